"""Life's later stages and its end: Face-Up and Face-Down Life, finishing, the last one in."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Flipped, Killed, Out, Over, PickedUp, Played
from emptyhand.game.table import Phase
from emptyhand.rules.actions import Flip, PickUp, Play
from emptyhand.rules.ruleset.model import Zone
from tests.helpers import law
from tests.rules.positions import after, cards_of, faces, happened, lay, playable, position, refused
from tests.rules.tables import may_pick_up

LIFE = law("life")

# -- Face-Up Life ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("life.up.when")
def test_the_face_up_cards_wait_for_an_empty_hand() -> None:
    at = position(LIFE, "3", "4", up=["9 9 K"], pile="8")
    assert legal_moves(LIFE, at) == (PickUp(),)
    at = position(LIFE, "", "4", up=["9 9 K"], pile="8")
    assert playable(LIFE, at) == "9 K"


@pytest.mark.rule("life.up.when")
def test_the_face_up_cards_wait_for_the_end_of_the_stack() -> None:
    at = after(LIFE, position(LIFE, "9", "Q", up=["A A A", "4 4 4"], pile="8", draw="K"), "9", "Q")
    assert (at.table.turn, playable(LIFE, at)) == (0, "K")
    at = after(LIFE, position(LIFE, "9", "Q", up=["A A A", "4 4 4"], pile="8"), "9", "Q")
    assert playable(LIFE, at) == "A"


@pytest.mark.rule("life.up.set")
def test_one_to_three_equal_face_up_cards_go_in_one_play() -> None:
    at = position(LIFE, "", "4", up=["9 9 9"], pile="8")
    assert [len(m.cards) for m in legal_moves(LIFE, at) if isinstance(m, Play)] == [1, 2, 3]
    assert [event.zone for event in happened(lay(LIFE, at, "9 9"), Played)] == [Zone.UP]
    mixed = position(LIFE, "", "4", up=["9 9 K"], pile="8")
    assert refused(LIFE, mixed, "9 K") is Refusal.MIXED_RANKS
    assert faces(after(LIFE, mixed, "9 9").seats[0].up) == "K"


@pytest.mark.rule("life.up.stuck")
def test_if_no_face_up_card_fits_the_pile_must_be_taken() -> None:
    at = position(LIFE, "", "4", up=["3 4 9"], pile="8 K")
    assert {type(move) for move in legal_moves(LIFE, at)} == {PickUp}
    taken = after(LIFE, at, PickUp())
    assert (faces(taken.seats[0].hand), faces(taken.seats[0].up), taken.table.turn) == ("8 K", "3 4 9", 1)


@pytest.mark.rule("life.up.take-along", "rules.life.up-take-any-value")
def test_with_a_pile_that_must_be_taken_none_to_three_equal_cards_go_along() -> None:
    at = position(LIFE, "", "4", up=["3 9 9"], pile="8 K")
    along = [faces(move.up) for move in legal_moves(LIFE, at) if isinstance(move, PickUp)]
    assert along == ["", "3", "9", "9 9"]
    step = play(LIFE, at, PickUp(cards_of(at, "9 9")))
    mine = step.position.seats[0]
    assert (faces(mine.hand), faces(mine.up)) == ("8 9 9 K", "3")
    assert [faces(event.up) for event in happened(step, PickedUp)] == ["9 9"]
    three = position(LIFE, "", "4", up=["9 9 9"], pile="8 K")
    assert faces(after(LIFE, three, PickUp(cards_of(three, "9 9 9"))).seats[0].hand) == "8 9 9 9 K"


@pytest.mark.rule("rules.life.up-take-any-value")
def test_face_up_cards_of_different_values_do_not_go_along_together() -> None:
    at = position(LIFE, "", "4", up=["3 9 9"], pile="8 K")
    assert refused(LIFE, at, PickUp(cards_of(at, "3 9"))) is Refusal.MIXED_RANKS


@pytest.mark.rule("rules.life.up-plain-pickup")
def test_a_voluntary_pick_up_takes_the_pile_alone() -> None:
    at = position(LIFE, "", "4", up=["3 9 A"], pile="8 K")
    assert [m for m in legal_moves(LIFE, at) if isinstance(m, PickUp)] == [PickUp()]
    assert refused(LIFE, at, PickUp(cards_of(at, "3"))) is Refusal.NO_UP_CARDS_ALONG


@pytest.mark.rule("rules.life.up-plain-pickup")
def test_from_the_hand_stage_no_face_up_card_goes_along() -> None:
    at = position(LIFE, "3", "4", up=["9 9 9"], pile="K")
    (nine, *_) = [card for card in at.seats[0].up if card is not None]
    assert refused(LIFE, at, PickUp((nine,))) is Refusal.NO_UP_CARDS_ALONG


@pytest.mark.rule("rules.life.pickup-stages", "life.pickup.voluntary")
@pytest.mark.parametrize("stage", ["hand", "up", "down"])
def test_the_voluntary_pick_up_is_there_in_every_stage_but_not_on_an_empty_pile(stage: str) -> None:
    hand, up, down = ("A" if zone == stage else "" for zone in ("hand", "up", "down"))
    assert may_pick_up(LIFE, position(LIFE, hand, "4", up=[up], down=[down], pile="8"))
    empty = position(LIFE, hand, "4", up=[up], down=[down])
    assert not may_pick_up(LIFE, empty)
    assert refused(LIFE, empty, PickUp()) is Refusal.EMPTY_PILE


# -- Face-Down Life --------------------------------------------------------------------------------------------------


@pytest.mark.rule("life.down.when")
def test_the_face_down_cards_come_last() -> None:
    at = position(LIFE, "", "4", up=["- A -"], down=["9 9 9"], pile="8")
    assert not any(isinstance(move, Flip) for move in legal_moves(LIFE, at))
    assert refused(LIFE, at, Flip(0)) is Refusal.NOT_NOW
    at = position(LIFE, "", "4", down=["9 - 9"], pile="8")
    assert legal_moves(LIFE, at) == (Flip(0), Flip(2), PickUp())


@pytest.mark.rule("life.down.one")
def test_one_face_down_card_is_turned_for_each_play() -> None:
    at = after(LIFE, position(LIFE, "", "J J J", down=["9 9 9"], pile="8"), Flip(1))
    assert faces(at.table.pile) == "8 9"
    assert [card is None for card in at.seats[0].down] == [False, True, False]
    assert refused(LIFE, after(LIFE, at, "J"), Flip(1)) is Refusal.NO_SUCH_SLOT


@pytest.mark.rule("life.down.test")
@pytest.mark.parametrize(
    ("pile", "card", "fits"),
    [("8", "8", True), ("8", "A", True), ("A", "2", True), ("A", "5", True), ("8", "6", False), ("7", "8", False)]
    + [("7", "4", True), ("A", "7", True), ("A", "10", True), ("A", "K", False)],
)
def test_a_turned_card_must_fit_as_any_other(pile: str, card: str, fits: bool) -> None:
    step = play(LIFE, position(LIFE, "", "4", "4", down=[f"{card} 9"], pile=pile), Flip(0))
    assert [event.fits for event in happened(step, Flipped)] == [fits]
    assert bool(happened(step, Played)) is fits


@pytest.mark.rule("life.down.fail", "rules.life.down-fail-card")
def test_a_turned_card_that_fails_goes_to_the_hand_with_the_pile_and_ends_the_turn() -> None:
    at = after(LIFE, position(LIFE, "", "4", "4", down=["3 9"], pile="8 K"), Flip(0))
    assert faces(at.seats[0].hand) == "3 8 K"
    assert (faces(at.seats[0].down), at.table.pile, at.table.turn) == ("9", (), 1)


@pytest.mark.rule("rules.life.down-pickup-turns-none")
def test_a_voluntary_pick_up_turns_no_card() -> None:
    step = play(LIFE, position(LIFE, "", "4", "4", down=["3 9 A"], pile="8 K"), PickUp())
    assert happened(step, Flipped) == []
    assert (faces(step.position.seats[0].hand), faces(step.position.seats[0].down)) == ("8 K", "3 9 A")


@pytest.mark.rule("life.down.test", "life.wild.10-again")
def test_a_turned_ten_clears_and_the_next_card_is_turned_in_the_same_turn() -> None:
    at = after(LIFE, position(LIFE, "", "4", down=["10 3 9"], pile="8 K"), Flip(0))
    assert (at.table.turn, at.table.pile) == (0, ())
    assert legal_moves(LIFE, at) == (Flip(1), Flip(2))


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("life.win.out", "rules.life.ends")
def test_a_player_without_hand_and_life_cards_is_out_and_play_goes_on() -> None:
    step = lay(LIFE, position(LIFE, "9", "Q 4", "Q 4", pile="8"), "9")
    assert happened(step, Out) == [Out(0, 1)]
    assert (step.position.table.phase, step.position.table.turn) == (Phase.PLAY, 1)


@pytest.mark.rule("life.win.out")
@pytest.mark.parametrize("left", [{"up": ["4"]}, {"down": ["4"]}, {"draw": "4"}])
def test_nobody_is_out_who_still_has_a_card_somewhere(left: dict[str, str]) -> None:
    step = lay(LIFE, position(LIFE, "9", "Q 4", "Q 4", pile="8", **left), "9")  # type: ignore[arg-type]
    assert happened(step, Out) == []


@pytest.mark.rule("life.win.out")
def test_a_player_may_go_out_from_the_face_down_cards() -> None:
    step = play(LIFE, position(LIFE, "", "4", "4", down=["- 9 -"], pile="8"), Flip(1))
    assert happened(step, Out) == [Out(0, 1)]


@pytest.mark.rule("life.lose.last", "rules.life.ends")
def test_the_one_who_is_left_loses() -> None:
    at = position(LIFE, "9", "J", "4 4", pile="8")
    step = lay(LIFE, after(LIFE, at, "9"), "J")
    assert happened(step, Out) == [Out(1, 2), Out(2, 3)]
    assert happened(step, Over) == [Over((0, 1, 2))]
    assert step.position.over


@pytest.mark.rule("rules.life.finish-on-clear", "rules.all.leaver-again")
@pytest.mark.parametrize(("pile", "last"), [("4 K", "10"), ("K K K", "K"), ("K", "K K K")])
@pytest.mark.parametrize("direction", [1, -1])
def test_after_someone_goes_out_on_a_ten_or_a_four_the_next_player_starts_a_new_pile(
    pile: str, last: str, direction: int
) -> None:
    step = lay(LIFE, position(LIFE, last, "3 9", "3 9", pile=pile, direction=direction), last)
    assert happened(step, Killed)
    assert step.position.table.turn == direction % 3
    assert (step.position.table.pile, playable(LIFE, step.position)) == ((), "3 9")


@pytest.mark.rule("rules.life.finish-on-wild")
@pytest.mark.parametrize(("last", "fits"), [("2", "3 8 A"), ("7", "3"), ("5", "8 A"), ("5 5", "8 A"), ("K", "A")])
def test_going_out_on_a_wild_card_leaves_its_effect_in_force(last: str, fits: str) -> None:
    at = after(LIFE, position(LIFE, last, "3 8 A", "3 8 A", pile="Q"), last)
    assert at.table.turn == (2 if last == "5" else 1)
    assert playable(LIFE, at) == fits


@pytest.mark.rule("rules.life.finish-on-wild", "life.five.even-reverse")
def test_going_out_on_two_fives_does_not_reverse() -> None:
    assert after(LIFE, position(LIFE, "5 5", "9", "9", "9", pile="Q"), "5 5").table.turn == 1
    assert after(LIFE, position(LIFE, "5", "9", "9", "9", pile="Q"), "5").table.turn == 3


@pytest.mark.rule("rules.life.finish-on-clear")
def test_the_last_but_one_who_goes_out_on_a_ten_ends_the_game() -> None:
    step = lay(LIFE, position(LIFE, "10", "3 9", pile="4"), "10")
    assert step.position.over
    assert step.position.table.out == (0, 1)
