"""Several people at one device: a screen between them hides the cards of each from the others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People, Person

# Notes every moment in which cards are on the page that the person has not asked for by saying who they are.
_WATCH = """
window.shown = 0;
window.mayShow = false;
addEventListener("click", ({ target }) => { if (target.closest?.(".handover .primary")) window.mayShow = true; }, true);
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const hides = document.querySelector(".handover") !== null;
  if (hides) window.mayShow = false;
  if (!window.mayShow && document.querySelector(".own .card")) window.shown += 1;
}).observe(document.body, { childList: true, subtree: true }));
"""
# What the screen between two people says, and connections of companions that hear everything late.
_HEADINGS = """
window.headings = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const heading = document.querySelector(".handover h1")?.textContent;
  if (heading && window.headings.at(-1) !== heading) window.headings.push(heading);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  set onmessage(hear) {
    super.onmessage = this.url.includes("companion=") ? (event) => setTimeout(() => hear(event), 400) : hear;
  }
};
"""
SHOWN = "document.querySelectorAll('.hand .card, .ownrow .card').length"


def takes(person: Person, name: str) -> list[str]:
    """Take the device, of which nothing may be seen before; the cards in hand."""
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
    assert page.evaluate(SHOWN) == 0
    expect(page.locator("#spoken")).to_be_empty()
    person.press(f"I am {name}")
    page.locator(".hand .card").first.wait_for()
    hand: list[str] = person.state("game")["view"]["hand"]
    return hand


def moves(person: Person) -> None:
    """Play the first legal single move by the page's own interface."""
    person.knows("state.myTurn.value && !state.sending.value")
    person.page.evaluate("""async () => {
      const { game, chosen } = await import("/assets/shared/state.js");
      const { pass, play } = await import("/assets/table/session.js");
      const { named } = await import("/assets/cards/deck.js");
      const token = game.value.moves.find((each) => /^[2-9TJQKA][SCDH]$/.test(each));
      if (!token) return pass();
      chosen.value = named(game.value.view.hand).filter(({ card }) => card === token).map(({ id }) => id).slice(0, 1);
      play();
    }""")


def round_one_device(people: People, script: str = _WATCH) -> tuple[Person, str, str]:
    """Ann and Ben at Ann's phone, with house rules and a game that has begun; who begins, and who follows."""
    ann = people.person("Ann", phone=True)
    ann.page.add_init_script(script)
    ann.asks("name", "Ann")
    made = ann.asks(
        "create",
        {
            "seats": 2,
            "clock_ms": 0,
            "beat_ms": 0,
            "wins": 3,
            "rules": 'extends = "thirteen"\ntitle = "Short Thirteen"\ninstant = []\n[deal]\nhand = 3\n',
        },
    )
    ann.asks("companions", made["room"], ["Ben"])
    ann.goes(f"{people.origin}/#/r/{made['room']}")
    ann.knows("state.room.value?.seats[1].taken")
    ann.sends({"t": "start", "game": 1})
    ann.page.locator(".handover").wait_for()
    first = ann.page.get_by_role("heading", level=1).inner_text().removeprefix("Pass the device to ")
    return ann, first, {"Ann": "Ben", "Ben": "Ann"}[first]


def test_device_goes_round_and_shows_only_the_cards_of_its_holder(people: People) -> None:
    ann, first, second = round_one_device(people)
    page = ann.page
    hand = takes(ann, first)
    ann.sees(".bar h1", "Short Thirteen")
    ann.asks_session("say", f"{first} was here")
    moves(ann)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {second}")
    ann.press("Undo my move first")
    page.locator(".hand .card").first.wait_for()
    assert sorted(ann.state("game")["view"]["hand"]) == sorted(hand)
    moves(ann)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {second}")
    page.reload()
    other = takes(ann, second)
    assert not set(hand) & set(other)
    expect(page.locator(".log .lines, .news .last").first).not_to_be_empty()
    moves(ann)
    takes(ann, first)
    ann.asks_session("say", "Well played!")
    moves(ann)
    takes(ann, second)
    ann.knows("state.chat.value.length > 1")
    assert [line["text"] for line in ann.state("chat")] == [f"{first} was here", "Well played!"]
    assert page.evaluate("window.shown") == 0


def test_screen_names_only_who_is_to_decide_when_connections_differ(people: People) -> None:
    ann, first, second = round_one_device(people, _HEADINGS)
    page = ann.page
    # Either Ann or Ben is the one whose connection is late.
    for holder, other in ((first, second), (second, first)):
        hand = takes(ann, holder)
        assert page.evaluate("window.headings") == [f"Pass the device to {holder}"]
        moves(ann)
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {other}")
        ann.press("Undo my move first")
        page.locator(".hand .card").first.wait_for()
        assert sorted(ann.state("game")["view"]["hand"]) == sorted(hand)
        moves(ann)
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {other}")
        page.reload()


def test_next_game_at_one_device_begins_with_nobodys_cards(people: People) -> None:
    ann, first, second = round_one_device(people)
    holder, other = first, second
    while ann.state("game")["result"] is None:
        takes(ann, holder)
        moves(ann)
        ann.knows("state.game.value.result || !state.myTurn.value")
        holder, other = other, holder
    ann.sees(".outcome", re.compile("wins|win!"))
    ann.press("Next game")
    ann.page.locator(".handover").wait_for()
    ann.press(ann.page.locator(".handover .primary"))
    ann.page.locator(".hand .card").first.wait_for()
    assert ann.state("game")["number"] == 2
    assert ann.page.evaluate("window.shown") == 0


def test_people_at_one_device_begin_in_the_lobby(people: People) -> None:
    ann = people.person("Ann")
    saved = [{"title": "Our Life", "rules": 'extends = "life"\ntitle = "Our Life"\n'}]
    ann.page.evaluate("saved => localStorage.setItem('emptyhand.rules', JSON.stringify(saved))", saved)
    ann.page.reload()
    # The name is among the settings.
    ann.press("Settings")
    ann.page.locator(".sheet").get_by_label("Your name").fill("Ann")
    ann.press("Save the name")
    expect(ann.page.get_by_role("button", name="Save the name")).to_have_count(0)
    assert ann.state("myName") == "Ann"
    ann.press("Close")
    expect(ann.page.locator(".options").get_by_label("Your name")).to_have_value("Ann")
    # House rules that were saved are played on one device, too.
    ann.press(ann.page.locator(".ownrules").get_by_role("button", name="Our Life", exact=True))
    ann.press("On this device")
    ann.press("Play on this device")
    ann.sees(".sheet .bad", "Two people at least")
    expect(ann.page.get_by_label("You (your name from now on)")).to_have_value("Ann")
    ann.page.get_by_label("Player 2").fill("Ben")
    ann.sees(".sheet", "Our Life for 4 players: bots have the other 2 seats.")
    ann.page.locator(".sheet").get_by_label("Players").select_option("3")
    ann.sees(".sheet", "Our Life for 3 players: a bot has the other seat.")
    ann.press("Play on this device")
    ann.page.locator(".handover, .table").first.wait_for()
    ann.knows("state.room.value.phase === 'playing'")
    assert ann.state("about")["title"] == "Our Life"
    seats = ann.state("room")["seats"]
    assert [seat["name"] for seat in seats if seat["taken"]] == ["Ann", "Ben"]
    assert [bool(seat["bot"]) for seat in seats[2:]] == [True]
