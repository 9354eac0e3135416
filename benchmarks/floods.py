"""Measures honest players beside one determined guest: floods of frames (T53) and half-open connections (T54).

    python -m benchmarks.floods                      this checkout
    python -m benchmarks.floods --against FOLDER     another checkout too, and the figures of both

T53 sends 5 MB over 20 connections of one guest, for each kind of flood. T54 opens 2,000 connections that send no whole
request to a server under `ulimit -n 1024`. The sender is a process of its own; all share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from benchmarks.flood_sender import FLOODS, HALVES, REQUESTS
from benchmarks.load import more_files
from benchmarks.load_people import Crowd
from benchmarks.load_server import Caller, Served, server
from benchmarks.load_tests import open_rooms, share, start

ROOT = Path(__file__).parents[1]
ROOMS, PAUSE = 12, 0.2
"""Tables of four, and seconds between two moves of each."""
FILES = 1024
TRIES_SECONDS = 1.0
WAIT_SECONDS = 5.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.floods", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, measured first")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of play beside each flood")
    parser.add_argument("--half-open", type=int, default=2_000, metavar="N", help="connections of T54")
    parser.add_argument("--half-open-seconds", type=float, default=25.0, metavar="S", help="seconds of play in T54")
    arguments = parser.parse_args()
    more_files()
    for tree in [*([arguments.against] if arguments.against else []), ROOT]:
        print(f"{tree.absolute()}, load average {os.getloadavg()[0]:.1f}", flush=True)
        asyncio.run(floods(tree, arguments.seconds))
        asyncio.run(half_open(tree, arguments.half_open, arguments.half_open_seconds))
    return 0


def environment(tree: Path) -> dict[str, str]:
    return {"PYTHONPATH": str(tree.absolute() / "src")}


async def played(crowd: Crowd, seconds: float, beside: Callable[[], Awaitable[object]] | None = None) -> str:
    """Play for a while, and something beside it; return the latencies, those of moves that still wait included."""
    crowd.times.clear()
    work = asyncio.ensure_future(beside()) if beside is not None else None
    await crowd.play(seconds, PAUSE)
    now = time.perf_counter()
    times = crowd.times + [now - room.sent for room in crowd.rooms if room.sent]
    if work is not None:
        await work
    return f"p50 {share(times, 0.5):.1f} ms, p99 {share(times, 0.99):.1f} ms, longest {1000 * max(times):.0f} ms"


async def opened(served: Served) -> Crowd:
    crowd = Crowd(served.port, [])
    await open_rooms(crowd, ROOMS)
    await start(crowd)
    await played(crowd, 3.0)
    return crowd


# -- T53 -------------------------------------------------------------------------------------------------------------


async def floods(tree: Path, seconds: float) -> None:
    async with server(["--no-warm"], environment=environment(tree)) as served:
        crowd = await opened(served)
        print(f"  T53 quiet: {await played(crowd, seconds)}", flush=True)
        caller = Caller(served.port)
        _, cookie = await caller.post("/api/guest", {"name": "Eve"})
        made, _ = await caller.post("/api/rooms", {"seats": 2, "access": "code"}, cookie)
        for kind in (*FLOODS, *REQUESTS):
            sender = await started_sender("flood", kind, str(served.port), str(made["room"]), cookie, str(seconds))
            told = await played(crowd, seconds, sender.go)
            closed = [life for life in sender.found["closed"] if life is not None]
            ends = f"{len(closed)} of {len(sender.found['closed'])} closed" + (
                f", the last after {max(closed):.2f} s" if closed else ""
            )
            print(f"  T53 {kind}: {told}; sender: {ends}", flush=True)
        await finish(crowd)


# -- T54 -------------------------------------------------------------------------------------------------------------


async def half_open(tree: Path, count: int, seconds: float) -> None:
    program = ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", sys.executable, "-m", "emptyhand.cli"]
    async with server(["--no-warm"], program, environment(tree), limited=True) as served:
        crowd = await opened(served)
        print(f"  T54 quiet: {await played(crowd, seconds / 3)}", flush=True)
        sender = await started_sender("half-open", str(count), str(served.port), "", "", str(seconds))
        came: list[bool] = []

        async def beside() -> None:
            await asyncio.gather(sender.go(), newcomers(served.port, seconds, came))

        print(f"  T54 {count} half-open connections: {await played(crowd, seconds, beside)}")
        print(f"    newcomers: {sum(came)} of {len(came)} got in; errors at tables: {len(crowd.errors)}")
        for kind in HALVES:
            lives = sender.found[kind]
            longest = max((life for life in lives if life is not None), default=0.0)
            still = lives.count(None)
            print(f"    {kind}: {len(lives)} opened, longest life {longest:.1f} s, open after {seconds:g} s: {still}")
        for error in crowd.errors[:3]:
            print(f"    error: {error}")
        await finish(crowd)


async def newcomers(port: int, seconds: float, came: list[bool]) -> None:
    """Let somebody new come in, about once a second."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began, caller = time.monotonic(), Caller(port)
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await caller.post("/api/guest", {"name": "Newcomer"})
            came.append(True)
        except (OSError, TimeoutError, EOFError, IndexError):
            came.append(False)
        finally:
            caller.close()
        await asyncio.sleep(max(0.0, TRIES_SECONDS - (time.monotonic() - began)))


# -- the sender ------------------------------------------------------------------------------------------------------


class Sender:
    """The process that floods. It has connected, and begins with `go`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.found: dict[str, list[float | None]] = {}

    async def go(self) -> None:
        out, _ = await self._process.communicate(b"go\n")
        self.found = json.loads(out)


async def started_sender(*words: str) -> Sender:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.flood_sender", *words), stdin=pipe, stdout=pipe, cwd=ROOT
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return Sender(process)


async def finish(crowd: Crowd) -> None:
    crowd.leave()
    await asyncio.sleep(0.5)


if __name__ == "__main__":
    sys.exit(main())
