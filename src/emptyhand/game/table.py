"""The public half of a position: the middle of the table, which everyone sees.

Named tuples rather than dataclasses, because a game makes thousands of them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple, NewType

from emptyhand.rules.cards import Card

Seat = NewType("Seat", int)
Row = tuple[Card | None, ...]
"""Cards in numbered places; None where a card has left its place."""

NOBODY = Seat(-1)
NO_OPENING = -1
NO_RUN = -1
NO_RANK = -1
NO_FLOOR = -1


class Phase(IntEnum):
    """The phase of a game: stored, never inferred from card counts."""

    CHOOSE = 0
    OPEN = 1
    PLAY = 2
    OVER = 3
    OFFER = 4
    """In a pile game, the seat has played and may play again or end its turn."""


# Plain names: in the engines' inner loops an enum's attribute costs as much as a small function call.
CHOOSE, OPEN, PLAY, OVER, OFFER = Phase


class Table(NamedTuple):
    """All public state except the seats' rows and card counts."""

    phase: Phase
    turn: Seat
    dealer: Seat
    direction: int = 1
    demand: int = 0
    run: int = NO_RUN
    """The rank the top of the pile counts as, and how many of it lie there in a row."""
    run_length: int = 0
    opening: int = NO_OPENING
    """The rank (in a pile game) or card (in a climbing game) that the first play must contain."""
    pile: tuple[Card, ...] = ()
    """Oldest first; in a climbing game the cards of the round."""
    gone: tuple[Card, ...] = ()
    """Killed, burnt or cleared: out of the game."""
    owner: Seat = NOBODY
    """The seat whose combination stands.

    In a pile game, the seat that leads if all the others pass; while up cards are chosen, the one that leads then.
    """
    locked: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    """Seats that have finished, best first."""
    floor: int = NO_FLOOR
    """In a climbing game, the lowest card dealt to anyone, if lower cards were not dealt and everyone knows it."""
    turned: int = 0
    """How the order of ranks stands: in a climbing game bits of `law.model`, in a pile game 1 if it is upside down."""
    bound: tuple[Seat, ...] = ()
    """In a climbing game, seats that passed in this round and may only play bombs."""
    amount: int = 0
    """In a pile game, how many cards a play from the hand or the up row must have; 0 for any number."""
    suit_lock: int = 0
    """In a climbing game, the suits that alone may be played until the round is over, one bit each; 0: all may."""


RARE_FIELDS = ("turned", "bound", "amount", "suit_lock")


def public_fields(table: Table) -> dict[str, Any]:
    """Return the fields that messages carry by name; those of few games only where they hold something."""
    return {name: value for name, value in table._asdict().items() if value or name not in RARE_FIELDS}


def seats_in(table: Table, players: int) -> list[Seat]:
    """Return the seats that still hold cards, ascending."""
    return [Seat(s) for s in range(players) if s not in table.out]


def next_in(out: tuple[Seat, ...], players: int, seat: Seat, direction: int = 1, steps: int = 1) -> Seat:
    """Return the seat `steps` places on in a direction, counting only seats still in."""
    here: int = seat
    while steps:
        here = (here + direction) % players
        if here not in out:
            steps -= 1
    return Seat(here)
