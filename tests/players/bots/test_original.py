"""The original program's player: its order of faces, its habits, its strength."""

from __future__ import annotations

from collections import Counter

import pytest

from emptyhand.game.table import CHOOSE
from emptyhand.rules.actions import Flip, PickUp, Place, Play, Take
from tests.helpers import law
from tests.players.bots.seats import choice, choices, faces, wins
from tests.rules.positions import position

OBSESSED = law("obsessed")


def played(hand: str, pile: str = "", seed: int = 0) -> str:
    move = choice("original", OBSESSED, position(OBSESSED, hand, "4", pile=pile, draw="*"), seed)
    assert isinstance(move, Play)
    return faces(move.cards)


@pytest.mark.parametrize(
    ("low", "high"),
    [("4", "5"), ("5", "6"), ("5", "9"), ("6", "J"), ("9", "J"), ("J", "Q"), ("Q", "K"), ("K", "A"), ("A", "2")]
    + [("2", "7"), ("7", "8"), ("8", "10"), ("10", "3"), ("10", "R"), ("2", "R"), ("A", "8")],
)
def test_of_two_faces_it_always_plays_the_lower(low: str, high: str) -> None:
    assert {played(f"{low} {high}", seed=seed) for seed in range(40)} == {low}


def test_it_plays_all_of_a_plain_face_and_one_special_card() -> None:
    assert played("9 9 K") == "9 9"
    assert played("8 8", pile="K") == "8"


def test_from_the_up_row_it_plays_all_of_a_special_face_too() -> None:
    here = position(OBSESSED, "", "4", up=("8 8 10",), down=("9",), pile="K")
    move = choice("original", OBSESSED, here)
    assert isinstance(move, Play)
    assert faces(move.cards) == "8 8"


def test_of_n_faces_it_takes_the_lowest_with_the_tenth_root_of_one_in_n_less_one_and_never_the_highest() -> None:
    here = position(OBSESSED, "4 5 J Q K", "4", draw="*")
    counted = Counter(faces(m.cards) for m in choices("original", OBSESSED, here, 20_000) if isinstance(m, Play))
    assert abs(counted["4"] / 20_000 - (1 / 4) ** 0.1) < 0.01
    assert counted["4"] > counted["5"] > counted["J"] > counted["Q"] > 0
    assert counted["K"] == 0


def test_its_three_highest_cards_lie_face_up() -> None:
    here = position(OBSESSED, "A 10 8 7 3 4", "4", draw="*", phase=CHOOSE)
    chosen = []
    for _ in range(3):
        move = choice("original", OBSESSED, here)
        assert isinstance(move, Place)
        chosen.append(move.card)
        mine = here.seats[0]
        left = tuple(card for card in mine.hand if card != move.card)
        here = here._replace(seats=(mine._replace(hand=left), *here.seats[1:]))
    assert faces(chosen) == "3 10 8"


def test_down_cards_are_turned_from_the_first_slot_on() -> None:
    here = position(OBSESSED, "", "4", down=("- 9 4",), pile="K")
    assert choice("original", OBSESSED, here) == Flip(1)


def test_the_pile_is_picked_up_only_when_nothing_fits() -> None:
    life = law("life")
    assert choice("original", life, position(life, "3 4", "4", pile="K", draw="*")) == PickUp()
    assert isinstance(choice("original", life, position(life, "3 4 2", "4", pile="K", draw="*")), Play)


def test_where_up_cards_are_taken_it_takes_the_lowest_that_fits() -> None:
    obsession = law("obsession")
    move = choice("original", obsession, position(obsession, "", "4", up=("5 Q 10",), down=("9",), pile="J"))
    assert isinstance(move, Take)
    assert faces([move.card]) == "Q"


def test_under_another_law_the_order_is_the_laws_own() -> None:
    life = law("life")
    move = choice("original", life, position(life, "3 K", "4", draw="*"))
    assert isinstance(move, Play)
    assert faces(move.cards) == "3"


def test_it_beats_random_play_as_the_original_did() -> None:
    assert 0.80 <= wins(OBSESSED, 2, "original", "random", 200) <= 0.90
