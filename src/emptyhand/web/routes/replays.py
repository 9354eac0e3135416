"""Replays of finished games: every step as one seat sees it, or with all hands open."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from msgspec import Meta

from emptyhand import archive
from emptyhand.match import Game
from emptyhand.narration import narrate_step
from emptyhand.record import Record
from emptyhand.room.view_json import view_json
from emptyhand.rulebook import demand
from emptyhand.speech import to_json
from emptyhand.web.access.errors import not_there, too_often, wrong
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.server import GameServer
from emptyhand.web.storage.store import Lobby

MAX_RECORD = 60 * 1024
ID = re.compile("[0-9a-f]{32}")


class PastedRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class HiddenCards(msgspec.Struct, frozen=True):
    """Every hidden card, for a replay with all hands open. An empty down slot is null."""

    hands: tuple[tuple[str, ...], ...]
    down: tuple[tuple[str | None, ...], ...]


class ReplayFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a number of moves, with the last move and its narration."""

    asks: object
    """What the table asks for, as a phrase."""
    told: tuple[object, ...]
    """Phrases."""
    view: object
    """As in docs/own-players.md."""
    seat: int | None = None
    token: str | None = None
    all: HiddenCards | None = None


class GameReplay(msgspec.Struct, frozen=True):
    """`result` has the seats placed, best first; null if the game stalled or was not finished."""

    id: str | None
    ruleset: str
    title: str
    family: str
    names: tuple[str, ...]
    result: tuple[int, ...] | None
    stalled: bool
    record: str
    frames: tuple[ReplayFrame, ...]
    mine: int | None = None
    """The caller's seat; null if the caller did not sit in the game."""


SHOWN = {200: ResponseSpec(GameReplay, generate_examples=False, description="A game, step by step")}


def replay_of(record: Record, text: str, game: str | None, seat: int | None, mine: int | None = None) -> GameReplay:
    """Build a replay. Raises ValueError if there is no such seat, or if the game is still being played."""
    if seat is not None and not 0 <= seat < record.deal.players:
        raise ValueError(f"there is no seat {seat}: expected 0 to {record.deal.players - 1}")
    played = Game.resume(record, cap=len(record.moves) + (not record.stalled))
    # The published secret of an abandoned game reveals every card, so nothing remains to hide.
    if not played.over and record.fair is None:
        raise ValueError("this game is not finished")
    tokens = (None, *record.tokens)
    movers = (None, *played.movers())
    return GameReplay(
        id=game,
        ruleset=record.law.name,
        title=record.law.ruleset.title,
        family=record.law.ruleset.family.value,
        names=record.names,
        result=None if record.stalled else record.placed,
        stalled=record.stalled,
        record=text,
        mine=mine,
        frames=tuple(
            _frame(record, played, at, mover, token, seat)
            for at, (mover, token) in enumerate(zip(movers, tokens, strict=True))
        ),
    )


def _frame(record: Record, game: Game, at: int, mover: int | None, token: str | None, seat: int | None) -> ReplayFrame:
    view = game.view(seat, at)
    # With all hands open the narration is the one that the mover gets.
    events = game.events(mover if seat is None else seat, at)[0]
    return ReplayFrame(
        asks=to_json(demand(view)),
        told=tuple(map(to_json, narrate_step(events, record.names, record.law, seat, opened=True))),
        view=view_json(view),
        seat=mover,
        token=token,
        all=_open(record, at) if seat is None else None,
    )


def _open(record: Record, at: int) -> HiddenCards:
    zones = record.steps[at].position.seats
    return HiddenCards(
        hands=tuple(tuple(map(str, zone.hand)) for zone in zones),
        down=tuple(tuple(None if card is None else str(card) for card in zone.down) for zone in zones),
    )


def _build(text: str, game: str | None, seat: int | None, mine: int | None) -> bytes:
    return msgspec.json.encode(replay_of(archive.parse(text), text, game, seat, mine))


async def _answer(
    request: AppRequest, server: GameServer, text: str, game: str | None, seat: int | None, mine: int | None = None
) -> Response[bytes]:
    headers = {"vary": "accept-encoding"}
    async with server.limits.shown:
        try:
            body = await asyncio.to_thread(_build, text, game, seat, mine)
        except ValueError as error:
            raise wrong("api-record", detail=str(error)) from None
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = await asyncio.to_thread(gzip.compress, body, 5)
            headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


@get("/api/games/{game:str}", responses=SHOWN)
async def game_replay(request: AppRequest, server: GameServer, game: str, seat: int | None = None) -> Response[bytes]:
    """A finished game, step by step: a `GameReplay`."""
    if wait := server.limits.work.take(server.address(request)):
        raise too_often(wait)
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
        raise too_often(wait)
    return await _answer(request, server, data.record, None, seat)


async def _record(server: GameServer, game: str) -> str:
    text = await server.store.call(Lobby.game, game) if ID.fullmatch(game) else None
    if text is None:
        raise not_there()
    return text
