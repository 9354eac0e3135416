"""The same deal on both engines: after every step the same state, the same moves in the same order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from emptyhand.game.deal import Deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import ClimbLaw, Law
from tests.differential.kernels import Listed, Side
from tests.differential.projection import State, climb_code, climb_state_of, pile_code, pile_state_of
from tests.differential.tally import Tally

Chooser = Callable[[int], int]
"""Given how many moves there are, the number of the one to make; negative to stop."""


class Outcome(NamedTuple):
    """How far both engines went together, and what differed then, if anything did."""

    moves: tuple[int, ...]
    over: bool
    difference: str

    @property
    def steps(self) -> int:
        return len(self.moves) + 1


def together(law: Law, deal: Deal, choose: Chooser, *, plain: bool = False, tables: Any = None) -> Outcome:
    """Play one game on both engines until it is over, the chooser stops, or something differs."""
    side = Side.of(law, plain=plain, tables=tables)
    position, events = start(law, deal)
    tally = Tally(law, deal.players)
    tally.add(events)
    listed = side.deal(deal)
    made: list[int] = []
    while True:
        moves = canonical_moves(law, position)
        difference = _difference(law, position, moves, side, listed)
        chosen = -1 if difference or not moves else choose(len(moves))
        if chosen < 0:
            return Outcome(tuple(made), position.over, difference or _at_the_end(position, tally, side))
        made.append(chosen)
        position, events = play(law, position, moves[chosen])
        tally.add(events)
        listed = side.step(chosen)


def by_chance(name: str, cap: int) -> Chooser:
    """Choices at random, the same for the same name, until there were as many as the cap."""
    rng = Random(name)
    left = cap

    def choose(count: int) -> int:
        nonlocal left
        left -= 1
        return rng.randrange(count) if left >= 0 else -1

    return choose


def by_numbers(moves: Sequence[int]) -> Chooser:
    """The given choices, as long as they last and there is such a move."""
    left = iter(moves)

    def choose(count: int) -> int:
        chosen = next(left, -1)
        return chosen if chosen < count else -1

    return choose


def _difference(law: Law, position: Position, moves: Sequence[Move], side: Side, listed: Listed) -> str:
    """What the engines say differently of this position, in one phrase; nothing where they agree."""
    ours, theirs = state_of(law, position), side.position
    if ours != theirs:
        return _first_field(ours, theirs)
    codes = codes_of(law, moves)
    if codes != listed:
        return _first_move(codes, listed)
    return ""


def state_of(law: Law, position: Position) -> State:
    """A reference position in the form common to both engines."""
    return climb_state_of(law, position) if isinstance(law, ClimbLaw) else pile_state_of(position)


def codes_of(law: Law, moves: Sequence[Move]) -> Listed:
    """The reference's moves as the kernel lists them."""
    if isinstance(law, ClimbLaw):
        return [climb_code(law, move) for move in moves]
    return [pile_code(move) for move in moves]


def _first_field(ours: NamedTuple, theirs: NamedTuple) -> str:
    for name, one, other in zip(ours._fields, ours, theirs, strict=True):
        if one != other:
            return f"{name} is {one} in the reference and {other} in the kernel"
    return ""


def _first_move(ours: Sequence[object], theirs: Sequence[object]) -> str:
    if len(ours) != len(theirs):
        return f"{len(ours)} moves in the reference and {len(theirs)} in the kernel"
    k = next(k for k, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other)
    return f"move {k} is {ours[k]} in the reference and {theirs[k]} in the kernel"


def _at_the_end(position: Position, tally: Tally, side: Side) -> str:
    """What need not be compared at every step: the draw pile never changes its order, and counts only grow."""
    if not isinstance(side.law, ClimbLaw):
        draw = [card >> 2 for card in position.draw]
        if draw != side.draw:
            return f"the draw pile is {draw} in the reference and {side.draw} in the kernel"
    counted = side.counts
    if tally.counts.instant:
        # No event tells who would have started a game that the deal has won.
        counted = counted._replace(starter=tally.counts.starter)
    return _first_field(tally.counts, counted)
