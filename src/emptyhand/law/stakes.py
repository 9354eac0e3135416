"""What the places of a game are worth: what its players play for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from emptyhand.law.model import Law
from emptyhand.ruleset.model import Ends


class Prize(Enum):
    """What a ruleset rewards."""

    WIN = "wins"
    """Only coming first counts."""
    POINTS = "points"
    """Places score points that differ below the first place."""
    PLACE = "places"
    """The game is played on for places; each counts one more than the next."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What each place is worth, and the unit in which people speak of it."""

    prize: Prize
    worth: tuple[float, ...]
    """By place: 1 for the most a place can bring, 0 for the least."""
    most: float
    """What 1 stands for: 100 (percent of games won), points, or the number of a place."""
    least: float
    """What 0 stands for."""

    @property
    def decided(self) -> int:
        """After how many places nothing is left to play for."""
        return 1 if self.prize is Prize.WIN else len(self.worth)

    def even(self, taken: int = 0) -> float:
        """The mean worth of the places that are left when the first ones are taken."""
        left = self.worth[taken:]
        return sum(left) / len(left)

    def amount(self, worth: float) -> float:
        """A worth in the unit in which people speak of it."""
        return self.least + self.span(worth)

    def span(self, difference: float) -> float:
        """A difference between two worths in that unit; a higher place has a lower number."""
        return difference * (self.most - self.least)


def wins_only(players: int) -> Stakes:
    """Stakes where only coming first counts."""
    return Stakes(Prize.WIN, (1.0,) + (0.0,) * (players - 1), 100, 0)


def stakes(law: Law, players: int) -> Stakes:
    """What is played for: points where they tell later places apart, else places, or the win where only that counts.

    Between two players the three are the same.
    """
    if law.ends is Ends.FIRST_OUT or players == 2:
        return wins_only(players)
    points = [law.match.points[place] if place < len(law.match.points) else 0 for place in range(players)]
    if len(set(points[1:])) > 1:
        most, least = max(points), min(points)
        return Stakes(Prize.POINTS, tuple((score - least) / (most - least) for score in points), most, least)
    return Stakes(Prize.PLACE, tuple(1 - place / (players - 1) for place in range(players)), 1, players)
