"""Life's 5s: reversing, skipping when two are left, odd and even numbers of them."""

from __future__ import annotations

import pytest

from emptyhand.game.events import Reversed, Skipped
from emptyhand.rules.actions import PickUp
from tests.helpers import law
from tests.rules.positions import after, happened, lay, position
from tests.rules.tables import may_pick_up

LIFE = law("life")


@pytest.mark.rule("life.wild.5")
@pytest.mark.parametrize(("players", "next_seat"), [(3, 2), (4, 3)])
def test_a_five_reverses_the_order_of_the_players(players: int, next_seat: int) -> None:
    step = lay(LIFE, position(LIFE, "5 9", *["9 J"] * (players - 1), pile="4"), "5")
    assert happened(step, Reversed) == [Reversed(-1)]
    assert step.position.table.turn == next_seat


@pytest.mark.rule("life.wild.5")
def test_a_second_five_turns_the_order_back() -> None:
    at = position(LIFE, "5 9", "9 J", "5 J", pile="4")
    assert after(LIFE, at, "5").table.turn == 2
    again = after(LIFE, at, "5", "5")
    assert (again.table.direction, again.table.turn) == (1, 0)


@pytest.mark.rule("life.five.even-reverse", "life.wild.5")
@pytest.mark.parametrize(("fives", "direction"), [("5", -1), ("5 5", 1), ("5 5 5", -1)])
def test_an_even_number_of_fives_leaves_the_order_as_it_was(fives: str, direction: int) -> None:
    at = after(LIFE, position(LIFE, f"{fives} 9", "9 J", "9 J", pile="4"), fives)
    assert at.table.direction == direction
    assert at.table.turn == direction % 3


@pytest.mark.rule("life.five.skip")
@pytest.mark.parametrize("fives", ["5", "5 5 5"])
def test_with_two_players_an_odd_number_of_fives_skips_the_other(fives: str) -> None:
    step = lay(LIFE, position(LIFE, f"{fives} 9", "9 J", pile="4"), fives)
    assert happened(step, Skipped) == [Skipped(1)]
    assert step.position.table.turn == 0


@pytest.mark.rule("life.five.even-skip")
def test_with_two_players_an_even_number_of_fives_skips_nobody() -> None:
    step = lay(LIFE, position(LIFE, "5 5 9", "9 J", pile="4"), "5 5")
    assert happened(step, Skipped) == []
    assert step.position.table.turn == 1


@pytest.mark.rule("life.five.skip")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("out", [0, 1, 2])
def test_with_two_left_of_three_a_five_skips_whoever_they_are(out: int, direction: int) -> None:
    mover, other = (seat for seat in range(3) if seat != out)
    hands = ["" if seat == out else "5 9" if seat == mover else "9 J" for seat in range(3)]
    step = lay(LIFE, position(LIFE, *hands, pile="4", turn=mover, out=[out], direction=direction), "5")
    assert happened(step, Skipped) == [Skipped(other)]
    assert step.position.table.turn == mover


@pytest.mark.rule("life.five.even-skip")
@pytest.mark.parametrize("direction", [1, -1])
def test_with_two_left_of_four_two_fives_skip_nobody(direction: int) -> None:
    at = position(LIFE, "", "5 5 9", "", "9 J", pile="4", turn=1, out=[2, 0], direction=direction)
    assert after(LIFE, at, "5 5").table.turn == 3


@pytest.mark.rule("rules.life.five-skip-direction")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_skip_leaves_the_direction_alone(direction: int) -> None:
    step = lay(LIFE, position(LIFE, "5 9", "9 J", "", pile="4", out=[2], direction=direction), "5")
    assert happened(step, Reversed) == []
    assert step.position.table.direction == direction


@pytest.mark.rule("rules.life.five-skip-new-turn")
def test_the_turn_after_a_skip_is_a_new_one_in_which_the_pile_may_be_taken() -> None:
    at = after(LIFE, position(LIFE, "5 9 J", "9 J", pile="4"), "5")
    assert at.table.turn == 0
    assert may_pick_up(LIFE, at)
    taken = after(LIFE, at, PickUp())
    assert (len(taken.seats[0].hand), taken.table.turn) == (4, 1)


@pytest.mark.rule("rules.life.five-parity")
def test_odd_or_even_is_counted_within_one_play() -> None:
    at = position(LIFE, "5 9", "9 J", "5 5 J", pile="4")
    turned = after(LIFE, at, "5")
    assert (turned.table.direction, turned.table.turn) == (-1, 2)
    # Three 5s lie there now, but the second play was of two.
    assert after(LIFE, turned, "5 5").table.direction == -1
    apart = after(LIFE, position(LIFE, "5 9", "5 J", "9 J", pile="4", direction=-1, turn=1), "5")
    assert apart.table.direction == 1


@pytest.mark.rule("rules.life.five-two-left")
def test_with_three_in_before_the_play_a_leavers_five_reverses() -> None:
    step = lay(LIFE, position(LIFE, "5", "9 J", "9 J", pile="4"), "5")
    assert step.position.table.out == (0,)
    assert happened(step, Reversed) == [Reversed(-1)]
    assert happened(step, Skipped) == []
    assert step.position.table.turn == 2


@pytest.mark.rule("rules.life.five-two-left")
def test_once_the_third_is_out_the_next_five_skips() -> None:
    at = after(LIFE, position(LIFE, "5", "9 J", "5 J", pile="4"), "5")
    assert happened(lay(LIFE, at, "5"), Skipped) == [Skipped(1)]


@pytest.mark.rule("rules.life.four-effects-lapse", "life.five.skip")
def test_a_four_of_fives_with_two_left_skips_nobody_and_its_player_goes_on() -> None:
    step = lay(LIFE, position(LIFE, "5 9", "9 J", pile="4 5 5 5"), "5")
    assert happened(step, Skipped) == []
    assert (step.position.table.turn, step.position.table.pile) == (0, ())
