"""A whole position, seen and unseen. Nothing above `match` may name it: seats get a View."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.cards import Card
from emptyhand.game.table import Phase, Row, Seat, Table


class Zones(NamedTuple):
    """One seat's cards. `known` are those of the hand that everyone saw go there."""

    hand: tuple[Card, ...]
    up: Row
    down: Row
    known: tuple[Card, ...] = ()

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
