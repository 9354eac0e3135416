"""Five honest levels. The weak ones see less, as people do: they do not throw games away on purpose."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from emptyhand.actions import Move
from emptyhand.bots import greedy_climb, greedy_pile
from emptyhand.bots.greedy import Greedy
from emptyhand.bots.player import Budget, Player
from emptyhand.bots.search import MASTER, Search
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.weights import layout as at
from emptyhand.weights.reading import read


class Level(NamedTuple):
    """A level as people are told of it. Levels without a budget do not look ahead."""

    name: str
    description: str
    budget: Budget | None = None


LEVELS = {
    1: Level("Beginner", "plays the lowest card that fits, one at a time, and thinks no further"),
    2: Level("Sound", "plays sets, sheds low cards early and keeps the strong ones"),
    3: Level("Sharp", "pictures a few ways the hidden cards may lie before each move", Budget(rollouts=64)),
    4: Level("Expert", "remembers every card and weighs its moves over hundreds of ways", Budget(rollouts=512)),
    5: Level("Master", "weighs its moves over thousands of ways the hidden cards may lie", MASTER),
}


def player(seed: int, level: int) -> Player:
    """The player of a level."""
    budget = LEVELS[level].budget
    if budget is not None:
        return Search(seed, budget)
    return Greedy(seed) if level > 1 else Beginner(seed)


class Beginner:
    """Plays as someone does who knows the rules and nothing else."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = view.law
        if isinstance(law, ClimbLaw):
            return greedy_climb.choose(law, view, _climb_habits())
        return greedy_pile.choose(law, view, _pile_habits(law), self._random)


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


@lru_cache(maxsize=1)
def _climb_habits() -> tuple[int, ...]:
    """Leads single cards, low first; beats what stands as low as it can; passes only when nothing beats it."""
    w = [0] * at.CLIMB_WEIGHTS
    for place in range(at.WC_INVITE - at.WC_HEIGHT):
        w[at.WC_HEIGHT + place] = place
    w[at.WC_LENGTH], w[at.WC_WORTH], w[at.WC_WORTH_SHORT] = -100, -1, -1
    return tuple(w)
