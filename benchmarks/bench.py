"""Measures everything at once: `make bench`, or `python -m benchmarks.bench`.

    python -m benchmarks.bench                    measure, tell what became slower since the last release, and keep it
    python -m benchmarks.bench --release 0.2.0    the same, as the figures of a release
    python -m benchmarks.bench --check            measure nothing: compare the newest run kept with the last release

Every round measures each thing in turn, so that a busy machine slows all of them alike; the best round counts, and
ratios are taken within the run. A run is one line of `benchmarks/history.jsonl`; the plot over all runs is
`docs/pictures/history.svg`. Exits with 1 if a figure became slower by more than a tenth.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.progress import track

from benchmarks import history
from benchmarks.history import Figure, Run
from benchmarks.measures import Measure, measures

WARM_SECONDS = 0.05
PLOT = Path(__file__).parents[1] / "docs" / "pictures" / "history.svg"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts; 3")
    parser.add_argument("--seconds", type=float, default=0.7, help="for each measurement; 0.7")
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name; keep nothing")
    parser.add_argument("--no-page", action="store_true", help="leave the page out, which needs a browser")
    parser.add_argument("--release", default="", metavar="VERSION", help="these are the figures of a release")
    parser.add_argument("--commit", default="", help="the name of what is measured, if it is not this checkout")
    parser.add_argument("--check", action="store_true", help="measure nothing: compare what is kept")
    given = parser.parse_args()
    runs = history.read()
    if not given.check:
        figures = measured(given.rounds, given.seconds, given.only)
        if not (given.no_page or given.only):
            figures |= page()
        runs.append(
            Run(given.commit or commit(), str(dt.datetime.now(dt.UTC).date()), machine(), given.release, figures)
        )
        show(runs[-1])
        if given.only:
            return 0
        history.append(runs[-1])
        history.plot(runs, PLOT)
    return tell(runs)


def measured(rounds: int, seconds: float, only: str) -> dict[str, Figure]:
    """Return the best rate of each measure over some rounds, with its ratio to its yardstick."""
    chosen = wanted(list(measures()), only)
    best = dict.fromkeys((measure.name for measure in chosen), 0.0)
    for measure in track(chosen, "warming up"):
        measure.rate(WARM_SECONDS)
    for number in range(rounds):
        for measure in track(chosen, f"round {number + 1} of {rounds}"):
            best[measure.name] = max(best[measure.name], measure.rate(seconds))
    return {measure.name: _figure(measure, best) for measure in chosen}


def wanted(every: list[Measure], only: str) -> list[Measure]:
    """Return the measures with a text in their names, and their yardsticks."""
    named = [measure for measure in every if only.lower() in measure.name.lower()]
    needed = {measure.yardstick for measure in named} | {measure.name for measure in named}
    return [measure for measure in every if measure.name in needed]


def _figure(measure: Measure, best: dict[str, float]) -> Figure:
    ratio = best[measure.name] / best[measure.yardstick] if measure.yardstick else 0.0
    return Figure(float(f"{best[measure.name]:.4g}"), measure.unit, measure.yardstick, float(f"{ratio:.4g}"))


def page() -> dict[str, Figure]:
    """Return how much a first visit transfers."""
    from playwright.sync_api import sync_playwright

    from benchmarks.page import first_visit
    from tests.page.conftest import FLAGS, PHONE, chromium
    from tests.server.servers import Server

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "--no-limits")
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        visit = first_visit(browser, server.port, PHONE)
        browser.close()
        server.end()
    return {
        "page, first visit": Figure(visit.size, "bytes"),
        "page, requests of the first visit": Figure(visit.requests, "requests"),
    }


def show(run: Run) -> None:
    print(f"{run.commit}, {run.date}, {run.machine}")
    for name, figure in run.figures.items():
        ratio = f"{figure.ratio:>9,.1f} times {figure.yardstick}" if figure.yardstick else ""
        print(f"{name:<38}{figure.value:>14,.0f} {figure.unit:<11}{ratio}")


def tell(runs: list[Run]) -> int:
    """Print what became slower since the last release; return 1 if anything did."""
    before = history.last_release(runs[:-1])
    if before is None:
        print("There is nothing to compare with: this is the first run.")
        return 0
    worse = history.slower(before, runs[-1])
    than = before.release or before.commit
    if not worse:
        print(f"Nothing became slower than {than} by more than {history.NOISE:.0%}.")
    for name, left in worse.items():
        print(f"slower than {than}: {name}, {1 - left:.0%}")
    return 1 if worse else 0


def commit() -> str:
    done = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def machine() -> str:
    load = f"load {os.getloadavg()[0]:.1f}"
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, {load}"


if __name__ == "__main__":
    sys.exit(main())
