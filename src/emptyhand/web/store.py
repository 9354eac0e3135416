"""What the lobby remembers: guests, rooms, who may come in, finished games. One SQLite file beside the journal.

All of it is off the path of a move. Calls come from one thread at a time (`Store.call` sees to that), and a commit
waits for the disk, so nobody is told of a seat that a loss of power could take away.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

VERSION = 1
APPLICATION = 0x45484C42
"""Marks a SQLite file as a lobby of ours: the letters EHLB."""

_SCHEMA = """
CREATE TABLE guest (person TEXT PRIMARY KEY, name TEXT NOT NULL, at_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE session (hash BLOB PRIMARY KEY, person TEXT NOT NULL, at_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE link (hash BLOB PRIMARY KEY, person TEXT NOT NULL, until_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE room (
    code TEXT PRIMARY KEY, secret TEXT NOT NULL, access TEXT NOT NULL, at_ms INTEGER NOT NULL, closed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX room_open ON room (closed, access, at_ms);
CREATE TABLE member (
    person TEXT NOT NULL, code TEXT NOT NULL, at_ms INTEGER NOT NULL, PRIMARY KEY (person, code)
) WITHOUT ROWID;
CREATE TABLE game (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, number INTEGER NOT NULL, at_ms INTEGER NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX game_of_room ON game (code, number);
"""


class RoomRow(NamedTuple):
    code: str
    secret: str
    access: str
    at_ms: int
    closed: int


class Lobby:
    """The tables themselves. Every method is one transaction."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._db.executescript(
                f"BEGIN;{_SCHEMA}PRAGMA application_id = {APPLICATION};PRAGMA user_version = {VERSION};COMMIT;"
            )
        elif version != VERSION:
            raise ValueError(f"{path} is a lobby of version {version}: expected {VERSION}")

    def close(self) -> None:
        self._db.close()

    # -- guests ------------------------------------------------------------------------------------------------------

    def add_guest(self, person: str, name: str, session: bytes, at_ms: int) -> None:
        with self._db:
            self._db.execute("BEGIN")
            self._db.execute("INSERT INTO guest VALUES (?, ?, ?)", (person, name, at_ms))
            self._db.execute("INSERT INTO session VALUES (?, ?, ?)", (session, person, at_ms))

    def rename(self, person: str, name: str) -> None:
        self._db.execute("UPDATE guest SET name = ? WHERE person = ?", (name, person))

    def guest(self, session: bytes) -> tuple[str, str] | None:
        """The person and the name of a session."""
        found: tuple[str, str] | None = self._db.execute(
            "SELECT person, name FROM guest JOIN session USING (person) WHERE hash = ?", (session,)
        ).fetchone()
        return found

    def add_link(self, link: bytes, person: str, until_ms: int) -> None:
        self._db.execute("INSERT INTO link VALUES (?, ?, ?)", (link, person, until_ms))

    def claim(self, link: bytes, session: bytes, at_ms: int) -> str | None:
        """Use a link up: the new session is its person's. The name, or None if there is no such link."""
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            row = self._db.execute("SELECT person, until_ms FROM link WHERE hash = ?", (link,)).fetchone()
            self._db.execute("DELETE FROM link WHERE hash = ? OR until_ms < ?", (link, at_ms))
            if row is None or row[1] < at_ms:
                return None
            self._db.execute("INSERT INTO session VALUES (?, ?, ?)", (session, row[0], at_ms))
            name: str = self._db.execute("SELECT name FROM guest WHERE person = ?", (row[0],)).fetchone()[0]
            return name

    # -- rooms -------------------------------------------------------------------------------------------------------

    def add_room(self, code: str, secret: str, access: str, host: str, at_ms: int) -> bool:
        """False if the code is taken, now or ever."""
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            if self._db.execute("SELECT 1 FROM room WHERE code = ?", (code,)).fetchone():
                return False
            self._db.execute("INSERT INTO room VALUES (?, ?, ?, ?, 0)", (code, secret, access, at_ms))
            self._db.execute("INSERT INTO member VALUES (?, ?, ?)", (host, code, at_ms))
            return True

    def room(self, code: str) -> RoomRow | None:
        row = self._db.execute("SELECT * FROM room WHERE code = ?", (code,)).fetchone()
        return None if row is None else RoomRow(*row)

    def close_room(self, code: str) -> None:
        self._db.execute("UPDATE room SET closed = 1 WHERE code = ?", (code,))

    def rooms(self, access: str | None, limit: int) -> list[RoomRow]:
        """The latest rooms that are not closed, of one kind of access or of any."""
        rows = self._db.execute(
            "SELECT * FROM room WHERE closed = 0 AND (access = ?1 OR ?1 IS NULL) ORDER BY at_ms DESC LIMIT ?2",
            (access, limit),
        )
        return [RoomRow(*row) for row in rows]

    def rooms_of(self, person: str, limit: int) -> list[RoomRow]:
        rows = self._db.execute(
            "SELECT room.* FROM member JOIN room USING (code) WHERE person = ? AND closed = 0"
            " ORDER BY member.at_ms DESC LIMIT ?",
            (person, limit),
        )
        return [RoomRow(*row) for row in rows]

    def add_member(self, person: str, code: str, at_ms: int) -> None:
        self._db.execute("INSERT OR IGNORE INTO member VALUES (?, ?, ?)", (person, code, at_ms))

    def is_member(self, person: str, code: str) -> bool:
        row = self._db.execute("SELECT 1 FROM member WHERE person = ? AND code = ?", (person, code)).fetchone()
        return row is not None

    # -- games -------------------------------------------------------------------------------------------------------

    def add_game(self, game: str, code: str, number: int, at_ms: int, record: str) -> None:
        """Keep a finished game; the same one twice is kept once."""
        self._db.execute("INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?)", (game, code, number, at_ms, record))

    def game(self, game: str) -> str | None:
        """The record of a finished game."""
        row = self._db.execute("SELECT record FROM game WHERE id = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def games_of(self, code: str) -> list[tuple[int, str]]:
        """The finished games of a room: number and id."""
        return self._db.execute("SELECT number, id FROM game WHERE code = ? ORDER BY number", (code,)).fetchall()


class Store:
    """The lobby in a thread of its own, so that no table waits for its disk."""

    def __init__(self, path: Path) -> None:
        self._lobby = Lobby(path)
        self._thread = ThreadPoolExecutor(1, "lobby")

    async def call(self, method: Callable[Concatenate[Lobby, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """``await store.call(Lobby.guest, session)``."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: method(self._lobby, *args, **kwargs))

    def close(self) -> None:
        self._thread.shutdown()
        self._lobby.close()
