"""The kernels' random numbers: even, free of patterns from one number, game or seed to the next, the same everywhere.

The seeds are fixed, so a test passes always or never. A measure may lie five standard deviations off: of a million
tests of good numbers one would fail.
"""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from emptyhand.fast import climb_layout, pile_layout
from emptyhand.fast.variants import Variant
from tests.differential.cases import law_of
from tests.differential.kernels import compiled, interpreted, tables_of

Table = NDArray[np.int64]
SEED = 20_240_229
LIMIT = 5


def numbers(games: int, each: int, bound: int, seed: int = SEED, first: int = 0, counter: int = 0) -> Table:
    """A row of numbers for each game."""
    out = np.zeros((games, each), np.int64)
    compiled(Variant.ALL).run_numbers(seed, first, counter, bound, out)
    return out


def unevenness(observed: Table, expected: float) -> float:
    """Pearson's sum over equally likely cells, in standard deviations from what good numbers give.

    The cube root of such a sum is spread very nearly as a bell curve (Wilson and Hilferty).
    """
    freedom = observed.size - 1
    total = float(((observed - expected) ** 2 / expected).sum())
    spread = 2 / (9 * freedom)
    return (float(np.cbrt(total / freedom)) - (1 - spread)) / sqrt(spread)


def pairs_unevenness(one: Table, other: Table, bound: int) -> float:
    """How far two rows of numbers are from having nothing to do with each other."""
    counts = np.bincount(one.ravel() * bound + other.ravel(), minlength=bound * bound)
    return unevenness(counts, one.size / bound**2)


@pytest.mark.parametrize("bound", [2, 3, 7, 13, 52, 54, 216, 1000])
def test_numbers_below_a_bound_are_even(bound: int) -> None:
    drawn = numbers(4000, 100, bound)
    assert np.min(drawn) == 0
    assert np.max(drawn) == bound - 1
    assert abs(unevenness(np.bincount(drawn.ravel()), drawn.size / bound)) < LIMIT


@pytest.mark.parametrize("counter", [0, 1, 53, 1000, 4999])
def test_numbers_at_one_place_of_many_games_are_even(counter: int) -> None:
    drawn = numbers(200_000, 1, 52, counter=counter)
    assert abs(unevenness(np.bincount(drawn.ravel()), drawn.size / 52)) < LIMIT


@pytest.mark.parametrize("bound", [2, 3, 8, 52])
@pytest.mark.parametrize("apart", [1, 2, 54])
def test_a_number_says_nothing_about_a_later_one_of_its_game(bound: int, apart: int) -> None:
    drawn = numbers(3000, 120, bound)
    assert abs(pairs_unevenness(drawn[:, :-apart], drawn[:, apart:], bound)) < LIMIT


@pytest.mark.parametrize("bound", [2, 3, 8, 52])
@pytest.mark.parametrize("apart", [1, 2, 64, 4096])
def test_a_game_says_nothing_about_a_neighbour(bound: int, apart: int) -> None:
    drawn = numbers(8192, 40, bound)
    assert abs(pairs_unevenness(drawn[:-apart], drawn[apart:], bound)) < LIMIT


@pytest.mark.parametrize("other", [SEED + 1, SEED ^ 1 << 31, SEED + (1 << 32), -SEED])
def test_a_seed_says_nothing_about_another(other: int) -> None:
    assert abs(pairs_unevenness(numbers(4000, 80, 8), numbers(4000, 80, 8, seed=other), 8)) < LIMIT


def test_games_past_the_first_four_billion_are_games_of_their_own() -> None:
    early, late = numbers(2000, 100, 8), numbers(2000, 100, 8, first=1 << 32)
    assert abs(pairs_unevenness(early, late, 8)) < LIMIT
    assert (early != late).any(axis=1).all()


def test_no_two_games_of_a_batch_are_equal() -> None:
    drawn = numbers(100_000, 4, 1 << 20)
    assert len(np.unique(drawn, axis=0)) == len(drawn)


def test_a_game_has_the_same_numbers_wherever_a_batch_begins() -> None:
    whole = numbers(100, 20, 52)
    assert (numbers(60, 20, 52, first=40) == whole[40:]).all()
    assert (numbers(100, 15, 52, counter=5) == whole[:, 5:]).all()


@pytest.mark.parametrize("first", [0, 7_000_000_000])
@pytest.mark.parametrize("seed", [0, 1, -1, SEED, (1 << 62) + 5, -(1 << 63)])
def test_the_numbers_are_the_same_interpreted(seed: int, first: int) -> None:
    plain = np.zeros((40, 25), np.int64)
    interpreted(Variant.ALL).run_numbers(seed, first, 3, 1_000_003, plain)
    assert (numbers(40, 25, 1_000_003, seed, first, 3) == plain).all()


# -- deals -----------------------------------------------------------------------------------------------------------

DEALS = 20_000


def packs(name: str, players: int) -> tuple[Table, Table]:
    """Shuffled packs of a pile game from the top, and the order of ties and dealer of each."""
    law = law_of(name)
    cards = law.packs[players] * (52 + law.pack.jokers)
    out, extra = np.zeros((DEALS, cards), np.int64), np.zeros((DEALS, 3), np.int64)
    state, pack = np.zeros(pile_layout.STATE_SIZE, np.int64), np.zeros(pile_layout.PACK_SIZE, np.uint8)
    compiled(Variant.ALL).run_packs(state, pack, tables_of(law), players, SEED, 0, extra, out)
    return out, extra


def climb_packs(players: int) -> Table:
    """Cards of a climbing game in the order in which they were dealt."""
    law = law_of("set:thirteen")
    out = np.zeros((DEALS, 13 * players), np.int64)
    state, pack = np.zeros(climb_layout.C_STATE_SIZE, np.int64), np.zeros(pile_layout.PACK_SIZE, np.uint8)
    compiled(Variant.ALL).run_climb_packs(state, pack, tables_of(law), players, SEED, 0, out)
    return out


@pytest.mark.parametrize(("name", "players"), [("obsession", 2), ("obsession", 8), ("life", 4)])
def test_every_card_of_a_pack_is_as_likely_at_every_place(name: str, players: int) -> None:
    law = law_of(f"set:{name}")
    shuffled, _ = packs(f"set:{name}", players)
    for rank in range(13 + (law.pack.jokers > 0)):
        copies = law.packs[players] * (4 if rank < 13 else law.pack.jokers)
        found = shuffled == rank
        assert (found.sum(axis=1) == copies).all()
        assert abs(unevenness(found.sum(axis=0), DEALS * copies / shuffled.shape[1])) < LIMIT


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_of_a_climbing_game_is_as_likely_at_every_place(players: int) -> None:
    dealt = climb_packs(players)
    assert all(len(set(row)) == 13 * players for row in dealt[:500].tolist())
    counts = np.array([np.bincount(dealt[:, place], minlength=52) for place in range(13 * players)])
    assert abs(unevenness(counts, DEALS / 52)) < LIMIT


def test_a_card_says_nothing_about_the_next_one_dealt() -> None:
    dealt = climb_packs(4)
    counts = np.zeros((52, 52), np.int64)
    np.add.at(counts, (dealt[:, :-1].ravel(), dealt[:, 1:].ravel()), 1)
    assert (counts.diagonal() == 0).all()
    others = counts[~np.eye(52, dtype=bool)]
    assert abs(unevenness(others, float(np.sum(counts)) / others.size)) < LIMIT


def test_a_deal_says_nothing_about_its_neighbour() -> None:
    dealt = climb_packs(4)
    for place in (0, 1, 25, 51):
        assert abs(pairs_unevenness(dealt[:-1, place], dealt[1:, place], 52)) < LIMIT


def test_every_order_of_ties_and_every_dealer_is_as_likely() -> None:
    _, extra = packs("set:life", 4)
    orders, counts = np.unique(extra[:, 0], return_counts=True)
    assert len(orders) == 24
    assert abs(unevenness(counts, DEALS / 24)) < LIMIT
    assert abs(unevenness(np.bincount(extra[:, 1], minlength=4), DEALS / 4)) < LIMIT
    assert abs(pairs_unevenness(extra[:, 0] & 3, extra[:, 1], 4)) < LIMIT
