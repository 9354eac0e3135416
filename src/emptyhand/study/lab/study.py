"""Studies one or two rulesets: plays their games in rounds of growing size, and counts after each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

import numpy as np

from emptyhand.fast import target
from emptyhand.fast.batch import Job
from emptyhand.fast.contest import Contest
from emptyhand.fast.plain import play_interpreted
from emptyhand.fast.results import Results, merge
from emptyhand.fast.story import StoryKernel
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.study.lab.counts import Counts, GameCounts
from emptyhand.study.lab.pairs import PairSums, merge_sums, pair_sums
from emptyhand.study.lab.run import play_out
from emptyhand.study.lab.skill import MOST_DEALS, more_deals
from emptyhand.study.lab.sources import COMPILING, ProgressDisplay, SimulationResources, play
from emptyhand.study.lab.story import StoryBatches, batch_count, batch_size

if TYPE_CHECKING:
    # The page's studies do without what draws on a terminal.
    from rich.console import RenderableType

PREVIEW = 16
"""Games of a first answer before compiled code is loaded: a fifth of a second."""
FIRST, GROWTH, LARGEST = 1024, 4, 1 << 18
ELSEWHERE = 1 << 21
"""Games of a round on a GPU or a cluster, where a round takes a while to set up."""


NO_DEALS: Counts = np.zeros(0, np.int64)

Keep = Callable[[int, Results], None]


@dataclass(frozen=True, slots=True)
class StudyResult:
    """The counts of one ruleset so far."""

    job: Job
    counts: GameCounts
    story: StoryBatches
    wins_by_deal: Counts
    """Of the skilled seat among unskilled ones."""
    wins_of_master: Counts
    """Of one seat of the first level among those of the second, by deal; none unless it was asked for."""
    levels: tuple[int, int] = (5, 2)


@dataclass(frozen=True, slots=True)
class Study:
    """One ruleset, or two and their differences game by game."""

    names: tuple[str, ...]
    """The names of the rulesets."""
    rulesets: tuple[StudyResult, ...]
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
    names: tuple[str, ...],
    jobs: tuple[Job, ...],
    where: SimulationResources,
    show: Callable[[Study], RenderableType],
    keep: Keep | None = None,
) -> Study | None:
    """Play the jobs and show the figures after each round. Ctrl-C ends it early; complete rounds count.

    `keep` gets the results of each round, with the number of the ruleset.
    """
    from emptyhand.study.lab.progress import Meter

    started, found = time.monotonic(), None
    with Meter(0, sum(map(planned_games, jobs))) as meter:
        try:
            if meter.is_live:
                meter.show(show(preview(names, jobs)))
            for found_now in refine_until_precise(jobs, where, meter, keep):
                found = replace(found_now, names=names, seconds=time.monotonic() - started)
                meter.show(show(found))
        except KeyboardInterrupt:
            pass
    return found


class StudyDisplay(ProgressDisplay, Protocol):
    """Shows progress: before the first games, and as they are played."""

    def advance(self, games: int) -> None: ...


def refine_until_precise(
    jobs: tuple[Job, ...], where: SimulationResources, watch: StudyDisplay, keep: Keep | None = None
) -> Iterator[Study]:
    """Yield what is known after each round. It ends early after Ctrl-C while games are being played."""
    found = None
    elsewhere = where.device == "cuda" or where.cluster is not None
    with ThreadPoolExecutor(where.threads) as pool:
        try:
            for first, end in rounds(jobs[0].games, elsewhere=elsewhere):
                if (found := _round(jobs, first, end, found, where, watch, pool, keep)) is None:
                    return
                yield replace(found, complete=end == jobs[0].games)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def rounds(games: int, *, elsewhere: bool) -> Iterator[tuple[int, int]]:
    """Yield the rounds, each from a game up to another: a small one for a first answer, then larger ones."""
    first, size = 0, ELSEWHERE if elsewhere else FIRST
    while first < games:
        end = min(games, first + size)
        yield first, end
        first, size = end, max(size, min(LARGEST, size * GROWTH))


def planned_games(job: Job) -> int:
    """Return the number of games of a job, including those replayed move by move and those of the contest."""
    deals = min(job.games, MOST_DEALS)
    return job.games + batch_count(job.games) * batch_size(job.games) + deals * job.players


def preview(names: tuple[str, ...], jobs: tuple[Job, ...]) -> Study:
    """Return a first answer from a few games, played without compiled code: it takes longer to load than they do."""
    few = tuple(replace(job, games=min(job.games, PREVIEW)) for job in jobs)
    results = [play_interpreted(job) for job in few]
    rulesets = tuple(
        StudyResult(job, _count(job, played), StoryBatches.none(job), NO_DEALS, NO_DEALS)
        for job, played in zip(few, results, strict=True)
    )
    pairs = pair_sums((few[0].law, few[1].law), (results[0], results[1])) if len(few) == 2 else {}
    return Study(names, rulesets, pairs, complete=False, seconds=0)


def _round(
    jobs: tuple[Job, ...],
    first: int,
    end: int,
    before: Study | None,
    where: SimulationResources,
    watch: StudyDisplay,
    pool: ThreadPoolExecutor,
    keep: Keep | None,
) -> Study | None:
    """Return what is known after a round; None if it was interrupted."""
    results: list[Results] = []
    for number, job in enumerate(jobs):
        part = replace(job, first=job.first + first, games=end - first)
        if (played := _play(part, where, watch, quiet=before is not None)) is None:
            return None
        results.append(played)
        if keep is not None:
            keep(number, played)
    rulesets = [
        _further(before.rulesets[number] if before else None, job, played, end, watch, pool)
        for number, (job, played) in enumerate(zip(jobs, results, strict=True))
    ]
    pairs = before.pairs if before else {}
    if len(jobs) == 2:
        pairs = merge_sums(pairs, pair_sums((jobs[0].law, jobs[1].law), (results[0], results[1])))
    return Study((), tuple(rulesets), pairs, complete=False, seconds=0)


def _further(
    known: StudyResult | None, job: Job, played: Results, end: int, watch: StudyDisplay, pool: ThreadPoolExecutor
) -> StudyResult:
    """Return the result of a ruleset after another round: its games, those replayed and those of skilled players."""
    counts, deals = _count(job, played), known.wins_by_deal if known else NO_DEALS
    story = known.story if known else StoryBatches.none(job)
    kernels = Contest.of(job.law), StoryKernel.of(job)
    missing = not all(target.is_compiled(kernel.entry, kernel.variant) for kernel in kernels)
    with nullcontext() if known else watch.preparing(COMPILING, at_once=missing):
        further = story.with_games(job, end, pool)
        more = more_deals(job, deals, end, pool)
    watch.advance((len(more) - len(deals)) * job.players + further.games_counted - story.games_counted)
    return StudyResult(job, known.counts + counts if known else counts, further, more, NO_DEALS)


def _count(job: Job, played: Results) -> GameCounts:
    return GameCounts.of(played, job.cap, len(job.law.instant) if isinstance(job.law, ClimbLaw) else 0)


def _play(job: Job, where: SimulationResources, watch: StudyDisplay, *, quiet: bool) -> Results | None:
    parts: list[Results] = []

    def take(results: Results) -> None:
        parts.append(results)
        watch.advance(results.games)

    source = play(job, where, _Quiet() if quiet else watch)
    return merge(parts) if play_out(source, job.first, take) else None
