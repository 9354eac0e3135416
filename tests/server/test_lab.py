"""The lab over HTTP: studies beside the tables, given up when nobody asks, and one sentence for broken rules."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from emptyhand.players.workers.pool_worker import NICE
from emptyhand.server import studies
from emptyhand.server.studies import AT_ONCE, OF_ONE_ADDRESS, WAITING, RulesStudy, Studies, TooManyStudies
from emptyhand.study.lab.worker import FURTHER_NICE
from tests.server.servers import Answer, Guest, Json, Server, ask

SIX = """
extends = "president"
title = "Big House"
players = { least = 5, most = 6, default = 6 }
pack.players_per_pack = 3
deal.hand = 17
"""


def studied(server: Server, **body: object) -> Answer:
    return ask(server, "POST", "/api/lab", {"rules": {"name": "life"}} | body)


def test_rules_are_studied_beside_the_tables_and_sharpen(server: Server) -> None:
    house = {"text": 'extends = "life"\ntitle = "Ours"\n[run]\nkill_run = 3\n'}
    answer = studied(server, rules=house, vs={"name": "life"}, players=3)
    assert answer.status == 200, answer.body
    games, deadline = [0], time.monotonic() + 120
    while len(games) < 3 and time.monotonic() < deadline:
        found: Json = ask(server, "POST", "/api/lab/news", {"study": answer.json["id"]}).json
        assert found["state"] == "working", found
        if found["figures"] and found["figures"]["games"] > games[-1]:
            games.append(found["figures"]["games"])
        assert ask(server, "GET", "/healthz").status == 200, "the server answers meanwhile"
        time.sleep(0.05)
    assert games == [0, 16, 1024]
    topics = {each["topic"]: each["rows"] for each in found["figures"]["topics"]}
    assert [row["key"] for row in topics["seats"]] == [f"wins_from_starter.{n}" for n in range(3)]
    assert {"swings", "pick_ups", "choices", "values"} <= topics.keys()
    assert found["figures"]["same_deals"]
    assert found["figures"]["lengths"]["series"][1]


@pytest.mark.parametrize(
    ("body", "status", "part"),
    [
        ({"rules": {}}, 400, "either the name of a ruleset or the text"),
        ({"rules": {"name": "life", "text": "x = 1"}}, 400, "either the name of a ruleset or the text"),
        ({"rules": {"name": "../life"}}, 404, ""),
        ({"rules": {"text": "extends = 'life'\n[run]\nkill_rum = 3\n"}}, 400, "line 3"),
        ({"vs": {"text": "["}}, 400, "line 1: expected a key"),
        ({"players": 9}, 400, "players, not 9"),
        ({"levels": {"strong": 2, "weak": 2}}, 400, "a higher level than the others"),
        ({"levels": {"strong": 6, "weak": 2}}, 400, ""),
        ({"vs": {"name": "thirteen"}, "players": 6}, 400, "players, not 6"),
        ({"rules": {"name": "president"}, "vs": {"text": SIX}}, 400, "Big House is for 5 to 6 players, not 4."),
        ({"games": 10**9}, 400, ""),
    ],
)
def test_a_bad_request_gets_one_sentence(server: Server, body: Json, status: int, part: str) -> None:
    answer = studied(server, **body)
    assert answer.status == status, answer.body
    assert part in answer.json["error"]
    assert "\n" not in answer.json["error"]


def _ends(study: RulesStudy) -> None:
    deadline = time.monotonic() + 60
    while not (study.given_up.is_set() or study.state != "working"):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_guest_has_one_study_and_one_that_nobody_wants_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "FORSAKEN_SECONDS", 0.5)
    lab = Studies()
    first = lab.start("a", "ann", [{"name": "life"}], 4, "en")
    other = lab.start("b", "ben", [{"name": "life"}], 4, "en")
    assert lab.find("a") is first
    second = lab.start("c", "ann", [{"name": "life"}], 4, "en")
    assert lab.find("a") is None, "the guest has started another one"
    assert lab.find("b") is other
    for each in (first, other, second):
        _ends(each)
    assert lab.find("c") is None
    lab.close()


@pytest.mark.linux("/proc")
def test_two_studies_run_at_once_and_give_way_to_the_tables() -> None:
    lab = Studies()
    running = [lab.start(name, name, [{"name": "life"}], 4, "en", address=name) for name in ("a", "b", "c", "d")]
    deadline = time.monotonic() + 60
    while not all(each.figures for each in running[:AT_ONCE]):
        assert time.monotonic() < deadline
        time.sleep(0.02)
        for name in ("a", "b", "c", "d"):
            lab.find(name)
    processes = lab.processes
    assert len(processes) == AT_ONCE
    assert not any(each.figures for each in running[AT_ONCE:])
    for process in processes:
        # The main thread only answers; the thread that plays takes what time nobody else needs.
        tasks = {int(task.name): _nice(task) for task in Path(f"/proc/{process}/task").iterdir()}
        assert tasks[process] >= NICE
        assert max(tasks.values()) == min(19, NICE + FURTHER_NICE)
    lab.close()


def _nice(task: Path) -> int:
    return int((task / "stat").read_text().rpartition(")")[2].split()[16])


def test_a_study_whose_process_ends_at_once_says_so() -> None:
    lab = Studies("emptyhand.no_such_module")
    first = lab.start("a", "ann", [], 4, "en")
    _ends(first)
    assert first.state == "failed"
    lab.close()


class Answering:
    """Stands in for a study's process: no round yet, then a first one, then all of them."""

    pid = 0

    def __init__(self, *_: object, **__: object) -> None:
        self._answers = iter([{"rounds": 0}, {"rounds": 1}, {"rounds": 2, "over": True}])

    def ask(self, *_: object) -> dict[str, object]:
        return {"figures": {}, "done": 0, "of": 9, **next(self._answers)}

    def end(self) -> None: ...


@pytest.mark.parametrize(
    ("compiling", "playing", "complete"), [(-1.0, 60.0, False), (60.0, -1.0, False), (60.0, 60.0, True)]
)
def test_a_study_that_time_ends_is_not_complete(
    monkeypatch: pytest.MonkeyPatch, compiling: float, playing: float, complete: bool
) -> None:
    monkeypatch.setattr(studies, "Child", Answering)
    monkeypatch.setattr(studies, "COMPILING_SECONDS", compiling)
    monkeypatch.setattr(studies, "STUDY_SECONDS", playing)
    lab = Studies()
    found = lab.start("a", "ann", [], 4, "en")
    _ends(found)
    assert (found.state, found.over) == ("ready", complete)
    lab.close()


def test_an_address_has_two_places_however_many_guests_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Studies, "_ask", lambda _lab, study: study.given_up.wait())
    lab = Studies()
    for number in range(OF_ONE_ADDRESS):
        lab.start(f"a{number}", f"guest {number}", [], 4, "en", address="192.0.2.1")
    for number in range(20):
        with pytest.raises(TooManyStudies):
            lab.start(f"b{number}", f"other {number}", [], 4, "en", address="192.0.2.1")
    for number in range(WAITING - OF_ONE_ADDRESS):
        lab.start(f"c{number}", f"guest {number} elsewhere", [], 4, "en", address=f"198.51.100.{number}")
    lab.close()


def test_one_guest_who_starts_study_after_study_takes_no_place_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    # The processes that run are asked for their last figures for a while after they were given up.
    monkeypatch.setattr(Studies, "_ask", lambda _lab, _: threading.Event().wait(1))
    lab = Studies()
    for number in range(5 * WAITING):
        lab.start(f"a{number}", "eve", [], 4, "en", address="192.0.2.1")
    for number in range(WAITING - AT_ONCE - 1):
        lab.start(f"b{number}", f"guest {number}", [], 4, "en", address=f"198.51.100.{number}")
    lab.close()


def test_the_server_counts_the_lab_by_address(own_server: Server) -> None:
    wanted = ("life", "obsession", "cardgame")
    answers = []
    for number, name in enumerate(wanted):
        guest = Guest(own_server, f"Guest {number}")
        answers.append(guest.post("/api/lab", {"rules": {"name": name}}).status)
    assert answers == [200] * OF_ONE_ADDRESS + [503]


def test_too_many_studies_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    # No study ends before all are there, however slow the machine is.
    monkeypatch.setattr(Studies, "_ask", lambda _lab, study: study.given_up.wait())
    lab = Studies()
    for number in range(WAITING):
        lab.start(f"b{number}", f"guest {number}", [], 4, "en", address=f"192.0.2.{number}")
    with pytest.raises(TooManyStudies):
        lab.start("c", "cleo", [], 4, "en")
    lab.close()
