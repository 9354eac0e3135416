"""Players in worker processes, so that their thinking never blocks a server's tables.

A choice depends on spec, seed, view and how often the seat has met it: every request creates its player from the
seed, so neither the process nor its history matters. Give each decision a seed of its own, such as
``decision_seed(seat's seed, number of the decision)``; then equal games continue equally, even after a restart.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import count as counting

from emptyhand.actions import Move
from emptyhand.bots import is_own
from emptyhand.bots.child import Child, NoAnswer
from emptyhand.bots.greedy import Greedy
from emptyhand.bots.turns import Turns
from emptyhand.bots.variety import NOTHING_MET, Met
from emptyhand.bots.wire import Object, encode_law, encode_view
from emptyhand.game.view import View
from emptyhand.law.model import Law
from emptyhand.notation import parse_token
from emptyhand.seeds import seed_from

WORKER = "emptyhand.bots.pool_worker"
SECONDS = 30.0
START_SECONDS = 180.0
TRIES = 2
FAULTS_KEPT = 100

log = logging.getLogger("emptyhand.bots")


def decision_seed(seed: int, number: int) -> int:
    """Return the seed of a decision, derived from its seat's seed and its number."""
    return seed_from(f"{seed}/{number}")


@dataclass(slots=True)
class _Request:
    spec: str
    seed: int
    law: Law
    view: View
    met: Met = NOTHING_MET
    future: Future[Move] = field(default_factory=Future)


class Workers:
    """Worker processes that choose moves. `faults` holds the latest failures, in sentences.

    Each process chooses for the specs and views in `warm` as it starts, so that no request waits for imports or
    compilation; a view with a single legal move warms nothing. Players of files and of other packages are refused
    unless `own_players` is set: otherwise anyone who may name a spec could run any file.
    """

    def __init__(
        self,
        count: int,
        *,
        seconds: float = SECONDS,
        warm: Sequence[tuple[str, View]] = (),
        own_players: bool = False,
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} processes cannot play: expected at least 1")
        self.faults: deque[str] = deque(maxlen=FAULTS_KEPT)
        self._seconds = seconds
        self._warm = tuple(_Request(spec, 0, view.law, view) for spec, view in warm)
        self._own_players = own_players
        self._closed = False
        self._requests: Turns[_Request] = Turns()
        self._numbers = counting()
        self._processes: list[_WorkerProcess] = []
        self._threads = [threading.Thread(target=self._work, name=f"players-{n}", daemon=True) for n in range(count)]
        for thread in self._threads:
            thread.start()

    def submit(
        self, spec: str, seed: int, law: Law, view: View, group: str = "", *, met: Met = NOTHING_MET
    ) -> Future[Move]:
        """Return a future with the player's move for the view's seat; `met` is as for `bots.make`.

        Requests of one group, such as a table, are answered one after the other, and groups share the processes fairly;
        without a group name every request is a group of its own.

        The future raises ValueError if the spec names no player or one that cannot play by the law. A process that dies
        or hangs is replaced and the request tried once more; then a simple player answers.
        """
        if self._closed:
            raise ValueError("the players have gone: expected no request after close()")
        request = _Request(spec, seed, law, view, met)
        if not self._own_players and is_own(spec):
            request.future.set_exception(
                ValueError(f"{spec!r} is not a player of this table: expected one of the package")
            )
        else:
            self._requests.put(group or f" {next(self._numbers)}", request)
        return request.future

    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [process.child.pid for process in self._processes if process.child is not None]

    def close(self) -> None:
        """End the processes once the requests made so far are answered."""
        if not self._closed:
            self._closed = True
            self._requests.close()
        for thread in self._threads:
            thread.join()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- one thread, one process -------------------------------------------------------------------------------------

    def _work(self) -> None:
        process = _WorkerProcess(self._warm)
        self._processes.append(process)
        try:
            while (found := self._requests.get()) is not None:
                group, request = found
                if request.future.set_running_or_notify_cancel():
                    self._do(process, request)
                self._requests.done(group)
        finally:
            process.close()

    def _do(self, process: _WorkerProcess, request: _Request) -> None:
        try:
            request.future.set_result(self._move(process, request))
        except Exception as error:  # noqa: BLE001 (the future passes any error on to the caller)
            request.future.set_exception(error)

    def _move(self, process: _WorkerProcess, request: _Request) -> Move:
        for _ in range(TRIES):
            try:
                return process.move(request, self._seconds)
            except NoAnswer as error:
                self.faults.append(f"a process choosing for {request.spec} {error}")
                process.close()
        log.warning("%s did not choose: a simple player moves for it", request.spec)
        return Greedy(request.seed).choose(request.view)


class _WorkerProcess:
    """A process that answers one request at a time; started at once, and restarted after a failure."""

    def __init__(self, warm: tuple[_Request, ...]) -> None:
        self._warm = warm
        self._laws: set[str] = set()
        self.child: Child | None = None
        try:
            self._start()
        except NoAnswer:
            # The first request restarts it and reports the failure.
            self.close()

    def _start(self) -> Child:
        child = self.child = Child(WORKER)
        self._laws.clear()
        for request in self._warm:
            self._ask(child, request, START_SECONDS)
        return child

    def move(self, request: _Request, seconds: float) -> Move:
        answer = self._ask(self.child or self._start(), request, seconds)
        if "refused" in answer:
            raise ValueError(str(answer["refused"]))
        if "error" in answer:
            raise NoAnswer(f"failed with {answer['error']}")
        return parse_token(request.law, request.view, str(answer["move"]))

    def _ask(self, child: Child, request: _Request, seconds: float) -> Object:
        question: Object = {
            "spec": request.spec,
            "seed": request.seed,
            "seconds": seconds,
            "view": encode_view(request.view),
        }
        question["met"] = list(request.met)
        if request.law.digest not in self._laws:
            question["law"] = encode_law(request.law)
            self._laws.add(request.law.digest)
        return child.ask(question, seconds)

    def close(self) -> None:
        if self.child is not None:
            self.child.end()
            self.child = None
