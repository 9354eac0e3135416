"""How hard a simulated world is on a room. Everything follows from the seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from emptyhand.room import Options

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


@dataclass(frozen=True)
class Weather:
    """Chances are per message, per line or per event; times are in milliseconds."""

    ruleset: str
    players: int
    people: int
    watchers: int
    options: Options
    loss: float
    double: float
    delay_ms: int
    disk_ms: int
    disk_fails: float
    bot_silent: float
    bot_wrong: float
    crashes: int
    takeovers: int
    jumps: int
    cuts: int
    mischief: float
    dreaming: float
    storm_ms: int
    to_the_end: bool


def weather(seed: int) -> Weather:
    random = Random(f"weather/{seed}")
    ruleset, players = TABLES[seed % len(TABLES)]
    people = random.randint(1, min(3, players))
    clock = random.choice((0, 3_000, 6_000, 12_000))
    options = Options(clock_ms=clock, away_ms=random.choice((1_000, 4_000)), beat_ms=random.choice((0, 300, 900)))
    return Weather(
        ruleset=ruleset,
        players=players,
        people=people,
        watchers=random.randint(0, 1),
        options=options,
        loss=random.choice((0.0, 0.05, 0.2)),
        double=random.choice((0.0, 0.1, 0.3)),
        delay_ms=random.choice((5, 60, 600)),
        disk_ms=random.choice((1, 20, 300)),
        disk_fails=random.choice((0.0, 0.0, 0.1)),
        bot_silent=random.choice((0.0, 0.0, 0.3)),
        bot_wrong=random.choice((0.0, 0.1)),
        crashes=random.choice((0, 1, 2, 3)),
        takeovers=random.choice((0, 0, 1, 2)),
        jumps=random.choice((0, 1, 2)),
        cuts=random.randint(0, 4),
        mischief=random.choice((0.02, 0.15, 0.3)),
        dreaming=random.choice((0.2, 0.6, 0.95)),
        storm_ms=random.choice((10_000, 18_000, 26_000)),
        to_the_end=seed % 100 == 0,
    )
