"""Moments of climbing games in which one condition alone decides."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, legal_moves_for
from emptyhand.game.errors import Refusal
from emptyhand.game.events import RoundWon, Skipped
from emptyhand.game.position import NOTHING
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import loads
from tests.helpers import law
from tests.rules.positions import after, happened, lay, position, refused

MAY_BOMB = law("thirteen", passed_may_bomb=True, beat_anything=True)
OUT_OF_ROUND = law("thirteen-southern", beaten_is_out=True)


# -- passing and bombs -----------------------------------------------------------------------------------------------


def test_only_the_player_who_passed_is_bound_to_bombs() -> None:
    at = position(MAY_BOMB, "3S KS", "5S 9H", "6S JD", pile="8S", owner=2)
    at = after(MAY_BOMB, at, Pass())
    assert at.table.bound == (0,)
    assert Play(parse_cards("9H")) in legal_moves(MAY_BOMB, at)


@pytest.mark.parametrize(("ends", "bound"), [("play on", ()), ("first out", (1,))])
def test_at_the_end_only_players_who_are_still_in_are_bound(ends: str, bound: tuple[int, ...]) -> None:
    bombing = law("thirteen-southern", passed_may_bomb=True, beat_anything=True, ends=ends)
    at = position(bombing, "9S", "3C 4H", "", pile="7S", owner=2, out=[2] if ends == "play on" else (), turn=1)
    over = after(bombing, at, Pass(), "9S")
    assert (over.table.phase, over.table.bound) == (Phase.OVER, bound)


def test_a_player_is_out_of_the_round_only_if_a_bomb_beat_them() -> None:
    at = position(OUT_OF_ROUND, "9S 3D", "TS 3C", "JS 3H", pile="8S", owner=2)
    assert after(OUT_OF_ROUND, at, "9S").table.locked == ()
    bombed = position(OUT_OF_ROUND, "9S 9C 9D 9H 3D", "TS 3C", "JS 3H", pile="2S", owner=2)
    assert after(OUT_OF_ROUND, bombed, "9S 9C 9D 9H").table.locked == (2,)


def test_a_bomb_that_is_led_or_beats_the_last_cards_of_a_leaver_puts_nobody_out_of_the_round() -> None:
    led = position(OUT_OF_ROUND, "9S 9C 9D 9H 3D", "TS 3C", "JS 3H")
    assert after(OUT_OF_ROUND, led, "9S 9C 9D 9H").table.locked == ()
    left = position(OUT_OF_ROUND, "9S 9C 9D 9H 3D", "TS 3C", "", pile="2S", owner=2, out=[2])
    assert after(OUT_OF_ROUND, left, "9S 9C 9D 9H").table.locked == ()


# -- leading ---------------------------------------------------------------------------------------------------------


def test_a_leader_may_finish_with_a_card_that_is_barred_as_an_answer() -> None:
    barred = law("thirteen", not_last="2")
    assert legal_moves(barred, position(barred, "2S", "3S 4S")) == (Play(parse_cards("2S")),)
    answer = position(barred, "2S", "3S 4S", pile="AS", owner=1)
    assert legal_moves(barred, answer) == (Pass(),)


def test_a_lead_beats_nothing_and_so_neither_wins_the_round_nor_skips() -> None:
    """Of a law's last figure too, which stands nowhere yet."""
    single_jokers = """
        extends = "thirteen"
        instant = []
        pack.jokers = 1
        ranking.order = "3 4 5 6 7 8 9 10 J Q K A 2 R"
        combinations = { sets = [1], shortest_run = 0, beats_joker = "3S" }
        bombs = { four = false, ladder = [], chops = [], pair_runs = [] }
    """
    played = compile(loads(single_jokers))
    step = lay(played, position(played, "3S 5S", "4S 6S", "7S 8S"), "3S")
    assert (step.position.table.turn, happened(step, RoundWon)) == (1, [])
    equal = """
        extends = "thirteen"
        instant = []
        ranking = { suits_decide = false, equal_beats = true, equal_skips = true }
        combinations = { sets = [1], shortest_run = 0, run_suit_tiebreak = false }
        bombs = { four = false, ladder = [], chops = [], pair_runs = [], one_colour = false }
    """
    played = compile(loads(equal))
    step = lay(played, position(played, "2S 5S", "4S 6S", "7S 8S"), "2S")
    assert (step.position.table.turn, happened(step, Skipped)) == (1, [])


# -- the opening, the end, out of turn -------------------------------------------------------------------------------


def test_the_opening_card_is_played_alone_and_only_in_the_opening() -> None:
    alone = law("thirteen", alone=True)
    at = position(alone, "3S 3H 5D", "9S 9H 4S", "KS KD 4H")
    opening = at._replace(table=at.table._replace(phase=Phase.OPEN, opening=Card("3S")))
    assert refused(alone, opening, "3S 3H") is Refusal.OPENING_ALONE
    assert after(alone, opening, "3S").table.turn == 1
    assert after(alone, at, "3S 3H").table.turn == 1


def test_nobody_has_a_move_or_a_duty_once_the_game_is_over() -> None:
    dutiful = law("thirteen", last_card_duty=True, ends="play on")
    over = after(dutiful, position(dutiful, "9S", "3C"), "9S")
    assert over.table.out == (0, 1)
    assert legal_moves(dutiful, over) == ()


def test_a_view_has_moves_only_in_turn() -> None:
    plain = law("thirteen")
    at = position(plain, "9S 3D", "TS 3C")
    assert legal_moves_for(plain, view(plain, at, 1)) == ()
    assert legal_moves_for(plain, view(plain, at, 0)) == legal_moves(plain, at)


def test_everything_that_a_player_let_stand_is_remembered_until_they_are_out() -> None:
    plain = law("thirteen")
    at = position(plain, "5S 6S", "9S 9C KD", "JS JD QD", pile="9D", owner=2)
    at = after(plain, at, Pass(), Pass(), "JS JD", Pass())
    assert len(at.seats[0].deduced.passed) == 2, "a single card and a pair"
    at = position(law("thirteen-southern"), "5S", "9S 9C KD", "JS JD QD", pile="4D", owner=2)
    at = at._replace(seats=(at.seats[0]._replace(deduced=at.seats[0].deduced._replace(passed=(3,))), *at.seats[1:]))
    assert after(law("thirteen-southern"), at, "5S").seats[0].deduced is NOTHING
