"""Tells games in batches: what happens on the way to a result, summed up. `stories` says how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import target
from emptyhand.fast.batch import Buffers, Job, Kernel
from emptyhand.fast.pile_layout import SEATS
from emptyhand.fast.policy import Policy
from emptyhand.fast.story_layout import STORY_SCRATCH, STORY_TOTALS
from emptyhand.fast.variants import Variant
from emptyhand.fast.weights import weights_of
from emptyhand.fast.weights.layout import W_SLIP
from emptyhand.rules.law.model import ClimbLaw, Law

Totals = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class StoryKernel:
    """A job's tables, ready to tell any range of its games."""

    job: Job
    tables: NDArray[np.int64]
    choosing: tuple[NDArray[np.int64] | NDArray[np.float64], ...]
    """The weights, which random seats do not use; in climbing games, also a stack for planning."""
    variant: Variant

    @classmethod
    def of(cls, job: Job) -> StoryKernel:
        weights = job.policy.weights or _random_weights(job.law)
        by_weights = replace(job, policy=Policy(job.policy.name, weights))
        kernel = Kernel.of(replace(job, count_laid=True))
        return cls(job, kernel.tables, Buffers.of(by_weights, 0).choosing, kernel.variant)

    @property
    def entry(self) -> str:
        """The name of the kernel function."""
        return "run_climb_story" if isinstance(self.job.law, ClimbLaw) else "run_pile_story"

    def run(self, first: int, games: int) -> Totals:
        """Tell games from `first` on and return their totals (`story_layout`)."""
        job, buffers = self.job, Buffers.of(self.job, 0)
        scratch, into = np.zeros(STORY_SCRATCH, np.int64), np.zeros(STORY_TOTALS, np.int64)
        log = np.zeros((SEATS, job.cap + 1), np.uint8)
        # The stack remembers hands: threads must not share it.
        choosing = (self.choosing[0], *(np.zeros_like(other) for other in self.choosing[1:]))
        where = (job.players, job.seed, first, games, job.cap, int(bool(job.policy.weights)), into)
        run: Callable[..., None] = getattr(target.cpu(self.variant), self.entry)
        run(buffers.state, buffers.pack, self.tables, *choosing, scratch, log, *where)
        return into


def _random_weights(law: Law) -> tuple[float, ...]:
    """Return weights by which a seat of a pile game plays at random; in climbing games a flag says so."""
    weights = list(weights_of(law))
    if not isinstance(law, ClimbLaw):
        weights[W_SLIP] = 1
    return tuple(weights)
