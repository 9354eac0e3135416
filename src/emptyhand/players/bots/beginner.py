"""Short-sighted players: they know the rules and little more, as people do at their first game."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from emptyhand.fast.weights import layout as at
from emptyhand.fast.weights.reading import read
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.bots import greedy_pile
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.law.model import ClimbLaw, PileLaw


class Beginner:
    """Plays the lowest card that fits, one at a time, and chooses its lowest cards as up cards."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = view.law
        if isinstance(law, ClimbLaw):
            return _hoarding(law, canonical_moves_for(law, view))
        return greedy_pile.choose(law, view, _modest(law), self._random)


class Casual:
    """Plays low cards first, and as many at once as it can when nothing is drawn for them.

    In a climbing game it leads the same way, and beats with the lowest play that suffices.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = view.law
        if not isinstance(law, ClimbLaw):
            return greedy_pile.choose(law, view, _easy(law), self._random)
        plays = [move for move in canonical_moves_for(law, view) if isinstance(move, Play)]
        return _lowest(law, plays, longest=not view.table.demand) if plays else Pass()


def _hoarding(law: ClimbLaw, moves: tuple[Move, ...]) -> Move:
    """Choose the fewest and lowest cards, but hoard the highest rank: pass rather than play it."""
    plays = [move for move in moves if isinstance(move, Play)]
    modest = [play for play in plays if all(card >> 2 != law.ranking.order[-1] for card in play.cards)]
    if not modest and isinstance(moves[-1], Pass):
        return moves[-1]
    return _lowest(law, modest or plays, longest=False)


def _lowest(law: ClimbLaw, plays: list[Play], *, longest: bool) -> Play:
    """Choose the plays with most or fewest cards, and of those the lowest."""
    sign = -1 if longest else 1

    def height(play: Play) -> tuple[int, int]:
        return sign * len(play.cards), max(law.ranking.order.index(card >> 2) for card in play.cards)

    return min(plays, key=height)


@lru_cache(maxsize=32)
def _modest(law: PileLaw) -> tuple[float, ...]:
    """Prefer the lowest card that fits, alone. Up cards are the lowest held: high ones look too good to part with."""
    w = _lowest_first(law)
    for rank, height in enumerate(read(law).fits):
        w[at.W_PLACE + rank] = -height
    return tuple(w)


@lru_cache(maxsize=32)
def _easy(law: PileLaw) -> tuple[float, ...]:
    """Prefer the lowest card that fits; all of its rank once nothing can be drawn. Any card will do as an up card."""
    w = _lowest_first(law)
    ranks = len(read(law).fits)
    for place in range(at.W_FURTHER + ranks, at.W_FURTHER + at.STAGES * ranks):
        w[place] = 1.0
    return tuple(w)


def _lowest_first(law: PileLaw) -> list[float]:
    """Prefer the lowest card that fits, alone, special or not."""
    worth = read(law).fits
    w = [0.0] * at.PILE_WEIGHTS
    ranks = len(worth)
    for rank, height in enumerate(worth):
        for stage in range(0, at.STAGES * ranks, ranks):
            w[at.W_PLAY + stage + rank] = -height
            w[at.W_FURTHER + stage + rank] = -1.0
    w[at.W_OUT], w[at.W_MISFIT], w[at.W_PICK_UP] = 1000.0, -1000.0, -1000.0
    return w
