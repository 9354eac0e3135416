"""Admission to a room: members, guests with its secret, and guests with its code where that is enough."""

from __future__ import annotations

import hmac

from emptyhand.server.access.errors import not_found, too_often
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Door, Lobby, RoomRow
from emptyhand.server.tables.rooms import NO_SECRET
from emptyhand.server.tables.table import LiveTable
from emptyhand.table.api.rooms import clean_code


def is_secret(door: Door, secret: str) -> bool:
    """Whether a secret is the room's, in constant time even if there is no room."""
    kept = NO_SECRET if door.row is None else door.row.secret
    return hmac.compare_digest(kept.encode(), secret.encode())


def admits_by_code(door: Door) -> bool:
    """Whether there is a room that its code alone opens."""
    return door.row is not None and door.row.access != "link"


def enter_by_code(request: AppRequest, server: GameServer, person: str, *, is_right: bool) -> None:
    """Admit a caller who has only a code, if it is right. Raises HttpRefusal.

    Neither this nor anything before it depends on whether a room has the code, except for rooms that the code opens.
    """
    count_code(request, server, person, is_right=is_right)
    if not is_right:
        raise not_found()


def count_code(request: AppRequest, server: GameServer, person: str, *, is_right: bool) -> None:
    """Count a wrong code. Raises HttpRefusal for any code if there were too many wrong ones."""
    address = server.address(request)
    if wait := server.limits.codes.wait(person, address):
        raise too_often("guesses", wait)
    if not is_right:
        server.limits.codes.wrong(person, address)


async def enter_room(server: GameServer, person: str, door: Door) -> tuple[RoomRow, LiveTable]:
    """Return the room behind an open door. Raises HttpRefusal if the room is closed or has removed the person."""
    table = None if door.row is None else await server.rooms.find(door.row.code)
    if door.row is None or table is None or person in table.room.kept.kicked:
        raise not_found()
    return door.row, table


async def joined_room(request: AppRequest, server: GameServer, room: str) -> RoomRow:
    """Return a room that the caller has joined. Raises HttpRefusal."""
    guest = await server.guests.need(request)
    door = await server.store.call(Lobby.door, guest.person, clean_code(room))
    if not door.is_member:
        enter_by_code(request, server, guest.person, is_right=False)
    row, _ = await enter_room(server, guest.person, door)
    return row
