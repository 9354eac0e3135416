"""Chooses by weights in a pile game: every legal move gets a score; ties are broken at random."""

from __future__ import annotations

from random import Random

from emptyhand.fast.weights import Weights
from emptyhand.fast.weights import layout as at
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.runs import completes_run
from emptyhand.game.table import next_in
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import RANKS
from emptyhand.rules.law.model import PileLaw


def choose(law: PileLaw, view: View, weights: Weights, random: Random) -> Move:
    """Choose a move for the seat to play."""
    moves = canonical_moves_for(law, view)
    if len(moves) == 1:
        return moves[0]
    if weights[at.W_SLIP] and random.random() < weights[at.W_SLIP]:
        return random.choice(moves)
    scores = [score(law, view, weights, move) for move in moves]
    best = max(scores)
    equals = [move for move, points in zip(moves, scores, strict=True) if points == best]
    return equals[0] if len(equals) == 1 else random.choice(equals)


def score(law: PileLaw, view: View, w: Weights, move: Move) -> float:
    """Return a move's score by the weights."""
    match move:
        case Play(cards):
            rank, count = cards[0] >> 2, len(cards)
            points = _worth(view, w, rank) + w[at.W_FURTHER + _stage(view) + rank] * (count - 1)
            return (
                points
                + w[at.W_RUN] * completes_run(law, view.table, len(view.seats), rank, count)
                + w[at.W_OUT] * _goes_out(view, count)
            )
        case Take(card):
            fits = law.allowed(view.table.demand, view.table.turned)[card >> 2]
            return _worth(view, w, card >> 2) if fits else _worth(view, w, card >> 2) + w[at.W_MISFIT]
        case Place(card):
            return w[at.W_PLACE + (card >> 2)]
        case Flip():
            return w[at.W_FLIP]
        case Pass():
            return at.END_TURN
        case PickUp(up):
            points = w[at.W_PICK_UP] + w[at.W_PICK_HEAVY] * _weight_of_pile(view)
            return points + w[at.W_ALONG + (up[0] >> 2)] * len(up) if up else points
    raise ValueError(f"{move!r} is not a move of a pile game")


def _worth(view: View, w: Weights, rank: int) -> float:
    """Return the weight of playing a rank now."""
    heavy = w[at.W_HEAVY + rank] * _weight_of_pile(view)
    return w[at.W_PLAY + _stage(view) + rank] + heavy + (w[at.W_NEAR + rank] if _next_is_nearly_out(view) else 0.0)


def _stage(view: View) -> int:
    """Return the offset of this stage's ranks in a table by stage and rank."""
    return len(RANKS) * (0 if view.draw else 1 if view.hand else 2)


def _weight_of_pile(view: View) -> int:
    assert isinstance(view.law, PileLaw)
    return min(view.law.picked_up(len(view.table.pile)), at.MOST_HEAVY)


def _next_is_nearly_out(view: View) -> bool:
    table = view.table
    seat = next_in(table.out, len(view.seats), table.turn, table.direction)
    return view.seats[seat].count <= at.NEARLY_OUT


def _goes_out(view: View, count: int) -> bool:
    """Whether this many cards are all the seat has left."""
    assert view.seat is not None
    return not view.draw and view.seats[view.seat].count == count
