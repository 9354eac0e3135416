"""Passing in pile games: `turn.passing`."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Killed, KilledBy, OrderTurned, Passed
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, parse_snapshot
from emptyhand.game.table import NOBODY, Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Flip, Pass, PickUp, action_count, action_index
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, position, refused, take

STUCK = law("obsessed", **{"turn.passing": "stuck"})
MAY = law("obsessed", **{"turn.passing": "may"})
PLAYING_ON = law("obsessed", **{"turn.passing": "may", "ends": "play on"})


# -- who may pass ----------------------------------------------------------------------------------------------------


def test_a_player_who_cannot_play_passes_and_the_pile_lies() -> None:
    at = position(STUCK, "4", "K", "Q", pile="9", owner=2)
    assert legal_moves(STUCK, at) == (Pass(),)
    assert refused(STUCK, at, PickUp()) is Refusal.PASS_INSTEAD
    step = play(STUCK, at, Pass())
    assert step.events == (Passed(0),)
    assert (step.position.table.turn, faces(step.position.table.pile), step.position.table.owner) == (1, "9", 2)


def test_a_player_who_can_play_may_pass_only_where_anybody_may() -> None:
    hands = ("4 K", "K", "Q")
    assert refused(STUCK, position(STUCK, *hands, pile="9", owner=2), Pass()) is Refusal.MUST_BEAT
    assert Pass() in legal_moves(MAY, position(MAY, *hands, pile="9", owner=2))
    never = law("obsessed")
    assert refused(never, position(never, *hands, pile="9"), Pass()) is Refusal.NOT_NOW


def test_nobody_passes_on_an_empty_pile() -> None:
    for played in (STUCK, MAY):
        at = position(played, "4", "K", "Q")
        assert Pass() not in legal_moves(played, at)
        assert refused(played, at, Pass()) is Refusal.LEADER_PASSES


def test_up_cards_that_do_not_fit_stay_and_their_player_passes() -> None:
    at = position(STUCK, "", "K", "Q", up=["4 5 6"], pile="9", owner=2)
    assert legal_moves(STUCK, at) == (Pass(),)
    assert faces(play(STUCK, at, Pass()).position.seats[0].up) == "4 5 6"


def test_a_down_card_is_turned_over_and_picked_up_with_the_pile_all_the_same() -> None:
    at = position(STUCK, "", "K", "Q", down=["4 5 6"], pile="9", owner=2)
    assert legal_moves(STUCK, at) == (Flip(0), Flip(1), Flip(2))
    assert refused(STUCK, at, Pass()) is Refusal.NOT_NOW
    turned = play(STUCK, at, Flip(0)).position
    assert (faces(turned.seats[0].hand), turned.table.owner) == ("4 9", NOBODY)
    assert legal_moves(MAY, at) == (Flip(0), Flip(1), Flip(2), Pass())


def test_an_up_card_is_taken_before_anybody_passes_unless_anybody_may() -> None:
    taking, may = (law("obsession", **{"turn.passing": word}) for word in ("stuck", "may"))
    at = position(taking, "", "K", "Q", up=["4 5 6"], pile="9", owner=2)
    assert refused(taking, at, Pass()) is Refusal.NOT_NOW
    assert faces(play(taking, at, take(at, "4")).position.seats[0].hand) == "4 9"
    assert legal_moves(may, at)[-1] == Pass()


def test_a_player_who_may_pick_up_by_choice_may_do_so_or_pass() -> None:
    keys: dict[str, str | bool] = {"turn.passing": "stuck", "pick_up.with_up": False}
    choosing = law("life", **keys)
    at = position(choosing, "4", "K", "Q", pile="9", owner=2)
    assert legal_moves(choosing, at) == (PickUp(), Pass())
    assert play(choosing, at, PickUp()).position.table.owner == NOBODY


# -- when all have passed --------------------------------------------------------------------------------------------


def test_when_all_the_others_have_passed_the_pile_leaves_and_the_last_player_leads() -> None:
    at = lay(MAY, position(MAY, "9 4 4", "K 4", "Q 5", pile="6", turn=0, owner=2), "9").position
    assert at.table.owner == 0
    at = after(MAY, at, Pass())
    step = play(MAY, at, Pass())
    assert happened(step, Killed) == [Killed(0, at.table.pile, KilledBy.PASSES)]
    table = step.position.table
    assert (table.turn, table.pile, table.demand, table.owner, table.phase) == (0, (), 0, NOBODY, Phase.PLAY)
    assert faces(table.gone[-2:]) == "6 9"


def test_a_play_in_between_lets_those_who_passed_play_again() -> None:
    at = after(MAY, position(MAY, "9 4 4", "K 4", "Q 5 A", pile="6", owner=2), "9", Pass(), "Q")
    assert (at.table.turn, at.table.owner) == (0, 2)
    at = after(MAY, at, Pass())
    assert "K" in faces(move.cards[0] for move in legal_moves(MAY, at) if hasattr(move, "cards"))
    assert after(MAY, at, Pass()).table.turn == 2


def test_the_seat_after_a_leaver_leads_when_all_have_passed() -> None:
    at = lay(PLAYING_ON, position(PLAYING_ON, "9", "K 4", "Q 5", pile="6", owner=2), "9").position
    assert (at.table.out, at.table.turn, at.table.owner) == ((0,), 1, 1)
    at = after(PLAYING_ON, at, Pass(), Pass())
    assert (at.table.turn, at.table.pile) == (1, ())


def test_a_skipped_player_has_nothing_to_pass_on() -> None:
    skipping = law("obsessed", **{"turn.passing": "may", "card.9.skips": "once"})
    at = after(skipping, position(skipping, "9 4", "K", "Q", pile="6", owner=2), "9")
    assert at.table.turn == 2
    assert after(skipping, at, Pass()).table.pile == ()


def test_with_two_a_player_who_skipped_the_other_may_pass_to_them() -> None:
    skipping = law("obsessed", **{"turn.passing": "may", "card.9.skips": "once"})
    at = after(skipping, position(skipping, "9 4", "K", pile="6", owner=1), "9", Pass())
    assert (at.table.turn, faces(at.table.pile)) == (1, "6 9")
    assert after(skipping, at, Pass()).table.pile == ()


def test_a_pile_that_leaves_takes_its_order_upside_down_along() -> None:
    keys: dict[str, str | bool] = {"turn.passing": "may", "card.9.turns": True}
    turning = law("obsessed", **keys)
    at = after(turning, position(turning, "9 4", "K", pile="6", owner=1), "9")
    assert happened(play(turning, at, Pass()), OrderTurned) == [OrderTurned(False)]


def test_ending_a_turn_is_no_pass_of_the_others() -> None:
    offering = law("obsessed", **{"turn.passing": "may", "turn.again": "may"})
    at = after(offering, position(offering, "8 4", "K", "Q", pile="6", owner=2), "8")
    assert at.table.phase is Phase.OFFER
    assert [move for move in legal_moves(offering, at) if move == Pass()] == [Pass()]
    at = after(offering, at, Pass(), Pass())
    assert (at.table.turn, faces(at.table.pile)) == (2, "6 8")
    assert after(offering, at, Pass()).table.turn == 0


def test_the_starter_leads_if_all_pass_on_the_card_that_was_turned_up() -> None:
    flipping = law("cardgame", **{"turn.passing": "may"})
    for seed in range(3):
        at = start(flipping, deal(flipping, 3, seed)).position
        while at.table.phase is Phase.CHOOSE:
            at = after(flipping, at, legal_moves(flipping, at)[0])
        starter = at.table.turn
        if at.table.pile:
            assert at.table.owner == starter
            at = after(flipping, at, Pass(), Pass(), Pass())
            assert (at.table.turn, at.table.pile) == (starter, ())


# -- what everyone can conclude, snapshots and numbers ---------------------------------------------------------------


def test_a_forced_pass_shows_what_the_hand_lacks_and_a_free_one_shows_nothing() -> None:
    for played, lacks in ((STUCK, 1), (MAY, 0)):
        passed = play(played, position(played, "4", "K", "Q", pile="9", owner=2), Pass()).position
        assert view(played, passed, 1).seats[0].lacks.count == lacks


def test_a_snapshot_says_who_leads_if_all_pass() -> None:
    at = position(MAY, "4", "K", "Q", pile="9", owner=2)
    text = format_snapshot(MAY, at)
    assert "owner=3" in text
    assert parse_snapshot(MAY, text) == at
    with pytest.raises(BadSnapshot, match="owner must be the seat that leads"):
        parse_snapshot(MAY, text.replace("owner=3 ", ""))
    with pytest.raises(BadSnapshot, match="expected none here"):
        parse_snapshot(law("obsessed"), text)


def test_passing_has_the_last_number_and_other_laws_keep_theirs() -> None:
    assert action_count(MAY) == action_count(law("obsessed")) + 1
    assert action_index(MAY, Pass()) == action_count(MAY) - 1
    both = law("obsessed", **{"turn.passing": "may", "turn.again": "may"})
    assert action_count(both) == action_count(MAY)
