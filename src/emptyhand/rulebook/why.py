"""Why a move or a selection of cards is refused, in one friendly sentence that says what would be accepted.

Everything follows from a View, so no sentence can reveal more than the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.actions import Move, Play, Take
from emptyhand.cards import Card
from emptyhand.game.errors import Refusal
from emptyhand.game.moves import refusal_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.rulebook import why_climb, why_pile
from emptyhand.rulebook.demands import left_to_choose
from emptyhand.rulebook.words import cards_text, counted, missing_cards, sentence


def why_not(view: View, cards: Sequence[Card], *, ascii_only: bool = False) -> str | None:
    """Explain why these cards may not be played, chosen or taken as they are; None if they may."""
    law = view.law
    if isinstance(law, PileLaw) and view.my_turn and view.table.phase is Phase.CHOOSE:
        return _why_not_chosen(law, view, cards, ascii_only=ascii_only)
    if isinstance(law, PileLaw) and cards and why_pile.takes(law, view):
        if len(cards) > 1:
            return "Take only one up card at a time."
        return explain(view, Take(cards[0]), ascii_only=ascii_only)
    return explain(view, Play(tuple(cards)), ascii_only=ascii_only)


def _why_not_chosen(law: PileLaw, view: View, cards: Sequence[Card], *, ascii_only: bool) -> str | None:
    missing = missing_cards(view.hand, cards)
    if missing:
        return f"You do not have {cards_text(missing, ascii_only=ascii_only)} in your hand."
    left = left_to_choose(law, view)
    if not 1 <= len(cards) <= left:
        return f"Choose {counted(left, 'card')} to lie face up."
    return None


def explain(view: View, move: Move, *, ascii_only: bool = False) -> str | None:
    """Explain why the seat may not make the move; None if it may."""
    law = view.law
    reason = refusal_for(law, view, move)
    if reason is None:
        return None
    return sentence(_out_of_turn(view, reason) or _in_turn(view, move, reason, ascii_only=ascii_only))


def _out_of_turn(view: View, reason: Refusal) -> str | None:
    """Return the reason that applies to every move; None if the seat has a decision to make."""
    if reason is Refusal.GAME_OVER:
        return "the game is over"
    if view.seat is None:
        return "you are watching and have no cards to play"
    if view.my_turn:
        return None
    if view.seat in view.table.out:
        return "you have no cards left and are out of the game"
    if view.seat in view.table.locked:
        return "you have passed and must wait for the next round"
    return "it is not your turn"


def _in_turn(view: View, move: Move, reason: Refusal, *, ascii_only: bool) -> str:
    if reason is Refusal.NO_CARDS:
        return "choose at least one card"
    if isinstance(view.law, ClimbLaw):
        return why_climb.sentence_for(view.law, view, move, reason, ascii_only=ascii_only)
    return why_pile.sentence_for(view.law, view, move, reason, ascii_only=ascii_only)
