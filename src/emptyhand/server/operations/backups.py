"""Online backups: all data of a server in one file, which restores into SQLite files or into PostgreSQL.

The file is a SQLite file with the tables of journal and lobby. The lobby is copied first, so that the journal, copied
after it or in the same snapshot, has the entries of every room in it.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from emptyhand.server.journal import upkeep
from emptyhand.server.journal.faults import code_of, reason, write_error
from emptyhand.server.journal.file import APPLICATION as JOURNAL
from emptyhand.server.journal.file import VERSION as JOURNAL_VERSION
from emptyhand.server.journal.file import open_observer, open_writer, sync
from emptyhand.server.journal.model import Failed, Unusable
from emptyhand.server.storage import folders
from emptyhand.server.storage.migrations import VERSIONS
from emptyhand.server.storage.schema import HEAD, metadata
from emptyhand.server.storage.stores import APPLICATION as LOBBY
from emptyhand.server.storage.stores import open_file

APPLICATION = 0x4548424B
"""The application id of a backup: the characters EHBK."""
VERSION = 1
FILES = ("journal.db", "lobby.db")
OPEN_SECONDS = 10.0


def names() -> list[str]:
    """The names of the lobby's tables."""
    return sorted([*metadata.tables, VERSIONS])


# -- writing ---------------------------------------------------------------------------------------------------------


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yield a draft that becomes the target once it is verified and synced. Raises Unusable, Failed or OSError."""
    if target.exists():
        raise Unusable(f"{target} exists already: expected a new name for the backup")
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".new", dir=target.parent)
    os.close(number)
    draft = Path(name)
    try:
        yield draft
        with closing(sqlite3.connect(draft, isolation_level=None)) as db:
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {VERSION}")
            if faults := upkeep.verify(db):
                raise Failed(f"The backup cannot be written: {faults[0]}")
        sync(draft)
        # A hard link, unlike a rename, fails if the name exists by now.
        os.link(draft, target)
        sync(target.parent)
    except sqlite3.Error as error:
        raise write_error(error, "backup") from None
    finally:
        draft.unlink(missing_ok=True)


def from_folder(data: Path, target: Path) -> None:
    """Back up a server's data folder, whether or not the server runs. Raises Unusable, Failed or OSError."""
    journal, lobby = (data / name for name in FILES)
    for path in (journal, lobby):
        if not path.exists():
            raise Unusable(f"{path} is not there: expected the folder of a server")
    with new_file(target) as draft, tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
        copy = Path(folder) / "lobby.db"
        _copy(lobby, copy)
        # This migrates the copy of an older lobby.
        open_file(copy).dispose()
        _copy(journal, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("ATTACH ? AS lobby", (str(copy),))
            db.execute("BEGIN")
            for (sql,) in db.execute("SELECT sql FROM lobby.sqlite_master WHERE sql IS NOT NULL").fetchall():
                db.execute(sql)
            for name in names():
                db.execute(f"INSERT INTO main.{name} SELECT * FROM lobby.{name}")
            db.execute("COMMIT")


def _copy(source: Path, target: Path) -> None:
    # Copy all pages in one step, which blocks no writer; several steps would start over at every commit.
    with closing(open_observer(source, OPEN_SECONDS)) as db, closing(sqlite3.connect(target)) as copy:
        db.backup(copy)


# -- checking --------------------------------------------------------------------------------------------------------


def check(path: Path) -> None:
    """Raise Unusable unless a file is an intact backup that is not newer than this program."""
    if not path.exists():
        raise Unusable(f"{path}: there is no such file: expected a backup")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            _check(path, db)
    except sqlite3.Error as error:
        if code_of(error) == sqlite3.SQLITE_NOTADB:
            raise _other(path) from None
        raise Unusable(f"{path} cannot be read, {reason(error)}: expected a backup") from None


def _other(path: Path) -> Unusable:
    return Unusable(f"{path} is not a backup: expected a file that 'emptyhand backup' wrote")


def _check(path: Path, db: sqlite3.Connection) -> None:
    db.execute("PRAGMA trusted_schema = OFF")
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise _other(path)
    found = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type <> 'index'")}
    version = db.execute("PRAGMA user_version").fetchone()[0]
    lobby = db.execute(f"SELECT version_num FROM {VERSIONS}").fetchone() if VERSIONS in found else None
    if version > VERSION or lobby is None or lobby[0] > HEAD:
        raise Unusable(f"{path} was written by a newer emptyhand: expected version {VERSION} at most")
    if "event" not in found or (lobby[0] == HEAD and found != {"event", *names()}):
        raise Unusable(f"{path} has other tables than a backup has: expected a file that 'emptyhand backup' wrote")
    if faults := upkeep.verify(db):
        raise Unusable(f"{path} is damaged, {faults[0]} Expected a whole backup")


@contextmanager
def split_backup(path: Path, folder: Path) -> Iterator[tuple[Path, Path]]:
    """Split a backup into a journal and a lobby, in temporary files that the caller may move away."""
    check(path)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restore-") as drafts:
        journal, lobby = (Path(drafts) / name for name in FILES)
        for target, keep, mark in ((journal, {"event"}, JOURNAL), (lobby, set(names()), LOBBY)):
            _copy(path, target)
            target.chmod(0o600)
            with closing(sqlite3.connect(target, isolation_level=None)) as db:
                tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
                for name in tables:
                    if name not in keep:
                        db.execute(f'DROP TABLE "{name}"')
                db.execute(f"PRAGMA application_id = {mark}")
                db.execute(f"PRAGMA user_version = {JOURNAL_VERSION if mark == JOURNAL else 0}")
                db.execute("VACUUM")
        open_file(lobby).dispose()
        open_writer(journal, OPEN_SECONDS).close()
        yield journal, lobby


# -- restoring -------------------------------------------------------------------------------------------------------


def to_folder(path: Path, data: Path) -> None:
    """Restore a backup into a data folder that has no files yet. Raises Unusable or OSError."""
    for name in FILES:
        for file in data.glob(f"{name}*"):
            raise Unusable(f"{file} exists already: expected a folder without tables, so move it away first")
    with folders.kept_on_success(data), split_backup(path, data) as drafts:
        for draft, name in zip(drafts, FILES, strict=True):
            sync(draft)
            draft.rename(data / name)
        sync(data)
