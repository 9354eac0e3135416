"""Estimates over deals. Games of one deal are not independent, deals are: an interval is always by deal."""

from __future__ import annotations

import math

import numpy as np
from scipy.special import stdtrit

from emptyhand.arena.scores import Array
from emptyhand.lab.summary import Estimate

LEVEL = 0.05


def mean(values: Array, level: float = LEVEL) -> Estimate | None:
    """The mean of one number a deal with Student's interval; None where there is no number."""
    values = values[~np.isnan(values)]
    count = len(values)
    if count == 0:
        return None
    value = float(values.mean())
    if count == 1:
        return Estimate(value, None, None)
    half = float(stdtrit(count - 1, 1 - level / 2)) * float(values.std(ddof=1)) / math.sqrt(count)
    return Estimate(value, value - half, value + half)


def share(values: Array) -> Estimate | None:
    """The same for shares: within 0 and 1, and open to doubt where every deal went the same way."""
    found = mean(values)
    if found is None or found.low is None or found.high is None:
        return found
    # The deals show no spread then; how often a rarer kind of deal could have been missed still bounds the share.
    missed = 1 - (LEVEL / 2) ** (1 / int((~np.isnan(values)).sum()))
    if found.value == 0:
        return Estimate(0.0, 0.0, missed)
    if found.value == 1:
        return Estimate(1.0, 1 - missed, 1.0)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))
