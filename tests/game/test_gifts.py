"""What a seat remembers of the cards that it gave to another before the first play, and nobody else knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.gifts import after_showing
from emptyhand.game.position import Gift, Position
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.snapshot.seen import format_seen, parse_seen
from emptyhand.game.table import Seat
from emptyhand.game.view import unseen_cards, view
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from tests.helpers import law

PRESIDENT = law("president")
TWO_PACKS = compile(
    loads('extends = "president"\nplayers = { least = 2, most = 2, default = 2 }\npack.players_per_pack = 1')
)
LINE = "players=3 hand1=4S9D hand2=5S2S2C hand3=6SKD{} rest=gone"
GIVEN = " given2=1:2S2C given3=2:KD"


def at(fields: str = GIVEN, of: Law = PRESIDENT) -> Position:
    return parse_snapshot(of, LINE.format(fields))


def seen(position: Position, seat: int | None, of: Law = PRESIDENT) -> tuple[tuple[Card, ...], ...]:
    return view(of, position, seat).known_to_me


# -- who knows what --------------------------------------------------------------------------------------------------


def test_both_who_exchange_know_what_the_other_got() -> None:
    step = start(PRESIDENT, deal(PRESIDENT, 4, 5, leader=1, titles=(2, 0, 3, 1)))
    gifts = {(gift.giver, gift.holder): gift.cards for gift in step.position.gifts}
    assert [(pair, len(cards)) for pair, cards in gifts.items()] == [((0, 3), 1), ((1, 2), 2), ((2, 1), 2), ((3, 0), 1)]
    for (giver, holder), cards in gifts.items():
        mine = view(PRESIDENT, step.position, giver)
        assert mine.known_to_me == tuple(cards if seat == holder else () for seat in range(4))
        assert mine.known_in(holder) == cards
        assert set(cards) <= set(step.position.seats[holder].hand)
        assert not set(cards) & set(unseen_cards(mine))
    assert seen(step.position, None) == ()


def test_without_an_exchange_nobody_knows_more_than_everyone() -> None:
    position = start(PRESIDENT, deal(PRESIDENT, 4, 5)).position
    assert position.gifts == ()
    assert all(seen(position, seat) == () for seat in (None, *range(4)))


def test_nobody_but_the_giver_is_shown_a_gift() -> None:
    position = at()
    assert seen(position, 0) == ((), parse_cards("2S2C"), ())
    assert seen(position, 1) == ((), (), parse_cards("KD"))
    assert seen(position, 2) == seen(position, None) == ()
    for seat in (1, 2, None):
        assert view(PRESIDENT, position, seat) == view(PRESIDENT, at(" given3=2:KD"), seat)
    for seat in (0, 2, None):
        assert view(PRESIDENT, position, seat) == view(PRESIDENT, at(" given2=1:2S2C"), seat)


def test_a_card_is_known_until_it_is_played() -> None:
    position = play(PRESIDENT, at(), Play(parse_cards("9D"))).position
    position = play(PRESIDENT, position, Play(parse_cards("2C"))).position
    assert seen(position, 0) == ((), parse_cards("2S"), ())
    position = play(PRESIDENT, position, Pass()).position
    position = play(PRESIDENT, position, Pass()).position
    position = play(PRESIDENT, position, Play(parse_cards("2S"))).position
    assert position.gifts == (Gift(Seat(1), Seat(2), parse_cards("KD")),)
    assert seen(position, 0) == ()


def test_a_card_that_everyone_learns_of_is_no_longer_a_gift() -> None:
    """The lowest card is announced: it may be one that its holder was given."""
    told = 0
    for seed in range(40):
        given = deal(PRESIDENT, 4, seed, titles=(2, 0, 3, 1))
        led = start(PRESIDENT, replace(given, leader=0)).position
        announced = start(PRESIDENT, given).position
        starter, lowest = announced.table.turn, announced.seats[announced.table.turn].known
        for gift in led.gifts:
            kept = tuple(card for card in gift.cards if gift.holder != starter or card not in lowest)
            told += kept != gift.cards
            assert (Gift(gift.giver, gift.holder, kept) in announced.gifts) is bool(kept)
            known = view(PRESIDENT, announced, gift.giver).known_in(gift.holder)
            assert sorted(known) == sorted({*gift.cards, *announced.seats[gift.holder].known})
    assert told > 5


@pytest.mark.parametrize(("known", "before", "after"), [("", "2S", ""), ("known2=2S", "2S2S", "2S")])
def test_with_two_packs_a_played_card_counts_as_one_that_everyone_knew(known: str, before: str, after: str) -> None:
    line = f"players=2 turn=2 hand1=4S hand2=5S2S2S {known} given2=1:2S rest=gone"
    position = parse_snapshot(TWO_PACKS, line)
    assert view(TWO_PACKS, position, 0).known_in(1) == parse_cards(before)
    position = play(TWO_PACKS, position, Play(parse_cards("2S"))).position
    assert view(TWO_PACKS, position, 0).known_in(1) == parse_cards(after)


def test_with_two_packs_only_the_holder_who_shows_a_card_loses_the_gift() -> None:
    gifts = tuple(Gift(Seat(giver), Seat(holder), parse_cards("2S")) for giver, holder in ((0, 2), (3, 1)))
    assert after_showing(gifts, Seat(1), parse_cards("2S")) == gifts[:1]


# -- as text and numbers ---------------------------------------------------------------------------------------------


def games() -> list[Position]:
    """Every position of some games that begin with an exchange."""
    found = []
    for seed in range(4):
        random = Random(seed)
        titles = tuple(random.sample(range(4), 4))
        position = start(PRESIDENT, deal(PRESIDENT, 4, seed, leader=seed % 2 or None, titles=titles)).position
        while not position.over:
            found.append(position)
            position = play(PRESIDENT, position, random.choice(legal_moves(PRESIDENT, position))).position
        found.append(position)
    return found


def test_positions_read_back_from_text_and_numbers() -> None:
    for position in games():
        line = format_snapshot(PRESIDENT, position)
        assert parse_snapshot(PRESIDENT, line) == position
        assert (" given" in line) is bool(position.gifts)
        assert from_ints(PRESIDENT, to_ints(position)) == position


def test_a_view_reads_back_from_its_line() -> None:
    remembered = 0
    for position in games():
        mine = view(PRESIDENT, position, position.table.turn)
        if mine.my_turn:
            assert parse_seen(PRESIDENT, format_seen(mine)) == mine
            remembered += bool(mine.known_to_me)
    assert remembered > 50
    line = format_seen(view(PRESIDENT, at(), 0))
    assert "hand2=2S2C? given2=1:2S2C hand3=??" in line


def test_without_gifts_text_and_numbers_are_as_they_were() -> None:
    plain = at("")
    assert "given" not in format_snapshot(PRESIDENT, plain)
    twos, king = parse_cards("2S2C"), parse_cards("KD")
    gifts = (2, *(0, 1, 2, *twos), *(1, 2, 1, *king))
    assert to_ints(at()) == (*to_ints(plain), 0, 0, 0, 0, *gifts)


@pytest.mark.parametrize(
    ("name", "fields", "message"),
    [
        ("president", "given2=2C", "given2=2C is no gift: expected a seat and its cards, such as 1:2S2H"),
        ("president", "given2=4:2C", "given2=4:2C is no gift"),
        ("president", "given2=1:", "given2 must name cards"),
        ("president", "given2=1:2X", "given2=2X is not a list of cards"),
        ("president", "given2=2:2C", "given must name other seats of the game"),
        ("president", "given2=1:2C.1:2S", "given must name each giver once"),
        ("president", "given2=1:9D", "given2 must name cards of hand2 that known2 does not name"),
        ("president", "known2=2C given2=1:2C", "given2 must name cards of hand2 that known2 does not name"),
        ("thirteen", "given2=1:2C", "nobody gives others cards unseen in thirteen"),
    ],
)
def test_gifts_that_cannot_be_are_refused(name: str, fields: str, message: str) -> None:
    with pytest.raises(BadSnapshot, match=message):
        parse_snapshot(law(name), LINE.format(f" {fields}"))


@pytest.mark.parametrize("gift", [(3, 1, 1, 0), (0, 3, 1, 0), (0, -1, 1, 0), (0, 1, 0), (1, 1, 1, 12)])
def test_numbers_of_gifts_that_cannot_be_are_refused(gift: tuple[int, ...]) -> None:
    with pytest.raises(BadSnapshot, match="given"):
        from_ints(PRESIDENT, (*to_ints(at("")), 0, 0, 0, 0, 1, *gift))


@pytest.mark.parametrize("count", [-1, 10**6])
def test_a_number_of_gifts_that_is_none_is_refused(count: int) -> None:
    with pytest.raises(BadSnapshot, match="a list cannot have length"):
        from_ints(PRESIDENT, (*to_ints(at("")), 0, 0, 0, 0, count))
