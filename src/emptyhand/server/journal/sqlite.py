"""A journal in one SQLite file, written by group commit."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emptyhand.server.journal import upkeep
from emptyhand.server.journal.faults import read_error, reason
from emptyhand.server.journal.file import Factory, open_reader, wal_of
from emptyhand.server.journal.group import Deliver, GroupCommit, Stats, at_once
from emptyhand.server.journal.model import JournalEntry, Unusable, check_name
from emptyhand.server.journal.queries import GAMES
from emptyhand.server.journal.waiting import Limits
from emptyhand.server.journal.writer import COMMIT_SECONDS, LAST, Writer

READERS = 4
"""Opened at the start, so that no read fails later for want of a free file descriptor."""

_READ = "SELECT game, seq, at_ms, body FROM event WHERE game = ? AND seq > ? ORDER BY seq"


class SqliteJournal(GroupCommit):
    """The Journal in the file `path`, created if there is none. Raises Unusable if that file cannot keep the contract.

    Several processes may write to one file: the slower writer is Fenced. See GroupCommit for `deliver`.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        patience: float = COMMIT_SECONDS,
        limits: Limits | None = None,
        deliver: Deliver = at_once,
        factory: Factory = sqlite3.Connection,
        accept_loss: bool = False,
    ) -> None:
        """`accept_loss` opens a journal that has lost entries with its write-ahead log, which is refused otherwise."""
        self.path = Path(path).expanduser().absolute()
        self._free = threading.Condition()
        self._readers: list[sqlite3.Connection] = []
        writer = Writer(self.path, patience, factory, accept_loss=accept_loss)
        self._versions = writer.versions
        try:
            self._open_readers(patience)
        except sqlite3.Error as error:
            writer.close()
            for db in self._readers:
                db.close()
            raise Unusable(f"{self.path} cannot be read, {reason(error)}: expected a file that can be read") from None
        super().__init__(writer, limits, deliver)

    def _open_readers(self, patience: float) -> None:
        for _ in range(READERS):
            self._readers.append(open_reader(self.path, patience))
            # SQLite opens the write-ahead log at the first read.
            self._readers[-1].execute("PRAGMA schema_version").fetchone()

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

    def lost(self, game: str) -> int:
        return self._versions.lost(game)

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
        """Yield a reading connection, once one is free."""
        with self._free:
            self._free.wait_for(lambda: self._readers or self._waiting.closed)
            self._check_open()
            db = self._readers.pop()
        try:
            yield db
        except sqlite3.Error as error:
            raise read_error(error) from None
        finally:
            self._put_back(db)

    def _put_back(self, db: sqlite3.Connection) -> None:
        with self._free:
            # The journal may have been closed during the read: then nobody else closes this one.
            if not self._waiting.closed:
                self._readers.append(db)
                self._free.notify()
                return
        db.close()

    # -- the end -----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        self._end()
        with self._free:
            readers, self._readers = self._readers, []
            self._free.notify_all()
        for db in readers:
            db.close()
        # The last connection to close checkpoints the write-ahead log.
        self._writer.close()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
