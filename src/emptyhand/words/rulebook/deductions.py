"""The public deductions about a hidden hand, as phrases."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.game.table import NO_RANK
from emptyhand.game.view import SeatView
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.words.rulebook.figures import figure_phrase
from emptyhand.words.rulebook.phrases import a_rank, any_of, yes
from emptyhand.words.speech import Phrase, either, listed, say


def deduced(law: Law, seat: SeatView) -> Iterator[Phrase]:
    """State what is sure about a hand's other cards, and what it passed on: ``none of the other cards is a 4 or 5``."""
    other = yes(seat.known)
    unknown = seat.hand - len(seat.known)
    if seat.lacks.count:
        ranks = any_of([rank for rank in range(14) if seat.lacks.ranks >> rank & 1])
        yield say("hand-lacks", count=max(0, unknown - seat.lacks.count), other=other, ranks=ranks)
    if seat.holds != NO_RANK:
        yield say("hand-holds", other=other, rank=a_rank(seat.holds))
    if isinstance(law, ClimbLaw):
        if seat.unbeaten:
            yield say("hand-cannot-beat", figures=either(_figures(law, seat.unbeaten)))
        if seat.passed:
            yield say("hand-let-stand", figures=listed(_figures(law, seat.passed)))


def _figures(law: ClimbLaw, demands: tuple[int, ...]) -> list[Phrase]:
    """Return combinations: ``the 9♥``, ``the pair of 8s (8♦)``."""
    return [say("the-figure", figure=figure_phrase(law, law.standing(d))) for d in demands]
