"""Completes the histories of people whose games were stored before the lobby recorded who sat in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import groupby

from emptyhand.server.journal import Failed, Journal
from emptyhand.server.storage.store import Lobby, Store
from emptyhand.table.api.games import summary_of, write_summary
from emptyhand.table.room.entries import BadJournal
from emptyhand.table.room.recover import last_of_games
from emptyhand.table.room.state import RoomSeat, SavedState

log = logging.getLogger("emptyhand.web")


def people_of(seats: tuple[RoomSeat, ...]) -> list[tuple[str, int]]:
    """Return the people at a table with their seats."""
    return [(seat.person, place) for place, seat in enumerate(seats) if seat.person is not None]


async def fill_histories(store: Store, journal: Journal, is_mine: Callable[[str], bool]) -> None:
    """Look up in the journal who sat in the games that a migration has marked; the next start repeats what fails."""
    try:
        unfilled = [row for row in await store.call(Lobby.unfilled) if is_mine(row.code)]
        for code, rows in groupby(unfilled, lambda row: row.code):
            games = await asyncio.to_thread(_games, journal, code)
            for row in rows:
                kept = games.get(row.number)
                # A game that is not in a readable journal is marked as looked up, or every start would look again.
                people, about = ([], "") if kept is None else await asyncio.to_thread(_seated, kept)
                await store.call(Lobby.fill, row.game, people, about)
    except Failed as error:
        log.error("histories cannot be filled: %s", error)


def _games(journal: Journal, code: str) -> dict[int, SavedState]:
    try:
        return last_of_games(journal.read(code))
    except BadJournal:
        return {}


def _seated(kept: SavedState) -> tuple[list[tuple[str, int]], str]:
    assert kept.playing is not None
    return people_of(kept.seats), write_summary(summary_of(kept.playing.record(), kept.seats))
