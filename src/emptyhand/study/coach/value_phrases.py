"""Phrases what a move is worth in the ruleset's own terms: games won, points, places, or how often it ends last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from emptyhand.game.view import View
from emptyhand.rules.law.stakes import Prize, Stakes, stakes
from emptyhand.study.coach.judging import Measurement
from emptyhand.words.speech import Phrase, say

_HINTS = {
    "wins": "coach-hint-wins",
    "last": "coach-hint-last",
    "points": "coach-hint-points",
    "place": "coach-hint-place",
}
_NEXT_BEST = {
    "wins": "coach-next-wins",
    "last": "coach-next-last",
    "points": "coach-next-points",
    "place": "coach-next-place",
}
_TURNS = {
    "wins": "review-turn-wins",
    "last": "review-turn-last",
    "points": "review-turn-points",
    "place": "review-turn-place",
}


@dataclass(frozen=True, slots=True)
class ValuePhrases:
    """How to phrase worths: `taken` places are gone, the others can still be reached."""

    stakes: Stakes
    taken: int = 0

    @classmethod
    def of(cls, view: View) -> Self:
        return cls(stakes(view.law, len(view.seats)), len(view.table.out))

    @property
    def last_two(self) -> bool:
        """Whether the last place is all that is left to decide."""
        return self.stakes.prize is Prize.PLACE and self.taken == len(self.stakes.worth) - 2

    @property
    def kind(self) -> str:
        """What a move decides: `prize`, or last if only the last place is left."""
        return "last" if self.last_two else self.prize

    @property
    def prize(self) -> str:
        """What a game is played for: wins, points or place."""
        return {Prize.WIN: "wins", Prize.POINTS: "points", Prize.PLACE: "place"}[self.stakes.prize]

    # -- one move ----------------------------------------------------------------------------------------------------

    def amount(self, worth: float) -> Phrase:
        """Return a worth as a number: ``41 %``, ``2.31``."""
        if self._share is not None:
            share = worth / self._share
            return say("worth-percent", percent=round(100 * (1 - share if self.last_two else share)))
        return amount(self.stakes.amount(worth), self.digits)

    def estimate(self, worth: Measurement) -> Phrase:
        """Return a worth with its interval: ``41 % (± 2)``, ``2.31 (± 0.04)``."""
        return self._with_margin(self.amount(worth.value), worth)

    def prospect(self, worth: float, other: Phrase | None = None) -> Phrase:
        """Return what a move achieves as a sentence; `other` names it if it is the next best one."""
        message = (_HINTS if other is None else _NEXT_BEST)[self.kind]
        named = {} if other is None else {"other": other}
        if self._share is not None:
            share = worth / self._share
            games = round(100 * (1 - share if self.last_two else share))
            return say(message, games=min(100, max(0, games)), **named)
        amount = round(self.stakes.amount(worth), self.digits)
        return say(message, amount=amount, **named)

    # -- one move beside another -------------------------------------------------------------------------------------

    def compared(self, chosen: float, best: float) -> Phrase:
        """Return a sentence that compares the move made with the better one."""
        here, there = self.prospect(chosen), self.prospect(best)
        key = "games" if "games" in dict(here.args) else "amount"
        return say(_TURNS[self.kind], here=here[key], there=there[key])

    def difference(self, lead: Measurement) -> Phrase:
        """Return a difference between two worths with its interval: ``9 points (± 2)``, ``0.31 (± 0.04)``."""
        if self._share is not None:
            return self._with_margin(say("worth-points", count=round(100 * lead.value / self._share)), lead)
        return self._with_margin(amount(abs(self.stakes.span(lead.value)), self.digits), lead)

    # -- numbers -----------------------------------------------------------------------------------------------------

    @property
    def digits(self) -> int:
        """Decimals needed to show the smallest difference that counts."""
        return max(0, 3 - len(str(round(abs(self.stakes.span(1))))))

    @property
    def _share(self) -> float | None:
        """The worth that stands for all games, where worths are shares of games; None where they are amounts."""
        if self.last_two:
            return self.stakes.worth[self.taken]
        return 1.0 if self.stakes.prize is Prize.WIN else None

    def _with_margin(self, shown: Phrase, found: Measurement) -> Phrase:
        """Append the half-width of the interval, never rounded to 0."""
        if not found.error:
            return shown
        if self._share is not None:
            return say("worth-margin", shown=shown, margin=max(1, round(100 * found.margin / self._share)))
        margin = max(10.0**-self.digits, abs(self.stakes.span(found.margin)))
        return say("worth-margin", shown=shown, margin=amount(margin, self.digits))


def amount(value: float, digits: int) -> Phrase:
    """Return a number with some decimals."""
    return say("worth-amount", amount=round(value, digits), digits=digits)
