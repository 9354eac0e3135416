"""No position that a game comes to is refused, whatever rules are played."""

from __future__ import annotations

import random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.snapshot import check_position, format_snapshot, parse_snapshot
from emptyhand.rules.law import ClimbLaw, Law
from tests.catalogue import CORE
from tests.helpers import law
from tests.words.rulebook.random_rules import random_house_rules, random_law

MOVES = 120


def check_game(of: Law, seed: int, hint: str) -> None:
    rng = random.Random(seed)
    players = rng.choice(list(of.players.counts))
    leader = rng.choice([None, 0]) if isinstance(of, ClimbLaw) and of.match.winner_leads else None
    position = start(of, deal(of, players, seed, leader)).position
    for number in range(MOVES):
        line = format_snapshot(of, position)
        check_position(of, position)
        if number % 10 == 0 or position.over:
            assert parse_snapshot(of, line) == position, f"{hint}, move {number}: {line}"
        if position.over:
            return
        position = play(of, position, rng.choice(legal_moves(of, position))).position


@pytest.mark.parametrize("name", CORE)
def test_every_position_of_the_catalogue_is_read(name: str) -> None:
    for seed in range(6):
        check_game(law(name), seed, f"{name}, deal {seed}")


@pytest.mark.parametrize("seed", range(60))
def test_every_position_of_house_rules_is_read(seed: int) -> None:
    name, of = random_house_rules(seed)
    check_game(of, seed, f"random_house_rules({seed}), {name}")


@pytest.mark.parametrize("seed", range(60))
def test_every_position_of_random_rules_is_read(seed: int) -> None:
    check_game(random_law(seed), seed, f"random_law({seed})")
