"""The lobby's migrations. Alembic runs them inside the caller's transaction, by `env`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from emptyhand.server.storage.schema import HEAD, metadata

BASELINE = "0001"
"""The version of a lobby that was created before there were migrations."""
VERSIONS = "lobby_version"
"""The table that holds a database's version."""
_MIGRATING = 0x45484C42
"""The advisory lock for migrations on PostgreSQL: the characters EHLB."""


def migrate(db: Connection) -> None:
    """Migrate a database within the open transaction, all or nothing. Raises ValueError."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
    found = version_of(db)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise ValueError(
            f"the lobby was written by a newer emptyhand (lobby version {found}): "
            f"expected version {HEAD} at most, so update emptyhand"
        )
    if found is None and not inspect(db).has_table("guest"):
        _create(db)
    else:
        _upgrade(db, unversioned=found is None)


def version_of(db: Connection) -> str | None:
    """Return a database's version; None if it has none."""
    if not inspect(db).has_table(VERSIONS):
        return None
    found: str | None = db.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return found


def _create(db: Connection) -> None:
    """Create a new lobby from the schema, without Alembic; a test compares the result with the migrations."""
    metadata.create_all(db)
    db.execute(text(f"CREATE TABLE {VERSIONS} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    db.execute(text(f"INSERT INTO {VERSIONS} VALUES ('{HEAD}')"))


def _upgrade(db: Connection, *, unversioned: bool) -> None:
    from alembic import command

    config = settings(db)
    if unversioned:
        command.stamp(config, BASELINE)
    command.upgrade(config, "head")


def settings(db: Connection):  # type: ignore[no-untyped-def]
    """Alembic's configuration."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    return config
