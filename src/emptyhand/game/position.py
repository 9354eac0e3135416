"""A whole position, seen and unseen. Nothing above `match` may name it: seats get a View."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.cards import Card
from emptyhand.game.table import NO_RANK, Phase, Row, Seat, Table


class Deduced(NamedTuple):
    """What everyone can deduce about the cards of a hand that are not `known` (see `deduction`)."""

    ranks: int = 0
    """Ranks, as bits, that some cards are known not to be of; 0 when `sure` is."""
    sure: int = 0
    """How many cards, at least, are of none of these ranks."""
    holds: int = NO_RANK
    """A rank of which there is at least one."""
    unbeaten: tuple[int, ...] = ()
    """In a climbing game, demands that no combination of the hand beats, ascending; none that follows from another."""
    passed: tuple[int, ...] = ()
    """In a climbing game, demands that the seat let stand of its own free will, kept in the same way: no proof of
    anything, but everyone remembers it."""


NOTHING = Deduced()


class Zones(NamedTuple):
    """One seat's cards, and what is public about its hand. Code that changes the hand must update that too."""

    hand: tuple[Card, ...]
    up: Row
    down: Row
    known: tuple[Card, ...] = ()
    """Cards of the hand that everyone saw go there or heard named."""
    deduced: Deduced = NOTHING

    @property
    def empty(self) -> bool:
        return not self.hand and not any(c is not None for c in self.up + self.down)


class Position(NamedTuple):
    table: Table
    seats: tuple[Zones, ...]
    draw: tuple[Card, ...]
    """Top card first."""
    ties: tuple[Seat, ...]
    """The deal's order among equals, unseen until it is needed."""

    @property
    def over(self) -> bool:
        return self.table.phase is Phase.OVER
