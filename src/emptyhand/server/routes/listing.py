"""The rooms that the first screen lists: some that are open to everybody, and the caller's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from litestar import get

from emptyhand.server.access.guests import Guest
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby, RoomRow
from emptyhand.server.tables.table import LiveTable
from emptyhand.table.api.rooms import MOST_OWN, Brief, RoomList, brief_of, own_rooms
from emptyhand.table.room.state import RoomPhase

CANDIDATES = 100
"""The newest open rooms, of which some are listed."""
LISTED = 20
OF_ONE_HOST = 3

FoundRoom = tuple[RoomRow, LiveTable]


@get("/api/rooms")
async def list_rooms(request: AppRequest, server: GameServer) -> RoomList:
    """List some rooms open to everybody that have a game to join or watch, and the caller's own rooms."""
    guest = await server.guests.find(request)
    rows = await server.store.call(Lobby.rooms, "open", CANDIDATES)
    found = [(row, await server.rooms.find(row.code)) for row in rows]
    mine = [] if guest is None else await _mine(server, guest)
    listed = choose_rooms([(row, table) for row, table in found if table and _is_listed(table)])
    person = None if guest is None else guest.person
    return RoomList(tuple(_brief(row, table, person) for row, table in listed), own_rooms(mine))


def _is_listed(table: LiveTable) -> bool:
    """Whether there is a game to join or watch, and somebody to meet there."""
    kept = table.room.kept
    is_hosted = kept.host is not None or _people(table) > 0
    return kept.phase is RoomPhase.PLAYING or (kept.phase is RoomPhase.LOBBY and is_hosted)


def _people(table: LiveTable) -> int:
    """Return how many connections a table has, as far as this server knows."""
    return max(len(table.room.live.clients), len(table.outlets))


def choose_rooms(rooms: Sequence[FoundRoom]) -> list[FoundRoom]:
    """Choose the rooms to list: those with people in them first, then the newest, and only a few of one host."""
    ordered = sorted(rooms, key=lambda each: (_people(each[1]) > 0, each[0].at_ms), reverse=True)
    seen: Counter[str | None] = Counter()
    listed = []
    for row, table in ordered:
        host = table.room.kept.host
        seen[host] += 1
        if seen[host] <= OF_ONE_HOST:
            listed.append((row, table))
    return listed[:LISTED]


async def _mine(server: GameServer, guest: Guest) -> list[Brief]:
    rows = await server.store.call(Lobby.rooms_of, guest.person, MOST_OWN)
    found = [(row, await server.rooms.find(row.code)) for row in rows]
    there = [(row, table) for row, table in found if table and guest.person not in table.room.kept.kicked]
    return [_brief(row, table, guest.person) for row, table in there]


def _brief(row: RoomRow, table: LiveTable, person: str | None) -> Brief:
    kept = table.room.kept
    watching = sum(kept.seat_of(client.person) is None for client in table.room.live.clients.values())
    return brief_of(kept, row.code, row.access, row.at_ms, watching, person)
