"""A Ray cluster, through its own tasks.

Not through joblib: with Ray it returns results only once all are there, and gives up when a worker dies.
"""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator
from itertools import islice

import ray
from ray.exceptions import RayError, RayTaskError

from emptyhand.lab.tasks import AHEAD, ClusterError, Found, RemoteCall, one_line, reach


def ray_parts(work: Iterator[RemoteCall[Found]], where: str) -> Generator[Found]:
    """Yield the results of the calls as they arrive. Another worker repeats the work of a lost one."""
    address = f"ray://{reach(where)}"
    try:
        with warnings.catch_warnings():
            # Ray would print the same error at length.
            warnings.simplefilter("ignore", UserWarning)
            ray.init(address=address, log_to_driver=False, logging_level="critical")
    except (ConnectionError, RuntimeError, RayError) as error:
        raise ClusterError(f"there is no Ray cluster at {address} ({one_line(error)})") from None
    try:
        yield from _work(work)
    except RayTaskError as error:
        raise ClusterError(f"a Ray worker failed: {one_line(error.cause or error)}") from None
    except (ConnectionError, RayError) as error:
        raise ClusterError(f"the Ray cluster at {address} failed: {one_line(error)}") from None
    finally:
        ray.shutdown()


def _work(work: Iterator[RemoteCall[Found]]) -> Iterator[Found]:
    todo = (ray.remote(num_cpus=1)(call.function).remote(*call.arguments) for call in work)
    running = list(islice(todo, _ahead()))
    while running:
        done, running = ray.wait(running)
        running += islice(todo, max(1, _ahead() - len(running)))
        for task in done:
            found: Found = ray.get(task)
            yield found


def _ahead() -> int:
    """Return how many calls to submit ahead. Counted each time: workers join and leave."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
