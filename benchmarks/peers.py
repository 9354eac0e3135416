"""Compares the fast engine with other systems in one run: `make peers`, or `python -m benchmarks.peers`.

Every round measures each system in turn on one core, so that a busy machine slows all of them alike; the best round
counts, and ratios are taken within the run. The other systems live in a separate environment, created on first use.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import venv
from pathlib import Path

from emptyhand.fast.batch import Job, play_job
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, Family, catalogue, load

HERE = Path(__file__).parent
ENVIRONMENT = HERE / ".venv-peers"
PACKAGES = ("open_spiel==2.0.2", "rlcard==1.2.0")
CRAZY, DOU, UNO = "OpenSpiel crazy_eights(players=4)", "OpenSpiel dou_dizhu", "RLCard uno"


def peer_python() -> Path:
    """Return the interpreter that has the other systems installed."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        print(f"Installing {', '.join(PACKAGES)} into {ENVIRONMENT.name}, once …", flush=True)
        venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return python


def measure_peer(name: str, seconds: float) -> float:
    """Return another system's moves per second."""
    command = [str(peer_python()), str(HERE / "peers_worker.py"), name, str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


def measure(law: Law, seconds: float, players: int = 4, batch: int = 2000, threads: int = 1) -> float:
    """Return the fast engine's moves per second, deals included, in batches of `batch` games."""
    moves, first, start = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += int(play_job(Job(law, players, 0, first, batch), threads=threads).decisions.sum())
        first += batch
    return moves / spent


def against_peers(rounds: int, seconds: float) -> None:
    laws = {r.name: compile(r) for r in catalogue()}
    best = dict.fromkeys((CRAZY, DOU, UNO, *CATALOGUE), 0.0)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} …", file=sys.stderr, flush=True)
        for name in best:
            rate = measure(laws[name], seconds) if name in laws else measure_peer(name, seconds)
            best[name] = max(best[name], rate)
    print(f"\n{'moves/s, one core':36}{'':>14}{'x crazy_eights':>16}{'x dou_dizhu':>13}{'x uno':>10}")
    for name, rate in best.items():
        ratios = f"{rate / best[CRAZY]:16.1f}{rate / best[DOU]:13.1f}{rate / best[UNO]:10.1f}"
        print(f"{name:36}{rate:14,.0f}{ratios}")
    for name, law in laws.items():
        peer = CRAZY if law.ruleset.family is Family.PILE else DOU
        print(f"{name:20} {best[name] / best[peer]:8.1f} times {peer}")


def growth(seconds: float) -> None:
    """Measure how the cost of a move grows with seats and packs, and the effect of small batches and threads."""
    for name in ("obsession", "life", "thirteen"):
        law = compile(load(name))
        print(f"\n{name}: by seats")
        for players in law.players.counts:
            rate = measure(law, seconds, players)
            print(f"  {players} seats, {law.packs[players]} packs {rate:14,.0f} moves/s {1e9 / rate:8.1f} ns a move")
    law = compile(load("obsession"))
    print("\nobsession: by games in a batch")
    for batch in (1, 10, 100, 1000, 10_000):
        print(f"  {batch:6} games {measure(law, seconds, batch=batch):14,.0f} moves/s")
    print("\nby threads, batches of 50,000 games")
    for name in ("obsession", "thirteen"):
        one, two = (measure(compile(load(name)), 3 * seconds, batch=50_000, threads=n) for n in (1, 2))
        print(f"  {name:12} 1: {one:14,.0f}   2: {two:14,.0f}   {two / one:.2f} times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    arguments = parser.parse_args()
    for name in ("obsession", "thirteen"):
        law = compile(load(name))
        play_job(Job(law, law.players.default, 0, 0, 1))  # compiles the kernels
    against_peers(arguments.rounds, arguments.seconds)
    growth(arguments.seconds)


if __name__ == "__main__":
    main()
