"""A hint as every table shows it: a move and sentences about it, from a seat's view alone.

Judged by looking ahead where numba is installed; otherwise it is the quick bot's choice, and says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.bots.greedy import Greedy
from emptyhand.rules.actions import Move
from emptyhand.study.coach.judging import canonical
from emptyhand.study.coach.moves import move_phrase
from emptyhand.study.coach.ranking import RankedMoves, rank_moves
from emptyhand.study.coach.reasons import because
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.words.speech import Phrase, say

How = Literal["judged", "only", "quick"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, how it was found, and what there is to say about it, a sentence each."""

    move: Move
    how: How
    says: tuple[Phrase, ...]

    def sentences(self) -> list[Phrase]:
        """Return what to do, then the sentences about it."""
        return [say("coach-hint-do", move=move_phrase(self.move)), *self.says]


def hint(view: View, *, look_ahead: bool = True) -> Hint:
    """Return the hint for the seat to move. The same view gives the same hint; hidden cards cannot matter.

    Without `look_ahead`, or without numba, it is the quick bot's choice.
    """
    legal = canonical_moves_for(view.law, view)
    usual = canonical(view.law, legal, Greedy(0).choose(view))
    if len(legal) == 1:
        return Hint(usual, "only", (say("coach-hint-only"),))
    if look_ahead:
        try:
            return _judged(view, usual)
        except ImportError:
            pass
    why = because(view, usual)
    return Hint(usual, "quick", (*([why] if why else []), say("coach-hint-quick")))


def _judged(view: View, usual: Move) -> Hint:
    """Return a hint from a look ahead. Raises ImportError if numba is missing."""
    from emptyhand.players.search import judge
    from emptyhand.study.coach.proving import with_proofs

    ranked = rank_moves(view, usual, with_proofs(judge))
    return Hint(ranked.move, "judged", tuple(_sentences(ranked, ValuePhrases.of(view))))


def _sentences(ranked: RankedMoves, terms: ValuePhrases) -> list[Phrase]:
    """Say how good the move is, how the next best one compares, and why."""
    good = terms.prospect(ranked.chance.value)
    if ranked.second is None or ranked.lead is None:
        return [good, say("coach-hint-unknown")]
    next_best = move_phrase(ranked.second)
    if not ranked.is_clear:
        return [good, say("coach-hint-equal", other=next_best)]
    compared = terms.prospect(ranked.chance.value - ranked.lead.value, next_best)
    return [good, compared, *([ranked.why] if ranked.why else [])]
