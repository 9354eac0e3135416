"""Simulated games are the reference's games: dealt and chosen by the same numbers, they come to the same results.

The lockstep gives the kernels a deal and their choices; here they find both themselves, at full speed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from emptyhand.fast.batch import Job, Kernel, play_job
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.climb_layout import COUNT_FIGURES
from emptyhand.fast.results import Results
from emptyhand.fast.tables import tables_of
from emptyhand.game.deal import Deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.position import Position
from emptyhand.rules.cards import ALL_CARDS, JOKER_CARD, RANKS, Card, Rank, card
from emptyhand.rules.law.model import ClimbLaw, Law
from tests.catalogue import CORE
from tests.differential.cases import law_of
from tests.differential.projection import bits
from tests.differential.tally import Counts, Tally
from tests.scale import scaled

SEED = 11
GAMES = 12
CAP = 300


class Stream:
    """The numbers of a game, one after another."""

    def __init__(self, seed: int, index: int) -> None:
        self.key = stream_key(seed, index)
        self.counter = 0

    def below(self, bound: int) -> int:
        self.counter += 1
        return below(self.key, self.counter - 1, bound)

    def shuffle(self, items: list[int], count: int) -> None:
        """Settle so many places from the front, one number each."""
        for i in range(count):
            j = i + self.below(len(items) - i)
            items[i], items[j] = items[j], items[i]


def dealt(law: Law, players: int, stream: Stream) -> Deal:
    """The deal of a stream, by the rules that a simulated game keeps to."""
    ties = list(range(players))
    if isinstance(law, ClimbLaw):
        by_place = {place: ALL_CARDS[number] for number, place in enumerate(bits(law)) if place >= 0}
        order = sorted(by_place) * law.packs[players]
        stream.shuffle(order, players * law.deal.hand)
        stream.counter = len(order)
        return Deal(tuple(by_place[place] for place in order), tuple(ties), 0)
    ranks = [rank for rank in RANKS for _ in range(law.pack.of_rank(rank, players))]
    drawn: list[int] = []
    while ranks:
        drawn.append(ranks.pop(stream.below(len(ranks))))
    stream.shuffle(ties, players - 1)
    return Deal(with_suits(drawn), tuple(ties), stream.below(players))


def with_suits(ranks: list[int]) -> tuple[Card, ...]:
    """Physical cards for ranks, suits in turn: they mean nothing in a pile game."""
    seen = [0] * 14
    cards = []
    for rank in ranks:
        cards.append(JOKER_CARD if rank == 13 else card(rank, seen[rank] % 4))
        seen[rank] += 1
    return tuple(cards)


def played(law: Law, players: int, index: int) -> tuple[Position, Counts]:
    """A game of the seed on the reference engine."""
    stream = Stream(SEED, index)
    position, events = start(law, dealt(law, players, stream))
    tally = Tally(law, players)
    tally.add(events)
    while not position.over and tally.decisions < CAP:
        moves = canonical_moves(law, position)
        position, events = play(law, position, moves[stream.below(len(moves))])
        tally.add(events)
    return position, tally.counts


def check(law: Law, results: Results, players: int, index: int) -> Counts:
    """Compare a simulated game with the reference's; what was laid comes back to be added up."""
    position, counts = played(law, players, index)
    at = index - results.first
    where = f"{law.name} players={players} seed={SEED} game={index}"
    order = (*position.table.out, *[-1] * players)[:players] if position.over else (-1,) * players
    assert tuple(results.order[at]) == order, where
    assert results.stalled[at] == (not position.over), where
    found = (results.decisions[at], results.kills[at], results.pick_ups[at], results.instant[at])
    assert found == (counts.decisions, counts.cleared, counts.declined, counts.instant), where
    if not counts.instant:
        assert results.starter[at] == counts.starter, where
    left = tuple(len(z.hand) + sum(c is not None for c in z.up + z.down) for z in position.seats)
    assert tuple(results.cards_left[at]) == left, where
    return counts


def check_all(law: Law, results: Results, players: int) -> None:
    """Compare every game of a batch."""
    for index in range(results.first, results.first + results.games):
        check(law, results, players, index)


@pytest.mark.parametrize("name", CORE)
def test_simulated_games_are_the_games_of_the_reference(name: str) -> None:
    law = law_of(f"set:{name}")
    for players in law.players.counts:
        results = play_job(Job(law, players, SEED, 5, scaled(GAMES, 4), CAP))
        check_all(law, results, players)


@pytest.mark.parametrize("name", CORE)
def test_what_was_laid_is_counted_as_in_the_reference(name: str) -> None:
    law = law_of(f"set:{name}")
    players = law.players.default
    results = play_job(Job(law, players, SEED, 0, GAMES, CAP, count_laid=True))
    expected = np.zeros_like(results.laid)
    for index in range(GAMES):
        counts = check(law, results, players, index)
        by_seat = np.array(counts.laid).reshape(players, -1)
        expected[0, : by_seat.shape[1]] += by_seat.sum(axis=0)
        if not results.stalled[index]:
            expected[1, : by_seat.shape[1]] += by_seat[results.winner[index]]
    assert (results.laid == expected).all()


@pytest.mark.parametrize("kind", ["pile", "cells", "climb", "beats"])
def test_simulated_games_of_random_laws_are_the_games_of_the_reference(kind: str) -> None:
    for seed in range(200, 200 + scaled(20, 8)):
        law = law_of(f"{kind}:{seed}")
        players = law.players.least
        results = play_job(Job(law, players, SEED, 0, 2, CAP))
        check_all(law, results, players)


def test_another_pack_would_be_noticed() -> None:
    law = law_of("set:obsession")
    others: list[dict[str, Any]] = [{"jokers": 1}, {"players_per_pack": 0}, {"without": (Rank(3),)}]
    for other in others:
        wrong = replace(law, pack=replace(law.pack, **other))
        # Laws with one digest are taken for one another.
        tables_of.cache_clear()
        results = play_job(Job(wrong, 3, SEED, 0, GAMES, CAP))
        tables_of.cache_clear()
        with pytest.raises(AssertionError):
            check_all(law, results, 3)


def test_jobs_of_a_law_share_its_tables_and_count_apart() -> None:
    law, other = law_of("set:thirteen"), law_of("set:thirteen-southern")
    job = Job(law, 4, SEED, 0, 1)
    tables = Kernel.of(job).tables
    assert Kernel.of(replace(job, seed=SEED + 1, players=3)).tables is tables
    counting = Kernel.of(replace(job, count_laid=True)).tables
    assert [place for place in range(len(tables)) if tables[place] != counting[place]] == [COUNT_FIGURES]
    assert Kernel.of(replace(job, law=other)).tables.shape != tables.shape
