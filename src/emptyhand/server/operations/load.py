"""Measures how many tables this machine carries: a server of its own on the operator's disk, and people who play on it.

The figure rests on the server's processor time, which other work on the machine changes less than any waiting time.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from emptyhand.words.rulebook.words import count_text

SEATS = 4
TABLES = 12
"""Tables that are played at the same time."""
MEASURE_SECONDS = 5.0
RULESET = "obsession"
SHARE = 0.7
"""The part of a core that tables may use: beyond it, moves begin to wait for each other."""
START_SECONDS = 60.0

Advance = Callable[[float], None]
"""Called with the part that is done, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Load:
    """The result of a measurement."""

    moves: int
    seconds: float
    cpu_ms: float
    """Processor time of the server for a move: four views, its durable commit and all sending."""
    wait_ms: float
    """The median from a move to its durable acknowledgement while all tables were busy."""

    @property
    def tables(self) -> int:
        """Tables of four with a move each second that one process carries, rounded down to two digits."""
        whole = SHARE * 1000 / self.cpu_ms
        step = 10 ** max(0, len(str(int(whole))) - 2)
        return int(whole // step * step)

    def sentences(self, processes: int = 1) -> Iterator[str]:
        """Yield what was measured and what follows from it."""
        yield (
            f"{count_text(self.moves, 'move')} at {TABLES} tables of four in {self.seconds:.0f} s: a move takes"
            f" {self.cpu_ms:.2f} ms of processor time, and half of them were durable within {self.wait_ms:.0f} ms."
        )
        cores = os.cpu_count() or 1
        yield (
            f"One process carries about {self.tables:,} tables with a move each second, at {SHARE:.0%} of a core;"
            f" where people think for three seconds, {3 * self.tables:,}."
        )
        if processes > 1:
            carried = min(processes, cores) * self.tables
            on = f"{processes} processes on {count_text(cores, 'core')}"
            yield f"{on} carry {carried:,} at most; only one was measured."
        yield "Not measured: your network and proxy, and bots that look ahead, which need cores of their own."


def measure(folder: Path, seconds: float = MEASURE_SECONDS, advance: Advance = lambda _: None) -> Load:
    """Start a server with scratch data in a folder, play on it, and end it. Raises OSError or ValueError."""
    if sys.platform != "linux":
        raise ValueError("--load reads processor times from /proc: expected Linux")
    with tempfile.TemporaryDirectory(prefix=".load-", dir=folder) as scratch, _server(Path(scratch)) as (port, pid):
        return asyncio.run(_played(port, pid, seconds, advance))


@contextmanager
def _server(scratch: Path) -> Iterator[tuple[int, int]]:
    """Run a server; yield its port and process."""
    command = [sys.executable, "-m", "emptyhand.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    command += ["--no-limits", "--no-warm", "--data", str(scratch / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())
            if found is None:
                raise ValueError("the server to be measured did not start")
            yield int(found[1]), process.pid
        finally:
            process.terminate()


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, all threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- people ----------------------------------------------------------------------------------------------------------


class _GameSeen(msgspec.Struct):
    seq: int | None
    moves: list[str]
    result: list[int] | None


class _Message(msgspec.Struct):
    """The fields of a message that a player of random moves needs."""

    t: str
    you: int | None = None
    game: _GameSeen | None = None


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class _Crowd:
    """The totals of all players."""

    chance: random.Random
    moves: int = 0
    waits: list[float] = field(default_factory=list)


def _ask(link: http.client.HTTPConnection, path: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
    origin = f"http://127.0.0.1:{link.port}"
    headers = {"Origin": origin, "X-Emptyhand": "1", "Content-Type": "application/json", "Cookie": cookie}
    link.request("POST", path, json.dumps(body), headers)
    answer = link.getresponse()
    data = answer.read()
    if answer.status >= http.HTTPStatus.BAD_REQUEST:
        raise ValueError(f"the server to be measured answered {path} with {answer.status}")
    return json.loads(data), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def _opened(port: int) -> tuple[list[str], list[str]]:
    """Return the cookies of four guests and the rooms that they have joined."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=START_SECONDS)
    cookies = [_ask(link, "/api/guest", {"name": f"Guest {n + 1}"})[1] for n in range(SEATS)]
    rooms = []
    for _ in range(TABLES):
        made, _ = _ask(link, "/api/rooms", {"ruleset": RULESET, "seats": SEATS, "access": "code"}, cookies[0])
        rooms.append(str(made["room"]))
        for cookie in cookies[1:]:
            _ask(link, f"/api/rooms/{rooms[-1]}/join", {}, cookie)
    link.close()
    return cookies, rooms


async def _played(port: int, pid: int, seconds: float, advance: Advance) -> Load:
    cookies, rooms = await asyncio.to_thread(_opened, port)
    crowd = _Crowd(random.Random(1))
    async with AsyncExitStack() as stack:
        tasks = [
            asyncio.create_task(_seat(stack, port, room, seat, cookies[seat], crowd))
            for room in rooms
            for seat in range(SEATS)
        ]
        until = time.monotonic() + START_SECONDS
        while crowd.moves < TABLES and time.monotonic() < until:
            await asyncio.sleep(0.05)
        crowd.waits.clear()
        moves, cpu, began = crowd.moves, cpu_seconds(pid), time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            advance(passed / seconds)
            await asyncio.sleep(0.1)
        moves, cpu = crowd.moves - moves, cpu_seconds(pid) - cpu
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if not moves or not cpu:
        raise ValueError("the server to be measured made no move in time")
    return Load(moves, passed, 1000 * cpu / moves, 1000 * sorted(crowd.waits)[len(crowd.waits) // 2])


async def _seat(stack: AsyncExitStack, port: int, room: str, seat: int, cookie: str, crowd: _Crowd) -> None:
    """Sit down and play random moves, cards rather than picking up, game after game."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    origin = Origin(f"http://127.0.0.1:{port}")
    opened = connect(
        f"ws://127.0.0.1:{port}/ws/{room}", origin=origin, additional_headers={"Cookie": cookie}, compression=None
    )
    line, asked, sent = await stack.enter_async_context(opened), 0, 0.0
    if seat:
        await line.send(json.dumps({"t": "sit", "seat": seat}))
    async for text in line:
        message = _read(text)
        game = message.game
        if message.t == "ack":
            crowd.moves += 1
            crowd.waits.append(time.monotonic() - sent)
        elif message.you == seat and (not asked or (game is not None and game.result is not None)):
            asked += 1
            await line.send(json.dumps({"t": "ready", "game": asked}))
        elif game is not None and game.moves:
            plays = [token for token in game.moves if token[0] not in "^-"] or game.moves
            token, sent = crowd.chance.choice(plays), time.monotonic()
            await line.send(json.dumps({"t": "move", "seat": seat, "seq": game.seq, "token": token}))
