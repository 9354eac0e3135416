"""The caller's finished games, with their records, and saved house rules. Both can be deleted."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post

from emptyhand.server.access.errors import not_found, too_often
from emptyhand.server.access.guests import wall_ms
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Adding, Lobby, PlayedGame
from emptyhand.table.api.elsewhere import MOST_ADDED, AddedGames, GivenRecords, RefusedRecord, read_games
from emptyhand.table.api.games import MOST_LISTED, ForgetGames, Forgotten, MyGame, MyGames, one_file, read_summary
from emptyhand.table.api.own_rules import MOST_SAVED, DropRules, MyRules, SavedRules, saved_rules
from emptyhand.table.api.refusals import ApiRefusal
from emptyhand.words.speech import Phrase, say, to_json


@get("/api/me/games")
async def my_games(request: AppRequest, server: GameServer) -> MyGames:
    """The finished games that the caller sat in."""
    guest = await server.guests.need(request)
    rows = await server.store.call(Lobby.played, guest.person, MOST_LISTED)
    return MyGames(guest.name, tuple(map(_shown, rows)))


def _shown(row: PlayedGame) -> MyGame:
    return MyGame(row.game, row.seat, row.at_ms, read_summary(row.about))


@post("/api/me/games", status_code=200)
async def add_games(request: AppRequest, server: GameServer, data: GivenRecords) -> AddedGames:
    """Verify records of games played elsewhere and add them to the caller's list."""
    guest = await server.guests.need(request)
    if wait := server.limits.additions.take(server.address(request)):
        raise too_often("additions", wait)
    async with server.limits.shown:
        found = await asyncio.to_thread(read_games, data, guest.person)
    good = [each for each in found if not isinstance(each, ApiRefusal)]
    outcomes = iter(await server.store.call(Lobby.add_elsewhere, guest.person, good, wall_ms(), MOST_ADDED))
    whys = [each.says if isinstance(each, ApiRefusal) else _WHY[next(outcomes)] for each in found]
    refused = [RefusedRecord(number, to_json(why)) for number, why in enumerate(whys, start=1) if why]
    return AddedGames(len(found) - len(refused), tuple(refused))


_WHY: dict[Adding, Phrase | None] = {
    Adding.ADDED: None,
    Adding.KNOWN: say("api-record-known"),
    Adding.FULL: say("api-record-full", most=MOST_ADDED),
}


@get("/api/me/records", media_type="text/plain")
async def my_records(request: AppRequest, server: GameServer) -> Response[str]:
    """The records of the games that the caller sat in, as one file."""
    guest = await server.guests.need(request)
    if wait := server.limits.work.take(server.address(request)):
        raise too_often("work", wait)
    records = await server.store.call(Lobby.records_of, guest.person, MOST_LISTED)
    disposition = 'attachment; filename="emptyhand-games.txt"'
    return Response(one_file(records), media_type="text/plain", headers={"content-disposition": disposition})


@post("/api/me/forget", status_code=200)
async def forget_games(request: AppRequest, server: GameServer, data: ForgetGames) -> Forgotten:
    """Delete a game, or all, from the caller's list; a game in which nobody else sat is deleted altogether."""
    guest = await server.guests.need(request)
    deleted, left = await server.store.call(Lobby.forget_played, guest.person, data.game)
    if data.game is not None and not deleted + left:
        raise not_found()
    return Forgotten(deleted, left)


@get("/api/me/rules")
async def my_rules(request: AppRequest, server: GameServer) -> MyRules:
    """The house rules that the caller has saved."""
    guest = await server.guests.need(request)
    return saved_rules(await server.store.call(Lobby.rules_of, guest.person))


@post("/api/me/rules", status_code=200)
async def save_rules(request: AppRequest, server: GameServer, data: SavedRules) -> MyRules:
    """Save house rules in place of those of the same title."""
    guest = await server.guests.need(request)
    if wait := server.limits.drafts.take(server.address(request)):
        raise too_often("drafts", wait)
    rows = await server.store.call(Lobby.save_rules, guest.person, data.title, data.rules, wall_ms(), MOST_SAVED)
    return saved_rules(rows)


@post("/api/me/rules/drop", status_code=200)
async def drop_rules(request: AppRequest, server: GameServer, data: DropRules) -> MyRules:
    """Delete saved house rules."""
    guest = await server.guests.need(request)
    if not await server.store.call(Lobby.drop_rules, guest.person, data.title):
        raise not_found()
    return saved_rules(await server.store.call(Lobby.rules_of, guest.person))
