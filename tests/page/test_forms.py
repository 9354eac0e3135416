"""Forms before a game: nothing is cut off, and a phone shows an invitation and the way to begin without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESK, Open
from tests.page.fake import Json, Table

# Selects that are too narrow for one of their options, labels that take two lines, and rows that are not level.
_FAULTS = """
() => [...document.querySelectorAll(".pairs")].flatMap((form) => {
  const fields = [...form.querySelectorAll("label:has(select)")];
  const narrow = fields.filter((field) => {
    const select = field.querySelector("select");
    const { width } = select.getBoundingClientRect();
    select.style.width = "max-content";
    const needed = select.getBoundingClientRect().width;
    select.style.width = "";
    return needed > width + 1;
  });
  const tall = fields.filter((field) => field.querySelector("span").offsetHeight > 26);
  const tops = (name) => new Set(fields.map((field) => field.querySelector(name).getBoundingClientRect().top)).size;
  const uneven = tops("span") === tops("select") ? [] : ["uneven"];
  return [...narrow, ...tall].map((field) => field.querySelector("span").textContent).concat(uneven);
})
"""


class _Waiting(Table):
    """A room whose host waits for others."""

    def room(self) -> Json:
        room = super().room() | {"phase": "lobby", "game": 0}
        for seat in room["seats"][1:]:
            seat |= {"name": "", "bot": None}
        return room

    def snapshot(self) -> Json:
        return super().snapshot() | {"game": None}


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), DESK])
def test_every_choice_of_a_new_room_is_readable(opened: Open, size: tuple[int, int]) -> None:
    page, _ = opened(size=size)
    page.locator(".options > summary").click()
    assert page.evaluate(_FAULTS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_invitation_and_start_are_on_the_first_screen_of_a_phone(opened: Open, size: tuple[int, int]) -> None:
    page, _ = opened(_Waiting("obsession", players=8), size)
    start: Any = page.get_by_role("button", name="Start")
    for part in (page.get_by_label("Link"), page.get_by_role("button", name="Copy the link"), start):
        expect(part).to_be_in_viewport(ratio=1)
        part.click(trial=True)


def test_open_rules_follow_the_language(opened: Open) -> None:
    page, _ = opened(Table("life", players=2))
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("dialog h3, dialog h2, dialog h4").get_by_text("The aim")).to_be_visible()
    expect(page.locator("dialog li").get_by_text("10:", exact=True)).to_have_css("font-weight", "700")
    expect(page.locator("dialog li").last).to_contain_text("may you end your turn instead? No.")
    page.evaluate("import('/assets/shared/settings.js').then(({ prefer }) => prefer({ language: 'vi' }))")
    expect(page.locator("dialog").get_by_text("Mục tiêu", exact=True)).to_be_visible()
    expect(page.locator("dialog li").last).to_have_text(
        "Khi được đánh tiếp, bạn có được kết thúc lượt thay vì đánh không? Không."
    )


def test_wrong_code_is_said_where_it_was_typed(opened: Open) -> None:
    page, _ = opened(size=(390, 844))
    page.evaluate("() => { window.fetch = async () => new Response('{}', { status: 404 }); }")
    page.get_by_role("button", name="Join by code").click()
    page.get_by_label("Code or link").fill("ABC")
    page.locator("dialog").get_by_role("button", name="Join").click()
    why = page.get_by_role("alert")
    expect(why).to_contain_text("No table opens with this code alone.")
    expect(why).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1366, 620), (683, 310)])
def test_join_by_code_lies_beside_play_with_friends(opened: Open, size: tuple[int, int]) -> None:
    page, _ = opened(size=size)
    friends = page.get_by_role("button", name="Play with friends").bounding_box()
    join = page.get_by_role("button", name="Join by code").bounding_box()
    assert friends is not None
    assert join is not None
    assert join["y"] == friends["y"]
    assert join["x"] >= friends["x"] + friends["width"]
    assert join["y"] + join["height"] <= 640
