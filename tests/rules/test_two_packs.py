"""Climbing games with two packs: every card is there twice, and up to eight are of a kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.deck_places import follow, traces_of
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.events import Exchanged, Starts
from emptyhand.game.record import Record
from emptyhand.game.record.seat import SeatRecord
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.game.view import unseen_cards, view
from emptyhand.players.game import Game
from emptyhand.rules.actions import Play, action_count, action_index
from emptyhand.rules.cards import Card, format_cards, parse_cards
from emptyhand.rules.law import compile
from emptyhand.rules.law.model import ALWAYS_TURNED, ClimbLaw
from emptyhand.rules.ruleset import loads
from tests.rules.positions import after, dealt, position


def climb(*lines: str) -> ClimbLaw:
    """President for three to eight, with two packs from five on."""
    text = ('extends = "president"', "players.most = 8", "pack.players_per_pack = 4", *lines)
    law = compile(loads("\n".join(text)))
    assert isinstance(law, ClimbLaw)
    return law


SETS = "combinations.sets = [1, 2, 3, 4, 5, 6, 7, 8]"
JOKERS = ("pack.jokers = 2", 'ranking.order = "3 4 5 6 7 8 9 10 J Q K A 2 R"')
PLAIN, WITH_JOKERS = climb(SETS), climb(SETS, *JOKERS)
BOMBING = climb(
    "bombs.sets = [5, 6, 7, 8]", 'bombs.ladder = ["five", "six", "seven", "eight"]', "bombs.beat_anything = true"
)


def refusal(law: ClimbLaw, cards: str, standing: str = "") -> Refusal | None:
    """Why one of five players may not lay the cards where a combination stands, or lead them; None if they may."""
    at = position(law, f"{cards} 3S", "", "", "", "", pile=standing, owner=1 if standing else -1)
    try:
        after(law, at, cards)
    except IllegalMove as error:
        return error.reason
    return None


def test_two_packs_are_for_more_players_than_one_is_enough_for() -> None:
    assert [len(PLAIN.whole_pack(players)) for players in PLAIN.players.counts] == [52, 52, 104, 104, 104, 104]
    assert [len(WITH_JOKERS.whole_pack(players)) for players in (4, 5)] == [54, 108]
    assert PLAIN.whole_pack(5).count(Card("9H")) == 2
    assert format_cards(WITH_JOKERS.whole_pack(5)[-4:]) == "RRRBRB"


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_set_is_beaten_by_a_higher_one_of_its_size(size: int) -> None:
    nines, tens = " ".join("9" * size), " ".join("T" * size)
    assert refusal(PLAIN, tens, nines) is None
    assert refusal(PLAIN, nines, tens) is Refusal.NOT_ON_DEMAND
    if size > 1:
        assert refusal(PLAIN, tens[:-2], nines) is Refusal.NOT_ON_DEMAND


def test_equal_cards_make_a_pair_and_only_the_cards_held_can_be_laid() -> None:
    assert refusal(PLAIN, "9H 9H", "8S 8C") is None
    at = position(PLAIN, "9H 3S", "", "", "", "")
    with pytest.raises(IllegalMove) as caught:
        play(PLAIN, at, Play(parse_cards("9H9H")))
    assert caught.value.reason is Refusal.NOT_HELD


def test_larger_sets_are_combinations_or_bombs_only_if_a_key_says_so() -> None:
    assert refusal(climb(), "9 9 9 9 9") is Refusal.NO_FIGURE
    assert refusal(PLAIN, "9 9 9 9 9", "8") is Refusal.NOT_ON_DEMAND
    assert refusal(BOMBING, "9 9 9 9 9", "2") is None
    assert refusal(BOMBING, "9 9 9 9 9", "2 2 2 2") is None


def test_bombs_of_a_larger_set_beat_smaller_ones_by_the_ladder() -> None:
    assert refusal(BOMBING, "4 4 4 4 4 4", "2 2 2 2 2") is None
    assert refusal(BOMBING, "2 2 2 2 2", "4 4 4 4 4 4") is Refusal.NOT_ON_DEMAND
    apart = climb("bombs.sets = [5, 6]", "bombs.beat_anything = true")
    assert refusal(apart, "4 4 4 4 4 4", "2 2 2 2 2") is Refusal.NOT_ON_DEMAND
    assert refusal(apart, "T T T T T", "9 9 9 9 9") is None


def test_only_single_jokers_are_told_apart() -> None:
    assert refusal(WITH_JOKERS, "RB", "R") is None
    assert refusal(WITH_JOKERS, "R", "RB") is Refusal.NOT_ON_DEMAND
    assert refusal(WITH_JOKERS, "R", "R") is Refusal.NOT_ON_DEMAND
    assert refusal(WITH_JOKERS, "R", "2") is None
    assert refusal(WITH_JOKERS, "R RB", "2 2") is None
    assert refusal(WITH_JOKERS, "RB RB", "R R") is Refusal.NOT_ON_DEMAND
    assert refusal(WITH_JOKERS, "R R RB RB", "2 2 2 2") is None


def test_four_or_more_of_a_kind_turn_the_order() -> None:
    turning = climb(SETS, "ranking.four_turns = true")
    for cards in ("9 9 9 9", "9 9 9 9 9 9"):
        at = after(turning, position(turning, f"{cards} 3S", "4S 5S", "6S", "7S", "8S"), cards)
        assert at.table.turned == ALWAYS_TURNED
    assert after(turning, position(turning, "9 9 9 3S", "4S 5S", "6S", "7S", "8S"), "9 9 9").table.turned == 0


def test_every_play_of_a_hand_is_listed_once_with_the_lowest_cards() -> None:
    at = position(PLAIN, "9S 9S 9H KC", "3S", "3C", "3D", "3H")
    listed = [format_cards(move.cards) for move in legal_moves(PLAIN, at) if isinstance(move, Play)]
    # The suits of President ascend from clubs to spades.
    assert listed == ["9H", "KC", "9H9S", "9H9S9S"]


def test_every_figure_has_its_action_and_a_name() -> None:
    assert action_count(PLAIN) == len(PLAIN.figures) + 1 == 8 * 13 + 1
    assert action_index(PLAIN, Play(parse_cards("9S9S9C9D9H"))) == 4 * 13 + 6
    at = position(PLAIN, "3S", "3C", "3D", "3H", "3S", pile="9S 9S 9C 9D 9H", owner=1)
    line = format_snapshot(PLAIN, at)
    assert "demand=large-set5-9" in line
    assert parse_snapshot(PLAIN, line) == at


def test_of_two_who_hold_the_lowest_card_the_first_seat_starts() -> None:
    step = start(PLAIN, dealt(PLAIN, "4C", "5C", "3C", "6C", "3C"))
    assert [event.seat for event in step.events if isinstance(event, Starts)] == [2]
    assert step.position.seats[2].known == parse_cards("3C")
    opened = after(PLAIN, step.position, "3C")
    assert opened.seats[2].known == ()


def test_a_card_that_is_there_twice_is_unseen_until_both_are_seen() -> None:
    at = position(PLAIN, "9H 4S", "9H", "5S", "6S", "7S", draw="KS")
    assert unseen_cards(view(PLAIN, at, 0)).count(Card("9H")) == 1
    assert unseen_cards(view(PLAIN, at, 2)).count(Card("9H")) == 2


def test_the_exchange_moves_one_copy_of_a_card_and_its_place_in_the_deck() -> None:
    # The first gives two of its four 3s to the last and gets two of its three 2s; the second gives one of two equal 3s.
    given = replace(dealt(PLAIN, "3H 3H", "", "3C 3C 3D 3D", "", "2S 2S 2H"), titles=(2, 0, 3, 1, 4), leader=2)
    step = start(PLAIN, given)
    told = [event for event in step.events if isinstance(event, Exchanged) and event.seat in (2, 4)]
    assert [format_cards(event.cards or ()) for event in told] == ["2S2S", "3C3C"]
    first = step.position.seats[2].hand
    assert [first.count(Card(text)) for text in ("2S", "3C", "3D")] == [2, 0, 2]
    traces = follow(PLAIN, given, traces_of(PLAIN, given), step.events)
    for seat, zones in enumerate(step.position.seats):
        assert sorted(given.cards[place] for place in traces.hidden[seat]) == list(zones.hand)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_game_is_recorded_and_read_again(players: int) -> None:
    game = Game(WITH_JOKERS, deal(WITH_JOKERS, players, 3))
    while not game.over:
        moves = game.legal_moves()
        game.play(moves[game.made % len(moves)])
    again = Record.parse(game.record().format(), lambda *_: WITH_JOKERS)
    again.verify()
    assert again.moves == game.moves
    for seat in (None, 0, players - 1):
        assert SeatRecord.parse(again.seen_by(seat).format(), lambda *_: WITH_JOKERS) == again.seen_by(seat)
