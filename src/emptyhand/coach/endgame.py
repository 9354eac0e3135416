"""Exact endings: where two seats are left with nothing hidden, who goes out first is proved and not sampled.

Lines are played out to a depth that grows until every move is proved or so many positions have been visited. A pile
that is picked up brings earlier positions back, so some lines never end: what lies beyond the depth is unproved, and
only finite proofs count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from emptyhand.actions import Move
from emptyhand.cards import Card
from emptyhand.coach.judging import Judge, Judged
from emptyhand.game.engine import legal_moves, legal_moves_for, play
from emptyhand.game.position import Position
from emptyhand.game.table import seats_in
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.law.stakes import stakes
from emptyhand.snapshot.seen import completed

MOST_POSITIONS = 3000
"""About a tenth of a second."""
MOST_DEPTH = 40
MOST_CARDS = 18
"""With more cards in play hardly anything is proved among so few positions."""

Key = tuple[object, ...]


def proofs(view: View) -> Mapping[Move, bool]:
    """The legal moves proved to go out before the other seat, or after it, if both do their best.

    None where a card is hidden or more than two seats are left.
    """
    return _proofs(view) if _is_open(view) else {}


def _is_open(view: View) -> bool:
    """Whether the seat to move of the two still in can place every card."""
    left = len(view.seats) - len(view.table.out)
    if isinstance(view.law, ClimbLaw) or left != 2 or view.draw or not view.my_turn:
        return False
    in_play = sum(theirs.count for theirs in view.seats) + len(view.table.pile)
    return in_play <= MOST_CARDS and not any(any(theirs.down) for theirs in view.seats)


@lru_cache(maxsize=256)
def _proofs(view: View) -> dict[Move, bool]:
    law, root = view.law, completed(view)
    after = {move: play(law, root, move).position for move in legal_moves(law, root)}
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
    """As many positions have been visited as may be."""


class _Search:
    """Remembers what it proved, and how deep it looked where it could not."""

    def __init__(self, law: Law, root: Position) -> None:
        self._law = law
        self._taken = len(root.table.out)
        self._both = sum(seats_in(root.table, len(root.seats)))
        """The numbers of the two seats added up: less one of them, the other."""
        self._visited = 0
        self._firsts: dict[Key, int] = {}
        self._looked: dict[Key, int] = {}

    def first(self, position: Position, depth: int) -> int | None:
        """Who goes out first, if lines of at most so many moves prove it."""
        if position.over:
            return position.table.out[self._taken]
        key = _key(position)
        if key in self._firsts:
            return self._firsts[key]
        if self._looked.get(key, 0) >= depth:
            return None
        self._visited += 1
        if self._visited > MOST_POSITIONS:
            raise _Enough
        # Entered before its lines are followed: one that comes back here proves nothing.
        self._looked[key] = depth
        first = self._by_lines(position, depth)
        if first is not None:
            self._firsts[key] = first
        return first

    def _by_lines(self, position: Position, depth: int) -> int | None:
        turn, lost = position.table.turn, True
        for move in legal_moves(self._law, position):
            first = self.first(play(self._law, position, move).position, depth - 1)
            if first == turn:
                return turn
            lost = lost and first is not None
        return self._both - turn if lost else None


def _key(position: Position) -> Key:
    """All that the rest of such a game depends on: suits do not matter, nor does what is gone."""
    table = position.table
    zones = tuple([(_ranks(z.hand), _ranks([c for c in z.up if c is not None])) for z in position.seats])
    return (table.turn, table.demand, table.run, table.run_length, _ranks(table.pile), zones)


def _ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted([card >> 2 for card in cards]))


# -- beside a judge --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proved:
    """A move whose worth was proved, or taken over from a judge."""

    move: Move
    chance: float
    error: float
    behind: float
    behind_error: float


def with_proofs(judge: Judge) -> Judge:
    """A judge that proves what it can and leaves the rest to the other."""

    def proving(view: View, worlds: int, seed: int, moves: Sequence[Move] | None = None) -> Sequence[Judged]:
        proved = proofs(view)
        asked = legal_moves_for(view.law, view) if moves is None else tuple(moves)
        open_still = [move for move in asked if move not in proved]
        judged = list(judge(view, worlds, seed, open_still)) if open_still else []
        if len(open_still) == len(asked):
            return judged
        first, last = stakes(view.law, len(view.seats)).worth[len(view.table.out) :]
        worth = {True: first, False: last}
        sure = [Proved(move, worth[proved[move]], 0.0, 0.0, 0.0) for move in asked if move in proved]
        return _merged(sure, judged)

    return proving


def _merged(sure: list[Proved], judged: list[Judged]) -> list[Judged]:
    """All moves, best first, each measured against the best of all."""
    taken = [Proved(j.move, j.chance, j.error, j.behind, j.behind_error) for j in judged]
    ranked = sorted([*sure, *taken], key=lambda found: -found.chance)
    best = ranked[0]
    paired = bool(taken) and best == taken[0]
    found: list[Judged] = []
    for each in ranked:
        error = each.behind_error if paired and each in taken else max(best.error, each.error)
        found.append(replace(each, behind=best.chance - each.chance, behind_error=0.0 if each == best else error))
    return found
