"""Invitations: what a link shows before its guest enters, and the preview that other programs make of it."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post

from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.server.access.errors import HttpRefusal
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.routes.doors import admits_by_code, enter_by_code, enter_room, is_secret
from emptyhand.server.routes.files import Files, page_for
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby
from emptyhand.table.api.benches import RulesPayload, rules_payload
from emptyhand.table.api.rooms import Invitation, Join, clean_code, invitation_of
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import preferred


class HouseInvitation(Invitation, frozen=True):
    """An invitation by a server, which also says what house rules are about."""

    rules: RulesPayload | None = None
    """House rules: what the table plays, and how that differs from the ruleset that its title names, or the nearest."""


@post("/api/rooms/{room:str}/invitation", status_code=200)
async def invitation(
    request: AppRequest, server: GameServer, room: str, data: Join, lang: str = SOURCE
) -> HouseInvitation:
    """A room for a caller who could join it. Nothing changes; the caller needs no name yet."""
    guest = await server.guests.find(request)
    person = _anybody(server, request) if guest is None else guest.person
    door = await server.store.call(Lobby.door, person, clean_code(room))
    has_secret = is_secret(door, data.secret)
    if not (door.is_member or has_secret):
        enter_by_code(request, server, person, is_right=admits_by_code(door))
    row, table = await enter_room(server, person, door)
    kept = table.room.kept
    is_house = kept.law.name not in CATALOGUE
    rules = await asyncio.to_thread(rules_payload, kept.law, preferred(lang or SOURCE)) if is_house else None
    found = invitation_of(kept, row.code, joined=door.is_member)
    return HouseInvitation(**msgspec.structs.asdict(found), rules=rules)


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
        _, table = await enter_room(server, person, door)
    except HttpRefusal:
        game: Phrase | str = ""
    else:
        game = title_of(table.room.kept.law.ruleset)
    return page_for(request, files, server.base(request), game, is_indexed=False)
