"""The process that studies rulesets for a server and, if asked, lets bots of two levels play by them.

Started as ``python -m emptyhand.study.arena.study_worker``. The arena builds on the lab, so the lab's worker cannot
import it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from emptyhand.players.workers.pool_worker import step_back
from emptyhand.players.workers.serve import serve
from emptyhand.players.workers.wire import Object
from emptyhand.study.lab.worker import StudyWorker

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.study.arena.levels import Wins
    from emptyhand.study.lab.study import Study

LEVEL_DEALS: Final = 25
"""Deals of the two levels, each played from every seat."""
SLICE_SECONDS: Final = 5.0
"""How long levels play after each round of the study, until all rounds are over."""


class LevelStudyWorker(StudyWorker):
    """Plays the deals of two levels between the rounds of a study."""

    def planned(self, question: Object, jobs: tuple[Job, ...]) -> int:
        further = sum(job.players * LEVEL_DEALS for job in jobs) if _levels(question) else 0
        return super().planned(question, jobs) + further

    def rounds(self, question: Object, jobs: tuple[Job, ...]) -> Iterator[Study]:
        levels = _levels(question)
        if levels is None:
            yield from super().rounds(question, jobs)
            return
        contest = self._contest(jobs, *levels)
        wins: tuple[Wins, ...] = ()
        for found in super().rounds(question, jobs):
            yield _with_levels(found, levels, wins, complete=False)
            until = time.monotonic() + SLICE_SECONDS
            while (found.complete or time.monotonic() < until) and (more := next(contest, ())):
                wins = more
                yield _with_levels(found, levels, wins, complete=False)
        yield _with_levels(found, levels, wins, complete=found.complete)

    def _contest(self, jobs: tuple[Job, ...], strong: int, weak: int) -> Iterator[tuple[Wins, ...]]:
        """Yield the wins of each ruleset, always of equally many deals."""
        from emptyhand.study.arena.levels import NO_WINS, wins_deal_by_deal

        contests = [wins_deal_by_deal(job, strong, weak, LEVEL_DEALS) for job in jobs]
        wins = [NO_WINS for _ in jobs]
        while True:
            # The ruleset with the fewest deals goes on: once it is over, all are.
            behind = min(range(len(jobs)), key=lambda number: len(wins[number]))
            more = next(contests[behind], None)
            if more is None:
                return
            self.advance(jobs[behind].players * (len(more) - len(wins[behind])))
            wins[behind] = more
            if deals := min(map(len, wins)):
                yield tuple(each[:deals] for each in wins)


def _levels(question: Object) -> tuple[int, int] | None:
    asked = question.get("levels")
    return None if not asked else cast(tuple[int, int], tuple(cast(list[int], asked)))


def _with_levels(study: Study, levels: tuple[int, int], wins: tuple[Wins, ...], *, complete: bool) -> Study:
    rulesets = tuple(
        replace(each, wins_of_master=won, levels=levels) for each, won in zip(study.rulesets, wins, strict=False)
    )
    return replace(study, rulesets=rulesets or study.rulesets, complete=complete)


if __name__ == "__main__":
    step_back()
    serve(LevelStudyWorker().answer)
