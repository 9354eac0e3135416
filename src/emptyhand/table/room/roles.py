"""Roles: whether a person, a bot or a stand-in decides at a seat."""

from __future__ import annotations

from emptyhand.table.room.entries import By
from emptyhand.table.room.state import LiveState, SavedState


def who_plays(kept: SavedState, live: LiveState, seat: int) -> By:
    """Return who decides: the seated person, the seat's bot, or a stand-in for an empty seat or an absent person."""
    place = kept.seats[seat]
    if place.bot is not None:
        return "bot"
    if place.person is None or place.autopilot or seat in live.away:
        return "stand-in"
    timed_out = live.turn is not None and live.turn.seat == seat and live.turn.timed_out
    return "stand-in" if timed_out else "person"


def player_spec(kept: SavedState, seat: int) -> str:
    """Return the spec of the bot or stand-in of a seat."""
    return kept.seats[seat].bot or kept.options.stand_in
