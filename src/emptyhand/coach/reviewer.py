"""A process that reviews games for a server, started as ``python -m emptyhand.coach.reviewer``.

The first question names a record and a seat; every further one asks how far the review is, and waits a moment for it.
The server imports nothing of the coach: all of it runs here, at a low priority, and ends with this process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, cast

from emptyhand.bots.pool_worker import step_back
from emptyhand.bots.serve import serve, told
from emptyhand.bots.wire import Object

PATIENCE: Final = 0.4
"""Seconds to wait for the review before an answer tells how far it is."""


class Reviewer:
    """Reviews one seat of one game in a thread, while questions ask for progress."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._progress: tuple[int, int] = 0, 0
        self._found: Object = {}

    def answer(self, question: Object) -> Object:
        if self._thread is None:
            record, seat = str(question["record"]), question["seat"]
            assert isinstance(seat, int)
            self._thread = threading.Thread(target=self._review, args=(record, seat), daemon=True)
            self._thread.start()
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            done, of = self._progress
            return {"done": done, "of": of}
        return self._found

    def _review(self, text: str, seat: int) -> None:
        try:
            self._found = {"review": _reviewed(text, seat, self._tell)}
        except Exception as error:  # noqa: BLE001 (the server has to hear of any failure)
            self._found = {"error": told(error)}

    def _tell(self, done: int, of: int) -> None:
        self._progress = done, of


def _reviewed(text: str, seat: int, tell: Callable[[int, int], None]) -> Object:
    from emptyhand.coach.proving import with_proofs
    from emptyhand.coach.turning import review_seat
    from emptyhand.match import Game
    from emptyhand.record import Record
    from emptyhand.search import judge

    record = Record.parse(text)
    game = Game.resume(record, cap=len(record.moves) + (not record.stalled))
    return cast(Object, review_seat(game, seat, with_proofs(judge), tell))


if __name__ == "__main__":
    step_back()
    serve(Reviewer().answer)
