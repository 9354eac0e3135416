"""A look ahead can be asked at any time, leaves the habit only for good reason, and gives up what is clearly worse."""

from __future__ import annotations

import numpy as np
import pytest

from emptyhand.game.moves import canonical_moves_for
from emptyhand.players.bots.search import spend_rollouts
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.lookahead import Lookahead
from tests.players.search.layouts import seen_in

LINE = "players=3 hand1=4S4H9DKC hand2=5S9C hand3=6SJH draw=QS7C8D2H pile=4D rest=gone"

FOREVER = (
    "players=2 turn=1 dealer=1 hand1=3D8S8D9CKH up1=2S2DJD down1=KSJH8H known1=3D9CKH "
    "hand2=ASAH up2=.QH. down2=KD5D3S known2=ASAH rest=gone"
)
"""From a game between the strongest player and a greedy one, in which both went round in circles."""


def new_look(seed: int = 1, name: str = "life", line: str = LINE) -> Lookahead:
    seen = seen_in(name, line)
    return Lookahead.at(bench_of(seen.law), seen, len(canonical_moves_for(seen.law, seen)), seed)


def told(habit: int, outcomes: dict[int, list[float]]) -> Lookahead:
    """A look whose candidates came to just this."""
    look = new_look()
    look.habit, look.left = habit, sorted(outcomes)
    look.outcomes = {number: np.array(found) for number, found in outcomes.items()}
    look.worlds = len(next(iter(outcomes.values())))
    return look


def shares(*wins: int) -> dict[int, list[float]]:
    """Candidates that won so many of a hundred worlds: the first ones for one, the last for the next, and so on."""
    return {n: [1.0] * w + [0.0] * (100 - w) if n % 2 else [0.0] * (100 - w) + [1.0] * w for n, w in enumerate(wins)}


def test_before_anything_is_played_out_the_choice_is_the_habit() -> None:
    look = new_look()
    assert look.worlds == 0
    assert look.choice() == look.habit == look.bench.preferred(look.known, 1)


def test_it_can_be_asked_after_every_part_of_a_budget() -> None:
    look = new_look()
    for spent in range(1, 6):
        look.spend(100)
        assert look.choice() in look.left
        assert look.worlds == spent * (100 // len(look.left))
        assert {len(found) for found in look.outcomes.values()} == {look.worlds}


def test_a_budget_in_parts_is_played_out_in_the_same_worlds_as_a_whole_one() -> None:
    parts, whole = new_look(), new_look()
    for _ in range(3):
        parts.spend(100)
    whole.spend(300)
    assert all((parts.outcomes[number] == whole.outcomes[number]).all() for number in whole.left)


def test_a_budget_is_not_spent_on_games_that_go_on_for_ever() -> None:
    look, endless = new_look(), new_look(name="cardgame", line=FOREVER)
    spend_rollouts(look, 600)
    assert not look.endless
    assert look.worlds > 600 // 4 // 2
    spend_rollouts(endless, 600)
    assert endless.endless
    assert endless.worlds == 600 // 4 // len(endless.outcomes)
    assert endless.choice() == endless.habit


def test_too_small_a_budget_still_gets_two_worlds() -> None:
    look = new_look()
    look.spend(1)
    assert look.worlds == 2


@pytest.mark.parametrize(
    ("habit", "wins", "chosen"),
    [
        (0, (50, 52), 0),
        (0, (50, 80), 1),
        (1, (50, 52), 1),
        (1, (80, 52), 0),
        (2, (60, 61, 10), 1),
    ],
)
def test_the_habit_is_left_only_for_a_move_clearly_ahead_of_it(habit: int, wins: tuple[int, ...], chosen: int) -> None:
    assert told(habit, shares(*wins)).choice() == chosen


def test_a_small_lead_in_the_same_worlds_is_clear() -> None:
    """Wherever the habit wins the other wins too, and in three worlds more."""
    both = [1.0] * 50 + [0.0] * 50
    look = told(0, {0: both, 1: [1.0] * 53 + [0.0] * 47})
    assert look.ahead(1, 0)[0] == pytest.approx(0.03)
    assert look.choice() == 1


def test_between_equals_the_habit_is_kept() -> None:
    look = told(1, {0: [1.0, 0.0] * 20, 1: [1.0, 0.0] * 20})
    assert (look.best(), look.choice()) == (1, 1)


def test_a_hopeless_candidate_is_given_up_and_the_habit_stays() -> None:
    look = told(2, shares(60, 58, 5, 4, 3, 56))
    look.narrow()
    assert look.left == [0, 1, 2]


def test_of_candidates_that_are_close_the_better_half_is_kept() -> None:
    look = told(0, shares(50, 51, 52, 53, 54, 55))
    look.narrow()
    assert look.left == [0, 3, 4, 5]


def test_when_only_the_habit_is_left_it_is_decided() -> None:
    look = told(0, {0: [1.0] * 40, 1: [0.0] * 40})
    assert not look.decided
    look.narrow()
    assert look.left == [0]
    assert look.decided
