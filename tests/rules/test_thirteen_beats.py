"""Thirteen's combinations laid on one another at the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, position, refused

SHEET, SOUTHERN = law("thirteen"), law("thirteen-southern")
NO_TWOS, SUITED = law("thirteen", twos_in_runs=False), law("thirteen", run_suit_tiebreak=True)
TWOS, BY_RANK = law("thirteen-southern", twos_in_runs=True), law("thirteen-southern", run_suit_tiebreak=False)
CHOPPING, UNCHOPPING = law("thirteen", bombs_chop_twos=True), law("thirteen-southern", bombs_chop_twos=False)

both = pytest.mark.parametrize("played", [SHEET, SOUTHERN], ids=["sheet", "southern"])


def outcome(played: Law, cards: str, standing: str = "") -> Refusal | None:
    """Why the cards may not be laid where a combination stands, or led where none does; None if they may."""
    at = position(played, cards, "", "", pile=standing, owner=1 if standing else -1)
    try:
        after(played, at, cards)
    except IllegalMove as error:
        return error.reason
    return None


def beats(played: Law, cards: str, standing: str) -> bool:
    reason = outcome(played, cards, standing)
    assert reason in (None, Refusal.NOT_ON_DEMAND)
    return reason is None


def is_one(played: Law, cards: str) -> bool:
    """Whether the cards are a combination that may be led."""
    reason = outcome(played, cards)
    assert reason in (None, Refusal.NO_FIGURE)
    return reason is None


# -- singles, pairs, triples -----------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.rank.order")
@both
def test_ranks_rise_from_three_through_the_ace_to_the_two(played: Law) -> None:
    order = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
    for low, high in pairwise(order):
        assert beats(played, f"{high}S", f"{low}S")
        assert not beats(played, f"{low}S", f"{high}S")


@pytest.mark.rule("thirteen.rank.suits")
@both
def test_suits_rise_from_spades_through_clubs_and_diamonds_to_hearts(played: Law) -> None:
    for low, high in (("S", "C"), ("C", "D"), ("D", "H")):
        assert beats(played, f"9{high}", f"9{low}")
        assert not beats(played, f"9{low}", f"9{high}")


@pytest.mark.rule("thirteen.rank.before-suit")
@both
def test_rank_is_compared_before_suit(played: Law) -> None:
    assert beats(played, "8C", "7D")
    assert beats(played, "8S", "7H")
    assert not beats(played, "7H", "8S")


@pytest.mark.rule("thirteen.single.extremes", "thirteen.single.one")
@both
def test_the_three_of_spades_is_the_lowest_single_and_the_two_of_hearts_the_highest(played: Law) -> None:
    between = [face + suit for face in ("3", "9", "A", "2") for suit in "SCDH"][1:-1]
    for card in ("2H", *between):
        assert beats(played, card, "3S")
        assert not beats(played, "3S", card)
    for card in between:
        assert beats(played, "2H", card)
        assert not beats(played, card, "2H")


@pytest.mark.rule("thirteen.pair.same-rank", "rules.thirteen.pair-suit")
@both
def test_a_pair_is_two_of_a_rank_and_the_higher_suit_breaks_a_tie(played: Law) -> None:
    assert is_one(played, "6H 6S")
    assert not is_one(played, "6H 7S")
    assert beats(played, "7S 7C", "6D 6H")
    assert beats(played, "6H 6S", "6C 6D")
    assert not beats(played, "6C 6D", "6H 6S")


@pytest.mark.rule("thirteen.triple.same-rank", "thirteen.beat.higher")
@both
def test_a_triple_is_three_of_a_rank_compared_by_rank(played: Law) -> None:
    assert is_one(played, "8C 8H 8S")
    assert not is_one(played, "8C 8H 9S")
    assert beats(played, "9S 9C 9D", "8C 8D 8H")
    assert not beats(played, "8C 8H 8D", "9S 9C 9D")


@pytest.mark.rule("thirteen.turn.beat", "thirteen.beat.higher")
@both
def test_equal_or_lower_never_beats(played: Law) -> None:
    assert not beats(played, "9S", "9C")
    assert not beats(played, "4S 4C", "9D 9H")


@pytest.mark.rule("thirteen.beat.same-kind", "thirteen.beat.same-size")
@both
@pytest.mark.parametrize("cards", ["KS", "KS KC", "KS KC KD", "JS QS KS", "10S JS QS KS"])
@pytest.mark.parametrize("standing", ["4H", "4C 4H", "4C 4D 4H", "4H 5H 6H", "4H 5H 6H 7H"])
def test_only_the_same_kind_and_number_of_cards_beats(played: Law, cards: str, standing: str) -> None:
    kinds = ["single", "pair", "triple", "run of three", "run of four"]
    mine = ["KS", "KS KC", "KS KC KD", "JS QS KS", "10S JS QS KS"].index(cards)
    theirs = ["4H", "4C 4H", "4C 4D 4H", "4H 5H 6H", "4H 5H 6H 7H"].index(standing)
    assert beats(played, cards, standing) is (kinds[mine] == kinds[theirs])


# -- runs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.run.consecutive")
@both
def test_three_or_more_ranks_in_sequence_of_any_suits_are_a_run(played: Law) -> None:
    assert is_one(played, "10H JC QD")
    assert is_one(played, "3S 4C 5D 6H 7S 8C 9D 10H JS QC KD AH")
    assert not is_one(played, "10H JC")


@pytest.mark.rule("thirteen.run.example")
@both
def test_a_run_with_a_gap_is_no_run(played: Law) -> None:
    assert not is_one(played, "10H JC KD")
    assert not is_one(played, "3S 4C 6D 7H")


@pytest.mark.rule("rules.thirteen.run-no-wrap")
@both
def test_a_run_does_not_go_round_the_end(played: Law) -> None:
    for cards in ("2S 3S 4S", "AS 2S 3S", "KS AS 2S 3S"):
        assert not is_one(played, cards)


@pytest.mark.rule("rules.thirteen.twos-in-runs")
def test_a_two_tops_a_run_on_the_sheet_and_none_in_the_south() -> None:
    for played in (SHEET, TWOS):
        assert is_one(played, "KS AS 2S")
        assert beats(played, "KS AS 2S", "QH KH AH")
    for played in (SOUTHERN, NO_TWOS):
        assert not is_one(played, "KS AS 2S")
        assert is_one(played, "QH KH AH")


@pytest.mark.rule("thirteen.run.only-run", "thirteen.beat.same-size")
@both
def test_a_run_is_beaten_by_a_higher_run_of_its_length_and_by_nothing_else(played: Law) -> None:
    assert beats(played, "4S 5S 6S", "3H 4H 5H")
    for cards in ("4S 5S 6S 7S", "2H", "2S 2H", "KS KC KD", "KS KC KD KH", "9D 9H 10D 10H JD JH"):
        assert not beats(played, cards, "3H 4H 5H")


@pytest.mark.rule("thirteen.run.top-card")
def test_only_the_rank_of_the_top_card_counts_on_the_sheet() -> None:
    assert beats(SHEET, "4S 5S 6S", "3H 4H 5H")
    assert not beats(SHEET, "4H 5H 6H", "4S 5S 6S")
    assert not beats(SHEET, "4S 5S 6S", "4H 5H 6H")


@pytest.mark.rule("rules.thirteen.run-suit-tiebreak")
def test_in_the_south_the_suit_of_the_top_card_breaks_a_tie() -> None:
    for played in (SOUTHERN, SUITED):
        assert beats(played, "4S 5S 6H", "4H 5H 6D")
        assert not beats(played, "4H 5H 6D", "4S 5S 6H")
    for played in (SHEET, BY_RANK):
        assert not beats(played, "4S 5S 6H", "4H 5H 6D")


# -- bombs on the sheet ----------------------------------------------------------------------------------------------


@pytest.mark.rule("thirteen.bomb.pairs", "rules.thirteen.bomb-pairs-exact")
def test_three_pairs_in_sequence_of_one_colour_are_a_bomb_on_the_sheet() -> None:
    assert is_one(SHEET, "4H 4D 5H 5D 6H 6D")
    assert is_one(SHEET, "4S 4C 5S 5C 6S 6C")
    for cards in ("4H 4D 5H 5D 6S 6C", "4H 4S 5H 5D 6H 6D", "4H 4D 5H 5D", "4H 4D 5H 5D 7H 7D"):
        assert not is_one(SHEET, cards)
    assert not is_one(SHEET, "4H 4D 5H 5D 6H 6D 7H 7D")


@pytest.mark.rule("thirteen.bomb.four")
@both
def test_four_of_a_rank_are_a_bomb(played: Law) -> None:
    assert is_one(played, "3H 3D 3C 3S")
    assert beats(played, "4H 4D 4C 4S", "3H 3D 3C 3S")
    assert not beats(played, "3H 3D 3C 3S", "4H 4D 4C 4S")


@pytest.mark.rule("rules.thirteen.bomb-own-kind")
def test_on_the_sheet_a_bomb_beats_only_a_lower_bomb_of_its_kind() -> None:
    pairs, four = "9D 9H 10D 10H JD JH", "KS KC KD KH"
    for standing in ("2H", "2S 2H", "2S 2C 2D", "3S 4S 5S", "3S", "4S 4C"):
        assert not beats(SHEET, pairs, standing)
        assert not beats(SHEET, four, standing)
    assert not beats(SHEET, pairs, "3S 3C 3D 3H")
    assert not beats(SHEET, four, "3D 3H 4D 4H 5D 5H")
    assert beats(SHEET, pairs, "8S 8C 9S 9C 10S 10C")


@pytest.mark.rule("rules.thirteen.bomb-colour")
def test_red_beats_black_between_pair_bombs_of_equal_rank() -> None:
    red, black = "9D 9H 10D 10H JD JH", "9S 9C 10S 10C JS JC"
    assert beats(SHEET, red, black)
    assert not beats(SHEET, black, red)
    assert beats(SHEET, "10S 10C JS JC QS QC", red)


@pytest.mark.rule("rules.thirteen.bomb-twos")
def test_twos_stand_in_a_pair_bomb_where_they_stand_in_runs() -> None:
    for played in (SHEET, TWOS):
        assert is_one(played, "KD KH AD AH 2D 2H")
    for played in (NO_TWOS, SOUTHERN):
        assert not is_one(played, "KD KH AD AH 2D 2H")
        assert is_one(played, "QD QH KD KH AD AH")


@pytest.mark.rule("rules.thirteen.bomb-lead")
@both
def test_a_bomb_may_be_led(played: Law) -> None:
    for bomb in ("9D 9H 10D 10H JD JH", "KS KC KD KH"):
        assert is_one(played, bomb)
        at = after(played, position(played, f"{bomb} 3S", "4S", "4C"), bomb)
        assert (at.table.owner, at.table.turn) == (0, 1)


# -- bombs in the south ----------------------------------------------------------------------------------------------

# From the lowest rung to the highest; rung by rung the black ones do not beat the red ones.
LADDER = (
    "3S 3C 4S 4C 5S 5C",
    "9S 9C 9D 9H",
    "3S 3C 4S 4C 5S 5C 6S 6C",
    "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C",
    "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C",
)
STANDING = (
    "3D 3H 4D 4H 5D 5H",
    "KS KC KD KH",
    "3D 3H 4D 4H 5D 5H 6D 6H",
    "3D 3H 4D 4H 5D 5H 6D 6H 7D 7H",
    "3D 3H 4D 4H 5D 5H 6D 6H 7D 7H 8D 8H",
)


@pytest.mark.rule("rules.thirteen.southern-bomb-pairs")
def test_in_the_south_three_or_more_pairs_of_any_colours_are_a_bomb() -> None:
    for cards in ("3S 3C 4S 4H 5D 5H", "10S 10H JC JD QS QC KD KH", *LADDER):
        assert is_one(SOUTHERN, cards)
    assert not is_one(SOUTHERN, "3S 3C 4S 4H")
    assert not is_one(SOUTHERN, "3S 3C 4S 4H 6D 6H")


@pytest.mark.rule("rules.thirteen.southern-ladder")
@pytest.mark.parametrize("low", range(5))
@pytest.mark.parametrize("high", range(5))
def test_in_the_south_a_higher_rung_beats_a_lower_one(low: int, high: int) -> None:
    assert beats(SOUTHERN, LADDER[high], STANDING[low]) is (high > low)


@pytest.mark.rule("rules.thirteen.southern-rung")
def test_on_one_rung_the_top_card_decides_by_rank_and_then_by_suit() -> None:
    assert beats(SOUTHERN, "4D 4C 5S 5C 6S 6C", "3S 3C 4S 4H 5D 5H")
    assert beats(SOUTHERN, "4D 4C 5S 5C 6S 6H", "4S 4H 5D 5H 6C 6D")
    assert not beats(SOUTHERN, "4S 4H 5D 5H 6C 6D", "4D 4C 5S 5C 6S 6H")
    assert beats(SOUTHERN, "7S 7C 7D 7H", "6S 6C 6D 6H")


@pytest.mark.rule("rules.thirteen.bombs-chop-twos")
@pytest.mark.parametrize(("twos", "least"), [("2H", 0), ("2S", 0), ("2S 2H", 2), ("2S 2D 2H", 3)])
def test_in_the_south_bombs_beat_twos_the_more_of_them_the_higher_the_bomb(twos: str, least: int) -> None:
    for rung, bomb in enumerate(LADDER):
        assert beats(SOUTHERN, bomb, twos) is (rung >= least)
        assert not beats(UNCHOPPING, bomb, twos)


@pytest.mark.rule("rules.thirteen.bombs-chop-twos")
def test_with_that_key_the_sheets_bombs_beat_a_single_two() -> None:
    for bomb in ("9D 9H 10D 10H JD JH", "KS KC KD KH"):
        assert beats(CHOPPING, bomb, "2H")
        assert not beats(CHOPPING, bomb, "2S 2H")
        assert not beats(CHOPPING, bomb, "AH")
        assert not beats(SHEET, bomb, "2H")


@pytest.mark.rule("rules.thirteen.bombs-chop-twos")
@pytest.mark.parametrize("standing", ["AH", "AS AH", "AS AC AH", "QS KS AS"])
def test_bombs_beat_nothing_else_than_twos_and_bombs(standing: str) -> None:
    for bomb in LADDER[:4]:
        assert not beats(SOUTHERN, bomb, standing)


@pytest.mark.rule("rules.thirteen.southern-ladder")
def test_a_four_of_twos_is_the_highest_four_but_lower_than_four_pairs() -> None:
    assert beats(SOUTHERN, "2S 2C 2D 2H", "AS AC AD AH")
    assert beats(SOUTHERN, LADDER[2], "2S 2C 2D 2H")
    assert not beats(SOUTHERN, LADDER[0], "2S 2C 2D 2H")


@pytest.mark.rule("thirteen.turn.beat")
def test_cards_that_make_no_combination_are_refused_as_such() -> None:
    at = position(SHEET, "3S 4S 9S", "4H", pile="3C", owner=1)
    assert refused(SHEET, at, "4S 9S") is Refusal.NO_FIGURE
    assert refused(SHEET, at, "KH") is Refusal.NOT_HELD
