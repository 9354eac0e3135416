"""A hint: the move that is worth most by what the seat can know, how certain that is, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.study.coach.judging import LEAST_COST, Judge, JudgedMove, Measurement, different, seed_for
from emptyhand.study.coach.reasons import because
from emptyhand.words.speech import Phrase

WORLDS = 600


@dataclass(frozen=True, slots=True)
class RankedMoves:
    """A move, its worth, and its lead over the next best one; both None if it is the only move."""

    move: Move
    chance: Measurement
    second: Move | None
    lead: Measurement | None
    why: Phrase | None
    """The plain facts for it, as a sentence."""

    @property
    def is_clear(self) -> bool:
        """Whether the next best move is certainly worse, and by enough to count."""
        return self.lead is not None and self.lead.value >= LEAST_COST and self.lead.value > self.lead.margin


def rank_moves(view: View, usual: Move, judge: Judge, seed: int = 0, worlds: int = WORLDS) -> RankedMoves:
    """Return the move to make. It differs from the usual one only if it leads by more than a standard error.

    That guard keeps the noise of few worlds from choosing; the choice's lead is then measured with fresh worlds.
    """
    options = different(canonical_moves_for(view.law, view), usual)
    looked = judge(view, worlds, seed_for(seed, 0), options)
    move = _choice(looked, usual)
    second = next((j.move for j in looked if j.move != move), None)
    judged = judge(view, worlds, seed_for(seed, 1), (move,) if second is None else (move, second))
    first = next(j for j in judged if j.move == move)
    chance = Measurement(first.chance, first.error)
    if second is None:
        return RankedMoves(move, chance, None, None, None)
    other = next(j for j in judged if j.move == second)
    lead = Measurement(first.chance - other.chance, max(first.behind_error, other.behind_error))
    return RankedMoves(move, chance, second, lead, because(view, move, second))


def _choice(looked: Sequence[JudgedMove], usual: Move) -> Move:
    known = next(j for j in looked if j.move == usual)
    return usual if known.behind <= known.behind_error else looked[0].move
