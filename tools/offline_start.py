"""Measures how a page without a server starts, the first time and the second: `python -m tools.offline_start`.

Times are wall-clock from the navigation; processor time is that of all processes of the browser, which other programs
on the machine do not change. `--slower 4` stops the whole browser three quarters of the time, workers included; the
throttling of the developer tools slows only the thread of the page.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Page, sync_playwright

from emptyhand.server.static_build.folder import build
from emptyhand.server.static_build.runtime import read_runtime
from tests.offline.pyodide import RUNTIME
from tests.page.conftest import FLAGS, chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

TICK = os.sysconf("SC_CLK_TCK")
SLICE_S = 0.01
WAIT_MS = 300_000
ANSWER = """async () => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  await $["shared/transport.js"].request("/api/rooms", {});
}"""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.keys();
  const memory = kept.find((name) => name.startsWith("emptyhand memory"));
  return kept.length > 1 && memory && (await (await caches.open(memory)).keys()).length > 0;
}"""
"""Whether every file and Python's memory are on the device."""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def processes_below(pid: int) -> set[int]:
    """Return the processes that a process has started, directly or not."""
    parents: dict[int, int] = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with suppress(OSError):
                parents[int(each.name)] = int(_stat(int(each.name))[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def browser_processes() -> set[int]:
    """Return the processes of the browser that this one has started."""
    found = set()
    for pid in processes_below(os.getpid()):
        with suppress(OSError):
            if b"chrom" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[0]:
                found.add(pid)
    return found


def cpu_seconds() -> float:
    used = 0
    for pid in browser_processes():
        with suppress(OSError):
            used += sum(map(int, _stat(pid)[11:13]))
    return used / TICK


def memory_mb() -> float:
    """Return the memory of the browser, shared pages divided among those who share them."""
    found = 0
    for pid in browser_processes():
        with suppress(OSError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found / 1024


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let the browser run only a part of the time."""
    if times <= 1:
        yield
        return
    done = Event()
    pids = browser_processes()

    def send(what: signal.Signals) -> None:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def run() -> None:
        ran = SLICE_S
        while not done.is_set():
            send(signal.SIGSTOP)
            stopped = time.perf_counter()
            pids.update(browser_processes())
            time.sleep(max(0, ran * (times - 1) - (time.perf_counter() - stopped)))
            began = time.perf_counter()
            send(signal.SIGCONT)
            time.sleep(SLICE_S)
            # On a busy machine more than a slice has passed.
            ran = time.perf_counter() - began

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        send(signal.SIGCONT)


def start(context: BrowserContext, address: str, times: float) -> tuple[Page, str]:
    """Open the page, and return what its start took."""
    page = context.new_page()
    before, begun = cpu_seconds(), time.perf_counter()
    with slowed(times):
        page.goto(address, wait_until="commit")
        seen: dict[str, float] = {}
        for what, place in (("a picture", "h1"), ("the lobby", ".families")):
            page.locator(place).first.wait_for(timeout=WAIT_MS, state="attached")
            seen[what] = time.perf_counter() - begun
        page.evaluate(ANSWER)
        seen["an answer of Python"] = time.perf_counter() - begun
    spent = cpu_seconds() - before
    told = ", ".join(f"{what} after {seconds:.2f} s" for what, seconds in seen.items())
    return page, f"{told}; {spent:.2f} s of processor time; {memory_mb():.0f} MB"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="offline_start", description="measure how a page without a server starts")
    parser.add_argument("--slower", type=float, default=1, help="slow the whole browser down this many times")
    parser.add_argument("--times", type=int, default=3, help="second starts to measure (default: 3)")
    given = parser.parse_args(words)
    with ExitStack() as stack:
        root = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build(root / "page", partial(read_runtime, RUNTIME))
        address = stack.enter_context(serving(root / "page"))
        driver = stack.enter_context(sync_playwright())
        context = driver.chromium.launch_persistent_context(
            str(root / "browser"),
            executable_path=chromium(),
            args=list(FLAGS),
            viewport={"width": 390, "height": 844},
        )
        page, told = start(context, address, given.slower)
        print(f"first start: {told}", flush=True)
        page.wait_for_function(KEPT, timeout=WAIT_MS, polling=200)
        for _ in range(given.times):
            page.close()
            page, told = start(context, address, given.slower)
            print(f"second start: {told}", flush=True)
        context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
