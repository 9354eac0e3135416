"""CardGame in the middle: the four grids, sets, drawing, picking up, stages, 2s, 10s, fours, the end."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, Flipped, GoesOn, Killed, KilledBy, Out, Over, Skipped
from emptyhand.rules.actions import Flip, PickUp, Play
from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused
from tests.rules.tables import may_pick_up

BASE, REFILL = law("cardgame"), law("cardgame", refill_to=3)

ALL = "2 3 4 5 6 7 8 9 10 J Q K A"

# Written from the rules page, not from the ruleset files: what fits on a pile. A 10 never stays to be played on.
PLAIN = {
    "": ALL,
    "2": ALL,
    "3": ALL,
    "4": "2 4 5 6 7 8 9 10 J Q K A",
    "5": "2 5 6 7 8 9 10 J Q K A",
    "6": "2 6 7 8 9 10 J Q K A",
    "7": "2 7 8 9 10 J Q K A",
    "8": "2 8 9 10 J Q K A",
    "9": "2 9 10 J Q K A",
    "J": "2 10 J Q K A",
    "Q": "2 10 Q K A",
    "K": "2 10 K A",
    "A": "2 10 A",
}
LOWER = {"7": "2 3 4 5 6 7"}
MIRRORED = {
    "4": "2 3 4 5 6 7 8 9 10 J Q K A",
    "5": "2 3 5 6 7 8 9 10 J Q K A",
    "6": "2 3 6 7 8 9 10 J Q K A",
    "7": "2 3 7 8 9 10 J Q K A",
    "8": "2 3 8 9 10 J Q K A",
    "9": "2 3 9 10 J Q K A",
    "J": "2 3 10 J Q K A",
    "Q": "2 3 10 Q K A",
    "K": "2 3 10 K A",
    "A": "2 3 10 A",
}
GRIDS = {
    "cardgame": PLAIN,
    "cardgame-mirror": PLAIN | MIRRORED,
    "cardgame-sevens": PLAIN | LOWER,
    "cardgame-plus": PLAIN | MIRRORED | LOWER,
}


@pytest.mark.rule("cardgame.play.equal-or-higher", "rules.cardgame.values", "rules.cardgame.lower-sevens")
@pytest.mark.parametrize("name", GRIDS)
@pytest.mark.parametrize("pile", PLAIN)
def test_the_grid_of_what_fits_on_what(name: str, pile: str) -> None:
    played = law(name)
    at = position(played, ALL, "4", "4", pile=pile)
    fits = GRIDS[name][pile]
    assert playable(played, at) == fits
    for face in RANK_LABELS[:13]:
        if face in fits.split():
            assert face not in faces(after(played, at, face).seats[0].hand).split()
        else:
            assert refused(played, at, face) is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("cardgame.option.mirror", "rules.cardgame.mirror-threes", "rules.cardgame.both-mirror-seven")
@pytest.mark.rule("rules.cardgame.both-no-ten", "rules.cardgame.both-seven-on-three")
@pytest.mark.parametrize("name", ["cardgame-mirror", "cardgame-plus"])
@pytest.mark.parametrize("pile", [pile for pile in PLAIN if pile])
@pytest.mark.parametrize("threes", ["3", "3 3"])
def test_a_pile_with_mirroring_threes_on_top_asks_for_what_lies_under_them(name: str, pile: str, threes: str) -> None:
    played = law(name)
    assert playable(played, position(played, ALL, "4", "4", pile=f"{pile} {threes}")) == GRIDS[name][pile]


@pytest.mark.rule("cardgame.option.optional")
def test_in_the_base_game_threes_and_sevens_are_ordinary() -> None:
    assert playable(BASE, position(BASE, "3", "4", pile="8")) == ""
    assert playable(BASE, position(BASE, "5 8 10", "4", pile="7")) == "8 10"
    assert playable(BASE, position(BASE, "4 5", "4", pile="8 3")) == "4 5"


@pytest.mark.rule("rules.cardgame.values")
def test_the_three_is_lowest_and_the_ace_highest() -> None:
    order = ("3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A")
    for place, face in enumerate(order):
        assert playable(BASE, position(BASE, " ".join(order), "4", pile=face)) == " ".join(order[place:])


# -- sets, drawing, picking up ---------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.set.any-number")
def test_any_number_of_equal_cards_may_go_together() -> None:
    at = position(BASE, "9 9 9 K", "4", pile="8")
    assert [len(move.cards) for move in legal_moves(BASE, at) if isinstance(move, Play)] == [1, 2, 3, 1]
    assert refused(BASE, at, "9 K") is Refusal.MIXED_RANKS


@pytest.mark.rule("cardgame.set.example")
@pytest.mark.parametrize("pile", ["7", "8"])
def test_two_eights_go_together_on_a_lower_card_and_on_an_eight(pile: str) -> None:
    at = position(BASE, "8D 8S J", "4", pile=pile)
    assert faces(after(BASE, at, "8D 8S").table.pile) == f"{pile} 8 8"


@pytest.mark.rule("cardgame.draw.one", "rules.cardgame.draw", "rules.cardgame.draw-one-after-set")
@pytest.mark.parametrize("cards", ["9", "9 9", "9 9 9"])
def test_exactly_one_card_is_drawn_after_a_play_of_any_size(cards: str) -> None:
    step = lay(BASE, position(BASE, f"{cards} K", "4", pile="8", draw="4 5 6"), cards)
    assert [event.count for event in happened(step, Drew)] == [1]
    assert faces(step.position.seats[0].hand) == "4 K"


@pytest.mark.rule("cardgame.draw.one", "rules.cardgame.draw")
def test_one_card_is_drawn_even_by_who_holds_many() -> None:
    at = after(BASE, position(BASE, "9 9 J J Q Q", "4", pile="8", draw="4 5"), "Q")
    assert len(at.seats[0].hand) == 6


@pytest.mark.rule("rules.cardgame.refill-to")
@pytest.mark.parametrize(("hand", "cards", "drawn"), [("9 9 9 K", "9 9 9", 2), ("9 J Q K", "9", 0), ("9 K", "9", 2)])
def test_by_the_other_convention_one_draws_up_to_three(hand: str, cards: str, drawn: int) -> None:
    at = after(REFILL, position(REFILL, hand, "4", pile="8", draw="4 5 6 7"), cards)
    assert len(at.draw) == 4 - drawn


@pytest.mark.rule("cardgame.draw.deck-lasts")
def test_nothing_is_drawn_once_the_deck_is_empty() -> None:
    at = after(BASE, position(BASE, "9 K", "J Q", pile="8", draw="4"), "9")
    assert (faces(at.seats[0].hand), at.draw) == ("4 K", ())
    assert faces(after(BASE, at, "J").seats[1].hand) == "Q"


@pytest.mark.rule("cardgame.turn.next")
def test_after_the_draw_it_is_the_next_players_turn() -> None:
    at = position(BASE, "9 K", "J Q", "Q A", pile="8", draw="4 4 4")
    assert [after(BASE, at, *moves).table.turn for moves in ((), ("9",), ("9", "J"), ("9", "J", "Q"))] == [0, 1, 2, 0]


@pytest.mark.rule("cardgame.pickup.stuck")
def test_who_has_nothing_high_enough_takes_the_entire_pile() -> None:
    at = position(BASE, "4 5", "4", pile="3 6 6 9")
    assert legal_moves(BASE, at) == (PickUp(),)
    taken = after(BASE, at, PickUp())
    assert (faces(taken.seats[0].hand), taken.table.pile, taken.table.turn) == ("3 4 5 6 6 9", (), 1)


@pytest.mark.rule("cardgame.pickup.choice", "rules.cardgame.pickup-stages")
def test_the_pile_may_be_taken_by_choice_in_the_first_two_stages() -> None:
    assert may_pick_up(BASE, position(BASE, "9", "4", pile="3"))
    assert may_pick_up(BASE, position(BASE, "", "4", up=["9 K"], pile="3"))


@pytest.mark.rule("rules.cardgame.pickup-stages")
def test_an_empty_pile_cannot_be_taken() -> None:
    for at in (position(BASE, "9", "4"), position(BASE, "", "4", up=["9 K"])):
        assert refused(BASE, at, PickUp()) is Refusal.EMPTY_PILE


@pytest.mark.rule("rules.cardgame.draw-not-after-pickup")
def test_nothing_is_drawn_after_a_pick_up() -> None:
    for played in (BASE, REFILL):
        step = play(played, position(played, "9", "4", pile="3", draw="5 5 5"), PickUp())
        assert happened(step, Drew) == []
        assert len(step.position.draw) == 3


# -- stages two and three --------------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.up.when")
def test_with_hand_and_deck_empty_one_plays_from_the_face_up_row() -> None:
    assert playable(BASE, position(BASE, "", "4", up=["9 K 3"], pile="8")) == "9 K"
    drew = after(BASE, position(BASE, "9", "4 4", up=["K K K"], pile="8", draw="5"), "9", PickUp())
    assert playable(BASE, drew) == "5"
    assert refused(BASE, position(BASE, "9", "4", up=["KH K K"], pile="8"), "KH") is Refusal.NOT_HELD


@pytest.mark.rule("rules.cardgame.up-set")
def test_equal_up_cards_go_together() -> None:
    at = position(BASE, "", "4", up=["9 9 K"], pile="8")
    assert faces(after(BASE, at, "9 9").seats[0].up) == "K"


@pytest.mark.rule("rules.cardgame.up-stuck")
def test_if_no_up_card_fits_the_pile_is_taken_and_the_row_stays() -> None:
    at = position(BASE, "", "4", up=["3 4 5"], pile="8")
    assert legal_moves(BASE, at) == (PickUp(),)
    mine = after(BASE, at, PickUp()).seats[0]
    assert (faces(mine.hand), faces(mine.up)) == ("8", "3 4 5")


@pytest.mark.rule("cardgame.down.when", "cardgame.down.blind")
def test_without_hand_and_face_up_cards_one_turns_a_face_down_card_unseen() -> None:
    at = position(BASE, "", "4", down=["3 K -"], pile="8")
    assert legal_moves(BASE, at) == (Flip(0), Flip(1))
    assert [event.fits for event in happened(play(BASE, at, Flip(0)), Flipped)] == [False]
    assert [event.fits for event in happened(play(BASE, at, Flip(1)), Flipped)] == [True]
    assert refused(BASE, position(BASE, "", "4", up=["3"], down=["K"], pile="8"), Flip(0)) is Refusal.NOT_NOW


@pytest.mark.rule("rules.cardgame.down-must-flip")
@pytest.mark.parametrize("pile", ["", "8"])
def test_in_the_third_stage_the_pile_is_not_taken_by_choice(pile: str) -> None:
    assert refused(BASE, position(BASE, "", "4", down=["3 K 4"], pile=pile), PickUp()) is Refusal.NOT_NOW


@pytest.mark.rule("cardgame.down.fail", "rules.cardgame.down-fail-card")
def test_a_turned_card_that_is_too_low_goes_to_the_hand_with_the_pile() -> None:
    at = after(BASE, position(BASE, "", "4", down=["3 K 4"], pile="6 8"), Flip(0))
    assert (faces(at.seats[0].hand), faces(at.seats[0].down)) == ("3 6 8", "K 4")
    assert (at.table.pile, at.table.turn) == ((), 1)


# -- 2s, 10s, fours --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.two.anything", "cardgame.two.free-play", "cardgame.two.skip")
@pytest.mark.parametrize("pile", [pile for pile in PLAIN if pile])
def test_a_two_goes_on_everything_and_the_next_player_is_free_and_not_skipped(pile: str) -> None:
    step = lay(BASE, position(BASE, "2 9", "3 4 5", "9", pile=pile), "2")
    assert happened(step, Skipped) == []
    assert (step.position.table.turn, playable(BASE, step.position)) == (1, "3 4 5")


@pytest.mark.rule("cardgame.ten.anything", "cardgame.ten.clears", "rules.cardgame.ten-again")
@pytest.mark.parametrize("pile", [pile for pile in PLAIN if pile])
def test_a_ten_goes_on_everything_and_throws_the_pile_out_of_the_game(pile: str) -> None:
    step = lay(BASE, position(BASE, "10 3 A", "4", "4", pile=pile, draw="6"), "10")
    assert [(faces(event.cards), event.by) for event in happened(step, Killed)] == [(f"{pile} 10", KilledBy.CARD)]
    assert happened(step, GoesOn) == [GoesOn(0)]
    assert step.position.table.pile == ()
    assert playable(BASE, step.position) == "3 6 A"


@pytest.mark.rule("cardgame.four.clears", "cardgame.four.free-play", "cardgame.four.any-time")
@pytest.mark.parametrize(("pile", "cards"), [("", "9 9 9 9"), ("9", "9 9 9"), ("3 9 9", "9 9"), ("9 9 9", "9")])
def test_four_in_a_row_clear_and_the_last_of_their_players_plays_freely(pile: str, cards: str) -> None:
    step = lay(BASE, position(BASE, f"{cards} 3", "4", "4", pile=pile), cards)
    assert [event.by for event in happened(step, Killed)] == [KilledBy.RUN]
    assert faces(step.position.table.gone).endswith("9 9 9 9")
    assert (step.position.table.turn, playable(BASE, step.position)) == (0, "3")


@pytest.mark.rule("cardgame.four.any-time")
def test_four_in_a_row_count_whoever_played_them_and_at_every_stage() -> None:
    at = position(BASE, "9 K", "", "", up=["", "9 9 -"], down=["", "K", "9 K"], pile="8")
    done = after(BASE, at, "9", "9 9", Flip(0))
    assert (done.table.pile, done.table.turn) == ((), 2)
    assert legal_moves(BASE, done) == (Flip(1),)


@pytest.mark.rule("cardgame.four.any-time")
def test_twos_make_a_four_too() -> None:
    assert happened(lay(BASE, position(BASE, "2 2 K", "4", pile="9 2 2"), "2 2"), Killed)


@pytest.mark.rule("cardgame.four.clears")
def test_four_that_are_not_in_a_row_do_not_clear() -> None:
    assert faces(after(BASE, position(BASE, "9 K", "4", pile="9 9 9 2"), "9").table.pile) == "9 9 9 2 9"


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.win.aim", "cardgame.win.first-out")
@pytest.mark.parametrize("last", ["9", "2", "10", "9 9"])
def test_the_first_player_without_any_cards_wins_and_the_game_is_over(last: str) -> None:
    step = lay(BASE, position(BASE, last, "4", "4", pile="8"), last)
    assert happened(step, Out) == [Out(0, 1)]
    assert happened(step, Over) == [Over((0,))]
    assert legal_moves(BASE, step.position) == ()


@pytest.mark.rule("cardgame.win.first-out")
def test_the_win_may_come_from_the_face_down_row() -> None:
    assert after(BASE, position(BASE, "", "4", down=["- - K"], pile="8"), Flip(2)).over
    assert not after(BASE, position(BASE, "", "4", down=["- 3 K"], pile="8"), Flip(2)).over
    assert not after(BASE, position(BASE, "", "4", down=["- - 3"], pile="8"), Flip(2)).over


@pytest.mark.rule("cardgame.win.first-out")
@pytest.mark.parametrize("played", [BASE, REFILL], ids=["draw", "refill"])
def test_who_draws_a_card_with_the_last_play_is_not_out(played: Law) -> None:
    assert not after(played, position(played, "9", "4", pile="8", draw="4"), "9").over
