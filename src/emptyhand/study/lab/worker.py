"""Studies rulesets for a server, in a process that ``emptyhand.study.arena.study_worker`` starts.

The first question names the rulesets; every further one asks for news, and waits a moment for it. The server imports
nothing of the lab: all of it runs here, in one thread at a low priority, and ends with this process.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Final, cast

from emptyhand.players.workers.serve import error_line
from emptyhand.players.workers.wire import Object

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.study.lab.study import Study

NEWS_SECONDS: Final = 0.25
"""Seconds to wait for news before an answer says that there are none."""
GAMES: Final = 50_000
"""Games of each ruleset."""
FURTHER_NICE: Final = 9
"""Added to the priority of a pool's worker once there is a first answer: to the lowest there is."""
CAP: Final = 2000
"""Decisions after which a game counts as stalled."""


class StudyWorker:
    """Studies rulesets in a thread, while questions ask for news."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._news = threading.Event()
        self._found: Object = {}
        self._done = 0

    # The watch of a study.

    def preparing(self, text: str, *, at_once: bool) -> AbstractContextManager[None]:
        return nullcontext()

    def awaiting(self, text: str) -> AbstractContextManager[None]:
        return nullcontext()

    def advance(self, games: int) -> None:
        self._done += games

    def answer(self, question: Object) -> Object:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, args=(question,), daemon=True)
            self._thread.start()
        self._news.wait(NEWS_SECONDS)
        self._news.clear()
        return {"done": self._done, **self._found}

    def _work(self, question: Object) -> None:
        try:
            # The first answer comes before the first round.
            for rounds, found in enumerate(self._studies(question)):
                self._found = {**found, "rounds": rounds}
                self._news.set()
        except Exception as error:  # noqa: BLE001 (the server has to hear of any failure)
            self._found = {"error": str(error) if isinstance(error, ValueError) else error_line(error)}
        self._news.set()

    def _studies(self, question: Object) -> Iterator[Object]:
        from emptyhand.study.lab.study import preview

        jobs = _jobs(question)
        of = self.planned(question, jobs)
        yield self._told(preview((), jobs), question, of, over=False)
        # The first answer was for somebody who waits; what follows takes only time that nothing else needs.
        with suppress(OSError):
            os.nice(FURTHER_NICE)
        for found in self.rounds(question, jobs):
            yield self._told(found, question, of, over=found.complete)

    def planned(self, question: Object, jobs: tuple[Job, ...]) -> int:
        """Return the number of games to play."""
        from emptyhand.study.lab.study import planned_games

        return sum(map(planned_games, jobs))

    def rounds(self, question: Object, jobs: tuple[Job, ...]) -> Iterator[Study]:
        """Yield the study after each round; the last one is complete."""
        from emptyhand.study.lab.sources import SimulationResources
        from emptyhand.study.lab.study import refine_until_precise

        yield from refine_until_precise(jobs, SimulationResources("cpu", 1, None), self)

    def _told(self, found: Study, question: Object, of: int, *, over: bool) -> Object:
        from emptyhand.study.lab.study_json import page_json

        return {"of": of, "figures": cast(Object, page_json(found, str(question["lang"]))), "over": over}


def _jobs(question: Object) -> tuple[Job, ...]:
    """Return the jobs of a question. Raises ValueError with the sentence that says what is wrong."""
    from emptyhand.fast.batch import Job, Kernel, check
    from emptyhand.fast.policy import greedy
    from emptyhand.rules.law import compile
    from emptyhand.rules.ruleset import load, loads

    rulesets, players = cast(list[dict[str, str]], question["rulesets"]), cast(int, question["players"])
    jobs = []
    for each in rulesets:
        law = compile(loads(each["text"]) if "text" in each else load(each["name"]))
        job = Job(law, players, 0, 0, GAMES, CAP, policy=greedy(law))
        check(job)
        Kernel.of(job)
        jobs.append(job)
    return tuple(jobs)
