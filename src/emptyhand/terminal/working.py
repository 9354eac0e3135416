"""Runs slow work in a thread, so that the screen can show its progress and the person can leave meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic

from emptyhand.terminal.talk import Forget, Result, Show, Talk, Wait

SHORT = 0.5
"""Work that takes fewer seconds shows no progress."""
TICK = 0.25
CELLS = 24

Step = Callable[[], None]
Task = Callable[[Step], Result]
"""Work that calls a function at each of its steps."""


class Abandoned(Exception):
    """Ends the work once the person has left."""


class _BackgroundTask(Generic[Result]):
    """A task in a thread, how many steps it has made and what came of it."""

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
    """Do a task and return its result. `shown` makes the text to say from the steps done and the seconds passed.

    What was typed meanwhile is dropped: it was not meant for the question that follows.
    """
    running = _BackgroundTask(task)
    began, said = time.monotonic(), ""
    try:
        running.thread.join(SHORT)
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
    """A bar that is filled up to a share."""
    done = round(CELLS * share)
    return f"{'█' * done}{'░' * (CELLS - done)}"
