"""Games from the lobby to the result, between a phone and a desk, with bots in the other seats.

One ruleset of each kind of table; in a full run every one of the core.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.playing import Driver, driver, play_on, see_the_result
from tests.catalogue import CORE
from tests.scale import IS_FULL

USUAL = ("obsession", "life", "thirteen-southern")
"""Up cards that are dealt, up cards that are chosen, and none: the other games differ in rules alone."""
NAMES = CORE if IS_FULL else USUAL
SEATS = 4
TO_THE_END = ("thirteen-southern", "obsession")
"""Played by hand to the last card; in the others both give up their seats after a while, and watch."""
ENOUGH = 5
CHANCES = 3


def seated(people: People, name: str, *, phone_first: bool) -> tuple[Person, Person]:
    """Ann makes a room; Ben comes by its link or by its code; the game begins with bots in the free seats."""
    ann = people.person("Ann", phone=phone_first)
    ann.makes_room(name, SEATS)
    if phone_first:
        ben = people.person("Ben", at="/#/g/paste")
        ben.comes(ann.invitation)
    else:
        ben = people.person("Ben", phone=True)
        ben.joins(ann.code)
        ben.sits_down()
    expect(ann.page.locator(".places")).to_contain_text("Ben")
    ben.press("I am ready")
    ann.sees(".places .isready", "Ben")
    ann.press(re.compile("^Start"))
    return ann, ben


@pytest.mark.parametrize("name", NAMES)
def test_game_from_lobby_to_result(people: People, name: str) -> None:
    for _ in range(CHANCES):
        if all(each.decisions > 0 for each in played(people, name)):
            return
    raise AssertionError("nobody ever had anything to decide")


def played(people: People, name: str) -> list[Driver]:
    """A game from the lobby to its result; one may be won at the deal, so that nobody has anything to decide."""
    ann, ben = seated(people, name, phone_first=CORE.index(name) % 2 == 0)
    for person in (ann, ben):
        expect(person.page.locator(".table")).to_be_visible()
    drivers = [driver(ann), driver(ben)]
    to_the_end = name in TO_THE_END
    play_on(drivers, lambda seen: not to_the_end and all(each.decisions >= ENOUGH for each in drivers))
    for person in (ann, ben):
        if not to_the_end and person.state("game")["result"] is None:
            person.opens_menu()
            person.press("Give up my seat")
            person.press("Yes, give it up")
    for person in (ann, ben):
        see_the_result(person)
    assert ann.state("game")["result"] == ben.state("game")["result"]
    return drivers
