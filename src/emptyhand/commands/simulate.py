"""Plays games by the million with the fast engine and reports how they end; --check tests the reference engine."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.actions import CAP
from emptyhand.commands.common import RULESET_HELP, add_overrides, cores, law_named
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.rulebook import words

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.fast.results import Results
    from emptyhand.lab.counts import GameCounts
    from emptyhand.lab.run import SimulationRun
    from emptyhand.lab.sources import SimulationResources
    from emptyhand.lab.storage import ParquetStore

INTERRUPTED = 130
MOST = 1 << 62
MOST_CAP = 1_000_000
MOST_THREADS = 1024
UNITS = {"k": 10**3, "m": 10**6, "g": 10**9}


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
        help="number of games, such as 250000, 1_000_000, 1e6 or 2.5M (default with --check: 10000)",
    )
    add("--players", type=int, metavar="N", help="number of seats (default: the ruleset's own)")
    add("--seed", type=count_or_none, default=0, metavar="S", help="seed of the series of games (default: 0)")
    add(
        "--first",
        type=count_or_none,
        default=0,
        metavar="I",
        help="index of the first game in the series (default: 0)",
    )
    add("--policy", default="random", help="how seats choose: random, greedy or a file of weights (default: random)")
    add(
        "--cap",
        type=count,
        default=CAP,
        metavar="N",
        help=f"decisions after which a game counts as stalled (default: {CAP})",
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
    where = parser.add_argument_group("resources")
    where.add_argument("--device", default="cpu", metavar="DEVICE", help="cpu or cuda (default: cpu)")
    where.add_argument(
        "--threads",
        type=int,
        metavar="N",
        help="number of threads, or of processes with --check (default: one per core)",
    )
    where.add_argument("--cluster", metavar="WHERE", help="run on local processes, dask://HOST:PORT or ray://HOST:PORT")
    results = parser.add_argument_group("results")
    results.add_argument("--out", type=Path, metavar="FILE", help="write every game to this Parquet file")
    results.add_argument("--resume", action="store_true", help="continue an earlier run into --out")
    results.add_argument("--json", action="store_true", help="print the summary as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    _check(arguments)
    if arguments.check:
        return _check_engine(arguments)
    law = law_named(arguments.rulesets[0], arguments.overrides)
    try:
        return _simulate(arguments, law)
    except ImportError as error:
        raise ValueError(_missing(error)) from None
    except RuntimeError as error:
        # The fast engine's error for a missing device.
        raise ValueError(" ".join(str(error).split())) from None


def _simulate(arguments: argparse.Namespace, law: Law) -> int:
    from emptyhand.lab.run import simulate
    from emptyhand.lab.sources import SimulationResources

    job = _job(arguments, law)
    where = SimulationResources(arguments.device, arguments.threads or cores(), arguments.cluster)
    with ExitStack() as stack:
        store = _store(arguments, job)
        if store:
            from emptyhand.lab.storage import remembering

            stack.enter_context(remembering(store, "continue with --resume"))
        outcome = simulate(job, where, store)
    if outcome.counts is not None:
        _report(arguments, job, where, outcome, outcome.counts)
    if outcome.complete:
        return 0
    done = outcome.counts.games if outcome.counts else 0
    print(f"Stopped after {done:,} of {words.tally(job.games, 'game')}.", file=sys.stderr)
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
    from emptyhand.lab.columns import Simulated
    from emptyhand.lab.storage import ParquetStore

    return ParquetStore(arguments.out, Simulated(job), resume=arguments.resume)


def _report(
    arguments: argparse.Namespace, job: Job, where: SimulationResources, outcome: SimulationRun, counts: GameCounts
) -> None:
    from rich.console import Console

    from emptyhand.lab.progress import duration
    from emptyhand.lab.report import as_json, print_tables, versions
    from emptyhand.lab.summary import summarise

    summary = summarise(counts, tuple(i.name for i in job.law.instant) if isinstance(job.law, ClimbLaw) else ())
    speed = outcome.played / outcome.seconds
    if arguments.json:
        found = as_json(job, summary)
        found["run"] = {
            "asked": job.games,
            "complete": outcome.complete,
            "device": where.device,
            "threads": where.threads,
            "cluster": where.cluster,
            "played": outcome.played,
            "seconds": round(outcome.seconds, 3),
            "versions": versions(),
        }
        print(json.dumps(found, indent=2))
        return
    print_tables(Console(), job, summary)
    if outcome.played:
        print(f"Played {words.tally(outcome.played, 'game')} in {duration(outcome.seconds)}, {speed:,.0f} games/s.")


# -- arguments -------------------------------------------------------------------------------------------------------


def count(text: str) -> int:
    """Parse an integer above 0, in any of the ways people write large ones."""
    number = count_or_none(text)
    if number == 0:
        raise argparse.ArgumentTypeError("expected a whole number of at least 1, got 0")
    return number


def count_or_none(text: str) -> int:
    """Parse such an integer or 0."""
    digits, unit = text.strip().replace("_", ""), 1
    if digits[-1:].lower() in UNITS:
        digits, unit = digits[:-1], UNITS[digits[-1].lower()]
    try:
        number = Decimal(digits) * unit
        if not 0 <= number <= MOST or number != int(number):
            raise ValueError
    except (ArithmeticError, ValueError):
        raise argparse.ArgumentTypeError(
            f"expected a whole number such as 250000, 1_000_000, 1e6 or 2.5M, got {text!r}"
        ) from None
    return int(number)


def _check(arguments: argparse.Namespace) -> None:
    """Reject bad arguments before anything is loaded."""
    _check_mode(arguments)
    if arguments.device not in ("cpu", "cuda"):
        raise ValueError(f"there is no device {arguments.device!r}: expected cpu or cuda")
    if arguments.cap > MOST_CAP:
        raise ValueError(f"expected a --cap of at most {MOST_CAP:,} decisions, got {arguments.cap:,}")
    if arguments.threads is not None and not 1 <= arguments.threads <= MOST_THREADS:
        raise ValueError(f"expected 1 to {MOST_THREADS:,} --threads, got {arguments.threads}")
    if arguments.resume and arguments.out is None:
        raise ValueError("--resume continues a file: name it with --out")
    if arguments.cluster and arguments.device != "cpu":
        raise ValueError("a cluster plays on its workers' cores: expected --cluster or --device cuda, not both")
    if arguments.threads is not None and (arguments.cluster or "local") != "local":
        raise ValueError("--threads is about this machine: a Dask or Ray cluster knows its own cores")


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


def _job(arguments: argparse.Namespace, law: Law) -> Job:
    from emptyhand.fast.batch import Job, check
    from emptyhand.lab.policies import policy_of

    players = law.players.default if arguments.players is None else arguments.players
    policy = policy_of(arguments.policy, law)
    job = Job(law, players, arguments.seed, arguments.first, arguments.games, arguments.cap, policy=policy)
    check(job)
    if job.first + job.games > MOST:
        raise ValueError(f"expected games below number {MOST:,}")
    return job


def _missing(error: ImportError) -> str:
    """Say which extra to install for a missing package."""
    name = (error.name or str(error)).partition(".")[0]
    extra = {"duckdb": "lab", "joblib": "lab"}.get(name, "fast")
    return f"simulate needs {name}: install emptyhand[{extra}]"
