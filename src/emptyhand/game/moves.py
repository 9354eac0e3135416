"""Legal moves worked out from a View alone, so that players and interfaces never need a position."""

from __future__ import annotations

from emptyhand.game import climb_moves, pile_moves
from emptyhand.game.errors import Refusal
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Play, action_index
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.law.twins import Cards


def legal_moves_for(law: Law, view: View) -> tuple[Move, ...]:
    """Return the legal moves of the view's seat by ascending action index; none when it is not its turn.

    In a climbing game these are whole moves: every choice of cards that the rules can tell apart, and first of each
    figure its canonical cards. A lead from a large hand has thousands of them.
    """
    if view.my_turn and isinstance(law, ClimbLaw):
        return climb_moves.whole_moves(law, view.table, view.hand, _has_duty(law, view))
    return canonical_moves_for(law, view)


def canonical_moves_for(law: Law, view: View) -> tuple[Move, ...]:
    """Return one legal move of each action index: what rollouts, kernels and quick players choose among."""
    if not view.my_turn:
        return ()
    if isinstance(law, ClimbLaw):
        return climb_moves.moves(law, view.table, view.hand, _has_duty(law, view))
    return pile_moves.moves(law, view.table, view)


def cards_for(law: Law, view: View, figure: int) -> tuple[Cards, ...]:
    """Return the cards of every legal play of an action index, the canonical ones first; nothing if there is none."""
    if view.my_turn and isinstance(law, ClimbLaw):
        return climb_moves.choices(law, view.table, view.hand, figure, _has_duty(law, view))
    plays = [move for move in canonical_moves_for(law, view) if isinstance(move, Play)]
    return tuple([play.cards for play in plays if action_index(law, play) == figure])


def refusal_for(law: Law, view: View, move: Move) -> Refusal | None:
    """Return why the seat may not make a move, or None if it may. Out of turn every move is refused."""
    if not view.my_turn:
        return Refusal.GAME_OVER if view.table.phase is Phase.OVER else Refusal.NOT_NOW
    if isinstance(law, ClimbLaw):
        return climb_moves.refusal(law, view.table, view.hand, move, _has_duty(law, view))
    return pile_moves.refusal(law, view.table, view, move)


def _has_duty(law: ClimbLaw, view: View) -> bool:
    return law.turn.last_card_duty and climb_moves.has_duty(law, view.table, [seat.hand for seat in view.seats])
