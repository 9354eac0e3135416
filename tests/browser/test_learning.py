"""Learning at the table: hints."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.tables import begun, two_at_a_table
from tests.browser.test_access import faultless


def takes_a_hint(person: Person) -> None:
    """Press the button in the person's turn, and wait for the answer."""
    person.knows("state.myTurn.value && !state.sending.value")
    person.press("Hint")
    person.knows("state.advice.value !== null")


def test_a_hint_marks_its_cards_says_why_and_the_main_button_plays_it(people: People) -> None:
    ann = people.person("Ann", phone=True)
    ann.has_room(ruleset="thirteen", seats=2, bots=[None, "level:1"])
    begun(ann)
    takes_a_hint(ann)
    ann.sees(".bubble", "Hint: ")
    ann.sees(".log", "You took a hint.")
    token, made = ann.state("advice")["token"], ann.state("game")["made"]
    if token != "-":
        chosen = ann.page.locator(".hand .card.held, .hand .card[aria-pressed=true]")
        expect(chosen).to_have_count(len(token) // 2)
        bubble, hand = ann.page.locator(".bubble").bounding_box(), ann.page.locator(".hand").bounding_box()
        assert bubble is not None
        assert hand is not None
        assert bubble["y"] + bubble["height"] <= hand["y"], "the bubble covers the cards"
        ann.press(ann.page.locator(".moves .primary"))
        ann.knows(f"state.game.value.made > {made}")
        expect(ann.page.locator(".bubble")).to_have_count(0)


def test_among_people_the_host_allows_hints_and_all_see_who_takes_one(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen", hints="always")
    mover, other = (ann, ben) if ann.state("myTurn") else (ben, ann)
    takes_a_hint(mover)
    other.knows(f"state.log.value.some(({{ text }}) => text === '{mover.name} took a hint.')")


def test_among_people_there_is_no_hint_unless_the_host_allows_it(people: People) -> None:
    ann, _, _ = two_at_a_table(people, "obsession")
    expect(ann.page.get_by_role("button", name="Sort")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)


# -- the guided game -------------------------------------------------------------------------------------------------


def test_a_guided_game_shows_each_tip_once_and_can_be_left(people: People) -> None:
    ann = people.person("Ann", phone=True)
    page = ann.page
    ann.press("Learn by playing")
    ann.sees(".bubble", "Get rid of all your cards.")
    expect(page.locator(".bubble button").first).not_to_be_focused()
    bubble, row = page.locator(".bubble").bounding_box(), page.locator(".own .ownrow").bounding_box()
    assert bubble is not None
    assert row is not None
    assert bubble["y"] + bubble["height"] <= row["y"], "the tip covers the cards it speaks of"
    covered = """() => [".bubble", ".news"].map((part) => document.querySelector(part).getBoundingClientRect())
      .reduce((bubble, news) => bubble.left < news.right && news.left < bubble.right
        && bubble.top < news.bottom && news.top < bubble.bottom)"""
    assert not page.evaluate(covered), "the tip covers the status line"
    faultless(ann, "guided table")
    ann.press("Got it")
    expect(page.locator(".bubble").filter(has_text="Get rid of all your cards.")).to_have_count(0)
    page.reload()
    ann.knows("state.lesson.value !== null")
    expect(page.locator(".bubble").filter(has_text="Get rid of all your cards.")).to_have_count(0)
    ann.opens_menu()
    ann.press("No more tips")
    expect(page.locator(".bubble")).to_have_count(0)
