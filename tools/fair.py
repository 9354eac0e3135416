"""Long runs of what tests/game/fair checks briefly: ``python -m tools.fair --runs 10000 --deals 1000000``.

Every lying server must be caught, and over many deals every card must lie at every place equally often.
``--liar NAME --seed N`` shows what the witness says about one lie.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from tests.game.fair.evenness import chance
from tests.game.fair.liars import LIARS, an_honest_server, caught

BY_NAME = {liar.__name__: liar for liar in LIARS}
BATCH = 100


def lies(seeds: range) -> Counter[str]:
    """Count the lies of these seeds that were noticed, by kind, and the honest servers that were accused."""
    noticed: Counter[str] = Counter()
    for seed in seeds:
        liar = LIARS[seed % len(LIARS)]
        if caught(liar, seed) is None:
            print(f"not noticed: python -m tools.fair --liar {liar.__name__} --seed {seed}")
        else:
            noticed[liar.__name__] += 1
    if seeds and caught(an_honest_server, seeds[0]) is not None:
        noticed["an honest server"] += 1
    return noticed


def run_lies(runs: int, jobs: int) -> bool:
    total: Counter[str] = Counter()
    batches = [range(first, min(first + BATCH, runs)) for first in range(0, runs, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for noticed in pool.map(lies, batches):
            total += noticed
    for name, count in sorted(total.items()):
        print(f"{count:7,}  {name}")
    wrongly = total.pop("an honest server", 0)
    print(f"{total.total():,} of {runs:,} lies noticed; {wrongly} of {len(batches)} honest servers accused")
    return total.total() == runs and not wrongly


def run_deals(deals: int, jobs: int) -> bool:
    """Test the deals for uniformity, an equal share per process; p-values within 0.0001 of 0 or 1 fail."""
    share = deals // jobs
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(chance, repeat(share, jobs), range(0, share * jobs, share)))
    told = ", ".join(f"{each:.3f}" for each in found)
    print(f"{share * jobs:,} deals, 54 cards at 54 places: chi-square p = {told}")
    return all(0.0001 < each < 0.9999 for each in found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fair", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=0, metavar="N", help="lying servers to try")
    parser.add_argument("--deals", type=int, default=0, metavar="N", help="deals to test for uniformity")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes")
    parser.add_argument("--liar", choices=sorted(BY_NAME), help="show this one lie")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of that lie")
    arguments = parser.parse_args()
    if arguments.liar:
        print(caught(BY_NAME[arguments.liar], arguments.seed))
        return 0
    right = [run_lies(arguments.runs, arguments.jobs)] if arguments.runs else []
    right += [run_deals(arguments.deals, arguments.jobs)] if arguments.deals else []
    return int(not all(right))


if __name__ == "__main__":
    raise SystemExit(main())
