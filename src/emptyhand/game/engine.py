"""The reference engine's four questions, for both families."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.actions import Move
from emptyhand.game import climb, climb_moves, pile, pile_moves
from emptyhand.game.deal import Deal, check_deal
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Event
from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law


class Step(NamedTuple):
    """A position and what happened on the way to it."""

    position: Position
    events: tuple[Event, ...]


def start(law: Law, deal: Deal) -> Step:
    """The first position in which a seat has something to decide, or a game won by the deal alone."""
    check_deal(law, deal)
    return Step(*(climb.start(law, deal) if isinstance(law, ClimbLaw) else pile.start(law, deal)))


def play(law: Law, position: Position, move: Move) -> Step:
    """The step a move makes. Raises IllegalMove with its reason; never half-applies."""
    return Step(*(climb.play(law, position, move) if isinstance(law, ClimbLaw) else pile.play(law, position, move)))


def legal_moves(law: Law, position: Position) -> tuple[Move, ...]:
    """The moves of the seat whose turn it is, by ascending action index."""
    table = position.table
    mine = position.seats[table.turn]
    if isinstance(law, ClimbLaw):
        return climb_moves.moves(law, table, mine.hand)
    up = tuple([c for c in mine.up if c is not None])
    slots = tuple([i for i, c in enumerate(mine.down) if c is not None])
    return pile_moves.moves(law, table, pile_moves.Own(mine.hand, up, slots))


def legal_moves_for(law: Law, view: View) -> tuple[Move, ...]:
    """The moves of a seat as it can work them out itself; none when it is not its turn."""
    if not view.my_turn:
        return ()
    if isinstance(law, ClimbLaw):
        return climb_moves.moves(law, view.table, view.hand)
    return pile_moves.moves(law, view.table, pile_moves.own(view.hand, view.up, view.down))


def refusal_for(law: Law, view: View, move: Move) -> Refusal | None:
    """Why a seat may not make a move, or None if it may. Out of turn nothing is possible."""
    if not view.my_turn:
        return Refusal.GAME_OVER if view.table.phase is Phase.OVER else Refusal.NOT_NOW
    if isinstance(law, ClimbLaw):
        return climb_moves.refusal(law, view.table, view.hand, move)
    return pile_moves.refusal(law, view.table, pile_moves.own(view.hand, view.up, view.down), move)
