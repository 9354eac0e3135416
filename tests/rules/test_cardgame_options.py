"""CardGame's two optional rules, alone and together: 3s that mirror, 7s that ask for lower."""

from __future__ import annotations

import pytest

from emptyhand.game.errors import Refusal
from emptyhand.game.events import GoesOn, Killed
from emptyhand.rules.actions import PickUp
from emptyhand.rules.cards import parse_rank
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset import load
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused

BASE, MIRROR, SEVENS, PLUS = (law(name) for name in ("cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus"))

with_mirrors = pytest.mark.parametrize("played", [MIRROR, PLUS], ids=["mirror", "plus"])
with_sevens = pytest.mark.parametrize("played", [SEVENS, PLUS], ids=["sevens", "plus"])


@pytest.mark.rule("rules.cardgame.options-together", "cardgame.option.optional")
def test_each_option_is_a_switch_and_the_plus_game_has_both() -> None:
    optional = [switch for switch in load("cardgame").switches if switch.name in ("mirror_threes", "lower_sevens")]
    assert [switch.value for switch in optional] == [False, False]
    assert law("cardgame", mirror_threes=True) == MIRROR
    assert law("cardgame", lower_sevens=True) == SEVENS
    assert law("cardgame", mirror_threes=True, lower_sevens=True) == PLUS
    assert law("cardgame-plus", mirror_threes=False, lower_sevens=False) == BASE
    assert len({BASE, MIRROR, SEVENS, PLUS}) == 4


# -- mirroring 3s ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.option.mirror-anything")
@with_mirrors
@pytest.mark.parametrize("pile", ["2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"])
def test_a_three_goes_on_every_card(played: Law, pile: str) -> None:
    assert playable(played, position(played, "3", "4", pile=pile)) == "3"


@pytest.mark.rule("cardgame.option.mirror-next", "cardgame.option.mirror")
@with_mirrors
def test_a_three_on_an_eight_stands_as_an_eight(played: Law) -> None:
    at = after(played, position(played, "3 9", "4 7 8 9 A", pile="8"), "3")
    assert playable(played, at) == "8 9 A"


@pytest.mark.rule("rules.cardgame.mirror-threes")
@with_mirrors
def test_a_three_on_a_two_gives_a_free_play(played: Law) -> None:
    at = after(played, position(played, "3 9", "4 5 6", pile="A 2"), "3")
    assert playable(played, at) == "4 5 6"


@pytest.mark.rule("cardgame.option.mirror-four", "rules.cardgame.mirror-run", "rules.cardgame.mirror-run-threes")
@with_mirrors
@pytest.mark.parametrize(
    ("pile", "cards"),
    [("8 8 8", "3"), ("8 3 8", "8"), ("8 3", "8 8"), ("8", "3 3 3"), ("8 8", "3 3 3"), ("8 3 3", "3"), ("8 3 3", "8")]
    + [("8 8", "3 3"), ("2 2", "3 3"), ("J 8 8 3", "8")],
)
def test_runs_are_counted_by_what_the_threes_stand_for(played: Law, pile: str, cards: str) -> None:
    step = lay(played, position(played, f"{cards} K", "4", "4", pile=pile), cards)
    assert [faces(event.cards) for event in happened(step, Killed)] == [f"{pile} {cards}"]
    assert happened(step, GoesOn) == [GoesOn(0)]
    assert step.position.table.pile == ()


@pytest.mark.rule("rules.cardgame.mirror-run")
@pytest.mark.parametrize(("pile", "cards"), [("8 8 8", "3"), ("8 3 8", "8"), ("8", "3 3 3")])
def test_without_the_option_threes_do_not_fill_up_a_run(pile: str, cards: str) -> None:
    if cards.startswith("3"):
        assert refused(BASE, position(BASE, f"{cards} K", "4", pile=pile), cards) is Refusal.NOT_ON_DEMAND
    else:
        assert faces(after(BASE, position(BASE, f"{cards} K", "4", pile=pile), cards).table.pile) == f"{pile} {cards}"


@pytest.mark.rule("rules.cardgame.mirror-run")
@with_mirrors
def test_another_value_in_between_breaks_the_run(played: Law) -> None:
    at = position(played, "3 K", "4", pile="8 8 9")
    assert faces(after(played, at, "3").table.pile) == "8 8 9 3"
    at = position(played, "9 9 9 K", "4", pile="8 3")
    assert faces(after(played, at, "9 9 9").table.pile) == "8 3 9 9 9"


@pytest.mark.rule("rules.cardgame.mirror-empty")
@with_mirrors
@pytest.mark.parametrize("threes", ["3", "3 3", "3 3 3"])
def test_on_an_empty_pile_threes_are_ordinary_threes(played: Law, threes: str) -> None:
    at = after(played, position(played, f"{threes} K", "4 5 A"), threes)
    assert playable(played, at) == "4 5 A"
    assert faces(at.table.pile) == threes
    assert at.table.demand == parse_rank("3") + 1


@pytest.mark.rule("rules.cardgame.mirror-empty", "rules.all.demand-ends")
@with_mirrors
def test_after_a_pick_up_or_a_ten_a_three_is_ordinary_again(played: Law) -> None:
    picked = position(played, "4 4", "3 K", "4 5", pile="A")
    assert playable(played, after(played, picked, PickUp(), "3")) == "4 5"
    killed = position(played, "10 3 K", "4 5", pile="A")
    assert playable(played, after(played, killed, "10", "3")) == "4 5"


@pytest.mark.rule("rules.cardgame.mirror-three")
@with_mirrors
def test_a_three_on_an_ordinary_three_is_a_three(played: Law) -> None:
    assert playable(played, after(played, position(played, "3 K", "4 A", pile="3"), "3")) == "4 A"
    assert happened(lay(played, position(played, "3 3 K", "4", pile="3 3"), "3 3"), Killed)


@pytest.mark.rule("rules.cardgame.mirror-set")
@with_mirrors
def test_threes_and_eights_are_not_one_set(played: Law) -> None:
    assert refused(played, position(played, "3 8 8", "4", pile="8"), "8 3") is Refusal.MIXED_RANKS


# -- 7s that ask for lower -------------------------------------------------------------------------------------------


@pytest.mark.rule("cardgame.option.sevens-where", "rules.cardgame.sevens-where")
@with_sevens
@pytest.mark.parametrize("pile", ["", "2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"])
def test_a_seven_goes_on_a_seven_or_lower_on_a_two_and_on_an_empty_pile(played: Law, pile: str) -> None:
    fits = playable(played, position(played, "7", "4", pile=pile)) == "7"
    assert fits is (pile in ("", "2", "3", "4", "5", "6", "7"))


@pytest.mark.rule("cardgame.option.sevens-lower", "rules.cardgame.lower-sevens", "cardgame.option.sevens-no-ten")
@with_sevens
def test_the_play_after_a_seven_is_lower_and_no_ten(played: Law) -> None:
    at = after(played, position(played, "7 K", "2 3 4 5 6 7 8 9 10 J Q K A", pile="4"), "7")
    assert playable(played, at) == "2 3 4 5 6 7"
    for face in ("8", "10", "A"):
        assert refused(played, at, face) is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("cardgame.option.sevens-back", "rules.cardgame.lower-sevens")
@with_sevens
@pytest.mark.parametrize("lower", ["4", "5", "6"])
def test_one_lower_card_restores_the_usual_order(played: Law, lower: str) -> None:
    at = position(played, "7 K", f"{lower} K", "8 10 A", pile="4")
    assert playable(played, after(played, at, "7", lower)) == "8 10 A"


@pytest.mark.rule("cardgame.option.sevens-back")
@with_sevens
def test_a_two_after_a_seven_frees_the_next_player(played: Law) -> None:
    at = position(played, "7 K", "2 K", "4 8 10 A", pile="4")
    assert playable(played, after(played, at, "7", "2")) == "4 8 10 A"


@pytest.mark.rule("cardgame.option.sevens-again")
@with_sevens
def test_another_seven_answers_a_seven_and_the_demand_stays(played: Law) -> None:
    at = position(played, "7 K", "7 7 K", "2 5 7 8 10", pile="4")
    assert playable(played, after(played, at, "7", "7")) == "2 5 7"
    assert playable(played, after(played, at, "7", "7 7")) == "2 5 7"


@pytest.mark.rule("rules.cardgame.lower-sevens", "rules.all.demand-ends")
@with_sevens
def test_nothing_is_left_of_the_demand_after_a_pick_up_or_a_four(played: Law) -> None:
    at = position(played, "7 K", "8 10 K", "8 10", pile="4")
    assert playable(played, after(played, at, "7", PickUp())) == "8 10"
    at = position(played, "7 8 10 K", "4", pile="7 7 7")
    assert playable(played, after(played, at, "7")) == "8 10 K"


@pytest.mark.rule("cardgame.option.sevens-no-ten")
def test_without_the_option_a_ten_goes_on_a_seven() -> None:
    for played in (BASE, MIRROR):
        assert playable(played, position(played, "5 8 10", "4", pile="7")) == "8 10"


# -- both ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.cardgame.both-mirror-seven", "rules.cardgame.both-no-ten")
def test_a_three_on_a_seven_asks_for_lower_as_the_seven_did() -> None:
    at = after(PLUS, position(PLUS, "3 K", "2 3 4 5 6 7 8 9 10 J Q K A", pile="7"), "3")
    assert playable(PLUS, at) == "2 3 4 5 6 7"
    assert refused(PLUS, at, "10") is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("rules.cardgame.both-mirror-seven", "rules.cardgame.options-together")
def test_with_low_sevens_alone_a_three_on_a_seven_is_a_three() -> None:
    at = after(SEVENS, position(SEVENS, "3 K", "4 8 10", pile="7"), "3")
    assert playable(SEVENS, at) == "4 8 10"


@pytest.mark.rule("rules.cardgame.both-seven-on-three")
@pytest.mark.parametrize("under", ["2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"])
def test_a_seven_fits_on_a_three_that_stands_for_seven_or_less(under: str) -> None:
    fits = playable(PLUS, position(PLUS, "7", "4", pile=f"{under} 3")) == "7"
    assert fits is (under in ("2", "3", "4", "5", "6", "7"))


@pytest.mark.rule("rules.cardgame.both-mirror-seven", "rules.cardgame.mirror-run")
def test_sevens_and_the_threes_on_them_make_a_four() -> None:
    step = lay(PLUS, position(PLUS, "3 3 K", "4", pile="7 7"), "3 3")
    assert happened(step, Killed)
    assert playable(PLUS, step.position) == "K"
