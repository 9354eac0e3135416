"""The look for screen readers, and the reviewed transcripts of all looks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.terminal.looks.plain import in_words
from tests.catalogue import CORE
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, pile_view, scene, terminal_match
from tests.terminal.transcripts import CASES, FOLDER, by_turns, transcript


@pytest.mark.parametrize(("file", "ruleset", "name", "most"), CASES, ids=[case[0] for case in CASES])
def test_the_transcript_is_as_it_was_reviewed(file: str, ruleset: str, name: str, most: int) -> None:
    """`python -m tests.terminal.transcripts --write` writes it anew; the difference is then reviewed."""
    assert transcript(ruleset, name, most) == (FOLDER / f"{file}.txt").read_text("utf-8")


def test_every_reviewed_transcript_is_still_made() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {case[0] for case in CASES}


@pytest.mark.parametrize("ruleset", CORE)
def test_everything_is_a_sentence_and_nothing_is_drawn(ruleset: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 3, tmp_path, players=2)
    held = hold(playing.play(look("plain")), by_turns(playing, 15))
    told = [line for line in held.said.splitlines() if line and not line.startswith(tuple("PTCYN"))]
    assert not re.search("[─│╭╰▒▲▶♠♣♦♥]|\x1b|  ", held.said)
    assert all(line.endswith((".", "!")) for line in told), told


def test_the_hand_is_told_once_with_numbers_and_what_fits() -> None:
    text = look("plain").deciding(scene(pile_view(hand="4S6H9S", pile="6S", up="KS KD R", down=3)))
    assert text.count("six of hearts") == 1
    assert "6♥" not in text
    assert "To choose from: 1 four of spades; 2 six of hearts, fits; 3 nine of spades, fits." in text


@pytest.mark.parametrize(
    ("hand", "pile", "said"),
    [
        ("4S6H", "", "1 four of spades; 2 six of hearts.\n"),
        ("9H9S", "6S", "1 nine of spades; 2 nine of hearts.\nAll of them fit.\n"),
        ("4S5H", "6S", "1 four of spades; 2 five of hearts.\nNone of them fits.\n"),
        ("4S", "6S", "1 four of spades.\nIt does not fit.\n"),
    ],
)
def test_whether_all_cards_fit_or_none_is_said(hand: str, pile: str, said: str) -> None:
    text = look("plain").deciding(scene(pile_view(hand=hand, pile=pile)))
    assert text.endswith(f"To choose from: {said}")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Ann plays 6♥.", "Ann plays the six of hearts."),
        ("Ann plays two 6s: 6♠ 6♥.", "Ann plays two 6s: six of spades and six of hearts."),
        ("You take the up card 10♦, which fits.", "You take the up card ten of diamonds, which fits."),
        ("Bob shows the up cards K♠ joker 2♣.", "Bob shows the up cards king of spades, joker and two of clubs."),
        ("From the top: 6♠ 7♥ and so on.", "From the top: six of spades, seven of hearts and so on."),
        ("Hint: 2 (Q♠).", "Hint: 2 (queen of spades)."),
        ("A joker, or two jokers; 10 or 6s.", "A joker, or two jokers; 10 or 6s."),
    ],
)
def test_suits_are_said_in_words(written: str, said: str) -> None:
    assert in_words(written) == said


@pytest.mark.parametrize("line", ["?", "known", "log", "rules", "help", "#1 #2", "6"])
def test_whatever_is_asked_for_no_suit_is_a_sign(line: str, tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 3, tmp_path, players=2)
    held = hold(playing.play(look("plain")), lines([line, line]))
    assert not re.search("[♠♣♦♥]", held.said)


def test_long_texts_lose_their_marks() -> None:
    (page,) = look("plain").pages("Rules", "# Life\n\n- **One** card\n")
    assert page == "Rules.\nLife.\n\n- One card\nEnd of text.\n"
