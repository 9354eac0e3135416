"""The load tests run: a handful of tables for two seconds, and every test by name."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import plain
from benchmarks.load import main
from benchmarks.load_tests import TESTS
from benchmarks.trace import Beat, Trace, table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("processes", ["1", pytest.param("2", marks=pytest.mark.long)])
def test_a_small_crowd_plays_and_its_measurements_are_written(processes: str, tmp_path: Path) -> None:
    figures, table = tmp_path / "load.json", tmp_path / "load.md"
    command = [sys.executable, "-m", "benchmarks.load", "T24", "--scale", "0.005", "--seconds", "2"]
    command += ["--processes", processes, "--json", str(figures), "--markdown", str(table)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    # Speed does not matter here: the machine may be busy with other tests.
    assert done.returncode in (0, 1), done.stderr
    (found,) = json.loads(figures.read_text())
    assert found["test"] == "T24"
    assert found["errors"] == []
    assert found["figures"]["moves"] >= 5
    assert 0 < found["figures"]["ack_p50_ms"] <= found["figures"]["p99_ms"]
    assert "T24" in table.read_text()


def test_a_load_test_that_several_processes_cannot_share_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["T27", "--processes", "2"])
    assert "expected 1, or more with T24 and T25 alone" in capsys.readouterr().err


def test_an_unknown_load_test_is_refused_with_a_list_of_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["T99"])
    assert f"expected some of {', '.join(TESTS)}" in capsys.readouterr().err


def test_a_client_written_from_the_protocol_alone_plays_and_measures() -> None:
    told = asyncio.run(plain.measure(2, argparse.Namespace(seconds=3.0, frozen=False, burst=True)))
    assert re.search(r"2 rooms, [1-9]\d* moves/s: send to ack p50 \d", told)
    assert re.search(r"commits p50 <= \d.* 0 refused", told)


def test_a_trace_tells_what_the_slowest_move_waited_for() -> None:
    """Beats each 10 ms; the event loop waited for a core from 15 to 20 ms, the disk took from 32 to 38 ms."""
    waited = (0.0, 0.0, 0.005, 0.005, 0.005, 0.005)
    beats: list[Beat] = [(at / 100, 0.0, [(1.0, wait), (1.0, 0.0)]) for at, wait in enumerate(waited)]
    trace = Trace(
        beats, [(at, late, threads[1:]) for at, late, threads in beats], [(0.041, 0.042)], [(0.032, 0.038)], 0.0
    )
    assert trace.cause((0.014, 0.022)) == "a core for the event loop"
    assert trace.cause((0.031, 0.040)) == "the disk"
    assert trace.cause((0.0405, 0.0425)) == "garbage collection"
    assert trace.cause((0.0, 0.01)) == "other moves before it"
    words = table(trace, [(0.031, 0.040), (0.0, 0.001)])
    assert "| the 1 slowest moves waited for | the disk 1 |" in words
    assert "| event loop's thread | ran 0.00 s, waited 0.01 s for a core |" in words
