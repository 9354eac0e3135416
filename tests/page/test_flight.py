"""Cards fly from card to card, each as large as a card all the way, and no tap is lost while they do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESK, Open
from tests.page.fake import Json, Server, Table

LARGEST_CARD = 170
"""In pixels: the box of a card of 160 pixels that is tilted a little."""
PLAYED = {"event": "played", "seat": 1, "cards": ["7H"], "zone": "hand"}
EVENTS = {
    "another plays": PLAYED,
    "another picks up": {"event": "picked_up", "seat": 1, "cards": ["5S", "7D"]},
    "you pick up": {"event": "picked_up", "seat": 0, "cards": ["5S", "7D"]},
}

# The heights that pictures have on their way, from the first to the last frame of each flight.
_HEIGHTS = """
() => new Promise((done) => {
  const heights = [];
  const look = () => {
    const flying = document.querySelectorAll(".flights .face");
    if (!flying.length && heights.length) return done(heights);
    heights.push(...[...flying].map((each) => each.getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
})
"""

_GOING_ON = "document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length"

# Counts flights, and has each of them wait in the air where it began.
_HOLD = """
() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    window.flights += changes.filter(({ addedNodes: [added] }) => added?.className === "flights").length;
    document.getAnimations().filter((each) => !(each instanceof CSSTransition)).forEach((each) => each.pause());
  }).observe(document.body, { childList: true });
}
"""

# From now on and as often as can be: which card a tap in the middle of the 9 of clubs would reach. The first tap after
# the event is made in the same task as the first look at the changed game.
_PROBE = """
async () => {
  const { chosen, game } = await import("/assets/shared/state.js");
  const { x, y, width, height } = document.querySelector('[data-card="9C"]').getBoundingClientRect();
  const reached = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  const first = game.value;
  window.probe = new Promise((done) => {
    const late = performance.now() + 600;
    const found = { looks: 0, lost: 0, taken: null };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const card = reached();
      found.looks += 1;
      if (card?.dataset.card !== "9C") found.lost += 1;
      if (game.value !== first && found.taken === null) {
        card?.click();
        found.taken = chosen.value.includes("9C");
      }
      if (performance.now() < late) port2.postMessage(0);
      else done(found);
    };
    port2.postMessage(0);
  });
}
"""


def lying(table: Table, *pile: str) -> None:
    """Let these cards lie on the table, with the own turn and the same four cards in hand."""

    def change(face: Json) -> None:
        face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": list(pile)}
        face["view"]["hand"] = ["4C", "5S", "7D", "9C"]

    table.change = change


def shown(opened: Open, *, motion: bool = True) -> tuple[Page, Server, Table]:
    table = Table("obsession", players=4, seed=2)
    lying(table, "5S", "7D")
    page, server = opened(table, DESK, motion=motion)
    return page, server, table


def say(server: Server, table: Table, event: Json) -> None:
    lying(table, *(["5S", "7D", "7H"] if event["event"] == "played" else []))
    what = {"t": "moved", "seat": event["seat"], "by": "bot", "events": [event], "told": []}
    table.version += 1
    said = {"t": "event", "version": table.version, "you": 0, "what": what, "room": table.room(), "game": table.face()}
    server.say(said)


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS.keys())
def test_flying_card_is_never_larger_than_a_card(opened: Open, event: Json) -> None:
    page, server, table = shown(opened)
    page.evaluate(f"() => {{ window.heights = ({_HEIGHTS})(); }}")
    say(server, table, event)
    heights = page.evaluate("window.heights")
    assert len(heights) > 1
    assert max(heights) <= LARGEST_CARD
    assert page.evaluate(_GOING_ON) == 0


def test_no_tap_is_lost_while_cards_fly(opened: Open) -> None:
    page, server, table = shown(opened)
    page.evaluate(_HOLD)
    page.evaluate(_PROBE)
    say(server, table, PLAYED)
    found = page.evaluate("window.probe")
    assert page.locator(".flights .face").count() == 1
    assert found == {"looks": found["looks"], "lost": 0, "taken": True}


def test_flight_ends_when_the_next_change_comes(opened: Open) -> None:
    page, server, table = shown(opened)
    page.evaluate(_HOLD)
    say(server, table, PLAYED)
    page.locator(".flights").wait_for(state="attached")
    say(server, table, {"event": "passed", "seat": 2})
    page.locator(".flights").wait_for(state="detached")
    assert page.evaluate(_GOING_ON) == 0


def test_nothing_flies_where_motion_is_unwanted(opened: Open) -> None:
    page, server, table = shown(opened, motion=False)
    page.evaluate(_HOLD)
    page.evaluate(_PROBE)
    say(server, table, PLAYED)
    assert page.evaluate("window.probe")["taken"]
    assert page.evaluate("window.flights") == 0
