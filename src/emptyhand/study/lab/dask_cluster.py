"""A Dask cluster, through its own futures.

Not through joblib: its Dask backend (1.6) is never notified of a task that died with its workers or that they could
not load, and waits for it indefinitely; and it runs everything locally if the cluster has a single slot.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, suppress
from itertools import islice

from distributed import Client, Future, KilledWorker, as_completed, rpc
from distributed.comm.core import CommClosedError

from emptyhand.study.lab.tasks import AHEAD, ClusterError, Found, RemoteCall, one_line, reach

ANSWER_SECONDS = 10
WORKER_SECONDS = 10


def dask_parts(work: Iterator[RemoteCall[Found]], where: str) -> Generator[Found]:
    """Yield the results of the calls as they arrive. Another worker repeats the work of a lost one."""
    host = reach(where)
    # A single sentence below replaces what these would log about lost connections.
    for name in ("distributed", "distributed.client", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with closing(_connect(host)) as client:
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError:
            raise ClusterError(f"the Dask scheduler at {host} has no workers") from None
        yield from _work(client, work)


def _connect(host: str) -> Client:
    address = f"tcp://{host}"
    try:
        # A client's own timeout does not apply to a server that sends nothing, or another protocol.
        asyncio.run(asyncio.wait_for(_identity(address), ANSWER_SECONDS))
        return Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise ClusterError(f"what answers at {host} is no Dask scheduler") from None


async def _identity(address: str) -> None:
    async with rpc(address) as scheduler:
        await scheduler.identity()


def _work(client: Client, work: Iterator[RemoteCall[Found]]) -> Iterator[Found]:
    running = as_completed([], loop=client.loop)
    try:
        running.update(_submit(client, islice(work, _ahead(client))))
        for future in running:
            # A result can die with its worker before it is fetched. The scheduler then has it computed again.
            status = future.status
            if status in ("lost", "pending"):
                running.add(future)
                continue
            yield _result(future, status)
            room = _ahead(client) - running.count()
            running.update(_submit(client, islice(work, max(1, room))))
    finally:
        with suppress(CommClosedError, OSError, TimeoutError):
            client.cancel(list(running.futures))


def _ahead(client: Client) -> int:
    """Return how many calls to submit ahead. Counted each time: workers join and leave."""
    slots: int = sum(client.nthreads().values())
    return AHEAD * max(1, slots)


def _submit(client: Client, calls: Iterator[RemoteCall[Found]]) -> list[Future[Found]]:
    return [client.submit(pickle.loads, pickle.dumps(Packed(call)), key=call.name) for call in calls]


class Packed:
    """A call as bytes, unpickled by the worker that runs it.

    Dask would unpickle anything else on its way to the task. That would kill a worker without emptyhand, where this is
    an ordinary error, and the scheduler would need emptyhand too.
    """

    def __init__(self, call: RemoteCall[Found]) -> None:
        self._parts = (call.function, call.arguments)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self._parts


def _result(future: Future[Found], status: str) -> Found:
    if status == "finished":
        found: Found = future.result()
        return found
    if status != "error":
        raise ClusterError("the connection to the Dask scheduler was lost")
    error = future.exception()
    if isinstance(error, KilledWorker):
        raise ClusterError(f"the Dask workers that were given the same games died one after another ({future.key})")
    if isinstance(error, ImportError):
        raise ClusterError(f"a Dask worker cannot load emptyhand ({one_line(error)}): install its extra lab there")
    raise ClusterError(f"a Dask worker failed: {one_line(error)}")
