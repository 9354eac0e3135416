"""A pytest session that collects once and then runs tests in forked processes, each from the same fresh state."""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import pytest

from tools.engine_mutants.conditions import GAME, clear_caches

TESTS = ("tests/rules", "tests/game", "tests/oracle")
NO_RULES = ("tests/game/fair/test_browser.py", "tests/rules/ruleset")
"""They are about a program of the page and about ruleset files."""

FORK = multiprocessing.get_context("fork")
MEMORY = 4 << 30
WALL_SECONDS = 600
Task = TypeVar("Task")
Line = tuple[str, int]


@dataclass(frozen=True)
class Run:
    """One test that has run: its CPU time, and the lines of the engine that it ran, if they were traced."""

    seconds: float
    lines: frozenset[Line]
    failed: bool


class Session:
    """Collected tests, by node id."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        self.items = {item.nodeid: item for item in session.items}
        self._failed = False
        session.config.pluginmanager.register(self, "outcomes")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def traced(self, names: Sequence[str]) -> dict[str, Run]:
        """Run all these tests; to be called in a forked process."""
        return {name: self._run(name, after, trace=True) for name, after in _with_next(names)}

    def first_failure(self, names: Sequence[str], limits: Callable[[str], float]) -> str:
        """Run tests until one fails, and return its name, or nothing; to be called in a forked process.

        A test that takes more CPU time than its limit ends the process.
        """
        for name, after in _with_next(names):
            signal.setitimer(signal.ITIMER_PROF, limits(name))
            if self._run(name, after).failed:
                return name
        return ""

    def _run(self, name: str, after: str | None, *, trace: bool = False) -> Run:
        lines: set[Line] = set()
        self._failed, began = False, time.process_time()
        item, following = self.items[name], self.items[after] if after else None
        if trace:
            _forget_shared()
            sys.settrace(_tracer(lines))
        try:
            self._session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        finally:
            sys.settrace(None)
        return Run(time.process_time() - began, frozenset(lines), self._failed)


def _with_next(names: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    return zip(names, [*names[1:], None], strict=True)


def _forget_shared() -> None:
    """Empty the caches of test modules, so that every test runs all the lines that it depends on."""
    folders = tuple(f"{Path(folder).resolve()}{os.sep}" for folder in TESTS)
    for module in [*sys.modules.values()]:
        if str(getattr(module, "__file__", "")).startswith(folders):
            clear_caches(module)


def _tracer(lines: set[Line]) -> Callable[[FrameType, str, Any], Any]:
    """Return a trace function that collects the lines run in modules of the engine."""
    folder = GAME.resolve()

    @cache
    def in_file(name: str) -> Callable[[FrameType, str, Any], Any] | None:
        path = Path(name)
        if path.parent != folder:
            return None
        module = path.stem

        def in_engine(frame: FrameType, _event: str, _: object) -> Any:
            lines.add((module, frame.f_lineno))
            return in_engine

        return in_engine

    return lambda frame, _event, _: in_file(frame.f_code.co_filename)


def with_collected(work: Callable[[Session], int]) -> int:
    """Collect the tests and call `work` with them; return its result, or pytest's status if collecting failed."""
    # Plugins that the tests do not need would be started in every process.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    loop = _Loop(work)
    ignored = [f"--ignore={path}" for path in NO_RULES]
    plugins = ["-p", "pytest_timeout", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    words = [*plugins, "-qq", "--capture=no", "--override-ini=timeout=0", *ignored, *TESTS]
    status = pytest.main(words, plugins=[loop])
    return int(status) if loop.result is None else loop.result


class _Loop:
    def __init__(self, work: Callable[[Session], int]) -> None:
        self.work = work
        self.result: int | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("tests could not be collected")
        gc.freeze()
        self.result = self.work(Session(session))
        return True


# -- processes -------------------------------------------------------------------------------------------------------


def in_forks(tasks: Iterator[Task], work: Callable[[Task], Any], workers: int) -> Iterator[tuple[Task, Any | None]]:
    """Do each task in a forked process of its own; yield it with its result, or None if its process died.

    A task is taken from the iterator when a process is free for it, so that tasks may depend on earlier results.
    """
    running: dict[Connection, tuple[ForkProcess, Task]] = {}
    with tempfile.TemporaryDirectory() as folder:
        while True:
            for task in islice(tasks, workers - len(running)):
                ours, theirs = FORK.Pipe(duplex=False)
                process = FORK.Process(target=_in_child, args=(work, task, theirs, folder))
                process.start()
                theirs.close()
                running[ours] = process, task
            if not running:
                return
            for ours in [found for found in wait([*running]) if isinstance(found, Connection)]:
                process, task = running.pop(ours)
                try:
                    result = ours.recv()
                except EOFError:
                    result = None
                ours.close()
                process.join()
                yield task, result


def _in_child(work: Callable[[Task], Any], task: Task, answer: Connection, folder: str) -> None:
    os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.mkdtemp(dir=folder)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    # A signal that nobody handles ends the process. So does the timer of `first_failure`.
    signal.alarm(WALL_SECONDS)
    answer.send(work(task))
