"""What a bot takes from a table that it does not trust: cards given away only if a game can have made the view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import view
from emptyhand.players.workers.wire import encode_view
from emptyhand.server.heard import BadAnswer, read_view
from tests.helpers import law

PRESIDENT = law("president")
POSITION = parse_snapshot(PRESIDENT, "players=3 hand1=4S9D hand2=5S2S2C given2=1:2S2C hand3=6SKD rest=gone")


def sent(rows: object = None) -> dict[str, Any]:
    """The game of a message to seat 0, with other rows of cards given away."""
    seen: dict[str, Any] = json.loads(json.dumps(encode_view(view(PRESIDENT, POSITION, 0))))
    return {"view": seen if rows is None else seen | {"known_to_me": rows}, "moves": ["4S"]}


def test_cards_given_away_are_taken_in() -> None:
    assert read_view(PRESIDENT, sent(), 0) == view(PRESIDENT, POSITION, 0)
    assert sent()["view"]["known_to_me"] == [[], ["2S", "2C"], []]


@pytest.mark.parametrize(
    "rows",
    [
        *([[], [], []], [[], ["2S", "2C"]], [[], ["2S", "2C"], [], []], [["4S"], [], []], [[], ["4S"], []]),
        *([[], ["2S"] * 60, []], [[], ["2S", "2S"], []], [[], ["5S", "2S", "2C", "2D"], []], [[], ["2C", "2S"], []]),
        *("2S", 7, {"2S": 1}, [1, 2, 3], [[], "2S", []], [[], [None], []]),
    ],
)
def test_cards_that_cannot_have_been_given_away_are_refused(rows: object) -> None:
    with pytest.raises(BadAnswer, match="it shows a game that cannot be"):
        read_view(PRESIDENT, sent(rows), 0)


@pytest.mark.parametrize(
    ("place", "count"),
    [("draw", 20), ("seats/1/hand", 50), ("seats/1/hand", 2), ("seats/1/hand", 1)],
)
def test_a_view_that_hides_more_or_fewer_cards_than_there_are_is_refused(place: str, count: int) -> None:
    game = sent()
    *folders, name = place.split("/")
    inner = game["view"]
    for key in folders:
        inner = inner[int(key) if key.isdigit() else key]
    inner[name] = count
    with pytest.raises(BadAnswer, match="it shows a game that cannot be"):
        read_view(PRESIDENT, game, 0)
