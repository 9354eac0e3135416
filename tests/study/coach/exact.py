"""Who wins a two-seat pile position in which nothing is hidden, by carrying results back from the ends of the game.

The positions that can follow are gathered up to a limit, the nearest first. One that is over has its winner; another is
won if some move leads to one that its mover wins, and lost if every move leads to one that its mover loses. A pile that
is picked up brings earlier positions back; what cycles, or was cut off, stays unproved.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from emptyhand.game.engine import canonical_moves, play
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import Law

Key = tuple[object, ...]


def proved(law: Law, position: Position, most: int) -> dict[Move, bool]:
    """The moves of the seat to play that are proved to win or to lose within so many positions."""
    after = {move: play(law, position, move).position for move in canonical_moves(law, position)}
    winners, following, turns = _gathered(law, after.values(), most)
    changed = True
    while changed:
        changed = False
        # The farthest first: they are the nearest to an end.
        for key, keys in reversed(following.items()):
            winner = None if key in winners else _winner(turns[key], {winners.get(k) for k in keys})
            if winner is not None:
                winners[key] = winner
                changed = True
    found = {move: winners.get(_key(reached)) for move, reached in after.items()}
    return {move: winner == position.table.turn for move, winner in found.items() if winner is not None}


def _gathered(
    law: Law, first: Iterable[Position], most: int
) -> tuple[dict[Key, int], dict[Key, list[Key]], dict[Key, int]]:
    """The winners of positions that are over; of others what follows them, and whose turn it is."""
    winners: dict[Key, int] = {}
    following: dict[Key, list[Key]] = {}
    turns: dict[Key, int] = {}
    waiting = deque(first)
    while waiting:
        position = waiting.popleft()
        if position.over:
            winners[_key(position)] = position.table.out[0]
        elif len(following) < most and (key := _key(position)) not in following:
            after = [play(law, position, move).position for move in canonical_moves(law, position)]
            following[key] = [_key(reached) for reached in after]
            turns[key] = position.table.turn
            waiting.extend(after)
    return winners, following, turns


def _winner(turn: int, found: set[int | None]) -> int | None:
    if turn in found:
        return turn
    return None if None in found else 1 - turn


def _key(position: Position) -> Key:
    """All that the rest of the game depends on: suits do not matter in a pile game, nor does what is gone."""
    table = position.table
    zones = tuple((_ranks(z.hand), _ranks(c for c in z.up if c is not None)) for z in position.seats)
    return (table.phase, table.turn, table.demand, table.run, table.run_length, _ranks(table.pile), zones)


def _ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted(card >> 2 for card in cards))


def nothing_hidden(position: Position) -> bool:
    """Whether two seats are left with cards that each can tell by counting."""
    down = [card for zones in position.seats for card in zones.down if card is not None]
    return len(position.seats) == 2 and not position.draw and not down and not position.over
