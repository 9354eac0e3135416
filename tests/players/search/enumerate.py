"""Every way in which the unseen cards can lie behind a View, for views that hide few cards.

Written from what a View says and nothing else, one physical card at a time, so that a sampler can be held against it:
a card that is there twice (a joker, or a second pack) counts as two cards, and the weight of an assignment is the
number of ways to lay it with cards that can be told apart. Dealing the unseen cards blindly, and throwing away what
does not fit the View, draws assignments in proportion to these weights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from emptyhand.game.position import Deduced, Gift, Position, Zones
from emptyhand.game.table import Phase, Row, Seat
from emptyhand.game.view import SeatView, View
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law import ClimbLaw, PileLaw
from tests.property.facts import untrue

Cards = tuple[Card, ...]
Places = tuple[int, ...]


class Hidden(NamedTuple):
    """The cards of one seat: the whole hand ascending, the up row, the down cards that are left in their places."""

    hand: Cards
    up: Cards
    down: Cards


class Assignment(NamedTuple):
    """One way for the cards to lie: every seat's, and the draw pile or the cards left unused."""

    seats: tuple[Hidden, ...]
    draw: Cards


def weights(view: View, *, ordered: bool = False) -> Counter[Assignment]:
    """Every assignment that the View allows, with its weight.

    The draw pile is a set of cards, written ascending; if `ordered` it is the pile as it lies, top card first, and the
    number of assignments grows with the factorial of its size.
    """
    pool = unseen(view)
    found: Counter[Assignment] = Counter()
    for seats, left in _seats(view, pool, 0, tuple(range(len(pool)))):
        laid = tuple(Hidden(*_named(view, seat, places, pool)) for seat, places in enumerate(seats))
        rest = tuple(pool[place] for place in left)
        for draw in permutations(rest) if ordered else (tuple(sorted(rest)),):
            found[Assignment(laid, draw)] += 1
    return found


def laid(view: View, assignment: Assignment) -> Position:
    """The position in which the cards lie so; whoever sees it as the View's seat sees the View."""
    seats = []
    for number, (seat, hidden) in enumerate(zip(view.seats, assignment.seats, strict=True)):
        covered = iter(hidden.down)
        down = tuple(next(covered) if there else None for there in seat.down)
        up = hidden.up if view.table.phase is Phase.CHOOSE and number != view.seat else seat.up
        seats.append(Zones(hidden.hand, up, down, seat.known, _deduced(seat)))
    return Position(view.table, tuple(seats), assignment.draw, tuple(map(Seat, range(len(seats)))), gifts_from(view))


def gifts_from(view: View) -> tuple[Gift, ...]:
    """What the View's seat gave to others."""
    given = [(Seat(number), cards) for number, cards in enumerate(view.known_to_me) if cards]
    return () if view.seat is None else tuple(Gift(Seat(view.seat), number, cards) for number, cards in given)


def assignment_of(position: Position, *, ordered: bool = False) -> Assignment:
    """How the cards lie in a position."""
    seats = tuple(Hidden(zones.hand, _present(zones.up), _present(zones.down)) for zones in position.seats)
    return Assignment(seats, position.draw if ordered else tuple(sorted(position.draw)))


def _present(row: Row) -> Cards:
    return tuple(card for card in row if card is not None)


def _deduced(seat: SeatView) -> Deduced:
    return Deduced(seat.lacks.ranks, seat.lacks.count, seat.holds, seat.unbeaten, seat.passed)


def unseen(view: View) -> Cards:
    """The cards that lie somewhere the seat of the View cannot see."""
    seen = [*view.hand, *view.table.pile, *view.table.gone]
    for number, seat in enumerate(view.seats):
        seen += [card for card in seat.up if card is not None]
        seen += view.known_in(number) if number != view.seat else ()
    return without(view.law.whole_pack(len(view.seats)), seen)


def ways(view: View, *, ordered: bool = False) -> int:
    """How many ways there are to deal the unseen cards blindly: what the weights add up to when nothing is deduced."""
    left, count = len(unseen(view)), 1
    for number, seat in enumerate(view.seats):
        for size, in_order in _sizes(view, number, seat):
            count *= _falling(left, size) // (1 if in_order else factorial(size))
            left -= size
    return count * (factorial(left) if ordered else 1)


def _falling(from_: int, size: int) -> int:
    return factorial(from_) // factorial(from_ - size)


def _sizes(view: View, number: int, seat: SeatView) -> tuple[tuple[int, bool], ...]:
    """How many unseen cards a seat has in its hand, chosen to lie up, and down; and whether their order matters."""
    own = number == view.seat
    up = 0
    if view.table.phase is Phase.CHOOSE and not own:
        assert isinstance(view.law, PileLaw)
        up = view.law.deal.hand + view.law.deal.up - seat.hand
    return (0 if own else seat.hand - len(view.known_in(number)), False), (up, True), (sum(seat.down), True)


# -- laying cards, by their places in the row of unseen cards --------------------------------------------------------


def _seats(view: View, pool: Cards, seat: int, left: Places) -> Iterator[tuple[tuple[tuple[Places, ...], ...], Places]]:
    """Every way to lay this seat's cards and those of all after it, and what is left for the draw pile."""
    if seat == len(view.seats):
        if len(left) == view.draw:
            yield (), left
        return
    for mine, rest in _zones(view, pool, seat, left):
        for others, last in _seats(view, pool, seat + 1, rest):
            yield (mine, *others), last


def _zones(view: View, pool: Cards, seat: int, left: Places) -> Iterator[tuple[tuple[Places, ...], Places]]:
    """Every way to lay one seat's hand, up and down cards."""
    (hand, _), (up, _), (down, _) = _sizes(view, seat, view.seats[seat])
    fits = _test(view, seat)
    for held in combinations(left, hand):
        if not fits(tuple(pool[place] for place in held)):
            continue
        after = tuple(place for place in left if place not in held)
        for shown in permutations(after, up):
            below = tuple(place for place in after if place not in shown)
            for covered in permutations(below, down):
                yield (held, shown, covered), tuple(place for place in below if place not in covered)


def _test(view: View, number: int) -> Callable[[Cards], bool]:
    """Whether some unseen cards can be those of a seat's hand."""
    seat, law, table = view.seats[number], view.law, view.table
    deduced = _deduced(seat)
    opens = table.phase is Phase.OPEN and table.turn == number

    def fits(cards: Cards) -> bool:
        if number == view.seat:
            return True
        hand = tuple(sorted((*cards, *view.known_in(number))))
        if opens and not any((c if isinstance(law, ClimbLaw) else c.rank) == table.opening for c in hand):
            return False
        return not untrue(law, table, hand, seat.known, deduced)

    return fits


def _named(view: View, number: int, places: tuple[Places, ...], pool: Cards) -> tuple[Cards, Cards, Cards]:
    """The cards of a seat's places, with those of its hand that are seen."""
    held, shown, covered = (tuple(pool[place] for place in zone) for zone in places)
    seat = view.seats[number]
    hand = view.hand if number == view.seat else tuple(sorted((*held, *view.known_in(number))))
    up = _present(seat.up) or shown
    return hand, up, covered
