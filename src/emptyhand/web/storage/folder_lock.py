"""One server to a folder: two on the same files would take every table from each other again and again."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl

PATIENCE = 8.0
"""Seconds that a server waits for the one before it to end."""
PAUSE = 0.1


class FolderLock:
    """The right to use a folder, for as long as the process lives; a killed one leaves nothing behind."""

    def __init__(self, number: int) -> None:
        self._number = number

    @classmethod
    async def on(cls, folder: Path, patience: float = PATIENCE) -> FolderLock:
        """Raises ValueError if another server has it and keeps it."""
        number = os.open(folder / "in-use", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        while not _taken(number):
            if loop.time() > until:
                os.close(number)
                raise ValueError(
                    f"{folder} is used by another server: expected one alone, or several with --db postgresql://..."
                )
            await asyncio.sleep(PAUSE)
        return cls(number)

    def release(self) -> None:
        os.close(self._number)


def _taken(number: int) -> bool:
    if sys.platform == "win32":
        # Nothing is checked there.
        return True
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
