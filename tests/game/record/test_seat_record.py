"""A seat's own record shows what that seat saw, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from emptyhand.game.engine import Step
from emptyhand.game.events import Event, Flipped
from emptyhand.game.record import BadRecord, Record, SeatRecord
from emptyhand.game.view import View, view
from emptyhand.rules.cards import Card
from emptyhand.rules.law import ClimbLaw, Law
from tests.game.record.games import Named, games, played

ONE_PACK = [game for game in games() if game.players == 2 or not game.ruleset.startswith("obsess")]
CHOOSING = Named("life", (), 3, 1, 4)
DIRECT = Named("obsession", (), 2, 3, 700)


def seen_by_looking(game: Named, seat: int | None) -> set[Card]:
    """Every card but jokers that lay open to a seat at some time, found by looking at its views."""
    _, steps = played(game)
    seen: set[Card] = set()
    for step in steps:
        mine = view(game.law, step.position, seat)
        seen.update(mine.hand, mine.table.pile, mine.table.gone)
        for other in mine.seats:
            seen.update(c for c in other.up if c is not None)
            seen.update(other.known)
        seen.update(event.card for event in step.events if isinstance(event, Flipped))
    return {card for card in seen if card != Card("R")}


@pytest.mark.parametrize("game", ONE_PACK, ids=str)
def test_every_card_that_was_seen_is_shown_and_every_other_is_not(game: Named) -> None:
    record, _ = played(game)
    for seat in (None, *range(game.players)):
        shown = [c for c in record.seen_by(seat).cards if c is not None and c != Card("R")]
        assert len(set(shown)) == len(shown)
        assert set(shown) == seen_by_looking(game, seat)


@pytest.mark.parametrize("game", games(), ids=str)
def test_a_seats_record_reads_back(game: Named) -> None:
    record, _ = played(game)
    for seat in (None, *range(game.players)):
        mine = record.seen_by(seat)
        assert SeatRecord.parse(mine.format()) == mine
        assert not Counter(c for c in mine.cards if c is not None) - Counter(record.deal.cards)
        assert len(mine.cards) == len(record.deal.cards)


def test_own_cards_stand_where_they_were_dealt() -> None:
    record, _ = played(DIRECT)
    for seat in range(2):
        # Three in hand and three up are seen at once, the three down cards when they are turned.
        first = seat * 9
        assert record.seen_by(seat).cards[first : first + 6] == record.deal.cards[first : first + 6]


def test_suits_are_always_written() -> None:
    text = played(DIRECT)[0].seen_by(0).format()
    words = text.split("\n\n")[1].split()
    assert any(re.fullmatch(r"[2-9TJQKA]", token) for token in played(DIRECT)[0].tokens)
    assert not any(re.fullmatch(r"[<^/]?[2-9TJQKA]+[!~]*", word) for word in words)


def test_placed_cards_of_others_are_hidden_until_they_are_revealed() -> None:
    record, _ = played(CHOOSING)
    assert [token[:2] for token in record.seen_by(0).tokens[3:]] == ["/?"]
    assert "?" not in "".join(record.seen_by(0).tokens[:3])
    assert "?" not in record.seen_by(1).tokens[3]
    assert record.seen_by(None).tokens == ("/?",) * 4
    whole, _ = played(Named("life", (), 3, 1, 30))
    assert "/?" not in whole.seen_by(None).tokens


def test_the_tie_order_is_not_told() -> None:
    assert "[Ties" not in played(CHOOSING)[0].seen_by(0).format()


def test_a_seats_record_is_not_replayed() -> None:
    text = played(DIRECT)[0].seen_by(1).format()
    assert '[View "2"]' in text
    with pytest.raises(BadRecord, match="what one seat saw of a game: it can be shown, but not replayed or verified"):
        Record.parse(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[View "2"]', '[View "3"]', "the header View holds '3': expected a seat from 1 to 2"),
        ('[View "2"]', "", 'there is no header [View "…"]'),
        ('[Deal "', '[Deal "?', "the deal must hold 54 cards, each a card of the pack or ?"),
        ('[Deal "', '[Deal "x', "the header Deal is not a list of cards"),
        ("1. 4H", "1. hello", "'hello' is not a move"),
        ("1. 4H", "1. 4", "'4' is not a move of a seat's record: expected cards with their suits"),
        ('[Result "', '[Result "9 9', "expected seats, stalled or *"),
        ('[Seats "Player 1"', "[Seats ", "obsession is for 2 to 8 players, not 1"),
    ],
)
def test_a_wrong_seats_record_is_refused(old: str, new: str, said: str) -> None:
    text = played(DIRECT)[0].seen_by(1).format()
    assert old in text
    with pytest.raises(BadRecord) as refused:
        SeatRecord.parse(text.replace(old, new, 1))
    assert said in str(refused.value)


def told(law: Law, steps: tuple[Step, ...], seat: int) -> list[tuple[View, list[Event]]]:
    """All that a seat ever saw."""
    return [(view(law, step.position, seat), [event.seen_by(seat) for event in step.events]) for step in steps]


@pytest.mark.parametrize(
    "game",
    [
        Named("thirteen", (), 2, 4, 12),
        Named("cardgame", (), 3, 2, 40),
        Named("life", (), 4, 5, 60),
        Named("obsession", (), 2, 3, 25),
    ],
    ids=str,
)
def test_the_record_depends_on_nothing_that_the_seat_was_not_told(game: Named) -> None:
    record, steps = played(game)
    seat, own = 0, record.seen_by(0)
    all_of_it = told(game.law, steps, seat)
    chance = random.Random(1)
    compared = 0
    for _ in range(250):
        other = swapped(record, chance)
        try:
            again = other.replay()
        except BadRecord:
            continue
        if told(game.law, again, seat) == all_of_it:
            compared += 1
            assert other.seen_by(seat).format() == own.format(), other.format()
    assert compared > 10


def swapped(record: Record, chance: random.Random) -> Record:
    """The same moves on a deal with two cards exchanged, neither of them dealt to the first seat."""
    cards = list(record.deal.cards)
    dealt_to_one = record.law.deal.hand if isinstance(record.law, ClimbLaw) else 9
    one, two = chance.sample(range(dealt_to_one, len(cards)), 2)
    cards[one], cards[two] = cards[two], cards[one]
    return replace(record, deal=replace(record.deal, cards=tuple(cards)))
