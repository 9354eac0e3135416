"""What is sent has no place for a hidden card; bots get it in processes of their own; nobody above can name more."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.players.workers import child
from emptyhand.players.workers.pool import Workers
from emptyhand.players.workers.wire import Object, encode_view
from emptyhand.table.room.messages import Resync
from tests.catalogue import CORE
from tests.helpers import law
from tests.security.moments import PEOPLE, WATCHER, some_moments
from tests.table.room.tables import table

CONFIG = Path(__file__).parents[2] / "pyproject.toml"
HIDDEN = {
    "emptyhand.game.position",
    "emptyhand.game.pile",
    "emptyhand.game.climb",
    "emptyhand.game.engine",
    "emptyhand.game.snapshot",
}
SEAT_KEYS = {"hand", "up", "down", "known", "lacks", "holds", "unbeaten", "passed"}
VIEW_KEYS = {"law", "seat", "table", "hand", "seats", "draw"}
EXCHANGING = "president"
"""A game in which a view may have `known_to_me`."""


# -- sizes and order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*CORE, EXCHANGING])
def test_a_view_as_it_is_sent_has_numbers_where_cards_are_hidden(ruleset: str) -> None:
    rules = law(ruleset)
    seats, remembered = min(4, rules.players.most), 0
    for made in some_moments(rules, seats, Random(ruleset), 8):
        for name, seat in [*((PEOPLE[n], n) for n in range(seats)), (WATCHER, None)]:
            made.hear(name, Resync(0))
            view: dict[str, Any] = made.last(name, "snapshot")["game"]["view"]
            given = view.pop("known_to_me", None)
            remembered += given is not None
            if given is not None:
                assert seat is not None
                assert given[seat] == []
                assert any(given)
                assert all(len(row) <= other["hand"] for row, other in zip(given, view["seats"], strict=True))
            assert set(view) == VIEW_KEYS
            assert isinstance(view["draw"], int)
            assert bool(view["hand"]) == (seat is not None and view["seats"][seat]["hand"] > 0)
            for other in view["seats"]:
                assert set(other) == SEAT_KEYS
                assert isinstance(other["hand"], int)
                assert all(isinstance(there, bool) for there in other["down"])
    assert bool(remembered) == (ruleset == EXCHANGING)


def test_the_order_of_a_hand_is_that_of_its_cards_and_tells_nothing_of_when_they_came() -> None:
    for ruleset in CORE:
        for made in some_moments(law(ruleset), 2, Random(ruleset), 6):
            assert made.room.kept.playing is not None
            for seat in range(2):
                hand = made.room.kept.playing.game.view(seat).hand
                assert list(hand) == sorted(hand), ruleset


def test_two_deals_have_no_numbers_of_cards_in_common_because_there_are_none() -> None:
    """A card on the wire is its face and nothing else: no id by which one could be followed or found again."""
    made = table("obsession", ("ann", "bob"))
    view = made.last("ann", "event")["game"]["view"]
    cards = [*view["hand"], *view["table"]["pile"], *(card for seat in view["seats"] for card in seat["up"])]
    assert cards
    assert all(isinstance(card, str) and 1 <= len(card) <= 3 for card in cards if card is not None)


# -- bots ------------------------------------------------------------------------------------------------------------


def test_a_bot_is_asked_in_another_process_and_is_sent_its_view_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Object]] = []
    ask = child.Child.ask

    def listening(self: child.Child, question: Object, seconds: float) -> Object:
        asked.append((self.pid, question))
        return ask(self, question, seconds)

    monkeypatch.setattr(child.Child, "ask", listening)
    rules = law("obsession")
    game = Game(rules, Match(rules, 3).next_deal(5))
    seen = game.view(game.turn)
    with Workers(1) as workers:
        assert workers.submit("random", 7, rules, seen).result(30) in game.legal_moves()
    ((pid, question),) = asked
    assert pid != os.getpid()
    assert set(question) == {"spec", "seed", "seconds", "view", "law", "met"}
    assert question["view"] == encode_view(seen)
    assert json.dumps(question["law"]).count(rules.digest) == 1


# -- who may import what ---------------------------------------------------------------------------------------------


def contract(name: str) -> dict[str, Any]:
    contracts = tomllib.loads(CONFIG.read_text())["tool"]["importlinter"]["contracts"]
    return next(one for one in contracts if one["id"] == name)


def test_bots_searchers_and_the_terminal_may_not_name_a_whole_position() -> None:
    """`make imports` holds the code to it; here stands what it has to be held to."""
    views_only = contract("views-only")
    assert set(views_only["source_modules"]) >= {
        "emptyhand.players.bots",
        "emptyhand.players.search",
        "emptyhand.terminal",
    }
    assert set(views_only["forbidden_modules"]) >= HIDDEN


def test_rooms_what_a_page_asks_and_devices_may_not_either() -> None:
    sans_io = contract("sans-io")
    assert sans_io["source_modules"] == ["emptyhand.table.api", "emptyhand.table.device", "emptyhand.table.room"]
    assert set(sans_io["forbidden_modules"]) >= HIDDEN | {"random", "secrets", "socket", "time"}
