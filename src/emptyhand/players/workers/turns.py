"""Fair queueing: groups share a few workers, one request of each at a time, the least-used group first."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

USUAL_SECONDS = 0.1
"""The assumed cost of a group's first request."""
IDLE_KEPT = 10_000
"""Maximum number of idle groups to remember; the longest idle is forgotten first."""


@dataclass(slots=True)
class _Group(Generic[T]):
    jobs: deque[T] = field(default_factory=deque)
    busy: bool = False
    used: float = 0.0
    """Seconds of work, starting at the other groups' level when the group returns from idling (virtual time)."""
    last: float = USUAL_SECONDS
    """Seconds that its last request took."""
    since: float = 0.0


class Turns(Generic[T]):
    """A queue by groups, for several threads.

    The next request is that of the group with the least use, its request included at the price of its last one: a group
    of slow requests delays another by at most one of them per worker, however many wait. An idle group gets no credit
    for unused time. Each group has one request in progress; its own requests are done in order.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._changed = threading.Condition()
        self._active: dict[str, _Group[T]] = {}
        """Groups with requests waiting or in progress."""
        self._idle: OrderedDict[str, _Group[T]] = OrderedDict()
        self._floor = 0.0
        """The usage of the group served last: a new group starts at least there."""
        self._closed = False

    def put(self, group: str, job: T) -> None:
        with self._changed:
            if group not in self._active:
                self._active[group] = self._returning(group)
            self._active[group].jobs.append(job)
            self._changed.notify()

    def _returning(self, name: str) -> _Group[T]:
        group: _Group[T] = self._idle.pop(name) if name in self._idle else _Group()
        # Otherwise a group that was idle for an hour could then keep all workers for as long.
        group.used = max(group.used, self._floor)
        return group

    def get(self) -> tuple[str, T] | None:
        """Wait for the next request; its group is busy until `done`. Return None once closed and empty."""
        with self._changed:
            while True:
                waiting = [name for name, group in self._active.items() if group.jobs and not group.busy]
                if waiting:
                    return self._begin(min(waiting, key=self._price))
                if self._closed and not any(group.jobs for group in self._active.values()):
                    return None
                self._changed.wait()

    def _price(self, name: str) -> float:
        return self._active[name].used + self._active[name].last

    def _begin(self, name: str) -> tuple[str, T]:
        group = self._active[name]
        group.busy, group.since = True, self._clock()
        self._floor = max(self._floor, group.used)
        return name, group.jobs.popleft()

    def done(self, name: str) -> None:
        """Mark a group's request as answered."""
        with self._changed:
            group = self._active[name]
            group.busy, group.last = False, self._clock() - group.since
            group.used += group.last
            if not group.jobs:
                self._idle[name] = self._active.pop(name)
                while len(self._idle) > IDLE_KEPT:
                    self._idle.popitem(last=False)
            self._changed.notify_all()

    def close(self) -> None:
        """Let `get` return None once nothing waits."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
