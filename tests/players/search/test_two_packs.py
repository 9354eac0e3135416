"""Search in climbing games with two packs, whose kernels count cards by rank: worlds, habits and contests."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import numpy as np
import pytest

from emptyhand.fast import target
from emptyhand.fast.batch import Job, Kernel
from emptyhand.fast.climb_tables import card_bit, tables
from emptyhand.fast.variants import Variant
from emptyhand.fast.weights import climb_weights
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.players import kernels
from emptyhand.players.bots import greedy_climb
from emptyhand.players.bots.ahead import family_of
from emptyhand.players.search import completions
from emptyhand.players.search.bench import Bench
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import knowledge
from emptyhand.players.search.ready import VARIANTS
from emptyhand.rules.law import ClimbLaw
from emptyhand.rules.law.combinations import figure_of
from tests.players.search.chances import surprise
from tests.players.search.enumerate import Assignment, assignment_of, weights
from tests.players.search.kernels import Way, way_as_kernels_have_it, ways_in
from tests.players.search.layouts import Table, position_of, views
from tests.players.search.test_contests import places
from tests.players.search.test_distribution import USUAL
from tests.property.walks import Case

PACKS = '"players.least": 2, "players.most": 2, "players.default": 2, "pack.players_per_pack": 1'
BOMBS = '"bombs.sets": [5, 6, 7, 8], "bombs.ladder": ["five", "six", "seven", "eight"], "bombs.beat_anything": true'
JOKERS = '"pack.jokers": 2, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R"'
PLAIN, FORCED = f"{{{PACKS}}}", f'{{{PACKS}, {JOKERS}, "turn.must_beat": true}}'
VIEWS = {
    "equal cards": (PLAIN, "players=2 hand1=4S hand2=5S5S7S draw=5C7S7C rest=gone"),
    "a known card": (PLAIN, "players=2 hand1=4S hand2=5S5C6S known2=5S draw=5S5C8S rest=gone"),
    "a card that the seat gave away": (PLAIN, "players=2 hand1=4S hand2=5S5C6S given2=1:5S draw=5S5C8S rest=gone"),
    "equal cards known and given": (
        PLAIN, "players=2 hand1=4S hand2=5S5S6S known2=5S given2=1:5S draw=5C6S8S rest=gone",
    ),
    "a gift in a hand that did not beat a pair": (
        FORCED, "players=2 hand1=4S hand2=5S9CTD given2=1:TD unbeaten2=pair-9 draw=TSJS6HJC rest=gone",
    ),
    "cards below the lowest dealt": (PLAIN, "players=2 floor=5D hand1=6S hand2=5D5D7S draw=5C5C3S6S rest=gone"),
    "a hand that did not beat a pair": (
        FORCED, "players=2 hand1=4S hand2=5S9CRB unbeaten2=pair-9 draw=RTSTS6H rest=gone",
    ),
    "a hand that did not beat a card": (
        FORCED, "players=2 hand1=4S hand2=5S5S9C unbeaten2=single-9 draw=RBTS2D6H rest=gone",
    ),
}  # fmt: skip


@cache
def law_of(changes: str) -> ClimbLaw:
    law = Case("president", changes, 2, 0).law
    assert isinstance(law, ClimbLaw)
    return law


def seen_at(name: str) -> View:
    changes, line = VIEWS[name]
    return view(law_of(changes), parse_snapshot(law_of(changes), line), 0)


@pytest.fixture
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches run the interpreted kernels, so that those of two packs need not be compiled for a few worlds."""
    monkeypatch.setattr(target, "_run_by", [target.interpreted])


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("name", VIEWS)
def test_worlds_come_up_in_proportion_to_the_ways_there_are(name: str) -> None:
    seen = seen_at(name)
    every = weights(seen)
    expected: Counter[Way] = Counter()
    for assignment, weight in every.items():
        expected[way_as_kernels_have_it(seen, assignment)] += weight
    with np.errstate(over="ignore"):
        worlds = bench_of(seen.law).worlds(knowledge(seen.law, seen), 5, 0, 2000)
        found: Counter[Assignment] = Counter(
            assignment_of(position_of(seen, one)) for one in completions(seen, 2000, 20260101)
        )
    assert surprise(ways_in(seen, worlds), expected) < USUAL
    assert surprise(found, every) < USUAL


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("changes", [f"{{{PACKS}, {BOMBS}}}", FORCED])
def test_the_kernel_prefers_what_the_python_player_prefers(changes: str) -> None:
    law = law_of(changes)
    table = climb_weights(law)
    bench = Bench.of(law, table, [table])
    assert bench.variant is Variant.TWO_PACKS
    for where, seen in views(Table(law, 2, "greedy", 5), 60):
        with np.errstate(over="ignore"):
            number = bench.preferred(knowledge(law, seen), 1)
        assert canonical_moves_for(law, seen)[number] == greedy_climb.choose(law, seen, table), where


def test_contests_are_the_same_interpreted_and_compiled() -> None:
    law = law_of(f"{{{PACKS}, {JOKERS}, {BOMBS}}}")
    good = climb_weights(law)
    both = [good, tuple(number // 2 for number in good)]
    with np.errstate(over="ignore"):
        plain = places(law, both, 2, 6, kernels=target.interpreted(Variant.TWO_PACKS))
    assert (plain == places(law, both, 2, 6)).all()


def test_they_have_kernels_of_their_own_and_those_of_one_pack_do_not() -> None:
    assert family_of(law_of(PLAIN)) == "packs"
    assert family_of(Case("president", "", 4, 0).law) == "climb"
    for family, variants in VARIANTS.items():
        law = kernels.law_of(family)
        assert family_of(law) == family
        assert Kernel.of(Job(law, kernels.SEATS, 0, 0, 1)).variant in variants


def test_the_figure_of_all_cards_is_the_one_that_they_make() -> None:
    mixed = '"combinations.mixed": ["three and one", "full house", "four and one"], "combinations.shortest_run": 3'
    law = law_of(f"{{{PACKS}, {JOKERS}, {BOMBS}, {mixed}}}")
    t, k, rng, found = tables(law).tolist(), target.interpreted(Variant.TWO_PACKS), Random(1), set()
    for _ in range(1500):
        ranks = rng.sample(range(14), rng.choice([1, 1, 2, 3]))
        pool = [card for card in law.whole_pack(2) if card.rank in ranks]
        cards = rng.sample(pool, min(len(pool), rng.randint(1, 8)))
        figure = figure_of(law, cards)
        found.add(figure)
        counted = sum(1 << card_bit(law, card) for card in cards)
        assert k.figure_of_all(t, counted) == (-1 if figure is None else figure), cards
    assert len(found) > 80
