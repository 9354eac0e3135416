"""Stepping through recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.game.archive import read_records
from emptyhand.game.record import Record
from emptyhand.rules.cards import pretty
from emptyhand.terminal.replay import ReplaySession
from emptyhand.words.speech import say
from tests.terminal.script import Held, hold, lines
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns

LOOKS = ("default", "classic", "plain")


@pytest.fixture
def finished(tmp_path: Path) -> Record:
    return _recorded("thirteen", tmp_path, 5000)


@pytest.fixture
def unfinished(tmp_path: Path) -> Record:
    return _recorded("obsession", tmp_path, 5)


def _recorded(ruleset: str, folder: Path, answers: int) -> Record:
    playing = terminal_match(ruleset, 4, folder, players=3)
    hold(playing.play(look("plain")), by_turns(playing, answers))
    (record,) = read_records(folder / "kept.game")
    return record


def stepped(record: Record, given: list[str], name: str = "plain") -> tuple[ReplaySession, Held[object]]:
    replay = ReplaySession(record, look(name, live=name == "default"))
    return replay, hold(replay.play(), lines(given))


@pytest.mark.parametrize(
    ("given", "at"),
    [
        ([], 0),
        ([""], 1),
        (["n", "n", "n"], 3),
        (["n", "n", "b"], 1),
        (["b"], 0),
        (["g 7"], 7),
        (["7"], 7),
        (["g7", "b"], 6),
        (["0"], 0),
    ],
)
def test_steps_lead_forward_back_and_to_a_move(given: list[str], at: int, finished: Record) -> None:
    assert stepped(finished, given)[0].at == at


def test_the_prompt_says_which_move_of_how_many_is_shown(finished: Record) -> None:
    assert f" Move 1 of {len(finished.moves)}. " in stepped(finished, ["n"])[1].questions[1]


def test_a_jump_past_the_end_leads_to_the_end(finished: Record) -> None:
    assert stepped(finished, ["g 99999"])[0].at == len(finished.moves)
    assert stepped(finished, ["99999", "n"])[0].at == len(finished.moves)


@pytest.mark.parametrize("name", LOOKS)
def test_the_result_is_not_shown_before_the_end(name: str, finished: Record) -> None:
    winner = finished.names[finished.placed[0]].partition(" ")[0]
    almost = stepped(finished, [f"g {len(finished.moves) - 1}"], name)[1].said
    for spoiler in ("wins", "win!", "Result"):
        assert spoiler not in almost
    end = stepped(finished, [f"g {len(finished.moves)}"], name)[1].said
    assert "wins" in end or "You win!" in end, winner


def test_a_seat_sees_its_own_hand_and_no_other(finished: Record) -> None:
    replay, held = stepped(finished, ["v 2"], "default")
    hands = [replay.game.view(seat, 0).hand for seat in range(3)]
    seen = held.questions[1]
    assert all(pretty(card) in seen for card in hands[1])
    assert not any(pretty(card) in seen for card in hands[2] if pretty(card) != "3♠")


@pytest.mark.parametrize("name", LOOKS)
def test_all_hands_are_open_once_the_game_is_over(name: str, finished: Record) -> None:
    replay = ReplaySession(finished, look(name))
    replay.watch("all")
    hands = replay.scene().hands
    assert [len(hand) for hand in hands.values()] == [13, 13, 13]
    shown = look("default").table(replay.scene())
    assert all(pretty(card) in shown for hand in hands.values() for card in hand)


def test_an_unfinished_game_is_shown_from_one_seat_at_a_time(unfinished: Record) -> None:
    replay, held = stepped(unfinished, ["v all", "v 3"])
    assert "not finished" in held.said
    assert replay.seat == 2
    assert replay.watch("all") == say("steps-unfinished")


def test_the_end_of_an_unfinished_game_says_so(unfinished: Record) -> None:
    assert "left here, unfinished" in stepped(unfinished, ["g 9999"])[1].said


@pytest.mark.parametrize("line", ["x", "v", "v 9", "v 0", "g", "g x", "-1", "7 7", "9" * 400])
def test_a_wrong_line_is_answered_with_what_was_expected(line: str, finished: Record) -> None:
    replay, held = stepped(finished, [line])
    assert (replay.at, replay.seat) == (0, 0)
    assert "expected" in held.said.lower()


@pytest.mark.parametrize("name", LOOKS)
def test_quitting_and_the_end_of_the_input_end_it_cleanly(name: str, finished: Record) -> None:
    for given in (["q"], [], ["n", "q"]):
        assert stepped(finished, given, name)[1].result.status == 0  # type: ignore[attr-defined]


def test_without_questions_the_whole_game_is_told(finished: Record) -> None:
    held = hold(ReplaySession(finished, look("plain")).whole(), lines([]))
    assert held.questions == []
    told = held.said.splitlines()
    assert len(told) >= len(finished.moves)
    assert "win" in held.result.text


def test_with_all_hands_open_everyones_draws_are_told(tmp_path: Path) -> None:
    record = _recorded("obsession", tmp_path, 5000)
    replay = ReplaySession(record, look("plain"))
    spectator = hold(replay.whole(), lines([])).said
    replay = ReplaySession(record, look("plain"))
    replay.watch("all")
    open_hands = hold(replay.whole(), lines([])).said
    assert "draws 1 card." in spectator
    assert "draws 1 card." not in open_hands


def test_the_classic_look_retells_the_game_board_by_board(finished: Record) -> None:
    said = hold(ReplaySession(finished, look("classic")).whole(), lines([])).said
    assert said.count("=== PLAYER") == len(finished.moves)
    assert said.splitlines()[-1].startswith("*** Player ")


def test_one_place_of_a_game_can_be_shown_alone(finished: Record) -> None:
    replay = ReplaySession(finished, look("plain"))
    replay.go_to(4)
    assert "turn." in replay.place().text.splitlines()[0]
