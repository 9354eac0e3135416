"""The coach's review of a finished game, for whoever may see its replay."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Literal

import msgspec
from litestar import post
from msgspec import Meta

from emptyhand.game.record import Record
from emptyhand.server.access.errors import HttpRefusal, bad_request, not_found, too_often
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.reviews import Review, TooManyReviews
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby
from emptyhand.words.review import SeatReview
from emptyhand.words.speech import say

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
    review: SeatReview | None = None


@post("/api/games/{game:str}/review", status_code=200)
async def game_review(request: AppRequest, server: GameServer, game: str, data: ReviewRequest) -> GameReview:
    """The coach's review of one seat of a finished game. The first request starts it; ask again for its progress."""
    text = await server.store.call(Lobby.game, game) if ID.fullmatch(game) else None
    if text is None:
        raise not_found()
    if not server.reviews.possible:
        return GameReview("missing")
    review = server.reviews.find(game, data.seat)
    if review is None or review.state == "failed":
        review = await _started(request, server, game, data.seat, text)
    return GameReview(review.state, review.done, review.of, review.result)


async def _started(request: AppRequest, server: GameServer, game: str, seat: int, text: str) -> Review:
    """Start a review. Raises HttpRefusal if there is no such seat, or if there are too many reviews."""
    if wait := server.limits.reviews.take(server.address(request)):
        raise too_often("reviews", wait)
    players = (await asyncio.to_thread(Record.parse, text)).deal.players
    if seat >= players:
        raise bad_request("room-no-such-seat", last=players - 1)
    # Another request may have started it meanwhile.
    if (found := server.reviews.find(game, seat)) is not None and found.state != "failed":
        return found
    try:
        return server.reviews.start(game, seat, text)
    except TooManyReviews:
        raise HttpRefusal(503, say("api-coach-busy"), BUSY_SECONDS) from None
