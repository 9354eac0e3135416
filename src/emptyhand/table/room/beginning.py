"""How a game begins: the first when the host starts it or everyone is ready, each later one when everyone is ready.

Nobody is moved into another game. A person who does not ask for it, connected or away, loses the seat SILENT_MS after
the first person asked; `status` shows the time left. A bot plays at that seat, and its person may sit down again.
"""

from __future__ import annotations

from emptyhand.table.room import dealing
from emptyhand.table.room.entries import RulesSet
from emptyhand.table.room.messages import Ready, Start
from emptyhand.table.room.refusals import NOT_SEATED
from emptyhand.table.room.seats import stand_up
from emptyhand.table.room.state import BETWEEN, RoomPhase
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import Phrase, say

SILENT_MS = 120_000
"""Time to ask for the next game after the first person has; a longer turn clock extends it."""


def ready(work: UnitOfWork, client: str, message: Ready) -> None:
    """Handle a person who asks for the next game."""
    seat = work.seat_of(client)
    why = NOT_SEATED if seat is None else _why_not_begin(work, message.game)
    if seat is None or why is not None:
        work.refuse(client, "ready", why or NOT_SEATED)
        return
    if not dealing.take_commitment(work, client, message):
        return
    work.live = replace(work.live, ready=work.live.ready | {seat})
    # Nobody loses a seat by waiting for the first game: the host can start it at any time.
    if work.kept.phase is RoomPhase.OVER and "ready" not in work.due:
        work.set_timer("ready", work.now_ms + max(SILENT_MS, work.kept.options.clock_ms))


def start(work: UnitOfWork, client: str, message: Start) -> None:
    why = _why_not_begin(work, message.game)
    if why is None and work.live.clients[client].person != work.kept.host:
        why = say("room-start-host")
    if why is None and work.kept.phase is not RoomPhase.LOBBY:
        why = say("room-start-all-ready")
    if why is None and _asks_for_rules(work):
        why = say("room-rules-first")
    if why is not None:
        work.refuse(client, "start", why)
    elif dealing.take_commitment(work, client, message):
        dealing.begin(work)


def _why_not_begin(work: UnitOfWork, game: int) -> Phrase | None:
    if work.kept.phase is RoomPhase.PLAYING:
        return say("room-game-on")
    if game != work.kept.game_number + 1:
        return say("room-next-game", number=work.kept.game_number + 1)
    return None


def _asks_for_rules(work: UnitOfWork) -> bool:
    """Return whether the rules of the first game are still to be settled: by votes, or by the disk."""
    ballot, pending = work.live.ballot, work.live.pending
    if pending is not None and isinstance(pending.entry, RulesSet):
        return True
    return ballot is not None and ballot.what == "propose"


def reconcile(work: UnitOfWork) -> None:
    """Begin the next game if everyone who has a say wants it."""
    kept, live = work.kept, work.live
    if kept.phase in BETWEEN and live.ready:
        work.live = live = replace(live, ready=live.ready & frozenset(kept.people()))
    if kept.phase not in BETWEEN or not live.ready:
        work.drop_timers("ready")
        if live.silent:
            work.live = replace(live, silent=frozenset())
    elif kept.phase is RoomPhase.LOBBY:
        if not _asks_for_rules(work) and work.here() <= live.ready and not any(seat.empty for seat in kept.seats):
            dealing.begin(work)
    # If all who asked have gone since, nobody is there to play it.
    elif live.ready & work.here() and not dealing.is_frozen(kept):
        _begin_again(work)


def _begin_again(work: UnitOfWork) -> None:
    """Begin another game, or keep waiting for people who have not asked for it."""
    live = work.live
    waited_for = frozenset(work.kept.people()) - live.ready
    leaving = waited_for & live.silent
    if not waited_for:
        dealing.begin(work)
        return
    # Somebody may have sat down since everyone agreed.
    work.live = replace(live, beginning=False)
    # One seat a step, since each writes a line; the next follows once this one is durable.
    if leaving and live.pending is None:
        stand_up(work, min(leaving), silent=True)


def time_is_up(work: UnitOfWork) -> None:
    """Mark the people who have not asked for the next game: they lose their seats."""
    work.live = replace(work.live, silent=frozenset(work.kept.people()) - work.live.ready)
