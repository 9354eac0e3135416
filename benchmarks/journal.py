"""Measures durable entries per second and a caller's latency, with concurrent callers that have a game each.

    python -m benchmarks.journal [--rounds 3] [--seconds 2] [--folder FOLDER] [--postgres | --db URL] [CALLERS ...]

A caller appends one entry of 150 bytes, waits in an event loop until it is durable, and appends the next. The cost of a
commit depends on the disk; so the last columns compare with the same entries committed one by one on the same disk:
the ratio of throughputs and the ratio of 99th percentiles. The best round counts, because other load can only slow a
round down. --postgres starts a temporary database with full durability; --db measures an existing one, in a table
that should be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count, repeat
from pathlib import Path

from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.group import Committer, Deliver, GroupCommit
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.journal.writer import Writer

CALLERS = (1, 50, 200)
BODY = bytes(150)


@dataclass(frozen=True, slots=True)
class Measured:
    rate: float
    p50: float
    p99: float
    shared: float
    """Mean number of entries per commit."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable entries a second with some callers waiting at once.")
    parser.add_argument("callers", nargs="*", type=int, default=list(CALLERS), metavar="CALLERS")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="length of a round")
    parser.add_argument("--folder", type=Path, default=None, help="a folder for the files, on the disk to measure")
    parser.add_argument("--postgres", action="store_true", help="start a temporary PostgreSQL database and measure it")
    parser.add_argument("--db", metavar="URL", help="measure this PostgreSQL database")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        places = _places(arguments, stack)
        rounds, seconds = range(max(1, arguments.rounds)), arguments.seconds
        alone = _best(one_by_one(next(places), seconds) for _ in rounds)
        print(f"{'callers':>10}{'entries/s':>11}{'p50 ms':>8}{'p99 ms':>8}{'a commit':>10}{'rate':>8}{'p99':>8}")
        _show("one by one", alone, alone)
        for callers in arguments.callers:
            found = _best(asyncio.run(together(next(places), callers, seconds)) for _ in rounds)
            _show(str(callers), found, alone)


def _places(arguments: argparse.Namespace, stack: ExitStack) -> Iterator[str]:
    """Yield places to write to, each empty or with new games only."""
    if arguments.db:
        return repeat(arguments.db)
    if arguments.postgres:
        from tests.processes.services import Postgres

        postgres = Postgres()
        stack.callback(postgres.end)
        return (postgres.new() for _ in count())
    folder = stack.enter_context(tempfile.TemporaryDirectory(dir=arguments.folder))
    return (f"{folder}/{number}" for number in count())


def _writer(where: str) -> Committer:
    if "://" not in where:
        return Writer(Path(where))
    from emptyhand.server.journal.postgres_writer import PostgresWriter

    return PostgresWriter(where, 2.0)


def _journal(where: str, deliver: Deliver) -> GroupCommit:
    if "://" not in where:
        return SqliteJournal(where, deliver=deliver)
    from emptyhand.server.journal.postgres import PostgresJournal

    return PostgresJournal(where, deliver=deliver)


def _best(rounds: Iterable[Measured]) -> Measured:
    return max(rounds, key=lambda measured: measured.rate)


def _show(name: str, found: Measured, alone: Measured) -> None:
    print(
        f"{name:>10}{found.rate:>11,.0f}{found.p50 * 1000:>8.1f}{found.p99 * 1000:>8.1f}{found.shared:>10.1f}"
        f"{found.rate / alone.rate:>7.1f}x{found.p99 / alone.p99:>7.1f}x",
        flush=True,
    )


def one_by_one(where: str, seconds: float) -> Measured:
    """Commit every entry on its own, without a writer thread."""
    writer = _writer(where)
    waits: list[float] = []
    game = f"game-{time.time_ns()}"
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        writer.commit([[JournalEntry(game, len(waits) + 1, 0, BODY)]])
        waits.append(time.perf_counter() - began)
    writer.close()
    return _measured(waits, seconds, 1.0)


async def together(where: str, callers: int, seconds: float) -> Measured:
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    name = f"game-{time.time_ns()}"
    with _journal(where, loop.call_soon_threadsafe) as journal:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(_call(journal, f"{name}-{number}", until, waits) for number in range(callers)))
        stats = journal.stats()
    return _measured(waits, seconds, stats.entries / stats.commits)


async def _call(journal: GroupCommit, game: str, until: float, waits: list[float]) -> None:
    seq = 0
    while (began := time.perf_counter()) < until:
        seq += 1
        await _safe(journal.append([JournalEntry(game, seq, 0, BODY)]))
        waits.append(time.perf_counter() - began)


async def _safe(written: Future[None]) -> None:
    """Wait for a future that the journal delivers in this event loop."""
    done = asyncio.get_running_loop().create_future()
    written.add_done_callback(lambda _: done.set_result(None))
    await done
    written.result()


def _measured(waits: list[float], seconds: float, shared: float) -> Measured:
    ordered = sorted(waits)
    return Measured(len(ordered) / seconds, ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], shared)


if __name__ == "__main__":
    main()
