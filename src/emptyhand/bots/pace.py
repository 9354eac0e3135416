"""Pacing: how long a player takes reveals nothing about its hand.

Every choice gets a length of time that follows from what the whole table sees and from the seed, never from the hand,
from the number of moves there were or from the work it took. A player that needs longer than that still answers only
at the next of a few fixed moments.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random

from emptyhand.actions import Move
from emptyhand.bots.player import Budget, Player, Thought, close, think
from emptyhand.game.view import View

SPREAD = 0.25
"""Lengths lie between 1 - SPREAD and 1 + SPREAD beats."""
LEADING = 1.2
"""A player that leads takes so much longer: everybody sees that it does."""
STEPS = 2
"""Late answers come at multiples of this part of their length."""


def beats(view: View, seed: int) -> float:
    """How many beats the seat to move takes: one, more or less."""
    table = view.table
    counts = [(seat.hand, sum(seat.down)) for seat in view.seats]
    # A NamedTuple's repr shows every field, so a public fact that is added later counts too.
    length = Random(f"{seed}/{table!r}/{counts}/{view.draw}").uniform(1 - SPREAD, 1 + SPREAD)
    return length if table.demand else length * LEADING


def rest(length: float, taken: float) -> float:
    """How long to wait after so much of a length has been taken: up to its end, or to the next moment if it is late."""
    if taken <= length or length <= 0:
        return max(0.0, length - taken)
    step = length / STEPS
    return math.ceil(taken / step) * step - taken


class Paced:
    """A player whose choices take `beat` seconds, more or less, whatever it thinks about."""

    def __init__(
        self,
        player: Player,
        seed: int,
        beat: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._player = player
        self._seed = seed
        self._beat = beat
        self._clock = clock
        self._sleep = sleep

    def choose(self, view: View) -> Move:
        started = self._clock()
        move = self._player.choose(view)
        self._wait(view, started)
        return move

    def think(self, view: View, budget: Budget) -> Thought:
        started = self._clock()
        thought = think(self._player, view, budget)
        self._wait(view, started)
        return thought

    def _wait(self, view: View, started: float) -> None:
        left = rest(self._beat * beats(view, self._seed), self._clock() - started)
        if left > 0:
            self._sleep(left)

    def close(self) -> None:
        close(self._player)
