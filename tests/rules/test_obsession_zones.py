"""Obsession's end: up cards, down cards, going out."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Flipped, Killed, Out, Over, PickedUp, Played, Reversed, Skipped, Took
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Flip, PickUp, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset.model import Zone
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused, take

# -- up cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.up.when", "obsession-first.up.when")
def test_up_cards_wait_while_there_is_a_hand(taking: Law) -> None:
    at = position(taking, "4", "K", up=["9H J Q"])
    assert playable(taking, at) == "4"
    assert refused(taking, at, Take(Card("9H"))) is Refusal.NOT_NOW


@pytest.mark.rule("obsession.up.when", "obsession-first.up.when")
def test_up_cards_wait_while_the_draw_pile_lasts(obsession: Law) -> None:
    at = after(obsession, position(obsession, "8", "K", up=["9 J Q"], draw="5"), "8")
    assert (at.table.turn, faces(at.seats[0].hand)) == (0, "5")
    assert playable(obsession, at) == "5"


@pytest.mark.rule("obsession.up.one", "obsession-first.up.one", "rules.all.turning-one-decision")
def test_up_cards_are_taken_one_at_a_time_and_never_as_a_set(taking: Law) -> None:
    at = position(taking, "", "K", up=["9 9 Q"], pile="4")
    assert {type(move) for move in legal_moves(taking, at)} == {Take}
    assert refused(taking, at, "9 9") is Refusal.NOT_NOW
    step = play(taking, at, take(at, "9"))
    assert [len(event.cards) for event in happened(step, Played)] == [1]
    assert (faces(step.position.seats[0].up), step.position.table.turn) == ("9 Q", 1)


@pytest.mark.rule("obsession.up.next", "obsession-first.up.next")
def test_the_next_up_card_waits_for_an_empty_hand(taking: Law) -> None:
    at = position(taking, "", "K K", up=["4 9H Q"], pile="A")
    at = after(taking, at, take(at, "4"), "K")
    assert faces(at.seats[0].hand) == "4 A"
    assert playable(taking, at) == "A"
    assert refused(taking, at, Take(Card("9H"))) is Refusal.NOT_NOW
    assert refused(taking, at, "9H") is Refusal.NOT_HELD


@pytest.mark.rule("rules.obsession.up-fits", "rules.all.turning-one-decision")
def test_a_chosen_up_card_that_fits_is_played_at_once(taking: Law) -> None:
    at = position(taking, "", "K", up=["9 J Q"], pile="9")
    step = play(taking, at, take(at, "J"))
    assert [event.fits for event in happened(step, Took)] == [True]
    assert [event.zone for event in happened(step, Played)] == [Zone.UP]
    assert (step.position.seats[0].hand, faces(step.position.table.pile)) == ((), "9 J")


@pytest.mark.rule("rules.obsession.up-fails", "rules.all.turning-one-decision", "rules.all.turning-any-up")
def test_a_chosen_up_card_that_does_not_fit_stays_in_hand_and_the_pile_joins_it(taking: Law) -> None:
    at = position(taking, "", "K", up=["9 J Q"], pile="4 J")
    step = play(taking, at, take(at, "9"))
    assert [event.fits for event in happened(step, Took)] == [False]
    assert (faces(step.position.seats[0].hand), faces(step.position.seats[0].up)) == ("4 9 J", "J Q")
    assert (step.position.table.turn, step.position.table.pile) == (1, ())


@pytest.mark.rule("rules.all.turning-any-up")
def test_every_up_card_is_offered_whether_it_fits_or_not(taking: Law) -> None:
    at = position(taking, "", "K", up=["4 9 A"], pile="Q")
    assert legal_moves(taking, at) == (take(at, "4"), take(at, "9"), take(at, "A"))


@pytest.mark.rule("rules.obsession.obsessed-up-row")
def test_in_obsessed_equal_up_cards_are_played_together_from_the_row() -> None:
    rules = law("obsessed")
    step = lay(rules, position(rules, "", "K", up=["9 Q 9"], pile="4"), "9 9")
    assert [event.zone for event in happened(step, Played)] == [Zone.UP]
    assert (faces(step.position.table.pile), faces(step.position.seats[0].up)) == ("4 9 9", "Q")


@pytest.mark.rule("rules.obsession.obsessed-up-row")
def test_in_obsessed_an_up_card_that_does_not_fit_is_refused_and_none_is_taken() -> None:
    rules = law("obsessed")
    at = position(rules, "", "K", up=["9 Q 9"], pile="J")
    assert playable(rules, at) == "Q"
    assert refused(rules, at, "9") is Refusal.NOT_ON_DEMAND
    assert refused(rules, at, take(at, "Q")) is Refusal.NOT_NOW
    assert refused(rules, at, PickUp()) is Refusal.MUST_PLAY


@pytest.mark.rule("rules.obsession.obsessed-up-stuck")
def test_in_obsessed_a_row_in_which_nothing_fits_stays_and_the_pile_is_taken() -> None:
    rules = law("obsessed")
    at = position(rules, "", "K", up=["9 Q 9"], pile="4 A")
    assert legal_moves(rules, at) == (PickUp(),)
    at = after(rules, at, PickUp())
    assert (faces(at.seats[0].hand), faces(at.seats[0].up), at.table.turn) == ("4 A", "9 Q 9", 1)


@pytest.mark.rule("rules.obsession.up-fits", "rules.obsession.obsessed-up-row")
@pytest.mark.parametrize(("name", "other"), [("obsession", "row"), ("obsession-first", "row"), ("obsessed", "take")])
def test_the_key_for_up_cards_gives_each_ruleset_the_other_way(name: str, other: str) -> None:
    rules = law(name, **{"up.play": other})
    at = position(rules, "", "K", up=["9 9 Q"], pile="4")
    assert {type(move) for move in legal_moves(rules, at)} != {type(move) for move in legal_moves(law(name), at)}


# -- down cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.down.when", "obsession-first.down.when")
@pytest.mark.parametrize(("hand", "up"), [("4", ""), ("4", "9"), ("", "9")])
def test_down_cards_wait_for_hand_and_up_row_to_be_gone(obsession: Law, hand: str, up: str) -> None:
    at = position(obsession, hand, "K", up=[up], down=["K K"])
    assert refused(obsession, at, Flip(0)) is Refusal.NOT_NOW


@pytest.mark.rule("obsession.down.when", "obsession-first.down.when", "obsession.down.one", "obsession-first.down.one")
def test_then_one_down_card_is_turned_at_a_time(obsession: Law) -> None:
    at = position(obsession, "", "K", down=["9 9 9"], pile="4")
    assert legal_moves(obsession, at) == (Flip(0), Flip(1), Flip(2))
    at = after(obsession, at, Flip(1))
    assert (faces(at.table.pile), faces(at.seats[0].down), at.table.turn) == ("4 9", "9 9", 1)


@pytest.mark.rule("obsession.down.one", "obsession-first.down.one")
def test_the_next_down_card_waits_for_an_empty_hand(obsession: Law) -> None:
    at = position(obsession, "", "4 4", down=["9 9 Q"], pile="A")
    at = after(obsession, at, Flip(0), "4")
    assert faces(at.seats[0].hand) == "9 A"
    assert refused(obsession, at, Flip(1)) is Refusal.NOT_NOW


@pytest.mark.rule("obsession.down.unseen", "obsession-first.down.unseen")
@pytest.mark.parametrize("seat", [0, 1])
def test_which_down_card_lies_where_shows_in_no_view_until_it_is_turned(obsession: Law, seat: int) -> None:
    one = position(obsession, "", "K", down=["9H 4S 5S"], pile="6")
    other = position(obsession, "", "K", down=["4S 9H 5S"], pile="6")
    assert view(obsession, one, seat) == view(obsession, other, seat)
    assert legal_moves(obsession, one) == legal_moves(obsession, other)
    turned = play(obsession, one, Flip(0))
    assert [faces([event.card]) for event in turned.events if isinstance(event, Flipped)] == ["9"]


@pytest.mark.rule("rules.obsession.down-fits", "rules.all.turning-one-decision")
def test_a_turned_card_that_fits_is_played(obsession: Law) -> None:
    step = play(obsession, position(obsession, "", "K", down=["4 9 5"], pile="6"), Flip(1))
    assert [(event.zone, faces(event.cards)) for event in happened(step, Played)] == [(Zone.DOWN, "9")]
    assert faces(step.position.table.pile) == "6 9"


@pytest.mark.rule("rules.obsession.down-fails", "rules.all.turning-one-decision")
def test_a_turned_card_that_does_not_fit_goes_to_the_hand_with_the_pile_and_ends_the_turn(obsession: Law) -> None:
    step = play(obsession, position(obsession, "", "K", down=["4 9 5"], pile="6 J"), Flip(0))
    assert happened(step, PickedUp)
    assert (faces(step.position.seats[0].hand), faces(step.position.seats[0].down)) == ("4 6 J", "9 5")
    assert (step.position.table.turn, step.position.table.pile) == (1, ())


@pytest.mark.rule("rules.all.slots")
def test_slots_keep_their_numbers_and_an_emptied_one_is_not_offered(obsession: Law) -> None:
    at = after(obsession, position(obsession, "", "9 9", down=["J 5 Q"]), Flip(1), "9")
    assert legal_moves(obsession, at) == (Flip(0), Flip(2))
    assert refused(obsession, at, Flip(1)) is Refusal.NO_SUCH_SLOT
    assert refused(obsession, at, Flip(3)) is Refusal.NO_SUCH_SLOT
    assert faces(after(obsession, at, Flip(2)).table.pile) == "5 9 Q"


@pytest.mark.rule("rules.obsession.same-turn-zones")
@pytest.mark.parametrize("face", ["8", "10"])
def test_an_eight_or_a_kill_that_empties_the_hand_goes_on_from_the_up_row(obsession: Law, face: str) -> None:
    at = after(obsession, position(obsession, face, "K", up=["4 9"], pile="A"), face)
    assert at.table.turn == 0
    assert {type(move).__name__ for move in legal_moves(obsession, at)} <= {"Take", "Play"}
    assert len(legal_moves(obsession, at)) == 2


@pytest.mark.rule("rules.obsession.same-turn-zones")
@pytest.mark.parametrize("face", ["8", "10"])
def test_an_eight_or_a_kill_from_the_last_up_card_goes_on_from_the_down_row(obsession: Law, face: str) -> None:
    at = position(obsession, "", "K", up=[f"- {face}"], down=["4 9 J"], pile="A")
    at = after(obsession, at, face if law("obsessed") == obsession else take(at, face))
    assert (at.table.turn, legal_moves(obsession, at)) == (0, (Flip(0), Flip(1), Flip(2)))


# -- going out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.win.first-out", "obsession-first.win.first-out", "rules.obsession.ends")
def test_the_first_to_have_no_cards_wins_and_ends_the_game(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "9 9", "K", "K", pile="4"), "9 9")
    assert step.position.table.phase is Phase.OVER
    assert step.events[-2:] == (Out(0, 1), Over((0,)))
    assert legal_moves(obsession, step.position) == ()
    assert refused(obsession, step.position, PickUp()) is Refusal.GAME_OVER


@pytest.mark.rule("obsession.win.first-out", "obsession-first.win.first-out")
@pytest.mark.parametrize(("up", "down", "draw"), [("9", "", ""), ("", "9", ""), ("", "", "9")])
def test_with_a_card_left_anywhere_nobody_has_won(obsession: Law, up: str, down: str, draw: str) -> None:
    at = position(obsession, "4", "K", up=[up], down=[down], draw=draw)
    assert not after(obsession, at, "4").over


@pytest.mark.rule("rules.obsession.win-any-card", "rules.all.last-play")
@pytest.mark.parametrize("face", ["2", "3", "7", "8", "10", "R", "A"])
def test_one_may_go_out_on_any_card_and_it_is_not_resolved_further(obsession: Law, face: str) -> None:
    step = lay(obsession, position(obsession, face, "K", "K", pile="4"), face)
    assert step.position.table.out == (0,)
    assert faces(step.position.table.pile) == f"4 {face}"
    assert step.position.table.direction == 1
    assert not happened(step, Killed) + happened(step, Reversed)


@pytest.mark.rule("rules.obsession.win-any-card", "rules.all.last-play")
@pytest.mark.parametrize("face", ["8", "10", "R", "9"])
def test_one_may_go_out_on_the_last_down_card(obsession: Law, face: str) -> None:
    step = play(obsession, position(obsession, "", "K", down=[f"- - {face}"], pile="9 9 9"), Flip(2))
    assert step.position.table.out == (0,)
    assert faces(step.position.table.pile) == f"9 9 9 {face}"


@pytest.mark.rule("rules.obsession.win-any-card")
def test_a_failing_last_down_card_does_not_win(obsession: Law) -> None:
    at = after(obsession, position(obsession, "", "K", down=["- - 4"], pile="9"), Flip(2))
    assert (at.table.out, faces(at.seats[0].hand), at.over) == ((), "4 9", False)


# -- the key `ends` --------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.obsession.ends", "rules.all.leaver-effects")
@pytest.mark.parametrize("name", ["obsession", "obsession-first", "obsessed"])
def test_with_play_on_the_others_go_on_for_places(name: str) -> None:
    rules = law(name, ends="play on")
    at = after(rules, position(rules, "9", "J", "Q K", pile="4"), "9")
    assert (at.table.out, at.table.turn, at.over) == ((0,), 1, False)
    step = lay(rules, at, "J")
    assert (step.position.table.out, step.position.over) == ((0, 1, 2), True)
    assert step.events[-3:] == (Out(1, 2), Out(2, 3), Over((0, 1, 2)))


@pytest.mark.rule("rules.all.leaver-effects")
@pytest.mark.parametrize(("face", "fits"), [("7", "4 10"), ("3", ""), ("2", "4 8 10 K")])
def test_the_demand_of_a_leavers_card_stands(face: str, fits: str) -> None:
    rules = law("obsession", ends="play on")
    at = after(rules, position(rules, face, "4 8 10 K", "K", pile="A"), face)
    assert (at.table.turn, playable(rules, at)) == (1, fits)


@pytest.mark.rule("rules.all.leaver-effects")
def test_a_leavers_joker_reverses_and_the_next_seat_is_found_in_the_new_direction() -> None:
    rules = law("obsession", ends="play on")
    at = after(rules, position(rules, "R", "K", "K", "K", pile="A"), "R")
    assert (at.table.turn, at.table.direction) == (3, -1)


@pytest.mark.rule("rules.all.leaver-effects", "rules.all.leaver-again")
@pytest.mark.parametrize(("pile", "laid"), [("A", "10"), ("9 9 9", "9")])
def test_a_leavers_kill_happens_and_the_next_seat_starts_on_an_empty_pile(pile: str, laid: str) -> None:
    rules = law("obsession", ends="play on")
    step = lay(rules, position(rules, laid, "4 K", "K", pile=pile), laid)
    assert happened(step, Killed)
    assert (step.position.table.turn, step.position.table.pile) == (1, ())
    assert playable(rules, step.position) == "4 K"


@pytest.mark.rule("rules.all.leaver-again")
def test_the_extra_play_of_a_leavers_eight_falls_to_the_next_seat_still_in() -> None:
    rules = law("obsession", ends="play on")
    at = after(rules, position(rules, "8", "", "4 K", "K", pile="A", out=[1]), "8")
    assert (at.table.turn, playable(rules, at)) == (2, "4 K")


@pytest.mark.rule("rules.all.leaver-again")
@pytest.mark.parametrize(("name", "face", "pile"), [("obsession", "8", "A"), ("cardgame", "9", "9 9 9")])
def test_a_leavers_card_that_plays_again_skips_nobody(name: str, face: str, pile: str) -> None:
    rules = law(name, ends="play on", **{f"card.{face}.skips": "once"})
    step = lay(rules, position(rules, face, "5 5", "6 6", pile=pile), face)
    assert (step.position.table.turn, happened(step, Skipped)) == (1, [])


@pytest.mark.rule("rules.all.leaver-effects")
@pytest.mark.parametrize(("turn", "direction", "following"), [(0, 1, 3), (3, -1, 0), (3, 1, 4), (4, 1, 0), (0, -1, 4)])
def test_seats_that_are_out_are_passed_over(turn: int, direction: int, following: int) -> None:
    rules = law("obsession", ends="play on")
    at = position(rules, "4 4", "", "", "4 4", "4 4", turn=turn, direction=direction, out=[2, 1])
    assert after(rules, at, "4").table.turn == following
