"""Every way in which the cards can lie comes up as often as any other: held against the list of all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from emptyhand.fast import target
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.players.search import completions
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import knowledge
from tests.players.search.chances import surprise
from tests.players.search.enumerate import Assignment, assignment_of, weights
from tests.players.search.kernels import Way, plain_worlds, way_as_kernels_have_it, ways_in
from tests.players.search.layouts import position_of
from tests.property.walks import Case

USUAL = 4.0
"""Above this no honest sampler comes but once in thirty thousand times."""
OUTRAGEOUS = 10.0

LITTLE = '{"deal.hand": 1, "deal.up": 1, "deal.down": 0}'
MUST_BEAT = '{"turn.must_beat": true}'
CHOOSING = "up cards that are not shown yet"
VIEWS = {
    "hands and a draw pile": ("obsession", "", "players=3 hand1=4S5S hand2=6S7S hand3=8S draw=9S9C rest=gone"),
    "down cards of everyone": ("life", "", "players=2 hand1=4S hand2=5S6S down1=7S.8S down2=.9S. draw=5C rest=gone"),
    "equal cards": ("obsession", "", "players=2 hand1=4S hand2=5SR7S draw=R9S9C rest=gone"),
    "known cards": ("life", "", "players=2 hand1=4S hand2=5S6S7S known2=6S draw=5C6C8S rest=gone"),
    "a hand that lacks a rank": ("life", "", "players=2 hand1=4S hand2=6S7S8S lacks2=5x3 draw=5S5C6C9S rest=gone"),
    "cards drawn since": ("life", "", "players=2 hand1=4S hand2=5S6S7S lacks2=5x1 draw=5C5D8S rest=gone"),
    "more cards drawn since": ("life", "", "players=2 hand1=4S hand2=5S6S7S lacks2=5x2 draw=5C5D5H8S rest=gone"),
    "hands that lack different ranks": (
        "obsession", "", "players=3 hand1=4S hand2=6S9S lacks2=5x2 hand3=5S9C lacks3=6x2 draw=5C6C9D rest=gone",
    ),
    "a hand that lacks more than another": (
        "obsession", "", "players=3 hand1=4S hand2=9S7S lacks2=56x1 hand3=6S9C lacks3=5x2 draw=5C6C5D rest=gone",
    ),
    "hands that hold a rank": (
        "obsession", "", "players=3 hand1=4S hand2=5S7S holds2=5 hand3=5C9S holds3=5 draw=5D5H9C rest=gone",
    ),
    "a hand that lacks one rank and holds another": (
        "life", "", "players=2 hand1=4S hand2=5S6S7S lacks2=6x2 holds2=5 draw=5C6C6D7C rest=gone",
    ),
    "a hand that holds what most of it lacks": (
        "life", "", "players=2 hand1=4S hand2=5S6S7S lacks2=5x1 holds2=5 draw=5C5D7C8S rest=gone",
    ),
    CHOOSING: (
        "life", LITTLE, "players=2 phase=choose turn=2 hand1=4S up1=6S hand2=4C9S rest=draw",
    ),
    "cards that were not dealt": ("thirteen", "", "players=2 hand1=4S7D hand2=5S6SJH draw=9C2DTS rest=gone"),
    "a card that nobody's is below": (
        "thirteen", "", "players=3 floor=5S hand1=6S hand2=5S7S hand3=8S9S draw=3S3C4H6D rest=gone",
    ),
    "a hand that did not beat a card": (
        "thirteen", MUST_BEAT, "players=3 hand1=4S hand2=5S5C unbeaten2=single-9H hand3=6S2H draw=TS8D rest=gone",
    ),
    "hands that did not beat different cards": (
        "thirteen", MUST_BEAT,
        "players=3 hand1=4S hand2=5S9C unbeaten2=single-9H hand3=6SQD unbeaten3=single-KH draw=TS2C8D rest=gone",
    ),
    "cards that the seat gave away": (
        "president", "", "players=3 hand1=4S hand2=5S6C7S given2=1:6C hand3=8S9S2H given3=1:9S2H draw=TSJD rest=gone",
    ),
    "a gift in a hand that did not beat a pair": (
        "president", MUST_BEAT,
        "players=3 hand1=4S hand2=5S9CJC given2=1:JC unbeaten2=pair-T hand3=6SJD given3=2:JD draw=JSTCAD8H rest=gone",
    ),
    "a hand that did not beat a pair": (
        "thirteen", MUST_BEAT, "players=2 hand1=4S hand2=5S9C9D unbeaten2=pair-9H draw=TSTC2D6H rest=gone",
    ),
}  # fmt: skip


@cache
def seen_at(name: str) -> View:
    ruleset, changes, line = VIEWS[name]
    of = Case(ruleset, changes, 2, 0).law
    position = parse_snapshot(of, line)
    return view(of, position, position.table.turn)


@cache
def every_way(name: str) -> Counter[Assignment]:
    return weights(seen_at(name))


@pytest.mark.parametrize("name", [name for name in VIEWS if name != CHOOSING])
def test_completions_come_up_in_proportion_to_the_ways_there_are(name: str) -> None:
    seen, seed = seen_at(name), 20260101
    counted = Counter(assignment_of(position_of(seen, found)) for found in completions(seen, 3000, seed))
    assert surprise(counted, every_way(name)) < USUAL, f"{name!r}, seed {seed}"


# -- the kernels' worlds, of which a great many can be had -----------------------------------------------------------


def expected(name: str) -> Counter[Way]:
    found: Counter[Way] = Counter()
    for assignment, weight in every_way(name).items():
        found[way_as_kernels_have_it(seen_at(name), assignment)] += weight
    return found


@pytest.mark.parametrize("name", VIEWS)
def test_worlds_come_up_in_proportion_to_the_ways_there_are(name: str) -> None:
    seen, seed = seen_at(name), 5
    worlds = bench_of(seen.law).worlds(knowledge(seen.law, seen), seed, 0, 20_000)
    assert surprise(ways_in(seen, worlds), expected(name)) < USUAL, f"{name!r}, seed {seed}"


def test_completions_give_unshown_up_cards_any_rank_in_proportion() -> None:
    seen, seed = seen_at(CHOOSING), 20260101
    found = [assignment_of(position_of(seen, one)) for one in completions(seen, 3000, seed)]
    counted = Counter(way_as_kernels_have_it(seen, one) for one in found)
    assert surprise(counted, expected(CHOOSING)) < USUAL, f"seed {seed}"
    assert len({(one.seats[0].hand, one.seats[0].up) for one in found}) > 1000


def test_worlds_can_be_had_in_parts() -> None:
    seen = seen_at("hands and a draw pile")
    bench, known = bench_of(seen.law), knowledge(seen.law, seen)
    whole = bench.worlds(known, 5, 0, 30)
    assert (np.concatenate([bench.worlds(known, 5, 0, 10), bench.worlds(known, 5, 10, 20)]) == whole).all()
    assert len(np.unique(whole, axis=0)) == 30


# -- a sampler that goes wrong would be noticed ----------------------------------------------------------------------


def kept_whatever_its_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that can come up in several ways are kept as often as others."""
    names = target.interpreted().sample_pile.__globals__
    ways = names["ways_to_come_up"]
    monkeypatch.setitem(names, "ways_to_come_up", lambda k, base, s: min(1.0, ways(k, base, s)))


def kept_whatever_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that took up cards another hand needed are kept as often as others."""
    names = target.interpreted().sample_pile.__globals__
    fill = names["fill_sure"]
    monkeypatch.setitem(names, "fill_sure", lambda k, s, key, number: float(fill(k, s, key, number) > 0))


def blind_to_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are dealt as if nothing were told of them."""
    monkeypatch.setitem(target.interpreted().sample_pile.__globals__, "ways_to_come_up", lambda k, base, s: 1.0)
    monkeypatch.setitem(target.interpreted().sample_pile.__globals__, "fill_sure", lambda k, s, key, number: 1.0)


def blind_to_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that were given away may be anywhere."""
    monkeypatch.setattr(View, "known_in", lambda self, number: self.seats[number].known)


def blind_to_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was not beaten, any hand will do."""
    monkeypatch.setitem(target.interpreted().sample_climb.__globals__, "agrees", lambda k, s, t: True)


WRONG = [
    ("more cards drawn since", kept_whatever_its_ways),
    ("a hand that holds what most of it lacks", kept_whatever_its_ways),
    ("hands that lack different ranks", kept_whatever_its_share),
    ("a hand that lacks a rank", blind_to_lacking),
    ("a hand that did not beat a pair", blind_to_passing),
    ("cards that the seat gave away", blind_to_gifts),
]


@pytest.mark.parametrize(("name", "spoil"), WRONG, ids=[f"{name}, {spoil.__name__}" for name, spoil in WRONG])
def test_a_wrong_sampler_would_be_noticed(
    name: str, spoil: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = seen_at(name)
    assert surprise(ways_in(seen, plain_worlds(seen, 5, 300)), expected(name)) < USUAL
    spoil(monkeypatch)
    assert surprise(ways_in(seen, plain_worlds(seen, 5, 3000)), expected(name)) > OUTRAGEOUS
