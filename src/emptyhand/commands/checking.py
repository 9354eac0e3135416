"""`emptyhand simulate --check`: plays random games on the reference engine, for every ruleset and number of seats."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import NamedTuple

from emptyhand.commands.common import cores
from emptyhand.game.deal import check_players
from emptyhand.game.engine_check import CheckBatch, CheckedGames, play_batch
from emptyhand.rules.actions import CAP
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, load, parse_override

ALL = "all"
GAMES = 10_000
OTHER = 1_000
BATCH = 50
FAILED = 1
HEADER = "ruleset             seats   games   ended stalled    mean   99% longest  moves/s"


@dataclass(frozen=True, slots=True)
class EngineCheck:
    """The options of a check."""

    rulesets: tuple[str, ...] = ()
    """By name or path; the whole catalogue if empty."""
    overrides: tuple[str, ...] = ()
    games: int = GAMES
    """At the usual number of seats, or at `players`."""
    other: int = OTHER
    """At every other number of seats."""
    players: int | None = None
    seed: int = 0
    cap: int = CAP
    workers: int | None = None


class Round(NamedTuple):
    """The games of one law and seat count; `source` is the ruleset as the user named it."""

    source: str
    law: Law
    players: int
    games: int


def check_engine(asked: EngineCheck) -> int:
    """Play the games, print a row for each law and seat count, and return the exit status."""
    if asked.games < 1:
        raise ValueError(f"there is no game to play with --games {asked.games}: expected 1 or more")
    if asked.other < 0:
        raise ValueError(f"--other {asked.other} is not possible: expected 0 or more games")
    rounds = list(_rounds(asked))
    if not rounds:
        raise ValueError(f"no ruleset is for {asked.players} players: expected another number with --players")
    workers = cores() if asked.workers is None else asked.workers
    if min(workers, asked.cap) < 1:
        raise ValueError("expected the number of processes and --cap to be 1 or more")
    print(HEADER)
    failed = False
    with _mapping(workers) as mapped, _progress(sum(one.games for one in rounds)) as advance:
        for one in rounds:
            began = time.perf_counter()
            found = CheckedGames()
            for part in mapped(_batches(one, asked.seed, asked.cap)):
                found += part
                advance(len(part.decisions) + len(part.failed))
            print(_row(one, found, time.perf_counter() - began), flush=True)
            for seed, why in found.failed:
                print(_reproduce(asked, one, seed, why), flush=True)
            failed = failed or bool(found.failed)
    return FAILED if failed else 0


def _rounds(asked: EngineCheck) -> Iterator[Round]:
    """Yield every law and seat count that has games to play; of all rulesets those that `players` can play."""
    overrides = dict(map(parse_override, asked.overrides))
    for name in asked.rulesets or (ALL,):
        for source in CATALOGUE if name == ALL else (name,):
            law = compile(load(source, overrides))
            if asked.players is not None and name != ALL:
                check_players(law, asked.players)
            for players in law.players.counts:
                usual = players == (law.players.default if asked.players is None else asked.players)
                games = asked.games if usual else asked.other
                if games > 0 and (usual or asked.players is None):
                    yield Round(source, law, players, games)


def _batches(one: Round, seed: int, cap: int) -> list[CheckBatch]:
    starts = range(0, one.games, BATCH)
    return [CheckBatch(one.law, one.players, seed + first, min(BATCH, one.games - first), cap) for first in starts]


Mapped = Callable[[Sequence[CheckBatch]], Iterable[CheckedGames]]


@contextmanager
def _mapping(workers: int) -> Iterator[Mapped]:
    """Yield a `map` over batches, in other processes if there are several workers; results keep their order."""
    if workers == 1:
        yield lambda batches: map(play_batch, batches)
        return
    # Spawned, not forked: the progress bar may already have a thread running.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield lambda batches: pool.map(play_batch, batches)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error at a terminal; call the yielded function with the number of games done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=sys.stdout.isatty()) as bar:
        task = bar.add_task("random games", total=games)
        yield lambda done: bar.advance(task, done)


# -- the report ------------------------------------------------------------------------------------------------------


def _row(one: Round, found: CheckedGames, seconds: float) -> str:
    lengths = sorted(found.decisions) or [0]
    mean = sum(lengths) / len(lengths)
    # The 99th percentile: the least number that 99 games in 100 do not exceed.
    most = lengths[-(-99 * len(lengths) // 100) - 1]
    ended = len(found.decisions) - found.stalled
    speed = sum(lengths) / seconds
    return (
        f"{one.law.name:<20}{one.players:>5}{one.games:>8}{ended:>8}{found.stalled:>8}"
        f"{mean:>8.1f}{most:>6}{lengths[-1]:>8}{speed:>9,.0f}"
    )


def _reproduce(asked: EngineCheck, one: Round, seed: int, why: str) -> str:
    """Return the command that plays the failing game again."""
    return f"{command(one.source, one.players, 1, seed, asked)}  # {why}"


def command(source: str, players: int | None, games: int, seed: int, asked: EngineCheck) -> str:
    """Return the `emptyhand simulate` command for some games of a check."""
    words = ["emptyhand simulate", *([source] if source else []), "--check"]
    words += [f"--players {players}"] if players is not None else []
    words += [f"--games {games}"] if games != GAMES else []
    words += [f"--seed {seed}"] if seed else []
    words += [f"--set {text}" for text in asked.overrides]
    words += [f"--cap {asked.cap}"] if asked.cap != CAP else []
    return " ".join(words)
