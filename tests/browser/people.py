"""People with browsers of their own: phones and desks that come to the lobby, make rooms and join them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from emptyhand.rules.ruleset.groups import GROUPS, group_of, in_museum
from tests.page.conftest import DESK, PHONE

PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
WATCH_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  violated(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""
# The last things that a finger or a mouse did, and what they reached: for the message of a test that fails.
WATCH_TAPS = """
window.taps = [];
const where = ({ target }) => target.closest?.("button, a, input")?.outerHTML.slice(0, 120) ?? target.nodeName;
for (const type of ["pointerdown", "pointerup", "pointercancel", "click"]) {
  addEventListener(type, (event) => {
    const { timeStamp, clientX, clientY } = event;
    window.taps.push([Math.round(timeStamp), Math.round(performance.now()), type, clientX, clientY, where(event)]);
    window.taps.splice(0, window.taps.length - 20);
  }, true);
}
"""
AT_ONCE = "0"

_KNOWS = """
async (patience) => {
  const state = await import("/assets/shared/state.js");
  const { effect } = await import("/assets/lib.js");
  return new Promise((done) => {
    let stop = null;
    const finish = (found) => { clearTimeout(late); queueMicrotask(() => stop?.()); done(found); };
    const late = setTimeout(() => finish(false), patience);
    stop = effect(() => { if (%s) finish(true); });
  });
}
"""


@dataclass
class Person:
    """Somebody before a browser: a context of its own, so cookies and storage are their own too."""

    page: Page
    name: str
    phone: bool
    expected: list[re.Pattern[str]] = field(default_factory=list)
    """Complaints of the browser that a test brings about on purpose."""

    def press(self, what: Locator | str | re.Pattern[str]) -> None:
        """Click on a desk, tap on a phone; a text is the name of a button."""
        target = what if isinstance(what, Locator) else self.page.get_by_role("button", name=what).first
        if self.phone:
            target.tap()
        else:
            target.click()

    def state(self, name: str) -> Any:
        """What the page knows: a signal of its state."""
        return self.page.evaluate(f"import('/assets/shared/state.js').then(state => state.{name}.value)")

    def sees(self, selector: str, text: str | re.Pattern[str] = "") -> None:
        expect(self.page.locator(selector).first).to_contain_text(text)

    # -- the short way: what is not the point of a test is asked of the server by the page's own interface -----------

    def asks(self, call: str, *given: object) -> Any:
        """Something of the page's `api`."""
        code = f"given => import('/assets/shared/api.js').then(({{ api }}) => api.{call}(...given))"
        return self.page.evaluate(code, given)

    def asks_session(self, call: str, *given: object) -> None:
        """Something of the page's session at a table."""
        code = f"given => import('/assets/table/session.js').then(session => session.{call}(...given))"
        self.page.evaluate(code, given)

    def has_room(self, **options: object) -> str:
        """Make a room and go there; its invitation. Nobody wins at the deal: most tests need a game."""
        self.asks("name", self.name)
        if str(options.get("ruleset")).startswith("thirteen"):
            options["rules"] = f'extends = "{options["ruleset"]}"\ntitle = "Thirteen"\ninstant = []\n'
        made = self.asks("create", {"beat_ms": 0, "clock_ms": 0} | options)
        self.goes(f"{self._origin}/#/r/{made['room']}")
        self.page.locator(".bar .home").wait_for()
        return str(made["link"])

    def comes_to_sit(self, invitation: str, seat: int) -> None:
        self.comes_to_watch(invitation)
        self.sends({"t": "sit", "seat": seat})
        self.knows(f"state.you.value === {seat}")

    def comes_to_watch(self, invitation: str) -> None:
        self.asks("name", self.name)
        self.asks("join", *invitation.split("/r/")[1].split("/"))
        self.goes(invitation)

    def sends(self, message: dict[str, object]) -> None:
        """Say something to the table as soon as the page is there."""
        self.knows("state.link.value.state === 'open' && state.room.value !== null")
        self.page.evaluate("message => import('/assets/table/session.js').then(({ send }) => send(message))", message)

    def knows(self, condition: str) -> None:
        """Wait until something holds for the `state` of the page."""
        found = self.page.evaluate(_KNOWS % condition, PATIENCE_MS)
        assert found, f"{self.name} never came to know that {condition}"

    @property
    def _origin(self) -> str:
        return self.page.url.split("/#")[0].rstrip("/")

    # -- lobby -------------------------------------------------------------------------------------------------------

    def goes(self, address: str) -> None:
        """Come to a place of the server, with the page loaded anew."""
        self.page.goto("about:blank")
        self.page.goto(address)

    def makes_room(self, ruleset: str, seats: int, **more: str) -> None:
        page = self.page
        self.picks(ruleset)
        self.press(page.locator(".options > summary"))
        page.get_by_label("Your name").fill(self.name)
        chosen = {"Players": str(seats), "Bot speed": AT_ONCE} | more
        for label, value in chosen.items():
            page.locator(".options").get_by_label(label).select_option(value)
        self.press("Play with friends")
        expect(page.locator(".places")).to_be_visible()

    def picks(self, ruleset: str) -> None:
        """Choose a game, then its form if it has several."""
        if in_museum(ruleset):
            self.press(self.page.locator(f'.museum [data-game="{ruleset}"]'))
            return
        group = group_of(ruleset)
        self.page.locator(f'.family input[value="{group}"]').check()
        if number := GROUPS[group].index(ruleset):
            self.press(self.page.locator(".forms button").nth(number))

    @property
    def invitation(self) -> str:
        return self.page.get_by_label("Link").input_value()

    @property
    def code(self) -> str:
        return self.page.locator(".code").inner_text()

    def comes(self, address: str) -> None:
        """Follow an invitation as a stranger, and sit down."""
        self.goes(address)
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.press("Sit down")
        self.sees(".places", "you")

    def joins(self, code: str) -> None:
        """Type the code into the lobby."""
        named = bool(self.state("myName"))
        self.press("Join by code")
        self.page.get_by_label("Code or link").fill(code)
        self.press(self.page.locator("dialog").get_by_role("button", name="Join"))
        if not named:
            self.page.get_by_label("Your name at the table").fill(self.name)

    def sits_down(self) -> None:
        self.press("Sit down")
        self.sees(".places", "you")

    def opens_menu(self) -> None:
        self.press(self.page.get_by_label("Table and settings"))


_BLOCKED = re.compile("Service Worker registration blocked by Playwright")
"""Only tests of installing allow a service worker: elsewhere it would hide requests from the tests."""


class People:
    """Everyone of a test."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self._browser = browser
        self.origin = origin
        self.all: list[Person] = []
        self._complaints: list[str] = []

    def person(
        self,
        name: str,
        *,
        phone: bool = False,
        at: str = "/",
        dark: bool = False,
        motion: bool = False,
        installs: bool = False,
    ) -> Person:
        """Somebody who opens the page in a browser that has never been here."""
        width, height = PHONE if phone else DESK
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if installs else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.expose_function("violated", lambda what: self._complaints.append(f"{name}: against the policy: {what}"))
        context.add_init_script(WATCH_POLICY)
        context.add_init_script(WATCH_TAPS)
        page = context.new_page()
        person = Person(page, name, phone)
        self._watch(context, page, person)
        self.all.append(person)
        page.goto(self.origin + at)
        return person

    def _watch(self, context: BrowserContext, page: Page, person: Person) -> None:
        home = urlsplit(self.origin).netloc

        def hear(message: ConsoleMessage) -> None:
            if message.type not in ("error", "warning"):
                return
            if not any(known.search(message.text) for known in (_BLOCKED, *person.expected)):
                self._complaints.append(f"{person.name}: {message.text} {message.location}")

        def asks(request: Request | WebSocket) -> None:
            parts = urlsplit(request.url)
            if parts.scheme not in ("data", "blob", "about") and parts.netloc != home:
                self._complaints.append(f"{person.name} asks another host: {request.url}")

        page.on("console", hear)
        page.on("pageerror", lambda error: self._complaints.append(f"{person.name}: {error}"))
        page.on("websocket", asks)
        context.on("request", asks)

    def leave(self) -> list[str]:
        """Close every browser; what any of them complained of."""
        for person in self.all:
            person.page.context.close()
        return self._complaints
