"""The history of `make bench` names what became slower than the last release, and refuses what it cannot read."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.bench import wanted
from benchmarks.history import HISTORY, Figure, Run, append, last_release, plot, read, slower
from benchmarks.measures import Measure

FAST, SLOW = Figure(200, "moves/s", "peer", 20), Figure(400, "moves/s", "peer", 15)
SMALL, LARGE = Figure(100, "bytes"), Figure(130, "bytes")


def run(commit: str, release: str = "", **figures: Figure) -> Run:
    return Run(commit, "2026-01-01", "2 cores", release, figures)


def test_a_figure_is_slower_by_its_ratio_and_a_page_by_its_size() -> None:
    """A machine twice as fast does not hide a kernel that lost ground to its peer."""
    before, now = run("a", kernel=FAST, page=SMALL), run("b", kernel=SLOW, page=LARGE)
    assert slower(before, now) == pytest.approx({"kernel": 0.75, "page": 100 / 130})
    assert slower(now, before) == {}
    assert slower(run("a", peer=Figure(9, "moves/s")), run("b", peer=Figure(3, "moves/s"))) == {}, "a slower machine"
    assert slower(before, run("c", other=FAST)) == {}


def test_runs_are_compared_with_the_newest_release_or_else_with_the_first_run() -> None:
    first, second, third = run("a"), run("b", "0.1"), run("c", "0.2")
    assert last_release([]) is None
    assert last_release([first, run("d")]) is first
    assert last_release([first, second, third, run("d")]) is third


def test_a_history_is_read_as_it_was_written_and_plotted(tmp_path: Path) -> None:
    path, picture = tmp_path / "history.jsonl", tmp_path / "history.svg"
    assert read(path) == []
    runs = [run("a", kernel=FAST), run("b", "0.1", kernel=SLOW, page=SMALL)]
    for each in runs:
        append(each, path)
    assert read(path) == runs
    plot(runs, picture)
    assert "times the first measurement" in picture.read_text()


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    append(run("a", kernel=FAST), path)
    with path.open("a") as file:
        file.write('{"commit": "b"}\n')
    with pytest.raises(SystemExit, match="line 2: expected a run"):
        read(path)


def test_the_kept_history_has_yardsticks_for_every_ratio() -> None:
    for each in read(HISTORY):
        assert {figure.yardstick for figure in each.figures.values()} - {""} <= each.figures.keys()


def test_what_is_chosen_brings_its_yardstick() -> None:
    every = [
        Measure("peer", "moves/s", float),
        Measure("kernel", "moves/s", float, "peer"),
        Measure("start", "x", float),
    ]
    assert [measure.name for measure in wanted(every, "KERN")] == ["peer", "kernel"]
