"""Games kept in a Parquet file: all of them, once and in order, however the run ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from emptyhand import __version__
from emptyhand.cli import main
from emptyhand.fast.results import Results, merge
from emptyhand.study.lab import storage
from emptyhand.study.lab.columns import Simulated, from_columns, to_columns
from emptyhand.study.lab.key import Key
from emptyhand.study.lab.parquet import write_columns
from emptyhand.study.lab.run import Order, play_out
from emptyhand.study.lab.storage import ParquetStore
from tests.study.lab.jobs import job, kinds, metadata, pieces, played, rows, same

ENDLESS = "1e9"
# A part every few hundredths of a second, so that a run need not last long to have some.
OFTEN = "import emptyhand.study.lab.storage as s, sys\ns.PART_SECONDS = 0.05\n"
COMMAND = OFTEN + "from emptyhand.cli import main\nsys.exit(main(sys.argv[1:]))"


def simulate(*words: str) -> int:
    return main(["simulate", "obsession", *words])


@contextmanager
def running(out: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A run in a process of its own that has kept some games already."""
    command = [sys.executable, "-c", COMMAND, "simulate", "obsession", "--threads", "1", "--out", str(out), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            deadline = time.monotonic() + 120
            while len(list(out.with_name(f"{out.name}.parts").glob("*.parquet"))) < 3:
                assert process.poll() is None, process.communicate()[1]
                assert time.monotonic() < deadline, "no part was written"
                time.sleep(0.01)
            yield process
        finally:
            process.kill()


def reference(tmp_path: Path, *words: str) -> Path:
    """The same games played in one go."""
    path = tmp_path / "reference.parquet"
    assert simulate("--out", str(path), *words) == 0
    return path


# -- what is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["obsession", "cardgame", "thirteen"])
def test_columns_hold_all_there_is_to_know_of_games_that_ended(name: str) -> None:
    wanted = job(name, games=500, first=77)
    results = played(wanted)
    assert same(from_columns(to_columns(results), Key.of(wanted), 77), results)


def test_columns_hold_what_is_told_of_stalled_games() -> None:
    wanted = job("cardgame", games=500, cap=120)
    results = played(wanted)
    back = from_columns(to_columns(results), Key.of(wanted), 0)
    assert 0 < results.stalled.sum() < 500
    for told in ("stalled", "winner", "order", "decisions", "starter", "kills", "pick_ups", "cards_left"):
        assert np.array_equal(getattr(back, told), getattr(results, told)), told


def test_a_file_has_a_row_a_game_and_says_which_games_they_are(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    assert simulate("--games", "5000", "--first", "300", "--seed", "9", "--players", "3", "--out", str(out)) == 0
    found = rows(out)
    assert [row[0] for row in found] == list(range(300, 5300))
    wanted = job(games=5000, first=300, seed=9)
    told = metadata(out)
    assert told.pop("law") == wanted.law.digest
    assert told.pop("engine") == Key.of(wanted).engine
    assert told.pop("version") == __version__
    expected = {"seed": "9", "first": "300", "games": "5000", "players": "3", "policy": "random", "cap": "5000"}
    assert told == {"ruleset": "obsession", **expected}
    assert list(tmp_path.iterdir()) == [out]


def test_a_row_tells_seats_from_1(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    assert simulate("--games", "200", "--out", str(out)) == 0
    results = played(job(games=200))
    for row, winner, starter in zip(rows(out), results.winner, results.starter, strict=True):
        assert (row[1], row[2], row[8]) == (winner + 1, winner + 1, starter + 1)


def test_every_number_has_a_sign_so_that_seats_can_be_subtracted(tmp_path: Path) -> None:
    simulate("--games", "20", "--out", str(tmp_path / "results.parquet"))
    assert kinds(tmp_path / "results.parquet") == {"BIGINT", "INTEGER", "SMALLINT", "BOOLEAN"}


def test_a_file_of_an_earlier_version_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    wanted = job(games=20)
    columns = to_columns(played(wanted))
    unsigned = {name: of.astype(np.uint8) if of.dtype == np.int16 else of for name, of in columns.items()}
    write_columns(out, unsigned, Simulated(wanted).metadata(0, 20))
    assert "UTINYINT" in kinds(out)
    assert simulate("--games", "50", "--out", str(out), "--resume") == 0
    assert rows(out) == rows(reference(tmp_path, "--games", "50"))
    assert kinds(out) == kinds(tmp_path / "reference.parquet")


@pytest.mark.parametrize("name", ["a b", "it's", "r[0]*?", "ü"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    out = tmp_path / name / "r?.parquet"
    out.parent.mkdir()
    assert simulate("--games", "100", "--out", str(out)) == 0
    assert simulate("--games", "200", "--out", str(out), "--resume") == 0
    out.rename(tmp_path / "plain.parquet")
    assert len(rows(tmp_path / "plain.parquet")) == 200


# -- the order of games ----------------------------------------------------------------------------------------------


def test_results_in_any_order_and_some_twice_are_kept_in_order_and_once() -> None:
    wanted = job(games=1000, first=50)
    parts = pieces(wanted, 90)
    mixed = [parts[i] for i in (3, 1, 0, 0, 2, 11, 10, 3, 4, 9, 8, 7, 5, 6, 0)]
    order: Order[Results] = Order(50)
    assert same(merge([ready for part in mixed for ready in order.add(part)]), played(wanted))


def test_ctrl_c_while_waiting_keeps_what_is_without_a_gap() -> None:
    parts = pieces(job(games=1000), 100)
    kept: list[Results] = []
    before = signal.getsignal(signal.SIGINT)

    def source() -> Iterator[Results]:
        yield from (parts[0], parts[2], parts[1], parts[5])
        signal.raise_signal(signal.SIGINT)

    assert play_out(source(), 0, kept.append) is False
    assert [part.first for part in kept] == [0, 100, 200]
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_while_keeping_waits_until_it_is_kept() -> None:
    parts = pieces(job(games=300), 100)
    kept: list[Results] = []

    def keep(part: Results) -> None:
        signal.raise_signal(signal.SIGINT)
        kept.append(part)

    assert play_out(iter(parts), 0, keep) is False
    assert kept == parts[:1]


# -- runs that end early ---------------------------------------------------------------------------------------------


def test_a_killed_run_can_be_gone_on_with_as_if_nothing_had_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.parquet"
    with running(out, "--games", ENDLESS, "--seed", "4") as process:
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=60)
    assert not out.exists()
    kept = sum(len(rows(part)) for part in out.with_name("results.parquet.parts").glob("*.parquet"))
    games = str(kept + 10_000)
    capsys.readouterr()
    assert simulate("--games", games, "--seed", "4", "--out", str(out), "--resume", "--json") == 0
    resumed = json.loads(capsys.readouterr().out)
    assert resumed.pop("run")["played"] == 10_000
    whole = reference(tmp_path, "--games", games, "--seed", "4", "--json")
    expected = json.loads(capsys.readouterr().out)
    del expected["run"]
    assert resumed == expected
    assert rows(out) == rows(whole)
    assert metadata(out) == metadata(whole)
    assert sorted(tmp_path.iterdir()) == [whole, out]


def test_ctrl_c_leaves_a_file_and_a_summary_of_the_games_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.parquet"
    with running(out, "--games", ENDLESS, "--json") as process:
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=60)
        assert process.returncode == 130
    summary = json.loads(said)
    games = str(summary["games"])
    assert summary["run"]["complete"] is False
    assert complained.splitlines()[-1] == f"Stopped after {int(games):,} of 1,000,000,000 games."
    whole = reference(tmp_path, "--games", games)
    assert rows(out) == rows(whole)
    assert metadata(out) == metadata(whole)
    more = str(int(games) + 5000)
    assert simulate("--games", more, "--out", str(out), "--resume") == 0
    assert len(rows(out)) == int(more)


def test_a_finished_run_has_nothing_left_to_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.parquet"
    words = ("--games", "3000", "--out", str(out), "--json", "--resume")
    assert simulate(*words) == 0
    first, written = json.loads(capsys.readouterr().out), out.stat().st_mtime_ns
    assert simulate(*words) == 0
    again = json.loads(capsys.readouterr().out)
    assert (first.pop("run")["played"], again.pop("run")["played"]) == (3000, 0)
    assert first == again
    assert out.stat().st_mtime_ns == written


def test_a_run_killed_while_it_tidied_up_is_finished_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "PART_GAMES", 100)
    wanted, out = job(games=1000), tmp_path / "results.parquet"
    with ParquetStore(out, Simulated(wanted), resume=False) as store:
        for part in pieces(wanted, 100):
            store.add(part)
        left_over = {file: file.read_bytes() for file in store.folder.iterdir()}
        store.finish()
    out.with_name("results.parquet.parts").mkdir()
    for file, content in left_over.items():
        file.write_bytes(content)
    assert simulate("--games", "1500", "--out", str(out), "--resume") == 0
    assert [row[0] for row in rows(out)] == list(range(1500))
    assert list(tmp_path.iterdir()) == [out]


# -- what is refused -------------------------------------------------------------------------------------------------


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert simulate(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    return said.err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--seed", "2"], "its seed is 1, not 2"),
        (["--first", "5"], "its first is 0, not 5"),
        (["--players", "3"], "its players is 4, not 3"),
        (["--cap", "100"], "its cap is 5000, not 100"),
        (["--policy", "greedy"], "its policy is random, not greedy-"),
        (["--set", "kill_run=3"], "its law is"),
        (["--games", "50"], "more than the 50 games"),
    ],
)
def test_other_games_cannot_be_put_into_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], part: str
) -> None:
    out = tmp_path / "results.parquet"
    assert simulate("--games", "100", "--seed", "1", "--out", str(out)) == 0
    before = out.read_bytes()
    capsys.readouterr()
    assert part in refused(capsys, "--games", "200", "--seed", "1", "--out", str(out), "--resume", *words)
    assert out.read_bytes() == before
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_that_exists_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.parquet"
    out.write_text("precious")
    assert "exists already" in refused(capsys, "--games", "100", "--out", str(out))
    assert "as a Parquet file" in refused(capsys, "--games", "100", "--out", str(out), "--resume")
    assert out.read_text() == "precious"


def test_a_file_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for out in (tmp_path, tmp_path / "no" / "such.parquet", Path("/dev/null/results.parquet")):
        assert "cannot write" in refused(capsys, "--games", ENDLESS, "--out", str(out))


def test_a_full_disk_is_told_in_one_sentence_and_loses_no_part(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    # No file may grow beyond the size of a few parts: joining them fails, as it would on a full disk.
    limited = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))\n" + COMMAND
    words = ["simulate", "obsession", "--games", "40000", "--threads", "1", "--out", str(out)]
    command = [sys.executable, "-c", limited, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "File too large" in done.stderr.splitlines()[-1]
    assert "continue with --resume" in done.stderr.splitlines()[-1]
    assert not out.exists()
    assert simulate("--games", "40000", "--out", str(out), "--resume") == 0
    assert rows(out) == rows(reference(tmp_path, "--games", "40000"))
