"""What `make bench` measures: each a rate, and the yardstick it is compared with in the same run."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks import journal, peers, reference
from emptyhand.game.deal import deal
from emptyhand.players.game import Game
from emptyhand.players.search.bench import Bench
from emptyhand.players.search.knowledge import knowledge
from emptyhand.players.search.rollouts import policies
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, Family, load

PLAYERS = 4
WORLDS = 64
SEARCHED = "obsession", "life", "thirteen", "thirteen-southern"
READ = "obsession", "life", "thirteen"
START, NOTHING = "start of `emptyhand --help`", "start of Python"
ALONE = "journal, entries one by one"


@dataclass(frozen=True, slots=True)
class Measure:
    """A rate to measure for about so many seconds; more is better."""

    name: str
    unit: str
    rate: Callable[[float], float]
    yardstick: str = ""


def measures() -> Iterator[Measure]:
    """Yield yardsticks before what is compared with them."""
    for name in (peers.CRAZY, peers.DOU, peers.UNO):
        yield Measure(name, "moves/s", partial(peers.measure_peer, name))
    yield Measure(NOTHING, "starts/s", partial(starts, ["-c", "pass"]))
    yield Measure(ALONE, "entries/s", lone_entries)
    yield from kernels()
    yield from rollouts()
    for name in READ:
        law = compile(load(name))
        yield Measure(f"reference engine, {name}", "moves/s", partial(reference.measure, law), peers.UNO)
    yield Measure("journal, 200 callers", "entries/s", entries, ALONE)
    yield Measure(START, "starts/s", partial(starts, ["-m", "emptyhand", "--help"]), NOTHING)


def kernels() -> Iterator[Measure]:
    for name in CATALOGUE:
        law = compile(load(name))
        players = PLAYERS if PLAYERS in law.players.counts else law.players.default
        yield Measure(
            f"kernel, {name}",
            "moves/s",
            partial(peers.measure, law, players=players),
            peer_of(law),
        )


def peer_of(law: Law) -> str:
    return peers.CRAZY if law.ruleset.family is Family.PILE else peers.DOU


def rollouts() -> Iterator[Measure]:
    """Worlds that level 5 plays to their end from the first move of a game."""
    for name in SEARCHED:
        law = compile(load(name))
        yield Measure(f"rollouts, {name}", "rollouts/s", partial(played_worlds, law), peer_of(law))


def played_worlds(law: Law, seconds: float) -> float:
    game = Game(law, deal(law, PLAYERS, 1))
    bench, known = Bench.of(law, *policies(law)), knowledge(law, game.view(game.turn))
    moves = range(min(4, len(game.canonical_moves())))
    bench.places(known, moves, 1, 0, 2)
    played, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        bench.places(known, moves, 1, played, WORLDS)
        played += WORLDS
    return len(moves) * played / spent


def starts(words: list[str], seconds: float) -> float:
    """Return how many processes a second run one after another; by the processor time they take."""
    runs, began = 0, _children()
    until = time.perf_counter() + seconds
    while not runs or time.perf_counter() < until:
        subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
        runs += 1
    return runs / (_children() - began)


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def lone_entries(seconds: float) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return journal.one_by_one(str(Path(folder) / "alone"), seconds).rate


def entries(seconds: float) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(journal.together(str(Path(folder) / "many"), 200, seconds)).rate
