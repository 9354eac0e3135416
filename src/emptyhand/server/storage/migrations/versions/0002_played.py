"""The seats of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TIME = sa.Integer().with_variant(sa.BigInteger, "postgresql")


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("person", sa.Text, primary_key=True, nullable=False),
        sa.Column("game", sa.Text, primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("played_by_person", "played", ["person", "at_ms"])
    op.create_index("played_in_game", "played", ["game"])
