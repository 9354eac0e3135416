"""Who is connected: connections, absences, a host who has left, idle rooms."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.game.record import BadRecord, check_names
from emptyhand.table.room.broadcast import catch_up
from emptyhand.table.room.clock import PAUSE_MS, is_attended
from emptyhand.table.room.inputs import Connected, Cut, Disconnected, OutgoingMessage
from emptyhand.table.room.messages import Gone, encode
from emptyhand.table.room.refusals import KICKED
from emptyhand.table.room.state import Client, RoomPhase
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import Phrase, say, to_json

MAX_CLIENTS = 256
AWAY = tuple(f"away:{seat}" for seat in range(16))
"""Timers by seat."""
OF_PRESENCE = frozenset({*AWAY, "host", "pause"})


def connected(work: UnitOfWork, incoming: Connected) -> None:
    why = _why_not_in(work, incoming)
    if why is not None:
        # Past `tell`, which drops messages to a client that the room has not let in.
        work.outbox.append(OutgoingMessage(incoming.client, encode(Gone(work.kept.version, to_json(why), again=False))))
        work.requests.append(Cut(incoming.client))
        return
    clients = {**work.live.clients, incoming.client: Client(incoming.person, incoming.name)}
    work.live = replace(work.live, clients=clients, active_ms=work.now_ms)
    catch_up(work, incoming.client, incoming.version)


def _why_not_in(work: UnitOfWork, incoming: Connected) -> Phrase | None:
    if work.kept.phase is RoomPhase.CLOSED:
        return say("room-closed")
    if incoming.person in work.kept.kicked:
        return KICKED
    if len(work.live.clients) >= MAX_CLIENTS:
        return say("room-full")
    try:
        check_names((incoming.name,), 1)
    except BadRecord as error:
        return say("room-bad-name", detail=f"{error}.")
    return None


def disconnected(work: UnitOfWork, incoming: Disconnected) -> None:
    clients = {client: known for client, known in work.live.clients.items() if client != incoming.client}
    work.live = replace(work.live, clients=clients)


def disconnect_person(work: UnitOfWork, person: str, why: Phrase) -> None:
    """Disconnect a person."""
    gone = [client for client, known in work.live.clients.items() if known.person == person]
    for client in gone:
        work.tell(client, Gone(work.kept.version, to_json(why), again=False))
        work.requests.append(Cut(client))
        disconnected(work, Disconnected(client))


# -- after every step ------------------------------------------------------------------------------------------------


def reconcile(work: UnitOfWork) -> None:
    """Update who is away, and the timers that depend on it."""
    here, kept = work.here(), work.kept
    missing = [seat for seat in kept.people() if seat not in here]
    if work.live.away:
        work.live = replace(work.live, away=work.live.away.intersection(missing))
    # While nobody waits, no absence runs out: if the server is cut off, all find the game as they left it.
    waited_for = [seat for seat in missing if seat not in work.live.away] if missing and is_attended(work) else ()
    wanted = {AWAY[seat]: kept.options.away_ms for seat in waited_for}
    # A host may watch without a seat.
    if here and kept.host not in work.connected():
        wanted["host"] = kept.options.away_ms
    if kept.paused:
        wanted["pause"] = PAUSE_MS
    _keep_timers(work, wanted)
    _idleness(work)


def _keep_timers(work: UnitOfWork, wanted: Mapping[str, int]) -> None:
    """Keep the wanted timers, each of which fires that long after it was first wanted; drop the others."""
    for name in [name for name in work.due if name in OF_PRESENCE and name not in wanted]:
        work.drop_timers(name)
    for name, after_ms in wanted.items():
        if name not in work.due:
            work.set_timer(name, work.now_ms + after_ms)


def _idleness(work: UnitOfWork) -> None:
    # A turn clock may be days long, and a room idles after an hour.
    if work.kept.phase is RoomPhase.PLAYING and not work.kept.paused and is_attended(work):
        work.drop_timers("idle")
    elif work.due.get("idle") != work.live.active_ms + work.kept.options.idle_ms:
        work.set_timer("idle", work.live.active_ms + work.kept.options.idle_ms)


def is_away(work: UnitOfWork, seat: int) -> None:
    work.live = replace(work.live, away=work.live.away | {seat})
