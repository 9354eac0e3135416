"""Commits to SQLite: the entries of many calls in one transaction, each call as a whole or not at all."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from pathlib import Path

from emptyhand.server.journal.faults import NO_SPACE, write_error
from emptyhand.server.journal.file import APPLICATION, Factory, has_log, open_writer
from emptyhand.server.journal.losses import open_versions
from emptyhand.server.journal.model import Failed, Full, JournalEntry, JournalError
from emptyhand.server.journal.open_mark import mark, unmark
from emptyhand.server.journal.sequences import Admitted, LastSequences, games_of_refused

COMMIT_SECONDS = 2.0
"""Seconds that a commit waits for a lock of another process."""
AT_ONCE = (256, 64, 16, 4, 1)
"""Rows in one statement. Few statements are better: at each, another thread may take the interpreter lock."""

LAST = "SELECT ifnull(max(seq), 0) FROM event WHERE game = ?"


class Writer:
    """The writing connection. Used by one thread at a time."""

    def __init__(
        self,
        path: Path,
        patience: float = COMMIT_SECONDS,
        factory: Factory = sqlite3.Connection,
        *,
        accept_loss: bool = False,
    ) -> None:
        self._path = path
        # SQLite is about to create a log.
        had_log = has_log(path)
        self._db = open_writer(path, patience, factory)
        try:
            self.versions = open_versions(path, self._db, had_log=had_log, accept_loss=accept_loss)
        except BaseException:
            self._db.close()
            raise
        # Not sooner: the mark of the last run shows that it did not end cleanly.
        mark(self._db)
        self._identity = _identity(path)
        self._sequences = LastSequences()

    def commit(self, calls: Sequence[Sequence[JournalEntry]]) -> list[JournalError | None]:
        if _identity(self._path) != self._identity:
            # Otherwise we would keep writing to a file that nobody can find.
            raise Failed("The journal cannot be written: its file was moved, removed or replaced while in use.")
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise write_error(error) from None
        try:
            return self._commit(calls)
        except sqlite3.Error as error:
            self._undo()
            raise write_error(error) from None
        except BaseException:
            self._undo()
            raise

    def _commit(self, calls: Sequence[Sequence[JournalEntry]]) -> list[JournalError | None]:
        # The transaction excludes other writers from here on, so numbers looked up now stay valid.
        self._look_up(self._sequences.unknown(calls))
        admitted = self._sequences.admit(calls)
        # Another process may have written the entries before these: ask before refusing.
        if refused := games_of_refused(calls, admitted.refusals):
            self._look_up(refused)
            admitted = self._sequences.admit(calls)
        try:
            self._insert(admitted.rows)
        except sqlite3.IntegrityError:
            admitted = self._insert_anew(calls)
        # Under the write lock, so that no two processes take one slot, and while the calls can still be refused.
        self._reserve(admitted.after)
        self._db.execute("COMMIT")
        # Only now: a number that is too high would look like a loss.
        self.versions.record(admitted.after)
        self._sequences.learn(admitted.after)
        return admitted.refusals

    def _insert_anew(self, calls: Sequence[Sequence[JournalEntry]]) -> Admitted:
        """Repeat the commit: another process has written the next entry of a game."""
        self._db.execute("ROLLBACK")
        self._db.execute("BEGIN IMMEDIATE")
        self._sequences.forget()
        self._look_up(self._sequences.unknown(calls))
        admitted = self._sequences.admit(calls)
        self._insert(admitted.rows)
        return admitted

    def _insert(self, rows: list[JournalEntry]) -> None:
        for part in _parts(rows):
            self._db.execute(_insertion(len(part)), list(chain.from_iterable(part)))

    def _reserve(self, games: Iterable[str]) -> None:
        try:
            self.versions.reserve(games)
        except OSError as error:
            kind, why = (Full, NO_SPACE) if error.errno == errno.ENOSPC else (Failed, "its version file cannot grow")
            raise kind(f"The journal cannot be written: {why}.") from None

    def _look_up(self, games: Iterable[str]) -> None:
        self._sequences.learn({game: self._db.execute(LAST, (game,)).fetchone()[0] for game in games})

    def _undo(self) -> None:
        """Leave no trace of a failed transaction.

        If only the final sync failed, the transaction is complete in the write-ahead log, and a crash would bring it
        back although everyone was told that it failed. So overwrite it with an empty one.
        """
        self._sequences.forget()
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            self._db.execute(f"PRAGMA application_id = {APPLICATION}")

    def close(self) -> None:
        unmark(self._db)
        self._db.close()
        self.versions.close()


def _parts(rows: list[JournalEntry]) -> Iterator[list[JournalEntry]]:
    """Split the rows into few pieces of few lengths, so that prepared statements are reused."""
    begin = 0
    for size in AT_ONCE:
        while len(rows) - begin >= size:
            yield rows[begin : begin + size]
            begin += size


@cache
def _insertion(count: int) -> str:
    return "INSERT INTO event (game, seq, at_ms, body) VALUES " + ", ".join(["(?, ?, ?, ?)"] * count)


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of the file with this name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
