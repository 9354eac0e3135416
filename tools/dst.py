"""`python -m tools.dst`: simulate worlds around real rooms, minimise a failing one and keep it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from emptyhand.words.rulebook.words import count_text
from simulator.case import Case, keep_cases, read_cases
from simulator.shrink import shrink
from simulator.world import Failure, simulate

MANY = "0-500"
TELL_SECONDS = 30.0


WRONG_INPUT = 2


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dst", description="Simulate faults around real rooms.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--seed", type=int, metavar="N", help="run one world")
    what.add_argument("--seeds", metavar="A-B", help=f"run worlds A up to, but not including, B (default: {MANY})")
    what.add_argument("--world", metavar="JSON", help="run a world in the form a failure prints it")
    what.add_argument("--replay", type=Path, metavar="FILE", help="run every world in a file")
    parser.add_argument("--long", action="store_true", help="make the time of faults twelve times as long")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="append failing worlds, minimised, to this file")
    parser.add_argument("--no-shrink", action="store_true", help="report failing worlds without minimising them")
    arguments = parser.parse_args(words)
    try:
        cases = _cases(arguments)
    except ValueError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    failed = list(_live(cases, minimise=not arguments.no_shrink))
    if arguments.keep is not None and failed:
        keep_cases(arguments.keep, failed)
    return 1 if failed else 0


def _cases(arguments: argparse.Namespace) -> list[Case]:
    if arguments.world is not None:
        return [Case.parse(arguments.world)]
    if arguments.replay is not None:
        return read_cases(arguments.replay)
    if arguments.seed is not None:
        return [Case(arguments.seed, arguments.long)]
    return [Case(seed, arguments.long) for seed in _range(arguments.seeds or MANY)]


def _range(text: str) -> range:
    first, _, last = text.partition("-")
    if not (first.isdigit() and last.isdigit()):
        raise ValueError(f"{text!r} is not a range of seeds: expected one such as {MANY}")
    seeds = range(int(first), int(last))
    if not seeds:
        raise ValueError(f"--seeds {text} names no world: expected the second number to be greater, as in {MANY}")
    return seeds


def _live(cases: list[Case], *, minimise: bool) -> Iterable[Case]:
    """Run worlds and report them; yield the failing ones, shrunk."""
    happened: Counter[str] = Counter()
    struck: Counter[str] = Counter()
    events = failures = 0
    told = time.monotonic()
    for number, case in enumerate(cases, 1):
        try:
            world = simulate(case)
        except Failure as failure:
            failures += 1
            print(failure, flush=True)
            yield _smaller(failure) if minimise else case
            continue
        happened += world.oracle.counts
        struck += Counter(name.partition(":")[0] for name in world.faults.struck)
        events += world.steps
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            print(f"{number} of {count_text(len(cases), 'world')}", file=sys.stderr, flush=True)
    print(f"{count_text(len(cases), 'world')}, {count_text(events, 'event')}, {failures} failed.")
    print("Written:", ", ".join(f"{name} {count}" for name, count in sorted(happened.items())))
    print("Struck:", ", ".join(f"{name} {count}" for name, count in sorted(struck.items())))


def _smaller(failure: Failure) -> Case:
    case = shrink(failure)
    print(f"  smaller: {case}", flush=True)
    return case


if __name__ == "__main__":
    sys.exit(main())
