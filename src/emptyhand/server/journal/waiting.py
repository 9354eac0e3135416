"""The queue of calls for the next commit, bounded in calls and in bytes."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass

from emptyhand.server.journal.calls import Call
from emptyhand.server.journal.model import Busy, Failed


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of the queue, and of one commit."""

    calls: int = 10_000
    size: int = 64 * 1024 * 1024
    commit_calls: int = 2_000
    commit_size: int = 4 * 1024 * 1024


class Waiting:
    """Calls in order of arrival. Any thread puts, one thread takes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._calls: deque[Call] = deque()
        self._size = 0
        self._closed = False
        self._idle = False
        """Whether the thread that takes is waiting."""
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)

    def __len__(self) -> int:
        return len(self._calls)

    @property
    def closed(self) -> bool:
        return self._closed

    def put(self, call: Call) -> None:
        """Append a call. Raises Busy, or Failed after close."""
        with self._lock:
            if self._closed:
                raise Failed("The journal cannot be written: it is closed.")
            if len(self._calls) >= self._limits.calls or self._size + call.size > self._limits.size:
                raise Busy("The journal cannot be written: too many moves are waiting for the disk.")
            self._calls.append(call)
            self._size += call.size
            # Most calls come while a commit is under way, and need not pay for waking a thread that is awake.
            if self._idle:
                self._idle = False
                self._changed.notify()

    def take(self) -> list[Call]:
        """Wait for calls and return those of the next commit, at least one; an empty list once closed and empty."""
        with self._lock:
            while not self._calls and not self._closed:
                self._idle = True
                self._changed.wait()
            if len(self._calls) <= self._limits.commit_calls and self._size <= self._limits.commit_size:
                taken = list(self._calls)
                self._calls.clear()
                self._size = 0
                return taken
            return self._first()

    def _first(self) -> list[Call]:
        """Remove and return as many calls as fit into one commit."""
        taken: list[Call] = []
        size = 0
        while self._calls and len(taken) < self._limits.commit_calls:
            # One call goes through whatever its size, or it would never be written.
            if taken and size + self._calls[0].size > self._limits.commit_size:
                break
            call = self._calls.popleft()
            size += call.size
            taken.append(call)
        self._size -= size
        return taken

    def close(self) -> None:
        """Refuse further calls."""
        with self._changed:
            self._closed = True
            self._changed.notify()
