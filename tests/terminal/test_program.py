"""The program as a person meets it: in a terminal, with pipes, with wrong words."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from emptyhand.cli import main
from emptyhand.game.archive import read_records
from emptyhand.terminal.saves import Saves
from tests.terminal.programs import CODES, PROMPT, environment, follow_hints, in_terminal, piped
from tests.terminal.script import hold
from tests.terminal.tables import look as shown_as
from tests.terminal.tables import terminal_match
from tests.terminal.transcripts import by_turns

QUICK = ["--players", "2", "--seed", "1", "--no-delay"]


def kept(folder: Path) -> Path:
    (path,) = (folder / "emptyhand").glob("*.game")
    return path


# -- a terminal --------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_the_default_look(tmp_path: Path) -> None:
    with in_terminal(tmp_path, ["play", "obsession", *QUICK]) as child:
        said = follow_hints(child)
    assert child.exitstatus == 0
    assert re.search(r"(You win!|wins\.)", said)
    assert read_records(kept(tmp_path))[0].over
    assert said.count("\x1b[?1049h") == said.count("\x1b[?1049l") == 1
    drawn = [CODES.sub("", screen) for screen in said.partition("\x1b[?1049l")[0].split("\x1b[H")]
    assert max(cell_len(line) for screen in drawn for line in screen.splitlines()) <= 80


@pytest.mark.rule("obsession.console.command")
def test_a_whole_game_in_the_classic_look(tmp_path: Path) -> None:
    with in_terminal(tmp_path, ["play", "obsession", "--classic", *QUICK]) as child:
        said = follow_hints(child).replace("\r\n", "\n")
    assert child.exitstatus == 0
    record = read_records(kept(tmp_path))[0]
    assert f"*** Player {record.placed[0] + 1} wins!\n" in said
    assert "\n=== PLAYER 1\n### Draw: " in said


def test_the_questions_are_asked_where_nothing_was_given(tmp_path: Path) -> None:
    with in_terminal(tmp_path, ["play"]) as child:
        for question, line in (("name", "life"), ("players", "2"), ("people", ""), ("bots", "random")):
            # A long question goes on in the next line.
            child.expect(rf"(?s){question}.*?\]: ")
            child.sendline(line)
        child.expect(PROMPT)
        child.sendeof()
        child.expect("The game is saved in")
        child.wait()
    assert child.exitstatus == 0
    assert len(read_records(kept(tmp_path))[0].names) == 2


@pytest.mark.parametrize("keys", ["interrupt", "end of input", "hang up", "terminate"])
@pytest.mark.parametrize("look", [[], ["--classic"], ["--plain"]])
def test_however_a_person_leaves_the_game_is_saved(keys: str, look: list[str], tmp_path: Path) -> None:
    with in_terminal(tmp_path, ["play", "life", *QUICK, *look]) as child:
        child.expect(PROMPT)
        child.sendline("1 2 3")
        child.expect(PROMPT)
        if keys == "end of input":
            child.sendeof()
        else:
            if keys == "interrupt":
                child.sendintr()
            else:
                child.kill(signal.SIGHUP if keys == "hang up" else signal.SIGTERM)
            # A signal that comes while the prompt is being written is noticed with the next one or the next key.
            child.sendline("x")
        child.expect("The game is saved in")
        child.wait()
    assert child.exitstatus == 0
    assert len(read_records(kept(tmp_path))[0].moves) >= 6


def test_a_person_can_leave_while_the_bots_play(tmp_path: Path) -> None:
    with in_terminal(tmp_path, ["play", "obsession", "--players", "8", "--seed", "3"]) as child:
        child.expect("Hugo|Gina")
        child.sendintr()
        child.expect("The game is saved in")
        child.wait()
    assert child.exitstatus == 0
    assert len(read_records(kept(tmp_path))[0].names) == 8


def test_a_recorded_game_is_stepped_through(tmp_path: Path) -> None:
    piped(tmp_path, ["play", "obsession", *QUICK, "--save", "a.game"], "1\n")
    with in_terminal(tmp_path, ["replay", "a.game"]) as child:
        child.expect(r"Move 0 of [0-9]+\. Enter: on")
        child.sendline("")
        child.expect(r"Move 1 of [0-9]+\. Enter: on")
        child.sendline("v all")
        child.expect("not finished")
        child.sendline("q")
        child.wait()
    assert child.exitstatus == 0


def test_no_colour_is_used_where_it_is_not_wanted(tmp_path: Path) -> None:
    for name, value in (("NO_COLOR", "1"), ("TERM", "dumb")):
        with in_terminal(tmp_path, ["play", "obsession", *QUICK], **{name: value}) as child:
            child.expect(PROMPT)
            seen = str(child.before)
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]", seen), name
        assert "▲" in seen
        assert "\x1b" not in seen or name == "NO_COLOR"


# -- pipes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.obsession.console-end-of-input")
@pytest.mark.parametrize("look", [[], ["--classic"], ["--plain"]])
@pytest.mark.parametrize("given", ["", "1\n?\nx", "h\nr\nl\nk\ns\nu\n1\n2\n3\n1\n\x00\n\n"])
def test_with_pipes_the_game_ends_with_the_input_and_is_saved(given: str, look: list[str], tmp_path: Path) -> None:
    done = piped(tmp_path, ["play", "obsession", *QUICK, *look], given)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "The game is saved in" in done.stdout
    (record,) = read_records(kept(tmp_path))
    record.verify()


def test_bytes_that_are_no_text_are_a_wrong_line_like_others(tmp_path: Path) -> None:
    done = piped(tmp_path, ["play", "obsession", "--plain", *QUICK], "\udcff\udcfe\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "is not understood" in done.stdout


def test_without_unicode_letters_stand_for_suits(tmp_path: Path) -> None:
    for words, more in (([], {"LANG": "C", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}), (["--ascii"], {})):
        for look in ([], ["--plain"]):
            done = piped(tmp_path, ["play", "obsession", *QUICK, *words, *look], "1\n", **more)
            assert done.returncode == 0
            assert done.stdout.isascii()
            assert "?" not in done.stdout.replace("?:", "")


@pytest.mark.parametrize("words", [["play", "obsession", *QUICK], ["replay", "a.game"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str], tmp_path: Path) -> None:
    Saves(tmp_path / "a.game", "x").write(terminal_match("obsession", 1, tmp_path, players=2).games)
    with subprocess.Popen(
        [sys.executable, "-m", "emptyhand", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(b"1\n" * 5)
        child.stdin.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


def test_a_game_that_was_left_is_resumed_from_its_file(tmp_path: Path) -> None:
    piped(tmp_path, ["play", "obsession", *QUICK, "--save", "a.game"], "1\n")
    before = read_records(tmp_path / "a.game")[0].moves
    done = piped(tmp_path, ["play", "--plain", "--resume", "a.game"], "1\n")
    assert f"continues after {len(before)} moves" in done.stdout
    after = read_records(tmp_path / "a.game")[0].moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_without_a_file_the_newest_unfinished_game_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "emptyhand"
    folder.mkdir()
    (folder / "broken.game").write_text("hello")
    old, new, over = (terminal_match("obsession", seed, tmp_path, players=2) for seed in (1, 2, 3))
    hold(over.play(shown_as("plain")), by_turns(over))
    for age, (name, playing) in enumerate({"old": old, "new": new, "over": over}.items()):
        path = Saves(folder / f"{name}.game", "x").write(playing.games)
        os.utime(path, (age, age))
    done = piped(tmp_path, ["play", "--plain", "--resume"], "quit\n")
    assert f"saved in {folder / 'new.game'}\nContinue with: " in done.stdout
    assert done.stdout.endswith(" -m emptyhand play --resume\n")


def test_a_file_is_replaced_where_that_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text("my notes")
    done = piped(tmp_path, ["play", "obsession", *QUICK, "--save", "a.game", "--overwrite"], "quit\n")
    assert done.returncode == 0
    assert len(read_records(tmp_path / "a.game")) == 1


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    first = piped(tmp_path, ["play", "life", *QUICK, "--plain", "--save", "a.game"], "1 2 3\n1\n1\n")
    second = piped(tmp_path, ["play", "life", *QUICK, "--plain", "--save", "a.game"], "1 2 3\n1\n1\n")
    assert first.stdout == second.stdout


def test_house_rules_are_played_and_kept_in_the_record(tmp_path: Path) -> None:
    done = piped(tmp_path, ["play", "obsession", *QUICK, "--set", "kill_run=3", "--save", "a.game"], "1\n")
    assert done.returncode == 0
    assert piped(tmp_path, ["verify", "a.game"], "").returncode == 0


def test_a_recorded_game_is_printed_where_there_is_no_terminal(tmp_path: Path) -> None:
    piped(tmp_path, ["play", "obsession", *QUICK, "--save", "a.game"], "1\n1\n")
    for look in ([], ["--classic"], ["--plain"]):
        done = piped(tmp_path, ["replay", "a.game", *look], "")
        assert (done.returncode, done.stderr) == (0, "")
        assert "unfinished" in done.stdout
    assert "turn" in piped(tmp_path, ["replay", "a.game", "--at", "2"], "").stdout


# -- wrong words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "obsesion"], "did you mean 'obsession'"),
        (["play", "life", "--players", "9"], "2 to 4 players"),
        (["play", "life", "--people", "0"], "at least one person"),
        (["play", "life", "--people", "9"], "2 to 4 players"),
        (["play", "life", "--players", "2", "--hot-seat", "a,b,c"], "do not fit"),
        (["play", "life", "--hot-seat", "a,a"], "same name"),
        (["play", "life", "--name", "a\x1bb"], "cannot be a player's name"),
        (["play", "life", "--bots", "genius"], "genius"),
        (["play", "thirteen", "--bots", "original"], "pile games"),
        (["play", "life", "--match", "0"], "from 1 to 100"),
        (["play", "life", "--seed", "x"], "invalid int value"),
        (["play", "life", "--seed=--"], "argument --seed: expected a value, not '--'"),
        (["play", "life", "--classic", "--plain"], "not allowed with"),
        (["play", "life", "--resume", "a.game"], "takes no ruleset"),
        (["play", "--resume", "missing.game"], "missing.game: there is no such file"),
        (["play", "--resume", "."], "this is a folder"),
        (["play", "--resume"], "there is no unfinished game in"),
        (["play", "--save", "bad.game"], "bad.game exists and is not a saved game: choose another name, or"),
        (["play", "--save", "a.game"], "a.game exists and holds another game: choose another name, or"),
        (["play", "--resume", "a.game", "--save", "bad.game"], "bad.game exists and is not a saved game"),
        (["replay", "missing.game"], "there is no such file"),
        (["replay", "bad.game"], "not a record"),
        (["replay", "a.game", "--seat", "7"], "expected 1 to 2, or all"),
        (["replay", "a.game", "--seat", "all"], "not finished"),
        (["replay", "a.game", "--game", "2"], "expected 1 to 1"),
    ],
)
def test_wrong_words_get_one_sentence(
    words: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    Saves(tmp_path / "a.game", "x").write(terminal_match("obsession", 1, tmp_path, players=2).games)
    (tmp_path / "bad.game").write_text("hello")
    status = run_here(words)
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    assert told.err.count("\n") == 1
    assert reason in told.err


def run_here(words: list[str]) -> int:
    """The exit status of a command that never comes to reading or writing."""
    try:
        return main(words)
    except SystemExit as stop:
        return int(stop.code or 0)


def test_a_folder_that_cannot_be_written_is_told_and_the_record_written_out(tmp_path: Path) -> None:
    done = piped(tmp_path, ["play", "obsession", *QUICK, "--save", "no/where.game"], "1\n")
    assert (done.returncode, done.stderr) == (1, "")
    assert "could not be saved" in done.stdout
    assert '[Game "obsession"]' in done.stdout
