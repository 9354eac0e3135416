"""What `--help` says, in the words and the form of other command lines."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from emptyhand.cli import COMMANDS, main


def helps(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The help of every argument, of those below too."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from helps(below)
        if action.help:
            yield action.help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_argument_is_explained_in_one_phrase_with_its_default_in_brackets(command: str) -> None:
    parser = argparse.ArgumentParser()
    import_module(f"emptyhand.commands.{command}").configure(parser)
    assert parser.format_help()
    for text in helps(parser):
        assert not re.search(r"unless given|so many|\bwho\b(?! (share|is gone))|for ever\b", text), text
        assert not text.endswith("."), text
        assert text[0].islower() or text.startswith(("PostgreSQL ", "Redis ")), text


def test_the_first_page_and_the_help_call_a_position_by_one_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["legal", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    first_page = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    assert "RULESET POSITION [MOVE" in shown
    assert "emptyhand legal RULESET POSITION [MOVE" in first_page


def test_the_commands_are_named_by_what_they_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for phrase in ("explain a ruleset", "review the decisions of a recorded game"):
        assert phrase in said
