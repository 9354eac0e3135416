"""How the tables of the lobby came to be what they are, step by step, and how an older database is brought there."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from emptyhand.web.storage.schema import HEAD, metadata

BASELINE = "0001"
"""What a lobby had that was made before there were migrations."""
VERSIONS = "lobby_version"
"""The table in which a database says which migrations it has."""
_MIGRATING = 0x45484C42
"""The advisory lock under which PostgreSQL migrates: the letters EHLB."""


def migrate(db: Connection) -> None:
    """Bring a database up to date within the transaction that is open: all of it or nothing. Raises ValueError."""
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
        _make(db)
    else:
        _upgrade(db, made_before=found is None)


def version_of(db: Connection) -> str | None:
    """The newest migration that a database has; None if it has none."""
    if not inspect(db).has_table(VERSIONS):
        return None
    found: str | None = db.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return found


def _make(db: Connection) -> None:
    """A new lobby needs none of the steps that led to it, nor what takes them; a test compares the two ways."""
    metadata.create_all(db)
    db.execute(text(f"CREATE TABLE {VERSIONS} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    db.execute(text(f"INSERT INTO {VERSIONS} VALUES ('{HEAD}')"))


def _upgrade(db: Connection, *, made_before: bool) -> None:
    from alembic import command

    config = settings(db)
    if made_before:
        command.stamp(config, BASELINE)
    command.upgrade(config, "head")


def settings(db: Connection):  # type: ignore[no-untyped-def]
    """What Alembic has to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    return config
