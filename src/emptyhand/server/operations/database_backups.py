"""Backups from and to PostgreSQL; see operations/backups.py for the format."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from emptyhand.server.journal.file import open_writer
from emptyhand.server.journal.model import Failed, Unusable
from emptyhand.server.journal.postgres_link import Link, connect, connect_prepared, display_url, reason, unusable
from emptyhand.server.journal.postgres_writer import FAULTS
from emptyhand.server.operations.backups import OPEN_SECONDS, names, new_file, split_backup
from emptyhand.server.storage.migrations import VERSIONS, migrate
from emptyhand.server.storage.schema import HEAD
from emptyhand.server.storage.stores import PostgresStore

AT_ONCE = 2_000
"""Rows per batch."""


async def from_database(url: str, target: Path) -> None:
    """Back up a database that servers may be using. Raises Unusable, Failed or OSError."""
    try:
        link = await connect(url, OPEN_SECONDS)
    except FAULTS as error:
        raise Unusable(f"{unusable(error)}: expected one at {display_url(url)}") from None
    try:
        # One snapshot, however long the copy takes.
        async with link.transaction(isolation="repeatable_read", readonly=True):
            await _check(link)
            with new_file(target) as draft:
                _make_tables(draft)
                with closing(sqlite3.connect(draft, isolation_level=None)) as db:
                    for name in ("event", *names()):
                        await _copy(link, db, name)
    except FAULTS as error:
        raise Failed(f"The backup cannot be written: {reason(error)}.") from None
    finally:
        await link.close()


async def _check(link: Link) -> None:
    for name in ("event", VERSIONS):
        if await link.fetchval("SELECT to_regclass($1)", name) is None:
            raise Unusable("the database has no tables of ours: expected one that a server has used")
    if (found := await link.fetchval(f"SELECT version_num FROM {VERSIONS}")) != HEAD:
        raise Unusable(f"the lobby has version {found}: expected {HEAD}, so let a server of this version start once")


def _make_tables(draft: Path) -> None:
    open_writer(draft, OPEN_SECONDS).close()
    engine = create_engine(f"sqlite:///{draft}")
    with engine.begin() as db:
        migrate(db)
    engine.dispose()
    with closing(sqlite3.connect(draft, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute(f"DELETE FROM {VERSIONS}")


async def _copy(link: Link, db: sqlite3.Connection, name: str) -> None:
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    cursor = await link.cursor(f"SELECT {', '.join(columns)} FROM {name}")
    db.execute("BEGIN")
    while rows := await cursor.fetch(AT_ONCE):
        db.executemany(insert, rows)
    db.execute("COMMIT")


async def to_database(path: Path, url: str, folder: Path) -> None:
    """Restore a backup into an empty database. Raises Unusable or OSError."""
    with split_backup(path, folder) as (journal, lobby):
        link = await connect_prepared(url, OPEN_SECONDS)
        try:
            await (await PostgresStore.open(url)).close()
            async with link.transaction():
                await _check_empty(link)
                await _fill(link, journal, ["event"])
                await _fill(link, lobby, [name for name in names() if name != VERSIONS])
        except FAULTS as error:
            raise Unusable(f"the database cannot be filled, {reason(error)}: expected an empty one") from None
        finally:
            await link.close()


async def _check_empty(link: Link) -> None:
    for name in ("event", "room", "guest"):
        if await link.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):
            raise Unusable("the database has tables in use already: expected an empty one")


async def _fill(link: Link, source: Path, tables: Sequence[str]) -> None:
    with closing(sqlite3.connect(source)) as db:
        for name in tables:
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            rows = db.execute(f"SELECT {', '.join(columns)} FROM {name}")
            while part := rows.fetchmany(AT_ONCE):
                await link.copy_records_to_table(name, records=part, columns=columns)
