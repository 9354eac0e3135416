"""The mark of a SQLite file that is in use, kept in the file itself beside its user_version.

The mark reaches the main file at once, and a clean end removes it. So a file with the mark and without a write-ahead
log has lost its log. Where several processes use a file, the first one to end removes the mark.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress

OPEN = 1 << 30
"""The bit of the mark; the other bits are the number that the file stores there."""


def number_of(db: sqlite3.Connection) -> int:
    """Return the user_version without the mark. Raises sqlite3.Error."""
    return _user_version(db) & ~OPEN


def is_marked(db: sqlite3.Connection) -> bool:
    """Return whether a file is in use or was not closed cleanly. Raises sqlite3.Error."""
    return bool(_user_version(db) & OPEN)


def mark(db: sqlite3.Connection) -> None:
    """Mark a file. A disk that cannot take the mark is noticed at the next commit."""
    with suppress(sqlite3.Error):
        db.execute(f"PRAGMA user_version = {number_of(db) | OPEN}")
        # Into the main file: a mark in the log alone would be lost with the log.
        db.execute("PRAGMA wal_checkpoint(PASSIVE)")


def unmark(db: sqlite3.Connection) -> None:
    """Remove the mark before a clean end; if that fails, the file counts as not closed cleanly."""
    with suppress(sqlite3.Error):
        if is_marked(db):
            # Closing must not wait for another program that holds the file.
            db.execute("PRAGMA busy_timeout = 0")
            db.execute(f"PRAGMA user_version = {number_of(db)}")


def _user_version(db: sqlite3.Connection) -> int:
    row: tuple[int] = db.execute("PRAGMA user_version").fetchone()
    return row[0]
