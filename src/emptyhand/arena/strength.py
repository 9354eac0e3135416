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
"""Wins added to both sides of every pair that met: the strength of a player that never lost stays finite."""

PERCENTS = (2.5, 97.5)


def fit(beats: Array) -> Array:
    """Points from how often each player beat each other one; the pool's mean is 0."""
    met = (beats + beats.T) > 0
    params = choix.ilsr_pairwise_dense(beats + PRIOR * met, max_iter=MOST_STEPS)
    return np.asarray(POINTS * (params - params.mean()))


def strengths(beats: Array, seed: int) -> tuple[Estimate, ...] | None:
    """The fit of all deals, with intervals from fits of deals that are weighted at random again and again.

    Each of these fits has one more deal, in which all games go by some order of the players: three deals that were
    alike do not say that every deal would be. None where no game had a result.
    """
    deals = len(beats)
    total = beats.sum(axis=0)
    if not total.any():
        return None
    values = fit(total)
    if deals < 2:
        return tuple(Estimate(float(value), None, None) for value in values)
    chance = np.random.default_rng(seed)
    flat, met = beats.reshape(deals, -1), (total + total.T) / deals
    fits = np.array([fit(_weighted(flat, met, chance)) for _ in range(SAMPLES)])
    low, high = np.percentile(fits, PERCENTS, axis=0)
    ends = zip(values.tolist(), low.tolist(), high.tolist(), strict=True)
    return tuple(Estimate(value, least, most) for value, least, most in ends)


def _weighted(flat: Array, met: Array, chance: np.random.Generator) -> Array:
    """How often each player beats each other one in as many deals as there are, one more among them."""
    deals, players = len(flat), len(met)
    weights = chance.standard_exponential(deals + 1)
    weights *= deals / weights.sum()
    order = chance.permutation(players)
    ahead = order[:, None] < order
    beaten: Array = (weights[:deals] @ flat).reshape(players, players) + weights[deals] * ahead * met
    return beaten
