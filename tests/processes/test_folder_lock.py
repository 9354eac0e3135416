"""A folder has one server at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from emptyhand.server.storage.folder_lock import FolderLock


def test_a_second_server_waits_for_the_first_and_refuses_to_start_if_it_stays(tmp_path: Path) -> None:
    async def run() -> None:
        first = await FolderLock.acquire(tmp_path)
        with pytest.raises(ValueError, match=r"is used by another server: expected one alone, or several with --db"):
            await FolderLock.acquire(tmp_path, patience=0.1)
        second = asyncio.create_task(FolderLock.acquire(tmp_path, patience=60))
        await asyncio.sleep(0.05)
        assert not second.done()
        first.release()
        (await second).release()

    asyncio.run(run())
