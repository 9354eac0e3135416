"""The look of the original program, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.game.events import (
    Event,
    Flipped,
    Killed,
    KilledBy,
    Out,
    Passed,
    PickedUp,
    Played,
    Reversed,
    Skipped,
    Took,
)
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.ruleset.model import Zone
from emptyhand.terminal.entry import BadEntry, read_entry
from emptyhand.terminal.looks.classic import ClassicLook, board
from tests.terminal.script import hold, lines
from tests.terminal.tables import choices, climb_view, look, pile_view, scene, terminal_match
from tests.terminal.transcripts import by_turns

SIX_SIXES = "6H6H6SJHJCQSQDKS"


def told(*events: Event, ruleset: str = "obsession") -> list[str]:
    text = ClassicLook().happened(scene(pile_view(ruleset, down=1, seats=4)), events)
    return text.splitlines()


# -- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.console.header", "obsession.console.board", "obsession.console.other-hand")
def test_the_board_of_another_player_counts_the_hand() -> None:
    view = pile_view(pile="KCKHR2S", up="TD 8D AC", down=3, draw=63, turn=1)
    assert ClassicLook().looking_on(scene(view)).splitlines() == [
        "=== PLAYER 2",
        "### Draw:       63 cards",
        "### Discard:    4 cards 1:2S 2:R 3:KH 4:KC ",
        "### Hand:       3 cards",
        "### Visible:    3 cards 1:10D 2:8D 3:AC ",
        "### Hidden:     3 cards",
    ]


@pytest.mark.rule("obsession.console.hand-line", "obsession.console.prompt-stack", "obsession.console.prompt-numbers")
def test_the_board_of_a_person_lists_the_hand_and_asks_for_cards() -> None:
    view = pile_view(hand=SIX_SIXES, pile="KCKHR2S9H", up="KS KD R", down=3, draw=62)
    classic = ClassicLook()
    shown = classic.deciding(scene(view)) + classic.prompt(scene(view), choices(view, closed_up=True))
    assert shown.split("\n") == [
        "=== PLAYER 1",
        "### Draw:       62 cards",
        "### Discard:    5 cards 1:9H 2:2S 3:R 4:KH 5:KC ",
        "### Hand:       8 cards 1:6S 2:6H 3:6H 4:JC 5:JH 6:QS 7:QD 8:KS ",
        "### Visible:    3 cards 1:KS 2:KD 3:R ",
        "### Hidden:     3 cards",
        "+++ Select cards from your hand",
        "+++ Enter card number(s): ",
    ]


@pytest.mark.rule("obsession.console.draw-line", "obsession.console.hidden-line")
def test_draw_pile_and_hidden_cards_are_counts_and_no_more() -> None:
    shown = board(scene(pile_view(hand="4S", up="4H 5H -", down=2, draw=7))).splitlines()
    assert "### Draw:       7 cards" in shown
    assert "### Hidden:     2 cards" in shown


@pytest.mark.rule("obsession.console.discard-line", "rules.obsession.console-discard-five")
def test_the_discard_line_shows_the_five_newest_cards_newest_first_and_counts_all() -> None:
    shown = board(scene(pile_view(hand="4S", pile="4H5H6H9HJHQHKH")))
    assert "### Discard:    7 cards 1:KH 2:QH 3:JH 4:9H 5:6H \n" in shown


@pytest.mark.rule("obsession.console.visible-line")
def test_the_visible_row_of_every_player_is_listed_with_numbers() -> None:
    for turn in (0, 1):
        assert "### Visible:    2 cards 1:KS 2:9H \n" in board(scene(pile_view(hand="4S", up="KS - 9H", turn=turn)))


@pytest.mark.rule("obsession.console.card-names")
def test_a_card_is_its_face_and_the_letter_of_its_suit_and_the_joker_is_r() -> None:
    assert "1:2C 2:10D 3:JS 4:AH 5:R \n" in board(scene(pile_view(hand="RAHJSTD2C")))


@pytest.mark.rule("rules.obsession.console-hand-order")
def test_the_hand_is_listed_from_two_to_ace_and_joker() -> None:
    hand = board(scene(pile_view(hand="RASKSQSJSTS9S8S7S6S5S4S3S2S"))).splitlines()[2]
    assert re.findall(r":(\w+?)S? ", hand) == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "R"]


def test_a_climbing_game_has_the_lines_it_needs() -> None:
    assert board(scene(climb_view("4S3S2H", standing="5S6S7H"))).splitlines() == [
        "### Discard:    3 cards 1:7H 2:6S 3:5S ",
        "### Hand:       3 cards 1:3S 2:4S 3:2H ",
    ]


# -- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.console.played")
def test_each_card_played_has_a_line_of_its_own() -> None:
    assert told(Played(1, parse_cards("9H9STDR"), Zone.HAND)) == [
        "*** Played a 9H",
        "*** Played a 9S",
        "*** Played a 10D",
        "*** Played a R",
    ]


@pytest.mark.rule("rules.obsession.console-events")
def test_what_happens_is_told_on_lines_with_three_stars() -> None:
    pile = parse_cards("4S5S")
    assert told(Killed(1, pile, KilledBy.RUN)) == ["*** Killed pile"]
    assert told(Reversed(-1)) == ["*** Direction reversed!"]
    assert told(PickedUp(1, parse_cards("4S5S6S9SJS"))) == ["*** No valid moves, picked up 5 cards"]
    assert told(Flipped(0, 0, Card("9S"), True)) == ["*** Drawing from hidden cards (1 left)"]
    assert told(Out(1, 1)) == ["*** Player 2 wins!"]


def test_what_the_original_did_not_know_is_told_in_the_same_manner() -> None:
    assert told(Took(0, Card("9S"), False)) == ["*** Drawing from visible cards (0 left)", "*** Drew a 9S"]
    assert told(PickedUp(1, parse_cards("9S"), parse_cards("3S"))) == [
        "*** No valid moves, picked up 1 cards",
        "*** Killed 3S",
    ]
    assert told(Passed(1), Skipped(2)) == ["*** Turn ended", "*** Player 3 skipped"]
    assert told(Out(2, 3), Out(1, 4), ruleset="life") == ["*** Player 3 is out, place 3", "*** Player 2 is last"]


def test_nobody_is_told_that_a_player_could_not_play_where_picking_up_can_be_a_choice() -> None:
    assert told(PickedUp(1, parse_cards("4S5S")), ruleset="life") == ["*** Picked up 2 cards"]


@pytest.mark.rule("rules.obsession.console-extra-play")
def test_an_extra_play_shows_the_board_without_the_heading() -> None:
    classic = ClassicLook()
    view = pile_view(hand="4S", pile="8S")
    assert classic.deciding(scene(view)).startswith("=== PLAYER 1\n### Draw:")
    assert classic.deciding(scene(view, extra=True)).startswith("### Draw:")
    assert classic.deciding(scene(view)).startswith("\n=== PLAYER 1\n### Draw:")


# -- prompts and answers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.console.prompt-stack")
@pytest.mark.parametrize(
    ("ruleset", "cards", "stack"),
    [
        ("obsession", {"hand": "4S5S"}, "cards from your hand"),
        ("obsessed", {"up": "4S 5S"}, "cards from your visible set"),
        ("obsession", {"up": "4S 5S"}, "a card from your visible set"),
        ("obsession", {"down": 2}, "a card from your hidden set"),
    ],
)
def test_the_prompt_names_the_stack_to_choose_from(ruleset: str, cards: dict[str, str], stack: str) -> None:
    view = pile_view(ruleset, **cards)  # type: ignore[arg-type]
    prompt = ClassicLook().prompt(scene(view), choices(view, closed_up=True))
    assert prompt == f"+++ Select {stack}\n+++ Enter card number(s): "


def test_picking_up_and_passing_are_offered_where_they_are_a_choice() -> None:
    offers = ((pile_view("life", "9H", pile="4S"), "p to pick up"), (climb_view("9H", standing="4S"), "- to pass"))
    for view, way in offers:
        assert f"+++ Enter {way}" in ClassicLook().prompt(scene(view), choices(view, closed_up=True))


@pytest.mark.rule("obsession.console.numbers", "obsession.console.several", "obsession.console.delimiter")
@pytest.mark.parametrize("line", ["4,5", "4 5", "4-5", "4p5", "q4q5q", "4...5!", "cards 4 and 5", "4,5\t"])
def test_every_run_of_digits_is_a_number_and_anything_else_separates(line: str) -> None:
    offered = choices(pile_view(hand=SIX_SIXES), closed_up=True)
    assert read_entry(line, offered, digits_only=True) == (Play(parse_cards("JCJH")),)


@pytest.mark.rule("rules.obsession.console-duplicates")
def test_the_same_number_twice_is_refused() -> None:
    with pytest.raises(BadEntry, match="Number 4 was entered twice"):
        read_entry("4,4", choices(pile_view(hand=SIX_SIXES), closed_up=True), digits_only=True)


@pytest.mark.rule("rules.obsession.console-refusal")
@pytest.mark.parametrize("line", ["9", "0", "1,1", "x", "", "1 8"])
def test_a_refusal_begins_with_three_exclamation_marks_and_gives_its_reason(line: str, tmp_path: Path) -> None:
    said = hold(terminal_match("obsession", 1, tmp_path).play(look("classic")), lines([line])).said
    (refusal,) = [text for text in said.splitlines() if text.startswith("!!!")]
    assert re.fullmatch(r"!!! [A-Z].{15,}\.", refusal)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.console.until-win")
def test_the_game_goes_on_until_somebody_has_won(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 2, tmp_path)
    held = hold(playing.play(look("classic")), by_turns(playing))
    assert playing.games[0].over
    winner = playing.games[0].placed[0] + 1
    assert held.said.splitlines()[-1] == f"*** Player {winner} wins!"
    assert held.said.count("wins!") == 1


@pytest.mark.rule("rules.obsession.console-end-of-input")
def test_the_end_of_the_input_ends_the_game_cleanly(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 2, tmp_path)
    held = hold(playing.play(look("classic")), lines([]))
    assert held.result.status == 0
    assert str(tmp_path) in held.result.text
    assert not playing.games[0].over


def test_a_line_between_turns_is_empty_and_nothing_else_is_without_a_mark(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 2, tmp_path)
    said = hold(playing.play(look("classic")), by_turns(playing)).said
    marks = {line[:4] for line in said.splitlines()}
    assert marks <= {"", "=== ", "### ", "*** ", "+++ "}
    assert "\n\n=== PLAYER" in said
    assert "\n\n\n" not in said
