"""Cards of pile games that make the next player draw: `card.N.draws` and `card.N.draws_each`."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.game.events import Drew, Skipped
from emptyhand.rules.law import PileLaw
from tests.helpers import law as law_of
from tests.rules.positions import after, faces, happened, lay, position


def law(keys: Mapping[str, str | int | bool]) -> PileLaw:
    """Obsession with other values of some keys."""
    of = law_of("obsession", **keys)
    assert isinstance(of, PileLaw)
    return of


DRAWING = law({"card.9.draws": 2, "card.9.reverses": "once", "card.J.draws": 1, "card.J.draws_each": True})


def test_the_next_player_draws_after_the_player_has_drawn() -> None:
    step = lay(DRAWING, position(DRAWING, "J 4 4", "K", "Q", pile="4", draw="5 6 7 8"), "J")
    assert [(event.seat, event.count) for event in happened(step, Drew)] == [(0, 1), (1, 1)]
    assert [faces(zones.hand) for zones in step.position.seats] == ["4 4 5", "6 K", "Q"]
    assert (step.position.table.turn, faces(step.position.draw)) == (1, "7 8")
    assert happened(step, Drew)[1].seen_by(2) == Drew(1, 1, None)


def test_each_card_of_the_play_makes_the_next_player_draw() -> None:
    step = lay(DRAWING, position(DRAWING, "J J 4 4 4", "K", pile="4", draw="5 6 7"), "J J")
    assert faces(step.position.seats[1].hand) == "5 6 K"


def test_the_next_player_is_the_one_after_the_direction_has_changed() -> None:
    step = lay(DRAWING, position(DRAWING, "9 9 4 4 4", "K", "Q", pile="4", draw="5 6 7"), "9 9")
    assert [(event.seat, event.count) for event in happened(step, Drew)] == [(2, 2)]


def test_a_draw_pile_that_is_too_small_gives_what_it_has() -> None:
    assert faces(after(DRAWING, position(DRAWING, "9 4", "K", pile="4", draw="5 6"), "9").seats[1].hand) == "K"
    step = lay(DRAWING, position(DRAWING, "9 4 4", "K", pile="4", draw="5 6"), "9")
    assert [(event.seat, event.count) for event in happened(step, Drew)] == [(0, 1), (1, 1)]


def test_a_player_who_is_skipped_draws_first() -> None:
    played = law({"card.9.draws": 2, "card.9.skips": "each"})
    step = lay(played, position(played, "9 9 4 4 4", "K", "Q", "A", pile="4", draw="5 6 7"), "9 9")
    assert [type(event) for event in step.events[1:]] == [Drew, Skipped, Skipped]
    assert [len(zones.hand) for zones in step.position.seats] == [3, 3, 1, 1]
    assert step.position.table.turn == 3


def test_a_kill_or_another_play_lets_the_next_player_draw_too() -> None:
    played = law({"card.10.draws": 1})
    step = lay(played, position(played, "10 4 4 4", "K", "Q", pile="4", draw="5"), "10")
    assert (faces(step.position.seats[1].hand), step.position.table.turn) == ("5 K", 0)


def test_a_run_whose_effects_lapse_and_the_last_play_of_a_game_make_nobody_draw() -> None:
    lapsing = law({"card.9.draws": 1, "run.effects_lapse": True})
    assert not happened(lay(lapsing, position(lapsing, "9 4 4 4", "K", pile="9 9 9", draw="5"), "9"), Drew)
    ending = law({"card.9.draws": 1, "turn.refill_to": 0, "ends": "play on"})
    assert not happened(lay(ending, position(ending, "9", "K", pile="4", draw="5"), "9"), Drew)
    leaving = lay(ending, position(ending, "9", "K", "Q", pile="4", draw="5"), "9")
    assert [event.seat for event in happened(leaving, Drew)] == [1]
    idle = law({"card.9.draws": 1, "turn.refill_to": 0, "ends": "play on", "card.9.acts_last": False})
    assert not happened(lay(idle, position(idle, "9", "K", "Q", pile="4", draw="5"), "9"), Drew)


def test_a_mirror_that_copies_makes_the_next_player_draw() -> None:
    played = law({"card.9.draws": 2, "card.4.mirrors": True, "card.4.copies": True, "card.4.on": "anything"})
    step = lay(played, position(played, "4 5 5 5", "K", pile="9", draw="6 7 8"), "4")
    assert [event.count for event in happened(step, Drew)] == [2]
