"""A journal in one SQLite file: one thread writes, and whatever waits shares the next commit.

A commit costs a wait for the disk, however much is in it. While one is under way the next calls gather, so the more
callers wait, the less each pays.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from emptyhand.journal import upkeep
from emptyhand.journal.faults import unread
from emptyhand.journal.file import Factory, open_reader, wal_of
from emptyhand.journal.model import Entry, Failed, JournalError, check_name, checked, size_of
from emptyhand.journal.waiting import Call, Limits, Waiting
from emptyhand.journal.writer import PATIENCE, Writer

IDLE_READERS = 4

Deliver = Callable[[Callable[[], None]], object]

_READ = "SELECT game, seq, at_ms, body FROM event WHERE game = ? AND seq > ? ORDER BY seq"
_LAST = "SELECT ifnull(max(seq), 0) FROM event WHERE game = ?"
# Steps from name to name; DISTINCT would read every entry.
_GAMES = """
WITH RECURSIVE step(game) AS (
    SELECT min(game) FROM event
    UNION ALL
    SELECT (SELECT min(game) FROM event WHERE game > step.game) FROM step WHERE game IS NOT NULL
)
SELECT game FROM step WHERE game IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class Stats:
    """How a journal is doing. Counts are since it was opened."""

    file_bytes: int
    wal_bytes: int
    waiting: int
    """Calls that nobody has begun to write."""
    commits: int
    entries: int
    largest_commit: int
    """The most calls that shared a commit."""
    refused: int
    """Calls that were Fenced or came after a gap."""
    failed: int
    """Calls that could not be written."""
    fault: str | None
    """Why the last commit failed; None if it did not."""


class SqliteJournal:
    """The Journal in the file `path`, made if there is none. Raises Unusable if that file cannot keep the promises.

    Several processes may write to one file: whoever is late is Fenced.

    `deliver` is given, once for each commit, what completes its futures, and sees to it that it is called; unless told
    otherwise this happens in the journal's thread. A server passes its event loop's ``call_soon_threadsafe``: one call
    wakes it for everybody, where futures that are completed from another thread would wake it one by one.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        patience: float = PATIENCE,
        limits: Limits | None = None,
        deliver: Deliver = lambda complete: complete(),
        factory: Factory = sqlite3.Connection,
    ) -> None:
        self.path = Path(path).expanduser().absolute()
        self._patience = patience
        self._deliver = deliver
        self._waiting = Waiting(limits or Limits())
        self._writer = Writer(self.path, patience, factory)
        self._readers: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._commits = self._entries = self._largest = self._refused = self._failed = 0
        self._fault: str | None = None
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    # -- writing -----------------------------------------------------------------------------------------------------

    def append(self, entries: Sequence[Entry]) -> Future[None]:
        kept = checked(entries)
        call = Call(kept, size_of(kept))
        try:
            self._waiting.put(call)
        except Failed as failure:
            call.future.set_exception(failure)
        return call.future

    def _work(self) -> None:
        while taken := self._waiting.take():
            # A caller that has changed its mind in time is left out.
            calls = [call for call in taken if call.future.set_running_or_notify_cancel()]
            if calls:
                self._write(calls)

    def _write(self, calls: list[Call]) -> None:
        outcomes: Sequence[JournalError | None]
        try:
            outcomes = self._writer.commit([call.entries for call in calls])
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, and the next calls must be written)
            failure = error if isinstance(error, Failed) else Failed(f"The journal cannot be written: {error!r}.")
            # Whoever closes the journal does not wait for a broken disk once more for every commit that is due.
            while self._waiting.closed and (more := self._waiting.take()):
                calls += [call for call in more if call.future.set_running_or_notify_cancel()]
            outcomes = [failure] * len(calls)
        self._count(calls, outcomes)
        self._tell(calls, outcomes)

    def _count(self, calls: Sequence[Call], outcomes: Sequence[JournalError | None]) -> None:
        # A failure is everybody's, a refusal is one call's.
        if isinstance(outcomes[0], Failed):
            self._fault = str(outcomes[0])
            self._failed += len(calls)
            return
        written = [call for call, outcome in zip(calls, outcomes, strict=True) if outcome is None]
        self._fault = None
        self._commits += 1
        self._largest = max(self._largest, len(calls))
        self._refused += len(calls) - len(written)
        self._entries += sum(len(call.entries) for call in written)

    def _tell(self, calls: Sequence[Call], outcomes: Sequence[JournalError | None]) -> None:
        def complete() -> None:
            for call, outcome in zip(calls, outcomes, strict=True):
                if call.future.done():
                    continue
                if outcome is None:
                    call.future.set_result(None)
                else:
                    call.future.set_exception(outcome)

        try:
            self._deliver(complete)
        except Exception:  # noqa: BLE001 (an event loop that is gone, or worse: nobody may be left waiting)
            complete()

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, game: str, after: int = 0) -> list[Entry]:
        check_name(game)
        with self._reader() as db:
            return [Entry(*row) for row in db.execute(_READ, (game, after))]

    def last(self, game: str) -> int:
        check_name(game)
        with self._reader() as db:
            row: tuple[int] = db.execute(_LAST, (game,)).fetchone()
            return row[0]

    def games(self) -> list[str]:
        with self._reader() as db:
            return [game for (game,) in db.execute(_GAMES)]

    def verify(self) -> tuple[str, ...]:
        """What is wrong with the file, a sentence each; nothing if all is well. Reads all of it. Raises Failed."""
        with self._reader() as db:
            return upkeep.verify(db)

    def backup(self, path: str | Path) -> None:
        """Copy the journal as it is now into a new file, while it is written to. Raises Failed, Unusable or OSError."""
        with self._reader() as db:
            upkeep.backup(db, Path(path).expanduser().absolute())

    def stats(self) -> Stats:
        return Stats(
            file_bytes=_size(self.path),
            wal_bytes=_size(wal_of(self.path)),
            waiting=len(self._waiting),
            commits=self._commits,
            entries=self._entries,
            largest_commit=self._largest,
            refused=self._refused,
            failed=self._failed,
            fault=self._fault,
        )

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """A connection for one reading."""
        if self._waiting.closed:
            raise Failed("The journal cannot be read: it is closed.")
        with self._lock:
            db = self._readers.pop() if self._readers else None
        try:
            db = db or open_reader(self.path, self._patience)
            yield db
        except sqlite3.Error as error:
            raise unread(error) from None
        finally:
            if db is not None:
                self._put_back(db)

    def _put_back(self, db: sqlite3.Connection) -> None:
        with self._lock:
            if not self._waiting.closed and len(self._readers) < IDLE_READERS:
                self._readers.append(db)
                return
        db.close()

    # -- the end -----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        if threading.current_thread() is self._thread:
            raise RuntimeError("a journal cannot be closed by what is done when a future completes")
        self._waiting.close()
        self._thread.join()
        with self._lock:
            readers, self._readers = self._readers, []
        for db in readers:
            db.close()
        # The last to go folds the write-ahead file into the main one.
        self._writer.close()

    def __enter__(self) -> SqliteJournal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
