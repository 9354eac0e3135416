"""Arguments of the commands that play a series of games with the fast engine, and where they are played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from typing import TYPE_CHECKING

from emptyhand.commands.common import cores
from emptyhand.rules.actions import CAP
from emptyhand.rules.extras import install_line
from emptyhand.rules.law.model import Law

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.study.lab.sources import SimulationResources

GAMES_HELP = "number of games, such as 250000, 1_000_000, 1e6 or 2.5M"
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
MOST_GAMES = 1 << 62
MOST_CAP = 1_000_000
MOST_THREADS = 1024
UNITS = {"k": 10**3, "m": 10**6, "g": 10**9}


def add_series(games: argparse._ActionsContainer, *, policy: str) -> None:
    """Add what determines a game besides its ruleset and number; `policy` is the default."""
    add = games.add_argument
    add("--players", type=int, metavar="N", help="number of seats (default: the ruleset's own)")
    add("--seed", type=count_or_none, default=0, metavar="S", help="seed of the series of games (default: 0)")
    add(
        "--policy",
        default=policy,
        help=f"how seats choose: random, greedy or a file of weights (default: {policy})",
    )
    add(
        "--cap",
        type=count,
        default=CAP,
        metavar="N",
        help=f"decisions after which a game counts as stalled (default: {CAP})",
    )


def add_resources(parser: argparse.ArgumentParser, *, threads: str) -> None:
    where = parser.add_argument_group("resources")
    where.add_argument("--device", default="cpu", metavar="DEVICE", help="cpu or cuda (default: cpu)")
    where.add_argument("--threads", type=int, metavar="N", help=threads)
    where.add_argument("--cluster", metavar="WHERE", help="run on local processes or dask://HOST:PORT")


def check_series(arguments: argparse.Namespace) -> None:
    """Reject bad values of these arguments before anything is loaded."""
    if arguments.device not in ("cpu", "cuda"):
        raise ValueError(f"there is no device {arguments.device!r}: expected cpu or cuda")
    if arguments.cap > MOST_CAP:
        raise ValueError(f"expected a --cap of at most {MOST_CAP:,} decisions, got {arguments.cap:,}")
    if arguments.threads is not None and not 1 <= arguments.threads <= MOST_THREADS:
        raise ValueError(f"expected 1 to {MOST_THREADS:,} --threads, got {arguments.threads}")
    if arguments.cluster and arguments.device != "cpu":
        raise ValueError("a cluster plays on its workers' cores: expected --cluster or --device cuda, not both")
    if arguments.threads is not None and (arguments.cluster or "local") != "local":
        raise ValueError("--threads is about this machine: a Dask cluster knows its own cores")


def job_of(arguments: argparse.Namespace, law: Law, *, first: int = 0, players: int | None = None) -> Job:
    """Return the job that the arguments ask for; `players` is the default number of seats."""
    from emptyhand.fast.batch import Job, check
    from emptyhand.study.lab.policy_files import policy_of

    default = law.players.default if players is None else players
    seats = default if arguments.players is None else arguments.players
    policy = policy_of(arguments.policy, law)
    job = Job(law, seats, arguments.seed, first, arguments.games, arguments.cap, policy=policy)
    check(job)
    if job.first + job.games > MOST_GAMES:
        raise ValueError(f"expected games below number {MOST_GAMES:,}")
    return job


def resources_of(arguments: argparse.Namespace) -> SimulationResources:
    from emptyhand.study.lab.sources import SimulationResources

    return SimulationResources(arguments.device, arguments.threads or cores(), arguments.cluster)


@contextmanager
def explain_missing_extras(command: str) -> Iterator[None]:
    """Turn a missing package or device into one sentence."""
    try:
        yield
    except ImportError as error:
        raise ValueError(_missing(command, error)) from None
    except RuntimeError as error:
        # The fast engine's error for a missing device.
        raise ValueError(" ".join(str(error).split())) from None


def _missing(command: str, error: ImportError) -> str:
    """Say which extra to install for a missing package."""
    name = (error.name or str(error)).partition(".")[0]
    extra = {"duckdb": "lab", "joblib": "lab"}.get(name, "fast")
    return f"{command} needs {name}: install it with {install_line(extra)}"


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
        if not 0 <= number <= MOST_GAMES or number != int(number):
            raise ValueError
    except (ArithmeticError, ValueError):
        raise argparse.ArgumentTypeError(
            f"expected a whole number such as 250000, 1_000_000, 1e6 or 2.5M, got {text!r}"
        ) from None
    return int(number)
