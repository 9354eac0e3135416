"""A table counts only the time in which the server ran: no other clock can cost a player time."""

from __future__ import annotations

import ast
from pathlib import Path

import emptyhand
from emptyhand.table.room.suspend_clock import GAP_SECONDS, SuspendAwareClock

SOURCE = Path(emptyhand.__file__).parent
WALL = {("time", "time"), ("time", "time_ns"), ("datetime", "now"), ("datetime", "utcnow"), ("date", "today")}


class Hours:
    """A monotonic clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_time_goes_by_while_somebody_looks() -> None:
    hours = Hours()
    clock = SuspendAwareClock(hours)
    began = clock.now_ms()
    for _ in range(100):
        hours.now += GAP_SECONDS / 2
        clock.now_ms()
    assert clock.now_ms() == began + 50 * GAP_SECONDS * 1000


def test_a_process_that_stood_still_has_lost_no_time() -> None:
    hours = Hours()
    clock = SuspendAwareClock(hours)
    hours.now += 1
    before = clock.now_ms()
    for asleep in (GAP_SECONDS + 0.01, 3600.0, 8 * 3600.0):
        hours.now += asleep
        assert clock.now_ms() == before
    hours.now += 0.25
    assert clock.now_ms() == before + 250


def test_the_clock_is_looked_at_by_itself() -> None:
    hours, planned = Hours(), list[tuple[float, object]]()
    clock = SuspendAwareClock(hours)
    clock.beat(lambda seconds, act, *rest: planned.append((seconds, act)))
    assert [seconds < GAP_SECONDS for seconds, _ in planned] == [True]


def test_rooms_and_tables_read_no_wall_clock() -> None:
    """The exceptions write timestamps, expire links, number a visitor's chat lines, or say when something was lost."""
    found = set()
    for part in ("room", "journal", "web", "fair"):
        for path in (SOURCE / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                is_named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
                if is_named and (node.value.id, node.attr) in WALL:  # type: ignore[attr-defined]
                    found.add(path.relative_to(SOURCE).as_posix())
    dated = {"server/journal/losses.py", "server/operations/kept_files.py", "server/storage/lobby_losses.py"}
    assert found <= {"server/access/guests.py", "server/visitor.py", *dated}
