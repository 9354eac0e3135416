"""`emptyhand dst`: simulates worlds around the room of a web table; shrinks a failing one, which can then be kept."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emptyhand.dst.case import Case
    from emptyhand.dst.world import Failure

MANY = "0-500"
TELL_SECONDS = 30.0


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--seed", type=int, metavar="N", help="run one world")
    what.add_argument("--seeds", metavar="A-B", help=f"run worlds A up to, but not including, B (default: {MANY})")
    what.add_argument("--world", metavar="JSON", help="run a world in the form a failure prints it")
    what.add_argument("--replay", type=Path, metavar="FILE", help="run every world in a file")
    parser.add_argument("--long", action="store_true", help="make the time of faults twelve times as long")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="append failing worlds, minimised, to this file")
    parser.add_argument("--no-shrink", action="store_true", help="report failing worlds without minimising them")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.dst.case import keep_cases
    except ModuleNotFoundError as error:
        raise ValueError(f"the table needs {error.name}: install it with pip install 'emptyhand[web]'") from None
    failed = list(_live(_cases(arguments), shrink=not arguments.no_shrink))
    if arguments.keep is not None and failed:
        keep_cases(arguments.keep, failed)
    return 1 if failed else 0


def _cases(arguments: argparse.Namespace) -> list[Case]:
    from emptyhand.dst.case import Case, read_cases

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


def _live(cases: list[Case], *, shrink: bool) -> Iterable[Case]:
    """Run worlds and report them; yield the failing ones, shrunk."""
    from emptyhand.dst.world import Failure, simulate
    from emptyhand.rulebook.words import tally

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
            yield _smaller(failure) if shrink else case
            continue
        happened += world.oracle.counts
        struck += Counter(name.partition(":")[0] for name in world.faults.struck)
        events += world.steps
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            print(f"{number} of {tally(len(cases), 'world')}", file=sys.stderr, flush=True)
    print(f"{tally(len(cases), 'world')}, {tally(events, 'event')}, {failures} failed.")
    print("Written:", ", ".join(f"{name} {count}" for name, count in sorted(happened.items())))
    print("Struck:", ", ".join(f"{name} {count}" for name, count in sorted(struck.items())))


def _smaller(failure: Failure) -> Case:
    from emptyhand.dst.shrink import shrink

    case = shrink(failure)
    print(f"  smaller: {case}", flush=True)
    return case
