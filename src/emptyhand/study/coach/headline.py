"""A seat's game in one sentence: was it luck, was it the choices?"""

from __future__ import annotations

from typing import Final

from emptyhand.study.coach.analysis import SeatReport
from emptyhand.words.speech import Phrase, Value, say

CLEAR: Final = 0.1
"""Luck counts as good or bad from this share of the way between the worst and the best result on."""


def headline(report: SeatReport, **reader: Value) -> Phrase:
    """Return the sentence; its argument `own`, whether it is the reader's own game, may follow where it is said."""
    result, mistakes = report.parts.result, len(report.mistakes)
    return say(_message(result, mistakes), luck=_luck(report), count=mistakes, **reader)


def _message(result: float, mistakes: int) -> str:
    if not mistakes:
        return "coach-headline-won" if result >= 1 else "coach-headline-clean"
    if 0 < result < 1:
        return "coach-headline-between-costly"
    return "coach-headline-won-costly" if result >= 1 else "coach-headline-lost-costly"


def _luck(report: SeatReport) -> str:
    """Return how kind the cards and the others were, from the deal to the end."""
    luck = report.parts.deal + report.parts.luck
    return "good" if luck > CLEAR else "bad" if luck < -CLEAR else "even"
