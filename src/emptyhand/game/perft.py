"""Perft: the number of leaves of the tree of canonical moves at a given depth.

All chance is in the deal, so the counts are exact. Two engines that agree on them agree on the rules.
"""

from __future__ import annotations

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import Law


def perft(law: Law, position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` moves; a game that ends earlier counts none."""
    if depth < 0:
        raise ValueError(f"the depth is a number of moves, 0 or more, not {depth}")
    if depth == 0:
        return 1
    moves = legal_moves(law, position)
    if depth == 1:
        return len(moves)
    return sum(perft(law, play(law, position, move).position, depth - 1) for move in moves)


def divide(law: Law, position: Position, depth: int) -> tuple[tuple[Move, int], ...]:
    """Return the count below each legal move, by ascending action index; the counts add up to :func:`perft`."""
    if depth < 1:
        raise ValueError(f"dividing needs a depth of at least 1, not {depth}")
    return tuple(
        (move, perft(law, play(law, position, move).position, depth - 1)) for move in legal_moves(law, position)
    )
