"""Connections to the PostgreSQL database of a journal, refused unless it is durable; its errors as sentences."""

from __future__ import annotations

import asyncio
from typing import TypeAlias
from urllib.parse import urlsplit

import asyncpg
from asyncpg import Connection, Record

from emptyhand.server.journal.model import Failed, Full, Unusable

Link: TypeAlias = "Connection[Record]"

VERSION = 1
MARK = "emptyhand journal "
"""The comment on the table: this text and the version."""
CONNECT_SECONDS = 5.0
_MAKING = 0x45484A4C
"""The advisory lock for creating the table: the letters EHJL."""

_SCHEMA = """
CREATE TABLE event (
    game text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game, seq)
)
"""
_COMMENT = "SELECT obj_description(to_regclass('event'), 'pg_class')"

_WORDS = {
    "53100": "the disk is full",
    "53200": "the database has too little memory",
    "53300": "the database has too many connections",
    "25006": "the database may only be read",
    "42501": "the database does not let us",
    "42P01": "its table is gone",
    "55P03": "another program holds its table",
    "57014": "the database took too long",
    "58030": "the disk reports an error",
    "XX001": "its table is damaged",
    "XX002": "its table is damaged",
}
"""SQLSTATE codes in words; other codes are shown as they are."""
_AWAY = ("08", "57P")
"""SQLSTATE prefixes of a database that is unreachable, starting or shutting down."""


async def connect(url: str, patience: float) -> Link:
    """Open a connection with synchronous commits; it waits `patience` seconds for a lock."""
    return await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=patience + CONNECT_SECONDS,
        server_settings={
            "application_name": "emptyhand",
            # Whatever the database is set to: otherwise a commit would not wait for its disk.
            "synchronous_commit": "on",
            "lock_timeout": str(max(1, int(patience * 1000))),
        },
    )


async def connect_prepared(url: str, patience: float) -> Link:
    """Open a connection to a database with a journal, creating the table if there is none. Raises Unusable."""
    try:
        link = await connect(url, patience)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable(f"{unusable(error)}: expected one at {display_url(url)}") from None
    try:
        await _check(link)
        async with link.transaction():
            # Servers may start at the same time, and only one of them can create the table.
            await link.execute("SELECT pg_advisory_xact_lock($1)", _MAKING)
            if await link.fetchval("SELECT to_regclass('event')") is None:
                await link.execute(_SCHEMA)
                await link.execute(f"COMMENT ON TABLE event IS '{MARK}{VERSION}'")
        _check_version(await link.fetchval(_COMMENT))
    except asyncpg.PostgresError as error:
        await link.close()
        raise Unusable(f"{unusable(error)}: expected to make a table there") from None
    except BaseException:
        await link.close()
        raise
    return link


async def _check(link: Link) -> None:
    """Raise Unusable unless commits on this connection survive a loss of power."""
    # Without full pages, a page that was half written at a loss of power cannot be repaired.
    for setting, wanted in (("fsync", {"on"}), ("full_page_writes", {"on"}), ("synchronous_commit", {"on"})):
        found = await link.fetchval(f"SHOW {setting}")
        if found not in wanted:
            raise Unusable(f"the database would not be safe from a loss of power: expected {setting} = on, not {found}")
    if await link.fetchval("SHOW server_encoding") != "UTF8":
        raise Unusable("the database cannot keep every name: expected one with the encoding UTF8")


def _check_version(comment: str | None) -> None:
    version = (comment or "").removeprefix(MARK)
    if not (comment or "").startswith(MARK) or not version.isdigit():
        raise Unusable("the database has a table 'event' of another program: expected a database of its own")
    if int(version) > VERSION:
        raise Unusable(
            f"the database was written by a newer emptyhand (journal version {version}): "
            f"expected version {VERSION} at most, so update emptyhand"
        )


def reason(error: BaseException) -> str:
    """Return the cause in a few words, without names or addresses."""
    state: str = getattr(error, "sqlstate", None) or ""
    if state in _WORDS:
        return _WORDS[state]
    # Before OSError, of which a timeout is a kind.
    if isinstance(error, asyncio.TimeoutError | TimeoutError):
        return "the database took too long"
    if isinstance(error, OSError) or state.startswith(_AWAY) or _is_lost(error):
        return "the database cannot be reached"
    return f"PostgreSQL says {state or type(error).__name__}"


def unusable(error: BaseException) -> str:
    """Say that the database cannot be used and why, without naming it twice."""
    why = reason(error)
    return why if why.startswith("the database ") else f"the database cannot be used, {why}"


def _is_lost(error: BaseException) -> bool:
    return isinstance(error, asyncpg.InterfaceError | asyncpg.PostgresConnectionError)


def write_error(error: BaseException) -> Failed:
    kind = Full if getattr(error, "sqlstate", None) == "53100" else Failed
    return kind(f"The journal cannot be written: {reason(error)}.")


def read_error(error: BaseException) -> Failed:
    return Failed(f"The journal cannot be read: {reason(error)}.")


def display_url(url: str) -> str:
    """Return the URL of a database without the password."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    return f"postgresql://{host}{f':{parts.port}' if parts.port else ''}{parts.path}"
