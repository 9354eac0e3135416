"""PostgreSQL and Redis on free loopback ports, in temporary folders; the caller stops them."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import asyncpg

NOBODY = "nobody"
"""PostgreSQL refuses to run as root."""
START_SECONDS = 30.0


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    return port


def _postgres_programs() -> Path:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError("The tests need PostgreSQL: install it (Debian and Ubuntu: the postgresql package).")


class Postgres:
    """A PostgreSQL server with a database for each caller, and full durability."""

    def __init__(self) -> None:
        self._programs = _postgres_programs()
        self._user = NOBODY if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        if os.geteuid() == 0:
            owner = pwd.getpwnam(NOBODY)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.port = free_port()
        self._numbers = count(1)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "eh", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: str) -> None:
        with subprocess.Popen(
            [str(self._programs / program), *words],
            cwd=self.folder,
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        ) as process:
            _, errors = process.communicate()
        assert process.returncode == 0, errors

    def start(self, **settings: str) -> None:
        options = {"port": str(self.port), "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        options |= {"shared_buffers": "16MB", "max_connections": "60", "log_min_messages": "fatal", **settings}
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", str(self.data), *words],
            cwd=self.folder,
            user=self._user,
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        self._until_ready()

    def _until_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < deadline, "PostgreSQL did not start"
                assert self.process.poll() is None, "PostgreSQL ended at once"
                time.sleep(0.05)
            else:
                return

    @property
    def url(self) -> str:
        return f"postgresql://eh@127.0.0.1:{self.port}/postgres"

    def new(self) -> str:
        """The URL of an empty database: a schema of its own, which is much faster to create."""
        name = f"s{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.url}?search_path={name}"

    def execute(self, sql: str, *arguments: object, url: str = "") -> list[tuple[object, ...]]:
        """Run one statement."""

        async def run() -> list[tuple[object, ...]]:
            link = await asyncpg.connect(url or self.url, timeout=10)
            try:
                return [tuple(row) for row in await link.fetch(sql, *arguments)]
            finally:
                await link.close()

        return asyncio.run(run())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT at once but cleanly, SIGQUIT as in a crash."""
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(START_SECONDS)

    def end(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis server without persistence."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        assert program, "The tests need Redis: install it (Debian and Ubuntu: the redis-server package)."
        self._program = program
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([self._program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert time.monotonic() < deadline, "Redis did not start"
                time.sleep(0.02)
            else:
                return

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
