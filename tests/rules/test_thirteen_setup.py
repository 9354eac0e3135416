"""Thirteen before and at the first play: players, deal, who starts, what must be in the first play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emptyhand.game.deal import BadDeal, Deal, deal
from emptyhand.game.engine import legal_moves, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Leads, Starts
from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import Card, pack
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset.model import Starter
from tests.helpers import law
from tests.rules.positions import after, happened, position, refused
from tests.rules.tables import dealt_hands

SHEET, SOUTHERN = law("thirteen"), law("thirteen-southern")
ANY_START = law("thirteen", open_with_lowest=False)

both = pytest.mark.parametrize("played", [SHEET, SOUTHERN], ids=["sheet", "southern"])

# Four hands without a dragon, six pairs, three triples or all the 2s; the first holds the three of spades.
HANDS = (
    "3S3C3D3H4S5C6D8H9SJCQDKH2S",
    "4C4D5S5D6S7C7D9CTSJDKSAC2C",
    "4H5H6C6H7S8S9DTCTDQSQHASAD",
    "7H8C8D9HTHJSJHQCKCKDAH2D2H",
)


def first_position(played: Law, given: Deal) -> Position:
    at = start(played, given).position
    assert not at.over
    return at


def swapped(given: Deal, one: str, other: str) -> Deal:
    """The deal with two cards changing places."""
    exchange = {Card(one): Card(other), Card(other): Card(one)}
    return replace(given, cards=tuple(exchange.get(card, card) for card in given.cards))


@pytest.mark.rule("thirteen.setup.pack", "thirteen.deal.thirteen")
@both
def test_one_pack_of_52_gives_four_players_thirteen_cards_each(played: Law) -> None:
    given = deal(played, 4, 5)
    assert sorted(given.cards) == list(pack(1, 0))
    seats = start(played, given).position.seats
    assert [zones.hand for zones in seats] == [tuple(sorted(given.cards[13 * s : 13 * s + 13])) for s in range(4)]


@pytest.mark.rule("thirteen.setup.players", "rules.thirteen.players")
@both
def test_two_to_four_may_play_and_four_is_the_usual_number(played: Law) -> None:
    assert played.players.default == 4
    for players in (2, 3, 4):
        at = start(played, deal(played, players, 1)).position
        assert [len(zones.hand) for zones in at.seats] == [13] * players
        assert len(at.draw) == 52 - 13 * players
    for players in (1, 5):
        with pytest.raises(BadDeal, match="2 to 4 players"):
            deal(played, players, 1)


@pytest.mark.rule("rules.thirteen.players")
@both
def test_play_goes_clockwise_and_undealt_cards_are_never_used(played: Law) -> None:
    at = first_position(played, dealt_hands(*HANDS[:3]))
    assert at.table.turn == 0
    done = after(played, at, "3S", "4C", "4H")
    assert [done.table.turn, after(played, at, "3S").table.turn] == [0, 1]
    assert done.draw == at.draw
    assert len(done.draw) == 13


@pytest.mark.rule("thirteen.start.three-of-spades")
@both
@pytest.mark.parametrize("holder", range(4))
def test_the_three_of_spades_begins_the_first_game(played: Law, holder: int) -> None:
    hands = (*HANDS[-holder:], *HANDS[:-holder]) if holder else HANDS
    step = start(played, dealt_hands(*hands))
    assert happened(step, Starts) == [Starts(holder, Starter.LOWEST, Card("3S"))]
    assert step.position.table.turn == holder


@pytest.mark.rule("rules.thirteen.open-undealt")
@both
def test_if_the_three_of_spades_was_not_dealt_the_lowest_dealt_card_takes_its_part(played: Law) -> None:
    given = dealt_hands(HANDS[1], HANDS[2])
    at = first_position(played, given)
    assert (at.table.turn, at.table.opening) == (0, Card("4C"))
    assert refused(played, at, "4D") is Refusal.OPENING_CARD
    other = first_position(played, swapped(given, "4C", "4H"))
    assert (other.table.turn, other.table.opening) == (1, Card("4C"))
    lower = first_position(played, swapped(given, "TC", "3H"))
    assert (lower.table.turn, lower.table.opening) == (1, Card("3H"))
    assert refused(played, lower, "4H") is Refusal.OPENING_CARD
    assert after(played, lower, "3H").table.turn == 0


@pytest.mark.rule("rules.thirteen.open-with-lowest", "rules.thirteen.open-any-combination")
@both
def test_the_first_play_holds_the_three_of_spades_alone_or_in_any_combination(played: Law) -> None:
    at = first_position(played, dealt_hands(*HANDS))
    assert at.table.phase is Phase.OPEN
    moves = legal_moves(played, at)
    assert all(isinstance(move, Play) and Card("3S") in move.cards for move in moves)
    for cards in ("3S", "3S 3C", "3S 3H", "3S 3C 3H", "3S 3C 3D 3H", "3S 4S 5C", "3S 4S 5C 6D"):
        assert after(played, at, cards).table.turn == 1
    for cards in ("3C", "KH", "3C 3D", "4S 5C 6D", "3H 4S 5C"):
        assert refused(played, at, cards) is Refusal.OPENING_CARD
    assert refused(played, at, Pass()) is Refusal.LEADER_PASSES


@pytest.mark.rule("rules.thirteen.open-with-lowest")
def test_without_that_key_the_holder_of_the_lowest_card_starts_with_anything() -> None:
    at = first_position(ANY_START, dealt_hands(*HANDS))
    assert (at.table.turn, at.table.phase) == (0, Phase.PLAY)
    assert after(ANY_START, at, "KH").table.turn == 1


@pytest.mark.rule("thirteen.start.winner", "rules.thirteen.open-later")
@both
@pytest.mark.parametrize("leader", range(4))
def test_in_a_later_game_the_last_winner_begins_with_anything(played: Law, leader: int) -> None:
    step = start(played, dealt_hands(*HANDS, leader=leader))
    assert happened(step, Leads) == [Leads(leader)]
    assert happened(step, Starts) == []
    at = step.position
    assert at.table.turn == leader
    for card in at.seats[leader].hand:
        assert after(played, at, str(card)).table.turn == (leader + 1) % 4
    assert refused(played, at, Pass()) is Refusal.LEADER_PASSES


@pytest.mark.rule("rules.thirteen.open-with-lowest")
@both
def test_only_the_first_play_needs_that_card(played: Law) -> None:
    at = after(played, first_position(played, dealt_hands(*HANDS)), "3S")
    assert at.table.phase is Phase.PLAY
    assert after(played, at, "2C").table.turn == 2


@pytest.mark.rule("rules.thirteen.open-any-combination")
def test_a_bomb_with_the_three_of_spades_opens_too() -> None:
    at = position(SHEET, "3S 3C 4S 4C 5S 5C 9S", "4H")
    opening = at._replace(table=at.table._replace(phase=Phase.OPEN, opening=Card("3S")))
    assert after(SHEET, opening, "3S 3C 4S 4C 5S 5C").table.owner == 0
