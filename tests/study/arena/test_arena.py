"""The command `arena`: the same results however they are come by, and one sentence for every mistake."""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import duckdb
import pexpect
import pytest

from emptyhand.cli import main
from emptyhand.commands.arena import configure
from emptyhand.game import archive
from emptyhand.players.bots import ahead
from emptyhand.rules.extras import install_line
from emptyhand.study.arena import sources, stopping
from emptyhand.study.arena.faults import HOPELESS_FROM, JUDGED_FROM, FaultCounts, exceeds_fault_limit
from emptyhand.study.lab.sources import COMPILING
from tests.players.bots.own import written
from tests.study.lab.clusters import cluster
from tests.study.lab.jobs import kinds, metadata, rows

PAIR = ("obsession", "greedy", "random", "--seats", "2")


def held(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """The results without what differs from run to run."""
    capsys.readouterr()
    assert main(["arena", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    assert found.pop("run")
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on standard error."""
    capsys.readouterr()
    try:
        status = main(["arena", *words])
    except SystemExit as left:  # argparse's own way
        status = int(left.code or 0)
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    return said.err


# -- the same results ------------------------------------------------------------------------------------------------


def test_the_number_of_workers_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("thirteen", "greedy", "random", "--seats", "3", "--deals", "12", "--seed", "3")
    one = held(capsys, *words, "--workers", "1")
    assert one == held(capsys, *words, "--workers", "2")
    assert one != held(capsys, *words[:-1], "4", "--workers", "1")


def test_a_dask_cluster_plays_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "TASK_SECONDS", 0.05)
    words = ("obsession", "greedy", "random", "original", "--seats", "2", "--deals", "15")
    with cluster(tmp_path) as (address, _):
        there = held(capsys, *words, "--cluster", address)
    assert there == held(capsys, *words, "--workers", "1")


def test_a_stronger_player_is_told_apart_and_named_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *PAIR, "--deals", "40", "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("40 deals of obsession with 2 seats: 80 games\n")
    assert said.index("greedy") < said.index("random")
    for part in ("50 is even", "mean place", "points", "±", "games/s"):
        assert part in said


def test_results_say_which_games_they_are_of(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("obsession", "random", "greedy", "--deals", "2", "--seed", "5", "--cap", "900", "--gauntlet")
    found = held(capsys, *words, "--seats", "3")
    expected = {"ruleset": "obsession", "seats": 3, "mode": "alone", "gauntlet": True, "seed": 5, "cap": 900}
    assert {name: found[name] for name in expected} == expected
    assert (found["deals"], found["games"]) == (2, 6)


def test_stalled_games_are_counted_and_nobody_wins_them(capsys: pytest.CaptureFixture[str]) -> None:
    found = held(capsys, *PAIR, "--deals", "3", "--cap", "5")
    assert found["stalled"] == found["games"] == 6
    players = found["players"]
    assert isinstance(players, list)
    for player in players:
        assert player["wins"]["value"] == 0
        assert player["place"]["value"] == 1.5
        assert player["points"] is None


# -- files -----------------------------------------------------------------------------------------------------------


def test_the_same_command_goes_on_with_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, whole = tmp_path / "results.parquet", tmp_path / "whole.parquet"
    held(capsys, *PAIR, "--deals", "7", "--out", str(out))
    resumed = held(capsys, *PAIR, "--deals", "20", "--out", str(out))
    assert resumed == held(capsys, *PAIR, "--deals", "20", "--out", str(whole))
    assert rows(out) == rows(whole)
    assert len(rows(out)) == 40
    assert not {kind for kind in kinds(out) if kind.startswith("U")}, "seats can be subtracted"
    assert metadata(out) == metadata(whole)
    written = out.stat().st_mtime_ns
    assert resumed == held(capsys, *PAIR, "--deals", "20", "--out", str(out))
    assert out.stat().st_mtime_ns == written
    assert sorted(tmp_path.iterdir()) == [out, whole]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["obsession", "greedy", "random", "--seats", "2", "--seed", "2"], "its seed is 0, not 2"),
        (["obsession", "greedy", "random", "--seats", "3"], "its seats is 2, not 3"),
        (["obsession", "greedy", "original", "--seats", "2"], "its players is greedy random, not greedy original"),
        (["obsession", "greedy", "random", "--seats", "2", "--cap", "50"], "its cap is 5000, not 50"),
        (["obsession", "greedy", "random", "--seats", "2", "--set", "kill_run=3"], "its law is"),
        (["obsession", "greedy", "random", "--seats", "2", "--deals", "1"], "more than the 2 games asked for"),
    ],
)
def test_another_tournament_cannot_be_put_into_the_same_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], part: str
) -> None:
    out = tmp_path / "results.parquet"
    held(capsys, *PAIR, "--deals", "2", "--out", str(out))
    before = out.read_bytes()
    assert part in refused(capsys, "--out", str(out), *words)
    assert out.read_bytes() == before
    assert list(tmp_path.iterdir()) == [out]


def test_every_game_has_a_record_that_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, folder = tmp_path / "results.parquet", tmp_path / "records"
    words = (*PAIR, "--out", str(out), "--records", str(folder), "--workers", "1")
    held(capsys, *words, "--deals", "2")
    held(capsys, *words, "--deals", "5")
    files = sorted(folder.rglob("*.record"))
    assert [str(file.relative_to(folder)) for file in files[:3]] == [
        "000000/000.record",
        "000000/001.record",
        "000001/000.record",
    ]
    for file, row in zip(files, rows(out), strict=True):
        (record,) = archive.read_records(file)
        # game, deal, seat_1, seat_2, winner
        assert record.names == row[2:4]
        assert record.placed[0] + 1 == row[4]


def test_games_played_before_without_records_are_told_of(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", *PAIR, "--out", str(tmp_path / "results.parquet"), "--deals", "2"]
    assert main(words) == 0
    capsys.readouterr()
    assert main([*words, "--records", str(tmp_path / "records")]) == 0
    assert "Without a record: 4 games of earlier runs" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["strengths.png", "strengths.svg"])
def test_strengths_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    held(capsys, *PAIR, "--deals", "3", "--plot", str(tmp_path / name))
    assert (tmp_path / name).stat().st_size > 1000


# -- early ends ------------------------------------------------------------------------------------------------------


def test_a_decided_tournament_stops_at_a_look_whoever_plays_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopping, "FIRST_LOOK", 10)
    out = tmp_path / "results.parquet"
    words = (*PAIR, "--deals", "500", "--until-decided")
    found = held(capsys, *words, "--workers", "1", "--out", str(out))
    decision = found["decision"]
    assert isinstance(decision, dict)
    assert decision["deals"] == found["deals"] in (10, 20, 40)
    assert decision["edges"][0]["better"] == "greedy"
    assert len(rows(out)) == found["games"]
    assert found == held(capsys, *words, "--workers", "2")
    assert found == held(capsys, *words, "--out", str(out))


def test_equal_players_are_not_decided(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    # Under another name the same player, and every game stalls at once.
    words = ["arena", *PAIR, "--deals", "4", "--cap", "1", "--until-decided", "--workers", "1"]
    assert main(words) == 0
    assert "Not decided" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_a_terminal_shows_a_bar_and_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    command = f"{sys.executable} -m emptyhand arena {' '.join(PAIR)} --deals 1e6 --workers 2 --out {out}"
    with pexpect.spawn(command, encoding="utf-8", codec_errors="replace", dimensions=(40, 120), timeout=60) as screen:
        screen.expect(r"[1-9][\d,]* of 2,000,000 games .*games/s.*\d:\d\d:\d\d")
        screen.sendintr()
        screen.expect("is even")
        screen.expect("Stopped after [1-9]")
        screen.expect(pexpect.EOF)
    assert screen.exitstatus == 130
    assert rows(out)
    assert list(tmp_path.iterdir()) == [out]


def test_a_killed_run_is_gone_on_with_as_if_nothing_had_happened(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out, whole = tmp_path / "results.parquet", tmp_path / "whole.parquet"
    parts = tmp_path / "results.parquet.parts"
    often = "import emptyhand.study.lab.storage as s, emptyhand.study.arena.sources as a, sys\n"
    code = often + "s.PART_SECONDS = a.TASK_SECONDS = 0.05\nfrom emptyhand.cli import main\nmain(sys.argv[1:])"
    words = ["arena", *PAIR, "--workers", "1", "--out", str(out), "--deals", "1e6"]
    with subprocess.Popen([sys.executable, "-c", code, *words]) as process:
        deadline = time.monotonic() + 120
        while len(list(parts.glob("*.parquet"))) < 3:
            assert time.monotonic() < deadline, "no part was written"
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    kept = sum(len(rows(part)) for part in parts.glob("*.parquet"))
    deals = str(kept // 2 + 5)
    assert held(capsys, *PAIR, "--deals", deals, "--out", str(out)) == held(
        capsys, *PAIR, "--deals", deals, "--out", str(whole)
    )
    assert rows(out) == rows(whole)


def test_compiling_for_players_that_look_ahead_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []

    def slow(family: str) -> None:
        time.sleep(0.2)
        compiled.append(family)

    monkeypatch.setattr(ahead, "is_compiled", lambda family: bool(compiled))
    monkeypatch.setattr(ahead, "compile_ahead", slow)
    held(capsys, *PAIR, "--deals", "1", "--workers", "1")
    assert compiled == []
    assert main(["arena", "obsession", "search:8", "random", "--seats", "2", "--deals", "1", "--workers", "1"]) == 0
    assert compiled == ["pile"]
    assert COMPILING in capsys.readouterr().err


# -- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["obsession", "greedy"], "two players at least"),
        (["obsession", "greedy", "random", "greedy "], "'greedy' is named twice"),
        (["obsession", "greedy", "gredy"], "did you mean 'greedy'"),
        (["thirteen", "greedy", "original"], "'original'"),
        ([*PAIR, "--seats", "1"], "players, not 1"),
        ([*PAIR, "--deals", "0"], "at least 1"),
        ([*PAIR, "--deals", "1e9"], "--deals"),
        ([*PAIR, "--cap", "1e9"], "--cap"),
        ([*PAIR, "--workers", "0"], "--workers"),
        ([*PAIR, "--workers", "2", "--cluster", "dask://host:1"], "--workers"),
        ([*PAIR, "--cluster", "moon"], "expected local or dask://HOST:PORT"),
        ([*PAIR, "--plot", "strengths.gif"], ".png, .svg, .pdf"),
        ([*PAIR, "--out", "/dev/null/results.parquet"], "cannot write"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], part: str) -> None:
    assert part in refused(capsys, *words)


@pytest.mark.parametrize("missing", ["choix"])
def test_a_missing_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("emptyhand.study.arena")]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.startswith(f"{missing}.")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, missing, None)
    assert f"needs {missing}: install it with {install_line('arena')}" in refused(capsys, *PAIR, "--deals", "1")


def test_the_page_about_the_arena_names_every_option() -> None:
    parser = argparse.ArgumentParser()
    configure(parser)
    page = (Path(__file__).parents[3] / "docs" / "arena.md").read_text(encoding="utf-8")
    options = [option for action in parser._actions for option in action.option_strings if option.startswith("--")]
    assert [option for option in options if f"`{option}" not in page and option != "--help"] == []


# -- players that fail -----------------------------------------------------------------------------------------------

FAULTY = """
    import time
    from emptyhand import legal_moves_for

    def choose(view):
        {habit}
        return legal_moves_for(view.law, view)[0]
"""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not make a good player late."""
    monkeypatch.setenv("EMPTYHAND_PLAYER_SECONDS", "30")
    monkeypatch.setenv("EMPTYHAND_PLAYER_START", "60")


def against(folder: Path, habit: str, *more: str) -> list[str]:
    bot = written(folder, FAULTY.format(habit=habit))
    return ["arena", "thirteen", bot, "random", "--seats", "2", "--deals", "1", "--workers", "1", *more]


@pytest.mark.usefixtures("patient")
def test_a_player_that_never_moves_fails_the_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = against(tmp_path, "return 1 / 0")
    assert main(words) == 1
    said = capsys.readouterr()
    assert re.search(r"failed to choose: 6 crashes\. greedy made (\d+) of its \1 decisions\.", said.out)
    assert "First fault: " in said.out
    assert "failed with ZeroDivisionError: division by zero (mybot.py, line 6)" in said.out
    first, last = said.err.splitlines()
    assert "mybot.py failed to choose. First fault: " in first
    assert "the results are not those of" in last
    assert "greedy made 100 % of its" in said.err
    assert "--max-faults allows 1 %" in said.err
    assert main([*words, "--max-faults", "100"]) == 0


@pytest.mark.usefixtures("patient")
def test_workers_find_a_players_file_from_the_folder_of_each_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        written(folder, FAULTY.format(habit=""), f"{name}.py")
        monkeypatch.chdir(folder)
        assert (
            main(["arena", "thirteen", f"./{name}.py", "random", "--seats", "2", "--deals", "1", "--workers", "2"]) == 0
        )


@pytest.mark.usefixtures("patient")
def test_faults_are_in_json_and_in_the_file_and_outlive_a_resumed_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.parquet"
    words = against(tmp_path, "return 'castle'", "--max-faults", "100", "--out", str(out))[1:]
    found = held(capsys, *words)
    assert found == held(capsys, *words)
    players = found["players"]
    assert isinstance(players, list)
    faults, other = (player["faults"] for player in players)
    assert faults["replaced"] == faults["decisions"] > 0
    assert (faults["crashes"], faults["time_outs"], faults["illegal_moves"]) == (0, 0, 6)
    assert "named no move: 'castle' is not a move" in faults["first"]
    assert other == {**dict.fromkeys(faults, 0), "decisions": other["decisions"], "first": ""}
    with duckdb.connect(":memory:") as connection:
        query = "SELECT sum(illegal_moves_1 + illegal_moves_2), max(fault_1) FROM read_parquet(?)"
        assert connection.execute(query, [str(out)]).fetchone() == (6, faults["first"])


def test_a_late_player_is_counted_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPTYHAND_PLAYER_SECONDS", "0.05")
    monkeypatch.setenv("EMPTYHAND_PLAYER_START", "60")
    assert main([*against(tmp_path, "time.sleep(60)")]) == 1
    assert "6 time-outs" in capsys.readouterr().err


@pytest.mark.usefixtures("patient")
def test_a_spoiled_tournament_is_not_played_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*against(tmp_path, "return 1 / 0"), "--deals", "1000"]) == 1
    first, last = capsys.readouterr().err.splitlines()
    assert "failed to choose" in first
    made = re.search(r"greedy made 100 % of its (\d+) decisions .*; stopped after ", last)
    assert made
    assert int(made[1]) < 200


@pytest.mark.parametrize(
    ("decisions", "replaced", "played", "expected"),
    [
        (HOPELESS_FROM - 1, HOPELESS_FROM - 1, 0.001, False),
        (HOPELESS_FROM, HOPELESS_FROM, 0.001, True),
        (HOPELESS_FROM, HOPELESS_FROM - 1, 0.001, False),
        (HOPELESS_FROM - 1, 20, 1.0, False),
        (100, 50, 0.03, False),
        (100, 50, 0.05, True),
        (JUDGED_FROM, 11, 0.001, True),
        (JUDGED_FROM, 10, 1.0, False),
    ],
)
def test_a_player_spoils_a_tournament_once_that_is_certain(
    decisions: int, replaced: int, played: float, expected: bool
) -> None:
    assert exceeds_fault_limit(FaultCounts(decisions, replaced), 0.01, played) is expected


def test_no_faults_are_too_many_where_all_are_allowed() -> None:
    assert not exceeds_fault_limit(FaultCounts(JUDGED_FROM, JUDGED_FROM), 1.0, 1.0)
