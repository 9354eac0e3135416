"""The bots of all tables, in worker processes: one for quick bots, several for searching bots once a table has one.

The same processes give hints and try rulesets out. They run the coach; this process knows only their module's name.
"""

from __future__ import annotations

from concurrent.futures import Future
from importlib.util import find_spec

import msgspec

from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots import is_own, make
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.variety import NOTHING_MET, Repetition
from emptyhand.players.match import Match
from emptyhand.players.workers.bounds import bound_spec, check_thought
from emptyhand.players.workers.pool import Workers
from emptyhand.players.workers.wire import Object, encode_law
from emptyhand.rules.actions import Move
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.server.settings import Settings
from emptyhand.table.room.inputs import HintAnswer
from emptyhand.words.speech import say, to_json
from emptyhand.words.workshop.endings import Endings

QUICK = frozenset({"random", "greedy", "original", "level:1", "level:2"})
"""Specs of bots that answer within milliseconds and need no compiled code."""
WARM = (("level:4", "obsession"), ("level:4", "thirteen"))
ANSWER_SECONDS = 10.0
TRIAL_SECONDS = 60.0
"""For a trial: the first on a machine compiles the kernels that play at random."""
WORKER = "emptyhand.study.coach.worker"


def check_spec(spec: str, law: Law, think_ms: int) -> None:
    """Raise ValueError unless a guest may seat this bot. The server never runs a guest's file."""
    if is_own(spec):
        raise ValueError(f"{spec[:40]!r} is not a player of this server")
    make(spec, 0, law)
    check_thought(spec, think_ms)


class BotPlayers:
    """Answers requests for moves through futures."""

    def __init__(self, settings: Settings) -> None:
        self._count = settings.workers
        self.think_ms = settings.think_ms
        self._quick = Workers(1, seconds=ANSWER_SECONDS, module=WORKER)
        self._deep: Workers | None = None

    def warm(self) -> None:
        """Start all worker processes; they compile what they need in the background."""
        if find_spec("numba") is not None:
            self.prepare(WARM[0][0])

    def prepare(self, spec: str) -> None:
        """Start the worker processes that a spec needs, before its first move."""
        if self._deep is None and spec.strip().lower() not in QUICK:
            warm = [(spec, first_view(name)) for spec, name in WARM]
            self._deep = Workers(self._count, seconds=ANSWER_SECONDS, warm=warm, module=WORKER)

    def submit(
        self, spec: str, seed: int, law: Law, view: View, table: str, met: Repetition = NOTHING_MET
    ) -> Future[Move]:
        """Return a future of the bot's move. Tables share the worker processes fairly.

        An old table's spec may ask for more time than the server allows now; it gets what the server allows.
        """
        self.prepare(spec)
        quick = self._deep is None or spec.strip().lower() in QUICK
        workers = self._quick if quick else self._deep
        assert workers is not None
        return workers.submit(bound_spec(spec, self.think_ms), seed, law, view, table, met=met)

    def hint(self, view: View, table: str) -> Future[HintAnswer]:
        """Return a future of a hint for the seat to move, from its view alone.

        Until processes that look ahead are ready, or without numba, the hint is a quick bot's choice and says so.
        """
        self.warm()
        deep = self._deep if self._deep is not None and self._deep.is_warm else None

        def read(answer: Object) -> HintAnswer:
            # Through text, because `Raw` fields are filled from bytes only.
            return msgspec.json.decode(msgspec.json.encode(answer), type=HintAnswer)

        def otherwise() -> HintAnswer:
            token = format_token(view.law, None, Greedy(0).choose(view))
            return HintAnswer(token, "quick", (msgspec.Raw(msgspec.json.encode(to_json(say("coach-hint-quick")))),))

        return (deep or self._quick).ask({"hint": deep is not None}, view, read, otherwise, table)

    def trial(self, law: Law, caller: str) -> Future[Endings | None]:
        """Return a future that says whether games under a law end: None without numba, or if no process could tell.

        The trials of one caller wait for each other.
        """
        self.warm()
        if self._deep is None:
            missing: Future[Endings | None] = Future()
            missing.set_result(None)
            return missing

        def read(answer: Object) -> Endings | None:
            return msgspec.convert(answer, Endings)

        question: Object = {"trial": encode_law(law)}
        return self._deep.ask(question, None, read, lambda: None, f"trial of {caller}", TRIAL_SECONDS)

    @property
    def restarts(self) -> int:
        """Number of worker processes started in place of one that had died or hung."""
        return sum(workers.restarts for workers in (self._quick, self._deep) if workers is not None)

    def stop(self) -> None:
        """Kill the worker processes, even while they are thinking."""
        for workers in (self._quick, self._deep):
            if workers is not None:
                workers.stop()


def first_view(name: str) -> View:
    """Return the first player's view of a new game for four."""
    from emptyhand.players.game import Game

    law = compile(load(name))
    game = Game(law, Match(law, 4).next_deal(1))
    return game.view(game.turn)
