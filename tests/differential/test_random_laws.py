"""Random laws: what the catalogue never says, and what no ruleset could say."""

from __future__ import annotations

import pytest

from tests.differential.sweep import KINDS, expect_equal_games

BLOCKS, LAWS = 5, 25


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("kind", KINDS)
def test_games_of_random_laws_are_equal(kind: str, block: int) -> None:
    for seed in range(LAWS * block, LAWS * (block + 1)):
        expect_equal_games(f"{kind}:{seed}", games=2, cap=100)


@pytest.mark.parametrize("kind", KINDS)
def test_the_interpreted_kernels_play_games_of_random_laws_equally(kind: str) -> None:
    for seed in range(6):
        expect_equal_games(f"{kind}:{seed}", games=2, cap=60, plain=True)
