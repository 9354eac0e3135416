"""Plays whole games with the mouse or a finger: reads what the page knows, hits what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from playwright.sync_api import expect

from emptyhand.game.notation import format_token
from emptyhand.players.bots import Player, make
from emptyhand.players.workers.wire import decode_law, decode_view
from emptyhand.rules.law import Law
from tests.browser.people import PATIENCE_MS, Person

Seen = dict[str, Any]

# Resolves as soon as the page knows of a decision that one of these seats has to make, or of the end.
_AWAIT = """
async ([from, seats, patience]) => {
  const { game, sending, you } = await import("/assets/shared/state.js");
  const { effect } = await import("/assets/lib.js");
  return new Promise((done) => {
    let stop = null;
    const finish = (found) => { clearTimeout(late); queueMicrotask(() => stop?.()); done(found); };
    const late = setTimeout(() => finish(null), patience);
    stop = effect(() => {
      const now = game.value;
      if (!now || now.made < from) return;
      const { turn } = now.view.table;
      const due = seats.includes(turn) && (turn !== you.value || (now.moves.length > 0 && !sending.value));
      if (now.result || due) finish({ made: now.made, turn, over: now.result !== null, view: now.view });
    });
  });
}
"""

# A point of an element that nothing lies upon, as soon as there is one. Nothing lies near it either: where a touch goes
# is rounded, so beside the edge of the next card it would reach that card.
_POINT = """
async ([selector, nth, patience]) => {
  const places = [[.5, .5], [.15, .5], [.2, .3], [.1, .7], [.25, .15], [.85, .5], [.5, .9]];
  const around = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]];
  for (const late = Date.now() + patience; Date.now() < late; await new Promise(requestAnimationFrame)) {
    const element = document.querySelectorAll(selector)[nth];
    element?.scrollIntoView({ block: "nearest", behavior: "instant" });
    for (const [across, down] of element ? places : []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width * across, y + height * down];
      const reached = around.map(([dx, dy]) => document.elementFromPoint(left + dx, top + dy));
      if (reached.every((each) => each?.closest(selector) === element)) return [left, top];
    }
  }
  return null;
}
"""

# Resolves as soon as an element is shown as chosen.
_CHOSEN = """
async ([selector, nth, patience]) => {
  for (const late = Date.now() + patience; Date.now() < late; await new Promise(requestAnimationFrame)) {
    if (document.querySelectorAll(selector)[nth]?.ariaPressed === "true") return true;
  }
  return false;
}
"""

GLANCE_MS = 1_000
"""How long a person waits before looking whether a tip holds the bots."""
MAIN = ".moves .primary"
SECOND = ".moves button:nth-child(2)"
"""Pick up, or pass."""


@dataclass
class Driver:
    """A person who plays as a bot would, with their own hands."""

    person: Person
    law: Law
    player: Player
    seat: int
    decisions: int = 0

    def awaits(self, since: int, seats: Sequence[int]) -> Seen:
        """How the game stands once one of the seats has to decide, after so many decisions at least.

        Bots wait for a person who reads a tip, so tips are closed.
        """
        found = None
        for _ in range(PATIENCE_MS // GLANCE_MS):
            found = self.person.page.evaluate(_AWAIT, [since, list(seats), GLANCE_MS])
            if found is not None:
                break
            if self.person.page.locator(".bubble").count():
                self.person.page.keyboard.press("Escape")
        assert found is not None, f"{self.person.name} waits in vain for decision {since}: {self._standing()}"
        seen: Seen = found
        return seen

    def _standing(self) -> Seen:
        names = ("chosen", "notice", "verdict", "sending", "link", "status", "game")
        return {name: self.person.state(name) for name in names} | {"taps": self.person.page.evaluate("window.taps")}

    def pick(self, selector: str, nth: int = 0) -> None:
        """Hit a card, and see that it is chosen: a tap must never be lost."""
        self.hit(selector, nth)
        taken = self.person.page.evaluate(_CHOSEN, [selector, nth, PATIENCE_MS])
        assert taken, f"{self.person.name} hit {selector} ({nth}), and it was not chosen: {self._standing()}"

    def hit(self, selector: str, nth: int = 0) -> None:
        point = self.person.page.evaluate(_POINT, [selector, nth, PATIENCE_MS])
        assert point is not None, f"{self.person.name} cannot hit {selector} ({nth})"
        if self.person.phone:
            self.person.page.touchscreen.tap(*point)
        else:
            self.person.page.mouse.click(*point)

    def decide(self, made: int) -> None:
        seen = self.awaits(made, [self.seat])
        view = decode_view({self.law.digest: self.law}, seen["view"])
        token = format_token(self.law, None, self.player.choose(view))
        self.decisions += 1
        self.choose(token, "hand" if seen["view"]["hand"] else "ownrow")
        self.hit(SECOND if token[0] in "^-" else MAIN)

    def choose(self, token: str, zone: str) -> None:
        """Hit the cards that a move is made of."""
        if token[0] == "?":
            self.pick(f'.ownrow button[aria-label="down card {token[1:]}"]')
            return
        cards = re.findall(r"R|[2-9TJQKA][SCDH]", token)
        for n, card in enumerate(cards):
            self.pick(f'.{zone} button[data-card="{card}"]', cards[:n].count(card))


@lru_cache
def _law(name: str, digest: str, rules: str) -> Law:
    return decode_law({"name": name, "digest": digest, "rules": rules})


def driver(person: Person) -> Driver:
    """Somebody who knows the rules of the table they sit at."""
    seat, about = person.state("you"), person.state("about")
    law = _law(about["ruleset"], about["law"], about["rules"])
    return Driver(person, law, make("greedy", seat, law), seat)


def play_on(drivers: Sequence[Driver], enough: Callable[[Seen], bool] = lambda seen: False) -> Seen:
    """Let the people of the drivers decide what is theirs to decide, until the game is over or it is enough."""
    seats = {each.seat: each for each in drivers}
    made = 0
    while True:
        seen = drivers[0].awaits(made, list(seats))
        if seen["over"] or enough(seen):
            return seen
        seats[seen["turn"]].decide(seen["made"])
        made = seen["made"] + 1


def see_the_result(person: Person) -> None:
    expect(person.page.locator(".outcome h2")).to_be_visible()
