"""What becomes public of the deck: which cards everyone saw, and in which hand they lie."""

from __future__ import annotations

from emptyhand.game.deck_places import follow, traces_of
from emptyhand.game.events import Event, Played, TookRow, Tried
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.ruleset.model import Zone
from tests.helpers import law
from tests.rules.positions import dealt

TWO_PACKS = law("obsession", **{"pack.players_per_pack": 1})
NINE, EIGHT = Card("9H"), Card("8H")
GIVEN = dealt(TWO_PACKS, "9H 4S 4C", "", up=["9H 5S 6S"], draw="8H")


def shown_after(*events: Event) -> list[Card]:
    """The cards that become public with the last of some events."""
    traces = traces_of(TWO_PACKS, GIVEN)
    for event in events:
        traces = follow(TWO_PACKS, GIVEN, traces, [event])
    return [GIVEN.cards[seen.place] for seen in traces.shown]


def test_an_up_card_that_is_played_shows_no_equal_card_of_the_hand() -> None:
    assert shown_after(Played(0, (NINE,), Zone.UP)) == []
    assert shown_after(Played(0, (NINE,), Zone.HAND)) == [NINE]


def test_a_card_that_is_tried_is_shown_then_and_not_when_it_is_played() -> None:
    tried = Tried(1, EIGHT, False)
    assert shown_after(tried) == [EIGHT]
    assert shown_after(tried, Played(1, (EIGHT,), Zone.HAND)) == []


def test_up_cards_that_are_taken_into_the_hand_stay_public() -> None:
    took = TookRow(0, parse_cards("9H5S6S"))
    assert shown_after(took, Played(0, (NINE,), Zone.HAND)) == []
    assert shown_after(took, Played(0, (NINE, NINE), Zone.HAND)) == [NINE]
