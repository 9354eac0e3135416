"""What happens when a timer is due."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from emptyhand.room import ballots, beginning, clock, dealing, presence, seats
from emptyhand.room.desk import NEED_QUIET, Desk
from emptyhand.room.entries import Line, PauseEnded, RoomClosed


def ring(desk: Desk, name: str) -> None:
    """A timer is said to be due. One that is not wanted, or not yet, or not while a step is pending, does nothing."""
    due = desk.due.get(name)
    kind, _, number = name.partition(":")
    if due is None or desk.now_ms < due or (kind in NEED_QUIET and desk.live.pending is not None):
        return
    desk.drop_timers(name)
    if kind == "away":
        presence.is_away(desk, int(number))
    elif kind == "turn":
        clock.time_is_up(desk, due)
    elif kind == "reveal":
        dealing.time_is_up(desk, due)
    elif kind == "idle":
        _close(desk, due)
    else:
        BELLS[kind](desk)


def _close(desk: Desk, due_ms: int) -> None:
    """Close the room, unless the process itself stood still: then nobody could have come."""
    if desk.now_ms - due_ms > clock.LATE_MS:
        desk.live = replace(desk.live, active_ms=desk.now_ms)
    else:
        desk.write(RoomClosed("Nothing has happened at this table for a long time."))


def _resume(desk: Desk) -> None:
    desk.write(PauseEnded())


def _try_again(desk: Desk) -> None:
    """Send the pending line to the journal once more."""
    pending = desk.live.pending
    if pending is not None:
        desk.lines.append(Line(pending.seq, pending.body))


def _ask_again(_: Desk) -> None:
    """Nothing came of asking for a secret: without its bell, `dealing` asks once more."""


BELLS: dict[str, Callable[[Desk], None]] = {
    "warn": clock.warn,
    "bot": clock.bot_decides,
    "stuck": clock.bot_is_stuck,
    "host": seats.host_is_gone,
    "pause": _resume,
    "journal": _try_again,
    "ballot": ballots.fail,
    "ready": beginning.time_is_up,
    "key": _ask_again,
}
