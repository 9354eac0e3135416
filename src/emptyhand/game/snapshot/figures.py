"""Combinations of a climbing game by name: ``single-9H``, ``pair-9H``, ``triple-9``, ``run5-9H``, ``pairs3-9``."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.rules.cards import RANK_CHARS, SUIT_CHARS
from emptyhand.rules.law.figures import is_by_colour
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind

RED_SUITS = "DH"
TURNED = "-turned"
_COUNTED = (Kind.RUN, Kind.PAIRS, Kind.TRIPLES, Kind.SUITED_RUN, Kind.LARGE_SET)


def figure_name(law: ClimbLaw, number: int) -> str:
    """Return the name of a figure: its kind, its length where that varies, its top rank, and the tie-break.

    A number beyond the figures names one in the order of ranks turned upside down.
    """
    if number >= len(law.figures):
        return figure_name(law, number - len(law.figures)) + TURNED
    figure = law.figures[number]
    length = str(figure.length) if figure.kind in _COUNTED else ""
    return f"{figure.kind.name.lower().replace('_', '-')}{length}-{RANK_CHARS[figure.top]}{_tie(law, figure)}"


def _tie(law: ClimbLaw, figure: Figure) -> str:
    if figure.tie < 0:
        return ""
    if is_by_colour(law, figure.kind):
        highest_is_red = SUIT_CHARS[law.ranking.suits[-1]] in RED_SUITS
        return "red" if bool(figure.tie) == highest_is_red else "black"
    return str(law.card_at(figure.top, figure.tie))[1:]


@lru_cache(maxsize=8)
def figures_by_name(law: ClimbLaw) -> dict[str, int]:
    """Return the number of every figure by its name, in both orders of ranks where there are two."""
    return {figure_name(law, number): number for number in range(len(law.legal) - 1)}
