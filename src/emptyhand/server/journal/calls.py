"""The futures of a journal's calls. A busy server makes thousands a second, and a commit completes many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from concurrent.futures._base import FINISHED, PENDING, RUNNING
from threading import Condition, RLock
from typing import Any

from emptyhand.server.journal.model import JournalEntry, JournalError


class Call(Future[None]):
    """A call and its future. All calls of a journal share one condition: to make one for each would cost the most.

    Journals wait for calls in large numbers, so what they do with each avoids the general methods of Future: with
    those, an entry took a sixth more processor time (50 callers). Only this module uses the private attributes of
    Future, and tests/server/journal/test_calls.py compares them with the installed version's.
    """

    def __init__(self, entries: tuple[JournalEntry, ...], size: int, changed: Condition, lock: RLock) -> None:
        self.entries = entries
        self.size = size
        self._lock = lock
        # The attributes of Future.__init__, which would make a condition.
        self._condition = changed
        self._state = PENDING
        self._result = None
        self._exception = None
        self._waiters = []
        self._done_callbacks: list[Callable[[Future[None]], Any]] = []

    def add_done_callback(self, fn: Callable[[Future[None]], Any]) -> None:
        with self._lock:
            if self._state == PENDING or self._state == RUNNING:
                self._done_callbacks.append(fn)
                return
        super().add_done_callback(fn)

    def result(self, timeout: float | None = None) -> None:
        if self._state != FINISHED or self._exception is not None:
            self._wait(timeout)
            super().result(0)

    def exception(self, timeout: float | None = None) -> BaseException | None:
        if self._state == FINISHED:
            return self._exception
        self._wait(timeout)
        return super().exception(0)

    def _wait(self, timeout: float | None) -> None:
        """Wait until this call is done: the condition wakes up for others too."""
        with self._condition:
            self._condition.wait_for(self.done, timeout)


class Calls:
    """Makes, begins and completes the calls of one journal, many with one lock."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._changed = Condition(self._lock)

    def new(self, entries: tuple[JournalEntry, ...], size: int) -> Call:
        return Call(entries, size, self._changed, self._lock)

    def begin(self, calls: list[Call]) -> list[Call]:
        """Return the calls without those that were cancelled in time; the others can no longer be cancelled."""
        with self._lock:
            return [call for call in calls if self._begins(call)]

    def _begins(self, call: Call) -> bool:
        if call._state == PENDING:
            call._state = RUNNING
            return True
        return call.set_running_or_notify_cancel()

    def finish(self, outcomes: Iterable[tuple[Call, JournalError | None]]) -> None:
        """Complete the calls that are not done yet, each with its error or without one."""
        finished = list[Call]()
        with self._lock:
            for call, error in outcomes:
                # Waiters of concurrent.futures.wait have to be notified, which only the general method does.
                if call._state == RUNNING and not call._waiters:
                    call._exception, call._state = error, FINISHED
                    finished.append(call)
                elif not call.done():
                    _finish(call, error)
            self._changed.notify_all()
        for call in finished:
            # Outside the lock, which all callers share: a callback may take long.
            call._invoke_callbacks()  # type: ignore[attr-defined]  # not in the type stubs


def _finish(call: Call, error: JournalError | None) -> None:
    if error is None:
        call.set_result(None)
    else:
        call.set_exception(error)
