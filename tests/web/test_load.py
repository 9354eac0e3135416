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

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("processes", ["1", "2"])
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
