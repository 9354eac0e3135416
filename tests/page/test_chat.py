"""The chat at the table in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Open
from tests.page.fake import Json, Table


class Friends(Table):
    """A table with another person at seat 2."""

    def room(self) -> Json:
        room = super().room()
        room["seats"][2] |= {"bot": None, "taken": True}
        return room

    def said(self, text: str, seat: int | None = 2) -> Json:
        self.version += 1
        line = {"seat": seat, "name": "Eve" if seat is None else self.game.names[seat], "text": text}
        return {"t": "event", "version": self.version, "you": 0, "what": {"t": "said", "line": line}}


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1366, 620), (683, 310)])
def test_a_friends_line_stands_at_their_seat(opened: Open, size: tuple[int, int]) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, size)
    server.say(table.said("Well played! Shall we play another one after this, or is it too late for you?"))
    line, seat = page.locator('.seat[data-seat="2"] .speech'), page.locator('.seat[data-seat="2"]')
    expect(line).to_contain_text("Well played!")
    box, at = line.bounding_box(), seat.bounding_box()
    assert box is not None
    assert at is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert at["y"] < box["y"] <= at["y"] + at["height"] + 4, "it belongs to the seat"
    assert line.evaluate("""(line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      line.style.pointerEvents = "auto";
      return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""), "something lies on it"
    expect(page.locator("#spoken")).to_contain_text("Well played!")
    server.say(table.said("Yes", seat=0))
    expect(page.locator(".speech")).to_have_count(1)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1366, 620), (683, 310)])
@pytest.mark.parametrize(
    "text", ["Hi", "Well played! Shall we play another one after this, or is it too late for you?"]
)
def test_the_tip_of_a_line_points_from_it_to_the_seats_middle(opened: Open, size: tuple[int, int], text: str) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, size)
    server.say(table.said(text))
    line, seat = page.locator('.seat[data-seat="2"] .speech'), page.locator('.seat[data-seat="2"]')
    expect(line).to_contain_text(text)
    box, at = line.bounding_box(), seat.bounding_box()
    assert box is not None
    assert at is not None
    tip = box["x"] + line.evaluate("(line) => parseFloat(line.style.getPropertyValue('--at'))")
    assert abs(tip - at["x"] - at["width"] / 2) <= 1
    assert box["x"] + 8 <= tip <= box["x"] + box["width"] - 8, "the tip hangs in the air"


def test_a_spectators_line_stands_below_the_bar(opened: Open) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, (390, 844))
    server.say(table.said("Hello", seat=None))
    expect(page.locator(".overheard .speech")).to_have_text("Eve: Hello")


def test_among_people_a_phone_has_a_button_named_chat(opened: Open) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, (360, 640))
    server.say(table.said("Hello"))
    button = page.get_by_role("button", name="Chat")
    expect(button).to_contain_text("1")
    button.click()
    expect(page.get_by_role("heading", name="Chat and log")).to_be_visible()
    expect(page.locator(".sheet .chat").get_by_text("Hello")).to_be_in_viewport()
    say, log = page.locator(".sheet form").bounding_box(), page.locator(".sheet .log").bounding_box()
    expect(page.locator(".sheet").get_by_placeholder("Say something")).to_be_in_viewport()
    assert say is not None
    assert log is not None
    assert log["y"] >= say["y"] + say["height"] + 12, "the log has a heading of its own"


def test_alone_with_bots_the_button_is_named_log(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2), (360, 640))
    expect(page.get_by_role("button", name="Log")).to_be_visible()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
