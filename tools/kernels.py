"""Compiles the kernels that the tests use: `python -m tools.kernels`.

`make test` runs it beside the checks, before the tests: otherwise every worker would compile the same kernels.
"""

from __future__ import annotations

import sys

from emptyhand.fast.batch import Job, play_job
from emptyhand.fast.contest import Contest
from emptyhand.fast.policy import RANDOM, greedy
from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.players.search import completions
from emptyhand.rules.actions import CAP
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import load
from tests.differential.kernels import Side
from tools.tune import starting_table

RULESETS = ("obsession", "shed", "thirteen")
"""One ruleset for each variant of a family's kernels."""
MOVES = 20
"""Enough moves to reach a decision that takes some thought."""


def warm(name: str) -> None:
    law = compile(load(name))
    for policy in (RANDOM, greedy(law)):
        play_job(Job(law, law.players.default, 0, 0, 4, policy=policy))
    dealt = deal(law, 4, 1)
    game, player = Game(law, dealt), make("search:64", 1, law)
    for _ in range(MOVES):
        game.play(player.choose(game.view(game.turn)))
    completions(game.view(game.turn), 1, seed=1)
    table, _ = starting_table(law)
    Contest.of(law).places(table, [table], 4, 1, 0, 2, CAP)
    side = Side.of(law)
    side.deal(dealt)
    side.step(0)
    side.moves()


def main() -> int:
    for name in RULESETS:
        warm(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
