"""Life in the middle: what fits on what, the wild cards, four of the same, picking up, drawing."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, GoesOn, Killed, KilledBy, Reversed
from emptyhand.rules.actions import PickUp, Play
from emptyhand.rules.cards import RANK_LABELS
from tests.helpers import law
from tests.rules.positions import after, cards_of, faces, happened, lay, playable, position, refused
from tests.rules.tables import may_pick_up

LIFE = law("life")
SEE_THROUGH = law("life", five_transparent=True)
IN_ONE_PLAY = law("life", bomb_single_play=True)

ALL = "2 3 4 5 6 7 8 9 10 J Q K A"
WILD = "2 5 7 10"

# Written from the rules page, not from the ruleset file: what fits on a card. A 10 never stays to be played on.
GRID = {
    "2": ALL,
    "3": ALL,
    "4": "2 4 5 6 7 8 9 10 J Q K A",
    "5": "2 5 6 7 8 9 10 J Q K A",
    "6": "2 5 6 7 8 9 10 J Q K A",
    "7": "2 3 4 5 6 7 10",
    "8": "2 5 7 8 9 10 J Q K A",
    "9": "2 5 7 9 10 J Q K A",
    "J": "2 5 7 10 J Q K A",
    "Q": "2 5 7 10 Q K A",
    "K": "2 5 7 10 K A",
    "A": "2 5 7 10 A",
}


@pytest.mark.rule("life.play.equal-or-higher", "life.play.wild", "rules.life.after-five", "rules.life.after-seven")
@pytest.mark.parametrize("pile", ["", *GRID])
def test_the_grid_of_what_fits_on_what(pile: str) -> None:
    at = position(LIFE, ALL, "4", "4", pile=f"A {pile}" if pile else "")
    fits = GRID.get(pile, ALL)
    assert playable(LIFE, at) == fits
    for face in RANK_LABELS[:13]:
        if face in fits.split():
            assert face not in faces(after(LIFE, at, face).seats[0].hand).split()
        else:
            assert refused(LIFE, at, face) is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("rules.life.five-transparent")
@pytest.mark.parametrize("pile", GRID)
def test_with_transparent_fives_the_card_under_them_still_binds(pile: str) -> None:
    fits = ALL if pile == "5" else GRID[pile]
    for fives in ("5", "5 5", "5 5 5"):
        under = "" if pile == "5" else pile
        assert playable(SEE_THROUGH, position(SEE_THROUGH, ALL, "4", "4", pile=f"{under} {fives}")) == fits


@pytest.mark.rule("rules.life.five-transparent", "rules.life.after-five")
def test_a_five_on_an_ace_binds_as_five_or_as_the_ace() -> None:
    for reading, fits in ((LIFE, "6 A"), (SEE_THROUGH, "A")):
        at = position(reading, "5 9", "9 9", "4 6 A", pile="A")
        assert playable(reading, after(reading, at, "5")) == fits


@pytest.mark.rule("life.value.three", "life.value.ace")
def test_the_three_is_lowest_and_the_ace_highest() -> None:
    for face in ["4", "6", "8", "9", "J", "Q", "K", "A"]:
        assert "3" not in playable(LIFE, position(LIFE, "3", "4", pile=face))
        assert playable(LIFE, position(LIFE, face, "4", pile="3")) == face
    assert playable(LIFE, position(LIFE, "3 4 6 8 9 J Q K A", "4", pile="A")) == "A"


@pytest.mark.rule("life.wild.cards", "life.play.wild")
@pytest.mark.parametrize("pile", GRID)
def test_a_wild_card_goes_on_everything_and_others_do_not(pile: str) -> None:
    fits = playable(LIFE, position(LIFE, ALL, "4", "4", pile=pile)).split()
    assert set(WILD.split()) <= set(fits)


@pytest.mark.rule("life.wild.cards")
def test_no_other_card_goes_on_everything() -> None:
    everywhere = set(ALL.split()).intersection(*(fits.split() for fits in GRID.values()))
    found = set(ALL.split()).intersection(
        *(playable(LIFE, position(LIFE, ALL, "4", "4", pile=pile)).split() for pile in GRID)
    )
    assert found == everywhere == set(WILD.split())


@pytest.mark.rule("life.wild.2")
def test_after_a_two_anything_may_be_played() -> None:
    at = after(LIFE, position(LIFE, "2 9", "3 4 K", "9", pile="A"), "2")
    assert playable(LIFE, at) == "3 4 K"


@pytest.mark.rule("life.wild.7")
def test_after_a_seven_lower_cards_or_wild_ones_may_be_played() -> None:
    at = after(LIFE, position(LIFE, "7 9", ALL, "9", pile="A"), "7")
    assert playable(LIFE, at) == "2 3 4 5 6 7 10"


@pytest.mark.rule("rules.life.seven-one-play")
@pytest.mark.parametrize(("answer", "fits"), [("3", ALL), ("6", GRID["6"]), ("2", ALL), ("7", GRID["7"])])
def test_the_demand_of_a_seven_holds_for_one_play(answer: str, fits: str) -> None:
    at = position(LIFE, "7 9", f"{answer} 9", ALL, pile="A")
    assert playable(LIFE, after(LIFE, at, "7", answer)) == fits


@pytest.mark.rule("rules.life.seven-one-play", "rules.all.demand-ends")
def test_the_demand_of_a_seven_ends_when_the_pile_is_picked_up() -> None:
    at = position(LIFE, "7 9", "8 9", ALL, pile="A")
    assert playable(LIFE, after(LIFE, at, "7", PickUp())) == ALL


@pytest.mark.rule("life.wild.10-clears", "life.wild.10-again")
def test_a_ten_clears_the_pile_and_its_player_plays_again_on_an_empty_one() -> None:
    step = lay(LIFE, position(LIFE, "10 3 A", "9", "9", pile="4 8 A"), "10")
    assert [(faces(k.cards), k.by) for k in happened(step, Killed)] == [("4 8 A 10", KilledBy.CARD)]
    assert (step.position.table.pile, step.position.table.turn) == ((), 0)
    assert playable(LIFE, step.position) == "3 A"
    assert refused(LIFE, step.position, PickUp()) is Refusal.EMPTY_PILE


@pytest.mark.rule("life.wild.10-again", "rules.all.again-after-draw")
def test_the_draw_comes_before_the_further_play() -> None:
    step = lay(LIFE, position(LIFE, "10 8 A", "9", pile="4", draw="3 6"), "10")
    assert faces(step.position.seats[0].hand) == "3 8 A"
    assert happened(step, GoesOn) == [GoesOn(0)]


# -- four of the same ------------------------------------------------------------------------------------------------


@pytest.mark.rule("life.four.bomb")
def test_four_equal_cards_in_one_play_clear_and_give_another_play() -> None:
    for four in (LIFE, IN_ONE_PLAY):
        step = lay(four, position(four, "9 9 9 9 3", "4", "4", pile="8"), "9 9 9 9")
        assert [(faces(k.cards), k.by) for k in happened(step, Killed)] == [("8 9 9 9 9", KilledBy.RUN)]
        assert (step.position.table.turn, step.position.table.pile) == (0, ())
        assert playable(four, step.position) == "3"


@pytest.mark.rule("rules.life.four-over-plays", "life.four.bomb")
@pytest.mark.parametrize(("pile", "play"), [("9", "9 9 9"), ("9 9", "9 9"), ("9 9 9", "9")])
def test_four_may_come_together_over_several_plays(pile: str, play: str) -> None:
    step = lay(LIFE, position(LIFE, f"{play} 3", "4", "4", pile=f"3 {pile}"), play)
    assert len(happened(step, Killed)) == 1
    assert step.position.table.turn == 0


@pytest.mark.rule("rules.life.four-over-plays")
def test_four_may_come_together_over_several_players() -> None:
    at = position(LIFE, "9 J", "9 J", "9 9 J")
    done = after(LIFE, at, "9", "9", "9 9")
    assert (done.table.pile, done.table.turn) == ((), 2)


@pytest.mark.rule("rules.life.four-over-plays")
def test_another_card_between_them_breaks_the_four() -> None:
    at = position(LIFE, "9 9 9 J", "3", pile="9 2")
    assert faces(after(LIFE, at, "9 9 9").table.pile) == "9 2 9 9 9"


@pytest.mark.rule("rules.life.bomb-single-play")
@pytest.mark.parametrize(("first", "second"), [("9", "9 9 9"), ("9 9", "9 9"), ("9 9 9", "9")])
def test_with_single_play_bombs_only_four_at_once_clear(first: str, second: str) -> None:
    at = position(IN_ONE_PLAY, f"{first} J", f"{second} J")
    done = after(IN_ONE_PLAY, at, first, second)
    assert (faces(done.table.pile), done.table.turn) == ("9 9 9 9", 0)
    assert after(LIFE, position(LIFE, f"{first} J", f"{second} J"), first, second).table.turn == 1


@pytest.mark.rule("rules.life.four-effects-lapse")
def test_the_effects_of_the_play_that_completes_a_four_lapse() -> None:
    step = lay(LIFE, position(LIFE, "5 J", "4", "4", pile="5 5 5"), "5")
    assert happened(step, Reversed) == []
    assert (step.position.table.direction, step.position.table.turn) == (1, 0)


@pytest.mark.rule("rules.life.four-effects-lapse")
def test_the_effects_of_earlier_plays_stay_when_a_four_clears_them() -> None:
    at = position(LIFE, "5 J", "4 4", "5 5 5 J")
    after_five = after(LIFE, at, "5")
    assert (after_five.table.direction, after_five.table.turn) == (-1, 2)
    done = lay(LIFE, after_five, "5 5 5")
    assert happened(done, Killed)
    assert (done.position.table.direction, done.position.table.turn) == (-1, 2)


@pytest.mark.rule("rules.life.four-effects-lapse")
def test_a_four_of_sevens_asks_for_nothing() -> None:
    at = after(LIFE, position(LIFE, "7 7 K A", "4", pile="7 7"), "7 7")
    assert playable(LIFE, at) == "K A"


# -- picking up and drawing ------------------------------------------------------------------------------------------


@pytest.mark.rule("life.pickup.voluntary")
def test_the_pile_may_be_taken_although_a_card_could_be_played() -> None:
    at = position(LIFE, "9 K", "4", "4", pile="3 8")
    assert legal_moves(LIFE, at)[-1] == PickUp()
    assert faces(after(LIFE, at, PickUp()).seats[0].hand) == "3 8 9 K"


@pytest.mark.rule("rules.life.pickup-stages")
def test_there_is_nothing_to_take_from_an_empty_pile() -> None:
    at = position(LIFE, "9 K", "4", "4")
    assert not may_pick_up(LIFE, at)
    assert refused(LIFE, at, PickUp()) is Refusal.EMPTY_PILE


@pytest.mark.rule("life.pickup.stuck")
def test_without_a_card_that_fits_the_pile_must_be_taken() -> None:
    at = position(LIFE, "3 4 9", "4", "4", pile="3 K")
    assert legal_moves(LIFE, at) == (PickUp(),)


@pytest.mark.rule("rules.life.pickup-ends-turn", "rules.all.demand-ends")
def test_taking_the_pile_ends_the_turn_and_the_next_player_starts_a_new_one() -> None:
    at = after(LIFE, position(LIFE, "9 K", "3 4", "4", pile="3 8"), PickUp())
    assert (at.table.turn, at.table.pile) == (1, ())
    assert playable(LIFE, at) == "3 4"


@pytest.mark.rule("life.pickup.voluntary")
def test_nothing_is_drawn_after_a_pick_up() -> None:
    step = after(LIFE, position(LIFE, "9", "3 4", pile="3", draw="6 6 6"), PickUp())
    assert faces(step.seats[0].hand) == "3 9"
    assert len(step.draw) == 3


@pytest.mark.rule("life.draw.refill")
@pytest.mark.parametrize(("hand", "play", "drawn"), [("9 9 K", "9 9", 2), ("9 J K", "9", 1), ("4 6 8 J K", "K", 0)])
def test_a_hand_of_fewer_than_three_is_made_up_to_three(hand: str, play: str, drawn: int) -> None:
    step = lay(LIFE, position(LIFE, hand, "4", "4", pile="3", draw="A A A A"), play)
    assert [event.count for event in happened(step, Drew)] == ([drawn] if drawn else [])
    assert len(step.position.seats[0].hand) == len(hand.split()) - len(play.split()) + drawn


@pytest.mark.rule("life.draw.stack-lasts")
def test_drawing_ends_when_the_stack_runs_out() -> None:
    at = after(LIFE, position(LIFE, "9 9 9 K", "9 Q", pile="3", draw="A"), "9 9 9")
    assert (faces(at.seats[0].hand), at.draw) == ("K A", ())
    assert faces(after(LIFE, at, "Q").seats[1].hand) == "9"


@pytest.mark.rule("rules.life.set-one-zone")
def test_any_number_of_equal_values_may_be_played() -> None:
    at = position(LIFE, "8 8 8 K", "4", "4", pile="3")
    sizes = [len(move.cards) for move in legal_moves(LIFE, at) if isinstance(move, Play)]
    assert sizes == [1, 2, 3, 1]
    assert refused(LIFE, at, "8 K") is Refusal.MIXED_RANKS


@pytest.mark.rule("rules.life.set-one-zone")
def test_a_set_comes_from_one_zone_only() -> None:
    at = position(LIFE, "8", "4", "4", up=["8 8 K"], pile="3")
    (up,) = [card for card in at.seats[0].up if card is not None and faces([card]) == "8"][:1]
    assert refused(LIFE, at, Play((*cards_of(at, "8"), up))) is Refusal.NOT_HELD
