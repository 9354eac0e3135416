"""Estimates over deals. The games of one deal are not independent, deals are: every interval is over deals.

Every number here is bounded, so few deals can be judged honestly too (Gaffke's interval): each end is a quantile of
the mean under random weights, with one more deal as extreme in that direction as a deal can be. If all deals are
alike this is the exact binomial bound; with many deals it becomes Student's interval.
"""

from __future__ import annotations

import numpy as np

from emptyhand.study.arena.scores import Array
from emptyhand.study.lab.summary import Estimate

LEVEL = 0.05
SAMPLES = 20_000
TAIL = 100
"""At least this many samples lie beyond either end of an interval, at any level."""


def mean(values: Array, least: float, most: float, level: float = LEVEL) -> Estimate | None:
    """Return the mean of one number per deal, each from `least` to `most`, with its interval; None without numbers."""
    values = values[~np.isnan(values)]
    if len(values) == 0:
        return None
    value = float(values.mean())
    if len(values) == 1:
        return Estimate(value, None, None)
    # Deals have few distinct values, and sums of fractions differ by rounding.
    found, counts = np.unique(values.round(12), return_counts=True)
    if len(found) == 1:
        missed = 1 - (level / 2) ** (1 / len(values))
        return Estimate(value, value - missed * (value - least), value + missed * (most - value))
    chance = np.random.default_rng(0)
    size = max(SAMPLES, int(2 * TAIL / level))
    weights = chance.standard_gamma(counts, (size, len(counts)))
    unseen = chance.standard_exponential(size)
    total, weight = weights @ found, weights.sum(axis=1) + unseen
    low = np.quantile((total + unseen * least) / weight, level / 2)
    high = np.quantile((total + unseen * most) / weight, 1 - level / 2)
    return Estimate(value, float(low), float(high))


def share(values: Array) -> Estimate | None:
    """The same for shares."""
    return mean(values, 0, 1)
