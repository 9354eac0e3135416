"""Turns counts into statistics: rates, means and quantiles, each with a 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from emptyhand.study.lab.counts import Counts, GameCounts, Sums

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

PERCENTS = (50, 90, 99)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its interval; `low` and `high` are None if a single game says nothing about the spread."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Rate:
    """A count out of a total, with Wilson's interval."""

    count: int
    of: int
    estimate: Estimate | None
    """None where `of` is 0."""


@dataclass(frozen=True, slots=True)
class Length:
    """Decisions of the games that ended."""

    mean: Estimate | None
    quantiles: tuple[tuple[int, Estimate | None], ...]
    """By percent: the shortest length that at least this share of games does not exceed."""
    longest: int | None


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of the games. Everything but `stalled` describes games that ended."""

    games: int
    stalled: Rate
    wins: tuple[Rate, ...]
    wins_from_starter: tuple[Rate, ...]
    lasts_from_starter: tuple[Rate, ...]
    """Out of the games in which every seat has a place."""
    cards_left_by_seat: tuple[Estimate | None, ...]
    length: Length
    kills: Estimate | None
    pick_ups: Estimate | None
    cards_left: Estimate | None
    instants: tuple[tuple[str, Rate], ...]


def summarise(counts: GameCounts, instants: tuple[str, ...]) -> Summary:
    """Return the statistics of some counts; `instants` are the names of the law's instant wins."""
    ended = counts.ended
    return Summary(
        games=counts.games,
        stalled=rate(counts.stalled, counts.games),
        wins=tuple(rate(int(wins), ended) for wins in counts.wins),
        wins_from_starter=tuple(rate(int(wins), ended) for wins in counts.wins_from_starter),
        lasts_from_starter=tuple(rate(int(n), int(counts.lasts_from_starter.sum())) for n in counts.lasts_from_starter),
        cards_left_by_seat=_means(counts.cards_left_by_seat, ended),
        length=_length(counts.lengths),
        kills=_means(counts.kills, ended)[0],
        pick_ups=_means(counts.pick_ups, ended)[0],
        cards_left=_means(counts.cards_left, ended)[0],
        instants=tuple((name, rate(int(counts.instants[i]), ended)) for i, name in enumerate(instants, start=1)),
    )


def rate(count: int, of: int) -> Rate:
    """Return a rate with Wilson's interval: it stays within 0 and 1 and is sound for counts near either end."""
    if of == 0:
        return Rate(count, of, None)
    share, spread = count / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    # At either end the interval reaches it exactly; floating-point sums would miss it slightly.
    low = 0.0 if count == 0 else middle - half
    high = 1.0 if count == of else middle + half
    return Rate(count, of, Estimate(share, low, high))


def mean(total: int, squares: int, count: int) -> Estimate | None:
    """Return the mean of `count` numbers from their sum and sum of squares. Integers, so that nothing cancels."""
    if count == 0:
        return None
    value = total / count
    if count == 1:
        return Estimate(value, None, None)
    variance = (count * squares - total * total) / (count * (count - 1))
    half = Z * math.sqrt(variance / count)
    return Estimate(value, value - half, value + half)


def rescale(estimate: Estimate | None, factor: float) -> Estimate | None:
    """Return an estimate in another unit; `factor` is positive."""
    if estimate is None:
        return None
    ends = (None if end is None else factor * end for end in (estimate.low, estimate.high))
    return Estimate(factor * estimate.value, *ends)


def _means(sums: Sums, count: int) -> tuple[Estimate | None, ...]:
    pairs = zip(sums.totals.tolist(), sums.squares.tolist(), strict=True)
    return tuple(mean(total, squares, count) for total, squares in pairs)


def _length(lengths: Counts) -> Length:
    # Python integers: the squares of long games could overflow 64 bits.
    found = [(int(value), int(lengths[value])) for value in np.flatnonzero(lengths)]
    count = sum(games for _, games in found)
    total, squares = sum(value * games for value, games in found), sum(value**2 * games for value, games in found)
    quantiles = tuple((percent, quantile(lengths, percent)) for percent in PERCENTS)
    return Length(mean(total, squares, count), quantiles, found[-1][0] if found else None)


def quantile(counts: Counts, percent: int) -> Estimate | None:
    """Return the smallest number that at least `percent` of 100 do not exceed; interval from order statistics."""
    below = np.cumsum(counts)
    count = int(below[-1])
    if count == 0:
        return None
    # Integers: 0.9 * 10 would be slightly off.
    rank = -(-count * percent // 100)
    half = Z * math.sqrt(count * percent * (100 - percent)) / 100
    ranks = (rank, max(1, math.floor(rank - half)), min(count, math.ceil(rank + half)))
    value, low, high = (int(np.searchsorted(below, wanted)) for wanted in ranks)
    return Estimate(value, low, high)
