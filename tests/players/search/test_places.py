"""Moves are judged by what the ruleset rewards: the win, points, or places down to the last one."""

from __future__ import annotations

import numpy as np
import pytest

from emptyhand.fast import target
from emptyhand.fast.chance import stream_key
from emptyhand.fast.pile_worlds import place_of, rows_of
from emptyhand.fast.world_layout import CHOICES_FROM, STALLED, UNPLACED
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.players.bots import Budget, make, think
from emptyhand.players.bots.search import Search
from emptyhand.players.search import judge
from emptyhand.players.search.bench import GIVEN_UP, ROLLOUT_CAP
from emptyhand.players.search.judge import bench_of, worth_of
from emptyhand.players.search.knowledge import knowledge
from emptyhand.rules.actions import Move, PickUp, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law import Law
from emptyhand.rules.law.stakes import Prize, stakes
from tests.helpers import law
from tests.players.search.layouts import Table, views

PLAYED_ON = [
    ("life", {}),
    ("thirteen-southern", {}),
    ("obsession", {"ends": "play on"}),
    ("cardgame", {"ends": "play on"}),
]


def seen(of: Law, line: str) -> View:
    position = parse_snapshot(of, line)
    return view(of, position, position.table.turn)


# -- what is played for ----------------------------------------------------------------------------------------------


def test_where_the_first_out_ends_the_game_only_the_win_counts() -> None:
    found = stakes(law("obsession"), 4)
    assert (found.prize, found.worth, found.decided) == (Prize.WIN, (1, 0, 0, 0), 1)


def test_between_two_players_only_the_win_counts() -> None:
    assert stakes(law("thirteen-southern"), 2) == stakes(law("life"), 2) == stakes(law("obsession"), 2)


def test_points_count_where_they_tell_later_places_apart() -> None:
    found = stakes(law("thirteen-southern"), 4)
    assert found.prize is Prize.POINTS
    assert found.worth == pytest.approx((1, 2 / 3, 1 / 3, 0))
    assert (found.amount(1), found.amount(0)) == (4, 1)
    assert found.even(2) == pytest.approx(1 / 6)


def test_a_game_played_on_without_such_points_is_for_places() -> None:
    found = stakes(law("life"), 3)
    assert (found.prize, found.worth, found.decided) == (Prize.PLACE, (1, 0.5, 0), 3)
    assert (found.amount(1), found.amount(0.5), found.amount(0)) == (1, 2, 3)


def test_a_rollout_given_up_is_worth_the_same_to_everyone_still_in() -> None:
    places = np.array([[0, 3, UNPLACED, GIVEN_UP]], np.int32)
    assert worth_of(places, stakes(law("obsession"), 4), 0).tolist() == [[1, 0, 0, 0.25]]
    assert worth_of(places, stakes(law("life"), 4), 2).tolist() == [[1, 0, 0, pytest.approx(1 / 6)]]


# -- judgements ------------------------------------------------------------------------------------------------------


def test_after_the_first_seat_is_out_going_out_next_is_still_worth_more_than_not() -> None:
    last_two = seen(law("life"), "players=4 out=42 turn=1 hand1=9S hand3=5S6S7S pile=4D rest=gone")
    best, other = judge(last_two, 50, 3)
    assert best.move == Play(parse_cards("9S"))
    assert best.chance == pytest.approx(1 / 3)
    assert other.move == PickUp()
    assert other.chance < best.chance


@pytest.mark.parametrize(("name", "rules"), PLAYED_ON)
def test_moves_differ_in_worth_after_somebody_is_out(name: str, rules: dict[str, str]) -> None:
    """A search by wins alone finds every such move worth nothing."""
    later = [one for _, one in views(Table(law(name, **rules), 4, "greedy", 2)) if one.table.out]
    worths = [{found.chance for found in judge(one, 40, 1)} for one in later[:12]]
    assert sum(len(found) > 1 for found in worths) > len(worths) / 2


def test_a_strong_player_keeps_out_of_the_last_place() -> None:
    """Turning the king lets the other out; the eight, which is played again after, does not."""
    of = law("obsession", ends="play on")
    last_two = seen(of, "players=4 out=42 turn=1 hand1=5S8H hand3=9D rest=gone")
    for spec in ("level:4", "level:5"):
        assert make(spec, 1).choose(last_two) == Play(parse_cards("8H"))


def test_a_trace_speaks_of_places_and_points_where_these_count() -> None:
    said = {}
    for name in ("life", "thirteen-southern", "obsession"):
        one = next(one for _, one in views(Table(law(name), 4, "greedy", 2)))
        said[name] = think(make("search:40", 1), one, Budget(rollouts=40)).trace[0]
    assert ": mean place " in said["life"]
    assert " points in " in said["thirteen-southern"]
    assert ": won " in said["obsession"]


# -- where the first out ends the game nothing else is played out ----------------------------------------------------


def by_wins(seat: View, moves: tuple[Move, ...], seed: int, worlds: int) -> list[list[int]]:
    """The place of the seat once one seat is out, move by move: rollouts that never look beyond the win."""
    bench, known, k = bench_of(seat.law), knowledge(seat.law, seat), target.interpreted()
    (pack,) = bench.scratch
    world, state = bench.world.copy(), bench.state.copy()
    players, out = len(seat.seats), []
    for number in range(len(moves)):
        row = []
        for i in range(worlds):
            key = stream_key(seed, i)
            k.sample_pile(known.unseen, known.base, world, key)
            state[:] = world
            k.apply(state, state, pack, bench.tables, k.kth_move(state, state, bench.tables, number))
            rows = rows_of(key, seat.seat or 0, players, bench.others)
            how = (bench.tables, bench.weights, rows, key, CHOICES_FROM, ROLLOUT_CAP, 1)
            k.play_by_weights(state, state, pack, *how)
            place = place_of(state[13], state[11], seat.seat or 0)
            row.append(STALLED if place == UNPLACED and state[11] < 1 else place)
        out.append(row)
    return out


def test_rollouts_of_a_game_that_ends_at_the_first_out_are_those_of_a_search_by_wins() -> None:
    for _, one in list(views(Table(law("obsession"), 4, "greedy", 5)))[40:80:20]:
        moves = canonical_moves_for(one.law, one)
        upto = stakes(one.law, 4).decided
        found = bench_of(one.law).places(knowledge(one.law, one), range(len(moves)), 9, 0, 3, upto)
        with np.errstate(over="ignore"):
            assert found.tolist() == by_wins(one, moves, 9, 3)


def test_the_budget_of_a_level_is_what_it_was_where_only_the_win_counts() -> None:
    one = next(one for _, one in views(Table(law("obsession"), 4, "greedy", 2)))
    assert make("level:5", 3).choose(one) == Search(3, Budget(rollouts=3000)).choose(one)
