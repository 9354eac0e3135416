"""Phrases what a move is worth in the ruleset's own terms: games won, points, places, or how often it ends last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from emptyhand.coach.judging import Measurement
from emptyhand.game.view import View
from emptyhand.law.stakes import Prize, Stakes, stakes
from emptyhand.rulebook.words import tally
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

    # -- one move ----------------------------------------------------------------------------------------------------

    def outcome(self, worth: float, about: str = "") -> str:
        """Say what a move achieves: ``wins 41 % of games``; `about` goes before a share of games, as in ``about ``."""
        if self.last_two:
            return f"ends last in {about}{self.amount(worth)} of games"
        match self.stakes.prize:
            case Prize.WIN:
                return f"wins {about}{self.amount(worth)} of games"
            case Prize.POINTS:
                return f"scores {self.amount(worth)} points on average"
            case Prize.PLACE:
                return f"ends in place {self.amount(worth)} on average"

    def amount(self, worth: float) -> str:
        """Return a worth as a number: ``41 %``, ``2.31``."""
        if self._share is not None:
            share = worth / self._share
            return percent(1 - share if self.last_two else share)
        return f"{self.stakes.amount(worth):.{self.digits}f}"

    def estimate(self, found: Measurement) -> str:
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

    def better(self, lead: Measurement) -> str:
        """Phrase the lead of a move: ``wins 9 points (± 2) more often``."""
        if self.last_two:
            return f"ends last {self.difference(lead)} less often"
        match self.stakes.prize:
            case Prize.WIN:
                return f"wins {self.difference(lead)} more often"
            case Prize.POINTS:
                return f"scores {self.difference(lead)} more points"
            case Prize.PLACE:
                return f"ends {self.difference(lead)} places higher"

    def compared(self, made: float, best: float) -> Phrase:
        """Return a sentence that compares the move made with the better one."""
        here, there = self.prospect(made), self.prospect(best)
        kind = here.id.removeprefix("coach-hint-")
        key = "games" if "games" in dict(here.args) else "amount"
        return say(f"review-turn-{kind}", here=here[key], there=there[key])

    def more(self, lead: Measurement, *, less: bool = False) -> str:
        """Phrase a lead, or with `less` a deficit, before ``than``: ``9 points (± 2) more often``."""
        if self.last_two:
            return f"{self.difference(lead)} {'more' if less else 'less'} often"
        match self.stakes.prize:
            case Prize.WIN:
                return f"{self.difference(lead)} {'less' if less else 'more'} often"
            case Prize.POINTS:
                return f"{self.difference(lead)} points {'less' if less else 'more'}"
            case Prize.PLACE:
                return f"{self.difference(lead)} places {'lower' if less else 'higher'}"

    def difference(self, lead: Measurement) -> str:
        """Return a difference between two worths with its interval: ``9 points (± 2)``, ``0.31 (± 0.04)``."""
        if self._share is not None:
            return self._with_margin(tally(round(100 * lead.value / self._share), "point"), lead)
        shown = abs(self.stakes.span(lead.value))
        return self._with_margin(f"{shown:.{self.digits}f}", lead)

    # -- names -------------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """The question of a puzzle."""
        if self.last_two:
            return "Which move ends last least often?"
        return {
            Prize.WIN: "Which move wins most often?",
            Prize.POINTS: "Which move scores most?",
            Prize.PLACE: "Which move leads to the highest place?",
        }[self.stakes.prize]

    @property
    def heading(self) -> str:
        """The heading of a column of worths."""
        return {Prize.WIN: "wins", Prize.POINTS: "points", Prize.PLACE: "place"}[self.stakes.prize]

    @property
    def curve(self) -> str:
        """The name of a curve of worths; up is good."""
        names = {Prize.WIN: "Chance of winning", Prize.POINTS: "Points on average", Prize.PLACE: "Place on average"}
        return names[self.stakes.prize]

    @property
    def axis(self) -> str:
        """The label of a plot's axis."""
        return "chance to win, %" if self.stakes.prize is Prize.WIN else self.curve.lower()

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

    def _with_margin(self, shown: str, found: Measurement) -> str:
        """Append the half-width of the interval, never rounded to 0."""
        if not found.error:
            return shown
        if self._share is not None:
            return f"{shown} (± {max(1, round(100 * found.margin / self._share))})"
        margin = max(10.0**-self.digits, abs(self.stakes.span(found.margin)))
        return f"{shown} (± {margin:.{self.digits}f})"


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
