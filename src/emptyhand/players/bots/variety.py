"""Keeps players from going round in circles: a player that meets a position again and again tries something else.

Where a pile is picked up, earlier positions can come back, and two players who stick to their habits repeat themselves
endlessly. The third time a seat meets a position it leaves its habit with probability 1/2, then 3/4, 7/8 and so on,
half the time for the move of `greedy` and half for any legal move: sooner or later it tries every way out of a circle.
The more positions have come back since a card last left the game, the sooner it does so, and in the end the player
follows `greedy` until something has changed for good. If no position comes back, it plays as usual.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.runs import pile_ranks
from emptyhand.game.view import View
from emptyhand.players.bots.player import Budget, Player, Thought, think
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw

REPETITIONS_ALLOWED = 2
"""How often a seat meets a position before it considers anything else."""
STEP = 8
"""This many positions that came back make a seat as impatient as meeting one of them once more."""
WEARY = 24
"""Repeated positions after which a seat abandons its habits until its stage of the game is over."""

Key = tuple[object, ...]


class Repetition(NamedTuple):
    """How often a seat has met positions in this stage of the game."""

    here: int = 0
    """How often it has met this position before."""
    again: int = 0
    """How many of its earlier positions were repetitions."""


NOTHING_MET = Repetition()


class Varied:
    """A player that does not go round in circles. It counts the positions it meets in a game.

    `met` describes the first position it sees, for a player that is created for each move.
    """

    def __init__(self, player: Player, seed: int, met: Repetition = NOTHING_MET) -> None:
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
        """Return another move than the player's if it is time for one; None if the player is to choose."""
        if isinstance(view.law, ClimbLaw):
            # Nobody takes back a card in a climbing game, so no position comes back.
            return None
        if self._stage != (stage := stage_of(view)):
            self._stage, self._again = stage, 0
            self._met.clear()
        key = key_of(view)
        met = Repetition(self._met[key] + self._met_first.here, self._again + self._met_first.again)
        self._met[key], self._again, self._met_first = met.here + 1, met.again + (met.here > 0), NOTHING_MET
        return vary(view, met, Random(f"{self._seed}/{met.again}/{key}"))


def vary(view: View, met: Repetition, chance: Random) -> Move | None:
    """Return a move off the habit, more likely the more often positions came back; None to keep the habit."""
    impatience = met.here - REPETITIONS_ALLOWED + 1 + met.again // STEP if met.here else 0
    if impatience <= 0 or chance.random() < 0.5**impatience:
        return _sound(view, chance) if met.again >= WEARY else None
    if chance.random() < 0.5:
        return _sound(view, chance)
    return chance.choice(canonical_moves_for(view.law, view))


def _sound(view: View, chance: Random) -> Move:
    """Return the move of a sound player, which brings games to an end."""
    from emptyhand.players.bots.greedy import Greedy

    return Greedy(chance.getrandbits(32)).choose(view)


def stage_of(view: View) -> Key:
    """Return facts that never come back once they have changed: positions of different stages differ."""
    return view.seat, view.draw, len(view.table.gone), view.table.out, view.table.phase


def key_of(view: View) -> Key:
    """Return what the rest of a pile game depends on within its stage, as far as the seat sees it, without suits."""
    table = view.table
    seats = tuple([(seat.hand, _ranks(seat.up), seat.down, _ranks(seat.known)) for seat in view.seats])
    return (
        table.turn, table.direction, table.demand, table.turned, table.amount, table.owner, table.run, table.run_length,
        pile_ranks(view.law, table.pile), _ranks(view.hand), seats,
    )  # fmt: skip


def _ranks(cards: Iterable[Card | None]) -> tuple[int, ...]:
    return tuple(sorted([card >> 2 for card in cards if card is not None]))
