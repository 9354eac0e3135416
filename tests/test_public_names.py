"""The package's public names, and that asking for none of them costs nothing."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import emptyhand
from tests.examples import blocks


@pytest.mark.parametrize("name", emptyhand.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(emptyhand, name) is not None
    assert name in dir(emptyhand)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = emptyhand.nothing


def test_the_example_of_the_package_is_true() -> None:
    tried = doctest.testmod(emptyhand)
    assert tried.attempted > 5
    assert not tried.failed


def test_a_game_takes_a_move_or_its_token_and_returns_what_the_mover_is_told() -> None:
    law = emptyhand.compile(emptyhand.load("obsession"))
    games = [emptyhand.Game(law, emptyhand.deal(law, players=4, seed=1)) for _ in range(2)]
    told = [games[0].play(games[0].legal_moves()[0]), games[1].play("4H")]
    assert told[0] == told[1] == games[0].events(1, since=1)[0]
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("token", ["99", "queen", "", "2H", "4!"])
def test_a_token_that_names_no_move_here_changes_nothing(token: str) -> None:
    law = emptyhand.compile(emptyhand.load("obsession"))
    game = emptyhand.Game(law, emptyhand.deal(law, players=4, seed=1))
    with pytest.raises(ValueError, match=r"expected|should read"):
        game.play(token)
    assert game.moves == ()


def test_the_command_line_loads_no_engine_before_it_needs_one() -> None:
    code = "import emptyhand.cli, sys; print([m for m in sys.modules if m.startswith('emptyhand.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['emptyhand.cli']"


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md", "python")
    exec(code, {})
    assert '[Game "obsession"]' in capsys.readouterr().out
