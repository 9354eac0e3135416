"""Given positions played to the end many times: what a searching player or a coach asks for."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.actions import CAP
from emptyhand.fast.batch import Desk, Job, Kernel, entry
from emptyhand.fast.policy import RANDOM, Policy
from emptyhand.fast.results import Results
from emptyhand.fast.states import load
from emptyhand.law.model import Law


def rollouts(
    law: Law,
    snapshots: Sequence[Sequence[int]],
    n: int,
    policy: Policy = RANDOM,
    seed: int = 0,
    *,
    cap: int = CAP,
) -> list[Results]:
    """Play each position to the end `n` times; one Results for each, in order.

    A position is given as the neutral numbers of `emptyhand.snapshot.to_ints`. The cards lie as it says, hidden ones
    too: all that differs is how the seats choose. The i-th playout of every position draws on the same stream of
    chance, so that differences between positions are less noisy than the positions themselves.
    """
    if n < 1:
        raise ValueError(f"expected at least one playout, got {n}")
    return [_playouts(law, numbers, n, policy, seed, cap) for numbers in snapshots]


def _playouts(law: Law, numbers: Sequence[int], n: int, policy: Policy, seed: int, cap: int) -> Results:
    start, pack = load(law, numbers)
    players = numbers[0]
    job = Job(law, players, seed, 0, n, cap, policy=policy)
    desk = Desk.of(job, n)
    run = entry("_rollouts", law, policy)
    run(start, desk.state, pack, Kernel.of(job).tables, *desk.choosing, seed, 0, cap, desk.out, desk.totals)
    return Results(law.digest, players, seed, 0, desk.out, desk.totals)
