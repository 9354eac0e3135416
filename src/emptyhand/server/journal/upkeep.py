"""Maintenance of a journal file while it is in use: integrity checks and backups."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from emptyhand.server.journal.faults import DAMAGED, code_of, write_error
from emptyhand.server.journal.file import sync, wal_of
from emptyhand.server.journal.model import Failed, Unusable
from emptyhand.server.journal.open_mark import unmark
from emptyhand.server.journal.queries import BROKEN, gaps


def verify(db: sqlite3.Connection) -> tuple[str, ...]:
    """Return what is wrong with the file, a sentence each. Raises sqlite3.Error if it cannot be checked."""
    try:
        return tuple(damage(db) + gaps(db.execute(BROKEN)))
    except sqlite3.DatabaseError as error:
        # Damage is the answer to the question; any other error leaves it open.
        if code_of(error) not in DAMAGED:
            raise
        return (f"SQLite cannot read the file: {error}.",)


def damage(db: sqlite3.Connection) -> list[str]:
    """Return what SQLite finds wrong with any of its files, a sentence each. Raises sqlite3.Error."""
    found = [text for (text,) in db.execute("PRAGMA integrity_check")]
    return [] if found == ["ok"] else [f"SQLite finds damage: {' '.join(text.split())}." for text in found]


def backup(db: sqlite3.Connection, target: Path) -> None:
    """Copy a journal into a new file, complete and verified or not at all. Raises Failed, Unusable or OSError."""
    # SQLite would apply a log that is lying there to the backup.
    for path in (target, wal_of(target)):
        if path.exists():
            raise Unusable(f"{path} exists already: expected a new name for the backup")
    # In the target's folder: only within one file system a rename is atomic.
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".new", dir=target.parent)
    os.close(number)
    draft = Path(name)
    try:
        _copy(db, draft)
        sync(draft)
        draft.replace(target)
        sync(target.parent)
    except sqlite3.Error as error:
        raise write_error(error, "backup") from None
    finally:
        draft.unlink(missing_ok=True)


def _copy(db: sqlite3.Connection, draft: Path) -> None:
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        # All pages in one step, which blocks no writer: a copy in several steps starts again at every commit.
        db.backup(copy)
        # Without write-ahead logging a backup is a single file.
        copy.execute("PRAGMA journal_mode = DELETE")
        # It is copied from a file in use, and nobody has opened the copy.
        unmark(copy)
        if faults := verify(copy):
            raise Failed(f"The backup cannot be written: {faults[0]}")
