"""Values moves by what a seat can know: every move is played out in the same sampled worlds.

A move is worth what the places it leads to are worth (`law.stakes`): the chance to win, or points, or places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from emptyhand.fast.numbers import np
from emptyhand.game.moves import canonical_moves_for, refusal_for
from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.search.bench import Bench, Places
from emptyhand.players.search.knowledge import knowledge
from emptyhand.players.search.rollouts import policies
from emptyhand.rules.actions import Move, action_index
from emptyhand.rules.law.model import Law
from emptyhand.rules.law.stakes import Stakes, stakes

if TYPE_CHECKING:
    from numpy.typing import NDArray

Chances: TypeAlias = "NDArray[np.float64]"


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and its worth. Errors are standard errors of the mean over worlds."""

    move: Move
    chance: float
    """From 0 to 1: the chance to win, or the mean worth of the places reached if more than the win counts."""
    error: float
    behind: float
    """The difference in worth to the best move, in the same worlds; 0 for the best."""
    behind_error: float


def judge(view: View, worlds: int, seed: int, moves: Sequence[Move] | None = None) -> tuple[Judged, ...]:
    """Judge every move, or those given, over `worlds` worlds; best first. The same seed gives the same judgement."""
    if worlds < 2:
        raise ValueError(f"expected at least 2 worlds, got {worlds}")
    known = knowledge(view.law, view)
    legal = canonical_moves_for(view.law, view)
    asked = legal if moves is None else tuple(moves)
    if not legal or not asked:
        raise ValueError("there is nothing to judge: expected the view of the seat to move, and one of its moves")
    numbers = [_number(view, legal, move) for move in asked]
    played_for = stakes(view.law, len(view.seats))
    places = bench_of(view.law).places(known, numbers, seed, 0, worlds, played_for.decided)
    return rank_moves(asked, worth_of(places, played_for, len(view.table.out)))


def _number(view: View, legal: Sequence[Move], move: Move) -> int:
    """Return the index of a move among the legal ones, ignoring suits."""
    if refusal_for(view.law, view, move) is not None:
        raise ValueError(f"{format_token(view.law, None, move)} is not a legal move here")
    index = action_index(view.law, move)
    return next(number for number, other in enumerate(legal) if action_index(view.law, other) == index)


@lru_cache(maxsize=8)
def bench_of(law: Law) -> Bench:
    """Return the bench for judging a law's moves."""
    own, others = policies(law)
    return Bench.of(law, own, others)


def worth_of(places: Places, played_for: Stakes, taken: int) -> Chances:
    """Return the worth of each place; an abandoned game gives every seat still in an equal share of the places left."""
    # The last two entries are for a seat without a place (-1) and for an abandoned game (-2).
    return np.take(np.array([*played_for.worth, played_for.even(taken), 0.0], np.float64), places)


def rank_moves(moves: Sequence[Move], outcomes: Chances) -> tuple[Judged, ...]:
    """Rank moves by their mean outcome, best first; `outcomes` has one row per move over the same worlds."""
    means = outcomes.mean(axis=1)
    best = outcomes[int(np.argmax(means))]
    root = np.sqrt(outcomes.shape[1])
    errors = outcomes.std(axis=1, ddof=1) / root
    behind = best - outcomes
    behind_errors = behind.std(axis=1, ddof=1) / root
    judged = [
        Judged(move, float(means[i]), float(errors[i]), float(behind[i].mean()), float(behind_errors[i]))
        for i, move in enumerate(moves)
    ]
    return tuple(sorted(judged, key=lambda found: -found.chance))
