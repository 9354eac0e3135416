"""An exclusive lock on the data folder: two servers on the same files would fence each other off every table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl

NAME = "in-use"
LOCK_SECONDS = 8.0
"""Seconds to wait for the previous server to end."""
PAUSE = 0.1


class FolderLock:
    """A lock on a folder. The kernel releases it when the process ends, however it ends."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    async def acquire(cls, folder: Path, patience: float = LOCK_SECONDS) -> FolderLock:
        """Lock a folder. Raises ValueError if another server still has it after `patience` seconds."""
        descriptor = os.open(folder / NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        while not _lock(descriptor):
            if loop.time() > until:
                os.close(descriptor)
                raise ValueError(
                    f"{folder} is used by another server: expected one alone, or several with --db postgresql://..."
                )
            await asyncio.sleep(PAUSE)
        return cls(descriptor)

    def note(self, *ports: int | None) -> None:
        """Leave the server's ports in the file, so that `running_on` finds them. A full disk only costs the note."""
        text = " ".join(str(port) for port in ports if port)
        with contextlib.suppress(OSError):
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, text.encode(), 0)

    def release(self) -> None:
        os.close(self._descriptor)


def running_on(folder: Path) -> tuple[int, ...] | None:
    """Return the ports of the server that has locked a folder, as far as it has noted them; None if there is none."""
    try:
        descriptor = os.open(folder / NAME, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        if _lock(descriptor):
            return None
        words = os.read(descriptor, 100).decode("ascii", "replace").split()
        return tuple(int(word) for word in words if word.isdecimal())
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> bool:
    if sys.platform == "win32":
        # Windows has no flock: two servers on one folder go unnoticed.
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
