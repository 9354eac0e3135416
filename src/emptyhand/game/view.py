"""The view of one seat. Views are built only here, and no field could hold a hidden card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from emptyhand.game.gifts import known_to
from emptyhand.game.position import Position, Zones
from emptyhand.game.table import CHOOSE, NO_RANK, OVER, Row, Seat, Table
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law.model import Law, PileLaw


@dataclass(frozen=True, slots=True)
class Lacks:
    """At least `count` of a hand's unknown cards have none of `ranks`, a set of bits."""

    ranks: int = 0
    count: int = 0


NO_LACKS = Lacks()


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat from outside: how many cards in hand, the up row, which down slots are filled.

    `known` lists the cards that everyone saw enter that hand and nobody saw leave it: what perfect memory gives. The
    last three fields hold what perfect reasoning adds about the other cards, from the opening and from forced moves.
    """

    hand: int
    up: Row
    down: tuple[bool, ...]
    known: tuple[Card, ...]
    lacks: Lacks = NO_LACKS
    holds: int = NO_RANK
    """A rank that at least one of the hand's unknown cards has."""
    unbeaten: tuple[int, ...] = ()
    """Demands of a climbing game that the hand cannot beat."""
    passed: tuple[int, ...] = ()
    """Demands of a climbing game that the seat let stand, though it may have been able to beat them."""

    @property
    def count(self) -> int:
        """All cards this seat still has to shed."""
        return self.hand + sum(c is not None for c in self.up) + sum(self.down)


class View(NamedTuple):
    """The game as one seat sees it; `seat` is None for a spectator, whose hand is empty.

    A tuple, because every move at a table makes one for each seat.
    """

    law: Law
    seat: int | None
    table: Table
    hand: tuple[Card, ...]
    seats: tuple[SeatView, ...]
    draw: int
    known_to_me: tuple[tuple[Card, ...], ...] = ()
    """By seat, the cards that this seat gave to that hand unseen by the rest and nobody played since, besides `known`.

    Empty if there are none anywhere.
    """

    def __repr__(self) -> str:
        # A whole law would hide everything else.
        return f"View({', '.join(f'{name}={value!r}' for name, value in self._asdict().items() if name != 'law')})"

    @property
    def my_turn(self) -> bool:
        return self.table.turn == self.seat and self.table.phase is not OVER

    def known_in(self, number: int) -> tuple[Card, ...]:
        """The cards that this seat knows in the hand of another: those that everyone knows, and those that it gave."""
        known = self.seats[number].known
        return known + self.known_to_me[number] if self.known_to_me else known

    @property
    def up(self) -> Row:
        """The seat's own up row."""
        return () if self.seat is None else self.seats[self.seat].up

    @property
    def down(self) -> tuple[bool, ...]:
        """Which of the seat's own down slots are filled."""
        return () if self.seat is None else self.seats[self.seat].down


def view(law: Law, position: Position, seat: int | None, outside: Outside | None = None) -> View:
    """Return the position as a seat, or a spectator, may see it. `outside` caches the public views of the seats."""
    if position.table.phase is CHOOSE and not (isinstance(law, PileLaw) and law.deal.choose_openly):
        seats = _choosing(position.seats, seat)
    else:
        seats = (outside or _outside)(position.seats)
    hand = () if seat is None else position.seats[seat].hand
    given = known_to(Seat(seat), position.gifts, len(seats)) if position.gifts and seat is not None else ()
    return View(law, seat, position.table, hand, seats, len(position.draw), given)


def _choosing(seats: tuple[Zones, ...], seat: int | None) -> tuple[SeatView, ...]:
    """Return the seats while up cards are being chosen: a seat sees only its own choice."""
    return tuple(_seat_view(zones, up=zones.up if number == seat else ()) for number, zones in enumerate(seats))


def _seen_by_all(seats: tuple[Zones, ...]) -> tuple[SeatView, ...]:
    """Return the seats as everyone sees them."""
    return tuple([_seat_view(zones, zones.up) for zones in seats])


class Outside:
    """The seats of one game as everyone sees them: built again only for seats that a move has changed."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        # One tuple, so that no thread pairs the seats of one position with the views of another.
        self._last: tuple[tuple[Zones, ...], tuple[SeatView, ...]] = ((), ())

    def __call__(self, seats: tuple[Zones, ...]) -> tuple[SeatView, ...]:
        before, views = self._last
        if seats is before:
            return views
        if len(seats) != len(before):
            before, views = seats, _seen_by_all(seats)
        views = tuple([v if z is b else _seat_view(z, z.up) for z, b, v in zip(seats, before, views, strict=True)])
        self._last = seats, views
        return views


_outside = Outside()


def _seat_view(zones: Zones, up: Row) -> SeatView:
    deduced = zones.deduced
    return SeatView(
        hand=len(zones.hand),
        up=up,
        down=tuple([c is not None for c in zones.down]),
        known=zones.known,
        lacks=Lacks(deduced.ranks, deduced.sure) if deduced.sure else NO_LACKS,
        holds=deduced.holds,
        unbeaten=deduced.unbeaten,
        passed=deduced.passed,
    )


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards of the pack that the seat has not seen or no longer knows the place of, ascending."""
    seen: list[Card] = [*view.hand, *view.table.pile, *view.table.gone]
    for number, seat in enumerate(view.seats):
        seen += [card for card in seat.up if card is not None]
        seen += view.known_in(number) if number != view.seat else ()
    return without(view.law.whole_pack(len(view.seats)), seen)
