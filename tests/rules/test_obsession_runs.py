"""Obsession's kills: runs of equal faces and what follows a kill."""

from __future__ import annotations

import pytest

from emptyhand.game.events import Drew, GoesOn, Killed, KilledBy, Reversed
from emptyhand.rules.actions import Flip
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, take

ALL = "2 3 4 5 6 7 8 9 10 J Q K A R"


@pytest.mark.rule("obsession.run.kills", "obsession-first.run.kills")
@pytest.mark.rule("obsession.kill.ten-or-run", "obsession-first.kill.ten-or-run")
@pytest.mark.parametrize(("pile", "laid"), [("9", "9 9 9"), ("9 9", "9 9"), ("4 9 9 9", "9"), ("", "9 9 9 9")])
def test_four_equal_faces_on_top_kill_the_pile(obsession: Law, pile: str, laid: str) -> None:
    step = lay(obsession, position(obsession, "9 9 9 9 K", "K", "K", pile=pile), laid)
    (killed,) = happened(step, Killed)
    assert (killed.by, faces(killed.cards)) == (KilledBy.RUN, f"{pile} {laid}".strip())
    assert step.position.table.pile == ()


@pytest.mark.rule("obsession.run.kills", "obsession-first.run.kills")
@pytest.mark.parametrize(("pile", "laid"), [("9 9", "9"), ("", "9 9 9"), ("9 9 J", "J"), ("9 9 9 J", "J J")])
def test_three_equal_faces_kill_nothing_with_more_than_two_players(obsession: Law, pile: str, laid: str) -> None:
    step = lay(obsession, position(obsession, "9 9 9 J J K", "K", "K", pile=pile), laid)
    assert not happened(step, Killed)
    assert faces(step.position.table.pile) == f"{pile} {laid}".strip()


@pytest.mark.rule("obsession.run.kills", "obsession-first.run.kills")
def test_equal_faces_with_another_between_them_are_no_run(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "2 2 K", "K", "K", pile="2 2 4"), "2 2")
    assert not happened(step, Killed)


@pytest.mark.rule("obsession.run.across-players")
def test_a_run_may_be_laid_by_several_players(obsession: Law) -> None:
    at = position(obsession, "9 K", "9 9 K", "9 K")
    at = after(obsession, at, "9", "9 9")
    assert faces(at.table.pile) == "9 9 9"
    step = lay(obsession, at, "9")
    assert [killed.seat for killed in happened(step, Killed)] == [2]


@pytest.mark.rule("obsession.run.across-players")
def test_the_key_for_runs_within_one_play_counts_the_last_play_alone() -> None:
    rules = law("obsession", **{"run.within_one_play": True})
    assert not happened(lay(rules, position(rules, "9 9 9 K", "K", "K", pile="9"), "9 9 9"), Killed)
    assert happened(lay(rules, position(rules, "9 9 9 9 K", "K", "K", pile="4"), "9 9 9 9"), Killed)


@pytest.mark.rule("obsession.run.again", "obsession-first.run.again", "rules.all.demand-ends")
@pytest.mark.rule("obsession.kill.again", "obsession-first.kill.again")
@pytest.mark.parametrize(("pile", "laid"), [("9 9 9", "9"), ("7 7 7", "7"), ("3 3 3", "3"), ("7", "10")])
def test_the_killer_goes_on_with_anything_on_an_empty_pile(obsession: Law, pile: str, laid: str) -> None:
    step = lay(obsession, position(obsession, f"{laid} {ALL}", "K", "K", pile=pile), laid)
    assert happened(step, GoesOn)
    assert (step.position.table.turn, step.position.table.pile) == (0, ())
    assert playable(obsession, step.position) == ALL


@pytest.mark.rule("obsession.kill.removed", "obsession-first.kill.removed")
@pytest.mark.parametrize(("pile", "laid"), [("9 9 9", "9"), ("4 A", "10")])
def test_a_killed_pile_leaves_the_game(obsession: Law, pile: str, laid: str) -> None:
    at = position(obsession, f"{laid} K", "K", "K", pile=pile, draw="4 5 6")
    step = lay(obsession, at, laid)
    assert faces(step.position.table.gone[len(at.table.gone) :]) == f"{pile} {laid}"
    assert sum(len(zones.hand) for zones in step.position.seats) == 4 - 1 + happened(step, Drew)[0].count


@pytest.mark.rule("obsession.kill.removed", "obsession-first.kill.removed", "rules.all.demand-ends")
def test_a_killed_run_is_not_continued_by_an_equal_face(obsession: Law) -> None:
    at = after(obsession, position(obsession, "9 9 9 9 9 K", "K", "K"), "9 9 9 9", "9")
    assert (faces(at.table.pile), at.table.turn) == ("9", 1)


@pytest.mark.rule("obsession.kill.repeat", "obsession-first.kill.repeat")
def test_one_turn_may_hold_many_kills(obsession: Law) -> None:
    at = position(obsession, "10 10 10 9 9 9 9 K", "K", "K", pile="4")
    for laid in ("10", "9 9 9 9", "10 10"):
        step = lay(obsession, at, laid)
        assert happened(step, Killed)
        at = step.position
    assert at.table.turn == 0
    assert after(obsession, position(obsession, "4 K", "K", "K"), "4").table.turn == 1


@pytest.mark.rule("rules.obsession.run-specials")
@pytest.mark.parametrize("face", ["2", "3", "7", "8"])
def test_special_faces_form_runs_too(obsession: Law, face: str) -> None:
    step = lay(obsession, position(obsession, f"{face} {face} K", "K", "K", pile=f"4 {face} {face}"), f"{face} {face}")
    assert [killed.by for killed in happened(step, Killed)] == [KilledBy.RUN]


@pytest.mark.rule("rules.all.play-not-split")
@pytest.mark.parametrize(("pile", "laid"), [("9 9", "9 9 9"), ("9 9 9", "9 9"), ("", "9 9 9 9 9")])
def test_a_play_is_never_split_and_surplus_cards_are_killed_too(obsession: Law, pile: str, laid: str) -> None:
    step = lay(obsession, position(obsession, f"{laid} K", "K", "K", pile=pile), laid)
    assert faces(happened(step, Killed)[0].cards) == f"{pile} {laid}".strip()
    assert faces(step.position.seats[0].hand) == "K"


@pytest.mark.rule("rules.all.killing-eight")
def test_a_killing_eight_earns_one_further_play(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "8 4 5", "K", "K", pile="8 8 8"), "8")
    assert happened(step, Killed)
    assert len(happened(step, GoesOn)) == 1
    assert after(obsession, step.position, "4").table.turn == 1


# -- jokers in runs --------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.obsession.run-joker-breaks")
@pytest.mark.parametrize("pile", ["9 9 9 R", "9 9 R 9", "9 R 9 9"])
def test_a_joker_between_equal_faces_breaks_their_run(obsession: Law, pile: str) -> None:
    step = lay(obsession, position(obsession, "9 K", "K", "K", pile=pile), "9")
    assert not happened(step, Killed)


@pytest.mark.rule("rules.obsession.run-joker-breaks")
def test_a_joker_laid_on_three_equal_faces_breaks_their_run(obsession: Law) -> None:
    at = position(obsession, "9 K", "K", "R K", pile="9 9 9", turn=2, direction=-1)
    at = after(obsession, at, "R", "9")
    assert (faces(at.table.pile), at.table.turn) == ("9 9 9 R 9", 1)


@pytest.mark.rule("rules.obsession.run-joker-breaks", "rules.obsession.oracle-first")
@pytest.mark.parametrize("pile", ["9 9 9 R", "9 9 R 9", "9 R 9 R R 9"])
def test_the_key_for_jokers_in_runs_can_count_through_them(pile: str) -> None:
    rules = law("obsession", **{"card.R.in_runs": "through"})
    step = lay(rules, position(rules, "9 K", "K", "K", pile=pile), "9")
    assert happened(step, Killed)


def test_counted_through_jokers_alone_make_no_run() -> None:
    rules = law("obsession", **{"card.R.in_runs": "through"})
    step = lay(rules, position(rules, "R R K", "K", "K", pile="9 9 9 R R"), "R R")
    assert not happened(step, Killed)


@pytest.mark.rule("rules.obsession.four-jokers-both")
@pytest.mark.parametrize(("pile", "laid"), [("9", "R R R R"), ("9 R R", "R R"), ("R R R", "R")])
def test_four_jokers_reverse_and_kill(taking: Law, pile: str, laid: str) -> None:
    step = lay(taking, position(taking, f"{laid} K", "K", "K", pile=pile), laid)
    assert [event.direction for event in happened(step, Reversed)] == [-1]
    assert [killed.by for killed in happened(step, Killed)] == [KilledBy.RUN]
    assert step.position.table.turn == 0


@pytest.mark.rule("rules.obsession.obsessed-run-jokers")
@pytest.mark.parametrize(("pile", "laid"), [("9", "R R R R"), ("R R R", "R")])
def test_in_obsessed_jokers_never_make_a_run(pile: str, laid: str) -> None:
    rules = law("obsessed")
    step = lay(rules, position(rules, f"{laid} K", "K", "K", pile=pile), laid)
    assert not happened(step, Killed)
    assert step.position.table.turn == 2


@pytest.mark.rule("rules.obsession.obsessed-run-jokers")
def test_in_obsessed_a_joker_breaks_a_run_of_two_players_too() -> None:
    rules = law("obsessed")
    at = after(rules, position(rules, "R K", "9 K", pile="9 9"), "R", "9")
    assert (faces(at.table.pile), at.table.turn) == ("9 9 R 9", 0)


# -- the key kill_run ------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.obsession.kill-run")
@pytest.mark.parametrize(
    ("name", "players", "length"),
    [("obsession", 2, 4), ("obsession-first", 2, 4), ("obsession", 5, 4)]
    + [("obsessed", 2, 3), ("obsessed", 3, 4), ("obsessed", 8, 4)],
)
def test_how_long_a_killing_run_is(name: str, players: int, length: int) -> None:
    rules = law(name)
    for laid in range(1, 5):
        at = position(rules, "9 9 9 9 K", *["K"] * (players - 1))
        killed = happened(lay(rules, at, " ".join(["9"] * laid)), Killed)
        assert bool(killed) == (laid >= length)


@pytest.mark.rule("rules.obsession.kill-run")
@pytest.mark.parametrize("name", ["obsession", "obsession-first", "obsessed"])
@pytest.mark.parametrize("length", [2, 3, 5, 0])
def test_the_key_kill_run_sets_the_length_and_nought_means_never(name: str, length: int) -> None:
    rules = law(name, kill_run=length)
    for laid in range(1, 7):
        at = position(rules, "9 9 9 9 9 9 K", "K", "K")
        killed = happened(lay(rules, at, " ".join(["9"] * laid)), Killed)
        assert bool(killed) == (length > 0 and laid >= length)


# -- kills from the rows ---------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.kill.repeat", "obsession-first.kill.repeat", "rules.obsession.same-turn-zones")
def test_kills_chain_through_the_down_row(obsession: Law) -> None:
    at = position(obsession, "10", "K", down=["10 10 4"], pile="A")
    at = after(obsession, at, "10", Flip(0), Flip(1))
    assert (at.table.turn, at.table.pile) == (0, ())
    at = after(obsession, at, Flip(2))
    assert (at.table.out, faces(at.table.pile)) == ((0,), "4")


@pytest.mark.rule("rules.obsession.same-turn-zones", "rules.obsession.up-fits")
def test_a_taken_up_card_completes_a_run(taking: Law) -> None:
    at = position(taking, "", "K", up=["9 4 4"], pile="9 9 9")
    at = after(taking, at, take(at, "9"))
    assert (at.table.turn, at.table.pile) == (0, ())
