"""The habit of a search is the greedy player's: the kernel and the Python player prefer the same moves everywhere."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from emptyhand.fast.weights import Weights, weights_of
from emptyhand.fast.weights import layout as at
from emptyhand.fast.weights.tuned import tuned_weights
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.bots import greedy_climb, greedy_pile
from emptyhand.players.search.bench import Bench
from emptyhand.players.search.knowledge import knowledge
from emptyhand.players.search.rollouts import policies
from emptyhand.rules.actions import Move
from emptyhand.rules.law import ClimbLaw, Law, PileLaw
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.search.layouts import Table, seen_in, views
from tests.property.test_deduction import FORCED
from tests.property.walks import Case

LAWS = [*(law(name) for name in CORE), *(Case(name, changes, 2, 0).law for name, changes in FORCED.items())]
TABLES = [
    Table(of, players, spec, 3 + players)
    for of in LAWS
    for players, spec in ((2, "greedy"), (min(4, of.players.most), "greedy"), (3, "random"))
]


def best_moves(seen: View, table: Weights) -> set[Move]:
    """The moves that the Python player likes best: one in a climbing game, all equals in a pile game."""
    if isinstance(seen.law, ClimbLaw):
        return {greedy_climb.choose(seen.law, seen, tuple(int(number) for number in table))}
    scores = {move: greedy_pile.score(seen.law, seen, table, move) for move in canonical_moves_for(seen.law, seen)}
    return {move for move, score in scores.items() if score == max(scores.values())}


def weights_to_try(of: Law) -> list[Weights]:
    """The table read off the law, the tuned one if there is one, and one drawn at random."""
    tuned, random = tuned_weights(of), Random(of.digest)
    read_off = weights_of(of)
    drawn = [number * random.uniform(0.2, 2) + random.uniform(-1, 1) for number in read_off]
    if isinstance(of, ClimbLaw):
        drawn = [round(number) + random.randrange(300) for number in drawn]
    else:
        drawn[at.W_SLIP] = 0.0
    return [table for table in (read_off, tuned, tuple(drawn)) if table is not None]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_kernel_prefers_what_the_python_player_prefers(table: Table) -> None:
    benches = [(weights, Bench.of(table.law, weights, [weights])) for weights in weights_to_try(table.law)]
    for where, seen in views(table, 150):
        known, legal = knowledge(seen.law, seen), canonical_moves_for(seen.law, seen)
        for number, (weights, bench) in enumerate(benches):
            preferred = legal[bench.preferred(known, 1)]
            assert preferred in best_moves(seen, weights), f"{where}, weights {number} to try"


def test_between_equals_the_kernel_decides_by_chance() -> None:
    seen = seen_in("life", "players=2 hand2=5S6S down1=7S8S9S pile=KD rest=gone")
    bench = Bench.of(seen.law, weights_of(seen.law), [weights_of(seen.law)])
    known = knowledge(seen.law, seen)
    counted = Counter(bench.preferred(known, seed) for seed in range(3000))
    legal = canonical_moves_for(seen.law, seen)
    assert {legal[number] for number in counted} == best_moves(seen, weights_of(seen.law))
    assert len(counted) == 3
    assert all(abs(count - 1000) < 130 for count in counted.values())


def test_a_table_that_slips_makes_any_legal_move_as_often_as_it_says() -> None:
    seen = seen_in("life", "players=2 hand1=4S6D9SKD hand2=5S6S pile=4D rest=gone")
    table = list(weights_of(seen.law))
    table[at.W_SLIP] = 0.5
    bench, known = Bench.of(seen.law, tuple(table), [tuple(table)]), knowledge(seen.law, seen)
    (best,) = best_moves(seen, tuple(table))
    legal = canonical_moves_for(seen.law, seen)
    counted = Counter(legal[bench.preferred(known, seed)] for seed in range(4000))
    random = Random(1)
    by_player = Counter(greedy_pile.choose(law_of_pile(seen), seen, tuple(table), random) for _ in range(4000))
    expected = 4000 * (0.5 + 0.5 / len(legal))
    for found in (counted, by_player):
        assert set(found) == set(legal)
        assert abs(found[best] - expected) < 160


def law_of_pile(seen: View) -> PileLaw:
    assert isinstance(seen.law, PileLaw)
    return seen.law


@pytest.mark.parametrize("name", CORE)
def test_a_seat_goes_by_its_tuned_table_and_takes_others_for_sound_players_too(name: str) -> None:
    own, others = policies(law(name))
    assert own == tuned_weights(law(name))
    assert weights_of(law(name)) in others


def test_an_untuned_law_falls_back_to_the_table_read_off_it() -> None:
    of = Case("life", FORCED["life"], 2, 0).law
    assert tuned_weights(of) is None
    assert policies(of) == (weights_of(of), (weights_of(of),))
