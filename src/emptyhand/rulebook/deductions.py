"""The public deductions about a hidden hand, in words."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.game.table import NO_RANK
from emptyhand.game.view import SeatView
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.rulebook.figures import figure_words
from emptyhand.rulebook.words import a_rank, any_of, joined


def deductions_in_words(law: Law, seat: SeatView, *, ascii_only: bool = False) -> tuple[str, ...]:
    """State what is sure about a hand's other cards, and what it passed on: ``none of the other cards is a 4 or 5``."""
    return tuple(_deductions(law, seat, ascii_only))


def _deductions(law: Law, seat: SeatView, ascii_only: bool) -> Iterator[str]:
    other = "other cards" if seat.known else "cards"
    unknown = seat.hand - len(seat.known)
    if seat.lacks.count:
        ranks = any_of([rank for rank in range(14) if seat.lacks.ranks >> rank & 1])
        count = "none" if seat.lacks.count >= unknown else f"at most {unknown - seat.lacks.count}"
        yield f"{count} of the {other} is {ranks}"
    if seat.holds != NO_RANK:
        yield f"one of the {other} is {a_rank(seat.holds)}"
    if isinstance(law, ClimbLaw):
        if seat.unbeaten:
            yield f"cannot beat {_named(law, seat.unbeaten, 'or', ascii_only)}"
        if seat.passed:
            yield f"let {_named(law, seat.passed, 'and', ascii_only)} stand"


def _named(law: ClimbLaw, demands: tuple[int, ...], last: str, ascii_only: bool) -> str:
    """List combinations in a sentence: ``the 9♥ and the pair of 8s (8♦)``."""
    return joined([f"the {figure_words(law, law.figures[d - 1], ascii_only=ascii_only)}" for d in demands], last)
