"""Measures how smoothly the moments of a game are shown with the CPU slowed down to a quarter.

    python -m benchmarks.moments              a table of all moments
    python -m benchmarks.moments --trace own  one moment, and what the main thread does in its longest tasks

Each moment is shown several times on a phone, at a table of four; medians count. "Begins" is the time from the message
until the first frame in which something moves: it holds the change of the table itself. From then on a frame is the
time between two callbacks of requestAnimationFrame, until nothing moves any more. "Work" is the CPU time of the main
thread's longest task, before and while something moves, slowed down like everything else: it hardly depends on other
load. Work under 16 ms while it moves leaves 60 frames a second; the browser itself moves what flies.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import FLAGS, PHONE, chromium
from tests.page.fake import HOST, ROOM, Json, Server, Table
from tests.page.test_moments import HAND, MOMENTS, PILE, WON, Stage, event, played

SLOWER = 4
HEAD = ("moment", "begins", "frames/s", "longest frame", "over 25 ms", "work before", "work while it moves")
LONG_MS = 25
LEAST_FPS = 58
MOST_MS = 900

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
OWN = [*HAND[1:], "6S"]
ALL: dict[str, tuple[list[Json], Json]] = MOMENTS | {
    "own": (
        [played(0, "4C"), event("drew", 0, count=1, cards=["6S"])],
        {"pile": [*PILE, "4C"], "hand": OWN},
    ),
    "won": (WON, {"pile": [*PILE, "9C"], "phase": 3, "out": [0, 1, 2, 3], "hand": []}),
}

# Milliseconds until something moves, and the length of each frame from then until nothing does.
FRAMES = """
(most) => {
  window.frameTimes = new Promise((done) => {
    const lengths = [];
    let delay = 0;
    let moved = false;
    let last = performance.now();
    const begin = last;
    const next = (now) => {
      const moving = document.querySelector(".flights, .ribbon") !== null;
      if (moved) lengths.push(now - last);
      else if (moving) {
        delay = now - begin;
        performance.mark("moves");
      }
      moved ||= moving;
      last = now;
      if ((moved && !moving) || now - begin > most) done({ delay, lengths });
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
"""


class Shown(NamedTuple):
    begins: float
    frames: list[float]
    work: tuple[float, float]
    """Milliseconds in the longest task before something moves, and after."""
    trace: list[Json]


@contextmanager
def stage(browser: Browser) -> Iterator[Stage]:
    """A table on which anything can happen next, on a slow phone."""
    contexts = []

    def opened(table: Table | None, size: tuple[int, int], **_: object) -> tuple[Page, Server]:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
        contexts.append(context)
        page = context.new_page()
        server = Server(page, table)
        page.goto(f"{HOST}/#/r/{ROOM}")
        page.locator(".table .hand").wait_for()
        page.wait_for_load_state("networkidle")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return page, server

    yield Stage(opened, size=PHONE)  # type: ignore[arg-type]
    for context in contexts:
        context.close()


def show(browser: Browser, on: Stage, name: str) -> Shown:
    events, table = ALL[name]
    on.happens([], pile=PILE)
    on.page.keyboard.press("Shift")
    on.page.wait_for_function("() => !document.querySelector('.flights, .ribbon')")
    on.page.wait_for_timeout(100)
    browser.start_tracing(page=on.page, categories=CATEGORIES)
    on.page.evaluate(FRAMES, MOST_MS)
    on.happens(events, **table)
    times = on.page.evaluate("window.frameTimes")
    found: list[Json] = json.loads(browser.stop_tracing())["traceEvents"]
    moves = next(each["ts"] for each in found if each["name"] == "moves")
    tasks = [(each["ts"] > moves, each.get("tdur", 0) / 1000) for each in main_tasks(found)]
    before, after = (max((work for is_after, work in tasks if is_after == late), default=0.0) for late in (False, True))
    return Shown(times["delay"], times["lengths"], (before, after), found)


def main_tasks(found: list[Json]) -> list[Json]:
    """The tasks of the thread that does the page's layouts, the longest first."""
    threads = Counter((each["pid"], each["tid"]) for each in found if each["name"] == "UpdateLayoutTree")
    page = threads.most_common(1)[0][0] if threads else None
    tasks = [each for each in found if each["name"] == "RunTask" and (each["pid"], each["tid"]) == page]
    return sorted((each for each in tasks if "dur" in each), key=lambda each: -float(each["dur"]))


def told(name: str, shown: list[Shown]) -> tuple[str, bool]:
    fps = statistics.median(1000 * len(each.frames) / sum(each.frames) for each in shown)
    longest = statistics.median(max(each.frames) for each in shown)
    long = statistics.median(sum(length > LONG_MS for length in each.frames) for each in shown)
    count = statistics.median(len(each.frames) for each in shown)
    begins = statistics.median(each.begins for each in shown)
    before, after = (statistics.median(each.work[n] for each in shown) for n in (0, 1))
    cells = [name, f"{begins:.0f} ms", f"{fps:.0f}", f"{longest:.0f} ms", f"{long:.0f} of {count:.0f}"]
    return f"| {' | '.join(cells)} | {before:.0f} ms | {after:.0f} ms |", fps >= LEAST_FPS


def told_trace(shown: Shown) -> Iterator[str]:
    """What the longest tasks of the main thread consist of."""
    for task in main_tasks(shown.trace)[:3]:
        yield f"task of {task['dur'] / 1000:.1f} ms"
        inside: Counter[str] = Counter()
        for each in shown.trace:
            if each.get("tid") == task["tid"] and task["ts"] <= each["ts"] < task["ts"] + task["dur"] and "dur" in each:
                data: Any = each.get("args", {}).get("data") or {}
                where = f" {data['functionName']}" if data.get("functionName") else ""
                inside[each["name"] + where] += each["dur"]
        yield from (
            f"    {name}: {length / 1000:.1f} ms" for name, length in inside.most_common(9) if name != "RunTask"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--times", type=int, default=7, help="that each moment is shown; 7")
    parser.add_argument("--trace", metavar="MOMENT", choices=ALL, help="tell what its longest tasks do")
    given = parser.parse_args()
    fits = True
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        with stage(browser) as on:
            print(f"| {' | '.join(HEAD)} |\n{'|---' * len(HEAD)}|")
            for name in [given.trace] if given.trace else ALL:
                shown = [show(browser, on, name) for _ in range(given.times + 1)][1:]
                row, is_smooth = told(name, shown)
                print(row, flush=True)
                fits &= is_smooth
                if given.trace:
                    print("\n".join(told_trace(shown[-1])))
        browser.close()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
