"""Counts over many games. Integers only, so that adding parts in any order is exact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import reduce
from operator import add

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast.results import IntArray, Results

Counts = NDArray[np.int64]

BLOCK = 1 << 14
"""Games counted at a time: few enough for the working set to stay in the CPU cache."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums and sums of squares over all games, of numbers that each game has, such as one per seat."""

    totals: Counts
    squares: Counts

    @classmethod
    def of(cls, numbers: Sequence[IntArray]) -> Sums:
        counted = [np.bincount(one) for one in numbers]
        values = [np.arange(len(counts)) for counts in counted]
        pairs = list(zip(counted, values, strict=True))
        return cls(
            np.array([(counts * value).sum() for counts, value in pairs], np.int64),
            np.array([(counts * value * value).sum() for counts, value in pairs], np.int64),
        )

    def __add__(self, other: Sums) -> Sums:
        return Sums(self.totals + other.totals, self.squares + other.squares)


@dataclass(frozen=True, slots=True)
class GameCounts:
    """The counts behind a summary. All but `games` and `stalled` describe games that ended."""

    games: int
    stalled: int
    wins: Counts
    """By seat."""
    wins_from_starter: Counts
    """By the winner's distance from the seat that opened."""
    lasts_from_starter: Counts
    """By the distance of the seat that came last, in games in which every seat has a place."""
    lengths: Counts
    """Games by their number of decisions, up to the cap."""
    instants: Counts
    """Games by the instant win that ended them; 0 for none."""
    kills: Sums
    pick_ups: Sums
    cards_left: Sums
    """In all hands together."""
    cards_left_by_seat: Sums

    @classmethod
    def of(cls, results: Results, cap: int, instants: int) -> GameCounts:
        """Count games; `cap` is the job's, `instants` the number of instant wins in the law."""
        starts = range(0, results.games, BLOCK)
        blocks = (replace(results, raw=results.raw[:, start : start + BLOCK]) for start in starts)
        return reduce(add, (cls._of_block(block, cap, instants) for block in blocks))

    @classmethod
    def _of_block(cls, results: Results, cap: int, instants: int) -> GameCounts:
        stalled = int(results.stalled.sum())
        ended = replace(results, raw=results.raw[:, ~results.stalled]) if stalled else results
        winner, left = ended.winner, ended.cards_left.T
        return cls(
            games=results.games,
            stalled=stalled,
            wins=_count(winner, results.players),
            wins_from_starter=_count((winner - ended.starter) % results.players, results.players),
            lasts_from_starter=_count(_last_from_starter(ended), results.players),
            lengths=_count(ended.decisions, cap + 1),
            instants=_count(ended.instant, instants + 1),
            kills=Sums.of([ended.kills]),
            pick_ups=Sums.of([ended.pick_ups]),
            cards_left=Sums.of([left.sum(axis=0, dtype=np.int32)]),
            cards_left_by_seat=Sums.of(list(left)),
        )

    @property
    def ended(self) -> int:
        return self.games - self.stalled

    def __add__(self, other: GameCounts) -> GameCounts:
        return GameCounts(*(getattr(self, field.name) + getattr(other, field.name) for field in fields(GameCounts)))


def _last_from_starter(results: Results) -> IntArray:
    """Return how far the seat that came last sat from the seat that opened, game by game."""
    last = results.last
    placed = last >= 0
    return (last[placed] - results.starter[placed]) % results.players


def _count(numbers: IntArray, size: int) -> Counts:
    """Return how often each number below `size` occurs."""
    return np.bincount(numbers, minlength=size).astype(np.int64)
