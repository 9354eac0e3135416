"""Measures the strength of players: every pair in docs/players.md, with its target.

    python -m tools.strength --workers 2 --out strength.jsonl        all of it: hours on two cores
    python -m tools.strength --only obsessed --scale 0.1             a tenth of the deals of one ruleset
    python -m tools.strength --latency                               how long a move takes, on one core
    python -m tools.strength --table --out strength.jsonl            print such a file as docs/players.md shows it
    python -m tools.strength --places --out places.jsonl             mean places in games played on (tools.places)

One player sits alone against the other in all other seats, every deal from every seat. Half-widths are of 95 %
intervals over deals, and a pair plays on until its own is at most 2.5 points.
The seed's deals were not used for tuning. An existing file is continued.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import load
from emptyhand.study.arena.games import play_one
from emptyhand.study.arena.schedule import Mode, Tournament, pairing
from tools import places

SEED = 20_000_003
CAP = 3000
NARROW = 2.5
"""The largest half-width, in percent: a pair plays more deals until its own is at most this."""
MAIN = ("obsession", "obsessed", "life", "cardgame", "cardgame-plus", "thirteen", "thirteen-southern")
STEPS = (2, 3, 4, 5)
"""Levels that play against the one below."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One player alone against another."""

    ruleset: str
    seats: int
    player: str
    other: str
    deals: int
    promised: float
    """The share of games, in percent, that the player should win."""


@dataclass(frozen=True, slots=True)
class Found:
    """The measured result of a pair."""

    ruleset: str
    seats: int
    player: str
    other: str
    deals: int
    promised: float
    won: float
    half: float
    seconds: float

    @property
    def name(self) -> tuple[str, int, str, str]:
        return self.ruleset, self.seats, self.player, self.other

    @property
    def shown(self) -> str:
        share = f"{self.won:.1f} ± {self.half:.1f}"
        return f"**{share}**" if self.won >= self.promised else share

    def line(self) -> str:
        who = f"{self.ruleset} {self.seats} seats: {self.player} alone v {self.other}"
        verdict = "met" if self.won >= self.promised else "MISSED"
        found = f"{self.won:5.1f} ± {self.half:3.1f}"
        return f"{who:60} {found}  (promised {self.promised:g}: {verdict}; {self.seconds:.0f} s)"


def pairs() -> Iterator[Pair]:
    """Yield every pair with a target: the best player against others, then each level against the one below."""
    yield Pair("obsessed", 2, "level:5", "original", 560, 72)
    yield Pair("obsessed", 4, "level:5", "original", 340, 32)
    yield Pair("thirteen", 4, "level:5", "greedy", 260, 45)
    for ruleset in ("life", "cardgame", "cardgame-plus"):
        yield Pair(ruleset, 4, "level:5", "greedy", 340, 33)
    for ruleset in MAIN:
        for seats, promised in ((2, 55.0), (4, 28.0)):
            for level in STEPS:
                yield Pair(ruleset, seats, f"level:{level}", f"level:{level - 1}", 540 if seats == 2 else 290, promised)


def tournament(pair: Pair, deals: int) -> Tournament:
    mode = Mode.TABLE if pair.seats == 2 else Mode.ALONE
    law = compile(load(pair.ruleset))
    return Tournament(law, pair.seats, (pair.player, pair.other), mode, True, SEED, deals, CAP)


def play_deal(pair: Pair, number: int) -> float:
    """Return the share of a deal's games that the player won; every seat gets an equal share of a stalled game."""
    games = tournament(pair, number + 1)
    won = 0.0
    for game in range(number * games.games_a_deal, (number + 1) * games.games_a_deal):
        seated = pairing(games, game)
        played = play_one(games, seated)
        won += 1 / pair.seats if played.stalled else float(seated.seating[played.placed[0]] == 0)
    return won / games.games_a_deal


def half_width(shares: Sequence[float]) -> float:
    return 196 * statistics.stdev(shares) / math.sqrt(len(shares))


def measure(pair: Pair, deals: int, narrow: float, pool: ProcessPoolExecutor) -> Found:
    started = time.perf_counter()
    shares: list[float] = []
    until = deals
    while len(shares) < until:
        batch = range(len(shares), until)
        shares += pool.map(play_deal, [pair] * len(batch), batch, chunksize=1)
        half = half_width(shares)
        if half > narrow:
            until = max(len(shares) + 10, round(1.01 * len(shares) * (half / narrow) ** 2))
    spent = time.perf_counter() - started
    head = (pair.ruleset, pair.seats, pair.player, pair.other, len(shares), pair.promised)
    return Found(*head, round(100 * statistics.mean(shares), 2), round(half, 2), round(spent, 1))


def read(file: Path) -> list[Found]:
    """Return earlier results, in the order of the pairs."""
    lines = file.read_text().splitlines() if file.exists() else []
    order = [(pair.ruleset, pair.seats, pair.player, pair.other) for pair in pairs()]
    return sorted((Found(**json.loads(line)) for line in lines), key=lambda found: order.index(found.name))


def table(found: Sequence[Found]) -> str:
    """Return Markdown: a row for each of the best player's opponents, then one for each ladder of levels."""
    rows = ["| ruleset | seats | player | against | won, % | promised |", "|---|---|---|---|---|---|"]
    rows += [
        f"| {f.ruleset} | {f.seats} | {f.player} | {f.other} | {f.shown} | {f.promised:g} |"
        for f in found
        if "level" not in f.other
    ]
    steps = {(f.ruleset, f.seats, f.player): f.shown for f in found if "level" in f.other}
    heads = [f"{level} v {level - 1}" for level in STEPS]
    rows += ["", f"| ruleset | seats | {' | '.join(heads)} |", "|---" * (2 + len(STEPS)) + "|"]
    for ruleset in MAIN:
        for seats in (2, 4):
            cells = [steps.get((ruleset, seats, f"level:{level}"), "") for level in STEPS]
            if any(cells):
                rows.append(f"| {ruleset} | {seats} | {' | '.join(cells)} |")
    return "\n".join(rows)


def latency(seats: int, games: int) -> None:
    """Print the time per move at each level, on one core, after a first game to warm up."""
    for ruleset in MAIN:
        law = compile(load(ruleset))
        for level in range(1, 6):
            times: list[float] = []
            for number in range(games + 1):
                game = Game(law, deal(law, seats, SEED + number), cap=CAP)
                players = [make(f"level:{level}" if seat == 0 else "greedy", seat, law) for seat in range(seats)]
                while not game.over and 0 not in game.placed:
                    view, turn = game.view(game.turn), game.turn
                    started = time.perf_counter()
                    move = players[turn].choose(view)
                    if turn == 0 and number > 0:
                        times.append(1000 * (time.perf_counter() - started))
                    game.play(move)
            times.sort()
            p99 = times[int(0.99 * (len(times) - 1))]
            median = statistics.median(times)
            print(f"{ruleset:18} level {level}: median {median:7.2f} ms, p99 {p99:7.2f} ms, {len(times)} moves")


def _places(arguments: argparse.Namespace) -> int:
    if arguments.table:
        print(places.table(places.read(arguments.out)))
    else:
        places.measure(arguments.label, arguments.out, arguments.minutes, arguments.deals)
    return 0


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description="Measure how strong the players are.")
    parser.add_argument("--only", default="", help="only pairs with this in their ruleset or players")
    parser.add_argument("--scale", type=float, default=1.0, help="this share of the deals")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600, help="start no pair after this time")
    parser.add_argument("--out", type=Path, help="append every result to this file, and skip those it has")
    parser.add_argument("--latency", action="store_true", help="measure the time of a move instead")
    parser.add_argument("--seats", type=int, default=4, help="with --latency: seats at the table; 4")
    parser.add_argument("--games", type=int, default=2, help="with --latency: games at each level, after one more; 2")
    parser.add_argument("--table", action="store_true", help="play nothing: print the file as Markdown")
    parser.add_argument("--places", action="store_true", help="measure mean places in games that are played on instead")
    parser.add_argument("--label", default="now", help="with --places: the name of this state of the package; now")
    parser.add_argument("--deals", type=int, default=400, help="with --places: deals of each pair; 400")
    arguments = parser.parse_args(words)
    if arguments.places:
        return _places(arguments)
    if arguments.latency:
        latency(arguments.seats, arguments.games)
        return 0
    found_before = read(arguments.out) if arguments.out else []
    if arguments.table:
        print(table(found_before))
        return 0
    had = {found.name for found in found_before}
    started = time.monotonic()
    with ProcessPoolExecutor(arguments.workers, mp_context=get_context("spawn")) as pool:
        for pair in pairs():
            name = (pair.ruleset, pair.seats, pair.player, pair.other)
            if name in had or arguments.only not in " ".join(map(str, name)):
                continue
            if time.monotonic() - started > 60 * arguments.minutes:
                break
            narrow = NARROW / arguments.scale**0.5
            found = measure(pair, max(4, round(pair.deals * arguments.scale)), narrow, pool)
            print(found.line(), flush=True)
            if arguments.out:
                with arguments.out.open("a") as file:
                    file.write(json.dumps(asdict(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
