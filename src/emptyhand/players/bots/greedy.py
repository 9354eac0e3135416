"""A sound player for every ruleset, by rules of thumb read off the law as a table of weights."""

from __future__ import annotations

from random import Random

from emptyhand.fast.weights import climb_weights, pile_weights
from emptyhand.game.view import View
from emptyhand.players.bots import greedy_climb, greedy_pile
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import ClimbLaw


class Greedy:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = view.law
        if isinstance(law, ClimbLaw):
            return greedy_climb.choose(law, view, climb_weights(law))
        return greedy_pile.choose(law, view, pile_weights(law), self._random)
