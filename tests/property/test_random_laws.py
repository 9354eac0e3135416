"""Random laws: every legal move has an action index of its own, and the snapshot of every position reads back equal."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, legal_moves, play, start
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.rules.actions import action_count, action_index
from emptyhand.rules.law import Law, compile
from tests.differential.random_climb import climb_ruleset
from tests.differential.random_pile import pile_ruleset

RULESETS = {"pile": (pile_ruleset, 60), "climb": (climb_ruleset, 15)}
MOVES = 60


@pytest.mark.parametrize("kind", RULESETS)
def test_moves_have_their_own_index_and_positions_read_back(kind: str) -> None:
    ruleset, laws = RULESETS[kind]
    for seed in range(laws):
        check_game(compile(ruleset(str(seed))), seed, f"{kind}_ruleset('{seed}')")


def check_game(law: Law, seed: int, name: str) -> None:
    rng = Random(seed)
    position = start(law, deal(law, rng.choice(law.players.counts), seed)).position
    for made in range(MOVES):
        where = f"{name}, {len(position.seats)} players, deal {seed}, after {made} moves"
        line = format_snapshot(law, position)
        assert parse_snapshot(law, line) == position, f"{where}: {line}"
        moves = legal_moves(law, position)
        if not moves:
            return
        indices = [action_index(law, move) for move in canonical_moves(law, position)]
        assert len(set(indices)) == len(indices), where
        assert set(indices) == {action_index(law, move) for move in moves}, where
        assert set(indices) <= set(range(action_count(law))), where
        position = play(law, position, rng.choice(moves)).position
