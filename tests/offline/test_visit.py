"""A browser at the folder of a static host, whose network goes away after the first load."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from emptyhand.cli import main
from emptyhand.rules.ruleset import CATALOGUE, load, loads
from emptyhand.server.static_build import folder
from emptyhand.server.static_build.folder import MARK, build
from emptyhand.server.static_build.runtime import read_runtime
from tests.offline.pyodide import RUNTIME
from tests.page.conftest import DESK, PHONE, browser
from tests.page.test_places import faults
from tests.page.waiting import wait_until

__all__ = ["browser"]

PLACE = "cards/table/"
"""The page lies below the root of its host."""
START_MS = 120_000
PATIENCE_MS = 30_000
"""Far more than a page needs that has its cores to itself."""
KEPT = """
async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("emptyhand memory"));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}
"""
"""Whether Python's memory is kept for the next start; an empty cache is there as soon as a start looks for it."""
CHOICE = '{"ruleset": "thirteen", "seats": 2, "level": "level:4", "beat_ms": 0}'
# Decides so often, then returns how the game stands; earlier if it is over. A person who always takes the first move
# can go round in circles with the bots for thousands of moves, as in Vändtia: after HABIT decisions any move will do.
DECIDE = """
async (most) => {
  const HABIT = 60;
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  const [{ game, you }, { effect }, { send }] = [$["shared/state.js"], $["lib.js"], $["table/session.js"]];
  return new Promise((done) => {
    let [decided, asked, stop] = [0, -1, null];
    const finish = (now) => {
      queueMicrotask(() => stop());
      done({ over: now.result !== null, made: now.made, seq: now.seq });
    };
    stop = effect(() => {
      const now = game.value;
      if (!now) return;
      if (now.result || (now.moves.length && decided >= most)) return finish(now);
      if (!now.moves.length || now.seq === asked) return;
      decided += 1;
      asked = now.seq;
      const chosen = decided < HABIT ? 0 : Math.floor(Math.random() * now.moves.length);
      send({ t: "move", seat: you.value, seq: now.seq, token: now.moves[chosen] });
    });
  });
}
"""
expect.set_options(timeout=PATIENCE_MS)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class Host(NamedTuple):
    folder: Path
    address: str


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A static host with the page."""
    root = tmp_path_factory.mktemp("host")
    build(root / PLACE, partial(read_runtime, RUNTIME))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield Host(root / PLACE, f"http://127.0.0.1:{server.server_port}/{PLACE}")
    server.shutdown()
    server.server_close()
    thread.join()


class Visit:
    """A context whose pages must complain of nothing and ask no other host for anything."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self.complaints: list[str] = []
        self.asked: set[str] = set()
        self.address = host.address
        size = {"width": PHONE[0], "height": PHONE[1]}
        self.context: BrowserContext = browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        self.context.on("request", lambda request: self.asked.add(re.sub("[?#].*", "", request.url)))
        self.context.add_init_script(f"localStorage['emptyhand.choice'] ??= '{CHOICE}'")

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self.address)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def decide(self, page: Page, most: int = 1000) -> dict[str, Any]:
        # Bots wait for a person who reads a tip.
        page.evaluate("setInterval(() => document.querySelector('.bubble .primary')?.click(), 200) && null")
        found: dict[str, Any] = page.evaluate(DECIDE, most)
        return found


@pytest.mark.long
@pytest.mark.timeout(420)
def test_a_game_without_a_network_survives_its_page_and_can_be_verified(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    visit = Visit(browser, host)
    page = visit.open()
    # The games can be chosen while Python is still loading.
    page.locator(".families").wait_for()
    expect(page.locator(".starting progress")).to_be_visible()
    assert faults(page) == []
    expect(page.locator(".with-friends")).to_have_count(0)
    assert faults(page) == []
    expect(page.locator(".newversion")).to_contain_text("You can play without a network.", timeout=START_MS)
    wait_until(page, KEPT)
    visit.context.set_offline(True)
    first = set(visit.asked)

    page.get_by_role("button", name="Rules of Thirteen").first.click()
    expect(page.locator(".prose")).to_contain_text("Thirteen cards each")
    page.keyboard.press("Escape")
    page.locator("button.play").click()
    page.locator(".hand").first.wait_for()
    before = visit.decide(page, 3)
    assert not before["over"]
    assert faults(page) == []

    # A second window waits until the first one is gone, and then goes on with the game.
    other = visit.open()
    expect(other.locator("[role=alert]")).to_contain_text("open in another window", timeout=START_MS)
    expect(other.locator("main")).not_to_contain_text("…")
    page.close()
    other.locator("button.continue").click(timeout=START_MS)
    other.locator(".hand").first.wait_for()
    assert other.workers[0].evaluate("performance.getEntriesByName('restored').length") == 1
    after = visit.decide(other, 0)
    assert after["made"] >= before["made"]
    assert visit.decide(other)["over"]
    # A bot of this level has thought in a worker of its own.
    assert other.workers[0].evaluate("performance.getEntriesByName('considered').length") > 0

    other.locator(".ending a[href^='#/g/']").first.click()
    other.locator(".board").first.wait_for()
    expect(other.locator(".tick")).to_contain_text("its secret and the number of")
    assert faults(other) == []
    with other.expect_download() as download:
        other.locator("a[download]").first.click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert re.fullmatch(r"emptyhand-[0-9a-f]{8}\.txt", record.name)
    assert main(["verify", str(record)]) == 0
    # All finished games make one file, for a server to take.
    other.evaluate("location.hash = '#/mine'")
    expect(other.locator(".mine")).to_contain_text("To add them to your games on a server")
    expect(other.get_by_role("button", name="Add games")).to_have_count(0)
    with other.expect_download() as download:
        other.get_by_role("link", name="Download all records").click()
    download.value.save_as(tmp_path / "all.txt")
    assert (tmp_path / "all.txt").read_text("utf-8") == record.read_text("utf-8")
    # A window can take the table, which the other one gives up.
    third = visit.open()
    third.get_by_role("button", name="Play here instead").click()
    expect(third.locator(".starting")).to_have_count(0, timeout=START_MS)
    expect(other.locator("[role=alert]")).to_contain_text("open in another window")
    assert all(url.startswith((visit.address, "data:", "blob:")) for url in visit.asked)
    assert len(first) > 10
    assert visit.complaints == []
    visit.context.close()


def test_a_browser_without_webassembly_is_told_so(browser: Browser, host: Host) -> None:
    visit = Visit(browser, host)
    visit.context.add_init_script("delete globalThis.WebAssembly")
    page = visit.open()
    expect(page.locator("[role=alert]")).to_contain_text("it has no WebAssembly.")
    assert visit.complaints == []
    visit.context.close()


@pytest.mark.long
def test_a_folder_that_was_copied_in_part_is_told_so(browser: Browser, host: Host) -> None:
    visit = Visit(browser, host)

    def answer(route: Route) -> None:
        """A script is missing, and another file is cut."""
        found = route.fetch()
        status = 404 if route.request.url.endswith(".js") else 200
        route.fulfill(response=found, status=status, body=found.body()[:-100])

    for file in ("app.js", "pyodide.asm.wasm"):
        visit.context.route(f"**/{file}", answer)
        page = visit.open()
        said = page.locator("[role=alert]").first
        expect(said).to_contain_text("the folder on its host is not complete.", timeout=START_MS)
        expect(said).to_contain_text(file)
        page.close()
        visit.context.unroute(f"**/{file}")
    visit.context.close()


@pytest.mark.parametrize("file", ["app.js", "page.css", "device-worker.js", "pyodide.js", "pyodide.asm.js"])
def test_a_host_that_sends_a_file_as_another_type_is_told_so(browser: Browser, host: Host, file: str) -> None:
    visit = Visit(browser, host)

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "content-type": "text/plain"})

    visit.context.route(f"**/{file}", answer)
    page = visit.open()
    wanted = "text/css" if file.endswith(".css") else "text/javascript"
    said = page.locator("[role=alert]").first
    expect(said).to_contain_text(f"sends the file {file} as text/plain, and browsers take it only as {wanted}.")
    expect(said).not_to_contain_text("{")
    visit.context.close()


def test_a_host_that_does_not_know_webassembly_can_start_the_page_again_and_again(browser: Browser, host: Host) -> None:
    """As nginx does before 1.21, or one whose list of types is its own."""
    visit = Visit(browser, host)

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "content-type": "application/octet-stream"})

    visit.context.route("**/*.wasm", answer)
    page = visit.open()
    expect(page.locator(".starting")).to_have_count(0, timeout=START_MS)
    wait_until(page, KEPT)
    page.reload()
    # The note that Python starts comes only after a moment, so that its absence says nothing yet.
    until = time.monotonic() + PATIENCE_MS / 1000
    while not (page.workers and page.workers[0].evaluate("performance.getEntriesByName('restored').length")):
        assert time.monotonic() < until, "Python starts from its kept memory"
        page.wait_for_timeout(100)
    assert visit.complaints == []
    visit.context.close()


def test_a_host_whose_policy_forbids_webassembly_is_told_so(browser: Browser, host: Host) -> None:
    visit = Visit(browser, host)

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "content-security-policy": "default-src 'self'"})

    visit.context.route("**/*", answer)
    page = visit.open()
    expect(page.locator("[role=alert]").first).to_contain_text("forbids WebAssembly", timeout=START_MS)
    visit.context.close()


# As at an address without HTTPS, and in a private window of some browsers.
REFUSED = """
Object.defineProperty(navigator, "locks", { value: undefined });
Object.defineProperty(self, "indexedDB", { value: null });
delete self.caches;
"""


@pytest.mark.long
def test_a_browser_that_stores_nothing_says_so_and_plays(browser: Browser, host: Host) -> None:
    visit = Visit(browser, host)

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=REFUSED + found.text())

    visit.context.route("**/device-worker.js", answer)
    page = visit.open()
    expect(page.locator(".newversion")).to_contain_text("doesn’t let the page store anything", timeout=START_MS)
    assert faults(page) == []
    page.locator("button.play").click()
    page.locator(".hand").first.wait_for()
    assert visit.decide(page, 3)["made"] > 2
    assert visit.complaints == []
    visit.context.close()


# Makes a room of a ruleset and sits its owner down in a game with bots; the page then shows it.
BEGIN = """
async (wanted) => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  const { api } = $["shared/api.js"];
  $["shared/state.js"].myName.value = (await api.name("Ann")).name;
  const { room } = await api.create(wanted);
  location.hash = `#/r/${room}`;
}
"""
# Starts the game once the page is connected, and returns when there is something to decide.
START = """
async () => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  const [{ game, you, room }, { effect }, { send }] = [$["shared/state.js"], $["lib.js"], $["table/session.js"]];
  return new Promise((done) => {
    let [stop, asked] = [null, false];
    stop = effect(() => {
      if (game.value && !game.value.result) return queueMicrotask(() => (stop(), done(true)));
      if (room.value?.phase !== "lobby" || asked) return;
      asked = true;
      send({ t: "start", game: 1 });
    });
  });
}
"""
# Makes a table for two people at this device, and starts the game once both sit there.
SHARED = """
async () => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  const [{ api }, { room: table }] = [$["shared/api.js"], $["shared/state.js"]];
  const [{ effect }, { send }] = [$["lib.js"], $["table/session.js"]];
  const { room } = await api.create({ ruleset: "thirteen", seats: 2, sit: 0, clock_ms: 0, beat_ms: 0 });
  await api.companions(room, ["Ben"]);
  location.hash = `#/r/${room}`;
  let asked = false;
  effect(() => {
    if (asked || table.value?.phase !== "lobby" || !table.value.seats[1].taken) return;
    asked = true;
    send({ t: "start", game: 1 });
  });
}
"""
MOVE = """
async () => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  const [{ game, you }, { send }] = [$["shared/state.js"], $["table/session.js"]];
  send({ t: "move", seat: you.value, seq: game.value.seq, token: game.value.moves[0] });
}
"""
OURS = 'extends = "life"\ntitle = "Our Life"\n\n[run]\nkill_run = 3\n'
# Whether a file that is loaded late can be loaded, and is of the second build.
LAB_SHEET = """
async () => {
  const app = document.querySelector("script[src$='app.js']").src;
  const answer = await fetch(app.replace("app.js", "lab/lab.css"));
  return [answer.ok, (await answer.text()).includes(".newer")];
}
"""
# Installs the second build while the page tells its service worker again and again that it is open alone.
UPDATE = """
async () => {
  const file = document.querySelector("script[src$='app.js']").src;
  const found = await navigator.serviceWorker.getRegistration();
  const before = found.active;
  await new Promise((begun) => {
    // The browser may have found the build by itself.
    if (found.installing) return begun();
    found.onupdatefound = begun;
    found.update();
    setTimeout(begun, 20000);
  });
  while (found.installing) {
    before.postMessage({ t: "opened", file });
    await new Promise((next) => setTimeout(next, 5));
  }
}
"""
FILES_KEPT = """
async (expected) => {
  const ours = (await caches.keys()).filter((name) => !name.includes("memory"));
  const files = ours.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url).sort());
  return JSON.stringify(await Promise.all(files)) === JSON.stringify(expected);
}
"""
LEFT = "Promise.all([caches.keys(), indexedDB.databases(), Object.keys(localStorage)])"


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_rulesets_and_house_rules_are_played_to_the_end_without_a_network(
    browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Visit(browser, host)
    page = visit.open()
    expect(page.locator(".newversion")).to_contain_text("You can play without a network.", timeout=START_MS)
    visit.context.set_offline(True)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    for ruleset in [*CATALOGUE, ""]:
        law = load(ruleset) if ruleset else loads(OURS)
        wanted: dict[str, Any] = {"ruleset": ruleset, "seats": law.players.default, "sit": 0, "beat_ms": 0}
        wanted["bots"] = [None, *["level:2"] * (law.players.default - 1)]
        page.evaluate(BEGIN, wanted if ruleset else {**wanted, "ruleset": "life", "rules": OURS})
        page.evaluate(START)
        assert visit.decide(page, 5000)["over"], ruleset
        page.goto(visit.address + "#/")
        page.locator(".families").wait_for()
    two_people_share_the_device(visit, page)
    an_unfinished_game_can_be_deleted(visit, page)
    page.goto(visit.address + "#/mine")
    expect(page.locator("a[href^='#/g/']")).to_have_count(len(CATALOGUE) + 1)
    assert faults(page) == []
    # A link from a server leads to a plain sentence.
    for link, sentence in {
        "me/x": "needs a server",
        "lab/life": "The lab needs a server",
        "r/ABCDEF": "no such table",
    }.items():
        page.goto(f"{visit.address}#/{link}")
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    page.goto(visit.address + "#/workshop/from/life")
    page.get_by_role("button", name="Play against bots").wait_for()
    expect(page.locator(".newversion")).to_have_count(0)
    assert faults(page) == []
    assert all(url.startswith((visit.address, "data:", "blob:")) for url in visit.asked)
    monkeypatch.setattr(folder, "_read", marked(folder._read))
    build(host.folder, partial(read_runtime, RUNTIME))
    a_new_build_takes_over(visit, page, host)
    everything_can_be_deleted(page)
    assert visit.complaints == []
    visit.context.close()


def marked(read: Callable[[str], str]) -> Callable[[str], str]:
    """Return how the second build reads its files: one that is loaded late has changed."""
    return lambda name: read(name) + (".newer {}\n" if name == "lab/lab.css" else "")


def a_new_build_takes_over(visit: Visit, page: Page, host: Host) -> None:
    """An open page goes on with its files, which the host has no more, until it is loaded again."""
    visit.context.set_offline(False)
    page.goto(visit.address + "#/")
    page.evaluate(UPDATE)
    expect(page.locator(".newversion")).to_contain_text("A new version is ready.", timeout=START_MS)
    assert page.evaluate(LAB_SHEET) == [True, False]
    page.get_by_role("button", name="Reload").click()
    # The games are asked of Python, which starts anew in a new build.
    expect(page.locator("button.continue").first).to_be_visible(timeout=START_MS)
    expect(page.locator(".newversion")).to_have_count(0)
    assert page.evaluate(LAB_SHEET) == [True, True]
    # The old version is gone, and of the new one every file is kept.
    files = json.loads((host.folder / MARK).read_text("utf-8"))["files"]
    expected = sorted(visit.address + name for name in files if name not in (MARK, "sw.js"))
    wait_until(page, FILES_KEPT, [expected])


def everything_can_be_deleted(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".ondevice")).to_contain_text("You can play without a network.")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("Everything is deleted from this device.").wait_for()
    assert page.evaluate(LEFT) == [[], [], []]


def an_unfinished_game_can_be_deleted(visit: Visit, page: Page) -> None:
    """Each unfinished game has its own button, which asks first."""
    page.evaluate(BEGIN, {"ruleset": "life", "seats": 2, "bots": [None, "level:1"], "sit": 0, "beat_ms": 0})
    page.evaluate(START)
    page.goto(visit.address + "#/")
    going = page.locator(".continue b")
    expect(going).to_have_text(["Continue Life", "Continue Thirteen"])
    page.get_by_role("button", name="Delete Life").click()
    expect(page.get_by_role("dialog")).to_contain_text("nobody can bring it back.")
    assert faults(page) == []
    page.get_by_role("button", name="Keep").click()
    page.goto(visit.address + "#/mine")
    # Finished games have such a button too.
    delete = page.locator(".going").get_by_role("button", name="Delete Life with")
    delete.click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(delete).to_have_count(0)
    page.goto(visit.address + "#/")
    # Where every ruleset was played, the first games of matches follow, which can go on as well.
    expect(going.first).to_have_text("Continue Thirteen")


def two_people_share_the_device(visit: Visit, page: Page) -> None:
    """Each says who they are before cards are shown; a move passes the device on."""
    page.evaluate(SHARED)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("^Pass the device to (Ann|Ben)$"))
    expect(page.locator(".hand .card")).to_have_count(0)
    first = heading.inner_text().removeprefix("Pass the device to ")
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator(".hand .card")).to_have_count(13)
    page.evaluate(MOVE)
    expect(heading).to_have_text(f"Pass the device to {'Ben' if first == 'Ann' else 'Ann'}")
    page.goto(visit.address + "#/")
    page.locator(".families").wait_for()
