"""Some games of a law on both engines, all told by the law's name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from emptyhand.fast.pile_layout import PACK_SIZE
from emptyhand.rules.law.model import ClimbLaw, Law
from tests.differential.cases import Case, expect_equal, law_of
from tests.differential.deals import deal_of
from tests.differential.lockstep import Outcome, by_chance, together

KINDS = ("pile", "cells", "climb", "beats")


def sweep(name: str, games: int, cap: int, *, plain: bool = False) -> Iterator[tuple[Case, Outcome]]:
    """Games of a law with seats, deals, leaders and choices that its name determines, each up to a number of moves."""
    law = law_of(name)
    rng = Random(name)
    counts = seat_counts(law)
    for number in range(games):
        # The smallest and the largest table first, the rest by chance.
        players = counts[-number] if number < 2 else rng.choice(counts)
        dealt, leader = rng.randrange(1_000_000), None
        if isinstance(law, ClimbLaw):
            dealt *= rng.choice([1, -1])
            leader = rng.choice([None, rng.randrange(players)])
        elif law.match.hands_on_lead:
            leader = rng.choice([None, rng.randrange(players)])
        case = Case(name, players, dealt, leader)
        choose = by_chance(str(case), cap)
        yield case, together(law, deal_of(law, players, dealt, leader), choose, plain=plain)


def seat_counts(law: Law) -> list[int]:
    """The seat counts for which the kernels have room."""
    return [n for n in law.players.counts if law.pack.size(n) <= PACK_SIZE]


def expect_equal_games(name: str, games: int, cap: int, *, plain: bool = False) -> None:
    """Fail the test at the first of the games on which the engines differ."""
    for case, outcome in sweep(name, games, cap, plain=plain):
        expect_equal(case, outcome)
