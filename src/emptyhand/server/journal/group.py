"""Group commit: one thread writes, and all waiting calls share the next commit, on either database.

A commit waits for the disk once, however much is in it. Calls gather while one is under way, so the more callers wait,
the less each of them pays.
"""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol, Self

from emptyhand.server.journal.calls import Call, Calls
from emptyhand.server.journal.model import Failed, JournalEntry, JournalError, check_entries
from emptyhand.server.journal.outage import Outage
from emptyhand.server.journal.waiting import Limits, Waiting

Deliver = Callable[[Callable[[], None]], object]

log = logging.getLogger("emptyhand.journal")
# A program that has not set up logging learns of failures from its futures.
log.addHandler(logging.NullHandler())


def at_once(complete: Callable[[], None]) -> None:
    """Complete futures in the journal's thread: the default."""
    complete()


@dataclass(frozen=True, slots=True)
class Stats:
    """Statistics of a journal since it was opened; sizes are 0 if a database server keeps the files."""

    file_bytes: int
    wal_bytes: int
    waiting: int
    """Calls in the queue."""
    commits: int
    entries: int
    largest_commit: int
    """Largest number of calls in one commit."""
    refused: int
    """Calls that were Fenced or left a gap."""
    failed: int
    """Calls that could not be written."""
    fault: str | None
    """Why the last commit failed; None if it succeeded."""


class Committer(Protocol):
    """Writes the calls of one commit. Used by one thread at a time."""

    def commit(self, calls: Sequence[Sequence[JournalEntry]]) -> list[JournalError | None]:
        """Write the calls durably; return for each why it was refused, or None if it is durable.

        A refused call does not affect the others. Raises Failed if nothing was written.
        """

    def close(self) -> None: ...


class GroupCommit(ABC):
    """The writing half of a journal; subclasses read. See Journal for the contract.

    `deliver` is called once per commit with a function that completes its futures, and must have it called; by default
    this happens in the journal's thread. A server passes ``call_soon_threadsafe`` of its event loop: one call wakes the
    loop for all futures, whereas futures completed from another thread would wake it one by one.
    """

    def __init__(self, writer: Committer, limits: Limits | None, deliver: Deliver) -> None:
        self._writer = writer
        self._deliver = deliver
        self._waiting = Waiting(limits or Limits())
        self._calls = Calls()
        self._commits = self._entries = self._largest = self._refused = self._failed = 0
        self._fault: str | None = None
        self._outage = Outage("journal", "Tables wait until it can.", log)
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    def append(self, entries: Sequence[JournalEntry]) -> Future[None]:
        call = self._calls.new(*check_entries(entries))
        try:
            self._waiting.put(call)
        except Failed as failure:
            # Not raised: a caller handles failed writes in one place, the future.
            call.set_exception(failure)
        return call

    def _work(self) -> None:
        while taken := self._waiting.take():
            calls = self._calls.begin(taken)
            if calls:
                self._write(calls)

    def _write(self, calls: list[Call]) -> None:
        outcomes: Sequence[JournalError | None]
        try:
            outcomes = self._writer.commit([call.entries for call in calls])
        except Exception as error:  # noqa: BLE001 (every caller must learn of it, and the next calls must be written)
            failure = (
                error
                if isinstance(error, Failed)
                else Failed(f"The journal cannot be written: {type(error).__name__}.")
            )
            # On close, do not wait for a broken disk again for every further commit.
            while self._waiting.closed and (more := self._waiting.take()):
                calls += self._calls.begin(more)
            outcomes = [failure] * len(calls)
        self._count(calls, outcomes)
        self._tell(calls, outcomes)

    def _count(self, calls: Sequence[Call], outcomes: Sequence[JournalError | None]) -> None:
        # A failure affects all calls of the commit, a refusal only one.
        if isinstance(outcomes[0], Failed):
            self._fault = str(outcomes[0])
            self._failed += len(calls)
            self._outage.failed(self._fault)
            return
        written = [call for call, outcome in zip(calls, outcomes, strict=True) if outcome is None]
        self._fault = None
        self._outage.worked()
        self._commits += 1
        self._largest = max(self._largest, len(calls))
        self._refused += len(calls) - len(written)
        self._entries += sum([len(call.entries) for call in written])

    def _tell(self, calls: Sequence[Call], outcomes: Sequence[JournalError | None]) -> None:
        def complete() -> None:
            self._calls.finish(zip(calls, outcomes, strict=True))

        try:
            self._deliver(complete)
        except Exception:  # noqa: BLE001 (an event loop that is gone, or worse: nobody may be left waiting)
            complete()

    @abstractmethod
    def read(self, game: str, after: int = 0) -> list[JournalEntry]: ...

    @abstractmethod
    def last(self, game: str) -> int: ...

    def lost(self, game: str) -> int:
        """Return 0: a database server looks after its own log."""
        return 0

    @abstractmethod
    def games(self) -> list[str]: ...

    @abstractmethod
    def verify(self) -> tuple[str, ...]:
        """Return what is wrong with the journal, a sentence each. Reads all of it. Raises Failed."""

    @abstractmethod
    def stats(self) -> Stats: ...

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _stats(self, file_bytes: int = 0, wal_bytes: int = 0) -> Stats:
        return Stats(
            file_bytes=file_bytes,
            wal_bytes=wal_bytes,
            waiting=len(self._waiting),
            commits=self._commits,
            entries=self._entries,
            largest_commit=self._largest,
            refused=self._refused,
            failed=self._failed,
            fault=self._fault,
        )

    def _check_open(self) -> None:
        if self._waiting.closed:
            raise Failed("The journal cannot be read: it is closed.")

    def _end(self) -> None:
        """Write all waiting calls and end the thread."""
        if threading.current_thread() is self._thread:
            raise RuntimeError("a journal cannot be closed by what is done when a future completes")
        self._waiting.close()
        self._thread.join()
