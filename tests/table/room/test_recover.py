"""Reading a room back gives the room that was written, or a sentence that says why not."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from emptyhand.game.record import Record
from emptyhand.table.room import BadJournal, Committed, Line, Woken, records, replay, step
from emptyhand.table.room.messages import MoveRequest
from tests.table.room.tables import Json, table

NAMES = ("ann", "bob")


def written(moves: int = 8) -> list[Line]:
    made = table()
    for number in range(moves):
        made.move(NAMES[made.turn], made.token(number))
    return made.lines


def test_who_reads_a_room_back_claims_it_first() -> None:
    lines = written()
    woken = step(replay(lines), Woken(), 5)
    (claim,) = woken.lines
    assert (claim.seq, claim.body) == (len(lines) + 1, b'{"e":"claimed"}')
    after = step(woken.room, Committed(claim.seq), 6).room.kept
    assert after == replay([*lines, claim]).kept
    assert after.playing == replay(lines).kept.playing


def test_a_move_that_was_safe_but_never_answered_is_answered_after_a_restart() -> None:
    made = table()
    seat, token, who = made.turn, made.token(), NAMES[made.turn]
    made.auto = False
    made.move(who)
    lines = [*made.lines, *made.outcome.lines]
    back = table()
    back.room, back.lines = step(replay(lines), Woken(), 0).room, lines
    back.feed(Committed(len(lines) + 1))
    back.connect(who, client="again")
    back.hear("again", MoveRequest(seat, 1, token))
    assert back.last("again", "ack")["version"] == len(lines)


def test_records_of_finished_games_come_out_of_the_journal() -> None:
    made = table("thirteen")
    while not made.over:
        made.move(NAMES[made.turn], made.token(made.room.kept.version))
    (record,) = records(made.lines).values()
    assert Record.parse(record.format()) == record
    assert record.over
    assert record.names == NAMES


def edit(number: int, change: Callable[[Json], object]) -> list[Line]:
    lines = written()
    entry: Json = json.loads(lines[number - 1].body)
    change(entry)
    lines[number - 1] = Line(number, json.dumps(entry).encode())
    return lines


@pytest.mark.parametrize(
    "lines",
    [
        [],
        written()[1:],
        written()[:3] + written()[4:],
        [*written(), written()[0]],
        [*written(), Line(len(written()) + 1, written()[0].body)],
        edit(1, lambda entry: entry.update(format=2)),
        edit(1, lambda entry: entry.update(law="00000000")),
        edit(4, lambda entry: entry.update(law="00000000")),
        edit(5, lambda entry: entry.update(token="^^")),
        edit(5, lambda entry: entry.update(seq=9)),
        edit(5, lambda entry: entry.update(seat=9)),
        edit(6, lambda entry: entry.update(e="later")),
    ],
    ids=["empty", "headless", "gap", "twice", "made twice", "format", "law", "deal", "token", "seq", "seat", "unknown"],
)
def test_what_is_not_the_life_of_a_room_is_refused(lines: list[Line]) -> None:
    with pytest.raises(BadJournal) as refusal:
        replay(lines)
    assert "\n" not in str(refusal.value)
