"""Tests of differences between two rulesets, corrected for their number."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emptyhand.lab.pairs import PairSums
from emptyhand.lab.summary import Estimate, Z, mean, scaled

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
    estimate = scaled(mean(sums.total, sums.squares, sums.count), scale)
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


def holm(found: Mapping[str, Difference], level: float = LEVEL) -> dict[str, Difference]:
    """Mark what is significant by Holm's method: one false mark in 20 comparisons of equal rulesets at most."""
    tested = sorted((one.p, key) for key, one in found.items() if one.p is not None)
    kept = _kept([p for p, _ in tested], level)
    marked = {key for _, key in tested[:kept]}
    return {key: Difference(one.estimate, one.p, key in marked) for key, one in found.items()}


def _kept(ascending: Sequence[float], level: float) -> int:
    for at, p in enumerate(ascending):
        if p > level / (len(ascending) - at):
            return at
    return len(ascending)
