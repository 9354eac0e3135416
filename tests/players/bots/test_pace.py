"""How long a bot takes tells nothing about its hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from emptyhand.game.view import View, view
from emptyhand.players.bots import Budget, make, think
from emptyhand.players.bots.pace import LEADING, SPREAD, Paced, beats, rest
from emptyhand.rules.actions import Move, Pass
from tests.catalogue import CORE
from tests.players.bots.own import some_game
from tests.property.unseen import redealt
from tests.property.walks import Case, walk


class Clock:
    """Time that passes only when somebody works or sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


class Working:
    """A player whose work takes as long as it is told."""

    def __init__(self, clock: Clock, work: Callable[[View], float]) -> None:
        self._clock = clock
        self._work = work

    def choose(self, view: View) -> Move:
        self._clock.now += self._work(view)
        return Pass()


def taken(seen: View, work: float, beat: float = 1.0) -> float:
    clock = Clock()
    Paced(Working(clock, lambda _: work), 7, beat, clock, clock.sleep).choose(seen)
    return clock.now


@pytest.mark.parametrize("ruleset", CORE)
def test_the_time_of_a_choice_is_the_same_for_every_hand_and_every_amount_of_work(ruleset: str) -> None:
    for decision in walk(Case(ruleset, "", 2, 3), cap=60):
        law, position, seat = decision.law, decision.position, decision.position.table.turn
        seen = view(law, position, seat)
        # For a spectator the hand of the seat to move is as unseen as any other.
        other = view(law, redealt(law, position, None, decision.random), seat)
        times = {taken(one, work) for one in (seen, other) for work in (0.0, 0.1, 0.5, 0.74)}
        assert max(times) - min(times) < 1e-9, decision.where


def test_times_vary_with_what_everyone_sees_and_stay_near_the_beat() -> None:
    lengths = []
    for decision in walk(Case("obsession", "", 3, 1), cap=200):
        seen = view(decision.law, decision.position, decision.position.table.turn)
        lengths.append(beats(seen, 0) / (1 if seen.table.demand else LEADING))
    assert all(1 - SPREAD <= length <= 1 + SPREAD for length in lengths)
    assert len(set(lengths)) > 100
    assert abs(sum(lengths) / len(lengths) - 1) < 0.05


def test_equal_seeds_take_equal_times_and_others_do_not() -> None:
    seen = some_game().view(0)
    assert beats(seen, 1) == beats(seen._replace(), 1)
    assert len({beats(seen, seed) for seed in range(20)}) == 20


def test_late_answers_come_at_a_few_fixed_moments() -> None:
    seen = some_game().view(0)
    length = taken(seen, 0.0)
    random = Random(1)
    late = {round(taken(seen, length * random.uniform(1.01, 1.99)) / length, 6) for _ in range(200)}
    assert late == {1.5, 2.0}


def test_a_beat_of_nothing_switches_it_off() -> None:
    assert taken(some_game().view(0), 0.25, beat=0.0) == 0.25
    assert rest(0.0, 3.0) == 0.0


def test_a_paced_player_makes_the_same_moves_and_thinks_as_evenly() -> None:
    game = some_game()
    clock = Clock()
    seen = game.view(game.turn)
    paced = Paced(make("greedy", 3), 7, 2.0, clock, clock.sleep)
    assert paced.choose(seen) == make("greedy", 3).choose(seen)
    assert think(paced, seen, Budget(rollouts=1)).move == make("greedy", 3).choose(seen)
    assert clock.slept == [2 * beats(seen, 7)] * 2
