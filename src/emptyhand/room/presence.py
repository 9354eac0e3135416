"""Who is connected: connections, absences, a host who has left, idle rooms."""

from __future__ import annotations

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
    here, people = work.here(), frozenset(work.kept.people())
    if not work.live.away <= people - here:
        work.live = replace(work.live, away=work.live.away & (people - here))
    waited_for = people - here - work.live.away if attended(work) else frozenset()
    for seat in range(work.kept.players):
        _keep_timer(work, AWAY[seat], work.kept.options.away_ms if seat in waited_for else None)
    connected_people = {client.person for client in work.live.clients.values()}
    headless = bool(here) and work.kept.host not in connected_people
    _keep_timer(work, "host", work.kept.options.away_ms if headless else None)
    _keep_timer(work, "pause", PAUSE_MS if work.kept.paused else None)
    _idleness(work)


def _keep_timer(work: UnitOfWork, name: str, after_ms: int | None) -> None:
    """Keep a timer that fires `after_ms` after it was first wanted; drop it if that is None."""
    if after_ms is None:
        work.drop_timers(name)
    elif name not in work.due:
        work.set_timer(name, work.now_ms + after_ms)


def _idleness(work: UnitOfWork) -> None:
    if work.kept.phase is RoomPhase.PLAYING and not work.kept.paused and attended(work):
        work.drop_timers("idle")
    elif work.due.get("idle") != work.live.active_ms + work.kept.options.idle_ms:
        work.set_timer("idle", work.live.active_ms + work.kept.options.idle_ms)


def is_away(work: UnitOfWork, seat: int) -> None:
    work.live = replace(work.live, away=work.live.away | {seat})
