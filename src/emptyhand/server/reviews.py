"""Reviews of finished games by the coach, each in a process of its own, one at a time, outside the event loop.

The server never imports the coach: a review's process is started by its name, gets a record, and answers with JSON.
A review that takes too long is given up; a finished one is cached.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Literal

import msgspec

from emptyhand.players.workers.child import Child, NoAnswer
from emptyhand.words.review import SeatReview

log = logging.getLogger("emptyhand.web")

WORKER = "emptyhand.study.coach.reviewer"
CACHED = 256
"""Finished reviews to remember; the least recently asked for is forgotten first."""
WAITING = 12
"""Reviews that may wait; further ones are refused."""
REVIEW_SECONDS = 120.0
"""A review that takes longer is given up. The first one on a machine compiles the coach's kernels."""
ANSWER_SECONDS = 60.0
"""A process that tells nothing for this long is stuck."""

ReviewState = Literal["working", "ready", "failed"]
Key = tuple[str, int]


class TooManyReviews(Exception):
    """Too many reviews wait already."""


@dataclass(slots=True)
class Review:
    """How far the review of a seat is. `result` is there once it is ready."""

    state: ReviewState = "working"
    done: int = 0
    of: int = 0
    result: SeatReview | None = None


class Reviews:
    """Reviews by game and seat. `ask` starts one unless it is known, and returns at once."""

    def __init__(self, worker: str = WORKER) -> None:
        self._worker = worker
        self._known: OrderedDict[Key, Review] = OrderedDict()
        self._waiting = 0
        self._closed = threading.Event()
        self._thread = ThreadPoolExecutor(1, "reviews")
        self._child: Child | None = None

    @property
    def possible(self) -> bool:
        """Whether the coach's packages are installed."""
        return find_spec("numba") is not None

    def find(self, game: str, seat: int) -> Review | None:
        """Return a review that was asked for before."""
        found = self._known.get((game, seat))
        if found is not None:
            self._known.move_to_end((game, seat))
        return found

    def start(self, game: str, seat: int, record: str) -> Review:
        """Start a review; one that failed starts again. Raises TooManyReviews."""
        if self._waiting >= WAITING:
            raise TooManyReviews
        review = self._known[(game, seat)] = Review()
        self._known.move_to_end((game, seat))
        while len(self._known) > CACHED:
            self._known.popitem(last=False)
        self._waiting += 1
        self._thread.submit(self._work, review, record, seat)
        return review

    def close(self) -> None:
        """Give up the running review and those that wait."""
        self._closed.set()
        if (child := self._child) is not None:
            child.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # -- in the thread -----------------------------------------------------------------------------------------------

    def _work(self, review: Review, record: str, seat: int) -> None:
        try:
            review.result = self._reviewed(review, record, seat)
            review.state = "ready"
        except NoAnswer as error:
            # The text of an error might name cards: only its kind is logged.
            log.warning("a review failed: its process %s", error.what)
            review.state = "failed"
        finally:
            self._waiting -= 1

    def _reviewed(self, review: Review, record: str, seat: int) -> SeatReview:
        child = self._child = Child(self._worker, watched=True)
        deadline = time.monotonic() + REVIEW_SECONDS
        try:
            while not self._closed.is_set():
                answer = child.ask({"record": record, "seat": seat}, ANSWER_SECONDS)
                if "error" in answer:
                    raise NoAnswer("could not review the game")
                if "review" in answer:
                    return _checked(answer["review"])
                review.done, review.of = _whole(answer.get("done")), _whole(answer.get("of"))
                if time.monotonic() > deadline:
                    raise NoAnswer(f"was given up after {REVIEW_SECONDS:g} seconds")
        finally:
            self._child = None
            child.end()
        raise NoAnswer("was given up, because the server ends")


def _checked(answer: object) -> SeatReview:
    try:
        return msgspec.convert(answer, SeatReview)
    except msgspec.ValidationError:
        raise NoAnswer("answered with something other than a review") from None


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
