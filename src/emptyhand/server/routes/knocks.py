"""A guest who has only the code of a room asks its host to come in."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from litestar import get, post

from emptyhand.server.access.errors import not_found
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.routes.doors import count_code, joined_room
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby
from emptyhand.table.api.rooms import clean_code
from emptyhand.table.room.messages import Number


class KnockRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    watch: bool = False


class Knocked(msgspec.Struct, frozen=True):
    asked: bool


class Membership(msgspec.Struct, frozen=True):
    joined: bool


class Admit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    knock: Number
    """The number by which the host knows the question."""
    yes: bool


@post("/api/rooms/{room:str}/knock", status_code=202)
async def knock(request: AppRequest, server: GameServer, room: str, data: KnockRequest) -> Knocked:
    """Ask the host to come in. The answer is the same whether or not there is a room; it counts as a wrong code."""
    guest = await server.guests.need(request)
    code = clean_code(room)
    if not await server.store.call(Lobby.is_member, guest.person, code):
        count_code(request, server, guest.person, is_right=False)
        # After the request, which does the same work for every code.
        ring = partial(server.rooms.knock, code, guest.person, guest.name, watch=data.watch)
        asyncio.get_running_loop().call_soon(ring)
    return Knocked(asked=True)


@get("/api/rooms/{room:str}/knock")
async def knock_answered(request: AppRequest, server: GameServer, room: str) -> Membership:
    """Whether the caller is a member of the room by now. It says nothing else about a room, and needs no limit."""
    guest = await server.guests.need(request)
    return Membership(await server.store.call(Lobby.is_member, guest.person, clean_code(room)))


@post("/api/rooms/{room:str}/admit", status_code=200)
async def admit(request: AppRequest, server: GameServer, room: str, data: Admit) -> Membership:
    """Answer somebody who asks to come in. Only the host can; whom the host lets in is a member."""
    row = await joined_room(request, server, room)
    host = await server.guests.need(request)
    person = server.rooms.answer_knock(row.code, host.person, data.knock, yes=data.yes)
    if person is None:
        raise not_found()
    if data.yes:
        await server.store.call(Lobby.add_member, person, row.code, row.at_ms)
    return Membership(data.yes)
