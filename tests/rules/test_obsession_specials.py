"""Obsession's special cards, one by one."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves
from emptyhand.game.errors import Refusal
from emptyhand.game.events import GoesOn, Killed, Reversed
from emptyhand.rules.actions import PickUp
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused

ALL = "2 3 4 5 6 7 8 9 10 J Q K A R"


@pytest.mark.rule("obsession.special.2", "obsession-first.special.2")
def test_after_a_two_the_next_player_plays_anything(obsession: Law) -> None:
    at = after(obsession, position(obsession, "2 4", ALL, "K", pile="A"), "2")
    assert at.table.turn == 1
    assert playable(obsession, at) == ALL


@pytest.mark.rule("obsession.special.3", "obsession-first.special.3")
def test_a_three_is_answered_by_a_three_or_a_joker_only(obsession: Law) -> None:
    at = after(obsession, position(obsession, "3 4", ALL, "K", pile="A"), "3")
    assert playable(obsession, at) == "3 R"
    for face in ("2", "10", "A"):
        assert refused(obsession, at, face) is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("obsession.special.3", "obsession-first.special.3")
def test_without_either_the_pile_with_the_three_is_taken(obsession: Law) -> None:
    at = after(obsession, position(obsession, "3 4", "2 10 A", "K", pile="A"), "3")
    assert legal_moves(obsession, at) == (PickUp(),)


@pytest.mark.rule("obsession.special.7", "obsession-first.special.7", "rules.obsession.ten-on-seven")
def test_a_seven_asks_for_less_than_seven_or_a_special_card(obsession: Law) -> None:
    at = after(obsession, position(obsession, "7 4", ALL, "K", pile="A"), "7")
    assert playable(obsession, at) == "2 3 4 5 6 7 10 R"


@pytest.mark.rule("obsession.special.7-no-8", "obsession-first.special.7-no-8")
@pytest.mark.parametrize("pile", ["7", "7 R", "4 7 7"])
def test_an_eight_is_refused_on_a_seven(obsession: Law, pile: str) -> None:
    at = position(obsession, "8 4", "K", "K", pile=pile)
    assert refused(obsession, at, "8") is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("obsession.special.7", "obsession-first.special.7")
def test_the_demand_of_a_seven_ends_with_the_card_that_answers_it(obsession: Law) -> None:
    at = after(obsession, position(obsession, "4 K", "8 9", "K", pile="7"), "4")
    assert playable(obsession, at) == "8 9"


@pytest.mark.rule("rules.obsession.ten-on-seven", "obsession.special.10", "obsession-first.special.10")
def test_a_ten_on_a_seven_kills(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "10 K", "K", pile="7"), "10")
    assert happened(step, Killed)


@pytest.mark.rule("obsession.special.8", "obsession-first.special.8")
def test_an_eight_keeps_its_player_on_turn_with_a_free_choice(obsession: Law) -> None:
    step = lay(obsession, position(obsession, f"8 {ALL}", "K", "K", pile="A"), "8")
    assert happened(step, GoesOn)
    assert (step.position.table.turn, faces(step.position.table.pile)) == (0, "A 8")
    assert playable(obsession, step.position) == ALL


@pytest.mark.rule("obsession.special.8", "obsession-first.special.8")
def test_two_eights_at_once_give_one_further_play(obsession: Law) -> None:
    at = after(obsession, position(obsession, "8 8 4 5", "K", "K"), "8 8", "4")
    assert at.table.turn == 1


@pytest.mark.rule("obsession.special.8", "obsession-first.special.8")
def test_an_eight_after_an_eight_goes_on_again(obsession: Law) -> None:
    at = after(obsession, position(obsession, "8 8 4 5", "K", "K"), "8", "8")
    assert at.table.turn == 0


@pytest.mark.rule("rules.all.again-duty")
@pytest.mark.parametrize(("face", "rest"), [("8", "4"), ("10", "4")])
def test_the_extra_play_must_be_made(obsession: Law, face: str, rest: str) -> None:
    at = after(obsession, position(obsession, f"{face} {rest}", "K", pile="A"), face)
    assert at.table.turn == 0
    assert playable(obsession, at) == rest
    assert refused(obsession, at, PickUp()) is Refusal.MUST_PLAY


@pytest.mark.rule("obsession.special.10", "obsession-first.special.10")
@pytest.mark.rule("obsession.kill.ten-or-run", "obsession-first.kill.ten-or-run")
def test_a_ten_kills_the_pile_and_keeps_its_player_on_turn(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "10 4", "K", "K", pile="4 A"), "10")
    assert faces(happened(step, Killed)[0].cards) == "4 A 10"
    assert (step.position.table.turn, step.position.table.pile) == (0, ())


@pytest.mark.rule("obsession.special.10", "obsession-first.special.10")
@pytest.mark.parametrize("top", ["3", "3 R"])
def test_a_ten_is_refused_on_a_three(obsession: Law, top: str) -> None:
    assert refused(obsession, position(obsession, "10 4", "K", "K", pile=top), "10") is Refusal.NOT_ON_DEMAND


# -- the joker -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.special.r", "obsession-first.special.r")
def test_a_joker_turns_the_order_of_play_around(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "R 4", "5 5", "6 6", "9 9", pile="A"), "R")
    assert [event.direction for event in happened(step, Reversed)] == [-1]
    assert step.position.table.turn == 3
    back = after(obsession, position(obsession, "R 4", "5 5", "6 6", "9 9", pile="A", direction=-1), "R")
    assert (back.table.turn, back.table.direction) == (1, 1)


@pytest.mark.rule("obsession.special.r", "obsession-first.special.r")
def test_play_goes_on_in_the_new_direction(obsession: Law) -> None:
    at = after(obsession, position(obsession, "R 4", "5 5", "6 6", "9 9"), "R", "9", PickUp(), "5")
    assert at.table.turn == 0


@pytest.mark.rule("rules.obsession.joker-once")
@pytest.mark.parametrize("jokers", ["R", "R R", "R R R"])
def test_several_jokers_in_one_play_reverse_once(obsession: Law, jokers: str) -> None:
    step = lay(obsession, position(obsession, "R R R 4", "K", "K", pile="A"), jokers)
    assert len(happened(step, Reversed)) == 1
    assert (step.position.table.direction, step.position.table.turn) == (-1, 2)


@pytest.mark.rule("rules.obsession.joker-once")
@pytest.mark.parametrize(("times", "laid", "direction"), [("odd", "R R", 1), ("each", "R R", 1), ("each", "R R R", -1)])
def test_the_key_for_reversing_counts_the_jokers_of_a_play(times: str, laid: str, direction: int) -> None:
    rules = law("obsession", **{"card.R.reverses": times})
    at = after(rules, position(rules, "R R R 4", "K", "K", pile="A"), laid)
    assert at.table.direction == direction


@pytest.mark.rule("rules.obsession.joker-transparent")
@pytest.mark.parametrize(
    ("under", "fits"), [("3", "3 R"), ("7", "2 3 4 5 6 7 10 R"), ("A", "2 3 7 8 10 A R"), ("2", ALL), ("8", ALL)]
)
def test_what_lies_under_a_joker_still_binds(obsession: Law, under: str, fits: str) -> None:
    at = after(obsession, position(obsession, "R 4", "K", ALL, pile=under), "R")
    assert playable(obsession, at) == fits


@pytest.mark.rule("rules.obsession.joker-transparent")
def test_the_key_for_what_follows_a_joker_can_forget_what_lies_under_it() -> None:
    rules = law("obsession", **{"card.R.next": "anything"})
    at = after(rules, position(rules, "R 4", "K", ALL, pile="3"), "R")
    assert playable(rules, at) == ALL


@pytest.mark.rule("rules.obsession.joker-empty")
def test_jokers_alone_ask_for_nothing(obsession: Law) -> None:
    at = after(obsession, position(obsession, "R R 4", "K", ALL), "R R")
    assert faces(at.table.pile) == "R R"
    assert playable(obsession, at) == ALL


@pytest.mark.rule("rules.obsession.joker-empty")
def test_after_a_kill_jokers_do_not_bring_back_what_lay_there_before(obsession: Law) -> None:
    at = after(obsession, position(obsession, "10 R 4", "K", ALL, pile="7"), "10", "R")
    assert playable(obsession, at) == ALL


@pytest.mark.rule("rules.obsession.joker-two-players", "rules.obsession.joker-two-direction")
def test_between_two_players_a_joker_flips_the_direction_and_skips_nobody(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "R 4", "K K", pile="A"), "R")
    assert (step.position.table.direction, step.position.table.turn) == (-1, 1)
    assert happened(step, Reversed)


@pytest.mark.rule("rules.obsession.joker-two-players")
def test_the_key_for_reversing_between_two_can_make_it_a_skip() -> None:
    rules = law("obsession", **{"turn.reverse_with_two": "skips"})
    at = after(rules, position(rules, "R 4", "K K", pile="A"), "R")
    assert (at.table.direction, at.table.turn) == (1, 0)
