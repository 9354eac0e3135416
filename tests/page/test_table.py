"""The table in a browser, with a real game behind a socket that is not one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import Json, Table
from tests.page.hands import (
    forty_cards,
)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("name", ["obsession", "life", "thirteen"])
def test_table_shows_everyone_and_fits_the_width(opened: Open, name: str, size: tuple[int, int]) -> None:
    page, _ = opened(Table(name, players=4, seed=2), size)
    expect(page.locator(".seats .seat")).to_have_count(3)
    expect(page.locator(".asks")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def _whole_game(page: Page, table: Table) -> None:
    """Play to the end as the greedy bot would, with the keyboard alone."""
    while not table.game.over:
        token = table.face()["moves"][0]
        made = len(table.game.moves)
        if token in ("^", "-"):
            page.keyboard.press("u" if token == "^" else "p")
        else:
            for key in re.findall(r"[2-9TJQKAR](?=[SCDH]|$|R)|(?<=\?)\d", token):
                page.keyboard.press("0" if key == "T" else key.lower())
            page.keyboard.press("Enter")
        expect(page.locator(".table")).not_to_have_attribute("data-made", str(made))


@pytest.mark.parametrize("name", ["obsession", "thirteen-southern"])
def test_whole_game_is_played_by_keyboard(opened: Open, name: str) -> None:
    table = Table(name, players=2, seed=3)
    page, _ = opened(table, DESK)
    _whole_game(page, table)
    expect(page.locator(".outcome h2")).to_be_visible()


def test_seat_is_given_up_only_after_a_question(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    page.get_by_label("Table and settings").click()
    page.get_by_role("button", name="Give up my seat").click()
    page.get_by_role("button", name="Keep my seat").click()
    page.get_by_role("button", name="Give up my seat").click()
    assert {"t": "leave"} not in table.heard
    page.get_by_role("button", name="Yes, give it up").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert {"t": "leave"} in table.heard


def test_reaction_of_a_watcher_is_shown_with_the_name(opened: Open) -> None:
    page, server = opened(Table("obsession", players=3, seed=2))
    server.say({"t": "reacted", "version": 5, "seat": None, "name": "Eve", "kind": "wow"})
    expect(page.locator(".overheard")).to_have_text("Eve: Wow!")
    expect(page.locator(".overheard .reaction")).to_be_in_viewport()


def test_refusal_of_something_else_goes_after_some_seconds(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    server.say({"t": "refused", "version": table.version, "about": "kick", "why": "Two others must agree."})
    expect(page.locator(".word")).to_contain_text("Two others must agree.")
    page.clock.fast_forward(10_000)
    expect(page.locator(".word")).not_to_contain_text("Two others must agree.")


def over(face: Json) -> None:
    face |= {"moves": [], "result": [1, 0, 2], "undo": None}


def test_who_wants_another_game_and_every_button_fit_on_a_phone(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table)
    face = table.room() | {"phase": "over"}
    face["seats"][1] |= {"bot": None, "taken": True}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"ready": [1], "wait_ms": 90_000}})
    offer = re.compile(r"Ann wants another game. Do you\? In \d+ s a bot takes your seat.")
    expect(page.locator(".word")).to_contain_text(offer)
    expect(page.locator(".agreed > span")).to_have_count(2)
    expect(page.locator(".agreed > .yes")).to_have_count(1)
    expect(page.locator(".ending").get_by_role("button")).to_have_text(["Play again", "Just watch"])
    boxes = [each.bounding_box() for each in page.locator(".ending button, .ending a:visible").all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
    again = page.get_by_role("button", name="Play again").bounding_box()
    assert again is not None
    assert again["width"] > again["height"]


def test_enter_asks_for_the_next_game_once_the_result_has_been_seen(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table, DESK)
    server.say(table.snapshot() | {"room": table.room() | {"phase": "over"}})
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.keyboard.press("Enter")
    asked = {"t": "ready", "game": table.room()["game"] + 1}
    assert asked not in table.heard, "the key that played the last card begins nothing"
    expect(page.locator(".outcome")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert [message for message in table.heard if message["t"] == "ready"] == [asked]


def test_seat_lost_to_a_bot_between_games_is_told_to_everyone(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table, DESK)
    face = table.room() | {"phase": "over"}
    face["seats"][1] |= {"bot": None, "taken": True}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"ready": [0], "wait_ms": 90_000}})
    waits = re.compile(r"Waiting for Ann to agree. In \d+ s a bot takes the seat.")
    expect(page.locator(".word")).to_contain_text(waits)
    left = {"t": "left", "seat": 1, "name": "Ann", "kicked": False, "silent": True}
    table.change = lambda face: None
    server.say({"t": "event", "version": 6, "you": 0, "what": left})
    started = {"t": "started", "game": 2, "events": [], "told": ["Bob leads."]}
    server.say({"t": "event", "version": 7, "you": 0, "what": started, "room": table.room(), "game": table.face()})
    expect(page.locator(".log")).to_contain_text("Ann did not ask for another game in time: a bot takes the seat.")
    server.say(table.snapshot() | {"you": None, "left_out": True})
    expect(page.locator(".word")).to_contain_text("You did not ask for another game in time, so a bot took your seat.")


@pytest.mark.parametrize(
    ("phase", "host", "present", "offered"),
    [
        ("playing", 0, [True, True, False], False),
        ("playing", 1, [True, True, True], True),
        ("over", 0, [True, True, False], True),
        ("over", 1, [True, True, True], False),
    ],
)
def test_removal_is_offered_only_where_it_can_succeed(
    opened: Open, phase: str, host: int, present: list[bool], offered: bool
) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table, DESK)
    face = table.room() | {"phase": phase, "host": host}
    for seat in (1, 2):
        face["seats"][seat] |= {"bot": None, "taken": present[seat]}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"present": present}})
    page.get_by_role("button", name="Table and settings").click()
    expect(page.get_by_role("button", name="Remove Ann")).to_have_count(int(offered))


def test_last_move_is_said_again_after_a_reload(opened: Open) -> None:
    table = Table("life", players=3, seed=2)
    table.advance()
    page, _ = opened(table)
    last = page.locator(".news .last")
    expect(last).to_have_text(re.compile("^You put .* face up."))
    page.reload()
    expect(last).to_have_text(re.compile("^You put .* face up."))


@pytest.mark.parametrize("is_over", [False, True])
def test_lost_steps_are_the_news_until_the_game_is_over(opened: Open, is_over: bool) -> None:
    table = Table("life", players=3, seed=2, change=over if is_over else lambda face: None)
    page, server = opened(table, DESK)
    server.say(table.snapshot() | {"room": table.room() | {"lost": 2}})
    loss = "The server lost the last 2 steps."
    expect(page.locator(".log")).to_contain_text(loss)
    if is_over:
        expect(page.locator(".news .last")).not_to_contain_text(loss)
    else:
        expect(page.locator(".news .last")).to_contain_text(loss)


def test_person_who_goes_and_comes_back_is_told_once_and_marked_at_the_seat(opened: Open) -> None:
    table = Table("life", players=3, seed=2)
    page, server = opened(table, DESK)
    room = table.room()
    room["seats"][1] |= {"bot": None, "taken": True}
    here = table.status() | {"present": [True, True, False], "plays": ["person", "person", "bot"]}
    server.say(table.snapshot() | {"room": room, "status": here})
    seat = page.locator('.seat[data-seat="1"] .state')
    server.say(here | {"present": [True, False, False]})
    expect(seat).to_have_text("away")
    server.say(here | {"present": [True, False, False], "watching": 1})
    server.say(here)
    expect(seat).to_have_text("back again")
    expect(page.locator(".log p").filter(has_text="Ann is")).to_have_text(["Ann is away.", "Ann is back."])


def test_seat_that_follows_is_marked_in_the_direction_of_play(opened: Open) -> None:
    table = Table("obsession", players=4, seed=2, change=forty_cards)
    page, server = opened(table, DESK)
    following = page.locator(".seat", has=page.locator(".next"))

    def turned(face: Json) -> None:
        face["view"]["table"] |= {"direction": direction, "turn": 0, "phase": 2}

    table.change = turned
    for direction, seat in ((1, "1"), (-1, "3")):
        server.say(table.snapshot())
        expect(page.locator(".scene")).to_have_attribute("data-direction", str(direction))
        expect(following).to_have_attribute("data-seat", seat)


def test_special_cards_lie_on_the_table_and_open_the_rulebook_at_their_sentence(opened: Open) -> None:
    page, _ = opened(Table("life", players=3, seed=2), (390, 844))
    strip = page.locator(".specials .chip")
    expect(strip).to_have_text(
        [re.compile(text) for text in ("^2: resets", "^5: rev", "^7: asks for 7 or", "^10: ki", "^four")]
    )
    strip.nth(3).click()
    expect(page.locator(".sheet .found")).to_contain_text("10: ")
    expect(page.locator(".sheet .found")).to_be_in_viewport()
    page.locator(".sheet .chip").last.click()
    expect(page.locator(".sheet .found")).to_have_text("Equal cards in a row")
    page.keyboard.press("Escape")
    for width, height, button in ((360, 640, "Rules"), (844, 390, "Special cards")):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".specials")).to_have_count(0)
        page.get_by_role("button", name=button).click()
        expect(page.locator(".sheet .chip").first).to_be_in_viewport()
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Hide the special cards").click()
    expect(page.locator(".specials")).to_have_count(0)


def test_names_keep_five_letters_beside_the_clock_and_free_seats_stand_in_one_row(opened: Open) -> None:
    table = Table("obsession", players=5, seed=2)
    page, server = opened(table, (390, 844))
    room = table.room()
    for seat, name in enumerate(("Annie", "Nadia", "Gaels", "Minhs", "Zoeys")):
        room["seats"][seat] |= {"name": name, "bot": None}
    clock = {"seat": 1, "left_ms": 57_000, "warning": False}
    server.say(table.snapshot() | {"room": room, "status": table.status() | {"clock": clock}})
    expect(page.locator(".seat .clock")).to_contain_text("57")
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert page.locator(".seat .name").evaluate_all(cut) == []
    server.say(table.snapshot() | {"room": room, "you": None})
    sit = page.locator(".word .choices button")
    expect(sit).to_have_count(4)
    expect(sit.first).to_have_accessible_name("Take over from Nadia")
    assert len(set(sit.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)"))) == 1
