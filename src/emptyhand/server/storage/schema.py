"""The lobby's tables on SQLite and PostgreSQL. A change here needs a migration: see docs/journal.md."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

HEAD = "0004"
"""The newest migration. A database at this version opens without importing Alembic."""

metadata = MetaData()

_TIME = Integer().with_variant(BigInteger, "postgresql")
"""Milliseconds since the epoch; SQLite's INTEGER is wide enough."""


def _table(name: str, *parts: Column[str] | Column[int] | Column[bytes] | Index) -> Table:
    return Table(name, metadata, *parts, sqlite_with_rowid=False)


guest = _table(
    "guest",
    Column("person", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("at_ms", _TIME, nullable=False),
)
session = _table(
    "session",
    Column("hash", LargeBinary, primary_key=True, nullable=False),
    Column("person", Text, nullable=False),
    Column("at_ms", _TIME, nullable=False),
)
link = _table(
    "link",
    Column("hash", LargeBinary, primary_key=True, nullable=False),
    Column("person", Text, nullable=False),
    Column("until_ms", _TIME, nullable=False),
)
room = _table(
    "room",
    Column("code", Text, primary_key=True, nullable=False),
    Column("secret", Text, nullable=False),
    Column("access", Text, nullable=False),
    Column("at_ms", _TIME, nullable=False),
    Column("closed", Integer, nullable=False),
    Index("room_open", "closed", "access", "at_ms"),
)
member = _table(
    "member",
    Column("person", Text, primary_key=True, nullable=False),
    Column("code", Text, primary_key=True, nullable=False),
    Column("at_ms", _TIME, nullable=False),
)
game = _table(
    "game",
    Column("id", Text, primary_key=True, nullable=False),
    Column("code", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at_ms", _TIME, nullable=False),
    Column("record", Text, nullable=False),
    Index("game_of_room", "code", "number", unique=True),
)
played = _table(
    "played",
    Column("person", Text, primary_key=True, nullable=False),
    Column("game", Text, primary_key=True, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at_ms", _TIME, nullable=False),
    Column("about", Text, nullable=False),
    Index("played_by_person", "person", "at_ms"),
    Index("played_in_game", "game"),
)
house_rules = _table(
    "house_rules",
    Column("person", Text, primary_key=True, nullable=False),
    Column("title", Text, primary_key=True, nullable=False),
    Column("rules", Text, nullable=False),
    Column("at_ms", _TIME, nullable=False),
)
