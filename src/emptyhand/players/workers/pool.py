"""Players in worker processes, so that their thinking never blocks a server's tables. They give hints too.

A choice depends on spec, seed, view and how often the seat has met it: every request creates its player from the
seed, so neither the process nor its history matters. Callers give each decision a seed of its own; then equal games
continue equally, even after a restart.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import count as counting
from typing import Any, Generic, TypeVar

from emptyhand.game.notation import parse_token
from emptyhand.game.view import View
from emptyhand.players.bots import is_own
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.variety import NOTHING_MET, Repetition
from emptyhand.players.workers.child import Child, NoAnswer
from emptyhand.players.workers.turns import Turns
from emptyhand.players.workers.wire import Object, encode_law, encode_view
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import Law

WORKER = "emptyhand.players.workers.pool_worker"
CHOICE_SECONDS = 30.0
START_SECONDS = 180.0
TRIES = 2
FAULTS_KEPT = 100

log = logging.getLogger("emptyhand.bots")


Answer = TypeVar("Answer")


@dataclass(slots=True)
class _Request(Generic[Answer]):
    what: str
    """Names it in a report of failures."""
    question: Object
    view: View | None
    read: Callable[[Object], Answer]
    otherwise: Callable[[], Answer]
    """The answer if no process gives one."""
    seconds: float = 0.0
    """The time for an answer, if it is not the usual one."""
    future: Future[Answer] = field(default_factory=Future)


def _choice(spec: str, seed: int, view: View, met: Repetition = NOTHING_MET) -> _Request[Move]:
    def read(answer: Object) -> Move:
        if "refused" in answer:
            raise ValueError(str(answer["refused"]))
        return parse_token(view.law, view, str(answer["move"]))

    def otherwise() -> Move:
        log.warning("%s did not choose: a simple player moves for it", spec)
        return Greedy(seed).choose(view)

    question: Object = {"spec": spec, "seed": seed, "met": list(met)}
    return _Request(f"choosing for {spec}", question, view, read, otherwise)


class Workers:
    """Worker processes that choose moves. `faults` holds the latest failures, in sentences.

    Each process chooses for the specs and views in `warm` as it starts, so that no request waits for imports or
    compilation; a view with a single legal move warms nothing. Players of files and of other packages are refused
    unless `own_players` is set: otherwise anyone who may name a spec could run any file. `module` is what the
    processes run; one that answers more than choices is asked by `ask`.
    """

    def __init__(
        self,
        count: int,
        *,
        seconds: float = CHOICE_SECONDS,
        warm: Sequence[tuple[str, View]] = (),
        own_players: bool = False,
        module: str | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} processes cannot play: expected at least 1")
        self.faults: deque[str] = deque(maxlen=FAULTS_KEPT)
        self._seconds = seconds
        self._module = module or WORKER
        self._warm = tuple(_choice(spec, 0, view) for spec, view in warm)
        self._own_players = own_players
        self._closed = False
        self._stopped = threading.Event()
        self._requests: Turns[_Request[Any]] = Turns()
        self._numbers = counting()
        self._processes: list[_WorkerProcess] = []
        self._threads = [threading.Thread(target=self._work, name=f"players-{n}", daemon=True) for n in range(count)]
        for thread in self._threads:
            thread.start()

    def submit(
        self, spec: str, seed: int, law: Law, view: View, group: str = "", *, met: Repetition = NOTHING_MET
    ) -> Future[Move]:
        """Return a future with the player's move for the view's seat; `met` is as for `bots.make`.

        Requests of one group, such as a table, are answered one after the other, and groups share the processes fairly;
        without a group name every request is a group of its own.

        The future raises ValueError if the spec names no player or one that cannot play by the law. A process that dies
        or hangs is replaced and the request tried once more; then a simple player answers.
        """
        assert law is view.law or law.digest == view.law.digest
        request = _choice(spec, seed, view, met)
        if not self._own_players and is_own(spec):
            request.future.set_exception(
                ValueError(f"{spec!r} is not a player of this table: expected one of the package")
            )
            return request.future
        return self._put(request, group)

    def ask(
        self,
        question: Object,
        view: View | None,
        read: Callable[[Object], Answer],
        otherwise: Callable[[], Answer],
        group: str = "",
        seconds: float = 0.0,
    ) -> Future[Answer]:
        """Return a future with the answer of `module` to a question, about a view if there is one, as `read` reads it.

        Groups are as for `submit`. If processes die or hang twice, `otherwise` gives the answer.
        """
        return self._put(_Request("answering", question, view, read, otherwise, seconds), group)

    def _put(self, request: _Request[Answer], group: str) -> Future[Answer]:
        if self._closed:
            raise ValueError("the players have gone: expected no request after close()")
        # No caller's group begins with a space, so this one stays alone.
        self._requests.put(group or f" {next(self._numbers)}", request)
        return request.future

    @property
    def restarts(self) -> int:
        """Number of processes started in place of one that had died or hung."""
        return sum(max(0, process.starts - 1) for process in self._processes)

    @property
    def is_warm(self) -> bool:
        """Whether a process has chosen for all of `warm`, so that a request need not wait for it."""
        return any(process.is_warm for process in self._processes)

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [process.child.pid for process in self._processes if process.child is not None]

    def close(self) -> None:
        """End the processes once the requests made so far are answered."""
        if not self._closed:
            self._closed = True
            self._requests.close()
        for thread in self._threads:
            thread.join()

    def stop(self) -> None:
        """End the processes at once. Unanswered requests fail."""
        self._closed = True
        self._stopped.set()
        self._requests.close()
        for process in self._processes:
            process.kill()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- one thread, one process -------------------------------------------------------------------------------------

    def _work(self) -> None:
        process = _WorkerProcess(self._module, self._warm, self._stopped)
        self._processes.append(process)
        try:
            process.begin()
            while (found := self._requests.get()) is not None:
                group, request = found
                if request.future.set_running_or_notify_cancel():
                    self._do(process, request)
                self._requests.done(group)
        finally:
            process.close()

    def _do(self, process: _WorkerProcess, request: _Request[Answer]) -> None:
        try:
            request.future.set_result(self._answer(process, request))
        except Exception as error:  # noqa: BLE001 (the future passes any error on to the caller)
            request.future.set_exception(error)

    def _answer(self, process: _WorkerProcess, request: _Request[Answer]) -> Answer:
        for _ in range(TRIES):
            try:
                return process.answer(request, request.seconds or self._seconds)
            except NoAnswer as error:
                process.close()
                # Killed on purpose: no fault of the process, and nobody waits for a second try.
                if self._stopped.is_set():
                    raise
                self.faults.append(f"a process {request.what} {error}")
        return request.otherwise()


class _WorkerProcess:
    """A process that answers one request at a time; restarted after a failure."""

    def __init__(self, module: str, warm: tuple[_Request[Move], ...], stopped: threading.Event) -> None:
        self._module = module
        self._stopped = stopped
        self._warm = warm
        self._laws: set[str] = set()
        self.child: Child | None = None
        self.starts = 0
        self.is_warm = False

    def begin(self) -> None:
        """Start it before the first request. If that fails, the first request restarts it and reports the failure."""
        try:
            self._start()
        except NoAnswer:
            self.close()

    def _start(self) -> Child:
        self.starts += 1
        child = self.child = Child(self._module, watched=True)
        # After the assignment: either this or `stop` finds the new process.
        if self._stopped.is_set():
            raise NoAnswer("was stopped")
        self._laws.clear()
        for request in self._warm:
            self._ask(child, request, START_SECONDS)
        self.is_warm = True
        return child

    def answer(self, request: _Request[Answer], seconds: float) -> Answer:
        answer = self._ask(self.child or self._start(), request, seconds)
        # A refusal is an answer, an error is a fault of the process: that one is replaced, and another try made.
        if "error" in answer:
            raise NoAnswer(f"failed with {answer['error']}")
        return request.read(answer)

    def _ask(self, child: Child, request: _Request[Any], seconds: float) -> Object:
        if request.view is None:
            return child.ask(request.question, seconds)
        law = request.view.law
        question: Object = {**request.question, "seconds": seconds, "view": encode_view(request.view)}
        if law.digest not in self._laws:
            question["law"] = encode_law(law)
            self._laws.add(law.digest)
        return child.ask(question, seconds)

    def kill(self) -> None:
        """Kill the process from another thread; the one that asks it then closes it."""
        if (child := self.child) is not None:
            child.kill()

    def close(self) -> None:
        if self.child is not None:
            self.child.end()
            self.child = None
            self.is_warm = False
