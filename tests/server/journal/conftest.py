from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.journal.places import Place, PostgresPlace, SqlitePlace


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place for a journal, of each kind."""
    if request.param == "sqlite":
        return SqlitePlace(tmp_path / "games.journal")
    return PostgresPlace(request.getfixturevalue("postgres").new())
