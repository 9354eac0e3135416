"""The interface of the reference engine, for both families."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.game import climb, climb_moves, pile, pile_moves, pile_start
from emptyhand.game.deal import Deal, check_deal
from emptyhand.game.events import Event
from emptyhand.game.moves import canonical_moves_for, cards_for, legal_moves_for, refusal_for
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import ClimbLaw, Law

__all__ = [
    "Step",
    "canonical_moves",
    "canonical_moves_for",
    "cards_for",
    "legal_moves",
    "legal_moves_for",
    "play",
    "refusal_for",
    "start",
]


class Step(NamedTuple):
    """A position and the events that led to it."""

    position: Position
    events: tuple[Event, ...]


def start(law: Law, deal: Deal) -> Step:
    """Return the first position that needs a decision, or a game that the deal alone has won."""
    check_deal(law, deal)
    return Step(*(climb.start(law, deal) if isinstance(law, ClimbLaw) else pile_start.start(law, deal)))


def play(law: Law, position: Position, move: Move) -> Step:
    """Apply a move. Raises IllegalMove with its reason and changes nothing."""
    return Step(*(climb.play(law, position, move) if isinstance(law, ClimbLaw) else pile.play(law, position, move)))


def legal_moves(law: Law, position: Position) -> tuple[Move, ...]:
    """Return the legal moves of the seat to move: those of :func:`legal_moves_for`."""
    table = position.table
    if isinstance(law, ClimbLaw):
        return climb_moves.whole_moves(law, table, position.seats[table.turn].hand, _has_duty(law, position))
    return canonical_moves(law, position)


def canonical_moves(law: Law, position: Position) -> tuple[Move, ...]:
    """Return one legal move of each action index of the seat to move: those of :func:`canonical_moves_for`."""
    table = position.table
    mine = position.seats[table.turn]
    if isinstance(law, ClimbLaw):
        return climb_moves.moves(law, table, mine.hand, _has_duty(law, position))
    return pile_moves.moves(law, table, mine)


def _has_duty(law: ClimbLaw, position: Position) -> bool:
    sizes = [len(zones.hand) for zones in position.seats] if law.turn.last_card_duty else ()
    return climb_moves.has_duty(law, position.table, sizes)
