"""The installed page: it opens without the server, and a page is never half old, half new."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, Page, expect

from emptyhand.server.page_files import ROOT
from emptyhand.server.routes.files import VERSION_HEADER, Files, index_for, kept_files, version
from emptyhand.server.routes.worker import worker_script
from tests.browser.people import People

AWAY = "https://cards.example/away/"
READY = "navigator.serviceWorker.ready.then(() => true)"
MARKS = "() => [globalThis.markedByApp, globalThis.markedByCards].join()"
# The new worker has all files, and has removed those of the version before.
UPDATED = """async (version) => {
  await (await navigator.serviceWorker.getRegistration()).update();
  const names = async () => (await caches.keys()).filter((name) => name !== "emptyhand-clients").join();
  while ((await names()) !== `emptyhand-${version}`) await new Promise((done) => setTimeout(done, 50));
}"""
KEPT = """caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat())"""


def test_installed_page_opens_without_the_server_and_says_so(people: People) -> None:
    ann = people.person("Ann", phone=True, installs=True)
    ann.expected.append(re.compile("ERR_INTERNET_DISCONNECTED|Failed to fetch"))
    ann.page.evaluate(READY)
    ann.page.evaluate("import('/assets/shared/api.js').then(({ api }) => api.name('Ann'))")
    ann.page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ann", "offline": AWAY}))
    ann.page.reload()
    ann.page.locator(".families").wait_for()
    ann.sees(".foot", "Open it once while there is a network")
    ann.page.unroute("**/api/me")
    ann.page.context.set_offline(True)
    ann.page.reload()
    ann.page.locator(".tablepicture").wait_for()
    ann.sees("[role=alert]", "The server can’t be reached.")
    # The page that needs no server is remembered, whatever the address asks for.
    expect(ann.page.get_by_role("link", name="Play without a network")).to_have_attribute("href", AWAY)
    ann.page.goto(f"{ann.page.url.split('#')[0]}#/mine")
    ann.sees("[role=alert]", "The server can’t be reached.")
    kept = ann.page.evaluate(KEPT)
    assert "/assets/app.js" in kept
    assert [path for path in kept if path.startswith("/api")] == []
    # Once the server is back, the page goes on by itself, as the same guest.
    ann.page.context.set_offline(False)
    ann.sees("main", "No finished games yet.")
    assert ann.page.evaluate("import('/assets/shared/state.js').then(({ myName }) => myName.value)") == "Ann"


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The page's files from a folder, as the server sends them, and no game behind them."""
    files = Files(root)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            kind, content, headers = "text/html", b"", {}
            if self.path == "/sw.js":
                kind, content = "text/javascript", worker_script(files, "")
            elif self.path == "/":
                index = index_for(files, "")
                content = index.content if index else b""
                headers = {VERSION_HEADER: version(kept_files(files, ""))}
            elif file := files.find(self.path.removeprefix("/assets/")):
                kind, content = file.kind, file.content
            self.send_response(200 if content else 404)
            for name, value in ({"content-type": kind, "cache-control": "no-cache"} | headers).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def visited(page: Page) -> str:
    """Visit the page again; which of its files are marked, of two that load at different times."""
    page.reload()
    page.locator(".tablepicture").wait_for()
    page.evaluate("import('/assets/cardroom.js')")
    return str(page.evaluate(MARKS))


def test_next_visit_after_a_change_is_wholly_new_even_without_the_server(browser: Browser, tmp_path: Path) -> None:
    root = Path(shutil.copytree(ROOT, tmp_path / "page"))
    with served(root) as origin:
        context = browser.new_context()
        page = context.new_page()
        page.goto(origin)
        page.evaluate(READY)
        assert visited(page) == ","
        (root / "app.js").write_text((root / "app.js").read_text() + "globalThis.markedByApp = 1;\n")
        (root / "cardroom.js").write_text((root / "cardroom.js").read_text() + "globalThis.markedByCards = 1;\n")
        assert visited(page) == "1,1"
        page.evaluate(UPDATED, version(kept_files(Files(root), "")))
        context.set_offline(True)
        assert visited(page) == "1,1"
        context.set_offline(False)
        (root / "app.js").write_text((root / "app.js").read_text() + "globalThis.markedByApp = 2;\n")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => void found.update())")
        expect(page.locator(".newversion")).to_contain_text("A new version is ready.")
        page.locator(".newversion button").click()
        page.locator(".tablepicture").wait_for()
        expect(page.locator(".newversion")).to_have_count(0)
        assert page.evaluate("globalThis.markedByApp") == 2
        context.close()
