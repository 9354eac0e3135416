"""A journal in one SQLite file, written by group commit."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emptyhand.journal import upkeep
from emptyhand.journal.faults import unread
from emptyhand.journal.file import Factory, open_reader, wal_of
from emptyhand.journal.group import Deliver, GroupCommit, Stats, at_once
from emptyhand.journal.model import JournalEntry, check_name
from emptyhand.journal.queries import GAMES
from emptyhand.journal.waiting import Limits
from emptyhand.journal.writer import LAST, PATIENCE, Writer

IDLE_READERS = 4

_READ = "SELECT game, seq, at_ms, body FROM event WHERE game = ? AND seq > ? ORDER BY seq"


class SqliteJournal(GroupCommit):
    """The Journal in the file `path`, created if there is none. Raises Unusable if that file cannot keep the contract.

    Several processes may write to one file: the slower writer is Fenced. See GroupCommit for `deliver`.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        patience: float = PATIENCE,
        limits: Limits | None = None,
        deliver: Deliver = at_once,
        factory: Factory = sqlite3.Connection,
    ) -> None:
        self.path = Path(path).expanduser().absolute()
        self._patience = patience
        self._readers: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        super().__init__(Writer(self.path, patience, factory), limits, deliver)

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, game: str, after: int = 0) -> list[JournalEntry]:
        check_name(game)
        with self._reader() as db:
            return [JournalEntry(*row) for row in db.execute(_READ, (game, after))]

    def last(self, game: str) -> int:
        check_name(game)
        with self._reader() as db:
            row: tuple[int] = db.execute(LAST, (game,)).fetchone()
            return row[0]

    def games(self) -> list[str]:
        with self._reader() as db:
            return [game for (game,) in db.execute(GAMES)]

    def verify(self) -> tuple[str, ...]:
        with self._reader() as db:
            return upkeep.verify(db)

    def backup(self, path: str | Path) -> None:
        """Copy the journal into a new file while it is in use. Raises Failed, Unusable or OSError."""
        with self._reader() as db:
            upkeep.backup(db, Path(path).expanduser().absolute())

    def stats(self) -> Stats:
        return self._stats(_size(self.path), _size(wal_of(self.path)))

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection for one read."""
        self._check_open()
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
        self._end()
        with self._lock:
            readers, self._readers = self._readers, []
        for db in readers:
            db.close()
        # The last connection to close checkpoints the write-ahead log.
        self._writer.close()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
