"""How a game begins: the first one when the host says so or everyone is ready, each later one when everyone is.

Nobody is moved into another game. A person who does not ask for it, connected or away, gives up the seat SILENT_MS
after the first person asked: the time that `status` shows. A bot plays at that seat, and its person may sit down again.
"""

from __future__ import annotations

from msgspec.structs import replace

from emptyhand.room import dealing
from emptyhand.room.desk import Desk
from emptyhand.room.messages import Ready, Start
from emptyhand.room.seats import stand_up
from emptyhand.room.state import BETWEEN, RoomPhase

SILENT_MS = 120_000
"""How long people who want another game wait for those who do not say; no less than a turn may take."""


def ready(desk: Desk, client: str, message: Ready) -> None:
    """A person asks for the next game."""
    seat = desk.seat_of(client)
    why = "You do not sit at the table." if seat is None else _why_not_begin(desk, message.game)
    if seat is None or why is not None:
        desk.refuse(client, "ready", why or "")
        return
    if not dealing.take_commitment(desk, client, message):
        return
    desk.live = replace(desk.live, ready=desk.live.ready | {seat})
    if desk.kept.phase is RoomPhase.OVER and "ready" not in desk.due:
        desk.set_timer("ready", desk.now_ms + max(SILENT_MS, desk.kept.options.clock_ms))


def start(desk: Desk, client: str, message: Start) -> None:
    why = _why_not_begin(desk, message.game)
    if why is None and desk.live.clients[client].person != desk.kept.host:
        why = "Only the host can begin the game."
    if why is None and desk.kept.phase is not RoomPhase.LOBBY:
        why = "The next game begins when everyone is ready."
    if why is not None:
        desk.refuse(client, "start", why)
    elif dealing.take_commitment(desk, client, message):
        dealing.begin(desk)


def _why_not_begin(desk: Desk, game: int) -> str | None:
    if desk.kept.phase is RoomPhase.PLAYING:
        return "A game is going on."
    if game != desk.kept.game_number + 1:
        return f"The next game has number {desk.kept.game_number + 1}."
    return None


def look_again(desk: Desk) -> None:
    """Begin the next game if everyone wants it who has a say."""
    kept, live = desk.kept, desk.live
    if kept.phase in BETWEEN and live.ready:
        desk.live = live = replace(live, ready=live.ready & frozenset(kept.people()))
    if kept.phase not in BETWEEN or not live.ready:
        desk.drop_timers("ready")
        if live.silent:
            desk.live = replace(live, silent=frozenset())
    elif kept.phase is RoomPhase.LOBBY:
        if desk.here() <= live.ready and not any(seat.empty for seat in kept.seats):
            dealing.begin(desk)
    elif live.ready & desk.here() and not dealing.is_frozen(kept):
        _begin_again(desk)


def _begin_again(desk: Desk) -> None:
    """Begin another game, or go on waiting for those who have not asked for it."""
    live = desk.live
    waited_for = frozenset(desk.kept.people()) - live.ready
    leaving = waited_for & live.silent
    if not waited_for:
        dealing.begin(desk)
        return
    # Somebody may have sat down since everyone agreed.
    desk.live = replace(live, beginning=False)
    if leaving and live.pending is None:
        stand_up(desk, min(leaving), silent=True)


def time_is_up(desk: Desk) -> None:
    """Those who have not asked for the next game by now give up their seats."""
    desk.live = replace(desk.live, silent=frozenset(desk.kept.people()) - desk.live.ready)
