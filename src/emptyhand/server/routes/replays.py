"""Replays of finished games: every step as one seat sees it, or with all hands open."""

from __future__ import annotations

import asyncio
import gzip
import re

from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from emptyhand.server.access.errors import not_found, too_often
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby
from emptyhand.table.api.foreign_texts import no_record
from emptyhand.table.api.replays import GameReplay, PastedRecord, replay_json

ID = re.compile("[0-9a-f]{32}")
SHOWN = {200: ResponseSpec(GameReplay, generate_examples=False, description="A game, step by step")}


async def _answer(
    request: AppRequest, server: GameServer, text: str, game: str | None, seat: int | None, mine: int | None = None
) -> Response[bytes]:
    headers = {"vary": "accept-encoding"}
    async with server.limits.shown:
        try:
            body = await asyncio.to_thread(replay_json, text, game, seat, mine)
        except ValueError as error:
            raise no_record(text, error) from None
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = await asyncio.to_thread(gzip.compress, body, 5)
            headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


@get("/api/games/{game:str}", responses=SHOWN)
async def game_replay(request: AppRequest, server: GameServer, game: str, seat: int | None = None) -> Response[bytes]:
    """A finished game, step by step: a `GameReplay`."""
    if wait := server.limits.work.take(server.address(request)):
        raise too_often("work", wait)
    text = await _record(server, game)
    guest = await server.guests.find(request)
    mine = None if guest is None else await server.store.call(Lobby.seat_in, guest.person, game)
    return await _answer(request, server, text, game, seat, mine)


@get("/api/games/{game:str}/record", media_type="text/plain")
async def game_record(server: GameServer, game: str) -> Response[str]:
    """A finished game as a record."""
    text = await _record(server, game)
    disposition = f'attachment; filename="emptyhand-{game[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})


@post("/api/replay", status_code=200, responses=SHOWN)
async def pasted_replay(
    request: AppRequest, server: GameServer, data: PastedRecord, seat: int | None = None
) -> Response[bytes]:
    """A pasted record, step by step: a `GameReplay`."""
    if wait := server.limits.work.take(server.address(request)):
        raise too_often("work", wait)
    return await _answer(request, server, data.record, None, seat)


async def _record(server: GameServer, game: str) -> str:
    text = await server.store.call(Lobby.game, game) if ID.fullmatch(game) else None
    if text is None:
        raise not_found()
    return text
