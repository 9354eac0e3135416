"""The worlds that searches play in: those that completions show, the same interpreted and compiled, and what comes of
them."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from emptyhand.fast.pile_layout import PILE_ORDER
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.players.search import completions
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import knowledge
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.search.enumerate import assignment_of
from tests.players.search.kernels import plain_places, plain_worlds, way_as_kernels_have_it, way_of
from tests.players.search.layouts import Table, position_of, seen_in, views
from tests.property.test_deduction import FORCED
from tests.property.walks import Case

PART = law("obsession", **{"pick_up.top": 1})
LAWS = [PART, *(law(name) for name in CORE), *(Case(name, changes, 2, 0).law for name, changes in FORCED.items())]
TABLES = [Table(of, min(3, of.players.most), "greedy", number) for number, of in enumerate(LAWS)]


def some_views(table: Table, count: int) -> list[tuple[str, View]]:
    """So many views from all over a game."""
    return list(islice(views(table), 0, 40 * count, 7))[:count]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_completions_are_the_worlds_that_searches_play_in(table: Table) -> None:
    for where, seen in some_views(table, 6):
        worlds = bench_of(seen.law).worlds(knowledge(seen.law, seen), 11, 0, 4).tolist()
        for number, (found, state) in enumerate(zip(completions(seen, 4, 11), worlds, strict=True)):
            shown = way_as_kernels_have_it(seen, assignment_of(position_of(seen, found)))
            assert shown == way_of(seen, state), f"{where}, world {number} of seed 11"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_worlds_are_the_same_interpreted_and_compiled(table: Table) -> None:
    for where, seen in some_views(table, 4):
        compiled = bench_of(seen.law).worlds(knowledge(seen.law, seen), 3, 0, 5)
        assert (compiled == plain_worlds(seen, 3, 5)).all(), f"{where}, seed 3"


LATE = {
    "a pile game": ("obsessed", "players=2 hand1=4S6SJD hand2=5S9C draw=9S7C8D pile=5D rest=gone"),
    "a pile game of three": ("life", "players=3 hand1=4S9S9D hand2=5SKC hand3=6S7D up1=QS.. draw=9C pile=4D rest=gone"),
    "a climbing game": ("thirteen", "players=2 hand1=4S5D6CKH2S hand2=5S9C9DJD draw=TSTC2D6H rest=gone"),
    "a climbing game of three": ("thirteen-southern", "players=3 hand1=4S4DQH hand2=5S9C9D hand3=6D7DAC rest=gone"),
}


def test_worlds_keep_the_order_of_a_pile_of_which_a_part_is_picked_up() -> None:
    """Seat 1 picks up the king: then seat 2 goes out on a 4, but not on a 9."""
    line = "players=2 hand1=5S hand2=6S pile={} rest=gone"
    found = []
    for pile in ("9S2S4DKS", "2S4D9SKS"):
        seen = view(PART, parse_snapshot(PART, line.format(pile)), 0)
        bench, known = bench_of(PART), knowledge(PART, seen)
        worlds = bench.worlds(known, 1, 0, 3)
        assert (
            worlds[:, PILE_ORDER] == sum(card.rank << 4 * place for place, card in enumerate(seen.table.pile))
        ).all()
        found.append(bench.places(known, [0], 1, 0, 3).tolist())
        assert found[-1] == plain_places(seen, [0], 1, 0, 3).tolist()
    assert found[0] == [[-1] * 3]
    assert found[1] != found[0]


@pytest.mark.parametrize("name", LATE)
def test_moves_come_to_the_same_interpreted_and_compiled(name: str) -> None:
    seen = seen_in(*LATE[name])
    moves = list(range(len(canonical_moves_for(seen.law, seen))))
    compiled = bench_of(seen.law).places(knowledge(seen.law, seen), moves, 9, 2, 12)
    assert (compiled == plain_places(seen, moves, 9, 2, 12)).all(), f"{name}, seed 9"
    assert len(np.unique(compiled)) > 1


def test_what_a_move_comes_to_depends_on_neither_the_other_moves_nor_the_worlds_before() -> None:
    seen = seen_in(*LATE["a pile game of three"])
    bench, known = bench_of(seen.law), knowledge(seen.law, seen)
    whole = bench.places(known, [0, 1, 2], 4, 0, 60)
    assert (bench.places(known, [2, 0], 4, 20, 40) == whole[[2, 0], 20:]).all()


def test_places_are_told_as_far_as_they_are_asked_for() -> None:
    seen = seen_in("life", "players=4 hand1=4S9S9D hand2=5SKC hand3=6S7D hand4=AS5D draw=9C pile=4D rest=gone")
    bench, known = bench_of(seen.law), knowledge(seen.law, seen)
    first, both = (bench.places(known, [0, 1], 4, 0, 200, upto=upto) for upto in (1, 2))
    assert set(np.unique(first)) == {-1, 0}
    assert set(np.unique(both)) == {-1, 0, 1}
    assert ((both == 0) == (first == 0)).all()
