"""The coach's review of a finished game, for whoever may see its replay."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Literal

import msgspec
from litestar import post
from msgspec import Meta

from emptyhand.record import Record
from emptyhand.speech import say
from emptyhand.web.access.errors import HttpRefusal, not_there, too_often, wrong
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.reviews import Review, TooManyReviews
from emptyhand.web.server import GameServer
from emptyhand.web.storage.store import Lobby

ID = re.compile("[0-9a-f]{32}")
BUSY_SECONDS = 20.0


class ReviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]


class GameReview(msgspec.Struct, frozen=True):
    """How far a review is, and the review once it is ready. Ask again to see it grow: that starts nothing new."""

    state: Literal["working", "ready", "failed", "missing"]
    """`missing`: this server has no coach."""
    done: int = 0
    of: int = 0
    review: object = None
    """As `emptyhand.coach.turning` writes it."""


@post("/api/games/{game:str}/review", status_code=200)
async def game_review(request: AppRequest, server: GameServer, game: str, data: ReviewRequest) -> GameReview:
    """The coach's review of one seat of a finished game. The first request starts it; ask again for its progress."""
    text = await server.store.call(Lobby.game, game) if ID.fullmatch(game) else None
    if text is None:
        raise not_there()
    if not server.reviews.possible:
        return GameReview("missing")
    found = server.reviews.find(game, data.seat)
    if found is None or found.state == "failed":
        found = await _started(request, server, game, data.seat, text)
    return GameReview(found.state, found.done, found.of, found.found)


async def _started(request: AppRequest, server: GameServer, game: str, seat: int, text: str) -> Review:
    """Start a review. Raises HttpRefusal if there is no such seat, or if there are too many reviews."""
    if wait := server.limits.reviews.take(server.address(request)):
        raise too_often("reviews", wait)
    players = (await asyncio.to_thread(Record.parse, text)).deal.players
    if seat >= players:
        raise wrong("room-no-such-seat", last=players - 1)
    # Another request may have started it meanwhile.
    if (found := server.reviews.find(game, seat)) is not None and found.state != "failed":
        return found
    try:
        return server.reviews.start(game, seat, text)
    except TooManyReviews:
        raise HttpRefusal(503, say("api-coach-busy"), BUSY_SECONDS) from None
