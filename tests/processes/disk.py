"""Disk faults under a running server, injected from outside: no code of the server is replaced.

strace lets single calls of the system fail; other programs hold the file or move it away.
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.servers import Server

JOURNAL = "journal.db"


def strace() -> str:
    found = shutil.which("strace")
    assert found, "The tests need strace: install it (Debian and Ubuntu: the strace package)."
    return found


@contextmanager
def failing(server: Server, call: str, error: str) -> Iterator[None]:
    """While this lasts every such call of the server fails."""
    log = server.data.with_name("strace.log")
    command = [strace(), "-f", "-p", str(server.process.pid), "-o", str(log), "-e", f"trace={call}"]
    with subprocess.Popen([*command, "-e", f"inject={call}:error={error}"], stderr=subprocess.PIPE) as tracer:
        try:
            assert tracer.stderr is not None
            said = tracer.stderr.readline().decode()
            assert "attached" in said, f"strace cannot look at the server: {said}"
            # Then at its other threads.
            time.sleep(0.2)
            yield
        finally:
            tracer.terminate()


@contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program holds a write lock on the journal."""
    with closing(sqlite3.connect(server.data / JOURNAL, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


@contextmanager
def away(server: Server) -> Iterator[None]:
    """The journal's file is moved away."""
    path = server.data / JOURNAL
    moved = path.rename(path.with_name("away"))
    yield
    moved.rename(path)


@contextmanager
def replaced(server: Server) -> Iterator[None]:
    """Another file is in the journal's place."""
    path = server.data / JOURNAL
    moved = path.rename(path.with_name("away"))
    path.write_bytes(b"")
    yield
    moved.replace(path)


def synced_before(log: Path, word: str) -> list[bool]:
    """For each line that begins with a word and was written to standard output: was the disk waited for before it?

    Something must have been written to the write-ahead file, and its last write must be followed by an fdatasync.
    """
    found: list[bool] = []
    state = "nothing written"
    for line in log.read_text().splitlines():
        call, _, rest = line.partition(" ")[2].strip().partition("(")
        if call == "pwrite64" and "-wal>" in rest:
            state = "written"
        elif call in ("fdatasync", "fsync") and "-wal>" in rest and rest.endswith("= 0") and state == "written":
            state = "synced"
        elif call == "write" and f', "{word}' in rest:
            found.append(state == "synced")
            state = "nothing written"
    return found
