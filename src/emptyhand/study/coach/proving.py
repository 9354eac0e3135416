"""A judge that proves what it can (`emptyhand.players.endgame`) and samples the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.endgame import proofs
from emptyhand.rules.actions import Move
from emptyhand.rules.law.stakes import stakes
from emptyhand.study.coach.judging import Judge, JudgedMove


@dataclass(frozen=True, slots=True)
class Proved:
    """A move whose worth was proved, or taken from another judge."""

    move: Move
    chance: float
    error: float
    behind: float
    behind_error: float


def with_proofs(judge: Judge) -> Judge:
    """Return a judge that proves what it can and leaves the rest to another."""

    def proving(view: View, worlds: int, seed: int, moves: Sequence[Move] | None = None) -> Sequence[JudgedMove]:
        proved = proofs(view)
        asked = canonical_moves_for(view.law, view) if moves is None else tuple(moves)
        open_still = [move for move in asked if move not in proved]
        judged = list(judge(view, worlds, seed, open_still)) if open_still else []
        if len(open_still) == len(asked):
            return judged
        first, last = stakes(view.law, len(view.seats)).worth[len(view.table.out) :]
        worth = {True: first, False: last}
        sure = [Proved(move, worth[proved[move]], 0.0, 0.0, 0.0) for move in asked if move in proved]
        return _merged(sure, judged)

    return proving


def _merged(sure: list[Proved], judged: list[JudgedMove]) -> list[JudgedMove]:
    """Return all moves, best first, each measured against the best of all."""
    taken = [Proved(j.move, j.chance, j.error, j.behind, j.behind_error) for j in judged]
    ranked = sorted([*sure, *taken], key=lambda found: -found.chance)
    best = ranked[0]
    paired = bool(taken) and best == taken[0]
    found: list[JudgedMove] = []
    for each in ranked:
        error = each.behind_error if paired and each in taken else max(best.error, each.error)
        found.append(replace(each, behind=best.chance - each.chance, behind_error=0.0 if each == best else error))
    return found
