"""Several people at one screen: nobody ever sees another's hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.game.table import Phase
from emptyhand.rules.cards import Card, pretty
from emptyhand.terminal.looks.plain import speak_card
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns

LOOKS = ("default", "classic", "plain")
PEOPLE = ("Ann", "Bob", "Cid")


LOWEST = Card("3S")
"""Who holds it is told to all: it decides who starts."""


def words_in(text: str, names: list[str]) -> list[str]:
    """Which of the names stand in the text as words of their own."""
    return [name for name in names if re.search(rf"(?<![\w♠♣♦♥]){re.escape(name)}(?![\w♠♣♦♥])", text)]


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("ruleset", ["thirteen", "thirteen-southern"])
def test_no_other_hand_ever_shows_where_every_card_is_there_once(ruleset: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 8, tmp_path, people=PEOPLE, players=4)
    follow = by_turns(playing)
    asked_of = []

    def answer(asked: str) -> str | None:
        game = playing.games[0]
        passing = "Pass to" in asked.splitlines()[-1]
        watcher = None if passing else game.turn
        for seat in range(4):
            if seat != watcher:
                names = [shown for card in game.view(seat).hand if card != LOWEST for shown in _ways(card)]
                assert not words_in(asked, names), f"seat {seat}'s hand in: {asked}"
        asked_of.append((passing, game.turn))
        return follow(asked)

    hold(playing.play(look(name)), answer)
    assert playing.games[0].over
    assert {seat for passing, seat in asked_of if passing} == {0, 1, 2}


def _ways(card: Card) -> tuple[str, str, str]:
    """Every way a look might write a card."""
    return pretty(card), pretty(card, ascii_only=True), speak_card(card)


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("ruleset", ["obsession", "life", "cardgame"])
def test_every_choice_is_preceded_by_a_call_to_the_person_whose_it_is(ruleset: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 8, tmp_path, people=PEOPLE, players=4)
    follow = by_turns(playing, 60)
    at_screen: list[int | None] = [None]

    def answer(asked: str) -> str | None:
        game = playing.games[0]
        called = re.search(r"Pass to (\w+)", asked.splitlines()[-1])
        if called:
            assert called[1] == PEOPLE[game.turn]
            at_screen.append(game.turn)
        assert at_screen[-1] == game.turn
        return follow(asked)

    hold(playing.play(look(name)), answer)
    assert len(playing.games[0].moves) > 60


def test_what_a_person_is_shown_of_a_secret_choice_is_their_own(tmp_path: Path) -> None:
    playing = terminal_match("life", 8, tmp_path, people=PEOPLE, players=3)
    held = hold(playing.play(look("plain")), by_turns(playing, 9))
    assert playing.games[0].view(None).table.phase is not Phase.CHOOSE
    choosing = [text for text in held.questions if "Choose" in text.splitlines()[-1]]
    for text in choosing:
        assert not re.search("(Ann|Bob|Cid) (puts|shows)", text)


def test_a_forced_move_is_left_to_the_person_so_that_its_pace_tells_nothing(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 8, tmp_path, people=PEOPLE, players=3)
    held = hold(playing.play(look("plain")), by_turns(playing))
    forced = [text for text in held.questions if "You cannot beat that: press Enter" in text.splitlines()[-1]]
    assert forced
    assert held.pauses == 0


def test_nothing_is_taken_back_at_a_shared_screen(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 8, tmp_path, people=PEOPLE, players=3)
    held = hold(playing.play(look("plain")), lines(["", "1", "", "u"]))
    assert "several people share a screen" in held.said


def test_a_person_is_told_what_happened_since_their_last_choice(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 8, tmp_path, people=("Ann", "Bob"), players=2)
    held = hold(playing.play(look("plain")), by_turns(playing, 6))
    own = [text for text in held.questions if "It is your turn" in text]
    assert any("Bob plays" in text and "You play" in text for text in own[1:])


def left_on(text: str) -> str:
    """What a person can still read or scroll back to, where clearing the screen moves it into the scrollback."""
    scrollback = screen = ""
    for piece in re.split(r"(\x1b\[[0-9;?]*[A-Za-z])", text):
        if piece == "\x1b[2J":
            scrollback, screen = scrollback + screen, ""
        elif piece == "\x1b[3J":
            scrollback = ""
        elif not piece.startswith("\x1b"):
            screen += piece
    return scrollback + screen


@pytest.mark.parametrize("name", ["classic", "plain"])
def test_nothing_is_left_on_a_terminal_that_is_passed_on(name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 8, tmp_path, people=PEOPLE, players=3)
    held = hold(playing.play(look(name, live=True)), by_turns(playing, 6))
    calls = [at for at, text in enumerate(held.questions) if "Pass to" in text]
    assert calls[1:]
    for at in calls:
        assert re.fullmatch(r"\s*(\+\+\+ )?Pass to \w+.*press Enter:? ", left_on("".join(held.questions[: at + 1])))


@pytest.mark.parametrize("name", ["classic", "plain"])
def test_a_hand_is_taken_off_the_screen_when_its_owner_leaves(name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 8, tmp_path, people=PEOPLE, players=3)
    held = hold(playing.play(look(name, live=True)), lines(["", "quit"]))
    assert left_on(held.said + held.result.text).startswith("The game is saved in")


def test_the_classic_look_tells_what_was_wiped_away(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 8, tmp_path, people=("Ann", "Bob"), players=2)
    held = hold(playing.play(look("classic", live=True)), by_turns(playing, 6))
    own = [left_on(text) for text in held.questions if "card number" in text]
    assert sum("*** Played a" in text for text in own) > 2


def test_the_screen_can_be_left_while_it_is_passed_on(tmp_path: Path) -> None:
    held = hold(terminal_match("obsession", 8, tmp_path, people=PEOPLE).play(look("default")), lines(["q"]))
    assert "play --resume" in held.result.text
