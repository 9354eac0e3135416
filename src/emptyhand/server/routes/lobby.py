"""Guests and rooms over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post

from emptyhand.players.bots.ahead import check_ahead
from emptyhand.server.access.errors import HttpRefusal, bad_request, not_found, too_often
from emptyhand.server.access.guests import Guest
from emptyhand.server.access.requests import AppRequest, browser_kind
from emptyhand.server.routes.doors import admits_by_code, enter_by_code, enter_room, is_secret, joined_room
from emptyhand.server.routes.library import book_of
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby, RoomRow
from emptyhand.server.tables.players import check_spec
from emptyhand.server.tables.table import LiveTable
from emptyhand.table.api.library import Book, law_of, law_of_text
from emptyhand.table.api.people import Companions, Me, Name
from emptyhand.table.api.qr_codes import qr_code
from emptyhand.table.api.rooms import CODE_LENGTH, Join, NewRoom, Plan, RoomInfo, Secret, clean_code, info_of, plan_room
from emptyhand.words.rulebook.words import sentence
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import SOURCE


class ClaimLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret


class LogOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class DeviceLink(msgspec.Struct, frozen=True):
    """Signs another device in as the same guest, and takes it to the room that the request named."""

    secret: str
    link: str
    qr: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    rooms: int
    sockets: int


# -- guests ----------------------------------------------------------------------------------------------------------


@post("/api/guest", status_code=200)
async def be_guest(request: AppRequest, server: GameServer, data: Name) -> Response[Me]:
    """Become a guest, or change the name."""
    known = await server.guests.find(request)
    if known is not None:
        return Response(Me((await server.guests.rename(known, data.name)).name))
    if wait := server.limits.newcomers.take(browser_kind(request), server.address(request)):
        raise too_often("guests", wait)
    guest, cookie = await server.guests.welcome(data.name)
    return Response(Me(guest.name), cookies=[cookie])


@get("/api/me")
async def me(request: AppRequest, server: GameServer) -> Me:
    """The caller's name, and where the page can be played without a network."""
    guest = await server.guests.find(request)
    return Me(None if guest is None else guest.name, server.settings.offline)


@post("/api/me/link", status_code=200)
async def make_link(request: AppRequest, server: GameServer, room: str = "") -> DeviceLink:
    """Create a link that signs one other device in as the same guest within ten minutes."""
    guest = await server.guests.need(request)
    if wait := server.limits.tries.take(server.address(request)):
        raise too_often("tries", wait)
    secret = await server.guests.link(guest)
    place = f"/{_code(room)}" if room else ""
    link = f"{server.base(request)}/#/me/{secret}{place}"
    return DeviceLink(secret, link, await asyncio.to_thread(qr_code, link))


@post("/api/me/claim", status_code=200)
async def claim_link(request: AppRequest, server: GameServer, data: ClaimLink) -> Response[Me]:
    """Sign this device in as the guest who created the link. The session that it had before ends."""
    if wait := server.limits.tries.take(server.address(request)):
        raise too_often("tries", wait)
    former = server.guests.session(request)
    claimed = await server.guests.claim(data.secret, former)
    if claimed is None:
        raise not_found()
    if former is not None:
        server.send_off(frozenset({former}))
    name, cookie = claimed
    return Response(Me(name), cookies=[cookie])


@post("/api/me/out", status_code=200)
async def log_out(request: AppRequest, server: GameServer, data: LogOut) -> Response[Me]:
    """End the session of this device, or all sessions, and close their connections."""
    guest = await server.guests.need(request)
    ended = await server.guests.end(guest, None if data.everywhere else server.guests.session(request))
    server.send_off(ended)
    return Response(Me(None), cookies=[server.guests.cookie("", seconds=0)])


# -- rooms -----------------------------------------------------------------------------------------------------------


@post("/api/rooms")
async def make_room(request: AppRequest, server: GameServer, data: NewRoom) -> RoomInfo:
    """Create a room. It is durable when the answer arrives."""
    guest = await server.guests.need(request)
    if wait := server.limits.new_rooms.take(guest.person, server.address(request)):
        raise too_often("rooms", wait)
    law = law_of(data.ruleset) if data.rules is None else await asyncio.to_thread(law_of_text, data.rules)

    def may_sit(spec: str) -> None:
        check_ahead(spec, law, data.seats)
        check_spec(spec, law, server.settings.think_ms)

    try:
        plan = plan_room(data, law, server.settings.away_ms, may_sit)
        row = await (_open_room(server, plan, guest) if data.access == "open" else server.rooms.make(plan, guest))
    except ValueError as error:
        raise bad_request("api-room", detail=sentence(str(error))) from None
    return await _info(request, server, row)


async def _open_room(server: GameServer, plan: Plan, guest: Guest) -> RoomRow:
    """Create a room that is open to everybody, unless the guest hosts enough of them that have not begun."""
    most = server.settings.open_tables
    # One at a time: many requests at once must not all find room for one more.
    async with server.opening:
        if server.settings.limited and server.rooms.open_tables(guest.person) >= most:
            raise HttpRefusal(409, say("api-open-tables", count=most))
        return await server.rooms.make(plan, guest)


@get("/api/rooms/{room:str}")
async def room_info(request: AppRequest, server: GameServer, room: str) -> RoomInfo:
    """A room that the caller has joined."""
    return await _info(request, server, await joined_room(request, server, room))


@post("/api/rooms/{room:str}/join", status_code=200)
async def join_room(request: AppRequest, server: GameServer, room: str, data: Join) -> RoomInfo:
    """Join a room by its secret, or by its code alone where that is enough. Joining twice changes nothing."""
    guest = await server.guests.need(request)
    door = await server.store.call(Lobby.door, guest.person, clean_code(room))
    has_secret = is_secret(door, data.secret)
    if not (door.is_member or has_secret):
        enter_by_code(request, server, guest.person, is_right=admits_by_code(door))
    row, _ = await enter_room(server, guest.person, door)
    await server.store.call(Lobby.add_member, guest.person, row.code, row.at_ms)
    return await _info(request, server, row)


@post("/api/rooms/{room:str}/companions", status_code=200)
async def add_companions(request: AppRequest, server: GameServer, room: str, data: Companions) -> RoomInfo:
    """Let people who share the caller's device into a room that the caller has joined. They need no session."""
    row = await joined_room(request, server, room)
    await server.guests.seat_companions(await server.guests.need(request), data.names, row.code)
    return await _info(request, server, row)


@get("/api/rooms/{room:str}/book")
async def room_book(request: AppRequest, server: GameServer, room: str, lang: str = SOURCE) -> Book:
    """The rulebook of a room that the caller has joined."""
    row = await joined_room(request, server, room)
    return await book_of((await _table(server, row)).room.kept.law, lang)


def _code(text: str) -> str:
    """Return a room code, whether or not the room exists. Raises HttpRefusal if the text cannot be one."""
    code = clean_code(text)
    if not code:
        raise bad_request("api-code", count=CODE_LENGTH)
    return code


async def _table(server: GameServer, row: RoomRow) -> LiveTable:
    table = await server.rooms.find(row.code)
    if table is None:
        raise not_found()
    return table


def room_link(base: str, row: RoomRow) -> str:
    """A link that admits. The server never gets a secret that is in a link: it is in the fragment."""
    return f"{base}/#/r/{row.code}/{row.secret}" if row.access == "link" else f"{base}/r/{row.code}"


async def _info(request: AppRequest, server: GameServer, row: RoomRow) -> RoomInfo:
    link = room_link(server.base(request), row)
    kept = (await _table(server, row)).room.kept
    games = await server.store.call(Lobby.games_of, row.code)
    guest = await server.guests.need(request)
    companions = await server.guests.companions(guest, row.code)
    return info_of(
        kept,
        row.code,
        row.access,
        secret=row.secret,
        link=link,
        qr=await asyncio.to_thread(qr_code, link),
        games=games,
        companions=[each.name for each in companions],
    )


@get("/healthz")
async def health(server: GameServer) -> Response[Health]:
    """Whether the server accepts clients and can write: 503 if not, so that a load balancer picks another one."""
    ok = not server.rooms.draining and server.journal.stats().fault is None
    return Response(Health(ok, len(server.rooms), server.rooms.sockets), status_code=200 if ok else 503)
