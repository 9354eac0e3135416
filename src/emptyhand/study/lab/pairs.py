"""Differences between two rulesets, game by game: game i of either has the same seed, and often the same deal.

A sum of differences and a sum of their squares suffice for a test that is right whether or not the games resemble each
other: equal deals make it sharper.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.game.deck_places import zones_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.model import Ends
from emptyhand.study.lab.names import INSTANT, LASTS, STALLED, WINS, names_of


@dataclass(frozen=True, slots=True)
class PairSums:
    """Differences, first minus second: their number, sum and sum of squares."""

    count: int
    total: int
    squares: int
    events: bool
    """Whether each compared number is 0 or 1."""

    @classmethod
    def of(cls, first: NDArray[np.generic], second: NDArray[np.generic], *, events: bool = False) -> PairSums:
        missed = first.astype(np.int64) - second.astype(np.int64)
        return cls(len(missed), int(missed.sum()), int((missed * missed).sum()), events)

    def __add__(self, other: PairSums) -> PairSums:
        return PairSums(self.count + other.count, self.total + other.total, self.squares + other.squares, self.events)


def pair_sums(laws: tuple[Law, Law], results: tuple[Results, Results]) -> dict[str, PairSums]:
    """Return the sums by the key of the measure. All but stalls are over the games that ended under both laws."""
    one, other = results
    found = {STALLED: PairSums.of(one.stalled, other.stalled, events=True)}
    ended = ~(one.stalled | other.stalled)
    (numbers, events), (other_numbers, other_events) = (_columns(*pair) for pair in zip(laws, results, strict=True))
    for key in numbers.keys() & other_numbers.keys():
        found[key] = PairSums.of(numbers[key][ended], other_numbers[key][ended])
    for key in events.keys() & other_events.keys():
        found[key] = PairSums.of(events[key][ended], other_events[key][ended], events=True)
    return found


def merge_sums(sums: dict[str, PairSums], further: dict[str, PairSums]) -> dict[str, PairSums]:
    return {key: sums[key] + one if key in sums else one for key, one in further.items()}


def _columns(law: Law, results: Results) -> tuple[dict[str, NDArray[np.int32]], dict[str, NDArray[np.bool_]]]:
    kills, pick_ups = names_of(law)
    numbers = {
        "decisions.mean": results.decisions,
        kills: results.kills,
        pick_ups: results.pick_ups,
        "cards_left": results.cards_left.sum(axis=1, dtype=np.int32),
    }
    distance = (results.winner - results.starter) % results.players
    events = {f"{WINS}.{at}": np.equal(distance, at) for at in range(results.players)}
    if law.ends is Ends.PLAY_ON and results.players > 2:
        last = results.last
        behind = np.where(last < 0, -1, (last - results.starter) % results.players)
        events |= {f"{LASTS}.{at}": np.equal(behind, at) for at in range(results.players)}
    if isinstance(law, ClimbLaw):
        named = zip(count(1), law.instant, strict=False)
        events |= {f"{INSTANT}.{instant.name}": np.equal(results.instant, number) for number, instant in named}
    return numbers, events


def same_deals(first: Job, second: Job) -> bool:
    """Whether every seat is dealt the same cards in game i under both laws."""
    if (first.players, first.seed) != (second.players, second.seed) or first.law.pack != second.law.pack:
        return False
    if first.law.packs[first.players] != second.law.packs[first.players]:
        return False
    return _deal(first.law, first.players) == _deal(second.law, first.players)


def _deal(law: Law, players: int) -> tuple[object, ...]:
    """Return what decides which cards a seat gets; choosing up cards and turning up a first card come after that."""
    if isinstance(law, PileLaw):
        return (PileLaw, zones_of(law, players))
    return (ClimbLaw, law.deal)
