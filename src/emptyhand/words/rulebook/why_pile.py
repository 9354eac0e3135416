"""Why a move of a pile game is refused."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.errors import Refusal
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from emptyhand.words.rulebook import up
from emptyhand.words.rulebook.demands import bound_by, fitting_cards
from emptyhand.words.rulebook.phrases import a_rank, cards_of
from emptyhand.words.rulebook.pile_rules import REFUSES
from emptyhand.words.rulebook.ranks import NOTHING
from emptyhand.words.rulebook.words import missing_cards
from emptyhand.words.speech import Phrase, listed, of_cards, say


def reason_for(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase:
    """Return the reason as a phrase; it must be the seat's turn."""
    for refuses in REFUSES:
        if (refused := refuses(law, view, move, reason)) is not None:
            return refused
    return _general_reason(law, view, move, reason)


def _general_reason(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase:
    """Return a reason that is no single rule's."""
    match reason:
        case Refusal.NOT_HELD:
            return _not_held(view, move)
        case Refusal.MIXED_RANKS:
            return _mixed(move)
        case Refusal.NOT_ON_DEMAND | Refusal.NOT_LED:
            return _does_not_fit(law, view, _cards(move), reason)
    raise AssertionError(f"{reason!r} is no reason of a pile game")


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Play(cards):
            return cards
        case Place(card) | Take(card):
            return (card,)
        case PickUp(along):
            return along
    return ()


def _some(cards: Sequence[Card]) -> Phrase:
    """Name cards of one rank: ``a 6``, ``two 6s``."""
    return cards_of(len(cards), cards[0].rank)


# -- the wrong cards -------------------------------------------------------------------------------------------------


def _not_held(view: View, move: Move) -> Phrase:
    from_row = isinstance(move, Take | PickUp) or not view.hand
    missing = missing_cards(up.up_cards(view) if from_row else view.hand, _cards(move))
    if not from_row and not missing_cards(up.up_cards(view), missing):
        return say("why-up-after-hand")
    return say("why-not-in-row" if from_row else "why-not-in-hand", cards=of_cards(missing))


def _mixed(move: Move) -> Phrase:
    if isinstance(move, PickUp):
        return say("why-one-rank-along")
    ranks = sorted({c.rank for c in _cards(move)})
    return say("why-mixed", cards=listed([a_rank(r) for r in ranks]))


def _does_not_fit(law: PileLaw, view: View, cards: Sequence[Card], reason: Refusal) -> Phrase:
    if reason is Refusal.NOT_LED:
        return say("why-not-led", cards=_some(cards))
    fitting, bound = fitting_cards(law, view.table), bound_by(law, view.table)
    if fitting == NOTHING:
        return say("why-nothing-goes", cards=_some(cards), bound=bound)
    return say("why-not-on", cards=_some(cards), bound=bound, answers=fitting)
