"""Starts, queries, watches and stops the server under measurement, in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
PROGRAM = (sys.executable, "-m", "emptyhand.cli")


@dataclass(frozen=True)
class Served:
    """A running server: its port, its process, and its data folder."""

    port: int
    pid: int
    data: Path

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pid)

    def memory_mib(self) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def files(self) -> int:
        """Return the number of open files and sockets."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def log_mib(self) -> float:
        """Return the size of the journal's write-ahead log, in MiB."""
        return sum(file.stat().st_size for file in self.data.glob("*-wal")) / 2**20


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, all threads together, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.asynccontextmanager
async def server(
    options: Sequence[str] = (),
    program: Sequence[str] = PROGRAM,
    environment: Mapping[str, str] | None = None,
    *,
    limited: bool = False,
) -> AsyncIterator[Served]:
    """Run a server on loopback with a fresh data folder; it stops with the block."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [*program, "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--no-browser", "--data", f"{folder}/data", *([] if limited else ["--no-limits"]), *options]
        own = os.environ | (environment or {})
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, env=own)
        assert process.stdout is not None
        try:
            line = (await process.stdout.readline()).decode()
            yield Served(int(line.split("127.0.0.1:")[1].split()[0]), process.pid, Path(folder, "data"))
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 30)


class Caller:
    """An HTTP client for the server, over one connection, one request after another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, object], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Return the response and the cookie that it set. Raises OSError unless the status is a success."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        address = f"127.0.0.1:{self.port}"
        head = f"POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nX-Emptyhand: 1\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nCookie: {cookie}\r\n\r\n"
        writer.write(head.encode() + data)
        status = int((await reader.readline()).split()[1])
        headers: dict[str, str] = {}
        while (line := (await reader.readline()).decode().rstrip()) != "":
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        answer: dict[str, Any] = json.loads(await reader.readexactly(int(headers["content-length"])))
        if status >= 400:
            raise OSError(f"{path}: {answer}")
        return answer, headers.get("set-cookie", "").split(";")[0]

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
