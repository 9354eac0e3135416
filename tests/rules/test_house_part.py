"""Picking up a part of the pile: how much, and what becomes of the rest."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.events import GoesOn, Killed, OrderTurned, PickedUp
from emptyhand.game.position import Position
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.view import view
from emptyhand.rules.actions import Flip, PickUp
from emptyhand.rules.law import PileLaw, compile
from emptyhand.rules.ruleset import restore
from tests.differential.random_pile import pile_ruleset
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position
from tests.words.rulebook.flips import Value, with_changes

RESTS = ("leaves", "stays", "binds")


def part(top: int, rest: str, name: str = "obsession", /, **keys: str | int | bool) -> PileLaw:
    of = law(name, **{"pick_up.top": top, "pick_up.rest": rest, **keys})
    assert isinstance(of, PileLaw)
    return of


def picked(of: PileLaw, at: Position) -> Position:
    """The position after a pick-up, which reads back from its line and its numbers."""
    there = play(of, at, PickUp()).position
    assert parse_snapshot(of, format_snapshot(of, there)) == there
    assert from_ints(of, to_ints(there)) == there
    return there


@pytest.mark.parametrize(
    ("rest", "pile", "fits"),
    [("leaves", "", "3 4 5 10 K A"), ("stays", "4 9", "3 4 5 10 K A"), ("binds", "4 9", "3 10 K A")],
)
def test_only_the_top_cards_are_picked_up(rest: str, pile: str, fits: str) -> None:
    of = part(2, rest)
    at = position(of, "4 6", "3 4 5 10 K A", "Q", pile="4 9 K A")
    there = picked(of, at)
    assert faces(there.seats[0].hand) == "4 6 K A"
    assert (faces(there.table.pile), playable(of, there)) == (pile, fits)
    assert len(there.table.gone) - len(at.table.gone) == (2 if rest == "leaves" else 0)
    assert faces(view(of, there, 1).seats[0].known) == "K A"
    (event,) = happened(play(of, at, PickUp()), PickedUp)
    assert (faces(event.cards), faces(event.rest)) == ("K A", "4 9")


@pytest.mark.parametrize("rest", RESTS)
def test_a_pile_of_no_more_cards_is_picked_up_whole(rest: str) -> None:
    of = part(3, rest)
    step = play(of, position(of, "4", "K", "Q", pile="9 J K"), PickUp())
    assert (faces(step.position.seats[0].hand), step.position.table.pile) == ("4 9 J K", ())
    assert happened(step, PickedUp)[0].rest == ()


def test_cards_that_burn_burn_only_if_they_are_picked_up() -> None:
    """In Obsession 3s burn."""
    of = part(1, "binds")
    assert faces(picked(of, position(of, "9", "K", "Q", pile="4 3")).seats[0].hand) == "9"
    there = picked(of, position(of, "9", "K 3", "Q", pile="4 3 R"))
    assert (faces(there.seats[0].hand), faces(there.table.pile), playable(of, there)) == ("9 R", "4 3", "3")


@pytest.mark.parametrize(("rest", "kills"), [("stays", False), ("binds", True)])
def test_cards_that_stay_count_in_a_run_only_if_they_bind(rest: str, kills: bool) -> None:
    of = part(1, rest)
    there = picked(of, position(of, "4", "5 9", "Q", pile="5 5 5 K"))
    assert bool(happened(lay(of, there, "5"), Killed)) is kills


def test_seen_through_and_lasting_cards_bind_as_before() -> None:
    of = part(1, "binds")
    assert playable(of, picked(of, position(of, "4", "4 9 K", "Q", pile="J R A"))) == "K"
    of = part(1, "binds", **{"card.7.lasts": True})
    assert playable(of, picked(of, position(of, "9 9", "4 9 K", "Q", pile="7 4 5"))) == "4"
    assert playable(of, picked(of, position(of, "9 9", "4 9 K", "Q", pile="6 7"))) == "9 K"


def test_a_down_card_that_does_not_fit_goes_along() -> None:
    of = part(1, "binds")
    there = play(of, position(of, "", "K", "Q", down=["4 4"], pile="9 J A"), Flip(0)).position
    assert (faces(there.seats[0].hand), faces(there.table.pile)) == ("4 A", "9 J")


def test_the_player_before_takes_the_top_cards() -> None:
    of = part(1, "binds", **{"pick_up.taker": "previous"})
    there = picked(of, position(of, "4", "K", "Q", pile="9 J A"))
    assert [faces(zones.hand) for zones in there.seats] == ["4", "K", "Q A"]


def test_up_cards_go_along_with_the_top_cards() -> None:
    of = part(1, "stays", "life")
    at = position(of, "", "K", "Q", up=["4 4 6"], pile="9 J A")
    there = play(of, at, PickUp(at.seats[0].up[:2])).position  # type: ignore[arg-type]
    assert (faces(there.seats[0].hand), faces(there.table.pile)) == ("4 4 A", "9 J")


def test_a_last_play_that_may_not_finish_is_taken_back_whole() -> None:
    of = part(1, "binds", **{"card.10.finishes": False})
    there = lay(of, position(of, "10 10", "K 4", "Q", pile="4 9 J"), "10 10").position
    assert (faces(there.seats[0].hand), faces(there.table.pile), playable(of, there)) == ("10 10 J", "4 9", "K")


def test_a_player_who_goes_on_answers_what_is_on_top() -> None:
    of = part(1, "binds", ends_turn=False)
    step = play(of, position(of, "5 9", "K", "Q", pile="4 J A"), PickUp())
    assert (step.position.table.turn, playable(of, step.position)) == (0, "A")
    assert happened(step, GoesOn) == [GoesOn(0)]


@pytest.mark.parametrize("rest", ["stays", "binds"])
def test_an_answer_to_the_rest_may_have_any_number(rest: str) -> None:
    of = part(2, rest, **{"turn.sets": "as before"})
    there = picked(of, position(of, "4 4", "9 9 9 J", "Q", pile="5 K K", amount=2))
    assert (there.table.amount, len(legal_moves(of, there))) == (0, 4)
    assert "amount=0" in format_snapshot(of, there)
    assert after(of, there, "9 9 9").table.amount == 3


@pytest.mark.parametrize("rest", RESTS)
def test_the_order_of_ranks_is_as_usual_again(rest: str) -> None:
    of = part(1, rest, **{"card.9.turns": True})
    step = play(of, position(of, "K", "J", "Q", pile="9 5", turned=1), PickUp())
    assert (step.position.table.turned, happened(step, OrderTurned)) == (0, [OrderTurned(False)])


@pytest.mark.parametrize("rest", RESTS)
def test_the_order_of_ranks_may_stay_upside_down(rest: str) -> None:
    of = part(1, rest, **{"card.9.turns": True, "turn.stays_turned": True})
    step = play(of, position(of, "K", "J", "Q", pile="9 5", turned=1), PickUp())
    assert (step.position.table.turned, happened(step, OrderTurned)) == (1, [])


def test_a_line_whose_demand_no_part_of_the_pile_asks_for_is_refused() -> None:
    line = "players=2 turn=1 demand={} run=none hand1=4S hand2=5S pile=6S9SKS rest=gone"
    assert parse_snapshot(part(1, "stays"), line.format("none")).table.demand == 0
    with pytest.raises(BadSnapshot, match="demand is not what the pile asks for"):
        parse_snapshot(part(1, "stays"), line.format("6"))
    with pytest.raises(BadSnapshot, match="demand is not what the pile asks for"):
        parse_snapshot(part(1, "binds"), line.format("none"))


def test_what_stays_binds_as_if_the_cards_above_had_never_been_played() -> None:
    """Every pile is remembered with what it asked for when it lay there, before other cards were laid on it."""
    compared = 0
    for seed in range(60):
        changes: dict[str, Value] = {"pick_up.top": 1 + seed % 3, "pick_up.rest": "binds", "turn.passing": "never"}
        of = compile(restore(with_changes(pile_ruleset(str(seed)).text, changes), "part"))
        rng, at = Random(seed), start(of, deal(of, of.players.least, seed)).position
        asked: dict[tuple[int, ...], tuple[int, int]] = {}
        for _ in range(80):
            moves = legal_moves(of, at)
            if not moves:
                break
            step = play(of, at, rng.choice(moves))
            at = step.position
            table = at.table
            if not table.pile:
                asked.clear()
            elif not happened(step, PickedUp):
                asked[table.pile] = table.demand, table.run
            elif table.pile in asked:
                compared += 1
                assert asked[table.pile] == (table.demand, table.run), f"seed {seed}"
                asked = {pile: asks for pile, asks in asked.items() if len(pile) <= len(table.pile)}
    assert compared > 100
