"""Splits the way from an even share to a result into the deal, a seat's own choices and luck; every chance counts once.

Think of the chance at each moment as the share of possible games that are won. A choice that lowers the chance from `b`
to `c` turns a fraction `(b - c) / b` of the won games into lost ones; luck turns games both ways. A game that a choice
has lost once may be won back by luck and lost by a choice again, but it counts against the choices only the first time.
So all choices together cost between nothing and everything, however often one advantage was thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol


class Chances(Protocol):
    """A number with its standard error."""

    @property
    def value(self) -> float: ...
    @property
    def error(self) -> float: ...


class JudgedChances(Protocol):
    """The chance with the best move, the chance with the move made, and their difference."""

    @property
    def best_chance(self) -> Chances: ...
    @property
    def chance(self) -> Chances: ...
    @property
    def cost(self) -> Chances: ...


@dataclass(slots=True)
class Untouched:
    """The games that no choice of the seat has turned yet, as shares of all: those won now and those lost now."""

    won: float
    lost: float

    def move(self, before: float, after: float) -> None:
        """Let luck move the chance; it turns games of every kind alike."""
        if after < before:
            turned = self.won * (before - after) / before
        elif after > before:
            turned = -self.lost * (after - before) / (1 - before)
        else:
            return
        self.won, self.lost = self.won - turned, self.lost + turned

    def choose(self, best: float, chosen: float) -> float:
        """Let a choice move the chance. Return the share of games that it gave away for the first time.

        Sampling noise can put the move made above the best one found. The share is then negative, so that noise
        cancels out over many decisions.
        """
        given = self.won * (best - chosen) / best if best else 0.0
        self.won -= given
        return given


def given_away(answers: Sequence[JudgedChances]) -> tuple[tuple[float, float], ...]:
    """Return for each decision the share of games that it gave away for the first time, and its standard error."""
    found: list[tuple[float, float]] = []
    if not answers:
        return ()
    now = answers[0].best_chance.value
    games = Untouched(now, 1 - now)
    for answer in answers:
        best, made = answer.best_chance.value, answer.chance.value
        games.move(now, best)
        fresh = games.won / best if best else 0.0
        found.append((games.choose(best, made), answer.cost.error * fresh))
        now = made
    return tuple(found)


def total(parts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the sum of measured parts and its standard error."""
    return sum(value for value, _ in parts), sqrt(sum(error**2 for _, error in parts))
