"""Stores of the lobby: a SQLite file beside the journal, or the PostgreSQL database that holds the journal too."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from emptyhand.server.journal import Failed, Unusable
from emptyhand.server.journal.faults import reason
from emptyhand.server.journal.file import IN_MEMORY, create_private, open_observer, restrict
from emptyhand.server.journal.outage import Outage
from emptyhand.server.storage.lobby_losses import CommitCount, accept_or_refuse
from emptyhand.server.storage.migrations import migrate
from emptyhand.server.storage.store import Lobby

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("emptyhand.web")

APPLICATION = 0x45484C42
"""The application id of a lobby's SQLite file: the characters EHLB."""
CONNECT_SECONDS = 5.0
CONNECTIONS = 4


class SqliteStore:
    """The lobby in a SQLite file, in a thread of its own."""

    def __init__(self, path: Path, *, has_tables: bool = False, accept_loss: bool = False) -> None:
        """Raises Unusable, also for a lobby that has lost its log or is gone though the journal has tables.

        `accept_loss` opens what such a loss has left.
        """
        loss = accept_or_refuse(path, has_tables=has_tables, accept_loss=accept_loss)
        self._engine = open_file(path)
        self._count = CommitCount(path, _driver(self._engine), loss)
        self._thread = ThreadPoolExecutor(1, "lobby")
        self._outage = _outage()

    async def call(self, method: Callable[Concatenate[Lobby, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        def run() -> R:
            with self._engine.begin() as db:
                result = method(Lobby(db), *args, **kwargs)
                count = self._count.advance()
            self._count.record(count)
            return result

        try:
            found = await asyncio.get_running_loop().run_in_executor(self._thread, run)
        except SQLAlchemyError as error:
            raise _failed(error, self._outage) from None
        self._outage.worked()
        return found

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._count.close()
        self._engine.dispose()


def _driver(engine: Engine) -> sqlite3.Connection:
    """Return the only connection of an engine that `open_file` made."""
    with closing(engine.raw_connection()) as proxied:
        driver = proxied.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def open_file(path: Path) -> Engine:
    """Open a lobby's file; create or migrate it if necessary. Raises Unusable."""
    create_private(path)
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=StaticPool,
        connect_args={"isolation_level": None, "check_same_thread": False, "timeout": CONNECT_SECONDS},
    )
    event.listen(engine, "connect", _set_up)
    # Without this, pysqlite would commit each CREATE TABLE on its own.
    event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as db:
            _check_mark(path, db.exec_driver_sql("PRAGMA application_id").scalar())
            migrate(db)
            db.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
    except SQLAlchemyError as error:
        engine.dispose()
        raise Unusable(f"{path} cannot be used, {_words(error)}: expected a lobby that can be written") from None
    except BaseException:
        engine.dispose()
        raise
    # Earlier versions created it for everybody to read.
    restrict(path)
    return engine


def check_lobby(path: Path) -> None:
    """Raise Unusable unless a file is a lobby that can be opened, or there is none. Changes nothing."""
    if not path.exists():
        return
    try:
        with closing(open_observer(path, CONNECT_SECONDS)) as db:
            _check_mark(path, db.execute("PRAGMA application_id").fetchone()[0])
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise Unusable(f"{path} cannot be used, {reason(error)}: expected a lobby or no file") from None


def _check_mark(path: Path, found: object) -> None:
    if found not in (0, APPLICATION):
        raise Unusable(f"{path} is a SQLite file of another program: expected a lobby or no file")


def _set_up(db: DBAPIConnection, _: object) -> None:
    assert isinstance(db, sqlite3.Connection)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    # What a guest deletes must not stay readable in free pages.
    db.execute("PRAGMA secure_delete = ON")
    db.execute(IN_MEMORY)


class PostgresStore:
    """The lobby in a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._outage = _outage()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open the lobby; create or migrate it if necessary. Raises Unusable."""
        engine = open_database(url)
        try:
            async with engine.begin() as db:
                await db.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise Unusable(f"the lobby cannot be used, {_words(error)}: expected a database to write to") from None
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def call(self, method: Callable[Concatenate[Lobby, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            async with self._engine.begin() as db:
                found = await db.run_sync(lambda plain: method(Lobby(plain), *args, **kwargs))
        except (SQLAlchemyError, OSError) as error:
            raise _failed(error, self._outage) from None
        self._outage.worked()
        return found

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(url: str) -> AsyncEngine:
    """Open a pool of connections with the durability settings of the journal's own."""
    from sqlalchemy.ext.asyncio import create_async_engine

    from emptyhand.server.journal.postgres_link import connect

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(url, CONNECT_SECONDS),
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_pre_ping=True,
    )


def _outage() -> Outage:
    return Outage("lobby", "Guests cannot come in until it can.", log)


def _failed(error: Exception, outage: Outage) -> Failed:
    failure = Failed(f"The lobby cannot be used: {_words(error)}.")
    outage.failed(str(failure))
    return failure


def _words(error: Exception) -> str:
    """Describe an error without its statement, whose parameters may hold names and secrets."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return reason(origin) if isinstance(origin, sqlite3.Error) else type(origin).__name__
