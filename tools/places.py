"""Measures the mean place in games that are played on: one player alone against three others.

    python -m tools.strength --places --label after --out benchmarks/places.jsonl --minutes 12
    python -m tools.strength --places --table --out benchmarks/places.jsonl

Every deal is played from every seat, and every label and player gets the same deals, so that two labels can be compared
deal by deal. To measure another state of the package under another label, run the same command with the interpreter
of that state. An existing file is continued, a few deals of each pair at a time.
"""

from __future__ import annotations

import json
import math
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.study.arena.games import play_one
from emptyhand.study.arena.schedule import Mode, Tournament, pairing
from emptyhand.study.arena.scores import places_of

SEED = 20_000_003
SEATS = 4
CAP = 3000
BATCH = 4
"""Deals of a pair before the next pair's turn."""
GAMES: tuple[tuple[str, str], ...] = (
    ("life", ""),
    ("thirteen-southern", ""),
    ("obsession", "play on"),
    ("cardgame", "play on"),
)
"""Rulesets, each with its ending if that is a house rule."""
PLAYERS = ("level:4", "level:5")
OTHER = "greedy"

Name = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Batch:
    """A few deals of one pair: by deal the player's mean place, and the shares of games it won and came last in."""

    label: str
    ruleset: str
    ends: str
    player: str
    other: str
    first: int
    places: list[float]
    won: list[float]
    last: list[float]
    seconds: float

    @property
    def name(self) -> Name:
        return self.ruleset, self.ends, self.player


def law_of(ruleset: str, ends: str) -> Law:
    return compile(load(ruleset, {"ends": ends} if ends else {}))


def play_deals(label: str, name: Name, first: int, deals: int) -> Batch:
    started = time.perf_counter()
    ruleset, ends, player = name
    games = Tournament(law_of(ruleset, ends), SEATS, (player, OTHER), Mode.ALONE, True, SEED, first + deals, CAP)
    places, won, last = [], [], []
    for deal in range(first, first + deals):
        found = []
        for number in range(deal * games.games_a_deal, (deal + 1) * games.games_a_deal):
            seated = pairing(games, number)
            game = play_one(games, seated)
            found.append(places_of(game.placed, SEATS)[seated.seating.index(0)])
        places.append(statistics.mean(found))
        won.append(found.count(1.0) / len(found))
        last.append(found.count(float(SEATS)) / len(found))
    spent = round(time.perf_counter() - started, 1)
    return Batch(label, *name, OTHER, first, places, won, last, spent)


def read(file: Path | None) -> list[Batch]:
    lines = file.read_text().splitlines() if file and file.exists() else []
    return [Batch(**json.loads(line)) for line in lines]


def measure(label: str, out: Path | None, minutes: float, deals: int) -> None:
    """Play a few deals of each pair in turn, until each has `deals` deals or the time is up."""
    until = time.monotonic() + 60 * minutes
    done: defaultdict[Name, int] = defaultdict(int)
    for batch in read(out):
        if batch.label == label:
            done[batch.name] += len(batch.places)
    names = [(ruleset, ends, player) for player in PLAYERS for ruleset, ends in GAMES]
    while time.monotonic() < until and any(done[name] < deals for name in names):
        for name in names:
            if done[name] < deals and time.monotonic() < until:
                batch = play_deals(label, name, done[name], min(BATCH, deals - done[name]))
                done[name] += len(batch.places)
                if out:
                    with out.open("a") as file:
                        file.write(json.dumps(asdict(batch)) + "\n")
    if not out:
        return
    print(table(read(out)))


def table(batches: Sequence[Batch]) -> str:
    """Return a row for each pair: its mean place under each label, and the paired difference from the first label."""
    labels = list(dict.fromkeys(batch.label for batch in batches))
    heads = [f"{label}: deals, place, last %" for label in labels] + [f"{label} v {labels[0]}" for label in labels[1:]]
    rows = [f"| ruleset | player | {' | '.join(heads)} |", "|---" * (2 + len(heads)) + "|"]
    names = sorted({batch.name for batch in batches}, key=lambda name: (name[2], name[:2]))
    return "\n".join([*rows, *(_row(name, labels, batches) for name in names)])


def _row(name: Name, labels: Sequence[str], batches: Sequence[Batch]) -> str:
    ruleset, ends, player = name
    columns = [[batch for batch in batches if (batch.name, batch.label) == (name, label)] for label in labels]
    places = [[place for batch in column for place in batch.places] for column in columns]
    last = [[share for batch in column for share in batch.last] for column in columns]
    cells = [
        f"{len(found)}, {_mean(found)}, {100 * statistics.mean(lasts):.1f}" if found else ""
        for found, lasts in zip(places, last, strict=True)
    ]
    cells += [_mean([new - old for old, new in zip(places[0], found, strict=False)]) for found in places[1:]]
    return f"| {ruleset}{f' ({ends})' if ends else ''} | {player} | {' | '.join(cells)} |"


def _mean(found: Sequence[float]) -> str:
    if len(found) < 2:
        return ""
    half = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
    return f"{statistics.mean(found):.3f} ± {half:.3f}"
