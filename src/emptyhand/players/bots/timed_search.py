"""A player that looks ahead where nothing is compiled, as in a browser: with what fits into a time.

The kernels are the same, interpreted, and some hundred times slower.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from emptyhand.players.bots.player import Budget
from emptyhand.players.bots.search import FEWEST, ROUNDS, Clock, Search

if TYPE_CHECKING:
    from emptyhand.players.search.lookahead import Lookahead

AT_ONCE = 2
"""Worlds between two readings of the clock."""
MOST_CANDIDATES = 16
"""Candidates: of more, some are left out evenly, or the time would be up in the first worlds."""


class TimedSearch(Search):
    """Spends a budget of rollouts as `Search` does, but stops after `milliseconds`."""

    def __init__(self, seed: int, rollouts: int, milliseconds: float, clock: Clock = time.perf_counter) -> None:
        super().__init__(seed, Budget(rollouts=rollouts), clock)
        self._seconds = milliseconds / 1000

    def _prepare(self) -> None:
        prepare()

    def _spend(self, look: Lookahead, budget: Budget) -> None:
        rollouts, start = budget.rollouts or 0, self._clock()
        look.left = sorted({look.habit, *look.left[:: -(-len(look.left) // MOST_CANDIDATES)]})
        rounds = max(1, min(ROUNDS, rollouts // (FEWEST * len(look.left))))
        for part in range(1, rounds + 1):
            left = rollouts // rounds
            while left > 0 and self._clock() - start < self._seconds * part / rounds:
                left -= AT_ONCE * len(look.left)
                look.spend(AT_ONCE * len(look.left))
            if look.worlds >= FEWEST:
                look.narrow()
            if look.decided or look.endless or not look.worlds:
                return


def prepare() -> None:
    """Let kernels be interpreted where they cannot be compiled, and put them together."""
    from emptyhand.fast import target

    target.interpret()
    if not target.is_compiling():
        target.kernels()
