"""The coach's reviews over HTTP: computed beside the tables, cached, and only for games that are over."""

from __future__ import annotations

import os
import sys
import time

import pytest

from emptyhand.server.reviews import WAITING, Reviews, TooManyReviews
from emptyhand.server.studies import Studies
from tests.server.servers import Guest, Json, Server, ask, play_on


def finished(server: Server) -> tuple[Guest, str]:
    """Somebody who has just finished a game against a bot, and the game's id."""
    ann = Guest(server, "Ann")
    room = ann.make_room(seats=2, bots=[None, "level:1"])
    player = ann.sit(room)
    player.until_t("snapshot")
    player.say("start", game=1)
    play_on([player])
    player.close()
    return ann, ann.finished_game(room)


def ready(server: Server, game: str, seat: int) -> Json:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        answer = ask(server, "POST", f"/api/games/{game}/review", {"seat": seat})
        assert answer.status == 200, answer.body
        found: Json = answer.json
        if found["state"] != "working":
            return found
        assert ask(server, "GET", "/healthz").status == 200, "the server answers meanwhile"
        time.sleep(0.2)
    raise AssertionError("the review never came")


def test_a_finished_game_is_reviewed_once_and_its_parts_add_up(server: Server) -> None:
    _, game = finished(server)
    found = ready(server, game, 0)
    assert found["state"] == "ready", server.log
    parts = found["review"]["parts"]
    total = parts["share"] + parts["deal"] + parts["choices"] + parts["luck"]
    assert abs(total - parts["result"]) < 1e-9
    assert parts["result"] in (0, 1)
    again = ask(server, "POST", f"/api/games/{game}/review", {"seat": 0})
    assert again.json == found
    assert ask(server, "POST", f"/api/games/{game}/review", {"seat": 2}).status == 400
    assert ask(server, "POST", f"/api/games/{'0' * 32}/review", {"seat": 0}).status == 404


def test_a_review_that_fails_says_so_and_too_many_are_refused() -> None:
    reviews = Reviews("emptyhand.no_such_module")
    first = reviews.start("a", 0, "")
    for number in range(WAITING - 1):
        reviews.start("b", number, "")
    try:
        reviews.start("c", 0, "")
    except TooManyReviews:
        pass
    else:
        raise AssertionError("expected TooManyReviews")
    deadline = time.monotonic() + 60
    while first.state == "working" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert first.state == "failed"
    assert reviews.find("a", 0) is first
    reviews.close()


def test_an_answer_that_is_no_review_counts_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    reviews = Reviews("tests.server.broken_reviewer")
    review = reviews.start("a", 0, "")
    deadline = time.monotonic() + 60
    while review.state == "working" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (review.state, review.result) == ("failed", None)
    reviews.close()


def test_closing_ends_a_busy_process_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python waits for the thread of a review or a study before it exits, so that the server would not end."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    slow = "tests.players.bots.slow_worker"
    reviews, studies = Reviews(slow), Studies(slow)
    review, study = reviews.start("game", 0, "record"), studies.start("study", "guest", [], 2, "en")
    while reviews._child is None or not studies._children:
        time.sleep(0.01)
    began = time.monotonic()
    reviews.close()
    studies.close()
    while {review.state, study.state} != {"failed"}:
        time.sleep(0.01)
    assert time.monotonic() - began < 30, "well before a silent process is given up"
