"""The same job on more processes and machines. Results may come in another order; they are the same."""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.lab.tasks import ClusterError, Found, RemoteCall, calls


def cluster_parts(job: Job, where: str, threads: int) -> Iterator[Results]:
    """The job's results from the cluster that `where` names; `threads` is for `local` only."""
    return spread(calls(job), where, threads)


def spread(work: Iterator[RemoteCall[Found]], where: str, processes: int) -> Generator[Found]:
    """What the calls return, in any order; `processes` is for `local` only. Closing it ends the work."""
    kind, mark, _ = where.partition("://")
    if where == "local":
        return _on_processes(work, processes)
    if kind == "dask" and mark:
        return _on_dask(work, where)
    if kind == "ray" and mark:
        return _on_ray(work, where)
    raise ValueError(f"cannot make sense of the cluster {where!r}: expected local, dask://HOST:PORT or ray://HOST:PORT")


def _on_processes(work: Iterator[RemoteCall[Found]], count: int) -> Generator[Found]:
    """On processes of this machine."""
    try:
        import joblib
    except ImportError:
        raise ClusterError("processes of this machine need joblib: install emptyhand[lab]") from None
    todo = (joblib.delayed(call.function)(*call.arguments) for call in work)
    with warnings.catch_warnings():
        # joblib complains when nobody wants the rest of the results; here that is what Ctrl-C means.
        warnings.filterwarnings("ignore", message=".*(tasks have been successfully executed|tasks which were still).*")
        try:
            yield from joblib.Parallel(n_jobs=count, backend="loky", return_as="generator_unordered")(todo)
        except BrokenExecutor:
            raise ClusterError("a worker process was killed, perhaps for lack of memory: try fewer of them") from None


def _on_dask(work: Iterator[RemoteCall[Found]], where: str) -> Generator[Found]:
    """On a Dask cluster that is already there."""
    try:
        from emptyhand.lab.dask_cluster import dask_parts
    except ImportError:
        raise ClusterError("a Dask cluster needs Dask: install emptyhand[dask]") from None
    return dask_parts(work, where)


def _on_ray(work: Iterator[RemoteCall[Found]], where: str) -> Generator[Found]:
    """On a Ray cluster that is already there."""
    try:
        from emptyhand.lab.ray_cluster import ray_parts
    except ImportError:
        raise ClusterError("a Ray cluster needs Ray: install emptyhand[ray]") from None
    return ray_parts(work, where)
