"""What each timer does when it fires."""

from __future__ import annotations

from collections.abc import Callable

from emptyhand.table.room import ballots, beginning, clock, dealing, presence, seats
from emptyhand.table.room.entries import IDLE, Line, PauseEnded, RoomClosed
from emptyhand.table.room.unit_of_work import NEED_QUIET, UnitOfWork
from emptyhand.table.structs import replace


def fire(work: UnitOfWork, name: str) -> None:
    """Fire a timer. One that is not set, not due yet, or has to wait for a pending step does nothing."""
    due = work.due.get(name)
    kind, _, number = name.partition(":")
    # Several timers fire together, and the first may have written a line or dropped the others.
    if due is None or work.now_ms < due or (kind in NEED_QUIET and work.live.pending is not None):
        return
    work.drop_timers(name)
    if kind == "away":
        presence.is_away(work, int(number))
    elif kind == "turn":
        clock.time_is_up(work, due)
    elif kind == "reveal":
        dealing.time_is_up(work, due)
    elif kind == "idle":
        _close(work, due)
    else:
        HANDLERS[kind](work)


def _close(work: UnitOfWork, due_ms: int) -> None:
    """Close the room, unless the process was suspended: then nobody could connect."""
    if work.now_ms - due_ms > clock.LATE_MS:
        work.live = replace(work.live, active_ms=work.now_ms)
    else:
        work.write(RoomClosed(IDLE))


def _resume(work: UnitOfWork) -> None:
    work.write(PauseEnded())


def _try_again(work: UnitOfWork) -> None:
    """Send the pending line to the journal again."""
    pending = work.live.pending
    if pending is not None:
        work.lines.append(Line(pending.seq, pending.body))


def _ask_again(_: UnitOfWork) -> None:
    """Do nothing: the request for a secret got no answer, and without this timer `dealing` repeats it."""


HANDLERS: dict[str, Callable[[UnitOfWork], None]] = {
    "warn": clock.warn,
    "bot": clock.bot_decides,
    "stuck": clock.bot_is_stuck,
    "host": seats.host_is_gone,
    "pause": _resume,
    "journal": _try_again,
    "ballot": ballots.expire,
    "ready": beginning.time_is_up,
    "key": _ask_again,
}
