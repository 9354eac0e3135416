"""The stakes of a game: how much each place is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from emptyhand.rules.law.model import Law
from emptyhand.rules.ruleset.model import Ends


class Prize(Enum):
    """The results that a ruleset rewards."""

    WIN = "wins"
    """Only coming first counts."""
    POINTS = "points"
    """Places score points that differ below the first place."""
    PLACE = "places"
    """The game continues for places; each place is worth one step more than the next."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The worth of each place, and the unit in which it is shown to people."""

    prize: Prize
    worth: tuple[float, ...]
    """The worth by place, from 1 for the best place to 0 for the worst."""
    most: float
    """The amount that a worth of 1 represents: 100 (percent of games won), points, or the number of a place."""
    least: float
    """The amount that a worth of 0 represents."""

    @property
    def decided(self) -> int:
        """The number of places after which nothing is left to play for."""
        return 1 if self.prize is Prize.WIN else len(self.worth)

    def even(self, taken: int = 0) -> float:
        """Return the mean worth of the remaining places when the first `taken` are taken."""
        left = self.worth[taken:]
        return sum(left) / len(left)

    def amount(self, worth: float) -> float:
        """Convert a worth to the unit shown to people."""
        return self.least + self.span(worth)

    def span(self, difference: float) -> float:
        """Convert a difference between two worths to that unit; a higher place has a lower number."""
        return difference * (self.most - self.least)


def wins_only(players: int) -> Stakes:
    """Return stakes where only the win counts."""
    return Stakes(Prize.WIN, (1.0,) + (0.0,) * (players - 1), 100, 0)


def stakes(law: Law, players: int) -> Stakes:
    """Return the stakes of a game: points if they distinguish later places, else places, or only the win.

    Between two players all three are equivalent.
    """
    if law.ends is Ends.FIRST_OUT or players == 2:
        return wins_only(players)
    points = [law.match.points[place] if place < len(law.match.points) else 0 for place in range(players)]
    if len(set(points[1:])) > 1:
        most, least = max(points), min(points)
        return Stakes(Prize.POINTS, tuple((score - least) / (most - least) for score in points), most, least)
    return Stakes(Prize.PLACE, tuple(1 - place / (players - 1) for place in range(players)), 1, players)
