"""The tests of a server under load, with the limits of docs/reliability.md: T24 to T29."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import resource
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from benchmarks.load_people import SEATS, Crowd, Room, Seat, gently
from benchmarks.load_server import Caller, Served, server

CALLERS = 16
SMALL_BUFFER = 1
START_SECONDS = 120.0
BACK_OFF = 0.5, 8.0
SOAK_SLICE = 10.0
SOAK_RULESET = "thirteen"
STUDIED = ("life", "thirteen")
"""The lab runs two studies at once."""
STUDY_PAUSE = 0.7


@dataclass(frozen=True)
class Size:
    """The size of each test: scale 1 and 60 s for the limits; several processes share a database."""

    scale: float = 1.0
    seconds: float = 60.0
    processes: int = 1
    db: str = ""

    def rooms(self, count: int) -> int:
        return max(1, round(count * self.scale))


@dataclass
class Result:
    """The measurements of a test: numbers by name, and for each limit whether it was met."""

    test: str
    what: str
    figures: dict[str, float] = field(default_factory=dict)
    bars: list[tuple[str, bool]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def bar(self, words: str, met: bool) -> None:
        self.bars.append((words, met))

    @property
    def met(self) -> bool:
        return all(met for _, met in self.bars)


# -- rooms -----------------------------------------------------------------------------------------------------------


async def open_rooms(crowd: Crowd, rooms: int, ruleset: str = "obsession") -> None:
    """Open rooms with four people each. The same four sit at all tables: a guest costs the server nothing there."""
    callers = [Caller(crowd.port) for _ in range(CALLERS)]
    if not crowd.cookies:
        crowd.cookies += [(await callers[0].post("/api/guest", {"name": f"Guest {n + 1}"}))[1] for n in range(SEATS)]
    free = list(callers)

    async def opened(number: int) -> None:
        caller = free.pop()
        wanted: dict[str, object] = {"ruleset": ruleset, "seats": SEATS, "access": "code"}
        made, _ = await caller.post("/api/rooms", wanted, crowd.cookies[0])
        room = Room(crowd, made["room"], random.Random(number))
        for you in range(SEATS):
            if you:
                await caller.post(f"/api/rooms/{room.code}/join", {}, crowd.cookies[you])
            room.seats.append(Seat(room, you))
            await crowd.connect(room.seats[you])
            if you:
                room.seats[you].say(f'{{"t":"sit","seat":{you}}}')
        crowd.rooms.append(room)
        free.append(caller)

    await gently([lambda n=n: opened(n) for n in range(rooms)], CALLERS)  # type: ignore[misc]
    for caller in callers:
        caller.close()


async def start(crowd: Crowd) -> None:
    """Start all games. Raises TimeoutError."""
    await asyncio.sleep(0.5)
    for room in crowd.rooms:
        room.ready()
        await asyncio.sleep(0.005)
    async with asyncio.timeout(START_SECONDS):
        while not crowd.started:
            await asyncio.sleep(0.2)


# -- measuring -------------------------------------------------------------------------------------------------------


def share(times: list[float], part: float) -> float:
    """Return a quantile of the times, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def played(served: Served, crowd: Crowd, seconds: float, pause: float) -> dict[str, float]:
    """Play for a while; return the measurements."""
    crowd.times.clear()
    crowd.acks.clear()
    cpu, own, began = served.cpu_seconds(), own_seconds(), time.perf_counter()
    await crowd.play(seconds, pause)
    took, cpu = time.perf_counter() - began, served.cpu_seconds() - cpu
    moves = len(crowd.times)
    return {
        "moves": moves,
        "p50_ms": share(crowd.times, 0.5),
        "p99_ms": share(crowd.times, 0.99),
        "ack_p50_ms": share(crowd.acks, 0.5),
        "ack_p99_ms": share(crowd.acks, 0.99),
        "server_cpu_percent": 100 * cpu / took,
        "cpu_us_a_move": 1e6 * cpu / moves if moves else 0.0,
        "people_cpu_percent": 100 * (own_seconds() - own) / took,
        "memory_mib": served.memory_mib(),
        "put_off": crowd.waited,
    }


async def played_at_all(places: list[tuple[Served, Crowd]], seconds: float, pause: float) -> dict[str, float]:
    """Play at several servers at once; return the measurements together."""
    parts = await asyncio.gather(*(played(served, crowd, seconds, pause) for served, crowd in places))
    together = ("moves", "server_cpu_percent", "memory_mib", "put_off")
    figures = parts[0] | {name: sum(part[name] for part in parts) for name in together}
    times = [took for _, crowd in places for took in crowd.times]
    figures |= {"p50_ms": share(times, 0.5), "p99_ms": share(times, 0.99)}
    figures["cpu_us_a_move"] = sum(part["cpu_us_a_move"] * part["moves"] for part in parts) / max(1, len(times))
    return figures


async def many_rooms(test: str, size: Size, rooms: int, pause: float) -> Result:
    """Play in many rooms. All clients of a room connect to the server that owns it, so no server relays to another."""
    several = f", {size.processes} processes on PostgreSQL" if size.processes > 1 else ""
    what = f"{rooms} rooms, {SEATS * rooms} sockets, a move each {pause:g} s, {size.seconds:g} s{several}"
    result = Result(test, what)
    async with contextlib.AsyncExitStack() as stack:
        places: list[tuple[Served, Crowd]] = []
        for number in range(size.processes):
            served = await stack.enter_async_context(server(["--db", size.db] if size.db else []))
            places.append((served, Crowd(served.port, [])))
            await open_rooms(places[-1][1], len(range(number, rooms, size.processes)))
        for _, crowd in places:
            await start(crowd)
        result.figures = await played_at_all(places, size.seconds, pause)
        result.errors = [error for _, crowd in places for error in crowd.errors]
        for _, crowd in places:
            crowd.leave()
    result.bar("0 errors", not result.errors)
    wanted = rooms * size.seconds / pause
    result.bar("at least 97 % of the moves were made", result.figures["moves"] >= 0.97 * wanted - rooms)
    return result


# -- the tests -------------------------------------------------------------------------------------------------------


async def t24(size: Size) -> Result:
    result = await many_rooms("T24", size, size.rooms(1000), 1.0)
    result.bar("p50 <= 5 ms", result.figures["p50_ms"] <= 5)
    result.bar("p99 <= 50 ms", result.figures["p99_ms"] <= 50)
    result.bar("<= 300 MiB", result.figures["memory_mib"] <= 300)
    return result


async def t25(size: Size) -> Result:
    result = await many_rooms("T25", size, size.rooms(2000), 2.0)
    result.bar("p99 <= 150 ms", result.figures["p99_ms"] <= 150)
    return result


async def t26(size: Size) -> Result:
    """Break every connection at once; clients come back after 0.5 to 8 s, and retry if refused."""
    rooms = size.rooms(1000)
    result = Result("T26", f"{SEATS * rooms} sockets cut at once, back after {BACK_OFF[0]:g} to {BACK_OFF[1]:g} s")
    async with server() as served:
        crowd = Crowd(served.port, [])
        await open_rooms(crowd, rooms)
        await start(crowd)
        await crowd.play(min(5.0, size.seconds), 1.0)
        await asyncio.sleep(1)
        before = {room.code: max(max(seat.version, seat.acked) for seat in room.seats) for room in crowd.rooms}
        crowd.leaving = True
        cpu, cut = served.cpu_seconds(), time.perf_counter()
        for seat in crowd.seats:
            seat.seated_at = None
            if seat.transport is not None:
                seat.transport.disconnect(graceful=False)
        await asyncio.gather(*(_come_back(crowd, seat, random.Random(n)) for n, seat in enumerate(crowd.seats)))
        back = sorted((seat.seated_at or float("inf")) - cut for seat in crowd.seats)
        lost = sum(seat.version < before[seat.room.code] for seat in crowd.seats)
        result.figures = {
            "back_p50_s": back[len(back) // 2],
            "back_last_s": back[-1],
            "cpu_us_each": 1e6 * (served.cpu_seconds() - cpu) / len(back),
            "memory_mib": served.memory_mib(),
            "behind": lost,
        }
        result.errors = crowd.errors
        crowd.leave()
    result.bar("all seated at the right version in <= 15 s", result.figures["back_last_s"] <= 15)
    result.bar("0 lost", not lost)
    result.bar("0 errors", not result.errors)
    return result


async def _come_back(crowd: Crowd, seat: Seat, chance: random.Random) -> None:
    """Reconnect as the page does: with random back-off that grows with each attempt."""
    wait = 2 * BACK_OFF[0]
    for _ in range(6):
        await asyncio.sleep(chance.uniform(BACK_OFF[0], BACK_OFF[1] if wait == 2 * BACK_OFF[0] else wait))
        wait = min(2 * wait, BACK_OFF[1])
        try:
            await crowd.connect(seat)
        except Exception:  # noqa: BLE001 (whatever the reason, one comes again)
            continue
        for _ in range(200):
            if seat.seated_at is not None:
                return
            await asyncio.sleep(0.05)
    crowd.errors.append(f"nobody got back into room {seat.room.code}")


async def t27(size: Size) -> Result:
    """In each room, open one more window of a client that reads nothing."""
    rooms, seconds = size.rooms(1000), max(20.0, size.seconds / 2)
    result = Result("T27", f"{rooms} rooms, each with one stalled connection, {seconds:g} s without and with them")
    async with server() as served:
        crowd = Crowd(served.port, [])
        await open_rooms(crowd, rooms)
        await start(crowd)
        stalled = [Seat(room, SEATS - 1, counts=False) for room in crowd.rooms]
        await gently([lambda seat=seat: crowd.connect(seat, SMALL_BUFFER) for seat in stalled])  # type: ignore[misc]
        calm = await played(served, crowd, seconds, 1.0)
        for seat in stalled:
            if seat.transport is not None:
                seat.transport.underlying_transport.pause_reading()
        busy, closing = await asyncio.gather(played(served, crowd, seconds, 1.0), _closing_times(stalled, seconds))
        result.figures = busy | {"calm_p99_ms": calm["p99_ms"], "calm_memory_mib": calm["memory_mib"]}
        result.figures |= {"closed": len(closing), "first_closed_s": min(closing, default=float("inf"))}
        result.figures |= {"last_closed_s": max(closing, default=float("inf"))}
        result.errors = crowd.errors
        crowd.leave()
    result.bar("p99 of the others +<= 5 ms", busy["p99_ms"] <= calm["p99_ms"] + 5)
    result.bar("memory +<= 64 MiB", busy["memory_mib"] <= calm["memory_mib"] + 64)
    result.bar("all stalled ones closed in 10 to 15 s", len(closing) == rooms and all(9.5 <= t <= 15 for t in closing))
    result.bar("0 errors", not result.errors)
    return result


async def _closing_times(stalled: list[Seat], seconds: float) -> list[float]:
    """Return how long after its last received byte each stalled connection was closed, for those that were.

    A stalled reader still receives what its system's buffer has room for: the messages of a second or several.
    """
    began = time.perf_counter()
    took: dict[Seat, tuple[int, float]] = {seat: (seat.unread, began) for seat in stalled}
    times = []
    while took and time.perf_counter() - began < seconds:
        await asyncio.sleep(0.25)
        now = time.perf_counter()
        for seat, (unread, since) in list(took.items()):
            if seat.is_cut:
                times.append(now - since)
                del took[seat]
            elif seat.unread != unread:
                took[seat] = seat.unread, now
    return times


async def t28(size: Size) -> Result:
    """Soak test: keep up the load for hours, and fail on growth. Games are short, because a long game grows too; the
    first third is left out, and the last third is reported separately."""
    rooms = size.rooms(500)
    result = Result("T28", f"{rooms} rooms of short games, a move each 2 s, {size.seconds / 60:g} min")
    memory: list[tuple[float, float]] = []
    files: list[int] = []
    logs: list[float] = []
    async with server(["--no-warm"]) as served:
        crowd = Crowd(served.port, [])
        await open_rooms(crowd, rooms, SOAK_RULESET)
        await start(crowd)
        began = time.perf_counter()
        while time.perf_counter() - began < size.seconds:
            result.figures = await played(served, crowd, SOAK_SLICE, 2.0)
            memory.append(((time.perf_counter() - began) / 3600, served.memory_mib()))
            files.append(served.files())
            logs.append(served.log_mib())
        result.errors = crowd.errors
        crowd.leave()
    late, end = len(memory) // 3, 2 * len(memory) // 3
    slope = growth(memory[late:])
    result.figures |= {"mib_an_hour": slope, "mib_an_hour_at_the_end": growth(memory[end:])}
    result.figures |= {"files": files[-1], "log_mib": max(logs)}
    result.bar("memory grows by < 2 MiB an hour", slope < 2)
    result.bar("open files stay as many", max(files[late:]) - min(files[late:]) <= 2)
    result.bar("the journal's log < 64 MiB", max(logs) < 64)
    result.bar("0 errors", not result.errors)
    return result


def growth(memory: list[tuple[float, float]]) -> float:
    """Return the growth in MiB per hour, from pairs of hours and MiB."""
    return statistics.linear_regression(*zip(*memory, strict=True)).slope if len(memory) > 2 else float("nan")


async def t29(size: Size) -> Result:
    """Rooms of four bots that look ahead, each with one spectator, beside rooms of four people."""
    rooms = size.rooms(200)
    result = Result("T29", f"{rooms} rooms of search bots beside {rooms} of people, {size.seconds:g} s")
    async with server() as served:
        crowd, bots = Crowd(served.port, []), Crowd(served.port, [])
        await open_rooms(crowd, rooms)
        await _open_bots(bots, crowd.cookies, rooms)
        await start(crowd)
        seen = sum(room.seats[0].version for room in bots.rooms)
        result.figures = await played(served, crowd, size.seconds, 1.0)
        seen = sum(room.seats[0].version for room in bots.rooms) - seen
        result.figures["bot_moves_a_second"] = seen / size.seconds
        result.errors = crowd.errors + bots.errors
        crowd.leave()
        bots.leave()
    result.bar("p99 of people <= 100 ms", result.figures["p99_ms"] <= 100)
    result.bar("bots play", seen > rooms)
    result.bar("0 errors", not result.errors)
    return result


async def _open_bots(crowd: Crowd, cookies: list[str], rooms: int) -> None:
    crowd.cookies = cookies
    caller = Caller(crowd.port)
    body: dict[str, object] = {"seats": SEATS, "access": "code", "bots": ["level:4"] * SEATS, "sit": None}
    for number in range(rooms):
        made, _ = await caller.post("/api/rooms", body, cookies[0])
        room = Room(crowd, made["room"], random.Random(number))
        room.seats.append(Seat(room, 0))
        crowd.rooms.append(room)
        await crowd.connect(room.seats[0])
        room.start()
    caller.close()


async def t29s(size: Size) -> Result:
    """Rooms of four people, half of the time alone and half beside as many studies as the lab runs at once."""
    rooms = size.rooms(200)
    result = Result("T29S", f"{rooms} rooms of people beside {len(STUDIED)} studies, {size.seconds:g} s")
    async with server() as served:
        crowd = Crowd(served.port, [])
        await open_rooms(crowd, rooms)
        await start(crowd)
        alone = await played(served, crowd, size.seconds / 2, 1.0)
        studies = [asyncio.create_task(_study(served.port, cookie, STUDIED[n])) for n, cookie in _guests(crowd)]
        result.figures = await played(served, crowd, size.seconds / 2, 1.0)
        for study in studies:
            study.cancel()
        games = [found for found in await asyncio.gather(*studies, return_exceptions=True) if isinstance(found, int)]
        result.figures |= {"p50_ms_alone": alone["p50_ms"], "p99_ms_alone": alone["p99_ms"], "studied": sum(games)}
        result.errors = crowd.errors
        crowd.leave()
    result.bar("p99 of people <= 100 ms", result.figures["p99_ms"] <= 100)
    result.bar("studies go on", len(games) == len(STUDIED) and all(games))
    result.bar("0 errors", not result.errors)
    return result


def _guests(crowd: Crowd) -> list[tuple[int, str]]:
    return list(enumerate(crowd.cookies[: len(STUDIED)]))


async def _study(port: int, cookie: str, name: str) -> int:
    """Study one ruleset after another number of players until cancelled; return how many games were studied."""
    caller, games = Caller(port), 0
    try:
        for players in itertools.cycle((2, 3, 4)):
            found, _ = await caller.post("/api/lab", {"rules": {"name": name}, "players": players}, cookie)
            while found["state"] == "working":
                await asyncio.sleep(STUDY_PAUSE)
                found, _ = await caller.post("/api/lab/news", {"study": found["id"]}, cookie)
                games = max(games, found["done"])
            await asyncio.sleep(STUDY_PAUSE)
    except asyncio.CancelledError:
        caller.close()
    return games


TESTS: dict[str, Callable[[Size], Awaitable[Result]]] = {
    "T24": t24,
    "T25": t25,
    "T26": t26,
    "T27": t27,
    "T28": t28,
    "T29": t29,
    "T29S": t29s,
}
SOAK = "T28"
"""Takes hours: runs only on request."""
SHARED = ("T24", "T25")
"""The tests that several processes can share."""
