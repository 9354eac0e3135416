"""A seat's game in one sentence: was it luck, was it the choices?"""

from __future__ import annotations

from typing import Final

from emptyhand.coach.analysis import SeatReport
from emptyhand.speech import Phrase, Value, say

CLEAR: Final = 0.1
"""Luck counts as good or bad from this share of the way between the worst and the best result on."""


def headline(report: SeatReport, **reader: Value) -> Phrase:
    """Return the sentence; its argument `own`, whether it is the reader's own game, may follow where it is said."""
    result, mistakes = report.parts.result, len(report.mistakes)
    outcome = "won" if result >= 1 else "lost" if result <= 0 else "between"
    found = f"{outcome}-costly" if mistakes else "won" if outcome == "won" else "clean"
    return say(f"coach-headline-{found}", luck=_luck(report), count=mistakes, **reader)


def _luck(report: SeatReport) -> str:
    """Return how kind the cards and the others were, from the deal to the end."""
    luck = report.parts.deal + report.parts.luck
    return "good" if luck > CLEAR else "bad" if luck < -CLEAR else "even"
