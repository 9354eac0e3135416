"""Keeps players from going round in circles: one that meets a position again and again tries something else.

Where a pile is picked up, earlier positions can come back, and two players who stick to their habits repeat themselves
for ever. The third time a seat meets a position it leaves its habit with a chance of 1/2, then of 3/4, 7/8 and so on,
half the time for what `greedy` would do and half for any legal move: sooner or later every way out of a circle is
tried. The more positions have come back since a card last left the game, the sooner it does so, and in the end the
player follows `greedy` until something has changed for good. Where no position comes back a player plays as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from emptyhand.actions import Move
from emptyhand.bots.player import Budget, Player, Thought, think
from emptyhand.cards import Card
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw

PATIENCE = 2
"""How often a seat meets a position before it thinks of anything else."""
STEP = 8
"""So many positions that came back make a seat as impatient as meeting one of them once more."""
WEARY = 24
"""Repeated positions after which a seat abandons its habits until its stage of the game is over."""

Key = tuple[object, ...]


class Met(NamedTuple):
    """What a seat has met before in this stage of the game."""

    here: int = 0
    """How often it has met this very position."""
    again: int = 0
    """How many of its positions, before this one, had come before."""


NOTHING_MET = Met()


class Varied:
    """A player that does not go round in circles. It keeps count of what it meets in a game.

    `met` tells of the first position it is shown, for a player that is made anew for each move.
    """

    def __init__(self, player: Player, seed: int, met: Met = NOTHING_MET) -> None:
        self.player = player
        self._seed = seed
        self._met_first = met
        self._stage: Key = ()
        self._again = 0
        self._met: Counter[Key] = Counter()

    def choose(self, view: View) -> Move:
        return self._otherwise(view) or self.player.choose(view)

    def think(self, view: View, budget: Budget) -> Thought:
        move = self._otherwise(view)
        if move is not None:
            return Thought(move, ("the same positions again and again: something else, to get on",))
        return think(self.player, view, budget)

    def _otherwise(self, view: View) -> Move | None:
        """Another move than the player's, where it is time for one; None where the player is to choose."""
        if isinstance(view.law, ClimbLaw):
            # Nobody takes a card back there, so nothing comes back.
            return None
        if self._stage != (stage := stage_of(view)):
            self._stage, self._again = stage, 0
            self._met.clear()
        key = key_of(view)
        met = Met(self._met[key] + self._met_first.here, self._again + self._met_first.again)
        self._met[key], self._again, self._met_first = met.here + 1, met.again + (met.here > 0), NOTHING_MET
        return vary(view, met, Random(f"{self._seed}/{met.again}/{key}"))


def vary(view: View, met: Met, chance: Random) -> Move | None:
    """A move off the habit, the likelier the more often positions came back; None where the habit stands."""
    impatience = met.here - PATIENCE + 1 + met.again // STEP if met.here else 0
    if impatience <= 0 or chance.random() < 0.5**impatience:
        return _sound(view, chance) if met.again >= WEARY else None
    if chance.random() < 0.5:
        return _sound(view, chance)
    return chance.choice(legal_moves_for(view.law, view))


def _sound(view: View, chance: Random) -> Move:
    """What a sound player would do: it gets games to their end."""
    from emptyhand.bots.greedy import Greedy

    return Greedy(chance.getrandbits(32)).choose(view)


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
