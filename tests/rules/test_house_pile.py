"""Keys of pile games that no shipped ruleset uses: both values of each, at the table."""

from __future__ import annotations

import pytest

from emptyhand.actions import Flip, PickUp
from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import GoesOn, Out, PickedUp, Starts
from emptyhand.law import PileLaw, compile
from emptyhand.ruleset import loads
from tests.helpers import law
from tests.rules.positions import after, happened, lay, position, refused

# -- after a run -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("again", "turn"), [(True, 0), (False, 1)])
def test_a_run_gives_another_play_unless_the_key_says_otherwise(again: bool, turn: int) -> None:
    played = law("life", **{"run.again": again})
    step = lay(played, position(played, "9 9 4", "K", "Q", pile="9 9"), "9 9")
    assert step.position.table.turn == turn
    assert step.position.table.pile == ()
    assert bool(happened(step, GoesOn)) == again


def test_a_run_of_cards_that_give_another_play_still_gives_it() -> None:
    played = law("obsession", **{"run.again": False})
    assert after(played, position(played, "8 8 4", "K", "Q", pile="8 8"), "8 8").table.turn == 0


# -- after picking up ------------------------------------------------------------------------------------------------


def test_with_the_key_a_player_who_picked_up_goes_on() -> None:
    going_on = law("obsession", ends_turn=False)
    at = position(going_on, "4", "K", "Q", pile="9 J")
    step = play(going_on, at, PickUp())
    assert step.position.table.turn == 0
    assert happened(step, GoesOn) == [GoesOn(0)]
    assert len(legal_moves(going_on, step.position)) == 3
    assert play(law("obsession"), at, PickUp()).position.table.turn == 1


# -- the last card ---------------------------------------------------------------------------------------------------

BARRED = law("life", **{"card.10.finishes": False})


@pytest.mark.parametrize("ends", ["first out", "play on"])
def test_a_player_who_ends_with_a_barred_card_picks_up_the_pile(ends: str) -> None:
    keys: dict[str, str | bool] = {"card.10.finishes": False, "ends": ends}
    played = law("life", **keys)
    step = lay(played, position(played, "10", "K", "Q", pile="4 6"), "10")
    assert not happened(step, Out)
    assert [len(event.cards) for event in happened(step, PickedUp)] == [3]
    assert sorted(card.rank for card in step.position.seats[0].hand) == [2, 4, 8]
    assert step.position.table.turn == 1
    assert happened(lay(law("life", ends=ends), position(law("life"), "10", "K", "Q", pile="4 6"), "10"), Out)


def test_a_barred_card_may_be_the_last_on_an_empty_pile() -> None:
    assert happened(lay(BARRED, position(BARRED, "10", "K", "Q"), "10"), Out)


def test_a_barred_card_is_not_the_last_while_there_are_others() -> None:
    assert after(BARRED, position(BARRED, "10 4", "K", "Q", pile="4 6"), "10").table.pile == ()


def test_a_barred_down_card_is_picked_up_with_the_pile() -> None:
    step = play(BARRED, position(BARRED, "", "K", "Q", down=["10"], pile="4 6"), Flip(0))
    assert len(step.position.seats[0].hand) == 3


# -- who starts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("starter", "steps"), [("left of dealer", 1), ("right of dealer", -1)])
def test_a_neighbour_of_the_dealer_starts(starter: str, steps: int) -> None:
    played = law("cardgame", starter=starter, choose_up=False)
    for seed in range(5):
        dealt = deal(played, 4, seed)
        assert start(played, dealt).position.table.turn == (dealt.dealer + steps) % 4


def test_the_lowest_up_card_starts_with_anything() -> None:
    text = 'extends = "obsession"\nopening = { starter = "lowest up", cards = "anything" }'
    played = compile(loads(text))
    assert isinstance(played, PileLaw)
    for seed in range(10):
        step = start(played, deal(played, 4, seed))
        first = [[c.rank for c in zones.up if c is not None] for zones in step.position.seats]
        lowest = next(rank for rank in played.opening.ladder if any(rank in row for row in first))
        assert happened(step, Starts)[0].lowest == lowest
        assert lowest in first[step.position.table.turn]
        assert len(legal_moves(played, step.position)) >= 1


# -- mirrors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "turn"), [(True, 2), (False, 1)])
def test_a_mirror_of_a_skip_skips_only_with_the_key(copies: bool, turn: int) -> None:
    skipping: dict[str, str | bool] = {"card.8.skips": "once", "card.3.copies": copies}
    played = law("cardgame-mirror", **skipping)
    assert after(played, position(played, "3 K", "K", "Q", "9", pile="8"), "3").table.turn == turn
    assert after(played, position(played, "3 K", "K", "Q", "9"), "3").table.turn == 1


# -- up cards along with the pile ------------------------------------------------------------------------------------


def test_with_the_key_up_cards_have_to_go_along_with_the_pile() -> None:
    played = law("life", must_take_up=True)
    at = position(played, "", "K", up=["4 4 6"], pile="9")
    moves = [move for move in legal_moves(played, at) if isinstance(move, PickUp)]
    assert sorted(len(move.up) for move in moves) == [1, 1, 2]
    assert refused(played, at, PickUp()) is Refusal.MUST_TAKE_UP
    assert PickUp() in legal_moves(law("life"), at)
    assert PickUp() in legal_moves(played, position(played, "", "K", up=["4 4 J"], pile="9"))
