"""Compiles the kernels ahead of time: ``python -m emptyhand.players.kernels``, with a family for those of its bots.

Prints a line for each kernel that is ready.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

from emptyhand.game.deal import deal
from emptyhand.players.game import Game
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load

FAMILIES = {"pile": "obsession", "climb": "thirteen", "packs": "president"}
"""One ruleset for each family: all rulesets of a family share its kernels. `packs` plays its own with two packs."""
SEATS = 4


def law_of(family: str) -> Law:
    """Return a law that the kernels of a family play."""
    ruleset = load(FAMILIES[family])
    packs = replace(ruleset.pack, players_per_pack=2) if family == "packs" else ruleset.pack
    return compile(replace(ruleset, pack=packs))


def prepare(family: str) -> Iterator[str]:
    """Compile or load the kernels of a family's bots in this process and keep them on disk.

    Yields the name of each when it is ready.
    """
    from emptyhand.players.search.bench import Bench
    from emptyhand.players.search.knowledge import knowledge
    from emptyhand.players.search.ready import VARIANTS, steps
    from emptyhand.players.search.rollouts import policies

    law = law_of(family)
    game = Game(law, deal(law, SEATS, 1))
    for variant in VARIANTS[family]:
        bench = replace(Bench.of(law, *policies(law)), variant=variant)
        for name in steps(bench, knowledge(law, game.view(game.turn))):
            yield f"{name} ({variant})"


def prepare_lab(family: str) -> Iterator[str]:
    """Do the same with the kernels of the lab: simulations and studies."""
    import numpy as np

    from emptyhand.fast import disk, target
    from emptyhand.fast.batch import Job, Kernel
    from emptyhand.fast.contest import Contest
    from emptyhand.fast.policy import RANDOM, greedy
    from emptyhand.fast.story import StoryKernel
    from emptyhand.fast.weights import weights_of
    from emptyhand.players.search.ready import VARIANTS
    from emptyhand.rules.actions import CAP

    law = law_of(family)
    weights = np.array(weights_of(law), np.float64)
    jobs = [Job(law, SEATS, 0, 0, 1, policy=policy) for policy in (RANDOM, greedy(law))]
    for variant in VARIANTS[family]:
        with disk.one_at_a_time(target.cache_folder()):
            for job in jobs:
                kernel = replace(Kernel.of(job), variant=variant)
                kernel.run(0, 1)
                on_cpu, entry = kernel.on_cpu()
                yield f"{entry} ({on_cpu})"
            story = replace(StoryKernel.of(jobs[0]), variant=variant)
            story.run(0, 1)
            yield f"{story.entry} ({variant})"
            contest = replace(Contest.of(law), variant=variant)
            contest.places(weights, [weights], SEATS, 0, 0, 1, CAP)
            yield f"{contest.entry} ({variant})"


def main(families: list[str]) -> int:
    """Compile the kernels of the bots of some families; without arguments, those of all bots and of the lab."""
    for family in families or FAMILIES:
        for kernel in prepare(family):
            print(f"{family} {kernel}", flush=True)
    for family in () if families else FAMILIES:
        for kernel in prepare_lab(family):
            print(f"{family} {kernel}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
