"""Whether what was counted agrees with what was expected: Pearson's statistic, and how unusual it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import inf, sqrt
from typing import TypeVar

Cell = TypeVar("Cell", bound=Hashable)

FEWEST = 5.0
"""Cells of which fewer are expected are counted together."""


def surprise(counted: Counter[Cell], weights: Mapping[Cell, int]) -> float:
    """How many standard deviations too large Pearson's statistic is; infinite if something cannot be at all.

    Its cube root is close to normal (Wilson and Hilferty): above 4 by chance alone once in thirty thousand times.
    """
    if set(counted) - set(weights):
        return inf
    share = counted.total() / sum(weights.values())
    rare_counted, rare_expected, statistic, cells = 0, 0.0, 0.0, 0
    for cell, weight in weights.items():
        expected = share * weight
        if expected < FEWEST:
            rare_counted, rare_expected = rare_counted + counted[cell], rare_expected + expected
            continue
        statistic += (counted[cell] - expected) ** 2 / expected
        cells += 1
    if rare_expected:
        statistic += (rare_counted - rare_expected) ** 2 / rare_expected
        cells += 1
    freedom = cells - 1
    assert freedom > 0, "there is only one way for the cards to lie"
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread))
