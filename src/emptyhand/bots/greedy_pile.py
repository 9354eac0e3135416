"""Chooses by weights in a pile game: every legal move gets a score, chance decides between equals."""

from __future__ import annotations

from random import Random

from emptyhand.actions import Flip, Move, PickUp, Place, Play, Take
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.view import View
from emptyhand.law.model import PileLaw
from emptyhand.weights import Weights
from emptyhand.weights import layout as at


def choose(law: PileLaw, view: View, weights: Weights, random: Random) -> Move:
    """A move for the seat to play."""
    moves = legal_moves_for(law, view)
    if len(moves) == 1:
        return moves[0]
    scores = [score(law, view, weights, move) for move in moves]
    best = max(scores)
    equals = [move for move, points in zip(moves, scores, strict=True) if points == best]
    return equals[0] if len(equals) == 1 else random.choice(equals)


def score(law: PileLaw, view: View, w: Weights, move: Move) -> float:
    """What a move is worth by the weights."""
    match move:
        case Play(cards):
            rank, count = cards[0] >> 2, len(cards)
            points = w[at.W_PLAY + rank] + w[at.W_FURTHER + rank] * (count - 1)
            return points + w[at.W_RUN] * _completes_run(law, view, rank, count) + w[at.W_OUT] * _goes_out(view, count)
        case Take(card):
            fits = law.legal[view.table.demand][card >> 2]
            return w[at.W_PLAY + (card >> 2)] if fits else w[at.W_PLAY + (card >> 2)] + w[at.W_MISFIT]
        case Place(card):
            return w[at.W_PLACE + (card >> 2)]
        case Flip():
            return w[at.W_FLIP]
        case PickUp(up):
            return w[at.W_PICK_UP] + w[at.W_ALONG + (up[0] >> 2)] * len(up) if up else w[at.W_PICK_UP]
    raise ValueError(f"{move!r} is no move of a pile game")


def _goes_out(view: View, count: int) -> bool:
    """Whether so many cards are all that this seat has left."""
    assert view.seat is not None
    return not view.draw and view.seats[view.seat].count == count


def _completes_run(law: PileLaw, view: View, rank: int, count: int) -> bool:
    """Whether so many cards of a rank make a run on top of the pile that kills it."""
    table = view.table
    counts_as = law.run_as[table.demand][rank]
    if counts_as < 0:
        return False
    below = table.run_length if counts_as == table.run and not law.run_within_one_play else 0
    return 0 < law.kill_run[len(view.seats)] <= below + count
