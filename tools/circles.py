"""Looks for games that do not end: every pair of levels on every ruleset and seat count, with and without house rules.

    python -m tools.circles --out benchmarks/circles.jsonl --minutes 30      go on where the file ends
    python -m tools.circles --out benchmarks/circles.jsonl --table           print the file as Markdown
    python -m tools.circles --only cardgame --games 10000 --out …            some cells, at most 10,000 games each

A line of the file is a batch of games of one cell: ruleset, house rule, seats, the two players, who take alternate
seats, and which of the games reached the cap of 5,000 decisions. Cells where circles are likely come first: the
family of cardgame, few seats, quick players. Each cell gets a batch before any gets the next.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path

from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.rules.law import ClimbLaw, Law, compile
from emptyhand.rules.ruleset import CATALOGUE, load

PLAYERS = ("level:1", "level:2", "level:3", "level:4", "level:5", "greedy")
SEED = 40_000_003
GAMES = 10_000
BATCHES = {"level:5": 2, "level:4": 10}
"""Games per batch with such a player; otherwise BATCH."""
BATCH = 50
LIKELY = ("cardgame", "cardgame-plus", "cardgame-sevens", "cardgame-mirror")
HOUSE_RULES: tuple[tuple[str, str], ...] = (
    ("cardgame", 'ends="play on"'),
    ("cardgame-plus", 'ends="play on"'),
    ("obsession", 'ends="play on"'),
    ("obsessed", 'ends="play on"'),
    ("life", 'ends="first out"'),
)


@dataclass(frozen=True, slots=True)
class Cell:
    ruleset: str
    rules: str
    seats: int
    one: str
    other: str

    @property
    def danger(self) -> tuple[int, int, int, str, str]:
        """A sort key: cells in which circles are likely come first."""
        slow = max(PLAYERS.index(player) if player.startswith("level") else 1 for player in (self.one, self.other))
        return self.ruleset not in LIKELY, self.seats, slow, self.ruleset, self.rules

    @property
    def law(self) -> Law:
        key, _, value = self.rules.partition("=")
        return compile(load(self.ruleset, {key: value.strip('"')} if key else {}))


@dataclass(frozen=True, slots=True)
class Batch:
    ruleset: str
    rules: str
    seats: int
    one: str
    other: str
    first: int
    games: int
    unfinished: list[int]
    """The numbers of the games that did not end."""
    longest: int

    @property
    def cell(self) -> Cell:
        return Cell(self.ruleset, self.rules, self.seats, self.one, self.other)


def cells(only: str) -> list[Cell]:
    """Return every cell that contains a word, the dangerous ones first; climbing games never repeat and come last."""
    found = []
    for ruleset, rules in [*((name, "") for name in CATALOGUE), *HOUSE_RULES]:
        law = compile(load(ruleset))
        for seats in law.players.counts:
            if rules.startswith("ends") and seats == 2:
                # With two players the first one out ends the game in any case.
                continue
            for one, other in combinations_with_replacement(PLAYERS, 2):
                cell = Cell(ruleset, rules, seats, one, other)
                if only in f"{ruleset} {rules} {seats} {one} {other}":
                    found.append((isinstance(law, ClimbLaw), cell.danger, cell))
    return [cell for _, _, cell in sorted(found, key=lambda each: each[:2])]


def play(cell: Cell, first: int, games: int) -> Batch:
    law, unfinished, longest = cell.law, [], 0
    for number in range(first, first + games):
        game = Game(law, deal(law, cell.seats, SEED + number))
        specs = [(cell.one, cell.other)[(seat + number) % 2] for seat in range(cell.seats)]
        play_out(game, [make(spec, number * cell.seats + seat) for seat, spec in enumerate(specs)])
        longest = max(longest, game.made)
        if game.stalled:
            unfinished.append(number)
    return Batch(cell.ruleset, cell.rules, cell.seats, cell.one, cell.other, first, games, unfinished, longest)


def batch_of(cell: Cell) -> int:
    return min(BATCHES.get(player, BATCH) for player in (cell.one, cell.other))


def read(file: Path | None) -> list[Batch]:
    lines = file.read_text().splitlines() if file and file.exists() else []
    return [Batch(**json.loads(line)) for line in lines]


def search(found: Sequence[Cell], out: Path | None, games: int, minutes: float, workers: int) -> int:
    """Play batches of all cells in turn until each has `games` games or the time is up; return the unfinished games."""
    until = time.monotonic() + 60 * minutes
    done: defaultdict[Cell, int] = defaultdict(int)
    rounds: defaultdict[Cell, int] = defaultdict(int)
    for batch in read(out):
        done[batch.cell] += batch.games
        rounds[batch.cell] += 1
    unfinished = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while time.monotonic() < until and (left := [cell for cell in found if done[cell] < games]):
            fewest = min(rounds[cell] for cell in left)
            turn = [cell for cell in left if rounds[cell] == fewest][: 8 * workers]
            running = [pool.submit(play, cell, done[cell], min(batch_of(cell), games - done[cell])) for cell in turn]
            for future in as_completed(running):
                batch = future.result()
                done[batch.cell] += batch.games
                rounds[batch.cell] += 1
                unfinished += len(batch.unfinished)
                if batch.unfinished:
                    print(f"unfinished: {batch}", flush=True)
                if out:
                    with out.open("a") as file:
                        file.write(json.dumps(asdict(batch)) + "\n")
    return unfinished


def table(batches: Sequence[Batch]) -> str:
    """Tabulate by ruleset and seats: pairs, games, the fewest games of a pair, the longest game, unfinished games."""
    groups: defaultdict[tuple[str, str, int], list[Batch]] = defaultdict(list)
    for batch in batches:
        groups[batch.ruleset, batch.rules, batch.seats].append(batch)
    rows = ["| ruleset | seats | pairs | games | fewest of a pair | longest game | unfinished |", "|---" * 7 + "|"]
    for (ruleset, rules, seats), found in sorted(groups.items()):
        by_cell: defaultdict[Cell, int] = defaultdict(int)
        for batch in found:
            by_cell[batch.cell] += batch.games
        name = f"{ruleset} ({rules})" if rules else ruleset
        games, longest = sum(by_cell.values()), max(batch.longest for batch in found)
        ended = sum(len(batch.unfinished) for batch in found)
        counts = f"{len(by_cell)} | {games:,} | {min(by_cell.values()):,} | {longest:,} | {ended}"
        rows.append(f"| {name} | {seats} | {counts} |")
    total, unfinished = sum(b.games for b in batches), sum(len(b.unfinished) for b in batches)
    return "\n".join([*rows, "", f"{total:,} games, {unfinished} unfinished."])


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.circles", description="Look for games that do not end.")
    parser.add_argument("--out", type=Path, help="append every batch to this file, and continue where it ends")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each cell; {GAMES}")
    parser.add_argument("--only", default="", help="only cells with this in their ruleset, rules, seats or players")
    parser.add_argument("--minutes", type=float, default=600, help="start no batch after this time")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="play nothing: print the file as Markdown")
    arguments = parser.parse_args(words)
    if arguments.table:
        print(table(read(arguments.out)))
        return 0
    found = cells(arguments.only)
    unfinished = search(found, arguments.out, arguments.games, arguments.minutes, arguments.workers)
    if arguments.out:
        print(table(read(arguments.out)))
    return 1 if unfinished else 0


if __name__ == "__main__":
    sys.exit(main())
