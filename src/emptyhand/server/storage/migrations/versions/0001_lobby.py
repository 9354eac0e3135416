"""Guests, their sessions and links, rooms and who may come in, finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TIME = sa.Integer().with_variant(sa.BigInteger, "postgresql")


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("person", sa.Text, primary_key=True, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.LargeBinary, primary_key=True, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.LargeBinary, primary_key=True, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until_ms", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "room",
        sa.Column("code", sa.Text, primary_key=True, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("access", sa.Text, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sa.Column("closed", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("room_open", "room", ["closed", "access", "at_ms"])
    op.create_table(
        "member",
        sa.Column("person", sa.Text, primary_key=True, nullable=False),
        sa.Column("code", sa.Text, primary_key=True, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("game_of_room", "game", ["code", "number"], unique=True)
