"""Who is there: connections, absences, a host who went away, rooms in which nothing happens any more."""

from __future__ import annotations

from msgspec.structs import replace

from emptyhand.record import BadRecord, check_names
from emptyhand.room.clock import PAUSE_MS, attended
from emptyhand.room.desk import Desk
from emptyhand.room.inputs import Connected, Cut, Disconnected, Letter
from emptyhand.room.messages import Gone, encode
from emptyhand.room.state import Client, RoomPhase
from emptyhand.room.telling import catch_up

MAX_CLIENTS = 256
AWAY = tuple(f"away:{seat}" for seat in range(16))
"""Timers by seat."""


def connected(desk: Desk, given: Connected) -> None:
    why = _why_not_in(desk, given)
    if why is not None:
        desk.outbox.append(Letter(given.client, encode(Gone(desk.kept.version, why, again=False))))
        desk.requests.append(Cut(given.client))
        return
    clients = {**desk.live.clients, given.client: Client(given.person, given.name)}
    desk.live = replace(desk.live, clients=clients, active_ms=desk.now_ms)
    catch_up(desk, given.client, given.version)


def _why_not_in(desk: Desk, given: Connected) -> str | None:
    if desk.kept.phase is RoomPhase.CLOSED:
        return "The table is closed."
    if given.person in desk.kept.kicked:
        return "You were asked to leave this table."
    if len(desk.live.clients) >= MAX_CLIENTS:
        return "There are too many people at this table already."
    try:
        check_names((given.name,), 1)
    except BadRecord as error:
        return f"{error}."
    return None


def disconnected(desk: Desk, given: Disconnected) -> None:
    clients = {client: known for client, known in desk.live.clients.items() if client != given.client}
    desk.live = replace(desk.live, clients=clients)


def put_out(desk: Desk, person: str, why: str) -> None:
    """End all connections of a person."""
    gone = [client for client, known in desk.live.clients.items() if known.person == person]
    for client in gone:
        desk.tell(client, Gone(desk.kept.version, why, again=False))
        desk.requests.append(Cut(client))
        disconnected(desk, Disconnected(client))


# -- after every step ------------------------------------------------------------------------------------------------


def look_again(desk: Desk) -> None:
    """See who is away, and set the bells for it."""
    here, people = desk.here(), frozenset(desk.kept.people())
    if not desk.live.away <= people - here:
        desk.live = replace(desk.live, away=desk.live.away & (people - here))
    waited_for = people - here - desk.live.away if attended(desk) else frozenset()
    for seat in range(desk.kept.players):
        _bell(desk, AWAY[seat], desk.kept.options.away_ms if seat in waited_for else None)
    connected_people = {client.person for client in desk.live.clients.values()}
    headless = bool(here) and desk.kept.host not in connected_people
    _bell(desk, "host", desk.kept.options.away_ms if headless else None)
    _bell(desk, "pause", PAUSE_MS if desk.kept.paused else None)
    _idleness(desk)


def _bell(desk: Desk, name: str, after_ms: int | None) -> None:
    """Ring after so much time from when this was first wanted; not at all if it is not."""
    if after_ms is None:
        desk.drop_timers(name)
    elif name not in desk.due:
        desk.set_timer(name, desk.now_ms + after_ms)


def _idleness(desk: Desk) -> None:
    if desk.kept.phase is RoomPhase.PLAYING and not desk.kept.paused and attended(desk):
        desk.drop_timers("idle")
    elif desk.due.get("idle") != desk.live.active_ms + desk.kept.options.idle_ms:
        desk.set_timer("idle", desk.live.active_ms + desk.kept.options.idle_ms)


def is_away(desk: Desk, seat: int) -> None:
    desk.live = replace(desk.live, away=desk.live.away | {seat})
