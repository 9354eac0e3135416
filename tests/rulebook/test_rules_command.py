"""`emptyhand rules` on a pipe and on a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.commands.rules import WIDTH, flowed
from emptyhand.law import grid
from emptyhand.rulebook import rulebook
from emptyhand.ruleset import CATALOGUE
from tests.helpers import law

Output = pytest.CaptureFixture[str]


def test_a_ruleset_is_told_in_plain_text(capsys: Output) -> None:
    assert main(["rules", "life"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Life\n")
    assert max(map(len, text.splitlines())) <= WIDTH
    assert " ".join(text.split()) == " ".join(rulebook(law("life")).split())


def test_rules_are_told_in_the_language_that_the_command_or_the_environment_names(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["rules", "thirteen", "--lang", "vi"]) == 0
    assert " ".join(capsys.readouterr().out.split()) == " ".join(rulebook(law("thirteen"), "vi").split())
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert main(["rules", "life"]) == 0
    assert "Was du spielen darfst" in capsys.readouterr().out
    assert main(["rules", "--list"]) == 0
    assert "wer zuletzt noch Karten hat, verliert." in " ".join(capsys.readouterr().out.split())


def test_an_unknown_language_is_refused_with_the_known_ones(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "life", "--lang", "fr"])
    assert "there is no language 'fr': choose one of en, de, vi" in capsys.readouterr().err


def test_the_grid_is_printed_as_it_is(capsys: Output) -> None:
    assert main(["rules", "thirteen", "--grid"]) == 0
    assert capsys.readouterr().out == grid(law("thirteen"))


def test_a_changed_key_is_told(capsys: Output) -> None:
    assert main(["rules", "life", "--set", "kill_run=3"]) == 0
    assert "Three or more cards of equal rank" in capsys.readouterr().out


def test_a_file_is_told_like_a_name(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('extends = "life"\ntitle = "Our game"\n', "utf-8")
    assert main(["rules", str(path)]) == 0
    assert capsys.readouterr().out.startswith("# Our game\n")


@pytest.mark.parametrize("words", [["rules"], ["rules", "--list"]])
def test_all_rulesets_are_listed_with_a_line_about_each(words: list[str], capsys: Output) -> None:
    assert main(words) == 0
    text = capsys.readouterr().out
    starts = [line.split()[0] for line in text.splitlines() if not line.startswith(" ")]
    assert starts == list(CATALOGUE)
    assert max(map(len, text.splitlines())) <= WIDTH


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["rules", "lief"], "life"),
        (["rules", "--grid"], "name the ruleset"),
        (["rules", "--set", "kill_run=3"], "name the ruleset"),
        (["rules", "life", "--set", "kill_run"], "expected key=value"),
    ],
)
def test_wrong_input_gets_one_sentence(words: list[str], expected: str, capsys: Output) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert expected in error
    assert error.count("\n") == 1


class Terminal:
    """Standard output that says it is a terminal."""

    def __init__(self) -> None:
        self.written = ""

    def write(self, text: str) -> int:
        self.written += text
        return len(text)

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """What the rules of Life look like on a terminal 60 columns wide."""
    made = Terminal()
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": "xterm", "COLUMNS": "60", **environment}.items():
        monkeypatch.setenv(name, value)
    assert main(["rules", "life"]) == 0
    return made.written


def test_a_terminal_gets_headings_instead_of_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    text = on_terminal(monkeypatch)
    assert "\x1b[" in text
    assert "## " not in text
    assert "Special cards" in text


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colours_gets_plain_text(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = on_terminal(monkeypatch, **environment)
    assert "\x1b" not in text
    assert "## Special cards" in text
    assert max(map(len, text.splitlines())) <= 60


def test_paragraphs_flow_and_lists_stay() -> None:
    text = "# Title\n\nOne.\nTwo.\n\n- first one\n- second one\n\nThree.\n"
    assert flowed(text, 9) == "# Title\n\nOne. Two.\n\n- first\n  one\n- second\n  one\n\nThree.\n"
