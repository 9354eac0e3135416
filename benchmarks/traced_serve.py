"""The server under `benchmarks.trace`: `emptyhand serve` that notes its own pauses between SIGUSR1 and SIGUSR2.

At SIGUSR2 it writes them as JSON to the file that `EMPTYHAND_TRACE` names. Times are seconds, by the wall clock.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

from emptyhand.cli import main
from emptyhand.server import serve

BEAT = 0.005
THREADS = ("MainThread", "journal")
_beats: list[tuple[float, float, list[tuple[float, float]]]] = []
"""Of each beat its time, how late it was, and by thread how long it has run and has waited for a core so far."""
_collections: list[tuple[float, float]] = []
"""When each garbage collection began and ended."""
_begun: list[float] = []
_collect_garbage = serve.collect_garbage


async def _collect_and_beat() -> None:
    """Run the server's own chore, and next to it measure how late the event loop wakes up."""
    chore = asyncio.create_task(_collect_garbage())
    numbers = {thread.name: thread.native_id for thread in threading.enumerate()}
    files = [os.open(f"/proc/self/task/{numbers[name]}/schedstat", os.O_RDONLY) for name in THREADS]
    try:
        while True:
            due = time.time() + BEAT
            await asyncio.sleep(BEAT)
            now = time.time()
            _beats.append((now, max(0.0, now - due), [scheduled(file) for file in files]))
    finally:
        chore.cancel()


def scheduled(file: int) -> tuple[float, float]:
    """Return how long a thread has run, and how long it has waited for a core, from its open schedstat."""
    ran, waited, _ = os.pread(file, 100, 0).split()
    return int(ran) / 1e9, int(waited) / 1e9


def _collected(phase: str, _: object) -> None:
    if phase == "start":
        _begun.append(time.time())
    else:
        _collections.append((_begun.pop(), time.time()))


def _begin(*_: object) -> None:
    _beats.clear()
    _collections.clear()


def _end(*_: object) -> None:
    target = Path(os.environ["EMPTYHAND_TRACE"])
    draft = target.with_suffix(".new")
    draft.write_text(json.dumps({"beats": _beats, "collections": _collections}))
    draft.replace(target)


if __name__ == "__main__":
    gc.callbacks.append(_collected)
    signal.signal(signal.SIGUSR1, _begin)
    signal.signal(signal.SIGUSR2, _end)
    serve.collect_garbage = _collect_and_beat
    sys.exit(main())
