"""The bots of tables: how long they may think, and which table a request counts for."""

from __future__ import annotations

from concurrent.futures import Future
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emptyhand.server.settings import Settings
from emptyhand.server.tables import players
from tests.server.servers import Guest, Server


def test_no_guest_can_let_a_bot_think_longer_than_the_server_allows(server: Server) -> None:
    ann = Guest(server, "Ann")
    for spec in ("search:100000ms", "search:9999999"):
        answer = ann.post("/api/rooms", {"seats": 2, "bots": [None, spec]})
        assert answer.status == HTTPStatus.BAD_REQUEST
        assert "expected at most 2000ms or 10000 rollouts" in answer.json["error"]
    player = ann.sit(ann.make_room(seats=2))
    player.say("set_bot", seat=1, spec="search:100000ms")
    assert "expected at most 2000ms" in str(player.until_t("refused")["why"])
    player.close()


def test_an_old_tables_bot_is_held_to_the_limit_and_counted_by_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    class Fake:
        def __init__(self, *_: object, **__: object) -> None: ...

        def submit(self, *request: Any, **_: object) -> Future[object]:
            asked.append(request)
            return Future()

    monkeypatch.setattr(players, "Workers", Fake)
    view = players.first_view("obsession")
    here = players.BotPlayers(Settings(tmp_path, think_ms=500))
    here.submit("search:100000ms", 1, view.law, view, "ABCDEF")
    here.submit("greedy", 2, view.law, view, "000000")
    assert [(request[0], request[-1]) for request in asked] == [("search:500ms", "ABCDEF"), ("greedy", "000000")]


def test_a_hint_of_a_worker_becomes_the_answer_for_a_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    says: list[Any] = [["coach-hint-do", {"move": ["coach-move-pass"]}], ["coach-hint-only"]]

    class Fake:
        def __init__(self, *_: object, **__: object) -> None: ...

        def ask(self, _: object, __: object, read: Any, *___: object) -> Future[object]:
            future: Future[object] = Future()
            future.set_result(read({"token": "-", "how": "only", "says": says}))
            return future

    monkeypatch.setattr(players, "Workers", Fake)
    monkeypatch.setattr(players, "find_spec", lambda _: None)
    answer = players.BotPlayers(Settings(tmp_path)).hint(players.first_view("thirteen"), "ABCDEF").result()
    assert (answer.token, answer.how) == ("-", "only")
    assert [msgspec.json.decode(phrase) for phrase in answer.says] == says


@pytest.mark.parametrize("think_ms", [0, 5_001])
def test_a_server_cannot_let_bots_think_without_limit(tmp_path: Path, think_ms: int) -> None:
    with pytest.raises(ValueError, match=r"expected 0\.001 to 5 s"):
        Settings(tmp_path, think_ms=think_ms)
