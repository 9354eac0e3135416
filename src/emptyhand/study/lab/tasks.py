"""Splits a job into tasks that can be played anywhere, each worth about a second.

A task carries everything that determines its results, so it may be repeated, here or elsewhere.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar
from urllib.parse import urlsplit

from emptyhand.fast.batch import CHUNK, Job, Kernel
from emptyhand.fast.results import Results
from emptyhand.study.lab.key import Key, engine

TASK_SECONDS = 1.0
TRIAL = 512
"""Games played here to find out how many make a task."""

AHEAD = 3
"""Tasks submitted for each slot of a cluster: enough that none waits for its next."""

REACH_SECONDS = 5.0


Found = TypeVar("Found")


class ClusterError(OSError):
    """A failure of a cluster, in one sentence."""


@dataclass(frozen=True, slots=True)
class RemoteCall(Generic[Found]):
    """A call that any worker may run. Calls with the same name run once."""

    name: str
    function: Callable[..., Found]
    arguments: tuple[object, ...]


def calls(job: Job) -> Iterator[RemoteCall[Results]]:
    """Yield the job as calls, in order."""
    key = Key.of(job)
    for task in tasks(job):
        yield RemoteCall(key.range_name(task.first, task.games), play, (task, key.engine))


def tasks(job: Job) -> Iterator[Job]:
    """Yield the job as tasks, in order."""
    size, end = task_size(job), job.first + job.games
    for first in range(job.first, end, size):
        yield replace(job, first=first, games=min(size, end - first))


def task_size(job: Job) -> int:
    """Return how many games take about a second here, in whole chunks."""
    kernel = Kernel.of(job)
    # The first run may have to compile.
    kernel.run(job.first, 1)
    started = time.perf_counter()
    kernel.run(job.first, TRIAL)
    chunk_seconds = (time.perf_counter() - started) / TRIAL * CHUNK
    return CHUNK * max(1, round(TASK_SECONDS / chunk_seconds))


def play(task: Job, wanted: str) -> Results:
    """Run a task on a worker. `wanted` is the engine that the run uses."""
    if engine() != wanted:
        host = socket.gethostname()
        raise ValueError(f"the worker on {host} has another version of the fast engine, {engine()} and not {wanted}")
    return Kernel.of(task).run(task.first, task.games)


def reach(where: str) -> str:
    """Return HOST:PORT of a cluster's address if something answers there."""
    try:
        address = urlsplit(where)
        host, port = address.hostname, address.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise ValueError(f"cannot make sense of {where!r}: expected {where.partition(':')[0]}://HOST:PORT")
    try:
        socket.create_connection((host, port), timeout=REACH_SECONDS).close()
    except OSError as error:
        reason = error.strerror or "no answer"
        raise ClusterError(f"cannot reach the cluster at {address.netloc}: {reason}") from None
    return address.netloc


def one_line(error: BaseException) -> str:
    """Return what went wrong on a worker, without the traceback."""
    said = " ".join(str(error).split())
    return said if isinstance(error, ValueError) and said else f"{type(error).__name__}: {said}"
