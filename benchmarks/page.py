"""Measures the page's weight and how soon it is usable: `python benchmarks/page.py`.

Chromium opens the lobby of a real server on this machine with an empty cache and its CPU slowed down to a quarter.
Bytes are those transferred, headers included. A place counts as usable once its main button is drawn and two more
frames have been drawn, so nothing blocks the page. The time that the page's main thread has worked by then, equally
slowed down, is printed too: it does not depend on other load.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import DESK, FLAGS, PHONE, WHOLE, chromium
from tests.web.servers import Server

SLOWER = 4
MOST_BYTES = 150_000
MOST_MS = 1500

# Milliseconds from the request for the page until a thing is drawn and two more frames have been drawn.
USABLE = """
(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})
"""


class Visit(NamedTuple):
    size: int
    requests: int
    lobby_ms: float
    worked_ms: float
    table_ms: float
    """From the lobby to cards on a table."""


def first_visit(browser: Browser, origin: str, size: tuple[int, int]) -> Visit:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(origin, wait_until="commit")
    lobby = page.evaluate(USABLE, ".welcome .play")
    metrics = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    page.wait_for_load_state("networkidle")
    size_now, requests = int(sum(sizes)), len(sizes)
    clicked = page.evaluate("() => { document.querySelector('.welcome .play').click(); return performance.now(); }")
    table = page.evaluate(USABLE, ".table .hand .card") - clicked
    context.close()
    return Visit(size_now, requests, lobby, 1000 * metrics["TaskDuration"], table)


def told(name: str, visits: list[Visit]) -> str:
    size, requests, lobby, worked, table = zip(*visits, strict=True)
    return (
        f"{name}: {max(size) / 1000:.1f} KB in {max(requests)} requests; "
        f"lobby usable after {statistics.median(lobby):.0f} ms (worst {max(lobby):.0f}), "
        f"{statistics.median(worked):.0f} ms of them work; "
        f"from there to cards on a table {statistics.median(table):.0f} ms (worst {max(table):.0f})"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5, help="for each size of screen; 5")
    count = parser.parse_args().visits
    fits = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "--no-limits")
        browser = playwright.chromium.launch(executable_path=chromium(WHOLE), args=list(FLAGS))
        for name, size in (("phone", PHONE), ("desk", DESK)):
            visits = [first_visit(browser, server.origin, size) for _ in range(count)]
            print(told(name, visits), flush=True)
            fits &= max(each.size for each in visits) <= MOST_BYTES
            fits &= statistics.median(each.lobby_ms for each in visits) <= MOST_MS
        browser.close()
        server.end()
    verdict = "met" if fits else "MISSED"
    print(f"bars: {MOST_BYTES / 1000:.0f} KB, {MOST_MS} ms with a CPU {SLOWER} times slower: {verdict}")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
