"""Injects kills, restarts, stopped servers, cut buses and backups, and checks that nothing is lost.

    python -m tools.faults kills --count 2000       kill -9 of a process that appends, on both kinds of journal
    python -m tools.faults restarts --count 500     SIGTERM and kill -9 of a server while people play
    python -m tools.faults servers --count 200      two servers, PostgreSQL and Redis: killed, stopped, cut off
    python -m tools.faults backups --count 20       backups under load, restored to the other kind of database
    python -m tools.faults logs --count 10          a write-ahead log with a flipped bit, cut, and gone: all noticed

At the end it prints what happened and how long people waited. The exit status is 1 if anything was lost or counted
twice, or if clients received anything that the journal does not hold. Servers use loopback and temporary folders.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.processes.arena import Blow, Report, cut, fight, judge, kill, restart, stop
from tests.processes.lost_logs import HARMS, unnoticed
from tests.processes.people import gather
from tests.processes.services import Postgres, Redis
from tests.processes.test_backups import survive_backup
from tests.server.journal.places import Place, PostgresPlace, SqlitePlace, open_at
from tests.server.journal.test_processes import survive_kills
from tests.server.servers import Server

ROOMS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description="Faults by the hundred; nothing may be lost.")
    parser.add_argument("what", choices=sorted(RUNS))
    parser.add_argument("--count", type=int, default=20, metavar="N", help="faults; 20 unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=["sqlite", "postgres"], help="only this kind of database")
    parser.add_argument("--pause", type=float, default=30.0, metavar="S", help="seconds that a server is stopped; 30")
    options = parser.parse_args()
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        problems = RUNS[options.what](options, folder, stack)
    for problem in problems:
        print(problem)
    print(f"{'nothing was lost' if not problems else f'{len(problems)} problems'}, {time.monotonic() - began:.0f} s")
    sys.exit(bool(problems))


def _postgres(stack: ExitStack) -> Postgres:
    postgres = Postgres()
    stack.callback(postgres.end)
    return postgres


def _kinds(options: argparse.Namespace) -> list[str]:
    return [options.db] if options.db else ["sqlite", "postgres"]


def _kills(options: argparse.Namespace, folder: Path, stack: ExitStack) -> list[str]:
    for kind in _kinds(options):
        place: Place = SqlitePlace(folder / "games") if kind == "sqlite" else PostgresPlace(_postgres(stack).new())
        try:
            acks = survive_kills(place, options.count, options.seed)
        except AssertionError as lost:
            return [f"{kind}: {lost}"]
        print(f"{kind}: {options.count} kills, {acks} calls were said to be safe, and are", flush=True)
    return []


def _restarts(options: argparse.Namespace, folder: Path, stack: ExitStack) -> list[str]:
    problems: list[str] = []
    for kind in _kinds(options):
        url = _postgres(stack).new() if kind == "postgres" else ""
        server = Server(folder / kind, "--no-limits", *(["--db", url] if url else []))
        chance = Random(options.seed)
        blows = [(name, _ended(server, name)) for name in chance.choices(["ended", "killed"], k=options.count)]
        report = _fought([server], url or str(folder / kind / "journal.db"), blows, 1.0, options.seed)
        _tell(kind, report)
        problems += report.problems
    return problems


def _ended(server: Server, name: str) -> Blow:
    return restart(server) if name == "ended" else kill(server, 0.0)


def _servers(options: argparse.Namespace, folder: Path, stack: ExitStack) -> list[str]:
    postgres, redis = _postgres(stack), Redis()
    stack.callback(redis.end)
    url = postgres.new()
    servers = [Server(folder / name, "--no-limits", "--db", url, "--bus", redis.url) for name in "ab"]
    chance = Random(options.seed)
    blows: list[tuple[str, Blow]] = []
    for _ in range(options.count):
        server, name = chance.choice(servers), chance.choice(["killed", "stopped", "cut", "ended"])
        made = {"killed": kill(server), "stopped": stop(server, options.pause), "ended": restart(server)}
        blows.append((name, made.get(name) or cut(redis, options.pause)))
    report = _fought(servers, url, blows, 5.0, options.seed)
    _tell("two servers", report)
    return report.problems


def _fought(servers: Sequence[Server], where: str, blows: list[tuple[str, Blow]], calm: float, seed: int) -> Report:
    people = gather(servers, ROOMS, seed)
    waits = asyncio.run(fight(people, blows, calm))
    for server in servers:
        server.end()
    with open_at(where) as journal:
        return judge(people, journal, waits)


def _tell(kind: str, report: Report) -> None:
    print(f"{kind}: {len(report.waits)} faults, {report.answers} moves were said to be kept, and are")
    for name in sorted({label.partition(" ")[2] for label in report.waits}):
        waits = sorted(wait for label, wait in report.waits.items() if label.endswith(name))
        print(
            f"  {name}: {len(waits)} times; a table stood still for {_share(waits, 0.5)} s, at most {waits[-1]:.1f} s"
        )
    back = sorted(report.returns)
    if back:
        told = ", ".join(f"p{100 * share:g} {_share(back, share)} s" for share in (0.5, 0.99, 1.0))
        print(f"  people were back {len(back)} times: {told}", flush=True)


def _share(ordered: list[float], share: float) -> str:
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.1f}"


def _backups(options: argparse.Namespace, folder: Path, stack: ExitStack) -> list[str]:
    postgres = _postgres(stack)
    for number in range(options.count):
        for kind in _kinds(options):
            place = folder / f"{kind}-{number}"
            place.mkdir()
            try:
                kept = survive_backup(postgres, place, kind, options.seed + number)
            except AssertionError as lost:
                return [f"backup {number} of {kind}: {lost}"]
            print(f"{kind}: backup {number + 1} has all of {kept} moves, restored to the other kind", flush=True)
    return []


def _logs(options: argparse.Namespace, folder: Path, stack: ExitStack) -> list[str]:
    problems: list[str] = []
    for harm in HARMS:
        missed = [(seed, unnoticed(folder, harm, seed)) for seed in range(options.seed, options.seed + options.count)]
        problems += [f"{harm} log, seed {seed}: unnoticed by {', '.join(by)}" for seed, by in missed if by]
        noticed = sum(not by for _, by in missed)
        print(f"{harm}: {noticed} of {options.count} logs noticed by doctor, log and table", flush=True)
    return problems


RUNS: dict[str, Callable[[argparse.Namespace, Path, ExitStack], list[str]]] = {
    "kills": _kills,
    "restarts": _restarts,
    "servers": _servers,
    "backups": _backups,
    "logs": _logs,
}


if __name__ == "__main__":
    main()
