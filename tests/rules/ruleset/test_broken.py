"""The broken files of tests/data/broken.toml: each gets one sentence with file, line, key and what was expected."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from emptyhand.cli import main
from emptyhand.rules.ruleset import RulesetError, load

CORPUS = Path(__file__).parents[2] / "data" / "broken.toml"
CASES: list[dict[str, Any]] = tomllib.loads(CORPUS.read_text("utf-8"))["case"]
WITHOUT_LINE = ("this key is missing",)
"""A key that stands nowhere has no line, unless its table has one."""


def write(folder: Path, case: dict[str, Any]) -> Path:
    for name, text in case.get("files", {}).items():
        (folder / name).write_bytes(text.encode())
    path = folder / "ours.toml"
    path.write_bytes(case["text"].encode(case.get("encoding", "utf-8")))
    return path


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_a_broken_file_gets_one_sentence(case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, case)
    with pytest.raises(RulesetError) as caught:
        load("ours.toml")
    assert str(caught.value) == case["says"]


def test_every_sentence_names_a_line_and_says_what_was_expected() -> None:
    for case in CASES:
        says = case["says"]
        assert re.match(r"(ours|base)\.toml, line \d+", says) or any(part in says for part in WITHOUT_LINE), says
        assert re.search(r"expected|did you mean|there is no such file|add \w+", says), says
        assert len(says) < 300, says
    assert len({case["about"] for case in CASES}) == len(CASES) >= 120


def test_the_command_prints_one_line_for_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [tmp_path / str(number) for number in range(len(CASES))]
    for folder, case in zip(folders, CASES, strict=True):
        folder.mkdir()
        write(folder, case)
    assert main(["rules", "check", *(str(folder / "ours.toml") for folder in folders)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    for folder, line in zip(folders, said.err.splitlines(), strict=True):
        assert line.startswith(f"{folder}/")
