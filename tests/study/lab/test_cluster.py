"""The same games on other processes, and on a Dask cluster that loses a worker."""

from __future__ import annotations

import json
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from distributed import Client

from emptyhand.cli import main
from emptyhand.fast.results import merge
from emptyhand.rules.extras import install_line
from emptyhand.study.lab import dask_cluster, tasks
from emptyhand.study.lab.cluster import cluster_parts
from emptyhand.study.lab.key import engine
from tests.study.lab.clusters import cluster, scheduler
from tests.study.lab.jobs import job, played, same

GAMES = 40_000


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline, "the cluster did not get there"
        time.sleep(0.02)


@pytest.fixture
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    # Of a fixed size, so that the number of tasks does not follow from how fast this machine is just now.
    monkeypatch.setattr(tasks, "task_size", lambda _: 2048)


@pytest.mark.usefixtures("small_tasks")
def test_a_dask_cluster_that_loses_a_worker_plays_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = job(games=GAMES, seed=3, first=11)
    with cluster(tmp_path) as (address, workers):
        results = cluster_parts(wanted, address, 1)
        parts = [next(results)]
        workers[0].send_signal(signal.SIGKILL)
        parts.extend(results)
        assert len(parts) > 6, "the worker died too late to matter"
        assert workers[0].wait(timeout=10) == -signal.SIGKILL
        assert same(merge(parts), played(wanted))
        # Once more with what is left, by the command.
        words = ["simulate", "obsession", "--games", "10000", "--json"]
        assert main([*words, "--cluster", address]) == 0
        elsewhere = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    here = json.loads(capsys.readouterr().out)
    assert elsewhere.pop("run")["cluster"] == address
    del here["run"]
    assert elsewhere == here


@pytest.mark.usefixtures("small_tasks")
def test_results_that_died_with_their_worker_are_computed_again(tmp_path: Path) -> None:
    wanted = job(games=GAMES, seed=3, first=11)
    with cluster(tmp_path) as (address, workers):
        results = cluster_parts(wanted, address, 1)
        parts = [next(results)]
        with Client(address.removeprefix("dask://"), set_as_default=False) as client:
            wait_until(lambda: not any(client.processing().values()))
            # The other worker stands still meanwhile, so that the lost results stay lost until they are asked for.
            workers[1].send_signal(signal.SIGSTOP)
            workers[0].send_signal(signal.SIGKILL)
            wait_until(lambda: len(client.nthreads()) == 1)
        threading.Timer(0.5, workers[1].send_signal, [signal.SIGCONT]).start()
        parts.extend(results)
        assert same(merge(parts), played(wanted))


@pytest.mark.usefixtures("small_tasks")
def test_processes_of_this_machine_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "thirteen", "--games", "20000", "--json", "--threads", "2"]
    found = []
    for more in ([], ["--cluster", "local"]):
        assert main([*words, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
        del found[-1]["run"]
    assert found[0] == found[1]


def test_tasks_cover_every_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "task_size", lambda _: 4096)
    pieces = [range(task.first, task.first + task.games) for task in tasks.tasks(job(games=10_000, first=7))]
    covered = [number for piece in pieces for number in piece]
    assert covered == list(range(7, 10_007))


def test_a_worker_with_another_engine_refuses_to_play() -> None:
    assert same(tasks.play(job(games=50), engine()), played(job(games=50)))
    with pytest.raises(ValueError, match="another version of the fast engine"):
        tasks.play(job(games=50), "0123456789ab")


# -- what can go wrong -----------------------------------------------------------------------------------------------


def refused(capsys: pytest.CaptureFixture[str], where: str) -> str:
    assert main(["simulate", "obsession", "--games", "100", "--cluster", where]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    lines = [line for line in said.err.splitlines() if "…" not in line]
    assert len(lines) == 1, said.err
    return lines[0]


def test_a_scheduler_that_is_not_there_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers, and nobody else can
        assert "cannot reach the cluster at 127.0.0.1" in refused(capsys, f"dask://127.0.0.1:{taken.getsockname()[1]}")


def test_what_answers_and_is_no_scheduler_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "ANSWER_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert "is no Dask scheduler" in refused(capsys, f"dask://127.0.0.1:{silent.getsockname()[1]}")


def test_a_scheduler_without_workers_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "WORKER_SECONDS", 0.5)
    with scheduler(tmp_path) as address:
        assert "has no workers" in refused(capsys, f"dask://{address}")


def test_a_missing_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "emptyhand.study.lab.dask_cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert install_line("dask") in refused(capsys, "dask://host:1")
