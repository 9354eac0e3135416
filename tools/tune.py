"""Tunes a ruleset's table of weights by self-play at kernel speed: the cross-entropy method.

    python -m tools.tune obsession --seconds 120 --threads 2
    python -m tools.tune shithead --start cardgame --seconds 15       begin with the table of a near relative

A generation samples tables around a mean, lets each play the same deals from every seat against the table read off the
law and the best tables so far, and moves the mean towards the winners. Seconds are CPU time, so that a busy machine
does not shorten the search. If the table it started with wins more often in the end, that one is kept. The result is
written to src/emptyhand/fast/tuned/RULESET.json with the command that made it and its score on other deals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from emptyhand.fast.contest import Contest
from emptyhand.fast.weights import layout as at
from emptyhand.fast.weights import weights_of
from emptyhand.fast.weights.tuned import tuned_rollouts, tuned_weights
from emptyhand.rules.law import compile
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.ruleset import load

FOLDER = Path(__file__).parents[1] / "src" / "emptyhand" / "fast" / "tuned"
CAP = 1000
POPULATION, ELITE = 64, 12
SMOOTHING = 0.6
LEAGUE = 4
"""The number of best tables so far that serve as opponents, beside the one read off the law."""

Table = NDArray[np.float64]


def wins(contest: Contest, own: Table, others: Sequence[Table], players: int, seed: int, games: int) -> float:
    """Return the share of games that one seat wins by its own table."""
    return float((contest.places(own, others, players, seed, 0, games, CAP) == 0).mean())


def starting_table(law: Law, relative: str = "") -> tuple[Table, Table]:
    """Return the table read off the law, with room to move, and the initial deviations around it.

    With a relative, return its tuned table and half of these deviations.
    """
    if relative:
        tuned = tuned_weights(compile(load(relative)))
        if tuned is None:
            raise ValueError(f"{relative} has no tuned table to start with")
        return np.array(tuned, np.float64), starting_table(law)[1] / 2
    mean = np.array(weights_of(law), np.float64)
    reach = np.zeros_like(mean)
    if isinstance(law, ClimbLaw):
        for first, count, far in (
            (at.WC_COST, 13, 1500.0), (at.WC_HEIGHT, 13, 1500.0), (at.WC_INVITE, 13, 2000.0), (at.WC_BOMB, 1, 1500.0),
            (at.WC_LENGTH, 1, 500.0), (at.WC_NEARLY_OUT, 1, 2.0), (at.WC_WORTH, 2, 1500.0),
            (at.WC_SURE, 2, 1500.0),
        ):  # fmt: skip
            reach[first : first + count] = far
        return mean, reach
    mean[at.W_ALONG : at.W_ALONG + 14] = np.maximum(mean[at.W_ALONG : at.W_ALONG + 14], -2.0)
    mean[at.W_PICK_UP] = -3.0
    for first, count, far in (
        (at.W_PLAY, 42, 0.3), (at.W_FURTHER, 42, 0.2), (at.W_PLACE, 14, 0.3), (at.W_ALONG, 14, 0.5),
        (at.W_HEAVY, 14, 0.03), (at.W_NEAR, 14, 0.3), (at.W_RUN, 1, 0.3), (at.W_PICK_UP, 1, 0.8),
        (at.W_PICK_HEAVY, 1, 0.05),
    ):  # fmt: skip
        reach[first : first + count] = far
    return mean, reach


def tune(law: Law, relative: str, seconds: float, threads: int, games: int, seed: int) -> Table:
    """Return the mean table after this many seconds of CPU time on each thread, or the first one if it is no worse."""
    contest, random = Contest.of(law), np.random.default_rng(seed)
    mean, reach = starting_table(law, relative)
    first = mean.copy()
    read_off = np.array(weights_of(law), np.float64)
    league = [read_off, read_off]
    counts = sorted({law.players.least, max(law.players.least, min(4, law.players.most))})
    generation, start = 0, time.process_time()
    with ThreadPoolExecutor(threads) as pool, Progress() as progress:
        task = progress.add_task(law.name, total=seconds)
        while (spent := (time.process_time() - start) / threads) < seconds:
            generation += 1
            drawn = mean + reach * random.standard_normal((POPULATION, len(mean)))

            def score(table: Table, number: int = generation, against: Sequence[Table] = tuple(league)) -> float:
                shares = [wins(contest, table, against, n, seed * 1_000_000 + number, games) * n for n in counts]
                return sum(shares) / len(shares)

            scores = np.array(list(pool.map(score, drawn)))
            elite = drawn[np.argsort(-scores)[:ELITE]]
            mean = (1 - SMOOTHING) * mean + SMOOTHING * elite.mean(axis=0)
            reach = (1 - SMOOTHING) * reach + SMOOTHING * elite.std(axis=0)
            if generation % 8 == 0:
                league = [read_off, *[*league[1:], mean.copy()][-LEAGUE:]]
            progress.update(task, completed=spent, description=f"{law.name} {generation}: {np.median(scores):.3f}")
    return max((mean, first), key=lambda table: _share(contest, table, read_off, counts))


def _share(contest: Contest, table: Table, read_off: Table, counts: Sequence[int]) -> float:
    """Return how often a table wins against the one read off the law, on deals that no generation saw."""
    return sum(n * wins(contest, table, [read_off], n, 123_456_789, 12_000) for n in counts)


def written(law: Law, table: Table, command: str, threads: int) -> dict[str, Any]:
    """Return the file's contents: the table and its score against the one read off the law."""
    contest, read_off = Contest.of(law), np.array(weights_of(law), np.float64)
    counts = [n for n in (2, 3, 4) if n in law.players.counts] or list(law.players.counts)
    games = 48_000
    with ThreadPoolExecutor(threads) as pool:
        shares = list(pool.map(lambda n: wins(contest, table, [read_off], n, 987_654_321, games), counts))
    values = [int(x) for x in table.round()] if contest.climbs else [round(float(x), 4) for x in table]
    alone = {str(n): round(100 * share, 2) for n, share in zip(counts, shares, strict=True)}
    return {
        "ruleset": law.name,
        "digest": law.digest,
        "command": command,
        "wins_alone_against_the_table_read_off_the_law": alone,
        "games_each": games,
        "rollouts": tuned_rollouts(law),
        "weights": values,
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description="Tune a ruleset's table of weights.")
    parser.add_argument("ruleset")
    parser.add_argument("--start", default="", metavar="RULESET", help="begin with the tuned table of this relative")
    parser.add_argument("--seconds", type=float, default=120, help="CPU time of each thread; 120")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--games", type=int, default=4_000, help="for each table and seat count in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER)
    words = sys.argv[1:] if words is None else list(words)
    arguments = parser.parse_args(words)
    law = compile(load(arguments.ruleset))
    table = tune(law, arguments.start, arguments.seconds, arguments.threads, arguments.games, arguments.seed)
    started = f" --start {arguments.start}" if arguments.start else ""
    command = f"python -m tools.tune {law.name}{started} --seconds {arguments.seconds:g} --games {arguments.games}"
    contents = written(law, table, f"{command} --threads {arguments.threads}", arguments.threads)
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / f"{law.name}.json").write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")
    print(law.name, contents["wins_alone_against_the_table_read_off_the_law"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
