"""A guest who asks to be forgotten on a device leaves nothing there for the next person."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People, Person
from tests.page.waiting import wait_until

CANARY = "Xanthippe"
RULES = f'extends = "life"\ntitle = "{CANARY}"\n[run]\nkill_run = 3\n'
LIVES_HERE = """async ([canary, rules]) => {
  const [{ keep, keepWithGuest }, { begin }, { remember }, { choose }, { prefer }] = await Promise.all(
    ["lobby/collection", "workshop/draft", "after/finished-games", "lobby/last-choice", "shared/settings"].map(
      (name) => import(`/assets/${name}.js`)));
  keep({ title: canary, rules });
  await keepWithGuest({ title: canary, rules });
  await begin({ rules });
  remember({ games: [{ id: "a1b2c3d4", number: 1 }], room: "ABCDEF", ruleset: "life", title: canary }, [canary]);
  choose({ own: canary });
  prefer({ theme: "dark" });
  sessionStorage.setItem("lab-house", JSON.stringify({ text: rules, title: canary }));
}"""
STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


def lives_here(people: People) -> Person:
    """Somebody who has saved rules, a draft and a game in this browser."""
    person = people.person(CANARY)
    person.has_room(ruleset="life", seats=2)
    person.page.evaluate(LIVES_HERE, [CANARY, RULES])
    assert person.page.evaluate(STORED).count(CANARY) >= 6
    return person


@pytest.mark.parametrize("button", ["Forget me on this device", "On every device"])
def test_a_forgotten_guest_leaves_nothing_in_the_browser_but_its_settings(people: People, button: str) -> None:
    ann = lives_here(people)
    other_tab = ann.page.context.new_page()
    other_tab.goto(f"{people.origin}/#/")
    other_tab.locator(".families").wait_for()
    ann.opens_menu()
    ann.press("Play on another device")
    ann.press(button)
    for page in (ann.page, other_tab):
        came_to_an_empty_lobby(page)
    # What the other tab still had in memory must not come back with the next thing that it stores.
    other_tab.evaluate("""async () => {
        (await import("/assets/lobby/collection.js")).keep({ title: "Next", rules: 'extends = "life"' });
        (await import("/assets/lobby/last-choice.js")).choose({ seats: 3 });
    }""")
    assert CANARY not in other_tab.evaluate(STORED)
    assert '\\"theme\\":\\"dark\\"' in other_tab.evaluate(STORED), "how the device looks is not about a person"


def came_to_an_empty_lobby(page: Page) -> None:
    page.locator(".families").wait_for()
    page.wait_for_function(f"() => !{STORED}.includes('{CANARY}')")
    wait_until(page, "import('/assets/shared/state.js').then(({ myName }) => myName.value === null)")
    expect(page.locator("body")).not_to_contain_text(CANARY)
