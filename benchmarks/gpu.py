"""Measures the fast engine on a GPU in moves per second by ruleset, and checks its results: `python -m benchmarks.gpu`.

The time is that of the kernel, deals included; then every column of the same games' results must equal the CPU's.
"""

from __future__ import annotations

import argparse
import os
import time

import numpy as np

from emptyhand.fast import columns, gpu
from emptyhand.fast.batch import Job, Kernel, play_job
from emptyhand.rules.law import Law, compile
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.rules.ruleset import catalogue


def launch_time(
    law: Law, players: int, games: int, blocks: int, threads: int, together: int, rounds: int = 2
) -> tuple[float, float]:
    """Return the best kernel time of some rounds, and the number of moves made in it."""
    cuda = gpu._cuda()
    kernel = Kernel.of(Job(law, players, 1, 0, games))
    launchers = gpu._launchers(kernel.variant)
    launch = launchers.climb if isinstance(law, ClimbLaw) else launchers.pile
    tables = cuda.to_device(kernel.tables)
    out = cuda.device_array((columns.ROWS, games), np.int32)
    totals = cuda.to_device(np.zeros(columns.TOTALS, np.int64))
    launch[blocks, threads](tables, players, 1, 0, 5000, out[:, :1000], totals, together)
    best = float("inf")
    for _ in range(rounds):
        cuda.synchronize()
        started = time.perf_counter()
        launch[blocks, threads](tables, players, 1, 0, 5000, out, totals, together)
        cuda.synchronize()
        best = min(best, time.perf_counter() - started)
    return best, float(out[columns.DECISION_COUNT].copy_to_host().sum(dtype=np.int64))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8_000_000)
    parser.add_argument("--compare", type=int, default=1_000_000, help="games compared with the CPU")
    parser.add_argument("--tune", action="store_true", help="try several launch shapes")
    arguments = parser.parse_args()
    multiprocessors = gpu._cuda().get_current_device().MULTIPROCESSOR_COUNT
    shapes = [(gpu.BLOCKS_PER_MULTIPROCESSOR, gpu.THREADS, gpu.TOGETHER)]
    if arguments.tune:
        shapes = [(b, 128, n) for b in (4, 5, 6, 8) for n in (8, 16, 24, 28, 32)]
    for ruleset in catalogue():
        law = compile(ruleset)
        players = 4 if 4 in law.players.counts else law.players.default
        for blocks, threads, together in shapes:
            seconds, moves = launch_time(law, players, arguments.games, blocks * multiprocessors, threads, together)
            rates = f"{moves / seconds / 1e9:7.2f} G moves/s {arguments.games / seconds / 1e6:7.1f} M games/s"
            print(f"{ruleset.name:20} {blocks:3} blocks of {threads:3}, deal by {together:2} {rates}", flush=True)
        if arguments.compare:
            job = Job(law, players, 1, 0, arguments.compare, count_laid=True)
            there = play_job(job, device="cuda")
            here = play_job(job, threads=os.cpu_count() or 1)
            equal = bool(np.array_equal(there.raw, here.raw) and np.array_equal(there.totals, here.totals))
            print(f"{ruleset.name:20} {arguments.compare:,} games equal to the CPU's, all columns: {equal}", flush=True)


if __name__ == "__main__":
    main()
