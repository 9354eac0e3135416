"""A process that reviews games for a server, started as ``python -m emptyhand.study.coach.reviewer``.

The first question names a record and a seat; every further one asks how far the review is, and waits a moment for it.
The server imports nothing of the coach: all of it runs here, at a low priority, and ends with this process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, cast

from emptyhand.players.workers.pool_worker import step_back
from emptyhand.players.workers.serve import error_line, serve
from emptyhand.players.workers.wire import Object

if TYPE_CHECKING:
    from emptyhand.words.review import SeatReview

ANSWER_SECONDS: Final = 0.4
"""Seconds to wait for the review before an answer tells how far it is."""


class Reviewer:
    """Reviews one seat of one game in a thread, while questions ask for progress."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._progress: tuple[int, int] = 0, 0
        self._outcome: Object = {}

    def answer(self, question: Object) -> Object:
        if self._thread is None:
            record, seat = str(question["record"]), question["seat"]
            assert isinstance(seat, int)
            self._thread = threading.Thread(target=self._review, args=(record, seat), daemon=True)
            self._thread.start()
        self._thread.join(ANSWER_SECONDS)
        if self._thread.is_alive():
            done, of = self._progress
            return {"done": done, "of": of}
        return self._outcome

    def _review(self, text: str, seat: int) -> None:
        try:
            self._outcome = {"review": cast(Object, asdict(_reviewed(text, seat, self._advance)))}
        except Exception as error:  # noqa: BLE001 (the server has to hear of any failure)
            self._outcome = {"error": error_line(error)}

    def _advance(self, done: int, of: int) -> None:
        self._progress = done, of


def _reviewed(text: str, seat: int, progress: Callable[[int, int], None]) -> SeatReview:
    from emptyhand.game.record import Record
    from emptyhand.players.game import Game
    from emptyhand.players.search import judge
    from emptyhand.study.coach.page_review import review_seat
    from emptyhand.study.coach.proving import with_proofs

    record = Record.parse(text)
    game = Game.resume(record, cap=len(record.moves) + (not record.stalled))
    return review_seat(game, seat, with_proofs(judge), progress)


if __name__ == "__main__":
    step_back()
    serve(Reviewer().answer)
