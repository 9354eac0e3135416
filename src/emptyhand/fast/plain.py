"""Plays a few games by the interpreted kernels: the same games, without numba, which takes longer to load."""

from __future__ import annotations

import numpy as np

from emptyhand.fast import target
from emptyhand.fast.batch import Buffers, Job, Kernel, entry_name
from emptyhand.fast.results import Results


def play_interpreted(job: Job) -> Results:
    """Play all games of a job, some milliseconds each."""
    buffers = Buffers.of(job, job.games)
    # Lists: numpy warns where a product leaves 64 bits, and its numbers are slow one by one.
    kernel = Kernel.of(job)
    arrays = [array.tolist() for array in (buffers.state, buffers.pack, kernel.tables, *buffers.choosing)]
    where = (job.players, job.seed, job.first, job.cap, buffers.out, buffers.totals)
    getattr(target.interpreted(kernel.variant), entry_name(job.law, job.policy))(*arrays, *where)
    return Results(job.law.digest, job.players, job.seed, job.first, buffers.out, np.zeros_like(buffers.totals))
