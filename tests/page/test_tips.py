"""Tips of a guided game: each leaves what it speaks of in view, and the room knows while one is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.fake import ROOM, Json, Server, Table

SIZES = ((1366, 620), (390, 844), (360, 640), (844, 390), (683, 310))
"""A laptop, two phones, a phone in landscape, and the laptop at 200 %."""
SPOKEN_OF = {
    "hand": ".own .hand .card",
    "row": ".own .ownrow .place",
    "pile": ".middle .pile",
    "draw": ".middle .draw",
    "buttons": ".own .moves",
    "seats": ".seats .seat",
}
_LONGEST = ["tip-goal-pile", {"rows": "both"}], ["tip-first-out"]

# The share of each part's pixels that the bubble covers.
_COVERED = """(part) => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
  const area = ({ width, height }) => width * height;
  const shared = (box) =>
    Math.max(0, Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left)) *
    Math.max(0, Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top));
  return boxes.reduce((sum, box) => sum + shared(box), 0) / boxes.reduce((sum, box) => sum + area(box), 0);
}"""


def tip(at: str, **more: object) -> Json:
    return {"key": f"about-{at}", "at": at, "says": list(_LONGEST)} | more


def guided(opened: Open, table: Table, size: tuple[int, int]) -> tuple[Page, Server]:
    """Open a table at which the page's person learns."""
    page, server = opened(table, size)
    page.evaluate(f"() => import('/assets/table/learning.js').then(({{ showTips }}) => showTips('{ROOM}', true))")
    page.locator(".bubble").wait_for()
    return page, server


def look_at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # Longer than the bubble waits before it looks where its anchor is.
    page.wait_for_timeout(400)


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("at", SPOKEN_OF)
def test_a_tip_never_covers_what_it_speaks_of(opened: Open, at: str, players: int) -> None:
    page, _ = guided(opened, Table("obsession", players=players, seed=3, tips=[tip(at)]), SIZES[0])
    for size in SIZES:
        look_at(page, size)
        bubble = page.locator(".bubble").bounding_box()
        assert bubble is not None
        assert page.evaluate(_COVERED, SPOKEN_OF[at]) == 0, size
        assert min(bubble["x"], bubble["y"]) >= 0, size
        assert bubble["x"] + bubble["width"] <= size[0], size
        assert bubble["y"] + bubble["height"] <= size[1], size
        expect(page.locator(".bubble").get_by_role("button", name="Got it")).to_be_in_viewport()


@pytest.mark.parametrize("at", SPOKEN_OF)
def test_a_tip_leaves_opponents_in_view_on_a_small_phone(opened: Open, at: str) -> None:
    page, _ = guided(opened, Table("obsession", players=4, seed=3, tips=[tip(at)]), (360, 640))
    assert page.evaluate(_COVERED, ".seat") < 0.05


def test_the_room_knows_while_a_tip_is_read(opened: Open) -> None:
    table = Table("obsession", players=3, seed=3, tips=[tip("hand"), tip("pile")])
    page, _ = guided(opened, table, (390, 844))

    def reads() -> list[bool]:
        page.wait_for_timeout(100)
        return [message["reading"] for message in table.heard if message["t"] == "learn"]

    assert reads() == [False, True]
    page.get_by_role("button", name="Got it").click()
    assert reads()[-1], "the second tip is read now"
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".bubble")).to_have_count(0)
    assert not reads()[-1]


def test_a_decision_with_a_tip_on_the_screen_lets_the_table_go_on(opened: Open) -> None:
    table = Table("obsession", players=3, seed=3, tips=[tip("pile", happened=True)])
    page, _ = guided(opened, table, (390, 844))
    table.tips = []
    page.keyboard.press("J")
    page.keyboard.press("Enter")
    expect(page.locator(".bubble")).to_have_count(0)
    page.wait_for_timeout(100)
    assert not [message["reading"] for message in table.heard if message["t"] == "learn"][-1]


def test_tips_that_are_switched_off_hold_up_nobody(opened: Open) -> None:
    table = Table("obsession", players=3, seed=3, tips=[tip("hand")])
    page, _ = guided(opened, table, (390, 844))
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".bubble")).to_have_count(0)
    page.wait_for_timeout(100)
    assert not [message["reading"] for message in table.heard if message["t"] == "learn"][-1]
