"""Matches, and keeping games in files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from emptyhand.game.archive import default_folder, read_records
from emptyhand.players.seating import Seating, checked_name, seat_players, seating_of
from emptyhand.terminal.saves import Saves
from emptyhand.terminal.terminal_match import TerminalMatch
from emptyhand.words.shell import program
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns

LOOKS = ("default", "classic", "plain")


# -- matches -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
def test_a_match_is_played_until_someone_has_won_enough(name: str, tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=2)
    held = hold(playing.play(look(name)), by_turns(playing))
    match = playing.match()
    assert match.over
    assert max(match.wins) == 2
    assert len(playing.games) >= 2
    assert all(record.over for record in read_records(tmp_path / "kept.game"))
    assert "won" in held.said


def test_without_a_word_the_rulesets_own_match_is_played(tmp_path: Path) -> None:
    assert terminal_match("thirteen", 1, tmp_path, wins=None).match().wins_needed == 3
    assert terminal_match("obsession", 1, tmp_path, wins=None).match().wins_needed == 1


def test_the_winner_of_the_last_game_leads_the_next_where_the_rules_say_so(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=2)
    held = hold(playing.play(look("plain")), by_turns(playing))
    first, second = playing.games[:2]
    assert second.deal.leader == first.placed[0]
    assert second.movers()[0] == first.placed[0]
    assert "leads after winning the previous game" in held.said


@pytest.mark.parametrize("name", ["default", "plain"])
def test_places_that_lead_to_an_exchange_are_told_as_titles(name: str, tmp_path: Path) -> None:
    playing = terminal_match("president", 1, tmp_path, wins=2)
    follow = by_turns(playing)
    held = hold(playing.play(look(name)), lambda asked: "q" if "next game" in asked else follow(asked))
    said = " ".join(held.said.split())
    mine = playing.games[0].placed.index(0)
    assert "The titles: " in said
    assert f"you are {('President', 'Vice-President', 'Peasant', 'Beggar')[mine]}" in said


def test_a_match_is_left_between_games_and_resumed_there(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=3)
    follow = by_turns(playing)
    hold(playing.play(look("plain")), lambda asked: "q" if "next game" in asked else follow(asked))
    assert [game.over for game in playing.games] == [True]
    kept = tmp_path / "kept.game"
    again = TerminalMatch.resume(read_records(kept), 3, Saves(kept, "thirteen"))
    assert [game.over for game in again.games] == [True, False]
    assert again.games[1].deal.leader == playing.games[0].placed[0]


def test_a_resumed_match_keeps_its_score_and_its_deals(tmp_path: Path) -> None:
    whole = terminal_match("thirteen", 1, tmp_path, wins=2)
    hold(whole.play(look("plain")), by_turns(whole))
    interrupted = terminal_match("thirteen", 1, tmp_path, wins=2)
    follow = by_turns(interrupted)
    hold(interrupted.play(look("plain")), lambda asked: None if "next game" in asked else follow(asked))
    kept = tmp_path / "kept.game"
    again = TerminalMatch.resume(read_records(kept), 2, Saves(kept, "thirteen"))
    assert again.games[1].deal == whole.games[1].deal


def test_games_of_different_matches_are_not_resumed_together(tmp_path: Path) -> None:
    for ruleset in ("obsession", "thirteen"):
        hold(terminal_match(ruleset, 1, tmp_path).play(look("plain")), lines([]))
        (tmp_path / "kept.game").rename(tmp_path / ruleset)
    both = "\n".join((tmp_path / ruleset).read_text() for ruleset in ("obsession", "thirteen"))
    (tmp_path / "both").write_text(both)
    with pytest.raises(ValueError, match="different rules"):
        TerminalMatch.resume(read_records(tmp_path / "both"), 1, Saves(None, "x"))


# -- files -------------------------------------------------------------------------------------------------------------


def test_games_are_kept_in_the_users_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert default_folder() == tmp_path / "state" / "emptyhand"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder() == tmp_path / ".local/state/emptyhand"


def test_two_games_of_the_same_second_get_files_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    games = terminal_match("obsession", 1, tmp_path).games
    paths = {Saves(None, "obsession").write(games) for _ in range(3)}
    assert len(paths) == 3
    kept = Saves(None, "obsession")
    assert kept.write(games) == kept.write(games)


@pytest.mark.parametrize("name", LOOKS)
def test_a_folder_that_cannot_be_written_costs_one_sentence_and_not_the_game(name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path / "missing")
    held = hold(playing.play(look(name)), lines(["s", "1", "s"]))
    assert held.said.count("The game could not be saved: no such file or directory") == 2
    assert len(playing.games[0].moves) > 3
    assert held.result.status == 1
    (tmp_path / "copied").write_text(held.result.text.partition("This is its record:")[2])
    (record,) = read_records(tmp_path / "copied")
    assert record.moves == playing.games[0].moves


def test_a_full_disk_leaves_the_last_save_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path)
    playing.saves.write(playing.games)
    before = (tmp_path / "kept.game").read_text()

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    held = hold(playing.play(look("plain")), lines(["1"]))
    assert "could not be saved: no space left on device." in held.result.text
    assert (tmp_path / "kept.game").read_text() == before
    assert list(tmp_path.iterdir()) == [tmp_path / "kept.game"]


# -- seats -------------------------------------------------------------------------------------------------------------


def test_people_sit_first_and_the_bots_are_dealt_out_in_turn() -> None:
    seating = seat_players(["Ann", "Bob"], 5, ["greedy", "random"])
    assert seating.names == ("Ann", "Bob", "Ada", "Ben", "Cleo")
    assert seating.bots == (None, None, "greedy", "random", "greedy")


def test_no_bot_has_a_persons_name() -> None:
    assert seat_players(["ada"], 3, ["random"]).names == ("ada", "Ben", "Cleo")


def test_a_record_names_the_kind_of_every_bot_and_gives_it_back() -> None:
    seating = seat_players(["Ann"], 3, ["greedy", "random"])
    assert seating.recorded == ("Ann", "Ada (greedy)", "Ben (random)")
    assert seating_of(seating.recorded) == seating


def test_a_name_in_brackets_that_is_no_bot_belongs_to_a_person() -> None:
    assert seating_of(["Bob (dad)", "Ada (greedy)"]).bots == (None, "greedy")


def test_equal_names_in_a_record_are_told_apart() -> None:
    assert seating_of(["A (greedy)", "A (random)"]) == Seating(("A 1", "A 2"), ("greedy", "random"))


@pytest.mark.parametrize("name", ["", "  ", "x" * 17, "a\x1b[2J", "a\nb(", 'say "hi"', "Ann (greedy)", "a,b"])
def test_a_name_that_would_spoil_screen_or_record_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be a player's name"):
        checked_name(name)


@pytest.mark.parametrize(
    ("people", "players", "reason"),
    [(["Ann", "ann"], 3, "same name"), ([], 3, "at least one person"), (["A", "B", "C"], 2, "do not fit")],
)
def test_a_table_that_cannot_be_seated_is_refused(people: list[str], players: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        seat_players(people, players, ["random"])


def test_a_bot_that_does_not_know_the_game_is_refused_before_it_starts(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pile games"):
        terminal_match("thirteen", 1, tmp_path, bots=["original"])


# -- after the last game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
def test_another_game_is_offered_and_kept_in_a_file_of_its_own(name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path, players=2)
    follow, first = by_turns(playing), playing.games[0]
    again = iter(["x", "again"])
    held = hold(
        playing.play(look(name), offers=True),
        lambda asked: next(again, "quit") if "play again" in asked.splitlines()[-1] else follow(asked),
    )
    assert held.result.status == 0
    assert [record.moves for record in read_records(tmp_path / "kept.game")] == [first.moves]
    (second,) = read_records(tmp_path / "kept-2.game")
    assert second.over
    assert second.deal != first.deal
    assert second.names == first.names


def test_the_coach_is_offered_and_the_question_is_put_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(
        "emptyhand.terminal.terminal_match.review", lambda game, step, language: f"{len(game.moves)} moves judged."
    )
    playing = terminal_match("obsession", 1, tmp_path, players=2)
    follow = by_turns(playing)
    asked_for = iter(["c", ""])
    held = hold(
        playing.play(look("plain"), offers=True),
        lambda asked: next(asked_for) if "play again" in asked.splitlines()[-1] else follow(asked),
    )
    assert f"The coach.\n{len(playing.games[0].moves)} moves judged." in held.said
    assert "emptyhand coach" in held.result.text


def test_without_a_person_nothing_is_offered(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path, players=2)
    assert "a: play again" not in hold(playing.play(look("plain")), by_turns(playing)).said


def test_between_games_a_word_that_means_nothing_is_asked_again(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=3)
    follow = by_turns(playing)
    between = iter(["banana", "quit"])
    hold(playing.play(look("plain")), lambda asked: next(between) if "next game" in asked else follow(asked))
    assert [game.over for game in playing.games] == [True]


def test_a_match_of_another_length_is_resumed_as_that_match(tmp_path: Path) -> None:
    said = hold(terminal_match("thirteen", 1, tmp_path, wins=7).play(look("plain")), lines([])).result.text
    assert said.endswith(f"Continue with: emptyhand play --resume {tmp_path / 'kept.game'} --match 7\n")


def test_the_coach_is_named_with_the_last_game_of_a_match(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=2)
    said = hold(playing.play(look("plain")), by_turns(playing)).result.text
    assert f"emptyhand coach {tmp_path / 'kept.game'} --game {len(playing.games)}\n" in said


def test_commands_name_the_program_as_it_was_called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = tmp_path / "bin" / "emptyhand"
    installed.parent.mkdir()
    installed.touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr("sys.argv", ["bin/emptyhand"])
    assert program() == "bin/emptyhand"
    assert (
        "Continue with: bin/emptyhand play --resume "
        in hold(terminal_match("obsession", 1, tmp_path).play(look("plain")), lines([])).result.text
    )
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program() == "emptyhand"
