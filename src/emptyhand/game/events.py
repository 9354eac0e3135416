"""The events of a game, as the table sees them. Every event has a public form; two kinds also have a private one."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from emptyhand.rules.cards import Card
from emptyhand.rules.ruleset.model import Starter, Ties, Zone

LEFT_OUT = "left out"
"""Marks a field that messages leave out while it is empty, as they did before there was such a field."""


class KilledBy(StrEnum):
    CARD = "card"
    RUN = "run"
    PASSES = "passes"
    """Nobody played on it until a pass brought the turn back; `seat` leads."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `seen_by(seat)` is the event as that seat, or a spectator (None), may see it."""

    def seen_by(self, seat: int | None) -> Event:
        return self


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat chose an up card; only that seat sees which one until all have chosen."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Placed(self.seat, None)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the draw pile. For everyone else `cards` is None."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count, None)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat's up cards are shown: all of them once everyone has chosen, or each one when it is chosen openly."""

    seat: int
    up: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned from the draw pile to start the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """The starter and the reason: the lowest rank or card, `tied` seats if several held it, or the dealer's place."""

    seat: int
    why: Starter
    lowest: int | None = None
    tied: tuple[int, ...] = ()
    ties: Ties = Ties.SEAT


@dataclass(frozen=True, slots=True)
class Leads(Event):
    """The last game of the match made this seat begin, and it may play anything."""

    seat: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: int
    cards: tuple[Card, ...]
    zone: Zone


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took an up card into its hand."""

    seat: int
    card: Card
    fits: bool


@dataclass(frozen=True, slots=True)
class TookRow(Event):
    """A seat took all its up cards into its hand at once."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A seat turned a down card for all to see."""

    seat: int
    slot: int
    card: Card
    fits: bool


@dataclass(frozen=True, slots=True)
class Tried(Event):
    """A seat that could not play turned over the top card of the draw pile for all to see."""

    seat: int
    card: Card
    fits: bool


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """A seat picked up the pile without its burnt cards, and `up` cards of its own row with it.

    `rest` are the cards below, where only some are picked up: the law says whether they stay or leave the game.
    """

    seat: int
    cards: tuple[Card, ...]
    burnt: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()
    rest: tuple[Card, ...] = field(default=(), metadata={LEFT_OUT: True})


@dataclass(frozen=True, slots=True)
class Killed(Event):
    seat: int
    cards: tuple[Card, ...]
    by: KilledBy


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    direction: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GoesOn(Event):
    """The same seat plays again, or may do so where the law makes that optional."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastCard(Event):
    """A seat has only one card left in all its zones, which the law has announced."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat gave cards to another before the first play; only these two see which."""

    seat: int
    to: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else Exchanged(self.seat, self.to, self.count, None)


@dataclass(frozen=True, slots=True)
class UpExchanged(Event):
    """A seat gave up cards to another before the first play, for everyone to see."""

    seat: int
    to: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class OrderTurned(Event):
    """The order of ranks was turned: now low ranks beat high ones, or it is as usual again."""

    upside_down: bool


@dataclass(frozen=True, slots=True)
class SuitsLocked(Event):
    """Until the round is over only cards of these suits may be played; numbers of suits, ascending."""

    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """Nobody beat the combination of `seat`; `leader` leads the next round."""

    seat: int
    leader: int


@dataclass(frozen=True, slots=True)
class InstantWin(Event):
    seat: int
    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Out(Event):
    """A seat has no cards left, or is the only one left in; places count from 1."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Over(Event):
    """The game is over. Lists the placed seats, best first."""

    out: tuple[int, ...]
