"""An own player: code from outside this package, in a process of its own. The table always gets a legal move in time.

A fault is a late answer, a crash, an illegal move or a malformed answer. A fallback makes that move, and the process is
restarted for the next one; after three faults in a game the fallback plays the rest of it.
"""

from __future__ import annotations

import itertools
import weakref

from emptyhand.game.moves import refusal_for
from emptyhand.game.notation import parse_token
from emptyhand.game.view import View
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.player import Budget, Fault, FaultKind, Thought
from emptyhand.players.workers.child import NoAnswer
from emptyhand.players.workers.own_process import PlayerLimits, PlayerProcess, Target, Unfit, hand_back, open_process
from emptyhand.players.workers.wire import Object, encode_law, encode_view
from emptyhand.rules.actions import Move

MOST_FAULTS = 3

_games = itertools.count()


class OwnPlayer:
    """The player of a file or of another package, for one game; `faults` lists what went wrong."""

    def __init__(self, spec: str, target: Target, seed: int, limits: PlayerLimits | None = None) -> None:
        self.spec = spec
        self.faults: list[Fault] = []
        self.replaced = 0
        self._target = target
        self._seed = seed
        self._game = next(_games)
        self._limits = limits or PlayerLimits.of_environment()
        self._fallback = Greedy(seed)
        self._processes: list[PlayerProcess] = []
        """The process, if it is running: in a list that the finaliser shares."""
        weakref.finalize(self, _release, self._processes)

    def start(self) -> None:
        """Start the process. Raises ValueError with the reason if it finds no player."""
        try:
            self._process()
        except Unfit as error:
            raise ValueError(f"{self.spec} holds no player: {error}") from None
        except NoAnswer as error:
            raise ValueError(f"{self.spec} cannot play: it {error} while it started") from None

    @property
    def given_up(self) -> bool:
        return len(self.faults) >= MOST_FAULTS

    @property
    def pid(self) -> int | None:
        """The id of its process, if one is running."""
        return self._processes[0].child.pid if self._processes else None

    def choose(self, view: View) -> Move:
        return self._answer(view, None).move

    def think(self, view: View, budget: Budget) -> Thought:
        return self._answer(view, budget)

    def close(self) -> None:
        """Release the process: keep it for the next player of the same target, or end it."""
        _release(self._processes)

    def end(self) -> None:
        """Kill the process and everything that it has started."""
        while self._processes:
            self._processes.pop().child.end()

    # -- one answer --------------------------------------------------------------------------------------------------

    def _answer(self, view: View, budget: Budget | None) -> Thought:
        if not self.given_up:
            try:
                return self._ask(view, budget)
            except NoAnswer as error:
                self._fault(error)
            except Unfit as error:
                # A restarted process reads the file again, and it may have been edited during the game.
                self._fault(NoAnswer("holds no player any more", str(error)))
        self.replaced += 1
        return Thought(self._fallback.choose(view))

    def _ask(self, view: View, budget: Budget | None) -> Thought:
        process = self._process()
        seconds = self._limits.seconds
        if budget is not None and budget.milliseconds is not None:
            seconds += budget.milliseconds / 1000
        question: Object = {"game": self._game, "seed": self._seed, "seconds": seconds, "view": encode_view(view)}
        if view.law.digest not in process.laws:
            question["law"] = encode_law(view.law)
            process.laws.add(view.law.digest)
        if budget is not None:
            question["budget"] = {"rollouts": budget.rollouts, "milliseconds": budget.milliseconds}
        return _thought(view, process.child.ask(question, seconds, process.helper))

    def _process(self) -> PlayerProcess:
        if not self._processes:
            self._processes.append(open_process(self._target, self._limits))
        return self._processes[0]

    def _fault(self, error: NoAnswer) -> None:
        """Record the fault with the last line it printed, and end the process."""
        children = [process.child for process in self._processes]
        self.end()
        printed = [f"it printed {child.printed.splitlines()[-1][:200]!r}" for child in children if child.printed]
        detail = "; ".join(filter(None, [error.detail, *printed]))
        self.faults.append(Fault(self.spec, error.what, detail, error.kind))


def _thought(view: View, answer: Object) -> Thought:
    """Read an answer. Raises NoAnswer unless it is a legal move."""
    if "error" in answer:
        kind, _, detail = str(answer["error"]).partition(": ")
        raise NoAnswer(f"failed with {kind.split(' ')[0]}", detail)
    token, trace = answer.get("move"), answer.get("trace")
    if not isinstance(token, str) or not isinstance(trace, list):
        raise NoAnswer("sent a malformed answer")
    try:
        move = parse_token(view.law, view, token)
    except ValueError as error:
        raise NoAnswer("named no move", str(error), FaultKind.ILLEGAL) from None
    refusal = refusal_for(view.law, view, move)
    if refusal is not None:
        why = refusal.name.lower().replace("_", " ")
        raise NoAnswer("made an illegal move", f"{token} ({why})", FaultKind.ILLEGAL)
    return Thought(move, tuple(map(str, trace)))


def _release(processes: list[PlayerProcess]) -> None:
    """Release the process of a player that is no longer referenced."""
    while processes:
        hand_back(processes.pop())
