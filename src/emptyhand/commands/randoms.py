"""Play many games by chance alone and report how they end: every ruleset, every number of seats."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from emptyhand.actions import CAP
from emptyhand.cards import Card, pack
from emptyhand.game.deal import check_players, deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.law import Law, compile
from emptyhand.rulebook.words import tally
from emptyhand.ruleset import CATALOGUE, load, parse_override

ALL = "all"
BATCH = 50
FAILED = 1
HEADER = "ruleset             seats   games   ended stalled    mean   99% longest  moves/s"


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of one law and seat count, one for each seed from `first` on."""

    law: Law
    players: int
    first: int
    games: int
    cap: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of some games: how many decisions each took, how many stalled, which seeds failed and why."""

    decisions: tuple[int, ...] = ()
    stalled: int = 0
    failed: tuple[tuple[int, str], ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.decisions + other.decisions, self.stalled + other.stalled, self.failed + other.failed)


class Round(NamedTuple):
    """The games of one law and seat count; `source` is how the ruleset was asked for."""

    source: str
    law: Law
    players: int
    games: int


class BrokenGame(Exception):
    """A game in which the engine broke its own promises."""


# -- playing ---------------------------------------------------------------------------------------------------------


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch. Runs in another process, so it takes and returns plain values."""
    decisions: list[int] = []
    failed: list[tuple[int, str]] = []
    stalled = 0
    for seed in range(batch.first, batch.first + batch.games):
        try:
            position, made = random_game(batch.law, batch.players, seed, batch.cap)
            _check_cards(batch.law, batch.players, position)
        except Exception as error:  # noqa: BLE001 - whatever the engine does wrong is what this command looks for
            failed.append((seed, f"{type(error).__name__}: {error}"))
            continue
        decisions.append(made)
        stalled += not position.over
    return Tally(tuple(decisions), stalled, tuple(failed))


def random_game(law: Law, players: int, seed: int, cap: int) -> tuple[Position, int]:
    """The last position of the game of a seed, and how many decisions led there. The seed decides deal and moves."""
    random = Random(seed).random
    position = start(law, deal(law, players, seed)).position
    made = 0
    while made < cap and not position.over:
        moves = legal_moves(law, position)
        if not moves:
            raise BrokenGame(f"no legal move after {tally(made, 'decision')}")
        position = play(law, position, moves[int(random() * len(moves))]).position
        made += 1
    return position, made


def _check_cards(law: Law, players: int, position: Position) -> None:
    """Raise unless every card of the packs is in exactly one place."""
    rows: Iterable[Iterable[Card | None]] = chain.from_iterable((z.hand, z.up, z.down) for z in position.seats)
    held = [card for row in rows for card in row if card is not None]
    there = sorted([*held, *position.draw, *position.table.pile, *position.table.gone])
    if there != list(pack(law.packs[players], law.jokers)):
        raise BrokenGame("cards were lost or doubled")


# -- the command -----------------------------------------------------------------------------------------------------


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rulesets",
        nargs="*",
        default=[ALL],
        metavar="RULESET",
        help=f"rulesets by name ({', '.join(CATALOGUE)}) or path (default: all)",
    )
    add = parser.add_argument
    overriding = "override one key of each ruleset; may be repeated"
    add("--set", action="append", default=[], dest="overrides", metavar="KEY=VALUE", help=overriding)
    add("--games", type=int, default=10_000, metavar="N", help="games at the usual number of seats (default: 10000)")
    add("--other", type=int, default=1_000, metavar="N", help="games at every other number of seats (default: 1000)")
    add("--players", type=int, metavar="N", help="play --games games at this number of seats only")
    add("--seed", type=int, default=0, metavar="S", help="seed of the first game (default: 0)")
    stalling = f"decisions after which a game counts as stalled (default: {CAP})"
    add("--cap", type=int, default=CAP, metavar="N", help=stalling)
    add("--workers", type=int, metavar="N", help="number of processes (default: one per core)")


def run(arguments: argparse.Namespace) -> int:
    if arguments.games < 1:
        raise ValueError(f"there is no game to play with --games {arguments.games}: expected 1 or more")
    if arguments.other < 0:
        raise ValueError(f"--other {arguments.other} is not possible: expected 0 or more games")
    rounds = list(_rounds(arguments))
    workers = _cores() if arguments.workers is None else arguments.workers
    if min(workers, arguments.cap) < 1:
        raise ValueError("expected --workers and --cap to be 1 or more")
    print(HEADER)
    failed = False
    with _mapping(workers) as mapped, _progress(sum(one.games for one in rounds)) as advance:
        for one in rounds:
            began = time.perf_counter()
            tally = Tally()
            for part in mapped(_batches(one, arguments.seed, arguments.cap)):
                tally += part
                advance(len(part.decisions) + len(part.failed))
            print(_row(one, tally, time.perf_counter() - began), flush=True)
            for seed, why in tally.failed:
                print(_reproduce(arguments, one, seed, why), flush=True)
            failed = failed or bool(tally.failed)
    return FAILED if failed else 0


def _rounds(arguments: argparse.Namespace) -> Iterator[Round]:
    """Every law and seat count that has games to play."""
    overrides = dict(map(parse_override, arguments.overrides))
    for source in [n for name in arguments.rulesets for n in (CATALOGUE if name == ALL else (name,))]:
        law = compile(load(source, overrides))
        if arguments.players is not None:
            check_players(law, arguments.players)
        for players in law.players.counts if arguments.players is None else (arguments.players,):
            usual = players in (law.players.default, arguments.players)
            games = arguments.games if usual else arguments.other
            if games > 0:
                yield Round(source, law, players, games)


def _batches(one: Round, seed: int, cap: int) -> list[Batch]:
    starts = range(0, one.games, BATCH)
    return [Batch(one.law, one.players, seed + first, min(BATCH, one.games - first), cap) for first in starts]


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


Mapped = Callable[[Sequence[Batch]], Iterable[Tally]]


@contextmanager
def _mapping(workers: int) -> Iterator[Mapped]:
    """A way to play batches, in other processes where there are several; tallies come in the order of batches."""
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
    """A bar on standard error while a person watches; what it gives is called with the number of games done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=sys.stdout.isatty()) as bar:
        task = bar.add_task("random games", total=games)
        yield lambda done: bar.advance(task, done)


# -- the report ------------------------------------------------------------------------------------------------------


def _row(one: Round, tally: Tally, seconds: float) -> str:
    lengths = sorted(tally.decisions) or [0]
    mean = sum(lengths) / len(lengths)
    # The least number that 99 games in a hundred do not exceed.
    most = lengths[-(-99 * len(lengths) // 100) - 1]
    ended = len(tally.decisions) - tally.stalled
    speed = sum(lengths) / seconds
    return (
        f"{one.law.name:<20}{one.players:>5}{one.games:>8}{ended:>8}{tally.stalled:>8}"
        f"{mean:>8.1f}{most:>6}{lengths[-1]:>8}{speed:>9,.0f}"
    )


def _reproduce(arguments: argparse.Namespace, one: Round, seed: int, why: str) -> str:
    """One line that plays the failing game again."""
    keys = "".join(f" --set {text}" for text in arguments.overrides)
    cap = "" if arguments.cap == CAP else f" --cap {arguments.cap}"
    return f"emptyhand randoms {one.source} --players {one.players} --games 1 --seed {seed}{keys}{cap}  # {why}"
