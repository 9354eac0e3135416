"""Keeps players from going round in circles: one that meets a position again and again tries something else.

Where a pile is picked up, earlier positions can come back, and two players who stick to their habits repeat themselves
for ever. The third time a seat meets a position it makes any legal move with a chance of 1/2, then of 3/4, 7/8 and so
on: sooner or later every way out of a circle is tried. A position that does not come back is played as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from emptyhand.actions import Move
from emptyhand.bots.player import Budget, Player, Thought, think
from emptyhand.cards import Card
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw

PATIENCE = 2
"""How often a seat meets a position before it thinks of anything else."""

Key = tuple[object, ...]


class Varied:
    """A player that does not go round in circles. It keeps count of what it meets in a game.

    `met` says how often the first position it is shown has stood before, for a player that is made anew for each move.
    """

    def __init__(self, player: Player, seed: int, met: int = 0) -> None:
        self.player = player
        self._seed = seed
        self._met_first = met
        self._stage: Key = ()
        self._met: Counter[Key] = Counter()

    def choose(self, view: View) -> Move:
        return self._otherwise(view) or self.player.choose(view)

    def think(self, view: View, budget: Budget) -> Thought:
        move = self._otherwise(view)
        if move is not None:
            return Thought(move, ("the same position again: anything else, to get on",))
        return think(self.player, view, budget)

    def _otherwise(self, view: View) -> Move | None:
        """Any move, where it is time for one; None where the player is to choose."""
        if isinstance(view.law, ClimbLaw):
            # Nobody takes a card back there, so nothing comes back.
            return None
        if self._stage != (stage := stage_of(view)):
            self._stage = stage
            self._met.clear()
        key = key_of(view)
        met = self._met[key] + self._met_first
        self._met[key], self._met_first = met + 1, 0
        return vary(view, key, met, self._seed)


def vary(view: View, key: Key, met: int, seed: int) -> Move | None:
    """Any legal move, by a chance that grows with how often the position was met before; else None."""
    if met < PATIENCE:
        return None
    chance = Random(f"{seed}/{met}/{key}")
    if chance.random() < 0.5 ** (met - PATIENCE + 1):
        return None
    legal = legal_moves_for(view.law, view)
    return chance.choice(legal) if len(legal) > 1 else None


def stage_of(view: View) -> Key:
    """What never comes back once it has changed: positions of two stages differ."""
    return view.seat, view.draw, len(view.table.gone), view.table.out, view.table.phase


def key_of(view: View) -> Key:
    """All that the rest of a pile game depends on within its stage, as far as the seat sees it; suits do not matter."""
    table = view.table
    seats = tuple([(seat.hand, _ranks(seat.up), seat.down, _ranks(seat.known)) for seat in view.seats])
    return (
        table.turn, table.direction, table.demand, table.run, table.run_length,
        _ranks(table.pile), _ranks(view.hand), seats,
    )  # fmt: skip


def _ranks(cards: Iterable[Card | None]) -> tuple[int, ...]:
    return tuple(sorted([card >> 2 for card in cards if card is not None]))
