"""Own players at the terminal's table: they play, their faults are told, a record does not run a file by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.game.archive import read_records
from emptyhand.players.seating import seat_players, seating_of
from emptyhand.players.workers.own_process import end_idle
from emptyhand.terminal.opponents import check_bots
from emptyhand.terminal.saves import Saves
from emptyhand.terminal.terminal_match import TerminalMatch
from tests.helpers import law
from tests.players.bots.own import FIRST, choosing, written
from tests.terminal.programs import PROMPT, in_terminal, piped
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns

PATIENT = {"EMPTYHAND_PLAYER_SECONDS": "30", "EMPTYHAND_PLAYER_START": "60"}
QUICK = ["--players", "2", "--seed", "1", "--no-delay"]


@pytest.fixture(autouse=True)
def in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not make a good player late, and players are named as from their own folder."""
    monkeypatch.chdir(tmp_path)
    for name, value in PATIENT.items():
        monkeypatch.setenv(name, value)


def test_a_person_plays_against_a_player_in_a_file(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    with in_terminal(tmp_path, ["play", "obsession", "--bots", "./mybot.py", *QUICK], **PATIENT) as child:
        said = ""
        for number in range(60):
            child.expect(PROMPT)
            said += str(child.before)
            child.sendline(str(number % 4 + 1))
        child.expect(PROMPT)
        child.sendline("quit")
        child.expect("The game is saved in")
        child.wait()
    assert child.exitstatus == 0
    assert "simple player" not in said
    (path,) = (tmp_path / "emptyhand").glob("*.game")
    record = read_records(path)[0]
    assert len(record.moves) > 10
    assert record.names[1] == "Ada (./mybot.py)"


def test_a_fault_is_told_once_in_words_and_the_game_goes_on(tmp_path: Path) -> None:
    written(tmp_path, choosing("print(view.hand); raise KeyError(view.hand[0])"))
    playing = terminal_match("obsession", 4, tmp_path, players=2, bots=["./mybot.py"])
    held = hold(playing.play(look("plain")), by_turns(playing))
    assert playing.games[0].over
    told = "Ada: ./mybot.py failed with KeyError. A simple player "
    assert held.said.count(f"{told}moves for it.\n") == 2
    assert held.said.count(f"{told}plays the rest of this game for it.\n") == 1
    assert "Card(" not in held.said


@pytest.mark.parametrize("name", ["default", "classic", "plain"])
def test_every_look_tells_a_fault(name: str, tmp_path: Path) -> None:
    written(tmp_path, choosing("raise KeyError"))
    playing = terminal_match("life", 4, tmp_path, players=2, bots=["./mybot.py"])
    held = hold(playing.play(look(name)), by_turns(playing, 5))
    assert "failed with KeyError" in " ".join(held.said.split())


def test_a_file_that_goes_away_during_the_evening_stops_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    playing = terminal_match("obsession", 4, tmp_path, players=2, bots=["./mybot.py"])
    Path(path).unlink()
    end_idle()
    held = hold(playing.play(look("plain")), by_turns(playing, 5))
    assert "Ada: there is no file './mybot.py'" in held.said
    assert "A simple player takes its place." in held.said


def test_a_file_without_a_player_is_refused_before_the_game(tmp_path: Path) -> None:
    written(tmp_path, "x = 1")
    with pytest.raises(ValueError, match=r"./mybot.py holds no player"):
        terminal_match("life", 1, tmp_path, bots=["./mybot.py"])


def test_a_resumed_game_runs_a_file_only_if_it_is_named_again(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    playing = terminal_match("life", 4, tmp_path, players=2, bots=["./mybot.py"])
    hold(playing.play(look("plain")), by_turns(playing, 5))
    Path(path).rename("aside.py")
    records = read_records(tmp_path / "kept.game")
    saves = Saves(tmp_path / "kept.game", "life")
    with pytest.raises(ValueError, match=r"would run the player in ./mybot.py: add --bots ./mybot.py to let it"):
        TerminalMatch.resume(records, 1, saves)
    Path("aside.py").rename(path)
    resumed = TerminalMatch.resume(records, 1, saves, ["./mybot.py"])
    hold(resumed.play(look("plain")), lines([]))
    assert resumed.seating.bots == (None, "./mybot.py")


def test_the_command_resumes_with_the_file_named_again(tmp_path: Path) -> None:
    written(tmp_path, FIRST)
    playing = terminal_match("life", 4, tmp_path, players=2, bots=["./mybot.py"])
    hold(playing.play(look("plain")), by_turns(playing, 5))
    refused = piped(tmp_path, ["play", "--plain", "--resume", "kept.game"], "", **PATIENT)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "add --bots ./mybot.py" in refused.stderr
    resumed = piped(tmp_path, ["play", "--plain", "--resume", "kept.game", "--bots", "./mybot.py"], "", **PATIENT)
    assert resumed.returncode == 0
    assert resumed.stdout.endswith(" -m emptyhand play --resume kept.game --bots ./mybot.py\n")


def test_a_record_gives_back_players_with_arguments_and_paths() -> None:
    seating = seat_players(["Ann"], 4, ["level:3", "./my bot.py:Careful", "search:100ms"])
    assert seating_of(seating.recorded) == seating
    assert seating_of(["Bob (he/him)"]).bots == (None,)


@pytest.mark.parametrize("spec", ["./" + "x" * 60 + ".py", "./my(bot).py"])
def test_a_path_that_no_record_can_hold_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="cannot be kept in a record"):
        check_bots(law("life"), [None, spec])
