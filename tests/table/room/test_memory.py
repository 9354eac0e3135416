"""A room does not grow with the games that are played in it: all that it remembers is bounded, and full soon."""

from __future__ import annotations

import gc
from types import FunctionType

from emptyhand.rules.law import Law
from emptyhand.table.room import Room
from emptyhand.table.structs import replace
from tests.table.room.tables import Table, again, table

NAMES = ("ann", "bob")
MATCH = 2 * 4 + 3
"""Objects of the results of a match, which ends after a few games: at most so many more than after its first."""


def held(room: Room) -> int:
    """Return how many objects a room holds besides numbers, texts and the game of the moment, whose length differs."""
    todo: list[object] = [replace(room.kept, playing=None, recent=()), room.live]
    found: dict[int, object] = {}
    while todo:
        each = todo.pop()
        if id(each) not in found and not isinstance(each, int | str | type | FunctionType | Law):
            found[id(each)] = each
            todo += gc.get_referents(each)
    return len(found)


def play_games(made: Table, count: int) -> None:
    for _ in range(count):
        while not made.over:
            made.move(NAMES[made.turn])
        made.hush()
        again(made, NAMES)


def test_a_room_holds_no_more_after_many_games_than_after_three() -> None:
    made = table("thirteen", NAMES)
    play_games(made, 3)
    before = held(made.room)
    play_games(made, 9)
    assert held(made.room) <= before + MATCH
