"""Obsession in the middle: what fits on what, the duty to play, sets, picking up."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import PickedUp
from emptyhand.rules.actions import PickUp, Play
from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from tests.helpers import law
from tests.rules.positions import after, cards_of, faces, happened, lay, playable, position, refused

ALL = "2 3 4 5 6 7 8 9 10 J Q K A R"
ORDINARY = "4 5 6 9 J Q K A"
SPECIAL = "2 3 7 8 10 R"

# Written from the rules page, not from the ruleset files: what fits on a pile, oldest card first.
GRID = {
    "": ALL,
    "R": ALL,
    "R R": ALL,
    "2": ALL,
    "3": "3 R",
    "4": ALL,
    "5": "2 3 5 6 7 8 9 10 J Q K A R",
    "6": "2 3 6 7 8 9 10 J Q K A R",
    "7": "2 3 4 5 6 7 10 R",
    "8": ALL,
    "9": "2 3 7 8 9 10 J Q K A R",
    "J": "2 3 7 8 10 J Q K A R",
    "Q": "2 3 7 8 10 Q K A R",
    "K": "2 3 7 8 10 K A R",
    "A": "2 3 7 8 10 A R",
}


@pytest.mark.rule("rules.obsession.grid", "obsession.empty.anything", "obsession-first.empty.anything")
@pytest.mark.parametrize("pile", GRID)
def test_the_grid_of_what_fits_on_what(obsession: Law, pile: str) -> None:
    at = position(obsession, ALL, "4", "4", pile=pile)
    assert playable(obsession, at) == GRID[pile]
    for face in RANK_LABELS:
        if face in GRID[pile].split():
            assert faces(after(obsession, at, face).seats[0].hand).split() == [f for f in RANK_LABELS if f != face]
        else:
            assert refused(obsession, at, face) is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("rules.obsession.joker-transparent", "rules.obsession.grid")
@pytest.mark.parametrize("under", [pile for pile in GRID if pile and "R" not in pile])
@pytest.mark.parametrize("jokers", ["R", "R R", "R R R"])
def test_a_joker_is_seen_through_whatever_lies_under_it(obsession: Law, under: str, jokers: str) -> None:
    at = position(obsession, ALL, "4", "4", pile=f"A {under} {jokers}")
    assert playable(obsession, at) == GRID[under]


@pytest.mark.rule("obsession.play.equal-or-higher", "obsession-first.play.equal-or-higher")
@pytest.mark.parametrize("top", ORDINARY.split())
def test_an_ordinary_card_fits_on_an_equal_or_lower_one(obsession: Law, top: str) -> None:
    order = ORDINARY.split()
    at = position(obsession, ORDINARY, "4", pile=top)
    assert playable(obsession, at).split() == order[order.index(top) :]


@pytest.mark.rule("obsession.cards.aces", "obsession-first.cards.aces")
def test_the_ace_outranks_the_king(obsession: Law) -> None:
    assert playable(obsession, position(obsession, "A", "4", pile="K")) == "A"
    assert playable(obsession, position(obsession, "K", "4", pile="A")) == ""


@pytest.mark.rule("obsession.play.special", "obsession-first.play.special")
@pytest.mark.rule("obsession.cards.special", "obsession-first.cards.special")
@pytest.mark.rule("obsession.cards.ordinary", "obsession-first.cards.ordinary")
@pytest.mark.parametrize("top", ORDINARY.split())
def test_a_special_card_goes_where_no_ordinary_one_below_the_top_does(obsession: Law, top: str) -> None:
    at = position(obsession, SPECIAL, "4", pile=top)
    assert playable(obsession, at) == SPECIAL


@pytest.mark.rule("obsession.cards.suits", "obsession-first.cards.suits")
@pytest.mark.parametrize("suit", "SCDH")
def test_suits_neither_help_nor_hinder(obsession: Law, suit: str) -> None:
    for top in ("9S", "9H"):
        assert playable(obsession, position(obsession, f"9{suit} 6{suit}", "4", "4", pile=top)) == "9"


# -- the duty to play, and picking up --------------------------------------------------------------------------------


@pytest.mark.rule("obsession.must.play", "obsession-first.must.play")
def test_whoever_can_play_may_not_pick_up(obsession: Law) -> None:
    at = position(obsession, "4 10", "K", pile="A")
    assert [move for move in legal_moves(obsession, at) if isinstance(move, PickUp)] == []
    assert refused(obsession, at, PickUp()) is Refusal.MUST_PLAY


@pytest.mark.rule("obsession.must.play", "obsession-first.must.play")
def test_the_key_for_picking_up_by_choice_allows_what_the_rules_forbid() -> None:
    rules = compile(loads('extends = "obsession"\n[pick_up]\nby_choice = ["hand"]'))
    at = position(rules, "4 10", "K", pile="A")
    assert faces(after(rules, at, PickUp()).seats[0].hand) == "4 10 A"


@pytest.mark.rule("obsession.pickup.stuck", "obsession-first.pickup.stuck")
def test_whoever_cannot_play_takes_the_whole_pile_into_the_hand(obsession: Law) -> None:
    at = position(obsession, "4 5", "K", pile="2 9 9 J")
    assert legal_moves(obsession, at) == (PickUp(),)
    step = play(obsession, at, PickUp())
    assert faces(step.position.seats[0].hand) == "2 4 5 9 9 J"
    assert faces(happened(step, PickedUp)[0].cards) == "2 9 9 J"


@pytest.mark.rule("rules.obsession.pickup-ends-turn", "rules.all.demand-ends")
@pytest.mark.parametrize("pile", ["A", "7", "3", "A R"])
def test_a_pick_up_ends_the_turn_and_the_next_player_starts_a_new_pile(obsession: Law, pile: str) -> None:
    at = after(obsession, position(obsession, "9", "4 8 A", "K", pile=pile), PickUp())
    assert (at.table.turn, at.table.pile) == (1, ())
    assert playable(obsession, at) == "4 8 A"


@pytest.mark.rule("rules.obsession.pickup-ends-turn")
def test_a_run_does_not_outlive_the_pile_that_was_picked_up(obsession: Law) -> None:
    at = after(obsession, position(obsession, "4", "9", "9", pile="9 9"), PickUp())
    at = after(obsession, at, "9")
    assert faces(at.table.pile) == "9"


@pytest.mark.rule("obsession.pickup.threes", "rules.obsession.obsessed-threes")
@pytest.mark.parametrize("name", ["obsession", "obsessed"])
def test_threes_in_a_picked_up_pile_leave_the_game(name: str) -> None:
    rules = law(name)
    before = position(rules, "4", "K", pile="9 3 3 R")
    step = play(rules, before, PickUp())
    assert faces(step.position.seats[0].hand) == "4 9 R"
    assert faces(happened(step, PickedUp)[0].burnt) == "3 3"
    assert faces(step.position.table.gone[len(before.table.gone) :]) == "3 3"


@pytest.mark.rule("rules.obsession.first-threes")
def test_in_the_first_text_threes_in_a_picked_up_pile_go_to_the_hand() -> None:
    rules = law("obsession-first")
    step = play(rules, position(rules, "4", "K", pile="9 3 3 R"), PickUp())
    assert faces(step.position.seats[0].hand) == "3 3 4 9 R"
    assert happened(step, PickedUp)[0].burnt == ()


@pytest.mark.rule("rules.all.burnt-pile")
@pytest.mark.parametrize("name", ["obsession", "obsessed"])
def test_a_pile_of_threes_alone_gives_the_picker_nothing_and_still_ends_the_turn(name: str) -> None:
    rules = law(name)
    at = after(rules, position(rules, "4", "K", "A", pile="3 3"), PickUp())
    assert faces(at.seats[0].hand) == "4"
    assert (at.table.turn, at.table.pile) == (1, ())
    assert playable(rules, at) == "K"


# -- sets ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.set.any-number", "obsession-first.set.any-number", "obsession-first.set.whole")
@pytest.mark.parametrize(("laid", "kept"), [("6", "6 6 9"), ("6 6", "6 9"), ("6 6 6", "9")])
def test_of_equal_faces_as_many_may_be_played_as_one_likes(obsession: Law, laid: str, kept: str) -> None:
    at = after(obsession, position(obsession, "6 6 6 9", "K", "K", pile="4"), laid)
    assert (faces(at.table.pile), faces(at.seats[0].hand)) == (f"4 {laid}", kept)


@pytest.mark.rule("obsession.set.any-number", "obsession-first.set.any-number")
def test_cards_of_two_faces_are_no_set(obsession: Law) -> None:
    at = position(obsession, "6 9 9", "K")
    assert refused(obsession, at, "6 9") is Refusal.MIXED_RANKS


@pytest.mark.rule("obsession.set.any-number", "obsession-first.set.any-number")
@pytest.mark.parametrize("face", SPECIAL.split())
def test_special_cards_are_played_in_sets_too(obsession: Law, face: str) -> None:
    at = position(obsession, f"{face} {face} 4", "K", "K", pile="K")
    step = lay(obsession, at, f"{face} {face}")
    assert faces(step.position.seats[0].hand) == "4"


@pytest.mark.rule("rules.obsession.set-one-zone")
def test_a_card_in_hand_and_an_equal_up_card_are_no_set(obsession: Law) -> None:
    at = position(obsession, "6S", "K", up=["6H 6D 9"], pile="4")
    (mine,) = cards_of(at, "6")
    assert legal_moves(obsession, at) == (Play((mine,)),)
    assert refused(obsession, at, "6S 6H") is Refusal.NOT_HELD
