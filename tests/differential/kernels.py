"""The kernels as one side of a comparison: a game that is dealt, lists its moves and makes the k-th of them.

Compiled, the arrays are numpy's; interpreted, they are plain lists, since numpy warns where a product leaves 64 bits
and the compiled code wraps around on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from emptyhand.fast import climb_layout, climb_tables, pile_layout, pile_tables, target
from emptyhand.fast.variants import Variant, climb_variant_of, variant_of
from emptyhand.game.deal import Deal
from emptyhand.rules.law.model import ClimbLaw, Law
from tests.differential import steps
from tests.differential.projection import State, bits, climb_state_in, packed, pile_state_in
from tests.differential.tally import Counts, climb_counts_in, pile_counts_in

MOST_MOVES = 1024

Listed = list[int] | list[tuple[int, int]]


@cache
def compiled(variant: Variant) -> SimpleNamespace:
    """The entries of `steps` compiled with the options of `target.cpu`, and kept for the next run."""
    import numba

    # Beside the kernels' own folder: what is in that one tells whether a player has to wait for a compilation.
    folder = target.cache_folder()
    setattr(numba.config, "CACHE_DIR", str(folder.parent.parent / "tests" / folder.name / variant))  # noqa: B010
    entry = numba.njit(**target.OPTIONS, cache=True)
    return target.build(target.inner, entry, *target.kernel_modules(), steps, variant=variant)


@cache
def interpreted(variant: Variant) -> SimpleNamespace:
    """The entries of `steps` as plain Python, around the interpreted kernels."""

    def as_is(function: FunctionType) -> FunctionType:
        return function

    return target.build(as_is, as_is, *target.kernel_modules(), steps, variant=variant)


@lru_cache(maxsize=8)
def tables_of(law: Law) -> Any:
    """A law's tables, with everything counted. Whoever wants to change them takes a copy."""
    if isinstance(law, ClimbLaw):
        return climb_tables.tables(law, count_laid=True)
    return pile_tables.tables(law, count_laid=True)


@dataclass(slots=True)
class Side:
    """A game in a kernel's arrays. `tables` may be told to hold something else than the law says."""

    law: Law
    entries: SimpleNamespace
    tables: Any
    state: Any
    pack: Any
    codes: Any
    cards: Any

    @classmethod
    def of(cls, law: Law, *, plain: bool = False, tables: Any = None) -> Side:
        """An empty table; `plain` asks for the interpreted kernels. The tables choose the variant."""
        size = climb_layout.C_STATE_SIZE if isinstance(law, ClimbLaw) else pile_layout.STATE_SIZE
        t = tables_of(law) if tables is None else tables
        variant = climb_variant_of(t) if isinstance(law, ClimbLaw) else variant_of(t)
        s, d = np.zeros(size, np.int64), np.zeros(pile_layout.PACK_SIZE, np.uint8)
        codes, cards = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
        if plain:
            return cls(law, interpreted(variant), *(array.tolist() for array in (t, s, d, codes, cards)))
        return cls(law, compiled(variant), t, s, d, codes, cards)

    def deal(self, deal: Deal) -> Listed:
        """Deal these very cards; the first moves."""
        leader = -1 if deal.leader is None else deal.leader
        if isinstance(self.law, ClimbLaw):
            places = bits(self.law)
            self._fill([places[card] for card in deal.cards])
            moves = self.codes, self.cards
            return self._listed(
                self.entries.run_climb_deal(self.state, self.pack, self.tables, deal.players, leader, *moves)
            )
        self._fill([card >> 2 for card in deal.cards])
        table = deal.players, len(deal.cards), packed(deal.ties), deal.dealer, leader
        return self._listed(self.entries.run_deal(self.state, self.pack, self.tables, *table, self.codes))

    def _fill(self, numbers: Sequence[int]) -> None:
        for place, number in enumerate(numbers):
            self.pack[place] = number

    def step(self, k: int) -> Listed:
        """Make the k-th move; those that follow."""
        if isinstance(self.law, ClimbLaw):
            return self._listed(self.entries.run_climb_step(self.state, self.tables, k, self.codes, self.cards))
        return self._listed(self.entries.run_step(self.state, self.pack, self.tables, k, self.codes))

    def moves(self) -> Listed:
        """The moves of the state as it stands."""
        if isinstance(self.law, ClimbLaw):
            return self._listed(self.entries.run_climb_moves(self.state, self.tables, self.codes, self.cards))
        return self._listed(self.entries.run_moves(self.state, self.tables, self.codes))

    def _listed(self, count: int) -> Listed:
        codes = _plain(self.codes[:count])
        return list(zip(codes, _plain(self.cards[:count]), strict=True)) if isinstance(self.law, ClimbLaw) else codes

    @property
    def position(self) -> State:
        """The state in the form common to both engines."""
        s = _plain(self.state)
        return climb_state_in(s) if isinstance(self.law, ClimbLaw) else pile_state_in(s, passes=self.law.may_pass)

    @property
    def counts(self) -> Counts:
        """What the kernel counted so far."""
        s = _plain(self.state)
        return climb_counts_in(s) if isinstance(self.law, ClimbLaw) else pile_counts_in(s)

    @property
    def draw(self) -> list[int]:
        """The draw pile of a pile game as ranks, top first."""
        s = _plain(self.state)
        return _plain(self.pack[s[pile_layout.DRAW_AT] : s[pile_layout.DRAW_END]])


def _plain(array: Any) -> list[int]:
    found: list[int] = array if isinstance(array, list) else array.tolist()
    return found
