"""Simulated worlds around the real room: nothing acknowledged is lost, nothing counts twice, everyone sees the same.

A failure names its seed: ``python -m tools.dst --seed N`` lives through that world again.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import get_args

import pytest

from emptyhand.room.entries import AnyEntry
from tests.room.planted import PLANTS, Plant
from tests.room.sim.world import simulate

SEEDS = 500
A_TIME = 25
FOUND = (501, 640)
"""Worlds beyond these in which something went wrong once."""
ENOUGH = 500
"""A planted fault must show within so many worlds."""


@pytest.mark.parametrize("first", range(0, SEEDS, A_TIME))
def test_a_world_of_trouble_loses_nothing_and_everyone_comes_to_see_the_same(first: int) -> None:
    simulate_all(range(first, first + A_TIME))


@pytest.mark.parametrize("seed", FOUND)
def test_a_world_that_once_showed_a_fault_shows_none(seed: int) -> None:
    simulate(seed)


def test_the_worlds_bring_about_everything_a_room_can_write() -> None:
    wanted = {kind.__name__ for kind in get_args(AnyEntry)} - {"BotPut", "RoomClosed"}
    happened: Counter[str] = Counter()
    for seed in count():
        happened += simulate(seed).oracle.counts
        if wanted <= happened.keys():
            break
        assert seed < 60, f"never happened: {wanted - happened.keys()}"


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=PLANTS[plant]):
        simulate_all(range(1, ENOUGH))


def simulate_all(seeds: range) -> None:
    for seed in seeds:
        simulate(seed)


def test_a_seed_decides_everything() -> None:
    one, other = simulate(7), simulate(7)
    assert one.oracle.lines == other.oracle.lines
    assert one.steps == other.steps
