"""Plays games by the million with the fast engine and reports how they end; --check tests the reference engine."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.commands.common import RULESET_HELP, add_overrides, find_law
from emptyhand.commands.game_series import (
    GAMES_HELP,
    INTERRUPTED,
    add_resources,
    add_series,
    check_series,
    count,
    count_or_none,
    explain_missing_extras,
    job_of,
    resources_of,
)
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.words.rulebook import words

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.fast.results import Results
    from emptyhand.study.lab.counts import GameCounts
    from emptyhand.study.lab.run import SimulationRun
    from emptyhand.study.lab.sources import SimulationResources
    from emptyhand.study.lab.storage import ParquetStore


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rulesets", nargs="*", metavar="RULESET", help=f"{RULESET_HELP}; --check takes several (default: all)"
    )
    add_overrides(parser)
    games = parser.add_argument_group("games")
    add = games.add_argument
    add(
        "--games",
        type=count,
        metavar="N",
        help=f"{GAMES_HELP} (default with --check: 10000)",
    )
    add_series(games, policy="random")
    add(
        "--first",
        type=count_or_none,
        default=0,
        metavar="I",
        help="index of the first game in the series (default: 0)",
    )
    check = parser.add_argument_group("checking the reference engine")
    check.add_argument(
        "--check", action="store_true", help="play at random with the reference engine and report broken games"
    )
    check.add_argument(
        "--other",
        type=count_or_none,
        metavar="N",
        help="with --check, games at every other number of seats (default: 1000)",
    )
    add_resources(parser, threads="number of threads, or of processes with --check (default: one per core)")
    results = parser.add_argument_group("results")
    results.add_argument("--out", type=Path, metavar="FILE", help="write every game to this Parquet file")
    results.add_argument("--resume", action="store_true", help="continue an earlier run into --out")
    results.add_argument("--json", action="store_true", help="print the summary as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    _check(arguments)
    if arguments.check:
        return _check_engine(arguments)
    law = find_law(arguments.rulesets[0], arguments.overrides)
    with explain_missing_extras("simulate"):
        return _simulate(arguments, law)


def _simulate(arguments: argparse.Namespace, law: Law) -> int:
    from emptyhand.study.lab.run import simulate

    job = job_of(arguments, law, first=arguments.first)
    where = resources_of(arguments)
    with ExitStack() as stack:
        store = _store(arguments, job)
        if store:
            from emptyhand.study.lab.storage import advise_on_error

            stack.enter_context(advise_on_error(store, "continue with --resume"))
        outcome = simulate(job, where, store)
    if outcome.counts is not None:
        _report(arguments, job, where, outcome, outcome.counts)
    if outcome.complete:
        return 0
    done = outcome.counts.games if outcome.counts else 0
    print(f"Stopped after {done:,} of {words.count_text(job.games, 'game')}.", file=sys.stderr)
    return INTERRUPTED


def _check_engine(arguments: argparse.Namespace) -> int:
    from emptyhand.commands.checking import GAMES, OTHER, EngineCheck, check_engine

    return check_engine(
        EngineCheck(
            rulesets=tuple(arguments.rulesets),
            overrides=tuple(arguments.overrides),
            games=GAMES if arguments.games is None else arguments.games,
            other=OTHER if arguments.other is None else arguments.other,
            players=arguments.players,
            seed=arguments.seed,
            cap=arguments.cap,
            workers=arguments.threads,
        )
    )


def _store(arguments: argparse.Namespace, job: Job) -> ParquetStore[Results] | None:
    if arguments.out is None:
        return None
    from emptyhand.study.lab.columns import Simulated
    from emptyhand.study.lab.storage import ParquetStore

    return ParquetStore(arguments.out, Simulated(job), resume=arguments.resume)


def _report(
    arguments: argparse.Namespace, job: Job, where: SimulationResources, outcome: SimulationRun, counts: GameCounts
) -> None:
    from rich.console import Console

    from emptyhand.study.lab.progress import duration
    from emptyhand.study.lab.report import as_json, print_tables, run_json
    from emptyhand.study.lab.summary import summarise

    summary = summarise(counts, tuple(i.name for i in job.law.instant) if isinstance(job.law, ClimbLaw) else ())
    speed = outcome.played / outcome.seconds
    if arguments.json:
        found = as_json(job, summary)
        run = run_json(where, asked=job.games, complete=outcome.complete, seconds=outcome.seconds)
        found["run"] = run | {"played": outcome.played}
        print(json.dumps(found, indent=2))
        return
    print_tables(Console(), job, summary)
    if outcome.played:
        print(
            f"Played {words.count_text(outcome.played, 'game')} in {duration(outcome.seconds)}, {speed:,.0f} games/s."
        )


# -- arguments -------------------------------------------------------------------------------------------------------


def _check(arguments: argparse.Namespace) -> None:
    """Reject bad arguments before anything is loaded."""
    _check_mode(arguments)
    check_series(arguments)
    if arguments.resume and arguments.out is None:
        raise ValueError("--resume continues a file: name it with --out")


def _check_mode(arguments: argparse.Namespace) -> None:
    """Reject options of one engine together with the other."""
    if not arguments.check:
        if len(arguments.rulesets) != 1:
            raise ValueError(f"expected one RULESET, got {len(arguments.rulesets)} (--check takes several)")
        if arguments.games is None:
            raise ValueError("expected --games N: how many games to simulate")
        if arguments.other is not None:
            raise ValueError("--other goes with --check")
        return
    fast = {
        "device": "cpu",
        "cluster": None,
        "policy": "random",
        "first": 0,
        "out": None,
        "resume": False,
        "json": False,
    }
    for name, usual in fast.items():
        if getattr(arguments, name) != usual:
            raise ValueError(f"--{name} goes with the fast engine: expected --check without it")
