"""How hard a simulated world is on a room. Everything follows from the seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.table.room import Options

# Ruleset, players: both families, with and without chosen up cards, a flipped start and matches of several games.
TABLES = (
    ("obsession", 2),
    ("thirteen", 3),
    ("obsessed", 3),
    ("thirteen-southern", 2),
    ("life", 3),
    ("thirteen", 4),
    ("cardgame-plus", 2),
    ("obsession-first", 4),
)
NAGGED = len(TABLES) + TABLES.index(("thirteen", 4))
"""Of twice as many worlds as there are tables, this one has people who keep opening ballots; three may sit there."""
PROPOSED = (1, 2)
"""The tables at which people propose other rules before the first game: three sit there, in a game of each family."""
STORM_MS = (4_000, 7_000, 12_000, 22_000)
LONG = 12
"""The storm of a long world lasts this many times as long."""


@dataclass(frozen=True)
class Weather:
    """Probabilities are per message, line or event; times are in milliseconds; the other numbers are counts."""

    ruleset: str
    players: int
    people: int
    watchers: int
    clock_ms: int
    away_ms: int
    beat_ms: int
    loss: float
    double: float
    delay_ms: int
    disk_ms: int
    disk_fails: float
    outages: int
    """Periods in which the disk fails."""
    hangs: int
    """Periods in which the disk hangs."""
    bot_silent: float
    bot_wrong: float
    crashes: int
    takeovers: int
    jumps: int
    cuts: int
    stalls: int
    """Times that a person stalls: they stop reading but stay connected."""
    mischief: float
    dreaming: float
    storm_ms: int
    to_the_end: bool
    nagging: float
    """How often people propose pauses and the removal of others."""
    proposing: float
    """How often people propose other rules."""

    @property
    def options(self) -> Options:
        return Options(clock_ms=self.clock_ms, away_ms=self.away_ms, beat_ms=self.beat_ms)


def weather(seed: int, *, long: bool = False) -> Weather:
    random = Random(f"weather/{seed}")
    ruleset, players = TABLES[seed % len(TABLES)]
    times = LONG if long else 1
    return Weather(
        ruleset=ruleset,
        players=players,
        people=random.randint(1, min(3, players)),
        watchers=random.randint(0, 1),
        clock_ms=random.choice((0, 3_000, 6_000, 18_000)),
        away_ms=random.choice((1_000, 4_000)),
        beat_ms=random.choice((0, 300, 900)),
        loss=random.choice((0.0, 0.05, 0.2)),
        double=random.choice((0.0, 0.1, 0.3)),
        delay_ms=random.choice((5, 60, 600)),
        disk_ms=random.choice((1, 20, 300)),
        disk_fails=random.choice((0.0, 0.0, 0.1)),
        outages=times * random.choice((0, 0, 0, 1)),
        hangs=times * random.choice((0, 0, 0, 1)),
        bot_silent=random.choice((0.0, 0.0, 0.3)),
        bot_wrong=random.choice((0.0, 0.1)),
        crashes=times * random.choice((0, 1, 2)),
        takeovers=times * random.choice((0, 0, 1, 2)),
        jumps=times * random.choice((0, 1, 2)),
        cuts=times * random.randint(0, 3),
        stalls=times * random.choice((0, 0, 1)),
        mischief=random.choice((0.02, 0.15, 0.3)),
        dreaming=random.choice((0.2, 0.6, 0.95)),
        storm_ms=times * random.choice(STORM_MS),
        to_the_end=seed % 400 == 0,
        nagging=0.3 if seed % (2 * len(TABLES)) == NAGGED else 0.0,
        proposing=0.3 if seed % len(TABLES) in PROPOSED else 0.0,
    )


@cache
def law(ruleset: str) -> Law:
    return compile(load(ruleset))
