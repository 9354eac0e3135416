"""Who decides at a seat."""

from __future__ import annotations

from emptyhand.room.entries import By
from emptyhand.room.state import Kept, Live


def who_plays(kept: Kept, live: Live, seat: int) -> By:
    """The person who sits there; the seat's bot; or a stand-in, where nobody sits or the person does not come to it."""
    place = kept.seats[seat]
    if place.bot is not None:
        return "bot"
    if place.person is None or place.autopilot or seat in live.away:
        return "stand-in"
    timed_out = live.turn is not None and live.turn.seat == seat and live.turn.timed_out
    return "stand-in" if timed_out else "person"


def player_spec(kept: Kept, seat: int) -> str:
    """The spec of whoever plays where no person does."""
    return kept.seats[seat].bot or kept.options.stand_in
