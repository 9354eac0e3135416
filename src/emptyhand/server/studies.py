"""Studies of rulesets by the lab, each in a process of its own, a few at a time, outside the event loop.

The server imports neither the lab nor the arena: a study's process is started by its name, gets the rulesets, and
answers with plain values. A study that nobody asks about is given up; a finished one is cached.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Literal

from emptyhand.players.workers.child import Child, NoAnswer
from emptyhand.players.workers.wire import Object

log = logging.getLogger("emptyhand.web")

WORKER = "emptyhand.study.arena.study_worker"
CACHED = 64
"""Studies to remember; the least recently asked for is forgotten first."""
AT_ONCE = 2
WAITING = 8
"""Studies that may run or wait; further ones are refused."""
OF_ONE_ADDRESS = 2
"""Of these, those that guests behind one address may have: some guests cannot take the lab from all others."""
STUDY_SECONDS = 120.0
"""A study that plays longer ends with the figures that it has."""
COMPILING_SECONDS = 480.0
"""A study that has not played its first round by then ends as well: the first on a machine compiles its kernels."""
ANSWER_SECONDS = 60.0
"""A process that tells nothing for this long is stuck."""
FORSAKEN_SECONDS = 6.0
"""A study is given up when nobody has asked about it for this long."""

StudyState = Literal["working", "ready", "failed"]


class TooManyStudies(Exception):
    """Too many studies run or wait already, or too many of one address."""


@dataclass(slots=True)
class RulesStudy:
    """How far a study is. Its figures sharpen while it works."""

    id: str
    question: Object
    guest: str
    address: str
    state: StudyState = "working"
    done: int = 0
    of: int = 0
    figures: object = None
    over: bool = False
    """Whether all games were played."""
    why: str = ""
    """What is wrong with a ruleset, if that is why it failed."""
    asked: float = field(default_factory=time.monotonic)
    given_up: threading.Event = field(default_factory=threading.Event)
    place: Future[None] | None = None
    """Its place in the queue, from the start until it has ended."""

    @property
    def is_wanted(self) -> bool:
        """Whether it runs or waits and nobody has given it up."""
        return self.state == "working" and not self.given_up.is_set()


class Studies:
    """Studies by their id. A guest has one at a time: starting another gives up the one before."""

    def __init__(self, worker: str = WORKER) -> None:
        self._worker = worker
        self._known: OrderedDict[str, RulesStudy] = OrderedDict()
        self._threads = ThreadPoolExecutor(AT_ONCE, "studies")
        self._children: set[Child] = set()

    @property
    def possible(self) -> bool:
        """Whether the lab's packages are installed."""
        return find_spec("numba") is not None

    @property
    def processes(self) -> list[int]:
        """The processes of the running studies."""
        return [child.pid for child in tuple(self._children)]

    def find(self, name: str) -> RulesStudy | None:
        """Return a study that was asked for before, and remember that somebody still wants it."""
        found = self._known.get(name)
        if found is None or (found.state == "working" and not found.is_wanted):
            return None
        self._known.move_to_end(name)
        found.asked = time.monotonic()
        return found

    def start(
        self,
        name: str,
        guest: str,
        rulesets: Sequence[dict[str, str]],
        players: int,
        lang: str,
        levels: Sequence[int] = (),
        address: str = "",
    ) -> RulesStudy:
        """Start a study, and give up the one that the guest started before. Raises TooManyStudies."""
        for each in self._known.values():
            if each.guest == guest and each.is_wanted:
                _give_up(each)
        placed = [each for each in self._known.values() if each.place is not None and not each.place.done()]
        # A process that was given up may need a while to answer. It counts for the server, and not for the address.
        beside = [each for each in placed if each.address == address and each.is_wanted]
        if len(placed) >= WAITING or len(beside) >= OF_ONE_ADDRESS:
            raise TooManyStudies
        question: Object = {"rulesets": [{**each} for each in rulesets], "players": players, "lang": lang}
        question["levels"] = [*levels]
        study = self._known[name] = RulesStudy(name, question, guest, address)
        self._known.move_to_end(name)
        while len(self._known) > CACHED:
            _give_up(self._known.popitem(last=False)[1])
        study.place = self._threads.submit(self._work, study)
        return study

    def close(self) -> None:
        """Give up the running studies and those that wait."""
        for each in self._known.values():
            each.given_up.set()
        for child in tuple(self._children):
            child.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- in a thread -------------------------------------------------------------------------------------------------

    def _work(self, study: RulesStudy) -> None:
        try:
            if not self._is_forsaken(study):
                self._ask(study)
        except NoAnswer as error:
            # A server that closes ends the processes itself.
            if not study.given_up.is_set():
                log.warning("a study failed: its process %s", error.what)
            study.state = "failed"

    def _is_forsaken(self, study: RulesStudy) -> bool:
        if time.monotonic() - study.asked > FORSAKEN_SECONDS:
            study.given_up.set()
        return study.given_up.is_set()

    def _ask(self, study: RulesStudy) -> None:
        """Ask the process for news until it is done, time is up or nobody wants it any more."""
        child = Child(self._worker, watched=True)
        self._children.add(child)
        rounds, deadline = 0, time.monotonic() + COMPILING_SECONDS
        try:
            while not self._is_forsaken(study):
                answer = child.ask(study.question, ANSWER_SECONDS)
                if "error" in answer:
                    study.why = str(answer["error"])
                    study.state = "failed"
                    return
                study.over = answer.get("over") is True
                study.figures = answer.get("figures", study.figures)
                if not rounds and (rounds := _whole(answer.get("rounds"))):
                    deadline = time.monotonic() + STUDY_SECONDS
                study.done, study.of = _whole(answer.get("done")), _whole(answer.get("of")) or study.of
                if study.over or time.monotonic() > deadline:
                    study.state = "ready"
                    return
        finally:
            self._children.discard(child)
            child.end()


def _give_up(study: RulesStudy) -> None:
    """End a study. One that still waits leaves the queue at once."""
    study.given_up.set()
    if study.place is not None:
        study.place.cancel()


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
