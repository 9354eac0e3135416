"""Five honest levels. The weak ones see less, as people do: they do not throw games away on purpose."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from emptyhand.actions import Move, Pass, Play
from emptyhand.bots import greedy_pile
from emptyhand.bots.greedy import Greedy
from emptyhand.bots.player import Budget, Player
from emptyhand.bots.search import MASTER, Search
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.weights import layout as at
from emptyhand.weights.reading import read


class Level(NamedTuple):
    """A level as people are told of it. Levels without a budget do not look ahead."""

    name: str
    description: str
    budget: Budget | None = None
    tuned_habits: bool = True


LEVELS = {
    1: Level("Beginner", "plays the lowest card that fits, one at a time, and thinks no further"),
    2: Level("Sound", "plays sets, sheds low cards early and keeps the strong ones"),
    3: Level("Sharp", "pictures a few ways the hidden cards may lie before each move", Budget(rollouts=32), False),
    4: Level("Expert", "has played these rules often, and weighs its moves over dozens of ways", Budget(rollouts=96)),
    5: Level("Master", "weighs its moves over thousands of ways the hidden cards may lie", MASTER),
}


def player(seed: int, level: int) -> Player:
    """The player of a level."""
    chosen = LEVELS[level]
    if chosen.budget is not None:
        return Search(seed, chosen.budget, tuned_habits=chosen.tuned_habits)
    return Greedy(seed) if level > 1 else Beginner(seed)


class Beginner:
    """Plays as someone does who knows the rules and nothing else."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = view.law
        if isinstance(law, ClimbLaw):
            return _lowest(law, legal_moves_for(law, view))
        return greedy_pile.choose(law, view, _pile_habits(law), self._random)


def _lowest(law: ClimbLaw, moves: tuple[Move, ...]) -> Move:
    """The fewest and lowest cards, but the highest rank is hoarded: rather than part with it, pass."""
    plays = [move for move in moves if isinstance(move, Play)]
    modest = [play for play in plays if all(card >> 2 != law.order[-1] for card in play.cards)]
    if not modest and isinstance(moves[-1], Pass):
        return moves[-1]

    def height(play: Play) -> tuple[int, int]:
        return len(play.cards), max(law.order.index(card >> 2) for card in play.cards)

    return min(modest or plays, key=height)


@lru_cache(maxsize=32)
def _pile_habits(law: PileLaw) -> tuple[float, ...]:
    """The lowest card that fits, alone; which cards are special makes no difference. Up cards are the highest held."""
    worth = read(law).fits
    w = [0.0] * at.PILE_WEIGHTS
    ranks = len(worth)
    for rank, height in enumerate(worth):
        for stage in range(0, at.STAGES * ranks, ranks):
            w[at.W_PLAY + stage + rank] = -height
            w[at.W_FURTHER + stage + rank] = -1.0
        w[at.W_PLACE + rank] = height
    w[at.W_OUT], w[at.W_MISFIT], w[at.W_PICK_UP] = 1000.0, -1000.0, -1000.0
    return tuple(w)
