"""Alembic runs this module in the transaction of `migrate`."""

from __future__ import annotations

from alembic import context

from emptyhand.server.storage.migrations import VERSIONS
from emptyhand.server.storage.schema import metadata


def ours(name: str | None, kind: str, parents: object) -> bool:
    """Whether a table is the lobby's: the database may hold the journal and other tables too."""
    return kind != "table" or name in metadata.tables


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSIONS,
    transactional_ddl=True,
    include_name=ours,
)
context.run_migrations()
