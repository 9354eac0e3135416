"""Commits: the entries of many calls in one transaction, each call as a whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from emptyhand.journal.faults import unwritten
from emptyhand.journal.file import APPLICATION, Factory, open_writer
from emptyhand.journal.model import Entry, Failed, JournalError, follow

PATIENCE = 2.0
"""Seconds that a commit waits for another program to let go of the file."""

_LAST = "SELECT ifnull(max(seq), 0) FROM event WHERE game = ?"
_INSERT = "INSERT INTO event (game, seq, at_ms, body) VALUES (?, ?, ?, ?)"


class Writer:
    """The connection that writes. Used by one thread at a time."""

    def __init__(self, path: Path, patience: float = PATIENCE, factory: Factory = sqlite3.Connection) -> None:
        self._path = path
        self._db = open_writer(path, patience, factory)
        self._identity = _identity(path)

    def commit(self, calls: Sequence[Sequence[Entry]]) -> list[JournalError | None]:
        """Write the calls durably; for each the reason why it was refused, or None if it is safe.

        A refused call does not touch the others. Raises Failed if nothing at all was written.
        """
        if _identity(self._path) != self._identity:
            # We would go on writing to a file that nobody can find again.
            raise Failed("The journal cannot be written: its file was moved, removed or replaced while in use.")
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise unwritten(error) from None
        try:
            return self._commit(calls)
        except sqlite3.Error as error:
            self._undo()
            raise unwritten(error) from None
        except BaseException:
            self._undo()
            raise

    def _commit(self, calls: Sequence[Sequence[Entry]]) -> list[JournalError | None]:
        # The transaction keeps other writers out from here on, so what is checked first still holds when it is written,
        # and a call that is refused has nothing to be taken back.
        lasts: dict[str, int] = {}
        rows: list[Entry] = []
        refusals: list[JournalError | None] = []
        for entries in calls:
            try:
                lasts |= self._after(entries, lasts)
            except JournalError as refusal:
                refusals.append(refusal)
            else:
                refusals.append(None)
                rows.extend(entries)
        self._db.executemany(_INSERT, rows)
        self._db.execute("COMMIT")
        return refusals

    def _after(self, entries: Sequence[Entry], lasts: dict[str, int]) -> dict[str, int]:
        """The last numbers of the games of a call once it is written. Raises Fenced or Gap."""
        after: dict[str, int] = {}
        for entry in entries:
            last = after.get(entry.game, lasts.get(entry.game))
            follow(entry, self._last(entry.game) if last is None else last)
            after[entry.game] = entry.seq
        return after

    def _last(self, game: str) -> int:
        row: tuple[int] = self._db.execute(_LAST, (game,)).fetchone()
        return row[0]

    def _undo(self) -> None:
        """Leave no trace of a transaction that failed.

        If only the disk's last word was missing, the transaction lies complete in the write-ahead file, and would be
        found there after a crash although everyone was told that it failed. So an empty one is written over it.
        """
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            self._db.execute(f"PRAGMA application_id = {APPLICATION}")

    def close(self) -> None:
        self._db.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file goes by this name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
