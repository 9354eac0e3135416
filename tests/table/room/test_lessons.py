"""Tips at a table: for a person who asks, from what the seat sees, and nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from emptyhand.table.room.messages import Learn
from tests.table.room.tables import QUICK, Table, table


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


# -- reading ---------------------------------------------------------------------------------------------------------


def with_bot(people: Sequence[str] = ("ann",)) -> Table:
    """A table in the turn of its bot, which has decided already."""
    made = next(made for seed in range(50) if (made := table("obsession", people, ("random",), seed=seed)).turn)
    while made.turn != len(people):
        made.move(people[made.turn])
    made.bot_answers()
    return made


def moves(made: Table) -> int:
    assert made.room.kept.playing is not None
    return made.room.kept.playing.game.made


def test_bots_wait_while_the_only_person_reads_a_tip() -> None:
    made = with_bot()
    before = moves(made)
    made.hear("ann", Learn(0, reading=True))
    made.fire("bot")
    assert "bot" not in made.timers
    assert moves(made) == before
    made.hear("ann", Learn(0))
    assert made.timers["bot"] == made.now + QUICK.beat_ms // 2
    made.fire("bot")
    assert moves(made) == before + 1


def test_a_bot_that_decides_late_waits_for_the_reader_too() -> None:
    made = table("obsession", ("ann",), ("random",), seed=next(s for s in range(50) if turn_of(s) == 1))
    before = moves(made)
    made.hear("ann", Learn(0, reading=True))
    made.fire("bot")
    made.fire("stuck")
    assert moves(made) == before, "the room has decided for the bot, and waits"
    made.hear("ann", Learn(0))
    made.fire("bot")
    assert moves(made) == before + 1


def turn_of(seed: int) -> int:
    return table("obsession", ("ann",), ("random",), seed=seed).turn


def test_a_reader_who_leaves_the_page_reads_no_longer() -> None:
    made = with_bot()
    before = moves(made)
    made.hear("ann", Learn(0, reading=True))
    made.fire("bot")
    made.leave_the_net("ann")
    made.connect("ann", client="again")
    while moves(made) == before:
        if made.room.live.turn is not None and made.room.live.turn.answer is None:
            made.bot_answers()
        made.fire("bot")
    assert moves(made) == before + 1


def test_nobody_waits_for_a_reader_among_people() -> None:
    made = with_bot(("ann", "bob"))
    before = moves(made)
    made.hear("ann", Learn(0, reading=True))
    made.hear("bob", Learn(0, reading=True))
    made.fire("bot")
    assert moves(made) == before + 1


def test_a_stand_in_for_the_reader_does_not_wait() -> None:
    made = table("obsession", ("ann",), ("random",), seed=next(s for s in range(50) if turn_of(s) == 0))
    before = moves(made)
    made.hear("ann", Learn(0, reading=True))
    made.fire("turn")
    made.bot_answers()
    made.fire("bot")
    assert moves(made) == before + 1
