"""A player that looks ahead: it plays its moves out in worlds that agree with everything it can know.

It sees a View like any other player; the worlds are guesses. Needs numba, and says so if it is missing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.player import Budget, Thought
from emptyhand.rules.actions import Move
from emptyhand.rules.extras import install_line
from emptyhand.rules.law.model import Law
from emptyhand.rules.law.stakes import Prize, Stakes

if TYPE_CHECKING:
    from emptyhand.players.search.bench import Bench
    from emptyhand.players.search.lookahead import Lookahead

ROUNDS = 4
"""How many rounds of dropping candidates share a budget."""
FEWEST = 8
"""Worlds in a round below which no move is dropped."""
SLICE = 64
"""Rollouts between two readings of the clock, if the budget is a time."""

Clock = Callable[[], float]


class Search:
    """Guarded Monte Carlo over sampled worlds, with the same budget for every move by default."""

    def __init__(self, seed: int, budget: Budget, clock: Clock = time.perf_counter) -> None:
        self._prepare()
        self.seed = seed
        self.budget = budget
        self._clock = clock
        self._decisions = 0
        self._bench: tuple[Law, Bench] | None = None

    def choose(self, view: View) -> Move:
        return self.think(view, self.budget).move

    def think(self, view: View, budget: Budget) -> Thought:
        """Return the best move found within the budget, and the result of each candidate."""
        legal = canonical_moves_for(view.law, view)
        self._decisions += 1
        if len(legal) == 1:
            return Thought(legal[0], ("the only legal move",))
        if not self._has_room(view):
            return Thought(Greedy(self.seed).choose(view), ("more cards than can be pictured: a move out of habit",))
        look = self._look(view, len(legal))
        self._spend(look, budget)
        return Thought(legal[look.choice()], trace(look, view, legal))

    def _prepare(self) -> None:
        require_numba()

    def _spend(self, look: Lookahead, budget: Budget) -> None:
        if budget.rollouts is not None:
            spend_rollouts(look, budget.rollouts)
        elif budget.milliseconds is not None:
            self._spend_time(look, budget.milliseconds / 1000)

    @staticmethod
    def _has_room(view: View) -> bool:
        from emptyhand.players.search.knowledge import has_room

        return has_room(view.law, len(view.seats))

    def _look(self, view: View, moves: int) -> Lookahead:
        from emptyhand.players.search.bench import Bench
        from emptyhand.players.search.lookahead import Lookahead
        from emptyhand.players.search.rollouts import policies

        if self._bench is None or self._bench[0] != view.law:
            self._bench = view.law, Bench.of(view.law, *policies(view.law))
        return Lookahead.at(self._bench[1], view, moves, (self.seed << 16) + self._decisions)

    def _spend_time(self, look: Lookahead, seconds: float) -> None:
        start = self._clock()
        for part in range(1, ROUNDS + 1):
            while self._clock() - start < seconds * part / ROUNDS:
                look.spend(SLICE)
            if look.worlds:
                look.narrow()
            if look.decided:
                return


def spend_rollouts(look: Lookahead, rollouts: int) -> None:
    """Spend a budget of rollouts in equal rounds, a small one in fewer; fewer candidates get more worlds each.

    Stops early once most rollouts do not end.
    """
    rounds = max(1, min(ROUNDS, rollouts // (FEWEST * len(look.left))))
    for _ in range(rounds):
        look.spend(rollouts // rounds)
        look.narrow()
        if look.decided or look.endless:
            return


def trace(look: Lookahead, view: View, legal: tuple[Move, ...]) -> tuple[str, ...]:
    """Return a line for each candidate, best first: its result, and the number of worlds."""
    order = sorted(look.outcomes, key=lambda n: -float(look.outcomes[n].mean()))
    lines = []
    for number in order:
        found = look.outcomes[number]
        token = format_token(view.law, view, legal[number])
        note = ", the habit" if number == look.habit else ""
        lines.append(f"{token}: {_came_to(look.stakes, float(found.mean()))} {len(found)} worlds{note}")
    return tuple(lines)


def _came_to(played_for: Stakes, worth: float) -> str:
    amount = played_for.amount(worth)
    match played_for.prize:
        case Prize.WIN:
            return f"won {amount:.1f} % of"
        case Prize.POINTS:
            return f"scored {amount:.2f} points in"
        case Prize.PLACE:
            return f"mean place {amount:.2f} in"


def require_numba() -> None:
    """Raise ValueError with a sentence unless this machine can look ahead."""
    from importlib.util import find_spec

    from emptyhand.fast.target import is_compiling

    if find_spec("numba") is None and is_compiling():
        raise ValueError(
            f"this player looks ahead with numba, which is not installed: install it with {install_line('fast')}"
        )
