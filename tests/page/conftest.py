"""A real browser for each module of tests, and pages that must stay free of errors and of other hosts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.page.fake import HOST, PAGE, ROOM, Server, Table

WHOLE = ("chromium", "chromium-browser", "google-chrome")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The same browser without what draws its windows comes first: it does the same in half the time."""
# As root Chromium runs only without its sandbox; the others keep it from looking for updates.
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE = (360, 740)
DESK = (1280, 800)
AXE = Path(__file__).parent.parent.parent / "build/browser/axe.js"


class Open(Protocol):
    def __call__(
        self,
        table: Table | None = None,
        size: tuple[int, int] = PHONE,
        at: str | None = None,
        *,
        dark: bool = False,
        motion: bool = False,
    ) -> tuple[Page, Server]: ...


def chromium(names: Sequence[str] = NAMES) -> str:
    """Where the browser is; says what to install where there is none."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("no Chromium: `make chromium` installs it, or install the package chromium yourself", pytrace=False)
    return found


# Not for the session: while Playwright runs, its event loop stands in the way of other tests' own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium()
    if not (PAGE / "vendor/preact.js").exists() or not AXE.exists():
        pytest.fail("no browser libraries: `make browser-libraries` brings them", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Opens pages; at the end none of them may have complained or asked another host for anything."""
    complaints: list[str] = []
    servers: list[Server] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open_page(
        table: Table | None = None,
        size: tuple[int, int] = PHONE,
        at: str | None = None,
        *,
        dark: bool = False,
        motion: bool = False,
    ) -> tuple[Page, Server]:
        page = browser.new_page(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.set_default_timeout(10_000)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        server = Server(page, table)
        servers.append(server)
        page.goto(f"{HOST}/{at or (f'#/r/{ROOM}' if table else '')}")
        page.locator(
            ".hand, .families, .ownrow, .places, .board, .narrowpage .bad, .middle, .invitation, .mine, .lab"
        ).first.wait_for()
        return page, server

    yield open_page
    for context in browser.contexts:
        context.close()
    assert complaints == []
    assert [stranger for server in servers for stranger in server.strangers] == []
