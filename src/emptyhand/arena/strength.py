"""One strength for each player of the pool, in points like those of Elo.

A placing is read as a row of choices (Luce): out of the seats still in, the next one out is the seat of player p with a
chance in proportion to p's weight. A choice says of its player and of everyone left that the one beat the other, and
in these pairs the ratio of the weights shows whoever else was at the table, so choix fits them as pairs.
"""

from __future__ import annotations

import math

import choix
import numpy as np

from emptyhand.arena.scores import Array
from emptyhand.lab.summary import Estimate

POINTS = 400 / math.log(10)
"""Points for a factor e of weight: 400 for odds of ten to one."""

SAMPLES = 1000
MOST_STEPS = 10_000
PRIOR = 0.5
"""Wins that each of two players who met is given against the other: a player that never lost stays within bounds."""

PERCENTS = (2.5, 97.5)


def fit(beats: Array) -> Array:
    """Points from how often each player beat each other one; the pool's mean is 0."""
    met = (beats + beats.T) > 0
    params = choix.ilsr_pairwise_dense(beats + PRIOR * met, max_iter=MOST_STEPS)
    return np.asarray(POINTS * (params - params.mean()))


def strengths(beats: Array, seed: int) -> tuple[Estimate, ...] | None:
    """The fit of all deals, with intervals from fits of deals drawn again and again with replacement.

    None where no game had a result.
    """
    deals, players = beats.shape[:2]
    total = beats.sum(axis=0)
    if not total.any():
        return None
    values = fit(total)
    if deals < 2:
        return tuple(Estimate(float(value), None, None) for value in values)
    chance = np.random.default_rng(seed)
    flat = beats.reshape(deals, -1)
    drawn = (chance.multinomial(deals, np.full(deals, 1 / deals)) @ flat for _ in range(SAMPLES))
    fits = np.array([fit(sample.reshape(players, players)) for sample in drawn if sample.any()])
    low, high = np.percentile(fits, PERCENTS, axis=0)
    ends = zip(values.tolist(), low.tolist(), high.tolist(), strict=True)
    return tuple(Estimate(value, least, most) for value, least, most in ends)
