"""The coach's review of one seat of a finished game, in phrases, as a page gets it.

The coach writes it in a process of its own. A server, which imports no coach, checks what that process answers by the
same types.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from emptyhand.words.speech import Json

Number = float | int
"""JSON has one kind of number: what was written as an integer is sent as one."""


@dataclass(frozen=True, slots=True)
class ReviewOption:
    """A legal move at a turning point, with its worth in words. Phrases are in JSON, here and below."""

    token: str
    move: Json
    says: Json
    good: bool


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A costly decision: the move made, the better one, why, and what every move was worth."""

    at: int
    """The number of moves made before."""
    made: str
    did: Json
    best: str
    better: Json
    chance: Number
    best_chance: Number
    says: Json
    why: Json | None
    options: tuple[ReviewOption, ...]


@dataclass(frozen=True, slots=True)
class ResultParts:
    """How an even share, the deal, the choices and luck add up to the result."""

    share: Number
    deal: Number
    choices: Number
    margin: Number
    luck: Number
    result: Number


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one seat. `most` and `least` are what chances of 1 and 0 stand for, in what `counts`."""

    seat: int
    headline: Json
    counts: Literal["wins", "points", "places"]
    most: Number
    least: Number
    moves: int
    decisions: int
    choices: int
    mistakes: int
    chances: tuple[tuple[int, Number, Number], ...]
    """The number of moves made before, the chance with the best move, and the chance with the move made."""
    parts: ResultParts
    turns: tuple[TurningPoint, ...]
