"""What a seat gave away before the game is, in every world that it imagines, where it gave it until it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from emptyhand.fast import target
from emptyhand.fast.climb_tables import card_bit
from emptyhand.game.view import View
from emptyhand.players.search import completions
from emptyhand.players.search.judge import bench_of, judge
from emptyhand.players.search.knowledge import knowledge
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import holds, parse_cards
from emptyhand.rules.law import ClimbLaw
from tests.players.search.kernels import way_of
from tests.players.search.layouts import Table, objection, seen_in, views
from tests.players.search.test_two_packs import FORCED, law_of
from tests.property.walks import Case
from tests.scale import scaled

MUST_BEAT = '{"turn.must_beat": true}'
FEW = '{"turn.must_beat": true, "deal.hand": 7}'
LOCKED = '{"turn.must_beat": true, "turn.pass_locks": true, "combinations.shortest_run": 3, "deal.hand": 9}'
WORLDS = 20
NEAR_THE_END = 4
"""Cards in a hand, at most, of which one was given."""


def remembering(changes: str, players: int, seeds: range) -> Iterator[tuple[str, View]]:
    """Views of seats that know of cards they gave away."""
    of = Case("president", changes, players, 0).law
    for seed in seeds:
        for where, seen in views(Table(of, players, "random", seed)):
            if seen.known_to_me:
                yield where, seen


@pytest.mark.parametrize(("changes", "players"), [("", 4), (MUST_BEAT, 4), (FEW, 3), (LOCKED, 4)])
def test_every_world_has_them_where_they_were_given(changes: str, players: int) -> None:
    late = proved = 0
    for number, (where, seen) in enumerate(remembering(changes, players, range(scaled(60)))):
        for found in completions(seen, WORLDS, number):
            assert not objection(seen, found), f"{where}, completions of seed {number}"
        given = [seat for seat, cards in zip(seen.seats, seen.known_to_me, strict=True) if cards]
        late += any(seat.hand <= NEAR_THE_END for seat in given)
        proved += any(seat.unbeaten for seat in given)
    assert late > 3
    assert bool(proved) == bool(changes), "hands that passed are among them where a pass proves anything"


def test_the_kernels_deal_them_in_every_world() -> None:
    for number, (where, seen) in enumerate(remembering(MUST_BEAT, 4, range(scaled(25)))):
        assert isinstance(seen.law, ClimbLaw)
        for world in bench_of(seen.law).worlds(knowledge(seen.law, seen), number, 0, 100).tolist():
            for seat, laid in enumerate(way_of(seen, world)):
                given = {card_bit(seen.law, card) for card in seen.known_to_me[seat]}
                assert given <= set(laid.hand), where
                assert len(laid.hand) == seen.seats[seat].hand, where


def test_with_two_packs_hands_hold_as_many_equal_cards_as_were_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(target, "_run_by", [target.interpreted])
    looked: Counter[bool] = Counter()
    with np.errstate(over="ignore"):
        for seed in range(scaled(10)):
            for where, seen in views(Table(law_of(FORCED), 2, "random", seed)):
                if not seen.known_to_me:
                    continue
                looked[any(seat.unbeaten for seat in seen.seats)] += 1
                for found in completions(seen, 5, seed):
                    other = 1 - seen.seat if seen.seat is not None else 0
                    assert holds(found.hands[other], seen.known_in(other)), where
                    assert not objection(seen, found), where
    assert min(looked[True], looked[False]) > 3


def test_the_search_plays_around_a_card_that_it_gave_away() -> None:
    """An ace and a pair are left to lead: the pair comes first only if the other hand is known to have the 2."""
    line = "players=3 out=3 hand1=5S5CAD hand2=2H6S{} draw=6C6D6H7S7C7D7H rest=gone"
    best = [judge(seen_in("president", line.format(given)), 400, 1)[0].move for given in (" given2=1:2H", "")]
    pair = Play(parse_cards("5C5S"))
    assert [move == pair for move in best] == [True, False]
