"""Where the games of a job come from: the cores of this machine, its GPU, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Protocol

from emptyhand.fast import target
from emptyhand.fast.batch import Device, Job, Kernel, parts
from emptyhand.fast.results import Results
from emptyhand.study.lab.cluster import cluster_parts

COMPILING = "Compiling the fast engine, once…"
COMPILING_FOR_GPU = "Compiling the fast engine for the GPU…"
AWAITING = "Waiting for the workers…"


@dataclass(frozen=True, slots=True)
class SimulationResources:
    """A device and a number of threads on this machine, or a cluster's address."""

    device: Device
    threads: int
    cluster: str | None


class ProgressDisplay(Protocol):
    """Shows progress before the first games arrive."""

    def preparing(self, text: str, *, at_once: bool) -> AbstractContextManager[None]: ...
    def awaiting(self, text: str) -> AbstractContextManager[None]: ...


def play(job: Job, where: SimulationResources, watch: ProgressDisplay) -> Iterator[Results]:
    """Yield the job's results, in any order."""
    if where.device == "cuda":
        yield from _on_gpu(job, watch)
        return
    kernel = Kernel.of(job)
    variant, entry = kernel.on_cpu()
    compiled = target.is_compiled(entry, variant)
    with watch.preparing(COMPILING, at_once=not compiled):
        kernel.run(job.first, 1)
    if where.cluster is None:
        yield from parts(job, where.threads)
        return
    results = cluster_parts(job, where.cluster, where.threads)
    with watch.awaiting(AWAITING):
        head = next(results)
    yield head
    yield from results


def _on_gpu(job: Job, watch: ProgressDisplay) -> Iterator[Results]:
    from emptyhand.fast import gpu

    with watch.preparing(COMPILING_FOR_GPU, at_once=True):
        gpu.run(replace(job, games=1))
    end = job.first + job.games
    for first in range(job.first, end, gpu.CHUNK):
        yield gpu.run(replace(job, first=first, games=min(gpu.CHUNK, end - first)))
