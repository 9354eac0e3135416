"""Phrases what a move is worth in the ruleset's own terms: games won, points, places, or how often it ends last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from emptyhand.coach.judging import Measurement
from emptyhand.game.view import View
from emptyhand.law.stakes import Prize, Stakes, stakes
from emptyhand.speech import Phrase, say


@dataclass(frozen=True, slots=True)
class Terms:
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
        """What a move decides, as a part of message names: `prize`, or last if only the last place is left."""
        return "last" if self.last_two else self.prize

    @property
    def prize(self) -> str:
        """What a game is played for, as a part of message names: wins, points or place."""
        return {Prize.WIN: "wins", Prize.POINTS: "points", Prize.PLACE: "place"}[self.stakes.prize]

    # -- one move ----------------------------------------------------------------------------------------------------

    def amount(self, worth: float) -> Phrase:
        """Return a worth as a number: ``41 %``, ``2.31``."""
        if self._share is not None:
            share = worth / self._share
            return say("worth-percent", percent=round(100 * (1 - share if self.last_two else share)))
        return amount(self.stakes.amount(worth), self.digits)

    def estimate(self, found: Measurement) -> Phrase:
        """Return a worth with its interval: ``41 % (± 2)``, ``2.31 (± 0.04)``."""
        return self._with_margin(self.amount(found.value), found)

    def prospect(self, worth: float, other: Phrase | None = None) -> Phrase:
        """Return what a move achieves as a sentence; `other` names it if it is the next best one."""
        message = "coach-hint" if other is None else "coach-next"
        named = {} if other is None else {"other": other}
        if self._share is not None:
            share = worth / self._share
            games = round(100 * (1 - share if self.last_two else share))
            return say(f"{message}-{'last' if self.last_two else 'wins'}", games=min(100, max(0, games)), **named)
        amount = round(self.stakes.amount(worth), self.digits)
        kind = "points" if self.stakes.prize is Prize.POINTS else "place"
        return say(f"{message}-{kind}", amount=amount, **named)

    # -- one move beside another -------------------------------------------------------------------------------------

    def compared(self, made: float, best: float) -> Phrase:
        """Return a sentence that compares the move made with the better one."""
        here, there = self.prospect(made), self.prospect(best)
        kind = here.id.removeprefix("coach-hint-")
        key = "games" if "games" in dict(here.args) else "amount"
        return say(f"review-turn-{kind}", here=here[key], there=there[key])

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
