"""A lobby that has lost its write-ahead log or its file: the server says so instead of locking people out."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from random import Random

import pytest

from emptyhand.server.journal import Unusable
from emptyhand.server.journal.file import wal_of
from emptyhand.server.journal.versions import versions_of
from emptyhand.server.storage.lobby_losses import find_loss
from emptyhand.server.storage.store import Lobby
from emptyhand.server.storage.stores import SqliteStore
from tests.server.journal.damage import cut

GUESTS = 20


async def _leave(live: Path, target: Path) -> None:
    store = SqliteStore(live)
    for number in range(GUESTS):
        await store.call(Lobby.add_guest, f"p{number}", "Ann", bytes([number]), number)
        await store.call(Lobby.guest, bytes([number]))
    for end in ("", "-wal", "-versions"):
        shutil.copy(f"{live}{end}", f"{target}{end}")
    await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A lobby as a killed server leaves it."""
    (tmp_path / "live").mkdir()
    asyncio.run(_leave(tmp_path / "live" / "lobby.db", tmp_path / "lobby.db"))
    return tmp_path / "lobby.db"


def open_and_close(path: Path, *, has_tables: bool = True, accept_loss: bool = False) -> int:
    """Return how many of the guests are known."""

    async def run() -> int:
        store = SqliteStore(path, has_tables=has_tables, accept_loss=accept_loss)
        try:
            return sum([await store.call(Lobby.guest, bytes([number])) is not None for number in range(GUESTS)])
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_whole_lobby_has_lost_nothing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert find_loss(path, has_tables=True) is None
    assert [open_and_close(path) for _ in range(2)] == [GUESTS, GUESTS]
    versions_of(path).unlink()
    assert open_and_close(path) == GUESTS, "a lobby that was closed cleanly needs no version file"
    assert caplog.records == []


@pytest.mark.parametrize("counted", [True, False])
def test_a_lobby_without_its_log_is_refused_until_the_loss_is_accepted(
    path: Path, counted: bool, caplog: pytest.LogCaptureFixture
) -> None:
    saved = wal_of(path).read_bytes()
    wal_of(path).unlink()
    if not counted:
        versions_of(path).unlink()
    count = GUESTS if counted else "an unknown number of"
    for _ in range(2):
        with pytest.raises(Unusable, match=rf"has lost its write-ahead log, and {count} changes .*--accept-loss"):
            open_and_close(path)
    wal_of(path).write_bytes(saved)
    assert find_loss(path, has_tables=True) is None
    wal_of(path).unlink()
    assert open_and_close(path, accept_loss=True) == 0
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert line.endswith("Guests it no longer knows give a name again.")
    assert open_and_close(path) == 0


def test_a_lobby_that_is_gone_is_missed(path: Path) -> None:
    for file in (path, wal_of(path)):
        file.unlink()
    with pytest.raises(Unusable, match="is gone, and with it all guests"):
        open_and_close(path, has_tables=False)
    versions_of(path).unlink()
    with pytest.raises(Unusable, match="is gone, and with it all guests"):
        open_and_close(path)
    assert open_and_close(path, has_tables=False) == 0, "a new folder has no lobby yet"


def test_a_log_without_its_lobby_stays(path: Path) -> None:
    path.unlink()
    with pytest.raises(Unusable, match="has lost its main file"):
        open_and_close(path, accept_loss=True)
    assert wal_of(path).stat().st_size


def test_what_a_damaged_log_has_lost_is_counted_and_logged(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    cut(wal_of(path), Random(1))
    loss = find_loss(path, has_tables=True)
    assert loss is not None
    assert loss.commits is not None
    assert open_and_close(path) == GUESTS - (loss.commits.known - loss.commits.kept)
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert "lobby.db-wal is damaged" in line
