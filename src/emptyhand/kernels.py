"""Compiles the search kernels ahead of time: ``python -m emptyhand.kernels`` for all, or with a family.

Prints a line for each kernel that is ready.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from emptyhand.game.deal import deal
from emptyhand.law import compile
from emptyhand.match import Game
from emptyhand.ruleset import load

FAMILIES = {"pile": "obsession", "climb": "thirteen"}
"""One ruleset for each family: all rulesets of a family share its kernels."""
SEATS = 4


def prepare(family: str) -> Iterator[str]:
    """Compile or load a family's kernels in this process and keep them on disk; yield the name of each when ready."""
    from emptyhand.search.bench import Bench
    from emptyhand.search.knowledge import knowledge
    from emptyhand.search.policies import policies
    from emptyhand.search.ready import steps

    law = compile(load(FAMILIES[family]))
    game = Game(law, deal(law, SEATS, 1))
    yield from steps(Bench.of(law, *policies(law)), knowledge(law, game.view(game.turn)))


def main(families: list[str]) -> int:
    for family in families or FAMILIES:
        for kernel in prepare(family):
            print(f"{family} {kernel}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
