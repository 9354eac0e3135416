"""Measures a full server on loopback: latency from a move to the last seat that sees it, storms, stalled readers, bots.

    python -m benchmarks.load                        T24 to T27, T29 and T29S, about nine minutes on two quiet cores
    python -m benchmarks.load T24 --seconds 30       one of them, shorter
    python -m benchmarks.load --scale 0.1            a tenth of the rooms
    python -m benchmarks.load T24 --processes 2      two servers on a PostgreSQL that is started for them
    python -m benchmarks.load T28 --seconds 3600     an hour of steady load: does anything grow?

Each test starts its own server with a fresh folder, and stops it. Clients and server share the machine; the server's
CPU time is counted separately.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from benchmarks.load_tests import SHARED, SOAK, TESTS, Result, Size

FILES = 30_000


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=str(__doc__).partition("\n")[0])
    parser.add_argument("tests", nargs="*", metavar="TEST", help=f"of {', '.join(TESTS)}; all but {SOAK} unless named")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the rooms")
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds of play")
    parser.add_argument("--processes", type=int, default=1, help=f"servers on one database, for {' and '.join(SHARED)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table there")
    arguments = parser.parse_args(words)
    unknown = [name for name in arguments.tests if name.upper() not in TESTS]
    if unknown:
        parser.error(f"there is no test {unknown[0]}: expected some of {', '.join(TESTS)}")
    names = [name.upper() for name in arguments.tests] or [name for name in TESTS if name != SOAK]
    if arguments.processes < 1 or (arguments.processes > 1 and not set(names) <= set(SHARED)):
        parser.error(f"--processes {arguments.processes}: expected 1, or more with {' and '.join(SHARED)} alone")
    more_files()
    results = []
    for name in names:
        with database(arguments.processes) as db:
            results.append(run(name, Size(arguments.scale, arguments.seconds, arguments.processes, db)))
        tell(results[-1])
    print(f"\n{table(results)}")
    if arguments.json is not None:
        arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=1))
    if arguments.markdown is not None:
        arguments.markdown.write_text(table(results))
    return 0 if all(result.met for result in results) else 1


@contextmanager
def database(processes: int) -> Iterator[str]:
    """Yield the URL of an empty PostgreSQL database if several processes need one, else an empty string."""
    if processes == 1:
        yield ""
        return
    from tests.processes.services import Postgres

    postgres = Postgres()
    try:
        yield postgres.new()
    finally:
        postgres.end()


def run(name: str, size: Size) -> Result:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(TESTS[name](size))  # type: ignore[arg-type]


def more_files() -> None:
    """Raise the limit of open files, for one connection per client here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def tell(result: Result) -> None:
    print(f"{result.test}: {result.what}")
    print("  " + ", ".join(f"{name} {value:.4g}" for name, value in result.figures.items()))
    for words, met in result.bars:
        print(f"  {'met    ' if met else 'NOT MET'}  {words}")
    for error in result.errors[:5]:
        print(f"  error: {error}")
    sys.stdout.flush()


def table(results: Sequence[Result]) -> str:
    """Return the results as a Markdown table."""
    lines = [
        f"Load average at the end {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores.",
        "",
        "| test | what | p50 | p99 | server CPU | a move | memory | errors | bars |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        figures = result.figures
        cells = [result.test, result.what]
        cells.append(_cell(figures, "p50_ms", "{:.1f} ms") or _cell(figures, "back_p50_s", "back {:.1f} s"))
        cells.append(_cell(figures, "p99_ms", "{:.1f} ms") or _cell(figures, "back_last_s", "last back {:.1f} s"))
        cells.append(_cell(figures, "server_cpu_percent", "{:.0f} %"))
        cells.append(_cell(figures, "cpu_us_a_move", "{:.0f} us") or _cell(figures, "cpu_us_each", "{:.0f} us each"))
        cells += [_cell(figures, "memory_mib", "{:.0f} MiB"), str(len(result.errors))]
        cells.append("; ".join(f"{words}: {'met' if met else '**not met**'}" for words, met in result.bars))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _cell(figures: dict[str, float], name: str, form: str) -> str:
    return form.format(figures[name]) if name in figures else ""


if __name__ == "__main__":
    sys.exit(main())
