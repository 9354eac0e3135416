"""Figures from batches of games: a value, and what each batch adds to its error.

Games within a batch may depend on one another; batches do not. The same batches of two rulesets are the same games, so
that the difference of two figures has an interval of its own, sharper than those of the two.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from emptyhand.study.lab.significance import Difference
from emptyhand.study.lab.summary import Estimate, Z

LEAST_BATCHES = 8
"""With fewer batches, their spread says nothing."""
LEAST_TESTED = 30
"""With fewer batches there is no test of a difference."""

Influence = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Batched:
    """A figure; the error of its value is about the sum of the batches' influences."""

    value: float
    influence: Influence

    def estimate(self, least: Estimate | None = None) -> Estimate:
        """Return the value with its interval, which is at least as wide as another one."""
        half = _half(self.influence)
        if half is None:
            return Estimate(self.value, None, None)
        low, high = self.value - half, self.value + half
        if least is not None and least.low is not None and least.high is not None:
            return Estimate(self.value, min(low, least.low), max(high, least.high))
        return Estimate(self.value, low, high)


def ratio(above: NDArray[np.int64], below: NDArray[np.int64]) -> Batched | None:
    """Return a ratio of two sums over batches, by the delta method."""
    total = int(below.sum())
    if total == 0:
        return None
    value = int(above.sum()) / total
    return Batched(value, (above - value * below) / total)


def batched_difference(first: Batched, second: Batched) -> Difference:
    """Return the difference of two figures from the same batches, with a paired test."""
    influence = first.influence - second.influence
    value, half = first.value - second.value, _half(influence)
    if half is None:
        return Difference(Estimate(value, None, None), None)
    found = Estimate(value, value - half, value + half)
    if len(influence) < LEAST_TESTED:
        return Difference(found, None)
    if half == 0:
        return Difference(found, 1.0 if value == 0 else 0.0)
    return Difference(found, math.erfc(abs(value) / (half / _t(len(influence) - 1)) / math.sqrt(2)))


def _half(influence: Influence) -> float | None:
    count = len(influence)
    if count < LEAST_BATCHES:
        return None
    return _t(count - 1) * math.sqrt(float((influence * influence).sum()) * count / (count - 1))


def _t(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution, to 0.001 from 7 degrees of freedom on (Cornish and Fisher)."""
    cubed, fifth = Z**3, Z**5
    return Z + (cubed + Z) / (4 * freedom) + (5 * fifth + 16 * cubed + 3 * Z) / (96 * freedom**2)
