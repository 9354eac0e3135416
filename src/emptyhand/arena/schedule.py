"""The schedule: the number of a game determines its players, its deal and its seats.

A deal is played by every line-up, and each line-up plays it once for every way to turn it round the table. So all
players get the same cards in the same seats, and what is left of luck is the same for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial

from emptyhand.actions import CAP
from emptyhand.law.model import Law

Lineup = tuple[int, ...]


class Mode(Enum):
    TABLE = "table"
    """Everyone at the table is another player."""
    ALONE = "alone"
    """One player in one seat, another in all the others."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """All that decides its games, besides their numbers."""

    law: Law
    seats: int
    players: tuple[str, ...]
    """By their specs."""
    mode: Mode
    gauntlet: bool
    """Whether only the first player meets the others, and these do not meet each other."""
    seed: int
    deals: int
    cap: int = CAP

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Players by their numbers, in order round the table; alone, the lone one comes first."""
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
    """One game: the number of its deal, and which player has which seat."""

    deal: int
    seating: tuple[int, ...]
    lone: int | None = None
    """The player alone against the rest, where that is what is played."""


def mode_of(players: int, seats: int, alone: bool) -> Mode:
    """Alone if it is asked for or there are too few players for a table; with two seats both are the same."""
    return Mode.ALONE if seats > 2 and (alone or players < seats) else Mode.TABLE


def pairing(tournament: Tournament, number: int) -> Pairing:
    """The game of a number: deals one after another, in each the line-ups, for each the turns round the table."""
    deal, rest = divmod(number, tournament.games_a_deal)
    line, turn = divmod(rest, tournament.seats)
    lineup = tournament.lineups[line]
    lone = lineup[0] if tournament.mode is Mode.ALONE else None
    around = lineup if lone is not None else (lineup[0], *_permuted(lineup[1:], deal))
    return Pairing(deal, tuple(around[(seat - turn) % len(around)] for seat in range(len(around))), lone)


def _permuted(items: Lineup, number: int) -> Lineup:
    """One order of the items after another: the order matters, and turning a table does not change it."""
    left, order = list(items), []
    number %= factorial(len(left))
    while left:
        place, number = divmod(number, factorial(len(left) - 1))
        order.append(left.pop(place))
    return tuple(order)
