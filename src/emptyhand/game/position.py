"""A full position, hidden cards included. Nothing above `players/game.py` may name it: seats get a View."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.game.events import Event
from emptyhand.game.table import NO_RANK, Phase, Row, Seat, Table
from emptyhand.rules.cards import Card


class Deduced(NamedTuple):
    """The public deductions about the cards of a hand that are not `known` (see `deduction`)."""

    ranks: int = 0
    """Ranks, as bits, that at least `sure` of these cards do not have; 0 if `sure` is 0."""
    sure: int = 0
    """The number of cards, at least, that have none of these ranks."""
    holds: int = NO_RANK
    """A rank that at least one of these cards has."""
    unbeaten: tuple[int, ...] = ()
    """In a climbing game, demands that the hand cannot beat, ascending, without those that follow from another."""
    passed: tuple[int, ...] = ()
    """In a climbing game, demands that the seat passed on by choice, kept in the same way: public, but no proof."""


NOTHING = Deduced()


class Zones(NamedTuple):
    """One seat's cards, and the public facts about its hand. Code that changes the hand must update these too."""

    hand: tuple[Card, ...]
    up: Row
    down: Row
    known: tuple[Card, ...] = ()
    """Cards of the hand that everyone saw go there or heard named."""
    deduced: Deduced = NOTHING

    @property
    def empty(self) -> bool:
        return not self.hand and not any(c is not None for c in self.up + self.down)

    @property
    def left(self) -> int:
        """All cards this seat still has to shed."""
        return len(self.hand) + sum(c is not None for c in self.up + self.down)


class Gift(NamedTuple):
    """Cards that one seat gave another unseen by the rest: they are still in the hand, and the giver knows it."""

    giver: Seat
    holder: Seat
    cards: tuple[Card, ...]
    """Ascending, without those that are `known`."""


class Position(NamedTuple):
    table: Table
    seats: tuple[Zones, ...]
    draw: tuple[Card, ...]
    """Top card first."""
    ties: tuple[Seat, ...]
    """The deal's tie-break order, hidden until it is needed."""
    gifts: tuple[Gift, ...] = ()
    """Ascending; at most one from a seat to another, and none without cards."""

    @property
    def over(self) -> bool:
        return self.table.phase is Phase.OVER


Outcome = tuple[Position, tuple[Event, ...]]
"""A position, and the events that led to it."""
