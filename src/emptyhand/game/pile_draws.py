"""Drawing in a pile game: after a play, and because of another player's card."""

from __future__ import annotations

from emptyhand.game.events import Drew, Event
from emptyhand.game.position import Zones
from emptyhand.game.table import Seat, Table, next_in
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw


def refill(
    law: PileLaw, mine: Zones, draw: tuple[Card, ...], seat: Seat, events: list[Event]
) -> tuple[Zones, tuple[Card, ...]]:
    """Draw after a play, while the draw pile lasts: a fixed number of cards, or up to a full hand."""
    wanted = law.turn.draw or law.turn.refill_to - len(mine.hand)
    drawn = draw[:wanted] if wanted > 0 else ()
    if not drawn:
        return mine, draw
    events.append(Drew(seat, len(drawn), drawn))
    hand = tuple(sorted(mine.hand + drawn))
    return Zones(hand, mine.up, mine.down, mine.known, mine.deduced), draw[len(drawn) :]


def next_draws(
    table: Table, seats: tuple[Zones, ...], seat: Seat, draw: tuple[Card, ...], count: int, events: list[Event]
) -> tuple[tuple[Zones, ...], tuple[Card, ...]]:
    """Let the seat after the one that played draw, as many cards as there are."""
    drawer = next_in(table.out, len(seats), seat, table.direction)
    drawn, theirs = draw[:count], seats[drawer]
    events.append(Drew(drawer, len(drawn), drawn))
    theirs = theirs._replace(hand=tuple(sorted(theirs.hand + drawn)))
    return (*seats[:drawer], theirs, *seats[drawer + 1 :]), draw[len(drawn) :]
