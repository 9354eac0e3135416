"""A summary as one JSON object and as tables."""

from __future__ import annotations

import platform
from dataclasses import asdict
from importlib.metadata import version

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from emptyhand import __version__
from emptyhand.fast.batch import Job
from emptyhand.rules.law.model import Law
from emptyhand.study.lab.key import Key
from emptyhand.study.lab.names import names_of
from emptyhand.study.lab.sources import SimulationResources
from emptyhand.study.lab.summary import Estimate, Rate, Summary

Json = dict[str, object]


# -- JSON ------------------------------------------------------------------------------------------------------------


def as_json(job: Job, summary: Summary) -> Json:
    """Return what depends on the games and nothing that depends on the machine, so that runs can be compared."""
    key = Key.of(job)
    kills, pick_ups = names_of(job.law)
    return {
        "ruleset": job.law.name,
        "law": key.law,
        "players": key.players,
        "policy": key.policy,
        "cap": key.cap,
        "seed": key.seed,
        "first": job.first,
        "games": summary.games,
        "engine": key.engine,
        "stalled": _rate(summary.stalled),
        "wins": [_rate(wins) for wins in summary.wins],
        "wins_from_starter": [_rate(wins) for wins in summary.wins_from_starter],
        "decisions": {
            "mean": _estimate(summary.length.mean),
            **{f"p{percent}": _estimate(value) for percent, value in summary.length.quantiles},
            "max": summary.length.longest,
        },
        kills: _estimate(summary.kills),
        pick_ups: _estimate(summary.pick_ups),
        "cards_left": _estimate(summary.cards_left),
        "cards_left_by_seat": [_estimate(cards) for cards in summary.cards_left_by_seat],
        "instant": {name: _rate(wins) for name, wins in summary.instants},
    }


def run_json(where: SimulationResources, *, asked: int, complete: bool, seconds: float) -> Json:
    """Return what is to be known of a run besides its results, which do not depend on it."""
    return {
        "asked": asked,
        "complete": complete,
        "device": where.device,
        "threads": where.threads,
        "cluster": where.cluster,
        "seconds": round(seconds, 3),
        "versions": _versions(),
    }


def _versions() -> Json:
    return {
        "emptyhand": __version__,
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


def _estimate(estimate: Estimate | None) -> Json | None:
    return None if estimate is None else asdict(estimate)


def _rate(rate: Rate) -> Json:
    return {"count": rate.count, "of": rate.of, "rate": _estimate(rate.estimate)}


# -- tables ----------------------------------------------------------------------------------------------------------

INTERVAL = "95 % interval"
NOTHING = ("-", "")
MOST_DECIMALS = 6


def print_tables(console: Console, job: Job, summary: Summary) -> None:
    tables = (_seats(summary), _opener(summary), _numbers(job.law, summary), _ends(summary))
    console.print(Group(_heading(job, summary), *tables))


def _heading(job: Job, summary: Summary) -> Text:
    last = job.first + summary.games - 1
    games = "1 game" if summary.games == 1 else f"{summary.games:,} games"
    return Text(
        f"{games} of {job.law.name} with {job.players} players, policy {job.policy.name}\n"
        f"(law {job.law.digest}, seed {job.seed}, games {job.first:,} to {last:,})"
    )


def _seats(summary: Summary) -> Table:
    table = _table("seat", "wins", INTERVAL, "cards left", INTERVAL)
    rows = zip(summary.wins, summary.cards_left_by_seat, strict=True)
    for seat, (wins, left) in enumerate(rows, start=1):
        table.add_row(str(seat), *percent(wins), *number(left))
    return table


def _opener(summary: Summary) -> Table:
    """The opener's edge: how often a seat wins by its distance from the one that opened."""
    table = _table("from the opener", "wins", INTERVAL)
    for distance, wins in enumerate(summary.wins_from_starter):
        table.add_row(f"{distance} after" if distance else "opener", *percent(wins))
    return table


def _numbers(law: Law, summary: Summary) -> Table:
    length = summary.length
    table = _table("a game", "mean", INTERVAL, "median", *(f"{at} %" for at, _ in length.quantiles[1:]), "longest")
    ends = [value.value if value else None for _, value in length.quantiles] + [length.longest]
    table.add_row("decisions", *number(length.mean), *("-" if end is None else f"{end:,.0f}" for end in ends))
    kills, pick_ups = (name.replace("_", "-") for name in names_of(law))
    for name, value in ((kills, summary.kills), (pick_ups, summary.pick_ups), ("cards left", summary.cards_left)):
        table.add_row(name, *number(value))
    return table


def _ends(summary: Summary) -> Table:
    table = _table("games that", "share", INTERVAL)
    table.add_row("stalled", *percent(summary.stalled))
    for name, rate in summary.instants:
        table.add_row(f"were won at once by {name}", *percent(rate))
    return table


def _table(name: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def percent(rate: Rate) -> tuple[str, str]:
    """Return a rate and its interval, with as many decimals as its precision warrants."""
    if rate.estimate is None:
        return NOTHING
    value, low, high = rate.estimate.value, rate.estimate.low, rate.estimate.high
    shown = number(Estimate(100 * value, None if low is None else 100 * low, None if high is None else 100 * high))
    return f"{shown[0]} %", shown[1]


def number(estimate: Estimate | None) -> tuple[str, str]:
    if estimate is None:
        return NOTHING
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:,.1f}", ""
    digits = 1
    # Enough digits to distinguish the ends of the interval, and no more.
    while digits < MOST_DECIMALS and 0 < estimate.high - estimate.low < 2 * 10**-digits:
        digits += 1
    return f"{estimate.value:,.{digits}f}", f"{estimate.low:,.{digits}f} to {estimate.high:,.{digits}f}"
