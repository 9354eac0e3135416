"""Tips at a table: for a person who asks, from what the seat sees, and nothing is kept."""

from __future__ import annotations

import pytest

from emptyhand.room.messages import Learn
from tests.room.tables import table


def test_a_person_who_asks_gets_the_tips_of_their_seat() -> None:
    made = table("obsession")
    mover, other = ("ann", "bob")[made.turn], ("ann", "bob")[1 - made.turn]
    before = made.room.kept
    for name in (mover, other):
        made.hear(name, Learn(0))
    keys = {name: [tip["key"] for tip in made.last(name, "lesson")["tips"]] for name in (mover, other)}
    assert keys[mover][0] == keys[other][0] == "goal"
    assert "opening" in keys[mover]
    assert "opening" not in keys[other]
    assert made.room.kept == before


@pytest.mark.parametrize("number", [0, 1, 10**9])
def test_any_number_of_a_move_is_answered(number: int) -> None:
    made = table("thirteen")
    made.move(("ann", "bob")[made.turn])
    made.hear("ann", Learn(number))
    assert made.last("ann", "lesson")["made"] == 1


def test_nobody_learns_from_a_seat_that_is_not_theirs() -> None:
    made = table("obsession")
    made.connect("eve")
    made.hear("eve", Learn(0))
    assert not made.told("eve", "lesson")
    assert made.last("eve", "refused")["about"] == "learn"
