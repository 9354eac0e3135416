"""Tables of weights against one another: equal tables win equally, a good one beats a bad one."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.typing import NDArray

from emptyhand.fast import climb_layout, climb_tables, pile_layout, pile_tables, target
from emptyhand.fast.contest import Contest
from emptyhand.fast.variants import Variant
from emptyhand.fast.weights import Weights, weights_of
from emptyhand.fast.weights import layout as at
from emptyhand.rules.law import ClimbLaw
from emptyhand.rules.law.model import Law
from tests.catalogue import CORE
from tests.helpers import law

CAP = 1000


def places(
    of: Law,
    tables: Sequence[Weights],
    players: int,
    games: int,
    *,
    seed: int = 5,
    first: int = 0,
    kernels: SimpleNamespace | None = None,
) -> NDArray[np.int64]:
    """The place of the first table's seat in each game, 0 if it won; the other seats draw from the other tables."""
    # Interpreted, a card must have room to be shifted by.
    pack = np.zeros(pile_layout.PACK_SIZE, np.uint8 if kernels is None else np.int64)
    variant = Contest.of(of).variant if isinstance(of, ClimbLaw) else Variant.ALL
    kernels = target.cpu(variant) if kernels is None else kernels
    out = np.zeros(games, np.int64)
    flat = [number for table in tables for number in table]
    how = (len(tables) - 1, players, seed, first, CAP, out)
    if isinstance(of, ClimbLaw):
        state, planner = np.zeros(climb_layout.C_STATE_SIZE, np.int64), np.zeros(at.STACK + 2 * at.REMEMBERED, np.int64)
        kernels.run_climb_contest(state, pack, climb_tables.tables(of), np.array(flat, np.int64), planner, *how)
    else:
        state = np.zeros(pile_layout.STATE_SIZE, np.int64)
        kernels.run_pile_contest(state, pack, pile_tables.tables(of), np.array(flat, np.float64), *how)
    return out


@pytest.mark.parametrize("name", CORE)
def test_of_equal_tables_just_one_wins_each_deal_whichever_seat_is_asked(name: str) -> None:
    of = law(name)
    table = weights_of(of)
    for players in of.players.counts:
        found = places(of, [table, table, table], players, 40 * players).reshape(-1, players)
        won = (found == 0).sum(axis=1)
        assert won.max() == 1
        # The rest were given up as stalled.
        assert won.sum() >= 36, f"{name}, {players} seats, seed 5"


def test_every_seat_is_asked_in_turn_of_every_deal() -> None:
    of = law("thirteen")
    table = weights_of(of)
    found = places(of, [table, table], 4, 4000).reshape(-1, 4)
    assert (found == 0).mean() == 0.25
    assert all(150 < wins < 350 for wins in (found == 0).sum(axis=0))


@pytest.mark.parametrize("name", ["life", "thirteen"])
def test_games_can_be_had_in_parts(name: str) -> None:
    of = law(name)
    table = weights_of(of)
    whole = places(of, [table, table], 3, 60)
    assert (places(of, [table, table], 3, 20, first=40) == whole[40:]).all()
    assert (places(of, [table, table], 3, 60, seed=6) != whole).any()


@pytest.mark.parametrize("name", ["life", "cardgame", "thirteen"])
def test_a_good_table_beats_one_that_likes_the_opposite(name: str) -> None:
    of = law(name)
    good = weights_of(of)
    bad = tuple(-number for number in good)
    assert (places(of, [good, bad], 2, 1000) == 0).mean() > 0.7
    assert (places(of, [bad, good], 2, 1000) == 0).mean() < 0.3


@pytest.mark.parametrize("name", ["cardgame", "thirteen"])
def test_contests_are_the_same_interpreted_and_compiled(name: str) -> None:
    of = law(name)
    good = weights_of(of)
    tables = [good, tuple(number // 2 for number in good)]
    # The compiled code wraps around on purpose.
    with np.errstate(over="ignore"):
        plain = places(of, tables, 2, 6, kernels=target.interpreted())
    assert (plain == places(of, tables, 2, 6)).all()
