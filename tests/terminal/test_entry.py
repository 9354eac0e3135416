"""What a person types, and the moves it stands for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import loads
from emptyhand.terminal.entry import BadEntry, Command, entry_for, read_entry
from emptyhand.terminal.words import help_text, prompt_for
from tests.terminal.tables import choices, climb_view, legal, pile_view

HAND = "4S6H6SJCQDKDKS"


def read(line: str, view: View, *, digits_only: bool = False) -> Command | tuple[Move, ...]:
    return read_entry(line, choices(view, closed_up=digits_only), digits_only=digits_only)


def played(line: str, view: View | None = None) -> str:
    """The cards a line plays, in the order they were named."""
    entry = read(line, view or pile_view(hand=HAND))
    assert isinstance(entry, tuple)
    (move,) = entry
    assert isinstance(move, Play)
    return " ".join(map(str, move.cards))


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("2", "6S"),
        ("2 3", "6S 6H"),
        ("3,2", "6H 6S"),
        (" 2 ; 3 ", "6S 6H"),
        ("66", "6S 6H"),
        ("J", "JC"),
        ("j", "JC"),
        ("K", "KS"),
        ("kk", "KS KD"),
        ("Q", "QD"),
        ("6h", "6H"),
        ("6♥", "6H"),
        ("kd", "KD"),
        ("6h6s", "6H 6S"),
        ("6h 2", "6H 6S"),
    ],
)
def test_cards_are_named_by_number_rank_or_card(line: str, cards: str) -> None:
    assert played(line) == cards


NINES = "4S4D5S5D6SJSQSKSKD9H"
"""The ninth of them is a king."""


@pytest.mark.parametrize(
    ("line", "hand", "pile", "cards"),
    [
        ("4", "4S6S9SJS", "7D", "4S"),
        ("4", "4S6S9SJS", "9D", "JS"),
        ("9", "4S9H9S", "", "9S"),
        ("2", "4S9H", "", "9H"),
        ("10", "4STH", "", "TH"),
        ("1010", "4STHTS", "", "TS TH"),
        ("22", "2S2H4S", "", "2S 2H"),
        ("6 6", "4S6S6H", "", "6S 6H"),
        ("queen", HAND, "", "QD"),
        ("Joker", "4SR", "", "R"),
    ],
)
def test_digits_are_the_rank_or_the_number_whichever_may_be_played(line: str, hand: str, pile: str, cards: str) -> None:
    assert played(line, pile_view(hand=hand, pile=pile)) == cards


@pytest.mark.parametrize(
    ("line", "hand", "sentence"),
    [
        ("9", NINES, "9 could be card number 9, which is K♠, or 9♥: enter #9 for the number or 9h for the card."),
        ("6", HAND, "6 could be card number 6, which is K♠, or 6♠: enter #6 for the number or 6s for the card."),
    ],
)
def test_where_both_may_be_played_the_person_is_asked(line: str, hand: str, sentence: str) -> None:
    view = pile_view(hand=hand)
    with pytest.raises(BadEntry) as asked:
        read(line, view)
    assert str(asked.value) == sentence
    assert played(f"#{line}", view)[0] == "K"
    assert played(sentence.split()[-4], view)[0] == line


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command.HINT),
        ("r", Command.RULES),
        ("u", Command.UNDO),
        ("s", Command.SAVE),
        ("l", Command.LOG),
        ("k", Command.KNOWN),
        ("h", Command.HELP),
        ("q", Command.QUIT),
        ("known", Command.KNOWN),
        ("H", Command.HELP),
        ("quit", Command.QUIT),
        ("Rules", Command.RULES),
        (" undo ", Command.UNDO),
    ],
)
def test_commands_have_a_letter_and_a_word(line: str, command: Command) -> None:
    assert read(line, pile_view(hand="4S6H6SJC")) is command


def test_the_letter_of_a_card_in_hand_is_that_card_and_the_word_is_the_command() -> None:
    view = pile_view(hand="QDKDR")
    assert [played(letter, view) for letter in "QKRqkr"] == ["QD", "KD", "R"] * 2
    assert read("quit", view) is Command.QUIT
    assert read("known", view) is Command.KNOWN
    assert read("rules", view) is Command.RULES
    assert read("q", view, digits_only=True) is Command.QUIT


@pytest.mark.parametrize("line", ["p", "^", "pick up", "P"])
def test_picking_up_has_several_names(line: str) -> None:
    assert read(line, pile_view("life", HAND, pile="9H")) == (PickUp(),)


@pytest.mark.parametrize("line", ["-", "pass", "PASS"])
def test_passing_has_several_names(line: str) -> None:
    assert read(line, climb_view("4S", standing="9H")) == (Pass(),)


@pytest.mark.parametrize("line", ["2", "f2", "F 2", "?2", "flip 2"])
def test_a_down_card_is_turned_by_the_number_of_its_place(line: str) -> None:
    assert read(line, pile_view(down=3)) == (Flip(1),)


def test_an_up_card_is_taken_by_the_number_of_its_place() -> None:
    assert read("3", pile_view(up="KS - 9H", down=3)) == (Take(Card("9H")),)


def test_numbers_run_on_over_emptied_places_where_the_look_closes_them_up() -> None:
    assert read("2", pile_view(up="KS - 9H", down=3), digits_only=True) == (Take(Card("9H")),)


def test_up_cards_go_along_with_a_picked_up_pile() -> None:
    stuck = pile_view("life", up="4S 4H KS", pile="AH")
    assert read("1 2", stuck) == (PickUp(parse_cards("4S4H")),)
    assert read("p 1 2", stuck) == (PickUp(parse_cards("4S4H")),)
    assert read("", stuck) == (PickUp(),)


def test_several_up_cards_are_chosen_in_one_line() -> None:
    choosing = pile_view("life", "4S5S6S7S8S9S", phase=Phase.CHOOSE)
    assert read("1 3 5", choosing) == (Place(Card("4S")), Place(Card("6S")), Place(Card("8S")))


def test_an_empty_line_makes_the_only_possible_move() -> None:
    assert read("", pile_view(hand="4S", pile="AH")) == (PickUp(),)
    assert read("", pile_view(hand="AS", pile="AH")) == (Play(parse_cards("AS")),)


def test_where_suits_count_ranks_mean_the_lowest_combination_that_beats_the_table() -> None:
    view = climb_view("6S6C6H", standing="6D")
    assert played("66", climb_view("6S6C6H")) == "6S 6C"
    assert read("6", view) == (Play(parse_cards("6H")),)
    assert played("345", climb_view("3S4S5S5H")) == "3S 4S 5S"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Enter the rank or number"),
        ("9", "You have no 9 here and there is no card number 9; yours go from 1 to 7"),
        ("99", "no card number 99"),
        ("666", "do not have"),
        ("1 1", "twice"),
        ("0", "no card number 0"),
        ("1 0", "no card number 0"),
        ("123456789", "no card number"),
        ("A", "do not have"),
        ("kkk", "do not have"),
        ("xyzzy", "not understood"),
        ("6x", "not understood"),
        ("1" * 5000, "no card number"),
        ("\x00", "not understood"),
        ("²", "not understood"),
        ("٣", "not understood"),
    ],
)
def test_what_names_no_card_is_refused_in_one_sentence(line: str, reason: str) -> None:
    with pytest.raises(BadEntry, match=reason) as refused:
        read(line, pile_view(hand=HAND))
    assert len(str(refused.value)) < 120
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("digits_only", [False, True])
@given(line=st.text(max_size=30) | st.text("0123456789 ,pfkqrPKQR?^-hdsc♥♠", max_size=12))
def test_any_line_is_a_command_a_move_or_refused(digits_only: bool, line: str) -> None:
    for view in (pile_view(hand=HAND), pile_view(up="KS - 9H"), pile_view(down=3), climb_view("3S4S5S5H")):
        try:
            entry = read(line, view, digits_only=digits_only)
        except BadEntry:
            continue
        assert isinstance(entry, Command) or len(entry) == 1


def test_a_card_named_with_a_pick_up_where_none_is_listed_is_refused() -> None:
    with pytest.raises(BadEntry, match="none lie here"):
        read("P0", pile_view(down=3))


@pytest.mark.parametrize(("line", "reason"), [("4", "1 to 3"), ("1 2", "one face-down"), ("x", "1 to 3")])
def test_a_down_card_that_is_not_there_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadEntry, match=reason):
        read(line, pile_view(down=3))


def test_more_up_cards_than_asked_for_are_refused() -> None:
    with pytest.raises(BadEntry, match="3 cards at most"):
        read("1 2 3 4", pile_view("life", "4S5S6S7S8S9S", phase=Phase.CHOOSE))


def test_two_up_cards_are_not_taken_at_once() -> None:
    with pytest.raises(BadEntry, match="one face-up card"):
        read("1 2", pile_view(up="KS 9S 9H"))


@pytest.mark.parametrize(
    "view",
    [
        pile_view(hand=HAND, pile="6D"),
        pile_view("life", hand=HAND, pile="9H"),
        pile_view(up="KS - 9H", down=3),
        pile_view("life", up="4S 4H KS", pile="AH"),
        pile_view("life", up="4S 4H KS", pile="4D"),
        pile_view(down=3, pile="9H"),
        pile_view("life", "4S5S6S7S8S9S", phase=Phase.CHOOSE),
        climb_view("3S4S5S6S6C6H9D9HJS", standing="5H"),
        climb_view("3S4S5S6S6C6H9D9HJS"),
    ],
    ids=str,
)
@pytest.mark.parametrize("digits_only", [False, True])
def test_what_is_typed_for_a_move_reads_back_as_that_move(view: View, digits_only: bool) -> None:
    offered = choices(view, closed_up=digits_only)
    assert legal(view)
    for move in legal(view):
        assert read_entry(entry_for(move, offered), offered, digits_only=digits_only) == (move,)


@pytest.mark.parametrize("digits_only", [False, True])
def test_p_is_pass_where_nothing_can_be_picked_up(digits_only: bool) -> None:
    assert read_entry("p", choices(climb_view("9H", standing="4S")), digits_only=digits_only) == (Pass(),)
    assert read_entry("p", choices(pile_view("life", "9H", pile="4S")), digits_only=digits_only) == (PickUp(),)


@pytest.mark.parametrize("digits_only", [False, True])
def test_p_alone_is_refused_where_it_could_pass_or_pick_up(digits_only: bool) -> None:
    passing = compile(loads('extends = "life"\nturn.passing = "may"\npick_up.with_up = false\n'))
    offered = choices(pile_view("life", "9H", pile="4S")._replace(law=passing), closed_up=digits_only)
    assert {Pass(), PickUp()} < {*offered.legal}
    with pytest.raises(BadEntry, match="enter pass to let the pile lie, or pick up to take it"):
        read_entry("p", offered, digits_only=digits_only)
    assert read_entry("pass", offered, digits_only=digits_only) == (Pass(),)
    assert read_entry("pick up", offered, digits_only=digits_only) == (PickUp(),)
    assert entry_for(PickUp(), offered) == "^"
    assert "^: pick up, -: pass" in prompt_for(offered)
    assert "- ^ or pick up: pick up the pile" in help_text(passing, digits_only=digits_only)
