"""Moments of pile games in which one condition alone decides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emptyhand.game.engine import legal_moves
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, GoesOn, Revealed
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import PickUp, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from tests.helpers import law
from tests.rules.positions import after, cards_of, dealt, happened, lay, position, refused
from tests.rules.tables import choosing

LIFE, OBSESSION = law("life"), law("obsession")


# -- what may be played ----------------------------------------------------------------------------------------------


def test_some_of_several_cards_may_open_the_game() -> None:
    some = law("obsession", **{"opening.cards": "some"})
    at = position(some, "4 4 4", "K K 5", phase=Phase.OPEN)
    at = at._replace(table=at.table._replace(opening=Card("4S").rank))
    assert [len(move.cards) for move in legal_moves(some, at) if isinstance(move, Play)] == [1, 2, 3]


def test_an_up_card_that_does_not_lie_there_is_not_held() -> None:
    at = position(law("obsession", must_fit=True), "", "K", up=["4 9 2"], pile="J")
    assert refused(law("obsession", must_fit=True), at, Take(Card("KH"))) is Refusal.NOT_HELD


def test_nothing_can_be_played_from_down_cards_unseen() -> None:
    at = position(LIFE, "", "K", down=["4 9 2"], pile="J")
    assert refused(LIFE, at, Play((Card("KH"),))) is Refusal.NOT_NOW


def test_a_rank_that_may_not_be_led_stays_barred_in_the_up_row() -> None:
    barred = law("life", **{"card.9.leads": False})
    at = position(barred, "", "K", up=["9 4 6"])
    assert refused(barred, at, "9") is Refusal.NOT_LED
    assert after(barred, position(barred, "", "K", up=["9 9 9"]), "9").table.turn == 1


# -- picking up ------------------------------------------------------------------------------------------------------


def test_a_choice_that_a_card_gives_needs_that_card_on_the_pile() -> None:
    assert isinstance(OBSESSION, PileLaw)
    on_jokers = replace(OBSESSION, may_pick_up=(*(False,) * 13, True))
    at = position(on_jokers, "9 K", "K", pile="R")
    assert at.table.demand == 0, "a joker asks for nothing"
    assert PickUp() not in legal_moves(on_jokers, at)


def test_a_player_who_can_play_may_not_pick_up_where_stuck_players_pass() -> None:
    passing = law("obsessed", **{"turn.passing": "stuck"})
    assert refused(passing, position(passing, "4 K", "K", "Q", pile="9", owner=2), PickUp()) is Refusal.MUST_PLAY


def test_up_cards_go_along_with_the_pile_only_where_the_rules_say_so() -> None:
    without = law("life", with_up=False)
    at = position(without, "", "K", up=["4 4 6"], pile="9")
    assert refused(without, at, PickUp(cards_of(at, "4"))) is Refusal.NO_UP_CARDS_ALONG


def test_nobody_draws_for_a_card_once_the_draw_pile_is_empty() -> None:
    drawing = law("life", **{"card.4.draws": 2})
    step = lay(drawing, position(drawing, "4 9", "K", pile="3"), "4")
    assert not happened(step, Drew)


# -- effects ---------------------------------------------------------------------------------------------------------


def test_a_mirror_that_is_led_acts_as_itself() -> None:
    mirror = law("cardgame-mirror", **{"card.3.copies": True, "card.3.again": True})
    step = lay(mirror, position(mirror, "3 9", "K K"), "3")
    assert happened(step, GoesOn) == [GoesOn(0)]


def test_a_run_whose_effects_lapse_gives_no_other_play_for_its_rank() -> None:
    lapsing = law("obsession", **{"run.effects_lapse": True, "run.again": False})
    step = lay(lapsing, position(lapsing, "8 9", "K K", pile="8 8 8"), "8")
    assert (step.position.table.pile, step.position.table.turn) == ((), 1)


def test_only_a_player_who_may_play_again_gets_an_offer() -> None:
    may = law("obsession", **{"turn.again": "may"})
    assert after(may, position(may, "9 4", "K K", pile="8"), "9").table.phase is Phase.PLAY


# -- choosing up cards -----------------------------------------------------------------------------------------------

UPS = ("K K K", "Q Q Q")


@pytest.mark.parametrize("openly", [True, False])
def test_each_up_card_is_shown_once(openly: bool) -> None:
    chosen = law("life", choose_openly=openly)
    last = choosing(chosen, dealt(chosen, "4 5 6", "7 8 9", up=UPS), UPS)
    shown = [len(event.up) for event in happened(last, Revealed)]
    assert shown == ([1] if openly else [3, 3])


def test_a_player_sees_the_up_cards_that_they_have_chosen_so_far() -> None:
    at = choosing(LIFE, dealt(LIFE, "4 5 6", "7 8 9", up=UPS), ("K K",)).position
    assert [len(view(LIFE, at, seat).seats[0].up) for seat in (0, 1)] == [2, 0]
