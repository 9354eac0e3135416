"""Dask clusters on this machine, for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from distributed import Client


@contextmanager
def process(module: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """One process of the cluster; it is ended by its own number."""
    quiet = {**os.environ, "DASK_LOGGING__DISTRIBUTED": "critical"}
    command = [sys.executable, "-m", f"distributed.cli.{module}", *words, "--no-dashboard"]
    with subprocess.Popen(command, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as started:
        try:
            yield started
        finally:
            started.kill()


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    """The address of a scheduler on this machine."""
    file = folder / "scheduler.json"
    with process("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file)):
        deadline = time.monotonic() + 60
        while True:
            assert time.monotonic() < deadline, "the scheduler did not start"
            time.sleep(0.05)
            try:
                address: str = json.loads(file.read_text())["address"]
                break
            except (FileNotFoundError, ValueError):
                continue
        yield address.removeprefix("tcp://")


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler with two workers that take one task at a time."""
    with ExitStack() as stack:
        address = stack.enter_context(scheduler(folder))
        words = (f"tcp://{address}", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny")
        places = [("--local-directory", str(folder / name)) for name in ("first", "second")]
        workers = [stack.enter_context(process("dask_worker", *words, *place)) for place in places]
        with Client(f"tcp://{address}", timeout=30, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield f"dask://{address}", workers
