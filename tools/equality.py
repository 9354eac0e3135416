"""Plays the catalogue and random laws on both engines in lockstep, and reports the games on which they differ.

    python -m tools.equality                         the long run: the catalogue and 40,000 random laws on two cores
    python -m tools.equality --laws 300 --workers 1
    python -m tools.equality --laws 300 --keep       keep the first games that differ as test cases
    python -m tools.equality --again CASE            replay one game
    python -m tools.equality --again CASE --keep     replay it and keep it as a test case

For each of the first three games on which the engines differ, it prints what differs and the command that replays the
game; the last line counts them all. With `--keep` it writes those three to tests/differential/corpus, which the tests
play from then on. The exit status is 1 if any game differs, else 0.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from itertools import cycle, islice

from emptyhand.rules.ruleset import CATALOGUE
from tests.differential.cases import Case, law_of, report
from tests.differential.sweep import sweep

MIX = ("pile", "pile", "cells", "core", "climb", "pile", "cells", "beats", "pile", "cells", "climb", "core")
"""Families in turn; a climbing law takes longer to compile and has fewer keys."""

GAMES, CAP = 3, 100
WHOLE_GAMES, TO_THE_END = 30, 5000
BATCH = 24
FIRST_SEED = 1_000_000
TELL_EVERY = 30.0
MOST_SHOWN = 3
"""Games that differ are printed, and kept, up to this number: one wrong line makes hundreds of them."""


@dataclass
class Count:
    """What was played, and a case and a report for each game on which the engines differed."""

    laws: int = 0
    games: int = 0
    steps: int = 0
    unequal: list[tuple[Case, str]] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.laws += other.laws
        self.games += other.games
        self.steps += other.steps
        self.unequal += other.unequal

    def __str__(self) -> str:
        unequal = f"{len(self.unequal)} games unequal" if self.unequal else "none unequal"
        return f"{self.laws:,} laws, {self.games:,} games, {self.steps:,} steps, {unequal}"


def play_laws(names: Sequence[str], games: int, cap: int) -> Count:
    """Play some games of each law."""
    count = Count()
    for name in names:
        count.laws += 1
        for case, outcome in sweep(name, games, cap):
            count.games += 1
            count.steps += outcome.steps
            if outcome.difference:
                found = replace(case, moves=outcome.moves, why=outcome.difference)
                count.unequal.append((found, report(case, outcome)))
    return count


def names_from(first: int, laws: int) -> Iterator[str]:
    """Yield the names of `laws` random laws."""
    return (f"{kind}:{seed}" for seed, kind in enumerate(islice(cycle(MIX), laws), start=first))


def batches(first: int, laws: int) -> Iterator[tuple[list[str], int, int]]:
    """Yield the catalogue's rulesets with whole games, then random laws with a limited number of moves."""
    yield from (([f"set:{name}"], WHOLE_GAMES, TO_THE_END) for name in CATALOGUE)
    names = names_from(first, laws)
    while batch := list(islice(names, BATCH)):
        yield batch, GAMES, CAP


def run(first: int, laws: int, workers: int, minutes: float, *, keep: bool = False) -> Count:
    """Spread the batches over processes; stop early when the time is up."""
    total = Count()
    began = told_at = time.monotonic()
    # Compile here once, so that the workers find compiled kernels.
    play_laws(["set:obsession", "set:thirteen"], 1, 1)
    waiting = batches(first, laws)
    # Fresh processes: a forked one would share the compiler's threads.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Count]] = set()
        while True:
            in_time = not minutes or time.monotonic() - began < 60 * minutes
            free = 2 * workers - len(running) if in_time else 0
            running |= {pool.submit(play_laws, *batch) for batch in islice(waiting, free)}
            if not running:
                return total
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                count = future.result()
                for case, lines in count.unequal[: max(0, MOST_SHOWN - len(total.unequal))]:
                    print(lines, flush=True)
                    if keep:
                        keep_case(case)
                total.add(count)
            if time.monotonic() - told_at > TELL_EVERY:
                told_at = time.monotonic()
                print(f"{told_at - began:4.0f} s: {total}", flush=True)


def keep_case(case: Case) -> None:
    """Add a case to the corpus."""
    path = case.keep()
    print(f"kept as {path.name} in {path.parent}: rename the file and say in `why` what the game shows", flush=True)


def again(text: str, *, keep: bool = False) -> int:
    """Play one game once more, compiled and interpreted, and print whether the engines differ."""
    case = Case.parse(text)
    law = law_of(case.law) if isinstance(case.law, str) else None
    status = 0
    for way, plain in (("compiled", False), ("interpreted", True)):
        outcome = case.played(plain=plain)
        status |= bool(outcome.difference)
        case = replace(case, why=case.why or outcome.difference)
        print(f"{way}: {outcome.difference or 'equal'} after {len(outcome.moves)} of {len(case.moves)} moves")
    if law is not None:
        print(f"the rules: {law.ruleset.text}")
    if keep:
        keep_case(case)
    return status


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.equality", description="Compare the two engines.")
    parser.add_argument("--laws", type=int, default=40_000, help="how many random laws (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=0, help="stop after this time (default: when all are done)")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first law's seed (default: %(default)s)")
    parser.add_argument("--again", metavar="CASE", help="play one game once more")
    parser.add_argument("--keep", action="store_true", help="keep the games printed as cases of tests/differential")
    arguments = parser.parse_args(words)
    if arguments.again is not None:
        return again(arguments.again, keep=arguments.keep)
    began = time.monotonic()
    total = run(arguments.first, arguments.laws, arguments.workers, arguments.minutes, keep=arguments.keep)
    print(f"{total} in {time.monotonic() - began:.0f} s")
    return 1 if total.unequal else 0


if __name__ == "__main__":
    sys.exit(main())
