"""Invitations: what a link shows before its guest enters, and the preview that other programs make of it."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from litestar import Response, get, post

from emptyhand.law import Law
from emptyhand.room.entries import Options
from emptyhand.room.seats import is_free
from emptyhand.room.state import Kept
from emptyhand.ruleset import CATALOGUE
from emptyhand.speech import Phrase, say
from emptyhand.speech.catalogue import SOURCE, entries
from emptyhand.speech.language import preferred
from emptyhand.web.access.errors import HttpRefusal
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.routes.benches import RulesFace, rules_face
from emptyhand.web.routes.doors import Join, admits_by_code, enter_by_code, entered, is_secret
from emptyhand.web.routes.files import Files, page_for
from emptyhand.web.server import GameServer
from emptyhand.web.storage.store import Lobby
from emptyhand.web.tables.rooms import clean_code


class InvitedSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    taken: bool
    free: bool
    """Whether the guest can sit down there now: at an empty seat, or in place of a stand-in that still plays."""


class Invitation(msgspec.Struct, frozen=True):
    """A room, for a guest who has its link or code and has not entered yet."""

    room: str
    ruleset: str
    title: str
    host: str | None
    """The name of the host; null while the host has no seat."""
    phase: Literal["lobby", "playing", "over", "closed"]
    seats: tuple[InvitedSeat, ...]
    options: Options
    joined: bool
    """Whether the caller has entered before."""
    rules: RulesFace | None = None
    """House rules: what the table plays, and how that differs from the nearest ruleset of the package."""


@post("/api/rooms/{room:str}/invitation", status_code=200)
async def invitation(request: AppRequest, server: GameServer, room: str, data: Join, lang: str = SOURCE) -> Invitation:
    """A room for a caller who could join it. Nothing changes; the caller needs no name yet."""
    guest = await server.guests.find(request)
    person = _anybody(server, request) if guest is None else guest.person
    door = await server.store.call(Lobby.door, person, clean_code(room))
    has_secret = is_secret(door, data.secret)
    if not (door.is_member or has_secret):
        enter_by_code(request, server, person, is_right=admits_by_code(door))
    row, table = await entered(server, person, door)
    kept = table.room.kept
    is_house = kept.law.name not in CATALOGUE
    rules = await asyncio.to_thread(rules_face, kept.law, preferred(lang or SOURCE)) if is_house else None
    return Invitation(
        room=row.code,
        ruleset=kept.law.name,
        title=kept.law.ruleset.title,
        host=_host(kept),
        phase=kept.phase.value,
        seats=tuple(
            InvitedSeat(seat.name, seat.bot, seat.person is not None, is_free(kept, number))
            for number, seat in enumerate(kept.seats)
        ),
        options=kept.options,
        joined=door.is_member,
        rules=rules,
    )


def _anybody(server: GameServer, request: AppRequest) -> str:
    """Name a caller without a session, for the limits on wrong codes: everybody at an address is one."""
    return f"anybody at {server.address(request)}"


def _host(kept: Kept) -> str | None:
    seat = kept.seat_of(kept.host)
    return None if seat is None else kept.seats[seat].name


@get("/r/{room:str}", include_in_schema=False)
async def room_page(request: AppRequest, server: GameServer, files: Files, room: str) -> Response[bytes]:
    """The page at the address of a room. Its preview names the game of a room that the code opens, and nobody in it."""
    person = _anybody(server, request)
    door = await server.store.call(Lobby.door, person, clean_code(room))
    try:
        enter_by_code(request, server, person, is_right=admits_by_code(door))
        _, table = await entered(server, person, door)
    except HttpRefusal:
        game: Phrase | str = ""
    else:
        game = _called(table.room.kept.law)
    return page_for(request, files, server.base(request), game, is_indexed=False)


def _called(law: Law) -> Phrase | str:
    """Return the name of a game as the catalogues have it; house rules have their own title."""
    message = f"game-{law.name}"
    return say(message) if message in entries(SOURCE) else law.ruleset.title
