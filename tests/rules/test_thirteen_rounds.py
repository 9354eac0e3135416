"""Thirteen's rounds: passing, being locked out, winning a round, going out, playing on for places."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Out, Over, Passed, RoundWon
from emptyhand.game.position import Position
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, happened, lay, position, refused

SHEET, SOUTHERN = law("thirteen"), law("thirteen-southern")
FORCED = law("thirteen", must_beat=True)
SHEET_ON, SOUTHERN_FIRST = law("thirteen", ends="play on"), law("thirteen-southern", ends="first out")

both = pytest.mark.parametrize("played", [SHEET, SOUTHERN], ids=["sheet", "southern"])
playing_on = pytest.mark.parametrize("played", [SOUTHERN, SHEET_ON], ids=["southern", "sheet playing on"])
PASS = Pass()


def table(played: Law, **more: object) -> Position:
    """Four seats with a low, a middle and a high card each; seat 0 has the turn."""
    return position(played, "4S 8S KS", "5S 8C KC", "6S 8D KD", "7S 8H KH", **more)  # type: ignore[arg-type]


# -- passing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.pass.allowed")
@both
def test_a_player_with_nothing_to_play_may_pass(played: Law) -> None:
    at = position(played, "4S 5S", "9S", pile="2H", owner=1)
    assert legal_moves(played, at) == (PASS,)
    assert happened(play(played, at, PASS), Passed) == [Passed(0)]


@pytest.mark.rule("rules.thirteen.pass-free")
@both
def test_a_player_who_could_beat_may_pass(played: Law) -> None:
    at = table(played, pile="3S", owner=3)
    assert legal_moves(played, at)[-1] == PASS
    assert after(played, at, PASS).table.locked == (0,)


@pytest.mark.rule("rules.thirteen.must-beat")
def test_by_the_other_reading_who_can_beat_has_to() -> None:
    at = table(FORCED, pile="3S", owner=3)
    assert PASS not in legal_moves(FORCED, at)
    assert refused(FORCED, at, PASS) is Refusal.MUST_BEAT
    stuck = table(FORCED, pile="AS", owner=3)
    assert legal_moves(FORCED, stuck) == (PASS,)
    assert after(FORCED, stuck, PASS).table.turn == 1


@pytest.mark.rule("rules.thirteen.pass-leader")
@pytest.mark.parametrize("played", [SHEET, SOUTHERN, FORCED], ids=["sheet", "southern", "must beat"])
def test_the_leader_of_a_round_may_not_pass(played: Law) -> None:
    at = table(played)
    assert all(isinstance(move, Play) for move in legal_moves(played, at))
    assert refused(played, at, PASS) is Refusal.LEADER_PASSES


@pytest.mark.rule("thirteen.pass.locked")
@both
def test_who_has_passed_stays_out_until_the_round_is_won(played: Law) -> None:
    at = after(played, table(played), "4S", PASS, "6S", "7S", "8S")
    # Seat 1 is passed over although it could beat the 8 with a king.
    assert (at.table.turn, at.table.locked) == (2, (1,))
    won = after(played, at, PASS, PASS)
    assert (won.table.turn, won.table.locked, won.table.demand) == (0, (), 0)


@pytest.mark.rule("thirteen.pass.locked")
@both
def test_in_the_next_round_everyone_is_back(played: Law) -> None:
    at = position(played, "4S KS 3S", "5S KC", "6S KD", "7S KH")
    won = after(played, at, "KS", PASS, PASS, PASS)
    assert (won.table.turn, won.table.locked, won.table.pile) == (0, (), ())
    assert after(played, won, "3S").table.turn == 1


@pytest.mark.rule("rules.thirteen.pass-out-bombs")
@both
def test_who_is_locked_out_cannot_come_back_with_a_bomb(played: Law) -> None:
    at = position(played, "9S 9C 9D 9H 3S", "4S KC", "5S 2D", pile="3C", owner=2)
    done = after(played, at, PASS, "4S", "2D")
    assert done.table.turn == 1
    won = after(played, done, PASS)
    assert won.table.turn == 2


# -- winning a round -------------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.round.end", "thirteen.round.lead")
@both
def test_the_owner_of_an_unbeaten_combination_clears_the_table_and_leads_anything(played: Law) -> None:
    at = position(played, "4S 4C 8S", "5S KC", "6S KD", "7S KH")
    step = play(played, after(played, at, "4S 4C", PASS, PASS), PASS)
    assert happened(step, RoundWon) == [RoundWon(0, 0)]
    table_now = step.position.table
    assert (table_now.turn, table_now.pile, table_now.demand) == (0, (), 0)
    assert len(table_now.gone) > 2
    assert after(played, step.position, "8S").table.owner == 0


@pytest.mark.rule("thirteen.round.end")
@both
def test_a_round_goes_on_as_long_as_someone_beats(played: Law) -> None:
    at = after(played, table(played), "4S", "5S", "6S", "7S", "8S", "8C")
    assert (at.table.turn, at.table.owner) == (2, 1)
    assert len(at.table.pile) == 6


@pytest.mark.rule("rules.thirteen.round-at-once")
@both
def test_when_all_others_are_locked_out_the_round_is_over_at_once(played: Law) -> None:
    at = after(played, table(played, pile="3S", owner=3), PASS, PASS)
    step = play(played, at, PASS)
    assert happened(step, RoundWon) == [RoundWon(3, 3)]
    duel = after(played, table(played, pile="3S", owner=3, locked=[1, 2]), "4S", "7S")
    assert duel.table.turn == 0
    assert happened(play(played, duel, PASS), RoundWon) == [RoundWon(3, 3)]


@pytest.mark.rule("rules.thirteen.round-at-once")
@both
def test_a_play_against_locked_seats_wins_the_round_by_itself(played: Law) -> None:
    at = position(played, "9S 3S 3C", "5S KC", "6S KD", pile="8S", owner=0, locked=[1, 2])
    step = lay(played, at, "9S")
    assert happened(step, RoundWon) == [RoundWon(0, 0)]
    assert (step.position.table.turn, step.position.table.demand) == (0, 0)
    assert after(played, step.position, "3S").table.turn == 1


# -- going out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.win.aim", "thirteen.win.first-out", "rules.thirteen.ends")
@pytest.mark.parametrize("played", [SHEET, SOUTHERN_FIRST], ids=["sheet", "southern first out"])
def test_the_first_player_without_cards_wins_and_the_game_is_over(played: Law) -> None:
    step = lay(played, position(played, "9S", "5S KC", "6S KD", pile="8S", owner=2), "9S")
    assert happened(step, Out) == [Out(0, 1)]
    assert happened(step, Over) == [Over((0,))]
    assert step.position.over
    assert legal_moves(played, step.position) == ()


@pytest.mark.rule("rules.thirteen.ends")
@playing_on
def test_playing_on_the_others_go_for_the_places(played: Law) -> None:
    at = position(played, "9S", "10S", "6S KD", "7S KH", pile="8S", owner=3)
    first = after(played, at, "9S")
    assert (first.table.out, first.over, first.table.turn) == ((0,), False, 1)
    second = after(played, first, "10S")
    assert (second.table.out, second.over, second.table.turn) == ((0, 1), False, 2)


@pytest.mark.rule("rules.thirteen.last-seat")
@playing_on
def test_the_only_seat_left_with_cards_is_placed_last_without_playing(played: Law) -> None:
    step = lay(played, position(played, "9S", "", "6S KD", "", pile="8S", owner=2, out=[3, 1]), "9S")
    assert happened(step, Out) == [Out(0, 3), Out(2, 4)]
    assert happened(step, Over) == [Over((3, 1, 0, 2))]
    assert step.position.over


@pytest.mark.rule("rules.thirteen.leaver-stands")
@playing_on
def test_a_leavers_combination_may_be_beaten_by_all_who_are_not_locked_out(played: Law) -> None:
    at = position(played, "9S", "4S KC", "6S KD", "7S KH", pile="8S", owner=3, locked=[1])
    left = after(played, at, "9S")
    assert (left.table.turn, left.table.owner) == (2, 0)
    assert after(played, left, "KD").table.turn == 3
    assert after(played, left, PASS).table.turn == 3
    beaten = after(played, left, PASS, "KH")
    # Only seat 3 is neither locked nor out: the round is its own.
    assert (beaten.table.turn, beaten.table.locked, beaten.table.demand) == (3, (), 0)


@pytest.mark.rule("rules.thirteen.leaver-lead")
@playing_on
def test_if_nobody_beats_it_the_next_seat_with_cards_leads_and_everyone_is_free(played: Law) -> None:
    at = position(played, "9S", "4S KC", "6S KD", "7S KH", pile="8S", owner=3, locked=[1])
    step = play(played, after(played, at, "9S", PASS), PASS)
    assert happened(step, RoundWon) == [RoundWon(0, 1)]
    table_now = step.position.table
    assert (table_now.turn, table_now.locked, table_now.demand, table_now.pile) == (1, (), 0, ())
    assert after(played, step.position, "4S").table.turn == 2


@pytest.mark.rule("rules.thirteen.leaver-lead")
@playing_on
def test_the_lead_passes_over_seats_that_are_out(played: Law) -> None:
    at = position(played, "9S", "", "6S KD", "7S KH", pile="8S", owner=3, out=[1])
    won = after(played, at, "9S", PASS, PASS)
    assert (won.table.turn, won.table.out) == (2, (1, 0))


@pytest.mark.rule("rules.thirteen.leaver-lead", "rules.thirteen.leaver-stands")
@playing_on
def test_two_leavers_in_one_round_and_the_seat_after_the_second_leads(played: Law) -> None:
    at = position(played, "9S", "10S", "4S 6S", "5S 7S", pile="8S", owner=3)
    won = after(played, at, "9S", "10S", PASS, PASS)
    assert (won.table.turn, won.table.out, won.table.demand) == (2, (0, 1), 0)


@pytest.mark.rule("rules.thirteen.leaver-lead")
@playing_on
def test_a_leaver_against_locked_seats_ends_the_round_at_once(played: Law) -> None:
    at = position(played, "9S", "4S KC", "6S KD", pile="8S", owner=0, locked=[1, 2])
    step = lay(played, at, "9S")
    assert happened(step, RoundWon) == [RoundWon(0, 1)]
    assert (step.position.table.turn, step.position.table.locked) == (1, ())


@pytest.mark.rule("rules.thirteen.players")
@playing_on
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_play_the_same_way(played: Law, players: int) -> None:
    hands = ("9S", "10S 4S", "JS 5S")[:players]
    at = position(played, *hands, pile="8S", owner=players - 1)
    step = lay(played, at, "9S")
    assert step.position.over is (players == 2)
    assert step.position.table.out[0] == 0
