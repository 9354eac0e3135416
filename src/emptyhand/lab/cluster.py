"""The same job on more processes and machines. Results may come in another order; they are the same."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.lab.key import engine
from emptyhand.lab.tasks import ClusterError, play, tasks


def cluster_parts(job: Job, where: str, threads: int) -> Iterator[Results]:
    """The job's results from the cluster that `where` names; `threads` is for `local` only."""
    kind, mark, _ = where.partition("://")
    if where == "local":
        return _on_processes(job, threads)
    if kind == "dask" and mark:
        return _on_dask(job, where)
    if kind == "ray" and mark:
        return _on_ray(job, where)
    raise ValueError(f"cannot make sense of the cluster {where!r}: expected local, dask://HOST:PORT or ray://HOST:PORT")


def _on_processes(job: Job, count: int) -> Iterator[Results]:
    """On processes of this machine."""
    try:
        import joblib
    except ImportError:
        raise ClusterError("processes of this machine need joblib: install emptyhand[lab]") from None
    calls = (joblib.delayed(play)(task, engine()) for task in tasks(job))
    with warnings.catch_warnings():
        # joblib complains when nobody wants the rest of the results; here that is what Ctrl-C means.
        warnings.filterwarnings("ignore", message=".*(tasks have been successfully executed|tasks which were still).*")
        try:
            yield from joblib.Parallel(n_jobs=count, backend="loky", return_as="generator_unordered")(calls)
        except BrokenExecutor:
            raise ClusterError("a worker process was killed, perhaps for lack of memory: try fewer --threads") from None


def _on_dask(job: Job, where: str) -> Iterator[Results]:
    """On a Dask cluster that is already there."""
    try:
        from emptyhand.lab.dask_cluster import dask_parts
    except ImportError:
        raise ClusterError("a Dask cluster needs Dask: install emptyhand[dask]") from None
    return dask_parts(job, where)


def _on_ray(job: Job, where: str) -> Iterator[Results]:
    """On a Ray cluster that is already there."""
    try:
        from emptyhand.lab.ray_cluster import ray_parts
    except ImportError:
        raise ClusterError("a Ray cluster needs Ray: install emptyhand[ray]") from None
    return ray_parts(job, where)
