"""Several people at one device: a screen between them hides the cards of each from the others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Person

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
      const { game, chosen } = await import("/assets/state.js");
      const { pass, play } = await import("/assets/session.js");
      const { named } = await import("/assets/deck.js");
      const token = game.value.moves.find((each) => /^[2-9TJQKA][SCDH]$/.test(each));
      if (!token) return pass();
      chosen.value = named(game.value.view.hand).filter(({ card }) => card === token).map(({ id }) => id).slice(0, 1);
      play();
    }""")


def test_device_goes_round_and_shows_only_the_cards_of_its_holder(people: People) -> None:
    ann = people.person("Ann", phone=True)
    ann.asks("name", "Ann")
    made = ann.asks(
        "create",
        {
            "ruleset": "thirteen",
            "seats": 2,
            "clock_ms": 0,
            "beat_ms": 0,
            "rules": 'extends = "thirteen"\ntitle = "Thirteen"\ninstant = []\n',
        },
    )
    ann.asks("companions", made["room"], ["Ben"])
    ann.goes(f"{people.origin}/#/r/{made['room']}")
    ann.knows("state.room.value?.seats[1].taken")
    ann.sends({"t": "start", "game": 1})
    ann.page.locator(".handover").wait_for()
    first = ann.page.get_by_role("heading", level=1).inner_text().removeprefix("Pass the device to ")
    second = {"Ann": "Ben", "Ben": "Ann"}[first]
    hand = takes(ann, first)
    moves(ann)
    other = takes(ann, second)
    assert not set(hand) & set(other)
    expect(ann.page.locator(".log .lines, .news .last").first).not_to_be_empty()
    ann.page.reload()
    assert sorted(takes(ann, second)) == sorted(other)
    moves(ann)
    takes(ann, first)


def test_people_at_one_device_begin_in_the_lobby(people: People) -> None:
    ann = people.person("Ann")
    ann.press("On this device")
    ann.press("Play on this device")
    ann.sees(".sheet .bad", "Two people at least")
    for number, name in ((1, "Ann"), (2, "Ben")):
        ann.page.get_by_label(f"Player {number}").fill(name)
    ann.press("Play on this device")
    ann.page.locator(".handover, .table").first.wait_for()
    ann.knows("state.room.value.phase === 'playing'")
    seats = ann.state("room")["seats"]
    assert [seat["name"] for seat in seats if seat["taken"]] == ["Ann", "Ben"]
    assert all(seat["bot"] for seat in seats[2:])
