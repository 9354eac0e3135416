"""Contests of one law between any tables of weights, compiled for the CPU: `contests` holds the kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import climb_layout, pile_layout, target
from emptyhand.fast.tables import tables_of
from emptyhand.fast.variants import Variant
from emptyhand.fast.weights.layout import REMEMBERED, STACK
from emptyhand.rules.law.model import ClimbLaw, Law

WeightArray = NDArray[np.float64]
Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Contest:
    """Games of one law: one seat plays by a table of its own, each other seat by a random one of the others."""

    law: Law
    tables: NDArray[np.int64]
    variant: Variant = Variant.ALL

    @classmethod
    def of(cls, law: Law) -> Contest:
        return cls(law, *tables_of(law))

    @property
    def climbs(self) -> bool:
        return isinstance(self.law, ClimbLaw)

    @property
    def entry(self) -> str:
        """The name of the kernel function."""
        return "run_climb_contest" if self.climbs else "run_pile_contest"

    def places(
        self, own: WeightArray, others: Sequence[WeightArray], players: int, seed: int, first: int, games: int, cap: int
    ) -> Places:
        """Return the place of the one seat in each game, 0 for a win. Game i is deal ``i // players``."""
        out = np.zeros(games, np.int64)
        size = climb_layout.C_STATE_SIZE if self.climbs else pile_layout.STATE_SIZE
        state, pack = np.zeros(size, np.int64), np.zeros(pile_layout.PACK_SIZE, np.uint8)
        flat = np.concatenate([own, *others])
        how = (len(others), players, seed, first, cap, out)
        run: Callable[..., None] = getattr(target.cpu(self.variant), self.entry)
        if self.climbs:
            planner = np.zeros(STACK + 2 * REMEMBERED, np.int64)
            run(state, pack, self.tables, flat.round().astype(np.int64), planner, *how)
        else:
            run(state, pack, self.tables, flat, *how)
        return out
