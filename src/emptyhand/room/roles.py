"""Who decides at a seat."""

from __future__ import annotations

from emptyhand.room.entries import By
from emptyhand.room.state import Kept, Live


def who_plays(kept: Kept, live: Live, seat: int) -> By:
    """Return who decides: the seated person, the seat's bot, or a stand-in for an empty seat or an absent person."""
    place = kept.seats[seat]
    if place.bot is not None:
        return "bot"
    if place.person is None or place.autopilot or seat in live.away:
        return "stand-in"
    timed_out = live.turn is not None and live.turn.seat == seat and live.turn.timed_out
    return "stand-in" if timed_out else "person"


def player_spec(kept: Kept, seat: int) -> str:
    """Return the spec of the bot or stand-in of a seat."""
    return kept.seats[seat].bot or kept.options.stand_in
