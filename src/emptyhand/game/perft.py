"""Perft: the number of leaves of the tree of legal moves at a given depth.

All chance is in the deal, so the counts are exact. Two engines that agree on them agree on the rules. Counted by
`figures`, the tree has one move of each action index: its counts are smaller in climbing games, where the cards of a
figure can be chosen.
"""

from __future__ import annotations

from emptyhand.game.engine import canonical_moves, legal_moves, play
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import Law


def perft(law: Law, position: Position, depth: int, *, figures: bool = False) -> int:
    """Return the number of sequences of `depth` moves; a game that ends earlier counts none."""
    if depth < 0:
        raise ValueError(f"the depth is a number of moves, 0 or more, not {depth}")
    if depth == 0:
        return 1
    moves = _moves(law, position, figures=figures)
    if depth == 1:
        return len(moves)
    return sum(perft(law, play(law, position, move).position, depth - 1, figures=figures) for move in moves)


def divide(law: Law, position: Position, depth: int, *, figures: bool = False) -> tuple[tuple[Move, int], ...]:
    """Return the count below each legal move, by ascending action index; the counts add up to :func:`perft`."""
    if depth < 1:
        raise ValueError(f"dividing needs a depth of at least 1, not {depth}")
    return tuple(
        (move, perft(law, play(law, position, move).position, depth - 1, figures=figures))
        for move in _moves(law, position, figures=figures)
    )


def _moves(law: Law, position: Position, *, figures: bool) -> tuple[Move, ...]:
    return canonical_moves(law, position) if figures else legal_moves(law, position)
