"""A pass is a hint: worlds in which a seat would have beaten what it let stand come up as seldom as it slips."""

from __future__ import annotations

from collections import Counter

import numpy as np

from emptyhand.fast import target
from emptyhand.fast.climb_passes import PASS_SLIP
from emptyhand.fast.weights.layout import CLIMB_WEIGHTS
from emptyhand.game.view import View
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import knowledge
from tests.players.search.chances import surprise
from tests.players.search.enumerate import weights
from tests.players.search.kernels import Way, way_as_kernels_have_it, way_of
from tests.players.search.layouts import seen_in

LINE = "players=2 hand1=4S4D7C7HQHKH hand2=5S6DJD draw=8S9CAD rest=gone"
PASSED = LINE.replace("hand2=5S6DJD", "hand2=5S6DJD passed2=single-TH")
USUAL = 4.0


def likely_worlds(seen: View, count: int) -> list[list[int]]:
    """Worlds as searches draw them, by the interpreted kernels."""
    known, bench, kernels = knowledge(seen.law, seen), bench_of(seen.law), target.interpreted()
    found = []
    with np.errstate(over="ignore"):
        for number in range(count):
            how = (bench.tables, bench.weights, CLIMB_WEIGHTS, *bench.scratch, kernels.stream_key(3, number))
            kernels.sample_likely(known.unseen, known.base, bench.world, *how)
            found.append(bench.world.tolist())
    return found


def explained(seen: View, state: list[int]) -> float:
    known, bench = knowledge(seen.law, seen), bench_of(seen.law)
    how = (bench.tables, bench.weights, CLIMB_WEIGHTS, *bench.scratch)
    with np.errstate(over="ignore"):
        return float(target.interpreted().explains_passes(known.unseen, np.array(state), *how))


def ways(seen: View, told: View) -> Counter[Way]:
    """Every way for the cards to lie, weighed by how well it explains what another view tells."""
    worlds = bench_of(seen.law).worlds(knowledge(seen.law, seen), 1, 0, 2000).tolist()
    likely = {way_of(seen, state): state for state in worlds}
    found: Counter[Way] = Counter()
    for assignment, weight in weights(seen).items():
        way = way_as_kernels_have_it(seen, assignment)
        found[way] += weight * round(1000 * explained(told, likely[way]))
    return found


def test_worlds_come_up_in_proportion_to_how_well_they_explain_a_pass() -> None:
    seen = seen_in("thirteen", PASSED)
    counted = Counter(way_of(seen, state) for state in likely_worlds(seen, 1200))
    assert set(ways(seen, seen).values()) == {1000, round(1000 * PASS_SLIP)}
    assert surprise(counted, ways(seen, seen)) < USUAL
    assert surprise(counted, ways(seen, seen_in("thirteen", LINE))) > 10


def test_where_nobody_passed_no_world_is_likelier_than_another() -> None:
    seen = seen_in("thirteen", LINE)
    assert set(ways(seen, seen).values()) == {1000}
    assert surprise(Counter(way_of(seen, state) for state in likely_worlds(seen, 1200)), ways(seen, seen)) < USUAL


def test_asking_what_a_seat_would_have_done_leaves_the_world_as_it_is() -> None:
    seen = seen_in("thirteen", PASSED)
    for state in likely_worlds(seen, 20):
        array = np.array(state)
        known, bench = knowledge(seen.law, seen), bench_of(seen.law)
        how = (bench.tables, bench.weights, CLIMB_WEIGHTS, *bench.scratch)
        with np.errstate(over="ignore"):
            target.interpreted().explains_passes(known.unseen, array, *how)
        assert array.tolist() == state
