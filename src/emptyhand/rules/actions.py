"""The moves that a seat can make, and their numbering under a Law.

A move names physical cards; as text it is its token with every suit. An action index depends only on the figure and
the count. Every move of a Law has one index in ``range(action_count(law))``, and moves are listed by ascending index.
"""

from __future__ import annotations

from dataclasses import dataclass

from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw

RANK_COUNT = 14
CAP = 5000
"""Decisions after which a game counts as stalled: some ways of playing never finish one."""


@dataclass(frozen=True, slots=True)
class Place:
    """Choose one card of the hand to lie face up, before the game begins."""

    card: Card

    def __str__(self) -> str:
        return f"/{self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay cards on the table: from the hand, or from the up row once the hand is empty."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Take:
    """Take one up card into the empty hand; it is played if it fits, else the pile is picked up."""

    card: Card

    def __str__(self) -> str:
        return f"<{self.card}"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the down card of a slot, counted from 0; it is played if it fits, else the pile is picked up."""

    slot: int

    def __str__(self) -> str:
        return f"?{self.slot + 1}"


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take the pile into the hand, and with it some equal up cards where the rules allow it."""

    up: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return "^" + "".join(map(str, self.up))


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the standing combination or the pile lie; in a pile game also end the turn where another play is an offer."""

    def __str__(self) -> str:
        return "-"


Move = Place | Play | Take | Flip | PickUp | Pass


def action_count(law: Law) -> int:
    """Return the number of action indices of a Law."""
    if isinstance(law, ClimbLaw):
        return len(law.figures) + 1
    return _end_turn(law) + (law.may_end_turn or law.may_pass)


def action_index(law: Law, move: Move) -> int:
    """Return the index of a move. The cards must make a figure of the Law; legality is not checked."""
    if isinstance(law, ClimbLaw):
        return _climb_index(law, move)
    return _pile_index(law, move)


def _climb_index(law: ClimbLaw, move: Move) -> int:
    if isinstance(move, Pass):
        return len(law.figures)
    figure = figure_of(law, move.cards) if isinstance(move, Play) else None
    if figure is None:
        raise ValueError(f"{move!r} is not a move of a climbing game")
    return figure


# The order of a pile law: places, plays by rank and count, takes, flips, the plain pick-up, pick-ups with up cards.
# Passing and ending the turn have one number, the last, in laws that allow either: all other laws keep their numbers.


def _takes(law: PileLaw) -> int:
    return RANK_COUNT + RANK_COUNT * law.most_copies


def _flips(law: PileLaw) -> int:
    return _takes(law) + RANK_COUNT


def _pick_up(law: PileLaw) -> int:
    return _flips(law) + law.deal.down


def _pick_up_with(law: PileLaw) -> int:
    return _pick_up(law) + 1


def _end_turn(law: PileLaw) -> int:
    return _pick_up_with(law) + RANK_COUNT * law.deal.up


def _pile_index(law: PileLaw, move: Move) -> int:
    match move:
        case Place(card):
            return card >> 2
        case Play(cards):
            return RANK_COUNT + (cards[0] >> 2) * law.most_copies + len(cards) - 1
        case Take(card):
            return _takes(law) + (card >> 2)
        case Flip(slot):
            return _flips(law) + slot
        case PickUp(()):
            return _pick_up(law)
        case PickUp(up):
            return _pick_up_with(law) + (up[0] >> 2) * law.deal.up + len(up) - 1
        case Pass() if law.may_end_turn or law.may_pass:
            return _end_turn(law)
    raise ValueError(f"{move!r} is not a move of a pile game")
