"""Recovers a room from its journal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from emptyhand.game.record import Record
from emptyhand.table.room.apply import apply, make
from emptyhand.table.room.entries import BadJournal, Made, Written, in_order
from emptyhand.table.room.state import Room, RoomPhase, SavedState


def replay(lines: Iterable[Written]) -> Room:
    """Return the room after its last line, with nobody connected; feed it Woken next. Raises BadJournal."""
    last = deque(_lives(lines), maxlen=1)
    if not last:
        raise BadJournal("the journal is empty: expected the entry that makes the room")
    return Room(last[0])


def records(lines: Iterable[Written]) -> dict[int, Record]:
    """Return the records of all finished games of a room, by number."""
    games = last_of_games(lines).items()
    return {number: kept.playing.record() for number, kept in games if kept.playing and kept.playing.game.over}


def last_of_games(lines: Iterable[Written]) -> dict[int, SavedState]:
    """Return the room at the end of each game, by number: over, or abandoned when the room was closed."""
    found: dict[int, SavedState] = {}
    for kept in _lives(lines):
        if kept.phase in (RoomPhase.OVER, RoomPhase.CLOSED) and kept.playing is not None:
            # The first line after the end decides: by the later ones other people may have these seats.
            found.setdefault(kept.playing.number, kept)
    return found


def _lives(lines: Iterable[Written]) -> Iterable[SavedState]:
    """Yield the room after each line."""
    kept: SavedState | None = None
    for seq, entry in in_order(lines):
        if (kept is None) != isinstance(entry, Made):
            raise BadJournal(f"entry {seq} is out of place: a room is made once, by its first entry")
        try:
            kept = apply(make(entry, seq) if isinstance(entry, Made) else _there(kept), entry, seq)
        except BadJournal:
            raise
        except (ValueError, IndexError) as error:
            raise BadJournal(f"entry {seq} cannot have happened: {error}") from None
        yield kept


def _there(kept: SavedState | None) -> SavedState:
    assert kept is not None
    return kept
