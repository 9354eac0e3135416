"""Many tables at once on loopback: how long a move takes until the last seat of its table has seen it.

``python benchmarks/rooms.py`` starts a server of its own, seats four people in each of 200 rooms, lets every room make
about one move a second for 30 seconds, and prints times, processor use and memory. Everything is bounded and removed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SEATS = 4
OPENING_AT_ONCE = 16


@dataclass
class Seat:
    """One person's connection; it answers its turns about once a second."""

    socket: ClientConnection
    room: Room
    you: int
    chance: random.Random
    due: tuple[int, str] | None = None

    async def listen(self) -> None:
        async for text in self.socket:
            self.take(json.loads(text), time.perf_counter())

    def take(self, message: dict[str, Any], now: float) -> None:
        if message["t"] == "refused":
            self.room.errors.append(message["why"])
        if message["t"] != "event":
            return
        self.room.seen(message["version"], now)
        game = message.get("game")
        if game and game["result"] is not None:
            self.room.over = True
        if game and game["moves"]:
            plays = [token for token in game["moves"] if token[0] not in "^-"] or game["moves"]
            self.due = (game["seq"], self.chance.choice(plays))


@dataclass
class Room:
    """A table, the moment its last move was sent, and how long each took."""

    code: str
    seats: list[Seat] = field(default_factory=list)
    sent: float | None = None
    views: dict[int, int] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    over: bool = False
    game: int = 1

    def seen(self, version: int, now: float) -> None:
        """A seat has seen a version; the last of them ends the time of the move."""
        self.views[version] = self.views.get(version, 0) + 1
        if self.views[version] == SEATS and self.sent is not None:
            self.times.append(now - self.sent)
            self.sent = None

    async def play(self, until: float, pause: float) -> None:
        await asyncio.sleep(random.uniform(0, pause))
        while time.perf_counter() < until:
            if self.over:
                self.over, self.game = False, self.game + 1
                for seat in self.seats:
                    await say(seat.socket, "ready", game=self.game)
            for seat in self.seats:
                if seat.due is not None:
                    (seq, token), seat.due = seat.due, None
                    self.sent = time.perf_counter()
                    await say(seat.socket, "move", seat=seat.you, seq=seq, token=token)
                    break
            await asyncio.sleep(pause)


async def say(socket: ClientConnection, t: str, **rest: object) -> None:
    await socket.send(json.dumps({"t": t, **rest}))


class Caller:
    """HTTP to the server, one request after another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: dict[str, object], cookie: str = "") -> tuple[dict[str, Any], str]:
        import http.client

        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Origin": self.origin, "X-Emptyhand": "1", "Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        answer: dict[str, Any] = json.loads(response.read())
        connection.close()
        if response.status >= http.client.BAD_REQUEST:
            raise RuntimeError(f"{path}: {answer}")
        return answer, (response.getheader("set-cookie") or "").split(";")[0]

    async def connect(self, code: str, cookie: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}",
            origin=Origin(self.origin),
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=60,
        )


async def open_room(caller: Caller, people: list[str], ruleset: str, seed: int) -> Room:
    """Four people at a table."""
    body: dict[str, object] = {"ruleset": ruleset, "seats": SEATS, "access": "code", "clock_ms": 0}
    made, _ = await asyncio.to_thread(caller.ask, "/api/rooms", body, people[0])
    room = Room(made["room"])
    for you, cookie in enumerate(people):
        if you:
            await asyncio.to_thread(caller.ask, f"/api/rooms/{room.code}/join", {}, cookie)
        socket = await caller.connect(room.code, cookie)
        room.seats.append(Seat(socket, room, you, random.Random(f"{seed}/{you}")))
        if you:
            await say(socket, "sit", seat=you)
    return room


async def measure(port: int, pid: int, options: argparse.Namespace) -> None:
    caller = Caller(port)
    # The same four people sit at many tables: a guest costs the server nothing at a table.
    people = [(await asyncio.to_thread(caller.ask, "/api/guest", {"name": f"Guest {n + 1}"}))[1] for n in range(SEATS)]
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def opened(number: int) -> Room:
        async with gate:
            return await open_room(caller, people, options.ruleset, number)

    began = time.perf_counter()
    rooms = await asyncio.gather(*(opened(number) for number in range(options.rooms)))
    print(f"{len(rooms)} rooms with {SEATS * len(rooms)} sockets opened in {time.perf_counter() - began:.1f} s")
    listening = [asyncio.create_task(seat.listen()) for room in rooms for seat in room.seats]
    await asyncio.sleep(1)
    await asyncio.gather(*(say(seat.socket, "ready", game=1) for room in rooms for seat in room.seats))
    await asyncio.sleep(2)
    cpu, own, began = cpu_seconds(pid), own_seconds(), time.perf_counter()
    await asyncio.gather(*(room.play(began + options.seconds, options.pause) for room in rooms))
    took = time.perf_counter() - began
    print(f"server: {100 * (cpu_seconds(pid) - cpu) / took:.0f} % of a core, {memory(pid):.0f} MiB")
    print(f"people: {100 * (own_seconds() - own) / took:.0f} % of a core")
    for task in listening:
        task.cancel()
    await asyncio.gather(*(seat.socket.close() for room in rooms for seat in room.seats))
    report(rooms, took)


def report(rooms: list[Room], took: float) -> None:
    times = sorted(1000 * one for room in rooms for one in room.times)
    errors = [error for room in rooms for error in room.errors]
    print(f"{len(times)} moves in {took:.0f} s ({len(times) / took:.0f} a second), {len(errors)} refused {errors[:3]}")
    for share in (0.5, 0.9, 0.99, 1.0):
        print(f"p{100 * share:g}: {times[min(len(times) - 1, int(share * len(times)))]:.1f} ms to the last seat")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between the moves of a room")
    parser.add_argument("--ruleset", default="obsession")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "emptyhand.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--no-limits", "--data", f"{folder}/data"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline().split("127.0.0.1:")[1].split()[0])
                asyncio.run(measure(port, server.pid, options))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
