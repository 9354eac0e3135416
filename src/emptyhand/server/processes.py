"""Several processes of one server behind one port: starts them, restarts them one by one, and ends them.

The first process opens or migrates the data before the others start. SIGHUP drains and replaces one process after
another, for an upgrade; SIGTERM drains all of them. A process that ends by itself is started again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from emptyhand.server import serve
from emptyhand.server.cluster.siblings import ProcessPlace
from emptyhand.server.counters import COUNTERS
from emptyhand.server.operations import logs
from emptyhand.server.page_files import check_page
from emptyhand.server.settings import Settings
from emptyhand.server.storage import folders
from emptyhand.server.storage.folder_lock import FolderLock

log = logging.getLogger("emptyhand.web")

MOST_PROCESSES = 64
LOOK_SECONDS = 0.1
AGAIN_SECONDS = 1.0
"""The pause before a process that ended by itself is started again."""
END_SECONDS = 30.0
READY = b"ready\n"


@dataclass(frozen=True, slots=True)
class ProcessOrder:
    """The settings that a process starts with."""

    settings: Settings
    host: str
    descriptor: int
    trust_proxy: bool
    place: ProcessPlace
    restarts: int = 0
    """How often its predecessors have ended by themselves."""


def run(
    settings: Settings, host: str, port: int, ready: Callable[[int], None], count: int, *, trust_proxy: bool = False
) -> bool:
    """Serve with `count` processes until a signal arrives; `ready` gets the port. Return False if none could start.

    Raises ValueError or OSError with a sentence if the number, the port, the data or the page cannot be used.
    """
    if not 1 <= count <= MOST_PROCESSES:
        raise ValueError(f"--processes is {count}: expected 1 to {MOST_PROCESSES}")
    if sys.platform == "win32":
        raise ValueError("--processes needs Unix sockets: expected 1 on Windows")
    check_page()
    logs.configure(as_json=settings.log_json)
    lock = None if settings.db else _lock(settings.data)
    with serve.listen(host, port) as listening, tempfile.TemporaryDirectory(prefix="emptyhand-") as folder:
        bound: int = listening.getsockname()[1]
        orders = [
            ProcessOrder(
                _part(settings, index, count),
                host,
                listening.fileno(),
                trust_proxy,
                ProcessPlace(index, count, Path(folder)),
            )
            for index in range(count)
        ]
        group = _ProcessGroup(orders)
        started = group.start()
        if started:
            if lock is not None:
                lock.note(bound, settings.metrics_port)
            ready(bound)
            group.watch()
        group.end()
    if lock is not None:
        lock.release()
    return started


def _lock(folder: Path) -> FolderLock:
    folders.create(folder)
    return asyncio.run(FolderLock.acquire(folder))


def _part(settings: Settings, index: int, count: int) -> Settings:
    """Return the settings of one process: its share of the workers, and a port of its own for metrics."""
    port = settings.metrics_port
    return replace(
        settings,
        workers=max(1, settings.workers // count),
        metrics_port=None if port is None else port + index if port else 0,
    )


class _ProcessGroup:
    """The processes, by index."""

    def __init__(self, orders: list[ProcessOrder]) -> None:
        self._orders = orders
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        self._ending = False
        self._replacing = False
        self._again: dict[int, float] = {}

    def start(self) -> bool:
        """Start the first process, which may have to migrate the data, then the others. Return whether all serve."""
        signal.signal(signal.SIGTERM, self._on_end)
        signal.signal(signal.SIGINT, self._on_end)
        signal.signal(signal.SIGHUP, self._on_replace)
        self._begin(0)
        if not self._is_ready(0):
            return False
        for index in range(1, len(self._orders)):
            self._begin(index)
        return all([self._is_ready(index) for index in range(1, len(self._orders))])  # noqa: C419 (wait for each)

    def watch(self) -> None:
        """Keep the processes running until this one is asked to stop."""
        while not self._ending:
            time.sleep(LOOK_SECONDS)
            if self._replacing:
                self._replacing = False
                self._replace_all()
            for index, process in self._processes.items():
                if process.poll() is not None and not self._ending:
                    self._revive(index)

    def end(self) -> None:
        """Drain all processes and wait for them."""
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            _wait(process)

    def _begin(self, index: int) -> None:
        order = self._orders[index]
        process = subprocess.Popen(
            [sys.executable, "-m", "emptyhand.server.processes"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(order.descriptor,),
            start_new_session=True,
        )
        self._processes[index] = process
        assert process.stdin is not None
        try:
            process.stdin.write(_to_line(order))
            process.stdin.flush()
        except BrokenPipeError:
            return

    def _is_ready(self, index: int) -> bool:
        """Wait until a process serves; return False if it has ended instead."""
        out = self._processes[index].stdout
        assert out is not None
        return out.readline() == READY

    def _revive(self, index: int) -> None:
        """Start a process again a moment after it ended by itself."""
        due = self._again.setdefault(index, time.monotonic() + AGAIN_SECONDS)
        if time.monotonic() >= due:
            log.error("process %d ended with code %s and is started again", index, self._processes[index].returncode)
            del self._again[index]
            self._orders[index] = replace(self._orders[index], restarts=self._orders[index].restarts + 1)
            self._begin(index)
            self._is_ready(index)

    def _replace_all(self) -> None:
        """Replace the processes one by one: each is drained, and the next one follows when its successor serves."""
        for index in range(len(self._orders)):
            if self._ending:
                return
            log.info("replacing a process", extra={"number": index})
            self._processes[index].terminate()
            _wait(self._processes[index])
            self._begin(index)
            self._is_ready(index)

    def _on_end(self, *_: object) -> None:
        self._ending = True

    def _on_replace(self, *_: object) -> None:
        self._replacing = True


def _wait(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()


# -- one process -----------------------------------------------------------------------------------------------------


def main() -> int:
    """Run one process, as the order on stdin says."""
    order = _from_line(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    logs.configure(as_json=order.settings.log_json)
    COUNTERS.process_restarts = order.restarts
    listening = socket.socket(fileno=order.descriptor)

    def ready(_: int) -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.flush()

    try:
        started = serve.run_on(
            listening, order.settings, order.host, ready, trust_proxy=order.trust_proxy, place=order.place
        )
    except (ValueError, OSError) as error:
        print(f"emptyhand: {error}", file=sys.stderr)
        return 1
    return 0 if started else 1


def _to_line(order: ProcessOrder) -> bytes:
    return msgspec.json.encode(order, enc_hook=str) + b"\n"


def _from_line(line: bytes) -> ProcessOrder:
    return msgspec.json.decode(line, type=ProcessOrder, dec_hook=lambda kind, text: kind(text))


def _end_with_parent() -> None:
    """Drain if the process that started this one is gone: its end of the pipe is closed then."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
