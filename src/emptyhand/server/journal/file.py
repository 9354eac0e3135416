"""The SQLite file of a journal: opened only if it can keep the contract; any other file is refused."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from emptyhand.server.journal.faults import BUSY, DAMAGED, NO_SPACE, code_of, reason
from emptyhand.server.journal.model import Unusable
from emptyhand.server.journal.open_mark import number_of

APPLICATION = 0x45484A4C
"""The SQLite application id of a journal: the letters EHJL."""
VERSION = 1
RETRY_SECONDS = 0.01
"""Seconds between two attempts to open a file that another process has locked."""
WAL = "wal"
FULL = 2
"""SQLite's answer when every commit waits for the disk."""
PRIVATE, OTHERS = 0o600, 0o077
"""File permissions: read and write for the owner; the bits of all others."""
SMALLEST = 512
"""Bytes of the smallest SQLite file that is not empty."""
CHECKPOINT_PAGES = 4000
"""SQLite checkpoints the write-ahead log at about 16 MiB, ..."""
WAL_BYTES = 32 * 1024 * 1024
"""... and truncates it to this size if a long read made it grow beyond."""

IN_MEMORY = "PRAGMA temp_store = MEMORY"
"""Keeps SQLite from temporary files, which a process without a free file descriptor could not open."""

# Rows are stored in the order they arrive, beside a small index. Clustered by the key, each row of a commit would be
# in a page of its own, and all those pages would go through the write-ahead log. (Such journals work too.)
_SCHEMA = """
CREATE TABLE event (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (game, seq)
)
"""

Factory = type[sqlite3.Connection]


def wal_of(path: Path) -> Path:
    """Return the write-ahead log: part of the journal as long as it exists."""
    return path.with_name(path.name + "-wal")


def has_log(path: Path) -> bool:
    """Return whether a journal has a write-ahead log that is not empty."""
    try:
        return wal_of(path).stat().st_size > 0
    except OSError:
        return False


def open_writer(path: Path, patience: float, factory: Factory = sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection that can append durably; create the file if there is none. Raises Unusable."""
    refuse_orphan(path)
    _make(path)
    until = time.monotonic() + patience
    while True:
        try:
            return _opened(path, patience, factory)
        except sqlite3.Error as error:
            # SQLite does not wait by itself while another process switches the file to write-ahead logging.
            if code_of(error) not in BUSY or time.monotonic() > until:
                raise unusable(path, error) from None
        time.sleep(RETRY_SECONDS)


def _opened(path: Path, patience: float, factory: Factory) -> sqlite3.Connection:
    db = _connect(path, "rw", patience, factory)
    try:
        _prepare(path, db)
    except BaseException:
        db.close()
        raise
    return db


def open_reader(path: Path, patience: float) -> sqlite3.Connection:
    """Return a connection that only reads. Raises sqlite3.Error.

    SQLite's own read-only mode would leave a write-ahead log behind when it closes the file.
    """
    db = _connect(path, "rw", patience, sqlite3.Connection)
    db.execute("PRAGMA query_only = ON")
    db.execute(IN_MEMORY)
    return db


def open_observer(path: Path, patience: float) -> sqlite3.Connection:
    """Return a connection that leaves the files of a server that has crashed as they are. Raises sqlite3.Error.

    Any other connection folds a write-ahead log into the main file when it closes, also one that has lost its tail.
    """
    return _connect(path, "ro", patience, sqlite3.Connection) if has_log(path) else open_reader(path, patience)


@contextmanager
def observe(path: Path, patience: float) -> Iterator[sqlite3.Connection | None]:
    """Yield a connection that changes nothing; None if there are no entries yet. Raises Unusable."""
    refuse_orphan(path)
    if not path.exists():
        yield None
        return
    if 0 < path.stat().st_size < SMALLEST:
        raise _damaged(path)
    try:
        with closing(open_observer(path, patience)) as db:
            yield db if _recognise(path, db) else None
    except sqlite3.Error as error:
        raise unusable(path, error) from None


def _connect(path: Path, mode: str, patience: float, factory: Factory) -> sqlite3.Connection:
    # We begin and end transactions ourselves; threads share a connection, one at a time.
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
        factory=factory,
    )


def _prepare(path: Path, db: sqlite3.Connection) -> None:
    # In one transaction, so as not to see a schema that another process has half written.
    db.execute("BEGIN")
    version = _recognise(path, db)
    db.execute("COMMIT")
    # SQLite silently keeps another mode where processes cannot share memory, as on a network file system.
    if _one(db, "PRAGMA journal_mode = WAL") != WAL:
        raise Unusable(f"{path} cannot keep a write-ahead file: expected a file on a disk of this machine")
    db.execute("PRAGMA synchronous = FULL")
    # Where fsync does not reach the disk itself (macOS), use the call that does.
    db.execute("PRAGMA fullfsync = ON")
    if _one(db, "PRAGMA synchronous") != FULL:
        raise Unusable(f"{path} would not be safe from a loss of power: expected SQLite to take synchronous = FULL")
    db.execute(IN_MEMORY)
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    db.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
    if version == 0:
        _create(path, db)


def _create(path: Path, db: sqlite3.Connection) -> None:
    db.execute("BEGIN IMMEDIATE")
    # Another process may have created the table in the meantime.
    if _recognise(path, db) == 0:
        db.execute(_SCHEMA)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _recognise(path: Path, db: sqlite3.Connection) -> int:
    """Return the version of a journal; 0 for an empty file. Raises Unusable for anything else."""
    application, version = _one(db, "PRAGMA application_id"), number_of(db)
    tables = _one(db, "SELECT count(*) FROM sqlite_master")
    if (application, version, tables) == (0, 0, 0):
        return 0
    # Most programs set no application id, so 0 beside tables is theirs.
    if application != APPLICATION:
        raise Unusable(f"{path} is a SQLite file of another program: expected a journal or no file")
    if version > VERSION:
        raise Unusable(
            f"{path} was written by a newer emptyhand (journal version {version}): "
            f"expected version {VERSION} at most, so update emptyhand"
        )
    return version


def refuse_orphan(path: Path) -> None:
    """Refuse a write-ahead log without its main file: SQLite would delete it, and the entries in it."""
    with suppress(OSError):
        if has_log(path) and not (path.exists() and path.stat().st_size):
            raise Unusable(f"{wal_of(path)} has lost its main file: expected {path} beside it, or neither of them")


def _make(path: Path) -> None:
    """Create a missing file, empty and private to its owner: it will hold the cards of running games."""
    try:
        _create_private(path)
    except FileExistsError:
        # Ask instead of opening: SQLite loses its locks on a file when this process closes another handle to it.
        if not os.access(path, os.R_OK | os.W_OK):
            raise Unusable(f"{path} may only be read: expected a file that can be written") from None
        # SQLite takes a file of one byte for an empty one, and would overwrite it.
        if 0 < path.stat().st_size < SMALLEST:
            raise _damaged(path) from None
    except OSError as error:
        raise unmade(path, error) from None


def create_private(path: Path) -> None:
    """Create a missing SQLite file, empty and for its owner alone. Raises Unusable.

    SQLite gives the write-ahead log and its index the permissions of the main file.
    """
    try:
        with suppress(FileExistsError):
            _create_private(path)
    except OSError as error:
        raise unmade(path, error) from None


def restrict(path: Path) -> None:
    """Remove other users' access to a SQLite file and the files beside it; only their owner can."""
    for each in (path, wal_of(path), path.with_name(path.name + "-shm")):
        with suppress(OSError):
            if stat.S_IMODE(each.stat().st_mode) & OTHERS:
                each.chmod(PRIVATE)


def _create_private(path: Path) -> None:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    # Otherwise a loss of power could take the name of the file, and with it entries that are durable.
    sync(path.parent)


def sync(path: Path) -> None:
    """Flush a file to disk; of a folder, its directory entries."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _one(db: sqlite3.Connection, sql: str) -> int | str:
    row: tuple[int | str] = db.execute(sql).fetchone()
    return row[0]


def unusable(path: Path, error: sqlite3.Error) -> Unusable:
    """Return why a file cannot be used as a journal."""
    code = code_of(error)
    if code in DAMAGED:
        return _damaged(path)
    if code in BUSY:
        return Unusable(f"{path} is held by another program: expected to be let in within some seconds")
    expected = "some free space" if reason(error) == NO_SPACE else "a file that can be written"
    return Unusable(f"{path} cannot be used as a journal, {reason(error)}: expected {expected}")


def unmade(path: Path, error: OSError) -> Unusable:
    """Return why a file could not be created."""
    if error.errno == errno.ENOSPC:
        return Unusable(f"{path} cannot be created, {NO_SPACE}: expected some free space")
    return Unusable(f"{path} cannot be made ({error.strerror}): expected a folder that can be written to")


def _damaged(path: Path) -> Unusable:
    return Unusable(f"{path} is no journal or is damaged: expected a file that emptyhand wrote, or no file")
