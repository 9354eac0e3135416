"""House rules that a guest has saved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TIME = sa.Integer().with_variant(sa.BigInteger, "postgresql")


def upgrade() -> None:
    op.create_table(
        "house_rules",
        sa.Column("person", sa.Text, primary_key=True, nullable=False),
        sa.Column("title", sa.Text, primary_key=True, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at_ms", TIME, nullable=False),
        sqlite_with_rowid=False,
    )
