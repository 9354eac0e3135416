"""Players in the processes of a server: the same moves wherever they run, and a move whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.players.workers import child
from emptyhand.players.workers.child import Child
from emptyhand.players.workers.pool import Workers
from emptyhand.players.workers.wire import Object
from tests.catalogue import CORE
from tests.players.bots.own import FIRST, some_game, written

ANSWER_SECONDS = 60


def choice(workers: Workers, spec: str, seed: int, game: Game) -> object:
    return workers.submit(spec, seed, game.law, game.view(game.turn)).result(ANSWER_SECONDS)


def test_a_choice_depends_on_spec_seed_and_view_alone() -> None:
    games = [some_game(ruleset, seed=seed) for ruleset in CORE for seed in range(3)]
    asked = [(spec, n, game) for n, game in enumerate(games) for spec in ("random", "greedy")]
    expected = [make(spec, seed).choose(game.view(game.turn)) for spec, seed, game in asked]
    with Workers(2) as workers:
        for order in (asked, asked[::-1]):
            futures = {id(game): {} for _, _, game in asked}  # type: ignore[var-annotated]
            for spec, seed, game in order:
                futures[id(game)][spec] = workers.submit(spec, seed, game.law, game.view(game.turn))
            assert [futures[id(game)][spec].result(ANSWER_SECONDS) for spec, _, game in asked] == expected
        assert not workers.faults


def test_a_worker_that_dies_is_replaced_and_its_request_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game()
    with Workers(1) as workers:
        assert choice(workers, "greedy", 3, game)
        started = _started(monkeypatch)
        os.kill(workers.processes()[0], signal.SIGKILL)
        assert choice(workers, "greedy", 3, game) == make("greedy", 3).choose(game.view(game.turn))
        assert len(started) == 1
        assert [fault for fault in workers.faults if "was ended by SIGKILL" in fault]


def test_a_request_that_breaks_every_worker_gets_a_simple_players_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game()
    started = _started(monkeypatch)
    monkeypatch.setattr("emptyhand.players.workers.pool.WORKER", "emptyhand.no_such_module")
    with Workers(1) as workers:
        assert choice(workers, "random", 3, game) == make("greedy", 3).choose(game.view(game.turn))
        assert len(started) == 2
        assert len(workers.faults) == 2


def _started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules of the processes started from now on."""
    started: list[str] = []
    plain = child._started

    def noting(module: str, *arguments: str, **options: bool) -> object:
        started.append(module)
        return plain(module, *arguments, **options)

    monkeypatch.setattr(child, "_started", noting)
    return started


@pytest.mark.parametrize(
    ("spec", "told"), [("greddy", "did you mean 'greedy'"), ("original", "pile games such as obsession only")]
)
def test_a_player_that_cannot_play_is_told_through_the_future(spec: str, told: str) -> None:
    game = some_game("thirteen")
    with Workers(1) as workers:
        with pytest.raises(ValueError, match=told):
            choice(workers, spec, 0, game)
        assert choice(workers, "greedy", 0, game)


def test_files_are_run_only_where_they_are_let_in(tmp_path: Path) -> None:
    game = some_game()
    path = written(tmp_path, FIRST)
    with Workers(1) as workers, pytest.raises(ValueError, match="is not a player of this table"):
        choice(workers, path, 0, game)
    with Workers(1, own_players=True) as workers:
        assert choice(workers, path, 0, game) == game.legal_moves()[0]


def test_players_named_to_be_warm_choose_before_anyone_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    plain = Child.ask

    def noting(child: Child, question: Object, seconds: float) -> Object:
        answer = plain(child, question, seconds)
        asked.append((question["spec"], *answer))
        return answer

    monkeypatch.setattr(Child, "ask", noting)
    game = some_game()
    seen = game.view(game.turn)
    with Workers(1, warm=[("greedy", seen), ("nobody", seen)]) as workers:
        assert choice(workers, "random", 0, game)
    assert asked == [("greedy", "move"), ("nobody", "refused"), ("random", "move")]


def test_closing_ends_the_processes_and_takes_no_more_requests() -> None:
    game = some_game()
    workers = Workers(2)
    futures = [workers.submit("greedy", n, game.law, game.view(game.turn)) for n in range(10)]
    workers.close()
    assert all(future.done() for future in futures)
    assert workers.processes() == []
    with pytest.raises(ValueError, match="expected no request after close"):
        workers.submit("greedy", 0, game.law, game.view(game.turn))
    with pytest.raises(ValueError, match="expected at least 1"):
        Workers(0)


def test_stopping_ends_processes_that_are_busy_and_restarts_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game()
    monkeypatch.setattr("emptyhand.players.workers.pool.WORKER", "tests.players.bots.slow_worker")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    workers = Workers(2)
    futures = [workers.submit("greedy", n, game.law, game.view(game.turn)) for n in range(4)]
    while not all(future.running() for future in futures[:2]):
        time.sleep(0.01)
    workers.stop()
    assert all(future.exception(ANSWER_SECONDS) for future in futures)
    workers.close()
    assert (workers.processes(), list(workers.faults)) == ([], [])


@pytest.mark.parametrize("is_parent", [True, False])
def test_a_process_that_is_still_importing_ends_when_its_parent_has_gone(is_parent: bool) -> None:
    owner = os.getpid() if is_parent else os.getpid() + 1
    command = [sys.executable, "-P", child._WATCHED, str(owner), "tests.players.bots.slow_worker"]
    environment = child.child_environment() | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=environment, start_new_session=True) as process:
        if is_parent:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(1)
            process.kill()
        assert process.wait(ANSWER_SECONDS) == -signal.SIGKILL
