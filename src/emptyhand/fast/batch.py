"""Plays games by the million, on this machine's cores or its GPU: a Job says which games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import climb_layout, columns, pile_layout, target
from emptyhand.fast.pile_abreast import ABREAST_SIZE, PACK_ROOM
from emptyhand.fast.pile_tables import check_room
from emptyhand.fast.policy import RANDOM, Policy
from emptyhand.fast.results import Results, merge
from emptyhand.fast.tables import tables_of
from emptyhand.fast.variants import Variant
from emptyhand.fast.vectors import TRACKS, WORD, are_fast
from emptyhand.fast.weights.layout import REMEMBERED, STACK
from emptyhand.rules.actions import CAP
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw

CHUNK = 4096
"""Games per task of a CPU thread: a few hundredths of a second."""

Device = Literal["cpu", "cuda"]


@dataclass(frozen=True, slots=True)
class Job:
    """A range of games of one seed. Its results depend on nothing else, so any part can be played anywhere."""

    law: Law
    players: int
    seed: int
    first: int
    games: int
    cap: int = CAP
    count_laid: bool = False
    policy: Policy = RANDOM


def play_job(job: Job, *, device: Device = "cpu", threads: int = 1) -> Results:
    """Play all games of a job on this machine; the results do not depend on the device or the threads.

    `emptyhand.study.lab` plays a job in parts, on clusters too, and stores partial results.
    """
    check(job)
    if device == "cuda":
        from emptyhand.fast import gpu

        return gpu.run(job)
    return merge(list(parts(job, threads)))


def check(job: Job) -> None:
    """Raise unless the job is playable."""
    law = job.law
    if job.players not in law.players.counts:
        raise ValueError(law.not_for(job.players))
    if job.games < 1:
        raise ValueError(f"expected at least one game, got {job.games}")


def parts(job: Job, threads: int = 1) -> Iterator[Results]:
    """Yield the job's results chunk by chunk as they finish; closing the iterator cancels the rest."""
    kernel = Kernel.of(job)
    starts = iter(range(job.first, job.first + job.games, CHUNK))
    end = job.first + job.games
    if threads == 1:
        for start in starts:
            yield kernel.run(start, min(CHUNK, end - start))
        return
    with ThreadPoolExecutor(max_workers=threads) as pool:
        running: set[Future[Results]] = set()
        try:
            while True:
                for start in starts:
                    running.add(pool.submit(kernel.run, start, min(CHUNK, end - start)))
                    if len(running) >= 2 * threads:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


@dataclass(frozen=True, slots=True)
class Kernel:
    """A job's tables, ready to play any range of its games."""

    job: Job
    tables: NDArray[np.int64]
    variant: Variant = Variant.ALL

    @classmethod
    def of(cls, job: Job) -> Kernel:
        if isinstance(job.law, PileLaw):
            check_room(job.law, job.players)
        return cls(job, *tables_of(job.law, job.count_laid))

    def on_cpu(self) -> tuple[Variant, str]:
        """Return the variant and the name of the function that plays the games on this machine's CPU."""
        counts = self.job.count_laid or self.job.policy.weights
        abreast = self.variant is Variant.CORE and not counts and are_fast()
        if abreast or self.variant is Variant.ABREAST:
            return Variant.ABREAST, "run_pile_abreast"
        return self.variant, entry_name(self.job.law, self.job.policy)

    def run(self, first: int, games: int) -> Results:
        """Play the games from `first` on, compiled for the CPU."""
        variant, entry = self.on_cpu()
        job, buffers = self.job, Buffers.of(self.job, games, variant)
        where = (job.players, job.seed, first, job.cap, buffers.out, buffers.totals)
        run: Callable[..., None] = getattr(target.cpu(variant), entry)
        run(buffers.state, buffers.pack, self.tables, *buffers.choosing, *where)
        return Results(job.law.digest, job.players, job.seed, first, buffers.out, buffers.totals)


def entry_name(law: Law, policy: Policy) -> str:
    """Return the name of the kernel function that plays whole games of a law's family under a policy."""
    family = "climb" if isinstance(law, ClimbLaw) else "pile"
    return f"run_{family}{'_weights' if policy.weights else ''}"


def room_abreast() -> NDArray[np.int64]:
    """Return room for the games that are played abreast, at an address where no vector crosses a line of the cache."""
    room = np.zeros((ABREAST_SIZE + 1) * TRACKS, np.int64)
    return room[-room.ctypes.data // WORD % TRACKS :][: ABREAST_SIZE * TRACKS]


@dataclass(frozen=True, slots=True)
class Buffers:
    """The arrays that one thread works on."""

    state: NDArray[np.int64]
    pack: NDArray[np.uint8]
    choosing: tuple[NDArray[np.int64] | NDArray[np.float64], ...]
    """The policy's arguments: nothing, or weights, or weights and a stack for planning; room for games abreast."""
    out: NDArray[np.int32]
    totals: NDArray[np.int64]

    @classmethod
    def of(cls, job: Job, games: int, variant: Variant = Variant.ALL) -> Buffers:
        climbs = isinstance(job.law, ClimbLaw)
        choosing: tuple[NDArray[np.int64] | NDArray[np.float64], ...] = ()
        if job.policy.weights and climbs:
            choosing = (np.array(job.policy.weights, np.int64), np.zeros(STACK + 2 * REMEMBERED, np.int64))
        elif job.policy.weights:
            choosing = (np.array(job.policy.weights, np.float64),)
        elif variant is Variant.ABREAST:
            choosing = (room_abreast(),)
        return cls(
            np.zeros(climb_layout.C_STATE_SIZE if climbs else pile_layout.STATE_SIZE, np.int64),
            np.zeros(PACK_ROOM, np.uint8),
            choosing,
            np.zeros((columns.ROWS, games), np.int32),
            np.zeros(columns.TOTALS, np.int64),
        )
