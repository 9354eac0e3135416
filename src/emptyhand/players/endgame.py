"""An endgame solver: with two seats left and nothing hidden, it proves which of them goes out first.

The search deepens until every move is proved or it has visited MOST_POSITIONS positions. A pile that is picked up
brings earlier positions back, so some lines never end: only proofs of finite length count, and what lies beyond the
depth stays unproved. Views go in and moves come out; positions stay in here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from emptyhand.game.engine import canonical_moves, play
from emptyhand.game.position import Position
from emptyhand.game.runs import pile_ranks
from emptyhand.game.snapshot.seen import complete_position
from emptyhand.game.table import seats_in
from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Law

MOST_POSITIONS = 3000
"""They take about a tenth of a second."""
MOST_DEPTH = 40
MOST_CARDS = 18
"""With more cards in play the positions allowed prove hardly anything."""

PositionKey = tuple[object, ...]


def proofs(view: View) -> Mapping[Move, bool]:
    """Return the moves with a proof, and whether each goes out before the other seat if both play their best.

    Empty where a card is hidden or more than two seats are left.
    """
    return _proofs(view) if _is_open(view) else {}


def _is_open(view: View) -> bool:
    """Whether two seats are left and the one to move knows where every card is."""
    left = len(view.seats) - len(view.table.out)
    if isinstance(view.law, ClimbLaw) or left != 2 or view.draw or not view.my_turn:
        return False
    in_play = sum(theirs.count for theirs in view.seats) + len(view.table.pile)
    return in_play <= MOST_CARDS and not any(any(theirs.down) for theirs in view.seats)


@lru_cache(maxsize=256)
def _proofs(view: View) -> dict[Move, bool]:
    law, root = view.law, complete_position(view)
    after = {move: play(law, root, move).position for move in canonical_moves(law, root)}
    search = _Search(law, root)
    proved: dict[Move, bool] = {}
    try:
        for depth in range(1, MOST_DEPTH):
            for move, position in after.items():
                first = None if move in proved else search.first(position, depth)
                if first is not None:
                    proved[move] = first == view.seat
    except _Enough:
        pass
    return proved


class _Enough(Exception):
    """The search has reached its limit of positions."""


class _Search:
    """A depth-first search that caches its proofs, and how deep it searched where it proved nothing."""

    def __init__(self, law: Law, root: Position) -> None:
        self._law = law
        self._taken = len(root.table.out)
        self._both = sum(seats_in(root.table, len(root.seats)))
        """The sum of the two seats' numbers: subtract one to get the other."""
        self._visited = 0
        self._firsts: dict[PositionKey, int] = {}
        self._looked: dict[PositionKey, int] = {}

    def first(self, position: Position, depth: int) -> int | None:
        """Return the seat that goes out first, if lines of at most `depth` moves prove it."""
        if position.over:
            return position.table.out[self._taken]
        key = _key(self._law, position)
        if key in self._firsts:
            return self._firsts[key]
        if self._looked.get(key, 0) >= depth:
            return None
        self._visited += 1
        if self._visited > MOST_POSITIONS:
            raise _Enough
        # Stored before the search follows the lines: a line that returns here proves nothing.
        self._looked[key] = depth
        first = self._by_lines(position, depth)
        if first is not None:
            self._firsts[key] = first
        return first

    def _by_lines(self, position: Position, depth: int) -> int | None:
        turn, lost = position.table.turn, True
        for move in canonical_moves(self._law, position):
            first = self.first(play(self._law, position, move).position, depth - 1)
            if first == turn:
                return turn
            lost = lost and first is not None
        return self._both - turn if lost else None


def _key(law: Law, position: Position) -> PositionKey:
    """Return everything that the rest of the game depends on: suits and the cards out of the game do not matter."""
    table = position.table
    zones = tuple([(_ranks(z.hand), _ranks([c for c in z.up if c is not None])) for z in position.seats])
    return (
        table.turn,
        table.demand,
        table.turned,
        table.amount,
        table.owner,
        table.run,
        table.run_length,
        pile_ranks(law, table.pile),
        zones,
    )


def _ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted([card >> 2 for card in cards]))
