"""Lives through simulated worlds around the room of a web table, and says which seed shows a fault.

    python -m tools.dst --seed 17              one world
    python -m tools.dst --seeds 0-2000         many; the seeds of those that fail are told
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tests.room.sim.world import simulate


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dst", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--seed", type=int, help="the world to live through")
    parser.add_argument("--seeds", default="0-500", metavar="A-B", help="worlds from A up to B, B not included")
    arguments = parser.parse_args(words)
    if arguments.seed is not None:
        simulate(arguments.seed)
        print(f"seed {arguments.seed}: nothing wrong")
        return 0
    first, last = (int(part) for part in arguments.seeds.split("-"))
    return sweep(range(first, last))


def sweep(seeds: Sequence[int]) -> int:
    """Live through many worlds and report."""
    happened: Counter[str] = Counter()
    failed = 0
    for seed in seeds:
        try:
            happened += simulate(seed).oracle.counts
        except AssertionError as error:
            failed += 1
            print(error)
    print(f"{len(seeds)} worlds, {failed} with faults; {dict(happened)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
