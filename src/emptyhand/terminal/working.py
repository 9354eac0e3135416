"""Runs slow work in a thread, so that the screen can show progress and the person can leave meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic

from emptyhand.terminal.talk import Forget, Result, Show, Talk, Wait

SHORT_SECONDS = 0.5
"""Work that takes less than this many seconds shows no progress."""
TICK = 0.25
CELLS = 24

Step = Callable[[], None]
Task = Callable[[Step], Result]
"""Work that calls a function after each of its steps."""


class Abandoned(Exception):
    """Ends the work once the person has left."""


class _BackgroundTask(Generic[Result]):
    """A task in a thread, the number of its steps so far and its result."""

    def __init__(self, task: Task[Result]) -> None:
        self._task = task
        self._found: list[Result] = []
        self._failed: BaseException | None = None
        self.steps = 0
        self.abandoned = False
        self.thread = threading.Thread(target=self._work, name="working", daemon=True)
        self.thread.start()

    def _work(self) -> None:
        try:
            self._found.append(self._task(self._step))
        except BaseException as error:  # noqa: BLE001 - result() raises it
            self._failed = error

    def _step(self) -> None:
        if self.abandoned:
            raise Abandoned
        self.steps += 1

    def result(self) -> Result:
        if self._failed is not None:
            raise self._failed
        return self._found[0]


def work(task: Task[Result], shown: Callable[[int, float], str]) -> Talk[Result]:
    """Run a task and return its result. `shown` makes the progress text from the steps done and the seconds passed.

    Keys typed meanwhile are dropped: they were not meant for the question that follows.
    """
    running = _BackgroundTask(task)
    began, said = time.monotonic(), ""
    try:
        running.thread.join(SHORT_SECONDS)
        while running.thread.is_alive():
            text = shown(running.steps, time.monotonic() - began)
            if text != said:
                yield Show(text)
                said = text
            yield Wait(TICK)
        yield Forget()
    finally:
        running.abandoned = True
    return running.result()


def bar(share: float) -> str:
    """A progress bar filled up to a share."""
    done = round(CELLS * share)
    return f"{'█' * done}{'░' * (CELLS - done)}"
