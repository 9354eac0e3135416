"""The same job on more processes and machines. Results may arrive in another order; they are the same."""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor

from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results
from emptyhand.rules.extras import install_line
from emptyhand.study.lab.tasks import ClusterError, Found, RemoteCall, calls


def cluster_parts(job: Job, where: str, threads: int) -> Iterator[Results]:
    """Yield the job's results from the cluster that `where` names; `threads` applies to `local` only."""
    return spread(calls(job), where, threads)


def spread(work: Iterator[RemoteCall[Found]], where: str, processes: int) -> Generator[Found]:
    """Yield the calls' results, in any order; `processes` applies to `local` only. Closing it stops the work."""
    kind, mark, _ = where.partition("://")
    if where == "local":
        return _on_processes(work, processes)
    if kind == "dask" and mark:
        return _on_dask(work, where)
    raise ValueError(f"cannot make sense of the cluster {where!r}: expected local or dask://HOST:PORT")


def _on_processes(work: Iterator[RemoteCall[Found]], count: int) -> Generator[Found]:
    """Run the calls in processes of this machine."""
    try:
        import joblib
    except ImportError:
        raise ClusterError(f"processes of this machine need joblib: install it with {install_line('lab')}") from None
    todo = (joblib.delayed(call.function)(*call.arguments) for call in work)
    with warnings.catch_warnings():
        # joblib warns when the remaining results are not consumed; after Ctrl-C that is intended.
        warnings.filterwarnings("ignore", message=".*(tasks have been successfully executed|tasks which were still).*")
        try:
            yield from joblib.Parallel(n_jobs=count, backend="loky", return_as="generator_unordered")(todo)
        except BrokenExecutor:
            raise ClusterError("a worker process was killed, perhaps for lack of memory: try fewer of them") from None


def _on_dask(work: Iterator[RemoteCall[Found]], where: str) -> Generator[Found]:
    """Run the calls on a running Dask cluster."""
    try:
        from emptyhand.study.lab.dask_cluster import dask_parts
    except ImportError:
        raise ClusterError(f"a Dask cluster needs Dask: install it with {install_line('dask')}") from None
    return dask_parts(work, where)
