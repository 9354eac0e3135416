"""The schedule: the number of a game determines its players, its deal and its seats.

Every line-up plays each deal, once for each rotation round the table. So all players get the same cards in the same
seats, and the remaining luck is the same for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial

from emptyhand.rules.actions import CAP
from emptyhand.rules.law.model import Law

Lineup = tuple[int, ...]


class Mode(Enum):
    TABLE = "table"
    """All players at the table differ."""
    ALONE = "alone"
    """One player in one seat, another one in all other seats."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that determines its games, besides their numbers."""

    law: Law
    seats: int
    players: tuple[str, ...]
    """By their specs."""
    mode: Mode
    gauntlet: bool
    """Whether only the first player meets the others, and they do not meet each other."""
    seed: int
    deals: int
    cap: int = CAP

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Players by number, in order round the table; in mode ALONE the lone player comes first."""
        return _lineups(len(self.players), self.seats, self.mode, self.gauntlet)

    @property
    def games_a_deal(self) -> int:
        return len(self.lineups) * self.seats

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal


@lru_cache(maxsize=32)
def _lineups(players: int, seats: int, mode: Mode, gauntlet: bool) -> tuple[Lineup, ...]:
    if mode is Mode.ALONE:
        pairs = permutations(range(players), 2)
        found = [(one, *[other] * (seats - 1)) for one, other in pairs]
    else:
        found = list(combinations(range(players), seats))
    return tuple(lineup for lineup in found if not gauntlet or lineup[0] == 0)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: the number of its deal, and the player in each seat."""

    deal: int
    seating: tuple[int, ...]
    lone: int | None = None
    """The lone player in mode ALONE, else None."""


def mode_of(players: int, seats: int, alone: bool) -> Mode:
    """Return ALONE if requested or if there are too few players for a table; with two seats the modes are the same."""
    return Mode.ALONE if seats > 2 and (alone or players < seats) else Mode.TABLE


def pairing(tournament: Tournament, number: int) -> Pairing:
    """Return the game of a number: deal by deal, within a deal the line-ups, within a line-up the rotations."""
    deal, rest = divmod(number, tournament.games_a_deal)
    line, turn = divmod(rest, tournament.seats)
    lineup = tournament.lineups[line]
    lone = lineup[0] if tournament.mode is Mode.ALONE else None
    around = lineup if lone is not None else (lineup[0], *_permuted(lineup[1:], deal))
    return Pairing(deal, tuple(around[(seat - turn) % len(around)] for seat in range(len(around))), lone)


def _permuted(items: Lineup, number: int) -> Lineup:
    """Return permutation `number` of the items: rotating a table does not change who sits behind whom."""
    left, order = list(items), []
    number %= factorial(len(left))
    while left:
        place, number = divmod(number, factorial(len(left) - 1))
        order.append(left.pop(place))
    return tuple(order)
