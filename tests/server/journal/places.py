"""Where a journal is: the same tests run for a SQLite file and for a PostgreSQL database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from emptyhand.server.journal.group import GroupCommit
from emptyhand.server.journal.sqlite import SqliteJournal


def open_at(where: str, **options: Any) -> GroupCommit:
    """Open the journal at an address or in a file."""
    if "://" in where:
        # Processes that are killed by the dozen import only what they need.
        from emptyhand.server.journal.postgres import PostgresJournal

        return PostgresJournal(where, **options)
    return SqliteJournal(where, **options)


class Place(Protocol):
    where: str

    def open(self, **options: Any) -> GroupCommit: ...
    def locked(self) -> Any:
        """Hold the write lock on another connection, so that no commit can begin."""

    def count(self) -> int:
        """Return the entries that others see."""


class SqlitePlace:
    def __init__(self, path: Path) -> None:
        self.where = str(path)

    def open(self, **options: Any) -> GroupCommit:
        return open_at(self.where, **options)

    @contextmanager
    def locked(self) -> Iterator[None]:
        with closing(sqlite3.connect(self.where, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            yield
            db.execute("ROLLBACK")

    def count(self) -> int:
        with closing(sqlite3.connect(self.where)) as db:
            return int(db.execute("SELECT count(*) FROM event").fetchone()[0])


class PostgresPlace:
    def __init__(self, url: str) -> None:
        self.where = url

    def open(self, **options: Any) -> GroupCommit:
        return open_at(self.where, **options)

    @contextmanager
    def locked(self) -> Iterator[None]:
        import asyncpg

        with closing(asyncio.new_event_loop()) as loop:
            link = loop.run_until_complete(asyncpg.connect(self.where))
            loop.run_until_complete(link.execute("BEGIN; LOCK TABLE event IN SHARE MODE"))
            yield
            loop.run_until_complete(link.execute("ROLLBACK"))
            loop.run_until_complete(link.close())

    def count(self) -> int:
        import asyncpg

        async def ask() -> int:
            link = await asyncpg.connect(self.where)
            try:
                return int(await link.fetchval("SELECT count(*) FROM event"))
            finally:
                await link.close()

        with closing(asyncio.new_event_loop()) as loop:
            return loop.run_until_complete(ask())
