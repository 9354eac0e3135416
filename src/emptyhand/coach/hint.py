"""A hint as every table shows it: a move and sentences about it, from a seat's view alone.

Judged by looking ahead where numba is installed; otherwise it is the quick bot's choice, and says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from emptyhand.actions import Move
from emptyhand.bots.greedy import Greedy
from emptyhand.coach.advice import RankedAdvice, advise
from emptyhand.coach.judging import canonical
from emptyhand.coach.moves import named
from emptyhand.coach.reasons import because
from emptyhand.coach.terms import Terms
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.speech import Phrase, say

How = Literal["judged", "only", "quick"]


@dataclass(frozen=True, slots=True)
class MoveHint:
    """A move, how it was found, and what there is to say about it, a sentence each."""

    move: Move
    how: How
    says: tuple[Phrase, ...]


def hint(view: View, *, look_ahead: bool = True) -> MoveHint:
    """Return the hint for the seat to move. The same view gives the same hint; hidden cards cannot matter.

    Without `look_ahead`, or without numba, it is the quick bot's choice.
    """
    legal = legal_moves_for(view.law, view)
    usual = canonical(view.law, legal, Greedy(0).choose(view))
    if len(legal) == 1:
        return MoveHint(usual, "only", (say("coach-hint-only"),))
    if look_ahead:
        try:
            return _judged(view, usual)
        except ImportError:
            pass
    why = because(view, usual)
    return MoveHint(usual, "quick", (*([why] if why else []), say("coach-hint-quick")))


def _judged(view: View, usual: Move) -> MoveHint:
    """Return a hint from a look ahead. Raises ImportError if numba is missing."""
    from emptyhand.coach.proving import with_proofs
    from emptyhand.search import judge

    advice = advise(view, usual, with_proofs(judge))
    return MoveHint(advice.move, "judged", tuple(_said(advice, Terms.of(view))))


def _said(advice: RankedAdvice, terms: Terms) -> list[Phrase]:
    """Say how good the move is, how the next best one compares, and why."""
    good = terms.prospect(advice.chance.value)
    if advice.second is None or advice.lead is None:
        return [good, say("coach-hint-unknown")]
    next_best = named(advice.second)
    if not advice.is_clear:
        return [good, say("coach-hint-equal", other=next_best)]
    compared = terms.prospect(advice.chance.value - advice.lead.value, next_best)
    return [good, compared, *([advice.why] if advice.why else [])]
