"""Pacing: a player's thinking time reveals nothing about its hand.

Every choice gets a duration that depends on what the whole table sees and on the seed, never on the hand, the number
of legal moves or the work done. A player that needs longer still answers only at the next of a few fixed moments.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random

from emptyhand.game.table import public_fields
from emptyhand.game.view import View
from emptyhand.players.bots.player import Budget, Player, Thought, close, think
from emptyhand.rules.actions import Move

SPREAD = 0.25
"""Durations lie between 1 - SPREAD and 1 + SPREAD beats."""
LEADING = 1.2
"""A player that leads takes this many times as long: everybody sees that it leads."""
STEPS = 2
"""A late answer comes at the next multiple of the duration divided by this."""


def beats(view: View, seed: int) -> float:
    """Return how many beats the seat to move takes: about one."""
    table = view.table
    counts = [(seat.hand, sum(seat.down)) for seat in view.seats]
    # Every public fact counts, those that are added later too.
    seen = ", ".join(f"{name}={value!r}" for name, value in public_fields(table).items())
    length = Random(f"{seed}/Table({seen})/{counts}/{view.draw}").uniform(1 - SPREAD, 1 + SPREAD)
    return length if table.demand else length * LEADING


def rest(length: float, taken: float) -> float:
    """Return how long to wait after `taken` of `length` seconds: until the end, or the next step if that has passed."""
    if taken <= length or length <= 0:
        return max(0.0, length - taken)
    step = length / STEPS
    return math.ceil(taken / step) * step - taken


class Paced:
    """A player whose choices take about `beat` seconds, whatever it thinks about."""

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
