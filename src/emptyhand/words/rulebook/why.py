"""Why a move or a selection of cards is refused, in one friendly sentence that says what would be accepted.

Everything follows from a View, so no sentence can reveal more than the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.errors import Refusal
from emptyhand.game.moves import refusal_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.words.rulebook import deal, up, why_climb, why_pile
from emptyhand.words.speech import Phrase, say


def why_not(view: View, cards: Sequence[Card]) -> Phrase | None:
    """Explain why these cards may not be played, chosen or taken as they are; None if they may."""
    law = view.law
    if isinstance(law, PileLaw) and view.my_turn and view.table.phase is Phase.CHOOSE:
        return deal.why_not_chosen(law, view, cards)
    if isinstance(law, PileLaw) and cards and up.is_taking(law, view):
        return explain(view, Take(cards[0])) if len(cards) == 1 else up.one_at_a_time()
    return explain(view, Play(tuple(cards)))


def explain(view: View, move: Move) -> Phrase | None:
    """Explain why the seat may not make the move; None if it may."""
    law = view.law
    reason = refusal_for(law, view, move)
    if reason is None:
        return None
    return _out_of_turn(view, reason) or _in_turn(view, move, reason)


def _out_of_turn(view: View, reason: Refusal) -> Phrase | None:
    """Return the reason that applies to every move; None if the seat has a decision to make."""
    if reason is Refusal.GAME_OVER:
        return say("table-over")
    if view.seat is None:
        return say("why-watching")
    if view.my_turn:
        return None
    if view.seat in view.table.out:
        return say("why-out")
    if view.seat in view.table.locked:
        locks = isinstance(view.law, ClimbLaw) and view.law.turn.pass_locks
        return say("why-passed" if locks else "why-passed-for-now")
    return say("why-not-your-turn")


def _in_turn(view: View, move: Move, reason: Refusal) -> Phrase:
    if reason is Refusal.NO_CARDS:
        return say("why-no-cards")
    if isinstance(view.law, ClimbLaw):
        return why_climb.reason_for(view.law, view, move, reason)
    return why_pile.reason_for(view.law, view, move, reason)
