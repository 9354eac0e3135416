"""Five honest levels. The weak ones see less, as people do; none throws games away on purpose."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.fast.weights.tuned import tuned_rollouts
from emptyhand.game.view import View
from emptyhand.players.bots import split_spec
from emptyhand.players.bots.beginner import Beginner, Casual
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.player import Budget, Player, Thought, think
from emptyhand.players.bots.search import Search, require_numba
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.law.stakes import Prize, stakes


class Level(NamedTuple):
    """A level as `emptyhand players` lists it."""

    name: str
    description: str


LEVELS = {
    1: Level("Beginner", "plays the lowest card that fits, one at a time, and thinks no further"),
    2: Level("Casual", "sheds low cards early, and more than one at once where that is easy to see"),
    3: Level("Skilled", "knows what to keep and what to shed, or pictures a few ways the hidden cards may lie"),
    4: Level("Expert", "has played these rules often, and weighs its moves over dozens of ways or more"),
    5: Level("Master", "weighs its moves over thousands of ways the hidden cards may lie"),
}
PLAIN = (Beginner, Casual, Greedy)
"""The levels that do not look ahead. In pile games with two seats the middle one is no stronger, and is left out."""
MASTER = Budget(rollouts=3000)
PLACING = Budget(rollouts=2400)
"""The master's budget where a rollout plays on for places: rollouts take longer, and a move must not."""
ROLLOUTS = {2: {3: 24, 4: 96}, 4: {4: 112}}
"""Rollouts by seats and level if none were measured for the law."""


def level_player(law: Law, level: int, seed: int, seats: int) -> Player:
    """Return the player of a level for a law and a number of seats."""
    plain = _plain(law, seats)
    if level <= len(plain):
        return plain[level - 1](seed)
    if level < max(LEVELS):
        return Search(seed, Budget(rollouts=rollouts(law, level, seats)))
    return Search(seed, MASTER if stakes(law, seats).prize is Prize.WIN else PLACING)


def _plain(law: Law, seats: int) -> tuple[type[Beginner | Casual | Greedy], ...]:
    return PLAIN if seats > 2 or isinstance(law, ClimbLaw) else (Beginner, Greedy)


def plain_levels(law: Law, seats: int) -> int:
    """Return how many levels, from the first on, do not look ahead."""
    return len(_plain(law, seats))


def looks_ahead(spec: str, law: Law, seats: int) -> bool:
    """Whether a player of the package looks ahead under a law with this number of seats."""
    name, text = split_spec(spec)
    if name == "level" and text is not None and text.isdigit():
        return int(text) > plain_levels(law, seats)
    return name in ("search", "master")


def rollouts(law: Law, level: int, seats: int) -> int:
    """Return the budget of a level between greedy and the master: it differs from game to game."""
    table = tuned_rollouts(law) or ROLLOUTS
    counts = sorted(table)
    return table[next((count for count in counts if count >= seats), counts[-1])][level]


def master(seed: int) -> Levelled:
    """Create the strongest player."""
    return Levelled(seed, max(LEVELS))


class Levelled:
    """A player of a level, for any game."""

    def __init__(self, seed: int, level: int) -> None:
        if level > len(PLAIN):
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
            self._plays = law, seats, level_player(law, self._level, self._seed, seats)
        return self._plays[2]
