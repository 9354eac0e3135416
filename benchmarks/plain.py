"""Measures the latency from a move to its `ack` with a client written from docs/protocol.md alone.

    python -m benchmarks.plain 100 200 400           rooms of four people, a move a second each, 30 s
    python -m benchmarks.plain 400 --frozen          without garbage collection in the client
    python -m benchmarks.plain 400 --burst           all rooms move at the same moment of each second

It uses asyncio and the `websockets` library, one process, and decodes every message as JSON. `benchmarks.load` measures
the server with the cheapest possible client; the difference between the two is the client's own time. Each size gets
its own server on loopback, which shares the cores with the client; both are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import socket
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import more_files
from benchmarks.load_server import Caller, Served, server
from benchmarks.load_tests import START_SECONDS, own_seconds, share

SEATS = 4
AT_ONCE = 16
OVER_SECONDS = 1.5
LATE_SECONDS = 0.01

Json = dict[str, Any]


@dataclass(eq=False)
class Figures:
    acks: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How late the client's event loop was, several times a second."""
    refused: list[str] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)
    """Garbage collections in the client."""


class Person:
    """A seat: receives messages, and makes its pending move on request."""

    def __init__(self, connection: ClientConnection, figures: Figures, chance: random.Random) -> None:
        self._socket = connection
        self._figures = figures
        self._chance = chance
        self._sent: dict[int, float] = {}
        self.you: int | None = None
        self.game: Json | None = None
        self.number = 0
        self.task = asyncio.create_task(self._listen())

    async def say(self, t: str, **rest: object) -> None:
        await self._socket.send(json.dumps({"t": t, **rest}))

    async def _listen(self) -> None:
        async for text in self._socket:
            message: Json = json.loads(text)
            match message["t"]:
                case "snapshot" | "event" | "missed":
                    self.you = message["you"]
                    self.game = message.get("game") or self.game
                    self.number = (message.get("room") or {"game": self.number})["game"]
                case "ack" if "seq" in message:
                    self._figures.acks.append(time.perf_counter() - self._sent.pop(message["seq"]))
                case "refused":
                    self._figures.refused.append(text if isinstance(text, str) else "")

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game["result"] is not None

    async def move(self) -> bool:
        game = self.game
        if game is None or not game["moves"] or game["seq"] in self._sent:
            return False
        plays = [token for token in game["moves"] if token[0] not in "^-"] or game["moves"]
        self._sent[game["seq"]] = time.perf_counter()
        await self.say("move", seat=self.you, seq=game["seq"], token=self._chance.choice(plays))
        return True


class Room:
    def __init__(self, people: list[Person]) -> None:
        self.people = people

    async def ready(self) -> None:
        for person in self.people:
            await person.say("ready", game=person.number + 1)

    async def play(self, until: float, offset: float) -> None:
        """Make a move a second; after a game, start another one."""
        await asyncio.sleep(offset)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if self.people[0].is_over:
                await asyncio.sleep(OVER_SECONDS)
                await self.ready()
            for person in self.people:
                if await person.move():
                    break
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


async def open_room(caller: Caller, cookies: list[str], figures: Figures, number: int) -> Room:
    """Open a room with four people. They contribute no numbers to the deal: that would measure something else."""
    made, _ = await caller.post("/api/rooms", {"seats": SEATS, "access": "code"}, cookies[0])
    people = []
    for seat, cookie in enumerate(cookies):
        if seat:
            await caller.post(f"/api/rooms/{made['room']}/join", {}, cookie)
        address = f"127.0.0.1:{caller.port}"
        headers = {"Cookie": cookie, "Origin": f"http://{address}"}
        url = f"ws://{address}/ws/{made['room']}?version=0"
        opened = await connect(url, additional_headers=headers, compression=None, proxy=None, ping_interval=None)
        people.append(Person(opened, figures, random.Random(f"{number}/{seat}")))
        if seat:
            await people[-1].say("sit", seat=seat)
    return Room(people)


async def open_rooms(served: Served, count: int, figures: Figures) -> list[Room]:
    callers = [Caller(served.port) for _ in range(AT_ONCE)]
    cookies = [(await callers[0].post("/api/guest", {"name": f"Guest {n + 1}"}))[1] for n in range(SEATS)]
    rooms: list[Room] = []

    async def some(caller: Caller, numbers: range) -> None:
        rooms.extend([await open_room(caller, cookies, figures, number) for number in numbers])
        caller.close()

    await asyncio.gather(*(some(caller, range(n, count, AT_ONCE)) for n, caller in enumerate(callers)))
    return rooms


async def reached(state: Callable[[], bool]) -> None:
    """Wait until all clients have reached a state. Raises TimeoutError."""
    async with asyncio.timeout(START_SECONDS):
        while not state():
            await asyncio.sleep(0.1)


async def watch_the_loop(figures: Figures) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LATE_SECONDS)
        figures.late.append(time.perf_counter() - began - LATE_SECONDS)


def watch_garbage(figures: Figures) -> Callable[[str, dict[str, int]], None]:
    began = 0.0

    def watched(phase: str, _: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        else:
            figures.pauses.append(time.perf_counter() - began)

    return watched


def quantile(before: Json, after: Json, name: str, part: float) -> str:
    """Return the histogram bucket, in ms, that holds this quantile of the values between two readings."""
    counts = {step: after[name][step] - before[name][step] for step in after[name]}
    found = next((step for step, count in counts.items() if count >= part * counts["+Inf"]), "+Inf")
    return "over 1000" if found == "+Inf" else f"<= {1000 * float(found):g}"


def histograms(port: int) -> Json:
    """Return the server's latency histograms by name: cumulative counts by upper bound in seconds."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        found = re.findall(r'emptyhand_(\w+)_seconds_bucket{le="([^"]+)"} (\S+)', answer.read().decode())
    read: Json = {}
    for name, step, value in found:
        read.setdefault(name, {})[step] = float(value)
    return read


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


async def measure(count: int, arguments: argparse.Namespace) -> str:
    figures, port = Figures(), free_port()
    async with server(["--metrics-port", str(port)]) as served:
        rooms = await open_rooms(served, count, figures)
        people = [person for room in rooms for person in room.people]
        await reached(lambda: all(person.you is not None for person in people))
        for room in rooms:
            await room.ready()
        await reached(lambda: all(person.game is not None for person in people))
        if arguments.frozen:
            gc.collect()
            gc.freeze()
            gc.disable()
        watched = watch_garbage(figures)
        gc.callbacks.append(watched)
        lateness = asyncio.create_task(watch_the_loop(figures))
        before = await asyncio.to_thread(histograms, port)
        cpu, own, began = served.cpu_seconds(), own_seconds(), time.perf_counter()
        until = began + arguments.seconds
        offsets = [0.0 if arguments.burst else n / count for n in range(count)]
        await asyncio.gather(*(room.play(until, offset) for room, offset in zip(rooms, offsets, strict=True)))
        took = time.perf_counter() - began
        theirs, ours = (served.cpu_seconds() - cpu) / took, (own_seconds() - own) / took
        after = await asyncio.to_thread(histograms, port)
        gc.callbacks.remove(watched)
        lateness.cancel()
        for person in people:
            person.task.cancel()
    gc.enable()
    acks, late = figures.acks, figures.late
    return (
        f"{count} rooms, {len(acks) / took:.0f} moves/s: send to ack p50 {share(acks, 0.5):.1f} ms, "
        f"p99 {share(acks, 0.99):.1f} ms, longest {1000 * max(acks):.0f} ms; server {100 * theirs:.0f} % of a core, "
        f"commits p50 {quantile(before, after, 'commit', 0.5)}, p99 {quantile(before, after, 'commit', 0.99)} ms, "
        f"its loop late by p99 {quantile(before, after, 'late', 0.99)} ms; "
        f"client {100 * ours:.0f} %, its loop late by p50 {share(late, 0.5):.1f}, p99 {share(late, 0.99):.1f} ms, "
        f"{len(figures.pauses)} collections, longest {1000 * max(figures.pauses, default=0):.0f} ms; "
        f"{len(figures.refused)} refused"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plain", description=str(__doc__).partition("\n")[0])
    parser.add_argument("rooms", nargs="*", type=int, default=[100, 200, 400])
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds of play")
    parser.add_argument("--frozen", action="store_true", help="no garbage collection in the client")
    parser.add_argument("--burst", action="store_true", help="all rooms move at the same moment")
    arguments = parser.parse_args()
    more_files()
    for count in arguments.rooms:
        print(asyncio.run(measure(count, arguments)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
