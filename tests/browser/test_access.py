"""No accessibility fault anywhere, by axe, in both themes and both sizes; and names of cards that give nothing away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.playing import driver, play_on, see_the_result
from tests.browser.tables import two_at_a_table
from tests.page.test_places import faults


def faultless(person: Person, where: str) -> None:
    """The themes differ in their colours alone."""
    person.page.emulate_media(color_scheme="light")
    assert faults(person.page) == [], f"{where}, light"
    person.page.emulate_media(color_scheme="dark")
    assert faults(person.page, "color-contrast") == [], f"{where}, dark"


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_every_place_is_without_accessibility_fault(people: People, phone: bool) -> None:
    ann = people.person("Ann", phone=phone)
    ann.page.locator(".families").wait_for()
    ann.press(ann.page.locator(".options > summary"))
    faultless(ann, "lobby")
    ann.press(ann.page.locator(".options > summary"))
    ann.makes_room("cardgame-plus", 2)
    faultless(ann, "waiting room")
    ann.press("Start with 1 bot")
    ann.page.locator(".hand").wait_for()
    ann.opens_menu()
    ann.press("Play on another device")
    expect(ann.page.locator(".sheet .qr")).to_be_visible()
    faultless(ann, "device sheet")
    ann.press("Close")
    mine = driver(ann)
    play_on([mine], lambda seen: mine.decisions >= 6)
    faultless(ann, "table")
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    play_on([mine])
    see_the_result(ann)
    replay = ann.page.get_by_role("link", name="Replay")
    expect(replay).to_be_visible()
    faultless(ann, "result")
    ann.press(replay)
    ann.page.locator(".board").wait_for()
    faultless(ann, "replay")


def test_names_of_others_cards_are_numbers_and_what_lies_open(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "life")
    play_on([driver(ann), driver(ben)], lambda seen: bool(seen["view"]["table"]["phase"] == 2))
    seen = ann.state("game")["view"]["seats"][1]
    seat = ann.page.locator('.seat[data-seat="1"]')
    named = seat.evaluate(
        "seat => [seat.textContent, ...[...seat.querySelectorAll('[aria-label]')].map(e => e.ariaLabel)]"
    )
    spoken = re.findall(r"\w+ of \w+", " ".join(named))
    assert len(spoken) == len([card for card in seen["up"] if card])
    shapes = seat.locator("use").evaluate_all("all => all.map(each => each.getAttribute('href').slice(6))")
    assert sorted(shapes) == sorted(card for card in seen["up"] if card)
