"""Tables that tests begin with."""

from __future__ import annotations

from tests.browser.people import People, Person
from tests.browser.playing import Driver, driver


def begun(host: Person, *others: Person) -> None:
    """Let the host begin the first game, and wait until everyone sees it."""
    host.sends({"t": "start", "game": 1})
    for person in (host, *others):
        person.knows("state.game.value !== null")
        person.page.locator(".table").wait_for()


def two_at_a_table(people: People, ruleset: str, **options: object) -> tuple[Person, Person, str]:
    """Ann at a desk, Ben with a phone, and a game that has just begun; with the invitation."""
    ann, ben = people.person("Ann"), people.person("Ben", phone=True)
    link = ann.has_room(**{"ruleset": ruleset, "seats": 2} | options)
    ben.comes_to_sit(link, 1)
    begun(ann, ben)
    return ann, ben, link


def drivers(*players: Person) -> list[Driver]:
    return [driver(each) for each in players]
