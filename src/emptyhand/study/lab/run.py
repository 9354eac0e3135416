"""Plays a job until its end or an interruption, and counts and stores its games in order."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from types import FrameType
from typing import TYPE_CHECKING, Generic

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.study.lab.counts import GameCounts
from emptyhand.study.lab.pieces import Some
from emptyhand.study.lab.sources import SimulationResources, play

if TYPE_CHECKING:
    from emptyhand.study.lab.storage import ParquetStore


@dataclass(frozen=True, slots=True)
class SimulationRun:
    """The counts from the job's first game on, and how long this run took."""

    counts: GameCounts | None
    complete: bool
    played: int
    seconds: float


def simulate(job: Job, where: SimulationResources, store: ParquetStore[Results] | None) -> SimulationRun:
    """Play what earlier runs have not played. Ctrl-C ends it early; the games finished by then count."""
    from emptyhand.study.lab.progress import Meter

    counter = Counter(job)
    for results in store.kept() if store else ():
        counter.add(results)
    rest = replace(job, first=job.first + counter.games, games=job.games - counter.games)
    with Meter(counter.games, job.games) as meter:

        def keep(results: Results) -> None:
            counter.add(results)
            if store:
                store.add(results)
            meter.advance(results.games)

        complete = rest.games == 0 or play_out(play(rest, where, meter), rest.first, keep)
        outcome = SimulationRun(counter.counts, complete, meter.played, meter.seconds)
    if store:
        store.finish()
    return outcome


class Counter:
    """Adds up the counts of a job's games."""

    def __init__(self, job: Job) -> None:
        self._cap = job.cap
        self._instants = len(job.law.instant) if isinstance(job.law, ClimbLaw) else 0
        self.counts: GameCounts | None = None

    @property
    def games(self) -> int:
        return self.counts.games if self.counts else 0

    def add(self, results: Results) -> None:
        counts = GameCounts.of(results, self._cap, self._instants)
        self.counts = self.counts + counts if self.counts else counts


def play_out(source: Iterator[Some], first: int, keep: Callable[[Some], None]) -> bool:
    """Pass the source's results to `keep` in order, from game `first` on; return whether all were played."""
    order: Order[Some] = Order(first)
    with Interruption() as interruption:
        while (results := interruption.wait(source)) is not None:
            for ready in order.add(results):
                keep(ready)
        if isinstance(source, Generator):
            # Stops games in progress, here or elsewhere.
            source.close()
    return not interruption.asked


class Order(Generic[Some]):
    """Puts results in the order of their games; they may arrive in any order, and more than once."""

    def __init__(self, first: int) -> None:
        self._next = first
        self._early: dict[int, Some] = {}

    def add(self, results: Some) -> Iterator[Some]:
        if results.first >= self._next:
            self._early.setdefault(results.first, results)
        while self._next in self._early:
            ready = self._early.pop(self._next)
            self._next += ready.games
            yield ready


class Interruption:
    """Delivers Ctrl-C while waiting for games; defers it while they are stored. The second is always delivered."""

    def __init__(self) -> None:
        self.asked = False
        self._waiting = False
        self._before: Callable[[int, FrameType | None], object] | int | None = None

    def __enter__(self) -> Interruption:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def wait(self, source: Iterator[Some]) -> Some | None:
        """Return the next results, or None at the end or after an interruption."""
        if self.asked:
            return None
        self._waiting = True
        try:
            return next(source, None)
        except KeyboardInterrupt:
            self.asked = True
            return None
        finally:
            self._waiting = False

    def _heard(self, _signal: int, _frame: FrameType | None) -> None:
        if self.asked or self._waiting:
            raise KeyboardInterrupt
        self.asked = True
