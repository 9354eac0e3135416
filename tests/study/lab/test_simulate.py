"""The command `simulate`: the same games however they are played, and one sentence for every mistake."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import pexpect
import pytest

from emptyhand.cli import main
from emptyhand.commands.game_series import count, count_or_none
from emptyhand.commands.simulate import configure
from emptyhand.fast import gpu, target
from emptyhand.rules.extras import install_line
from tests.helpers import law
from tests.study.lab.jobs import played


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """The summary without what differs from run to run."""
    assert main(["simulate", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    assert found.pop("run")
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on standard error."""
    try:
        status = main(["simulate", *words])
    except SystemExit as left:  # argparse's own way
        status = int(left.code or 0)
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    lines = [line for line in said.err.splitlines() if "…" not in line]
    assert len(lines) == 1, said.err
    return lines[0]


# -- the same games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["obsession", "thirteen"])
def test_the_number_of_threads_changes_nothing(capsys: pytest.CaptureFixture[str], name: str) -> None:
    one = simulated(capsys, name, "--games", "20000", "--seed", "7", "--threads", "1")
    assert one == simulated(capsys, name, "--games", "20k", "--seed", "7", "--threads", "3")
    assert one != simulated(capsys, name, "--games", "20k", "--seed", "8", "--threads", "3")


def test_two_halves_are_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    def wins(first: int, games: int) -> list[int]:
        found = simulated(capsys, "life", "--games", str(games), "--first", str(first))["wins"]
        assert isinstance(found, list)
        return [seat["count"] for seat in found]

    both = zip(wins(1000, 3000), wins(4000, 2000), strict=True)
    assert [a + b for a, b in both] == wins(1000, 5000)


def test_the_summary_says_which_games_it_is_of(capsys: pytest.CaptureFixture[str]) -> None:
    expected = {"players": 3, "seed": 5, "first": 10, "games": 50, "cap": 900, "policy": "random"}
    words = [word for name, value in expected.items() for word in (f"--{name}", str(value))]
    found = simulated(capsys, "obsession", "--set", "kill_run=3", *words)
    assert found["ruleset"] == "obsession"
    assert {name: found[name] for name in expected} == expected
    assert found["law"] == law("obsession", kill_run=3).digest != law("obsession").digest


def test_a_climbing_game_has_rounds_and_passes_and_instant_wins(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "thirteen", "--games", "2000")
    assert {"rounds", "passes", "instant"} <= set(found)
    assert not {"kills", "pick_ups"} & set(found)


def test_tables_for_people_show_seats_opener_lengths_and_stalls(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "obsession", "--games", "3000", "--players", "3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3,000 games of obsession with 3 players, policy random\n")
    for part in ("opener", "2 after", "pick-ups", "median", "stalled", "95 % interval", "games/s"):
        assert part in said


def test_a_gpu_plays_its_games_in_turn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "run", played)
    monkeypatch.setattr(gpu, "CHUNK", 700)
    words = ("obsession", "--games", "3000", "--first", "9")
    assert simulated(capsys, *words, "--device", "cuda") == simulated(capsys, *words)


def test_a_first_run_says_that_it_compiles(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(target, "is_compiled", lambda entry, variant: False)
    assert main(["simulate", "obsession", "--games", "10"]) == 0
    assert capsys.readouterr().err == "Compiling the fast engine, once…\n"


def test_a_terminal_shows_a_bar_and_ctrl_c_ends_it() -> None:
    command = f"{sys.executable} -m emptyhand simulate obsession --games 1e9 --threads 1"
    with pexpect.spawn(command, encoding="utf-8", dimensions=(40, 120), timeout=60) as screen:
        screen.expect(r"[1-9][\d,]* of 1,000,000,000 games .*games/s.*\d:\d\d:\d\d")
        screen.sendintr()
        screen.expect("from the opener")
        screen.expect("Stopped after [1-9]")
        screen.expect(pexpect.EOF)
    assert screen.exitstatus == 130


# -- policies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["obsession", "thirteen"])
def test_greedy_seats_end_a_game_sooner_than_random_ones(capsys: pytest.CaptureFixture[str], name: str) -> None:
    def mean(policy: str) -> float:
        found = simulated(capsys, name, "--games", "300", "--policy", policy)["decisions"]
        assert isinstance(found, dict)
        value: float = found["mean"]["value"]
        return value

    assert mean("greedy") < mean("random")


def test_the_weights_of_a_file_play_as_they_do_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from emptyhand.fast.weights import weights_of

    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"name": "mine", "weights": weights_of(law("life"))}))
    mine = simulated(capsys, "life", "--games", "200", "--policy", str(file))
    greedy = simulated(capsys, "life", "--games", "200", "--policy", "greedy")
    assert str(mine.pop("policy")).startswith("mine-")
    assert str(greedy.pop("policy")).startswith("greedy-")
    assert mine == greedy


@pytest.mark.parametrize(
    "text",
    [
        "not json",
        "[]",
        '{"weights": [1]}',
        '{"name": "mine", "weights": [1, 2]}',
        '{"name": "mine", "weights": ["a"]}',
        '{"name": "random", "weights": []}',
        json.dumps({"name": "mine", "weights": [float("nan")] * 61}),
        json.dumps({"name": "mine", "weights": [True] * 61}),
        json.dumps({"name": "mine", "weights": [10**400] * 61}),
    ],
)
def test_a_file_that_is_no_policy_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text)
    assert "mine.json" in refused(capsys, "life", "--games", "5", "--policy", str(file))


def test_climbing_weights_are_whole_numbers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"name": "mine", "weights": [0.5] * 43}))
    assert "whole numbers" in refused(capsys, "thirteen", "--games", "5", "--policy", str(file))


# -- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [("1e6", 10**6), ("1_000_000", 10**6), ("1M", 10**6), ("1m", 10**6), ("2.5k", 2500), ("3G", 3 * 10**9), ("7", 7)],
)
def test_large_numbers_can_be_written_in_many_ways(text: str, number: int) -> None:
    assert count(text) == number
    assert count_or_none("0") == 0


@pytest.mark.parametrize(
    "text", ["0", "-5", "1.5", "x", "", "M", "1e99", "1e999999999", "nan", "inf", "0.0001k", "1 000", "1e-3"]
)
def test_other_numbers_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert "expected" in refused(capsys, "obsession", f"--games={text}")


# -- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--device", "tpu"], "expected cpu or cuda"),
        (["--players", "99"], "players, not 99"),
        (["--players", "0"], "players, not 0"),
        (["--threads", "0"], "--threads"),
        (["--cap", "1e9"], "--cap"),
        (["--policy", "no-such"], "expected random, greedy or a file"),
        (["--policy", "."], "cannot read"),
        (["--resume"], "--out"),
        (["--cluster", "moon"], "expected local or dask://HOST:PORT"),
        (["--cluster", "dask://"], "expected dask://HOST:PORT"),
        (["--cluster", "dask://host"], "expected dask://HOST:PORT"),
        (["--cluster", "dask://host:99999999"], "expected dask://HOST:PORT"),
        (["--cluster", "local", "--device", "cuda"], "not both"),
        (["--cluster", "dask://host:1", "--threads", "2"], "--threads"),
        (["--first", "4e18", "--games", "4e18"], "expected games below"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], part: str) -> None:
    assert part in refused(capsys, "obsession", "--games", "10", *words)


def test_an_unknown_ruleset_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "obsesion" in refused(capsys, "obsesion", "--games", "10")


def test_a_machine_without_a_gpu_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> None:
        raise gpu.NoGpu("no CUDA GPU was found")

    monkeypatch.setattr(gpu, "_cuda", none)
    assert refused(capsys, "obsession", "--games", "10", "--device", "cuda") == "emptyhand: no CUDA GPU was found"


@pytest.mark.parametrize("missing", ["numba", "numpy"])
def test_without_the_fast_extra_its_name_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for name in [name for name in sys.modules if name.startswith(("emptyhand.fast", "emptyhand.study.lab"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    assert install_line("fast") in refused(capsys, "obsession", "--games", "10")


def test_without_the_lab_extra_only_a_file_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith("emptyhand.study.lab")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "duckdb", None)
    out = str(tmp_path / "results.parquet")
    assert install_line("lab") in refused(capsys, "obsession", "--games", "10", "--out", out)
    assert simulated(capsys, "obsession", "--games", "10")["games"] == 10


def test_the_page_about_simulate_names_every_option() -> None:
    parser = argparse.ArgumentParser()
    configure(parser)
    page = (Path(__file__).parents[3] / "docs" / "simulate.md").read_text(encoding="utf-8")
    options = [option for action in parser._actions for option in action.option_strings if option.startswith("--")]
    assert [option for option in options if f"`{option}" not in page and option != "--help"] == []
