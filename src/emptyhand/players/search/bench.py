"""The workbench of a law: its tables, the policies of its rollouts, and the arrays that a search works on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from emptyhand.fast import climb_layout, target
from emptyhand.fast.numbers import np
from emptyhand.fast.tables import tables_of
from emptyhand.fast.variants import Variant
from emptyhand.fast.weights import Weights
from emptyhand.fast.weights.layout import REMEMBERED, STACK
from emptyhand.players.search.knowledge import Knowledge, Words, words_of
from emptyhand.players.search.ready import make_ready
from emptyhand.rules.law.model import ClimbLaw, Law

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROLLOUT_CAP = 1000
"""Decisions after which a rollout is abandoned as stalled."""

GIVEN_UP = -2
"""The place of a seat in an abandoned rollout."""

SEEDS = (1 << 62) - 1
"""The bits of a seed that count: those that fit a kernel's word."""

Places: TypeAlias = "NDArray[np.int32]"


@dataclass(frozen=True, slots=True)
class Bench:
    """Everything needed to play worlds of one law to the end. Not thread-safe.

    The searching seat plays by the first table of weights; each other seat plays by one of the remaining tables, drawn
    anew for each world.
    """

    law: Law
    tables: Words
    weights: NDArray[np.int64] | NDArray[np.float64]
    others: int
    world: Words
    state: Words
    scratch: tuple[NDArray[np.uint8], ...] | tuple[Words, ...]
    """A pack that is never read, or the planner's stack and cache."""
    variant: Variant

    @classmethod
    def of(cls, law: Law, own: Weights, others: Sequence[Weights]) -> Bench:
        flat = [number for table in (own, *others) for number in table]
        tables, variant = tables_of(law)
        if isinstance(law, ClimbLaw):
            words = np.zeros(climb_layout.C_LAID, np.int64), np.zeros(climb_layout.C_LAID, np.int64)
            planner = np.zeros(STACK + 2 * REMEMBERED, np.int64)
            return cls(law, tables, np.array(flat, np.int64), len(others), *words, (planner,), variant)
        words = np.zeros(words_of(law), np.int64), np.zeros(words_of(law), np.int64)
        pack = np.zeros(1, np.uint8)
        return cls(law, tables, np.array(flat, np.float64), len(others), *words, (pack,), variant)

    def places(
        self, known: Knowledge, moves: Sequence[int], seed: int, first: int, worlds: int, upto: int = 1
    ) -> Places:
        """Return the seat's place after each move (a row each, by number) in worlds `first`, `first + 1`, … of a seed.

        Places count from 0; -1 is none of the first `upto`, GIVEN_UP an abandoned rollout. A rollout ends as soon as
        the seat has its place.
        """
        make_ready(self, known)
        out = np.zeros((len(moves), worlds), np.int32)
        numbers = np.array(moves, np.int64)
        how = (self.others, numbers, seed & SEEDS, first, ROLLOUT_CAP, upto, out)
        if isinstance(self.law, ClimbLaw):
            (planner,) = self.scratch
            run = target.kernels(self.variant).run_climb_judge
            run(known.unseen, known.base, self.world, self.state, self.tables, self.weights, planner, *how)
        else:
            (pack,) = self.scratch
            run = target.kernels(self.variant).run_pile_judge
            run(known.unseen, known.base, self.world, self.state, pack, self.tables, self.weights, *how)
        return out

    def preferred(self, known: Knowledge, seed: int) -> int:
        """Return the number of the move that the seat's own table of weights prefers."""
        make_ready(self, known)
        place = known.unseen, known.base, self.world, self.tables, self.weights
        if isinstance(self.law, ClimbLaw):
            (planner,) = self.scratch
            return int(target.kernels(self.variant).run_climb_choice(*place, planner, seed & SEEDS))
        return int(target.kernels(self.variant).run_pile_choice(*place, seed & SEEDS))

    def worlds(self, known: Knowledge, seed: int, first: int, count: int) -> Words:
        """Sample states that agree with everything known, a row each, uniformly."""
        make_ready(self, known)
        out = np.zeros((count, len(known.base)), np.int64)
        if isinstance(self.law, ClimbLaw):
            run = target.kernels(self.variant).run_climb_worlds
            run(known.unseen, known.base, self.tables, seed & SEEDS, first, out)
        else:
            target.kernels(self.variant).run_pile_worlds(known.unseen, known.base, seed & SEEDS, first, out)
        return out
