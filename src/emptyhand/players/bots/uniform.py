"""A player that knows nothing: any legal move, all equally likely."""

from __future__ import annotations

from random import Random

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.rules.actions import Move


class Uniform:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        moves = canonical_moves_for(view.law, view)
        return moves[0] if len(moves) == 1 else self._random.choice(moves)
