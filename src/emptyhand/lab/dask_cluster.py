"""A Dask cluster, through its own futures.

Not through joblib: its Dask backend (1.6) never hears of a task that died with its workers or that they could not
load, and waits for it for ever; and it plays alone where the cluster has a single slot.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import islice

from distributed import Client, Future, KilledWorker, as_completed, rpc
from distributed.comm.core import CommClosedError

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.lab.key import Key
from emptyhand.lab.tasks import AHEAD, ClusterError, one_line, play, reach, tasks

ANSWER_SECONDS = 10
WORKER_SECONDS = 10


def dask_parts(job: Job, where: str) -> Iterator[Results]:
    """The job's results as they come. Work of workers that die is done again by others."""
    host = reach(where)
    # What these would tell about lost connections is said in one sentence below.
    for name in ("distributed", "distributed.client", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with closing(_connect(host)) as client:
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError:
            raise ClusterError(f"the Dask scheduler at {host} has no workers") from None
        yield from _work(client, job)


def _connect(host: str) -> Client:
    address = f"tcp://{host}"
    try:
        # A client's own limit does not hold against a server that says nothing, or something else.
        asyncio.run(asyncio.wait_for(_identity(address), ANSWER_SECONDS))
        return Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise ClusterError(f"what answers at {host} is no Dask scheduler") from None


async def _identity(address: str) -> None:
    async with rpc(address) as scheduler:
        await scheduler.identity()


def _work(client: Client, job: Job) -> Iterator[Results]:
    key, todo = Key.of(job), tasks(job)
    running = as_completed([], loop=client.loop)
    try:
        running.update(_submit(client, key, islice(todo, _ahead(client))))
        for future in running:
            yield _result(future)
            room = _ahead(client) - running.count()
            running.update(_submit(client, key, islice(todo, max(1, room))))
    finally:
        with suppress(CommClosedError, OSError, TimeoutError):
            client.cancel(list(running.futures))


def _ahead(client: Client) -> int:
    """Counted anew each time: workers come and go."""
    slots: int = sum(client.nthreads().values())
    return AHEAD * max(1, slots)


def _submit(client: Client, key: Key, pieces: Iterator[Job]) -> list[Future[Results]]:
    """Each under a name that says what it is: a task that is asked for twice is done once."""
    calls = ((key.named(task.first, task.games), pickle.dumps(Call(task, key.engine))) for task in pieces)
    return [client.submit(pickle.loads, call, key=name) for name, call in calls]


class Call:
    """A call as bytes: it is made by whoever reads them.

    Dask would read anything else on its way to the task. That would end a worker that does not have emptyhand, where
    this is an error like any other, and the scheduler would need to have it too.
    """

    def __init__(self, task: Job, engine: str) -> None:
        self._arguments = (task, engine)

    def __reduce__(self) -> tuple[Callable[[Job, str], Results], tuple[Job, str]]:
        return play, self._arguments


def _result(future: Future[Results]) -> Results:
    if future.status == "finished":
        results: Results = future.result()
        return results
    if future.status != "error":
        raise ClusterError("the connection to the Dask scheduler was lost")
    error = future.exception()
    if isinstance(error, KilledWorker):
        raise ClusterError(f"the Dask workers that were given the same games died one after another ({future.key})")
    if isinstance(error, ImportError):
        raise ClusterError(f"a Dask worker cannot load emptyhand ({one_line(error)}): install emptyhand[lab] there")
    raise ClusterError(f"a Dask worker failed: {one_line(error)}")
