"""Five honest levels. The weak ones see less, as people do: they do not throw games away on purpose."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.actions import Move
from emptyhand.bots.beginner import Beginner, Casual
from emptyhand.bots.greedy import Greedy
from emptyhand.bots.player import Budget, Player, Thought, think
from emptyhand.bots.search import MASTER, Search, require_numba
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.weights.tuned import tuned_rollouts


class Level(NamedTuple):
    """A level as people are told of it."""

    name: str
    description: str


LEVELS = {
    1: Level("Beginner", "plays the lowest card that fits, one at a time, and thinks no further"),
    2: Level("Sound", "plays sets, and sheds low cards early"),
    3: Level("Sharp", "plans its way out, or pictures a few ways the hidden cards may lie before each move"),
    4: Level("Expert", "has played these rules often, and weighs its moves over dozens of ways or more"),
    5: Level("Master", "weighs its moves over thousands of ways the hidden cards may lie"),
}
PLAIN = {False: (Beginner, Greedy), True: (Beginner, Casual, Greedy)}
"""The levels that do not look ahead, in pile games and in climbing games: there, planning alone is worth a level."""
BETWEEN = (3, 4)
"""Levels whose budget makes them what they are."""
ROLLOUTS = {2: {3: 24, 4: 96}, 4: {3: 96, 4: 480}}
"""By seats, how far they look where nobody has found out how far they should: at a full table a world tells less."""


def rung(law: Law, level: int, seed: int, seats: int) -> Player:
    """The player that is of a level in games by a law with so many seats."""
    plain = PLAIN[isinstance(law, ClimbLaw)]
    if level <= len(plain):
        return plain[level - 1](seed)
    return Search(seed, MASTER if level == max(LEVELS) else Budget(rollouts=rollouts(law, level, seats)))


def rollouts(law: Law, level: int, seats: int) -> int:
    """The budget of a level between: what one step up takes differs from game to game."""
    table = tuned_rollouts(law) or ROLLOUTS
    counts = sorted(table)
    return table[next((count for count in counts if count >= seats), counts[-1])][level]


class Levelled:
    """A player of a level, whatever the game."""

    def __init__(self, seed: int, level: int) -> None:
        if level >= min(BETWEEN):
            require_numba()
        self._seed = seed
        self._level = level
        self._plays: tuple[Law, int, Player] | None = None

    def choose(self, view: View) -> Move:
        return self._player(view).choose(view)

    def think(self, view: View, budget: Budget) -> Thought:
        return think(self._player(view), view, budget)

    def _player(self, view: View) -> Player:
        law, seats = view.law, len(view.seats)
        if self._plays is None or self._plays[:2] != (law, seats):
            self._plays = law, seats, rung(law, self._level, self._seed, seats)
        return self._plays[2]
