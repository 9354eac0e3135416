"""A position as one flat list of integers, for engines that do not know these classes.

Seats count from 0, cards are ``rank * 4 + suit`` with 52 for a joker, -1 is an empty place, nobody or nothing. Every
list is preceded by its length. In this order::

    players  phase  turn  dealer  direction  demand  run  run_length  opening  owner
    ties (one per seat, no length)   out   locked
    for each seat:  hand   up   down   known
    draw   pile   gone
    floor
    for each seat:  unbeaten   ranks  sure  holds  passed
    turned  bound  amount  suit_lock
    number of gifts   for each gift:  giver  holder  cards

Numbers that end after `gone` are a position without deductions. The last two lines are there only if they hold
something, `amount` only if it or something after it does, and so `suit_lock`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.position import Deduced, Gift, Position, Zones
from emptyhand.game.snapshot.checks import BadSnapshot, check_position
from emptyhand.game.table import NO_FLOOR, Phase, Row, Seat, Table
from emptyhand.rules.cards import ALL_CARDS, Card
from emptyhand.rules.law.model import Law

EMPTY = -1
MOST_NUMBERS = 10_000


def to_ints(position: Position) -> tuple[int, ...]:
    """Return the position as numbers."""
    return tuple(int(number) for number in _numbers(position))


def _numbers(position: Position) -> Iterator[int]:
    table = position.table
    yield from (len(position.seats), table.phase, table.turn, table.dealer, table.direction, table.demand)
    yield from (table.run, table.run_length, table.opening, table.owner)
    yield from position.ties
    yield from _counted(table.out)
    yield from _counted(table.locked)
    for zones in position.seats:
        yield from _counted(zones.hand)
        yield from _counted(tuple(EMPTY if c is None else c for c in zones.up))
        yield from _counted(tuple(EMPTY if c is None else c for c in zones.down))
        yield from _counted(zones.known)
    yield from _counted(position.draw)
    yield from _counted(table.pile)
    yield from _counted(table.gone)
    yield table.floor
    for zones in position.seats:
        yield from _counted(zones.deduced.unbeaten)
        yield from (zones.deduced.ranks, zones.deduced.sure, zones.deduced.holds)
        yield from _counted(zones.deduced.passed)
    gifts = position.gifts
    if table.turned or table.bound or table.amount or table.suit_lock or gifts:
        yield table.turned
        yield from _counted(table.bound)
    if table.amount or table.suit_lock or gifts:
        yield table.amount
    if table.suit_lock or gifts:
        yield table.suit_lock
    if gifts:
        yield len(gifts)
    for giver, holder, cards in gifts:
        yield from (giver, holder)
        yield from _counted(cards)


def _counted(numbers: Sequence[int]) -> Iterator[int]:
    yield len(numbers)
    yield from numbers


def from_ints(law: Law, numbers: Sequence[int]) -> Position:
    """Return the position of the numbers, checked against the law. Raises BadSnapshot."""
    if len(numbers) > MOST_NUMBERS:
        raise BadSnapshot(f"a position has at most {MOST_NUMBERS} numbers, not {len(numbers)}")
    position = _Numbers(numbers).position()
    check_position(law, position)
    return position


class _Numbers:
    """Reads numbers from the front of a list."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.left = iter(numbers)

    def position(self) -> Position:
        players = self.number()
        if not 1 <= players <= 8:
            raise BadSnapshot(f"the first number is the number of players, not {players}")
        phase = self.number()
        if phase not in list(Phase):
            raise BadSnapshot(f"the second number is the phase from 0 to 4, not {phase}")
        turn, dealer, direction, demand, run, run_length, opening, owner = (self.number() for _ in range(8))
        ties = tuple(Seat(self.number()) for _ in range(players))
        out, locked = self.seats(), self.seats()
        zones = tuple(Zones(self.cards(), self.row(), self.row(), self.cards()) for _ in range(players))
        draw, pile, gone = self.cards(), self.cards(), self.cards()
        floor = next(self.left, None)
        if floor is not None:
            zones = tuple(one._replace(deduced=self.deduced()) for one in zones)
        turned = next(self.left, None)
        bound = () if turned is None else self.seats()
        amount = next(self.left, 0)
        suit_lock = next(self.left, 0)
        gifts = tuple(self.gift() for _ in range(self.length(next(self.left, 0))))
        if next(self.left, None) is not None:
            raise BadSnapshot("there are numbers left after the last list")
        table = Table(Phase(phase), Seat(turn), Seat(dealer), direction, demand, run, run_length, opening, pile, gone)
        table = table._replace(owner=Seat(owner), locked=locked, out=out, floor=NO_FLOOR if floor is None else floor)
        table = table._replace(turned=turned or 0, bound=bound, amount=amount, suit_lock=suit_lock)
        return Position(table, zones, draw, ties, gifts)

    def gift(self) -> Gift:
        return Gift(Seat(self.number()), Seat(self.number()), self.cards())

    def deduced(self) -> Deduced:
        unbeaten = tuple(self.listed())
        return Deduced(self.number(), self.number(), self.number(), unbeaten, tuple(self.listed()))

    def number(self) -> int:
        number = next(self.left, None)
        if number is None:
            raise BadSnapshot("the numbers end too early")
        return number

    def listed(self) -> list[int]:
        return [self.number() for _ in range(self.length(self.number()))]

    def length(self, number: int) -> int:
        if not 0 <= number <= MOST_NUMBERS:
            raise BadSnapshot(f"a list cannot have length {number}")
        return number

    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in self.listed())

    def row(self) -> Row:
        return tuple(None if number == EMPTY else _card(number) for number in self.listed())

    def cards(self) -> tuple[Card, ...]:
        return tuple(_card(number) for number in self.listed())


def _card(number: int) -> Card:
    if not 0 <= number < len(ALL_CARDS):
        raise BadSnapshot(f"{number} is not a card: expected 0 to {len(ALL_CARDS) - 1}")
    return ALL_CARDS[number]
