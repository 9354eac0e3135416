"""Who is connected: connections, absences, a host who has left, idle rooms."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.record import BadRecord, check_names
from emptyhand.room.broadcast import catch_up
from emptyhand.room.clock import PAUSE_MS, attended
from emptyhand.room.inputs import Connected, Cut, Disconnected, Letter
from emptyhand.room.messages import Gone, encode
from emptyhand.room.refusals import KICKED
from emptyhand.room.state import Client, RoomPhase
from emptyhand.room.unit_of_work import UnitOfWork
from emptyhand.speech import Phrase, say, to_json
from emptyhand.structs import replace

MAX_CLIENTS = 256
AWAY = tuple(f"away:{seat}" for seat in range(16))
"""Timers by seat."""
OF_PRESENCE = frozenset({*AWAY, "host", "pause"})


def connected(work: UnitOfWork, given: Connected) -> None:
    why = _why_not_in(work, given)
    if why is not None:
        work.outbox.append(Letter(given.client, encode(Gone(work.kept.version, to_json(why), again=False))))
        work.requests.append(Cut(given.client))
        return
    clients = {**work.live.clients, given.client: Client(given.person, given.name)}
    work.live = replace(work.live, clients=clients, active_ms=work.now_ms)
    catch_up(work, given.client, given.version)


def _why_not_in(work: UnitOfWork, given: Connected) -> Phrase | None:
    if work.kept.phase is RoomPhase.CLOSED:
        return say("room-closed")
    if given.person in work.kept.kicked:
        return KICKED
    if len(work.live.clients) >= MAX_CLIENTS:
        return say("room-full")
    try:
        check_names((given.name,), 1)
    except BadRecord as error:
        return say("room-bad-name", detail=f"{error}.")
    return None


def disconnected(work: UnitOfWork, given: Disconnected) -> None:
    clients = {client: known for client, known in work.live.clients.items() if client != given.client}
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
    """See who is away, and set the timers for it."""
    here, kept = work.here(), work.kept
    missing = [seat for seat in kept.people() if seat not in here]
    if work.live.away:
        work.live = replace(work.live, away=work.live.away.intersection(missing))
    waited_for = [seat for seat in missing if seat not in work.live.away] if missing and attended(work) else ()
    wanted = {AWAY[seat]: kept.options.away_ms for seat in waited_for}
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
    if work.kept.phase is RoomPhase.PLAYING and not work.kept.paused and attended(work):
        work.drop_timers("idle")
    elif work.due.get("idle") != work.live.active_ms + work.kept.options.idle_ms:
        work.set_timer("idle", work.live.active_ms + work.kept.options.idle_ms)


def is_away(work: UnitOfWork, seat: int) -> None:
    work.live = replace(work.live, away=work.live.away | {seat})
