"""Tests of differences between two rulesets, corrected for their number."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emptyhand.study.lab.pairs import PairSums
from emptyhand.study.lab.summary import Estimate, Z, mean, rescale

LEVEL = 0.05
LEAST_PAIRS = 30
"""With fewer pairs there is no normal distribution to speak of, and no test of a mean."""
EXACT = 1000
"""Up to this many pairs that differ, a share is tested exactly."""


@dataclass(frozen=True, slots=True)
class Difference:
    """First minus second, with a 95 % interval; `p` is None where there are too few games for a test."""

    estimate: Estimate
    p: float | None
    significant: bool = False
    """Whether it holds at 5 % for all differences tested together."""


def difference(sums: PairSums, scale: float = 1) -> Difference | None:
    """Return the difference and its p-value: McNemar's test for shares, a paired z-test for means."""
    if sums.count == 0:
        return None
    if sums.events:
        return Difference(_of_shares(sums), _mcnemar(sums))
    estimate = rescale(mean(sums.total, sums.squares, sums.count), scale)
    assert estimate is not None
    return Difference(estimate, _paired_z(sums))


def _of_shares(sums: PairSums) -> Estimate:
    """Return the interval of a difference of shares; rare events get some width even if none was seen."""
    value = sums.total / sums.count
    half = Z * math.sqrt(sums.squares - sums.total * value + Z * Z) / sums.count
    return Estimate(value, max(-1.0, value - half), min(1.0, value + half))


def _mcnemar(sums: PairSums) -> float:
    """Only pairs that differ count: without a true difference either side is as likely as the other."""
    differing = sums.squares
    fewer = (differing - abs(sums.total)) // 2
    if differing <= EXACT:
        tail: int = sum(math.comb(differing, k) for k in range(fewer + 1))
        return min(1.0, 2 * tail / (1 << differing))
    return math.erfc(max(0, abs(sums.total) - 1) / math.sqrt(2 * differing))


def _paired_z(sums: PairSums) -> float | None:
    if sums.count < LEAST_PAIRS:
        return None
    spread = sums.count * sums.squares - sums.total**2
    if spread == 0:
        return 1.0 if sums.total == 0 else 0.0
    z = abs(sums.total) * math.sqrt((sums.count - 1) / spread)
    return math.erfc(z / math.sqrt(2))


def holm(differences: Mapping[str, Difference], level: float = LEVEL) -> dict[str, Difference]:
    """Mark what is significant by Holm's method: one false mark in 20 comparisons of equal rulesets at most."""
    ascending = sorted((tested.p, key) for key, tested in differences.items() if tested.p is not None)
    kept = _count_significant([p for p, _ in ascending], level)
    marked = {key for _, key in ascending[:kept]}
    return {key: Difference(tested.estimate, tested.p, key in marked) for key, tested in differences.items()}


def _count_significant(ascending: Sequence[float], level: float) -> int:
    for at, p in enumerate(ascending):
        if p > level / (len(ascending) - at):
            return at
    return len(ascending)
