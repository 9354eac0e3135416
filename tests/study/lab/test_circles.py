"""Simulated games whose seats play by a table of weights do not go round in circles."""

from __future__ import annotations

import pytest

from emptyhand.fast.batch import Job, play_job
from emptyhand.fast.policy import Policy, greedy
from emptyhand.fast.weights.tuned import tuned_weights
from tests.helpers import law

SEED = 40_000_003


@pytest.mark.parametrize(
    ("name", "policy", "seats", "game"),
    [("cardgame", "greedy", 2, 6292), ("cardgame", "tuned", 2, 5395), ("cardgame-sevens", "tuned", 3, 6236)],
)
def test_a_simulated_game_that_left_one_circle_for_another_ends(name: str, policy: str, seats: int, game: int) -> None:
    of = law(name)
    weights = greedy(of) if policy == "greedy" else Policy(policy, tuned_weights(of) or ())
    results = play_job(Job(of, seats, SEED, game, 1, policy=weights))
    assert not results.stalled.any()
