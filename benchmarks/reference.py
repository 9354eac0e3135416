"""Measures the reference engine's moves per second on one core: random games of every ruleset at its usual seats.

    python -m benchmarks.reference [--rounds 5] [--seconds 1.0] [RULESET ...]

A round plays whole games, deals included, for about SECONDS; the best round counts, because other load can only slow a
round down.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.rules.actions import CAP
from emptyhand.rules.law import ClimbLaw, Law, compile
from emptyhand.rules.ruleset import CATALOGUE, load

PILE_BAR = 50_000
CLIMB_BAR = 5_000


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a second of the reference engine on one core.")
    parser.add_argument("rulesets", nargs="*", default=list(CATALOGUE), metavar="RULESET")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="length of a round")
    arguments = parser.parse_args()
    print(f"{'ruleset':<20}{'seats':>5}{'moves/s':>10}{'bar':>9}")
    for name in arguments.rulesets:
        law = compile(load(name))
        best = max(measure(law, arguments.seconds) for _ in range(max(1, arguments.rounds)))
        bar = CLIMB_BAR if isinstance(law, ClimbLaw) else PILE_BAR
        note = "" if best >= bar else "  below"
        print(f"{name:<20}{law.players.default:>5}{best:>10,.0f}{bar:>9,}{note}", flush=True)


def measure(law: Law, seconds: float) -> float:
    """Return moves per second over whole games, the same ones in every round."""
    random = Random(0)
    moves, seed = 0, 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        moves += _play_out(law, seed, random)
        seed += 1
    return moves / spent


def _play_out(law: Law, seed: int, random: Random) -> int:
    """Return how many moves a random game took."""
    position = start(law, deal(law, law.players.default, seed)).position
    made = 0
    while not position.over and made < CAP:
        moves = canonical_moves(law, position)
        position = play(law, position, moves[int(random.random() * len(moves))]).position
        made += 1
    return made


if __name__ == "__main__":
    main()
