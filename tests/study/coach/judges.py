"""A judge whose truth is known: every move wins with the chance that a function gives it, by the throw of a die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.search.judge import Judged as Found
from emptyhand.rules.actions import Move
from emptyhand.study.coach.judging import Judge, JudgedMove

Truth = Callable[[View, Move], float]


def dice(truth: Truth, spent: list[int] | None = None) -> Judge:
    """A judge that throws for every move in every world by itself; `spent` gets the worlds of each question."""

    def judge(view: View, worlds: int, seed: int, moves: Sequence[Move] | None = None) -> Sequence[JudgedMove]:
        asked = canonical_moves_for(view.law, view) if moves is None else moves
        if spent is not None:
            spent.append(worlds)
        random = Random(seed)
        won = {move: [float(random.random() < truth(view, move)) for _ in range(worlds)] for move in asked}
        best = max(won, key=lambda move: fmean(won[move]))
        found = [_judged(move, won[move], won[best]) for move in asked]
        return sorted(found, key=lambda each: -each.chance)

    return judge


def _judged(move: Move, won: list[float], best: list[float]) -> Found:
    root = sqrt(len(won))
    behind = [b - w for b, w in zip(best, won, strict=True)]
    return Found(move, fmean(won), pstdev(won) / root, fmean(behind), pstdev(behind) / root)
