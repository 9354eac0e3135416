"""Thirteen's instant wins: which dealt hands win at once, when, and for whom."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, start
from emptyhand.game.events import InstantWin, Out, Over, Starts
from emptyhand.rules.cards import format_cards
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import happened
from tests.rules.tables import dealt_hands

SHEET, SOUTHERN = law("thirteen"), law("thirteen-southern")
both = pytest.mark.parametrize("played", [SHEET, SOUTHERN], ids=["sheet", "southern"])

FOUR_TWOS = "2S2C2D2H3S4S6S7S9CTCJCKDAD"
DRAGON = "3C4C5C6C7C8C9DTDJDQDKDAD2C"

# The whole pack: two dragons, of hearts and of diamonds, between two hands that win nothing.
PLAIN = "3S4S5S6S7S8STS3C4C5C9CJCQC"
HEARTS = "3H4H5H6H7H8H9HTHJHQHKHAH2H"
OTHER = "9SJSQSKSAS2S6C7C8CTCKCAC2C"
DIAMONDS = "3D4D5D6D7D8D9DTDJDQDKDAD2D"


def wins(played: Law, hand: str) -> str:
    """The name of the instant win that a hand of the first in turn is, or nothing."""
    step = start(played, dealt_hands(hand, players=2, leader=0))
    return "".join(event.name for event in happened(step, InstantWin) if event.seat == 0)


# -- which hands -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.instant.twos")
@both
def test_all_four_twos_win(played: Law) -> None:
    assert wins(played, FOUR_TWOS) == "four 2s"
    assert wins(played, FOUR_TWOS.replace("2H", "8H")) == ""


@pytest.mark.rule("thirteen.instant.pairs", "rules.thirteen.instant-pairs-colours")
@both
def test_six_pairs_in_sequence_of_any_colours_win(played: Law) -> None:
    assert wins(played, "3H3S4S4D5C5D6S6H7C7D8H8CKS").startswith("six pairs")
    assert wins(played, "7H7S8S8D9C9DTSTHJCJDQHQC3S").startswith("six pairs")
    assert wins(played, "3H3S3C4S4D5C5D6S6H7C7D8H8C").startswith("six pairs")


@pytest.mark.rule("thirteen.instant.pairs", "rules.thirteen.southern-instant-pairs")
def test_six_pairs_with_a_gap_win_only_in_the_south() -> None:
    gap = "3H3S4S4D5C5D6S6H7C7D9H9CKS"
    assert wins(SHEET, gap) == ""
    assert wins(SOUTHERN, gap) == "six pairs"
    assert wins(SOUTHERN, "3H3S5S5D7C7D9S9HJCJD2H2CKS") == "six pairs"


@pytest.mark.rule("rules.thirteen.instant-pairs-colours", "rules.thirteen.southern-instant-pairs")
@both
def test_a_rank_counts_as_one_pair_however_many_are_held(played: Law) -> None:
    assert wins(played, "3H3S4S4D5C5D6S6H7C7D7S7HKS") == ""


@pytest.mark.rule("thirteen.instant.pairs")
def test_twos_may_end_the_six_pairs_on_the_sheet_but_not_begin_them() -> None:
    assert wins(SHEET, "9H9STSTDJCJDQSQHKCKDAHAC3S") == "six pairs in sequence"
    assert wins(SHEET, "TSTDJCJDQSQHKCKDAHAC2S2H3S") == "six pairs in sequence"
    assert wins(SHEET, "2S2H3S3D4C4D5S5H6C6D7H8C9S") == ""


@pytest.mark.rule("thirteen.instant.triples")
@both
def test_three_triples_in_sequence_win(played: Law) -> None:
    assert wins(played, "5H5S5D6D6H6C7S7D7C9HJSKS2C") == "three triples in sequence"
    assert wins(played, "5H5S5D6D6H6C8S8D8C9HJSKS2C") == ""
    assert wins(played, "QHQSQDKDKHKCASADAC3H5S7S9C") == "three triples in sequence"


@pytest.mark.rule("rules.thirteen.southern-instant-triples", "thirteen.instant.triples")
def test_triples_of_twos_count_on_the_sheet_and_not_in_the_south() -> None:
    with_twos = "KHKSKDADAHAC2S2D2C3H5S7S9C"
    assert wins(SHEET, with_twos) == "three triples in sequence"
    assert wins(SOUTHERN, with_twos) == ""
    for played in (SHEET, SOUTHERN):
        assert wins(played, "2S2D2C3H3S3D4D4H4C6S8S9CJC") == ""


@pytest.mark.rule("thirteen.instant.dragon", "rules.thirteen.instant-dragon-suits")
@both
def test_a_card_of_every_rank_of_any_suits_is_a_dragon(played: Law) -> None:
    assert wins(played, HEARTS) == "a dragon"
    assert wins(played, DRAGON) == "a dragon"


@pytest.mark.rule("rules.thirteen.southern-instant-dragon")
@pytest.mark.parametrize("extra", ["3H", "9H", "AH"])
def test_in_the_south_three_to_ace_with_any_card_is_a_dragon(extra: str) -> None:
    hand = DRAGON.replace("2C", extra)
    assert wins(SOUTHERN, hand) == "a dragon"
    assert wins(SHEET, hand) == ""


@pytest.mark.rule("thirteen.instant.dragon")
@both
def test_a_rank_short_of_the_ace_is_no_dragon(played: Law) -> None:
    assert wins(played, DRAGON.replace("7C", "2H")) == ""


# -- when and for whom -----------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.thirteen.instant-when")
@both
def test_the_game_is_over_before_the_first_play(played: Law) -> None:
    step = start(played, dealt_hands(PLAIN, HEARTS))
    assert happened(step, Starts) == []
    assert [(event.seat, event.name) for event in happened(step, InstantWin)] == [(1, "a dragon")]
    assert happened(step, Out) == [Out(1, 1)]
    assert happened(step, Over) == [Over((1,))]
    assert step.position.over
    assert legal_moves(played, step.position) == ()
    assert [len(zones.hand) for zones in step.position.seats] == [13, 13]


@pytest.mark.rule("rules.thirteen.instant-when")
@both
def test_the_cards_that_won_are_shown(played: Law) -> None:
    step = start(played, dealt_hands(FOUR_TWOS, players=2))
    assert [format_cards(event.cards) for event in happened(step, InstantWin)] == ["2S2C2D2H"]


@pytest.mark.rule("rules.thirteen.instant-several")
@both
@pytest.mark.parametrize(("leader", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_several_the_first_in_turn_from_the_starter_wins(played: Law, leader: int, winner: int) -> None:
    step = start(played, dealt_hands(PLAIN, HEARTS, OTHER, DIAMONDS, leader=leader))
    assert [event.seat for event in happened(step, InstantWin)] == [winner]


@pytest.mark.rule("rules.thirteen.instant-several")
@both
def test_in_a_first_game_the_turns_are_counted_from_the_holder_of_the_lowest_card(played: Law) -> None:
    for hands, winner in (
        ((PLAIN, HEARTS, OTHER, DIAMONDS), 1),
        ((PLAIN.replace("3S", "9S"), HEARTS, OTHER.replace("9S", "3S"), DIAMONDS), 3),
    ):
        step = start(played, dealt_hands(*hands))
        assert [event.seat for event in happened(step, InstantWin)] == [winner]


@pytest.mark.rule("rules.thirteen.instant-every-game")
@both
def test_instant_wins_are_looked_for_in_later_games_too(played: Law) -> None:
    step = start(played, dealt_hands(PLAIN, HEARTS, leader=0))
    assert [event.seat for event in happened(step, InstantWin)] == [1]
