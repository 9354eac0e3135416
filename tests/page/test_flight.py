"""Cards fly from card to card: at both ends, and on the way, a flying card is as large as a card."""

from __future__ import annotations

import pytest

from tests.page.conftest import DESK, Open
from tests.page.fake import Json, Table

LARGEST_CARD = 160

# The sizes that flying cards have on their way, noted as soon as a flight is ready.
_WATCH = """
() => {
  const root = document.documentElement;
  const start = document.startViewTransition.bind(document);
  window.sizes = new Promise((done) => {
    document.startViewTransition = (change) => {
      const flight = start(change);
      const ends = ({ effect }) => [...effect.getKeyframes(), getComputedStyle(root, effect.pseudoElement)];
      flight.ready.then(() => done(document.getAnimations()
        .filter(({ effect }) => effect.pseudoElement?.startsWith("::view-transition-group(flight"))
        .flatMap(ends).flatMap(({ width, height }) => [width, height])
        .filter((size) => size && size !== "auto").map(parseFloat)));
      return flight;
    };
  });
}
"""


@pytest.mark.parametrize(
    "event",
    [
        {"event": "played", "seat": 1, "cards": ["7H"], "zone": "hand"},
        {"event": "picked_up", "seat": 1, "cards": ["5S", "7D"]},
        {"event": "picked_up", "seat": 0, "cards": ["5S", "7D"]},
    ],
    ids=["another plays", "another picks up", "you pick up"],
)
def test_flying_card_is_never_larger_than_a_card(opened: Open, event: Json) -> None:
    def lies(*pile: str) -> None:
        def change(face: Json) -> None:
            face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": list(pile)}
            face["view"]["hand"] = ["4C", "5S", "7D", "9C"]

        table.change = change

    table = Table("obsession", players=4, seed=2)
    lies("5S", "7D")
    page, server = opened(table, DESK, motion=True)
    page.evaluate(_WATCH)
    lies(*(["5S", "7D", "7H"] if event["event"] == "played" else []))
    what = {"t": "moved", "seat": event["seat"], "by": "bot", "events": [event], "told": []}
    server.say({"t": "event", "version": 6, "you": 0, "what": what, "room": table.room(), "game": table.face()})
    sizes = page.evaluate("window.sizes")
    assert sizes
    assert max(sizes) <= LARGEST_CARD
