"""The page in Firefox: the lobby, a first game to its end, and Thirteen, on a phone's and on a desk's screen.

`make test-firefox` runs it; `make test` leaves it out (see tests/conftest.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tests.browser.people import Person
from tests.browser.playing import Driver, driver, play_on
from tests.firefox.bidi import FirefoxPage, started
from tests.server.servers import Server

PHONE = (390, 844)
DESK = (1366, 620)

# What lies outside the window, unless it is in a strip that scrolls.
OUTSIDE = """
() => [...document.querySelectorAll("button, a, .card, .seat, .news, .middle, h1, h2, input, select")]
  .filter((each) => {
    if (!each.checkVisibility() || each.closest("dialog, .hidden")) return false;
    for (let box = each.parentElement; box && box !== document.body; box = box.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return false;
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  })
  .map((each) => each.outerHTML.slice(0, 90))
"""
# What a person needs at the table and cannot reach without scrolling.
BELOW = """
() => [...document.querySelectorAll(".hand .card, .moves button, .pile, .seat")]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > innerHeight + 1)
  .map((each) => each.outerHTML.slice(0, 90))
"""


class Mouse:
    def __init__(self, page: FirefoxPage) -> None:
        self.click = page.click


class Someone:
    """A person before Firefox, as far as a `Driver` asks for one."""

    name = "Fay"
    phone = False

    def __init__(self, page: FirefoxPage) -> None:
        self.page = page
        page.mouse = Mouse(page)  # type: ignore[attr-defined]

    def state(self, name: str) -> Any:
        return self.page.evaluate(f"() => import('/assets/shared/state.js').then((state) => state.{name}.value)")


def driven(page: FirefoxPage) -> Driver:
    return driver(cast(Person, Someone(page)))


def fits(page: FirefoxPage, *, at_table: bool = True) -> None:
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    if at_table:
        assert page.evaluate(BELOW) == []


def press(page: FirefoxPage, selector: str) -> None:
    """Click in the middle of an element, once it is there."""
    page.until(f"document.querySelector({selector!r})?.checkVisibility()", selector)
    x, y = page.evaluate(
        """(selector) => {
          const element = document.querySelector(selector);
          element.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""",
        selector,
    )
    page.click(x, y)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data", "--no-limits")
    yield running
    running.end()


@pytest.fixture
def page(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    """A page that has nothing to complain of in the end, and has asked our server only."""
    with started(tmp_path_factory.mktemp("firefox")) as shown:
        yield shown
        assert shown.complaints == []
        assert {host for host in shown.hosts if host} == {f"127.0.0.1:{server.port}"}


def come(page: FirefoxPage, server: Server, size: tuple[int, int]) -> None:
    """Open the lobby, and choose two players and bots without a pause."""
    page.resize(*size)
    page.goto(server.origin)
    page.until("document.querySelector('.families')", "the lobby")
    fits(page, at_table=False)
    page.evaluate(
        "(chosen) => import('/assets/lobby/last-choice.js').then(({ choose }) => choose(chosen))",
        {"beat_ms": 0, "seats": 2},
    )


def begin(page: FirefoxPage, family: str) -> None:
    """Choose a game in the lobby, and begin it."""
    press(page, f'.family input[value="{family}"]')
    page.until("document.querySelector('.family .primary')")
    press(page, ".family .primary")
    page.until("document.querySelector('.table .hand .card')", "the first hand")


def test_first_game_is_played_to_its_end_on_a_phone(page: FirefoxPage, server: Server) -> None:
    come(page, server, PHONE)
    begin(page, "life")
    fits(page)
    seen = play_on([driven(page)])
    assert seen["over"]
    page.until("document.querySelector('.outcome h2')", "the result")
    fits(page)


def test_thirteen_is_played_with_the_mouse_and_keys_on_a_desk(page: FirefoxPage, server: Server) -> None:
    come(page, server, DESK)
    begin(page, "thirteen")
    fits(page)
    mine = driven(page)
    play_on([mine], lambda _: mine.decisions >= 3)
    fits(page)
    press(page, ".bar button:last-of-type")
    page.until("document.querySelector('dialog.sheet[open], .sheet')", "the menu")
    page.press("\ue00c")
    page.until("!document.querySelector('dialog[open]')", "the menu closed")
