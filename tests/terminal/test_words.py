"""Help and what is known, in the words of the game that is played."""

from __future__ import annotations

import pytest

from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import view
from emptyhand.terminal.words import help_text, known_cards
from tests.helpers import law
from tests.terminal.tables import NAMES, climb_view


@pytest.mark.parametrize("digits_only", [False, True])
def test_help_lists_only_what_can_be_done_in_the_game(digits_only: bool) -> None:
    climbing = help_text(law("thirteen"), digits_only=digits_only)
    assert "pass" in climbing
    assert "pick up" not in climbing
    assert "face-down" not in climbing
    pile = help_text(law("obsession"), digits_only=digits_only)
    assert "pick up the pile" in pile
    assert "face-down" in pile
    assert "pass" not in pile


def test_of_an_unknown_hand_nothing_is_claimed() -> None:
    told = known_cards(climb_view("3S"), NAMES[:3])
    assert "Bob, 13 in hand: none of them is known\n" in told
    assert "hold nothing" not in told


def test_cards_that_one_gave_away_are_known() -> None:
    line = "players=3 hand1=4S9D hand2=5S2S2C known2=5S given2=1:2S hand3=6SKD given3=2:KD rest=gone"
    told = known_cards(view(law("president"), parse_snapshot(law("president"), line), 0), NAMES[:3])
    assert "Bob, 3 in hand: known to hold 2♠ 5♠\n" in told
    assert "2 in hand: none of them is known\n" in told
