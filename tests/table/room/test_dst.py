"""Simulated worlds around the real room: nothing acknowledged is lost, nothing counts twice, all clients converge.

A failure names its world: ``python -m tools.dst --seed N`` reproduces it, ``--seeds 0-20000`` simulates more.
worlds.jsonl holds worlds that once failed, minimised.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import get_args

import pytest

from emptyhand.table.room.entries import AnyEntry
from simulator.case import Case, keep_cases, read_cases
from simulator.shrink import kind_of, shrink
from simulator.world import Failure, simulate
from tests.scale import scaled
from tests.table.room.planted import PLANTS, Plant, lost_resync
from tools.dst import main

SEEDS = scaled(2_000)
A_TIME = 50
ENOUGH = 500
"""A planted fault must show within this many worlds."""
WORLDS = read_cases(Path(__file__).with_name("worlds.jsonl"))


@pytest.mark.parametrize("first", range(0, SEEDS, A_TIME))
def test_a_world_of_trouble_loses_nothing_and_everyone_comes_to_see_the_same(first: int) -> None:
    for seed in range(first, first + A_TIME):
        simulate(seed)


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: f"{world.seed} {world.found[:30]}")
def test_a_world_that_once_showed_a_fault_shows_none(world: Case) -> None:
    simulate(world)


def test_the_worlds_bring_about_everything_a_room_can_write() -> None:
    # Nobody in these worlds is a host who places bots.
    wanted = {kind.__name__ for kind in get_args(AnyEntry)} - {"BotSeated", "RoomClosed"}
    happened: Counter[str] = Counter()
    for seed in count():
        happened += simulate(seed).oracle.counts
        if wanted <= happened.keys():
            break
        assert seed < 200, f"never happened: {wanted - happened.keys()}"


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    known, words = PLANTS[plant]
    # The room may have changed since: then search all of them.
    assert re.search(words, failure_of([known, *range(1, ENOUGH)]).what)


def test_a_seed_decides_everything() -> None:
    one, other = simulate(7), simulate(7)
    assert one.oracle.lines == other.oracle.lines
    assert one.steps == other.steps


# -- worlds made small -----------------------------------------------------------------------------------------------


def failure_of(worlds: Iterable[Case | int]) -> Failure:
    for world in worlds:
        try:
            simulate(world)
        except Failure as failure:
            return failure
    raise AssertionError("no world failed")


def test_a_failing_world_is_made_smaller_and_fails_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    lost_resync(monkeypatch)
    failure = failure_of(range(1, ENOUGH))
    small = shrink(failure, tries=60)
    with pytest.raises(Failure) as caught:
        simulate(small)
    again = caught.value
    assert kind_of(again.what) == kind_of(failure.what)
    assert len(again.world.faults.struck) < len(failure.world.faults.struck)
    assert again.world.steps < failure.world.steps
    assert small.found in again.what


def test_a_world_is_kept_in_one_line_and_lived_through_again(tmp_path: Path) -> None:
    case = Case(5, changes={"loss": 0.0, "people": 1}, only=("double:3",), found="something")
    path = tmp_path / "worlds.jsonl"
    keep_cases(path, [case])
    keep_cases(path, [case, Case(6)])
    assert read_cases(path) == [case, Case(6)]
    assert set(simulate(case).faults.struck) <= {"double:3"}


@pytest.mark.parametrize("text", ["", "5", "{}", '{"seed": 1, "storm": 2}', '{"seed": 1, "changes": {"rain": 1}}'])
def test_what_is_no_world_is_refused_in_one_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--world", text]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "text", [None, b"\xff\xfe", b"", b"hello", b'{"seed": 1, "changes": 5}', b'{"seed": 1, "only": 5}']
)
def test_a_file_without_worlds_is_refused_by_its_name(
    text: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "worlds"
    if text is not None:
        path.write_bytes(text)
    assert main(["--replay", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{path}: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("seeds", ["5-1", "5-5"])
def test_a_range_without_a_world_is_refused_in_one_sentence(seeds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", seeds]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert f"--seeds {seeds} names no world: expected the second number to be greater" in said.err


def test_the_command_names_the_world_that_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lost_resync(monkeypatch)
    failing = failure_of(range(1, ENOUGH)).world.case.seed
    kept = tmp_path / "worlds.jsonl"
    assert main(["--seed", str(failing), "--no-shrink", "--keep", str(kept)]) == 1
    assert f"python -m tools.dst --seed {failing}:" in capsys.readouterr().out
    monkeypatch.undo()
    assert main(["--replay", str(kept)]) == 0
    assert "1 world," in capsys.readouterr().out
