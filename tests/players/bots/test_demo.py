"""`emptyhand demo`: a whole game told line by line, without a terminal too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import load
from emptyhand.terminal.watching import watch
from tests.catalogue import CORE
from tests.players.bots.own import choosing, written
from tests.terminal.script import hold, lines
from tests.terminal.tables import look


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["demo", *words]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("name", CORE)
def test_a_whole_game_of_every_ruleset_is_told_to_its_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, name, "--seed", "5", "--players", "3")
    assert "game 5: Ada (greedy), Ben (greedy), Cleo (greedy)." in lines[0]
    assert lines[-2].startswith("The game is over")
    assert lines[-1].endswith("--seed 5 shows it again.")


def test_the_same_seed_shows_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("life", "--seed", "9", "--bots", "original,random")
    assert told(capsys, *words) == told(capsys, *words)
    assert told(capsys, *words) != told(capsys, "life", "--seed", "10", "--bots", "original,random")


def test_bots_sit_in_turn_round_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, "obsession", "--seed", "1", "--bots", "original, random")[0]
    assert "Ada (original), Ben (random), Cleo (original), Dan (random)." in first


def test_what_is_drawn_and_chosen_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "obsessed", "--seed", "1", "--players", "2")
    assert "Ada chooses an up card." in lines
    drawn = {line.partition(" draws ")[2] for line in lines if " draws " in line}
    assert drawn
    assert drawn <= {"1 card.", "2 cards.", "3 cards."}


def test_the_plain_look_says_suits_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "thirteen", "--seed", "5", "--plain")
    assert not any(glyph in line for line in lines for glyph in "♠♣♦♥")
    assert any(" of hearts" in line for line in lines)


def test_the_classic_look_shows_every_board_as_a_spectator_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "obsession", "--seed", "5", "--players", "2", "--classic")
    assert {line for line in lines if line.startswith("=== ")} == {"=== PLAYER 1", "=== PLAYER 2"}
    assert all(re.fullmatch(r"### Hand: +\d+ cards", line) for line in lines if line.startswith("### Hand"))
    assert "wins!" in lines[-2]


@pytest.mark.parametrize("live", [False, True])
def test_a_game_is_watched_at_the_table_look(live: bool) -> None:
    law = compile(load("life"))
    game = Game(law, deal(law, 3, 5), ("Ada", "Ben", "Cleo"))
    held = hold(watch(game, [make("greedy", seat, law) for seat in range(3)], look("default", live=live)), lines([]))
    assert game.over
    assert held.pauses == len(game.moves)
    assert "Ada" in held.result.text
    assert "Your hand" not in held.said


def test_house_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Ben comes last." in told(capsys, "obsession", "--seed", "1", "--players", "2", "--set", "ends=play on")


def test_a_fault_is_told_when_it_happens_and_in_full_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EMPTYHAND_PLAYER_START", "60")
    written(tmp_path, choosing("raise KeyError(view.hand[0])"))
    assert main(["demo", "thirteen", "--seed", "1", "--players", "2", "--bots", "./mybot.py,greedy"]) == 0
    said = capsys.readouterr()
    assert said.out.count("(Ada: ./mybot.py failed with KeyError. A simple player moves for it.)\n") == 2
    assert "(Ada: ./mybot.py failed with KeyError. A simple player plays the rest of this game for it.)\n" in said.out
    assert said.err.count("Ada: ./mybot.py failed with KeyError: Card(") == 3
    assert re.search(r"Ada: a simple player made (\d+) of its \1 moves\.\n", said.err)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["obsession", "--bots", "rnadom"], "did you mean 'random'?"),
        (["thirteen", "--bots", "original"], "pile games such as obsession only"),
        (["thirteen", "--players", "5"], "thirteen is for 2 to 4 players, not 5"),
        (["obsesion"], "did you mean 'obsession'?"),
        (["obsession", "--delay", "-1"], "expected --delay from 0 to 60 seconds"),
    ],
)
def test_wrong_input_gets_one_sentence(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert message in shown.err
    assert shown.err.count("\n") == 1
