"""Invitations: what a link shows before its guest enters, and the preview that other programs make of it."""

from __future__ import annotations

from litestar import Response, get, post

from emptyhand.api.rooms import Invitation, Join, clean_code, invitation_of
from emptyhand.web.access.errors import HttpRefusal
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.routes.doors import admits_by_code, enter_by_code, entered, is_secret
from emptyhand.web.routes.files import Files, page_for
from emptyhand.web.server import GameServer
from emptyhand.web.storage.store import Lobby


@post("/api/rooms/{room:str}/invitation", status_code=200)
async def invitation(request: AppRequest, server: GameServer, room: str, data: Join) -> Invitation:
    """A room for a caller who could join it. Nothing changes; the caller needs no name yet."""
    guest = await server.guests.find(request)
    person = _anybody(server, request) if guest is None else guest.person
    door = await server.store.call(Lobby.door, person, clean_code(room))
    has_secret = is_secret(door, data.secret)
    if not (door.is_member or has_secret):
        enter_by_code(request, server, person, is_right=admits_by_code(door))
    row, table = await entered(server, person, door)
    return invitation_of(table.room.kept, row.code, joined=door.is_member)


def _anybody(server: GameServer, request: AppRequest) -> str:
    """Name a caller without a session, for the limits on wrong codes: everybody at an address is one."""
    return f"anybody at {server.address(request)}"


@get("/r/{room:str}", include_in_schema=False)
async def room_page(request: AppRequest, server: GameServer, files: Files, room: str) -> Response[bytes]:
    """The page at the address of a room. Its preview names the game of a room that the code opens, and nobody in it."""
    person = _anybody(server, request)
    door = await server.store.call(Lobby.door, person, clean_code(room))
    try:
        enter_by_code(request, server, person, is_right=admits_by_code(door))
        _, table = await entered(server, person, door)
    except HttpRefusal:
        title = ""
    else:
        title = table.room.kept.law.ruleset.title
    return page_for(request, files, server.base(request), title, is_indexed=False)
