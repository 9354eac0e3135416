"""The page about the arena: its examples run as they stand, with fewer deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.commands import ladder
from tests.examples import blocks, commands, expanded

PAGE = "docs/arena.md"


def shortened(words: list[str]) -> list[str]:
    """The same command with two deals; a second --deals counts."""
    return [*words, "--deals", "2"] if words[0] == "arena" else words


def test_its_commands_run_one_after_another_in_a_new_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands(PAGE)
    assert [words[0] for words in found].count("ladder") == 3
    for words in found:
        assert main(expanded(shortened(words))) == 0, words
    assert "All ratings after" in capsys.readouterr().out


def test_its_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(PAGE, "python"):
        exec(block, {})
    assert (tmp_path / "club.jsonl").exists()


def test_the_help_of_the_ladder_says_where_it_is_and_who_fills_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["ladder", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"(default: {ladder.NAME} in the folder where games are saved)" in said
