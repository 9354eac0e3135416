"""One strength for each player of the pool, in points like those of Elo.

A placing is read as a series of choices (Luce): out of the seats still in, the next one out is a seat of player p with
probability proportional to p's weight. A choice says that its player beat every other player still in, and the ratio
of the weights holds in such a pair whoever else was at the table, so choix fits the choices as pairs.
"""

from __future__ import annotations

import math

import choix
import numpy as np

from emptyhand.study.arena.scores import Array
from emptyhand.study.lab.summary import Estimate

POINTS = 400 / math.log(10)
"""Points per factor of e in weight: 400 for odds of ten to one."""

SAMPLES = 1000
MOST_STEPS = 10_000
PRIOR = 0.5
"""Wins added to both sides of every pair that met, so that the strength of a player that never lost stays finite."""

PERCENTS = (2.5, 97.5)


def fit(beats: Array) -> Array:
    """Return points from how often each player beat each other one; the pool's mean is 0."""
    met = (beats + beats.T) > 0
    params = choix.ilsr_pairwise_dense(beats + PRIOR * met, max_iter=MOST_STEPS)
    return np.asarray(POINTS * (params - params.mean()))


def strengths(beats: Array, seed: int) -> tuple[Estimate, ...] | None:
    """Return the fit of all deals, with intervals from fits of randomly weighted deals (the Bayesian bootstrap).

    Each of these fits has one more deal, in which every game follows some order of the players: three deals that were
    alike do not prove that every deal is. None if no game had a result.
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
    """Return how often each player beats each other one over reweighted deals, one random extra deal among them."""
    deals, players = len(flat), len(met)
    weights = chance.standard_exponential(deals + 1)
    weights *= deals / weights.sum()
    order = chance.permutation(players)
    ahead = order[:, None] < order
    beaten: Array = (weights[:deals] @ flat).reshape(players, players) + weights[deals] * ahead * met
    return beaten
