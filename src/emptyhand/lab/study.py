"""Studies one or two rulesets: plays their games in rounds of growing size, and counts after each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace

import numpy as np
from rich.console import RenderableType

from emptyhand.fast import target
from emptyhand.fast.batch import Job
from emptyhand.fast.contest import Contest
from emptyhand.fast.results import Results, merge
from emptyhand.lab.counts import Counts, GameCounts
from emptyhand.lab.laid import LaidBatches, batch_count, batch_size
from emptyhand.lab.pairs import PairSums, added, paired
from emptyhand.lab.progress import Meter
from emptyhand.lab.run import play_out
from emptyhand.lab.skill import MOST_DEALS, more_deals
from emptyhand.lab.sources import COMPILING, ProgressDisplay, SimulationResources, play
from emptyhand.law.model import ClimbLaw

FIRST, GROWTH, LARGEST = 1024, 4, 1 << 18
ELSEWHERE = 1 << 21
"""Games of a round on a GPU or a cluster, where a round takes a while to set up."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What has been counted of one ruleset so far."""

    job: Job
    counts: GameCounts
    laid: LaidBatches
    wins_by_deal: Counts
    """Of the skilled seat among unskilled ones."""


@dataclass(frozen=True, slots=True)
class Study:
    """One ruleset, or two and their differences game by game."""

    names: tuple[str, ...]
    """What people call the rulesets."""
    rulesets: tuple[Studied, ...]
    pairs: dict[str, PairSums]
    complete: bool
    seconds: float

    @property
    def games(self) -> int:
        """Games of each ruleset."""
        return self.rulesets[0].counts.games


class _Quiet:
    """Shows nothing: later rounds have nothing to prepare."""

    def preparing(self, text: str, *, at_once: bool) -> AbstractContextManager[None]:
        return nullcontext()

    def awaiting(self, text: str) -> AbstractContextManager[None]:
        return nullcontext()


def study(
    names: tuple[str, ...], jobs: tuple[Job, ...], where: SimulationResources, show: Callable[[Study], RenderableType]
) -> Study | None:
    """Play the jobs and show the figures after each round. Ctrl-C ends it early; complete rounds count."""
    started, found = time.monotonic(), None
    elsewhere = where.device == "cuda" or where.cluster is not None
    with Meter(0, sum(map(_planned, jobs))) as meter, ThreadPoolExecutor(where.threads) as pool:
        try:
            watch: ProgressDisplay = meter
            for first, end in rounds(jobs[0].games, elsewhere=elsewhere):
                if (found_now := _round(jobs, first, end, found, where, watch, meter, pool)) is None:
                    break
                complete = end == jobs[0].games
                found = replace(found_now, names=names, complete=complete, seconds=time.monotonic() - started)
                meter.show(show(found))
                watch = _Quiet()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    return found


def rounds(games: int, *, elsewhere: bool) -> Iterator[tuple[int, int]]:
    """Yield the rounds, each from a game up to another: a small one for a first answer, then larger ones."""
    first, size = 0, ELSEWHERE if elsewhere else FIRST
    while first < games:
        end = min(games, first + size)
        yield first, end
        first, size = end, max(size, min(LARGEST, size * GROWTH))


def _planned(job: Job) -> int:
    """Return how many games are played for a job, with those that count cards and those of the contest."""
    deals = min(job.games, MOST_DEALS)
    return job.games + batch_count(job.games) * batch_size(job.games) + deals * job.players


def _round(
    jobs: tuple[Job, ...],
    first: int,
    end: int,
    before: Study | None,
    where: SimulationResources,
    watch: ProgressDisplay,
    meter: Meter,
    pool: ThreadPoolExecutor,
) -> Study | None:
    """Return what is known after a round; None if it was interrupted."""
    results: list[Results] = []
    for job in jobs:
        if (played := _play(replace(job, first=job.first + first, games=end - first), where, watch, meter)) is None:
            return None
        results.append(played)
    rulesets = []
    for number, (job, played) in enumerate(zip(jobs, results, strict=True)):
        known = before.rulesets[number] if before else None
        counts = GameCounts.of(played, job.cap, len(job.law.instant) if isinstance(job.law, ClimbLaw) else 0)
        laid = known.laid if known else LaidBatches.none(job)
        deals = known.wins_by_deal if known else np.zeros(0, np.int64)
        with watch.preparing(COMPILING, at_once=not target.is_compiled(Contest.of(job.law).entry)):
            more = more_deals(job, deals, end, pool)
        further = laid.with_games(job, end, pool)
        meter.advance((len(more) - len(deals)) * job.players + (len(further.counts) - len(laid.counts)) * laid.games)
        rulesets.append(Studied(job, known.counts + counts if known else counts, further, more))
    pairs = before.pairs if before else {}
    if len(jobs) == 2:
        pairs = added(pairs, paired((jobs[0].law, jobs[1].law), (results[0], results[1])))
    return Study((), tuple(rulesets), pairs, complete=False, seconds=0)


def _play(job: Job, where: SimulationResources, watch: ProgressDisplay, meter: Meter) -> Results | None:
    parts: list[Results] = []

    def keep(results: Results) -> None:
        parts.append(results)
        meter.advance(results.games)

    return merge(parts) if play_out(play(job, where, watch), job.first, keep) else None
