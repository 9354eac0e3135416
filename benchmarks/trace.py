"""Traces what moves wait for on a busy server: cores, the disk, garbage collection, other moves.

    python -m benchmarks.trace --scale 0.4 --seconds 25     T24 of benchmarks.load, with tables of causes

The server runs under strace, which stops it at fdatasync alone, so latencies are slightly above those of
`benchmarks.load`. Needs Linux and strace 5.3 or newer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import uvloop

from benchmarks.load import more_files
from benchmarks.load_people import Crowd
from benchmarks.load_server import TICKS, server
from benchmarks.load_tests import Size, open_rooms, played, share, start
from benchmarks.traced_serve import BEAT, scheduled

ROOMS = 1000
PAUSE = 1.0
SLOWEST = 0.01
"""The part of all moves whose causes are told."""
_SYNC = re.compile(r"^\d+\s+(\d+\.\d+)\s+.*<(\d+\.\d+)>$")
"""A line of strace -f -ttt -T: thread, time, call, and how long it took."""

Span = tuple[float, float]
"""When something began and ended."""
Beat = tuple[float, float, list[tuple[float, float]]]
"""A time, how late the event loop was, and by thread how long it had run and had waited for a core."""


class Timed(list[float]):
    """The latencies of moves, and when each ended."""

    def __init__(self) -> None:
        super().__init__()
        self.spans: list[Span] = []

    def append(self, took: float) -> None:
        super().append(took)
        self.spans.append((time.time() - took, time.time()))

    def clear(self) -> None:
        super().clear()
        self.spans.clear()


@dataclass(frozen=True)
class Trace:
    """What was noted while people played."""

    beats: list[Beat]
    players: list[Beat]
    collections: list[Span]
    syncs: list[Span]
    stolen: float
    """Seconds in which the host ran something else, on all cores together."""

    def cause(self, move: Span) -> str:
        """Return what took most of a move's time; other moves, if nothing else took a third of it."""
        causes = {
            "a core for the event loop": _waits(self.beats, 0),
            "a core for the journal": _waits(self.beats, 1),
            "a core for the players": _waits(self.players, 0),
            "the disk": self.syncs,
            "garbage collection": self.collections,
        }
        took = {name: sum(_common(span, move) for span in spans) for name, spans in causes.items()}
        most = max(took, key=lambda name: took[name])
        return most if took[most] > (move[1] - move[0]) / 3 else "other moves before it"


def _waits(beats: list[Beat], thread: int) -> list[Span]:
    """Return when a thread could run and got no core: at the end of each beat, as long as it waited in it."""
    return [(then[0] - then[2][thread][1] + first[2][thread][1], then[0]) for first, then in pairwise(beats)]


def _common(one: Span, other: Span) -> float:
    return max(0.0, min(one[1], other[1]) - max(one[0], other[0]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trace", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--scale", type=float, default=0.4, help="share of 1,000 rooms")
    parser.add_argument("--seconds", type=float, default=25.0, help="seconds of play")
    arguments = parser.parse_args()
    if shutil.which("strace") is None:
        parser.error("strace is not installed: expected it for the times of fdatasync")
    more_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(runner.run(traced(Size(arguments.scale, arguments.seconds))))


async def traced(size: Size) -> str:
    """Play T24 on a traced server; return figures and causes as Markdown."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        syncs, noted = Path(folder, "syncs"), Path(folder, "noted.json")
        strace = ["strace", "-D", "-f", "--seccomp-bpf", "-ttt", "-T", "-e", "trace=fdatasync", "-o", str(syncs)]
        os.environ["EMPTYHAND_TRACE"] = str(noted)
        async with server(program=[*strace, sys.executable, "-m", "benchmarks.traced_serve"]) as served:
            crowd = Crowd(served.port, [], times=Timed())
            await open_rooms(crowd, size.rooms(ROOMS))
            await start(crowd)
            os.kill(served.pid, signal.SIGUSR1)
            stolen, began = _stolen(), time.time()
            players: list[Beat] = []
            beating = asyncio.create_task(_beat(players))
            figures = await played(served, crowd, size.seconds, PAUSE)
            beating.cancel()
            stolen, ended = _stolen() - stolen, time.time()
            os.kill(served.pid, signal.SIGUSR2)
            async with asyncio.timeout(30):
                while not noted.exists():
                    await asyncio.sleep(0.05)
            crowd.leave()
        found = json.loads(noted.read_text())
        trace = Trace(found["beats"], players, found["collections"], _syncs(syncs, began, ended), stolen)
        assert isinstance(crowd.times, Timed)
        return f"{headline(size, figures, len(crowd.errors))}\n\n{table(trace, crowd.times.spans)}"


async def _beat(beats: list[Beat]) -> None:
    """Note how long this process waits for a core."""
    with Path("/proc/thread-self/schedstat").open() as file:
        while True:
            await asyncio.sleep(BEAT)
            beats.append((time.time(), 0.0, [scheduled(file.fileno())]))


def _stolen() -> float:
    return int(Path("/proc/stat").read_text().partition("\n")[0].split()[8]) / TICKS


def _syncs(path: Path, began: float, ended: float) -> list[Span]:
    lines = filter(None, map(_SYNC.match, path.read_text().splitlines()))
    spans = [(float(line[1]), float(line[1]) + float(line[2])) for line in lines]
    return [span for span in spans if began <= span[0] <= ended]


# -- showing ---------------------------------------------------------------------------------------------------------


def headline(size: Size, figures: dict[str, float], errors: int) -> str:
    return (
        f"{size.rooms(ROOMS)} rooms, {size.seconds:g} s, {figures['moves']:.0f} moves, {errors} errors:"
        f" p50 {figures['p50_ms']:.1f} ms, p99 {figures['p99_ms']:.1f} ms;"
        f" server {figures['server_cpu_percent']:.0f} % of a core, players {figures['people_cpu_percent']:.0f} %,"
        f" load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


def table(trace: Trace, moves: list[Span]) -> str:
    slowest = sorted(moves, key=lambda span: span[0] - span[1])[: max(1, int(SLOWEST * len(moves)))]
    causes = Counter(map(trace.cause, slowest)).most_common()
    lags = [late for _, late, _ in trace.beats]
    late = ", ".join(f"{sum(lag > bar / 1000 for lag in lags)} above {bar} ms" for bar in (1, 5, 20, 50))
    rows = [
        ("event loop's thread", _ran(trace.beats, 0)),
        ("journal's thread", _ran(trace.beats, 1)),
        ("players' process", _ran(trace.players, 0)),
        ("stolen by the host, all cores", f"{trace.stolen:.2f} s"),
        ("fdatasync", _times(end - begin for begin, end in trace.syncs)),
        ("garbage collections", _times(end - begin for begin, end in trace.collections)),
        ("event loop late", f"{_times(lags)}; {late}"),
        (f"the {len(slowest)} slowest moves waited for", ", ".join(f"{name} {count}" for name, count in causes)),
    ]
    return "\n".join(["| | trace |", "|---|---|", *(f"| {name} | {words} |" for name, words in rows)])


def _ran(beats: list[Beat], thread: int) -> str:
    (first, first_wait), (last, last_wait) = (beats[at][2][thread] for at in (0, -1))
    return f"ran {last - first:.2f} s, waited {last_wait - first_wait:.2f} s for a core"


def _times(seconds: Iterable[float]) -> str:
    known = list(seconds)
    p50, p90, p99, longest = (share(known, part) for part in (0.5, 0.9, 0.99, 1.0))
    return f"{len(known)}: p50 {p50:.1f} ms, p90 {p90:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms"


if __name__ == "__main__":
    main()
