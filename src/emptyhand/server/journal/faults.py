"""SQLite's errors, each as one sentence."""

from __future__ import annotations

import sqlite3

from emptyhand.server.journal.model import Failed, Full

_PRIMARY = 0xFF
"""The low byte of an extended error code is the primary code."""

BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)

NO_SPACE = "the disk is full"

_WORDS = {
    **dict.fromkeys(BUSY, "another program holds its file"),
    **dict.fromkeys(DAMAGED, "its file is damaged"),
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_READONLY: "its file may only be read",
    sqlite3.SQLITE_PERM: "its file may not be opened",
    sqlite3.SQLITE_CANTOPEN: "its file cannot be opened",
    sqlite3.SQLITE_NOMEM: "there is too little memory",
}


def code_of(error: sqlite3.Error) -> int:
    """Return SQLite's primary code; 0 for an error raised by Python's sqlite3 module."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & _PRIMARY


def write_error(error: sqlite3.Error, store: str = "journal") -> Failed:
    """Return the reason why nothing was written."""
    why = reason(error)
    kind = Full if why == NO_SPACE else Failed
    return kind(f"The {store} cannot be written: {why}.")


def read_error(error: sqlite3.Error) -> Failed:
    """Return the reason why the journal could not be read."""
    return Failed(f"The journal cannot be read: {reason(error)}.")


def reason(error: sqlite3.Error) -> str:
    """Return the cause in a few words."""
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_SHMSIZE:
        # The index of the write-ahead log cannot grow.
        return NO_SPACE
    return _WORDS.get(code_of(error), f"SQLite says {str(error)!r}")
