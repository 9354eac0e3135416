"""A worker process of a pool: creates any requested player and returns its move.

Started as ``python -m emptyhand.players.workers.pool_worker``. Remembers only laws from one question to the next.
"""

from __future__ import annotations

import contextlib
import os
from typing import cast

from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots import make
from emptyhand.players.bots.variety import Repetition
from emptyhand.players.workers.serve import serve
from emptyhand.players.workers.wire import Object, decode_law, decode_view
from emptyhand.rules.law import Law

NICE = 10


class Chooser:
    """Answers questions; caches the laws it has received."""

    def __init__(self) -> None:
        self._laws: dict[str, Law] = {}

    def view_of(self, question: Object) -> View:
        """Return the view of a question; its law comes with the first question that needs it."""
        law = question.get("law")
        if isinstance(law, dict):
            self._laws[str(law["digest"])] = decode_law(law)
        return decode_view(self._laws, cast(Object, question["view"]))

    def answer(self, question: Object) -> Object:
        view = self.view_of(question)
        seed, met = cast(int, question["seed"]), Repetition(*cast(list[int], question["met"]))
        try:
            player = make(str(question["spec"]), seed, view.law, met=met)
        except ValueError as error:
            # The caller's mistake: a second try in a new process would end the same.
            return {"refused": str(error)}
        return {"move": format_token(view.law, None, player.choose(view))}


def step_back() -> None:
    """Lower this process's priority: tables take precedence over thinking players."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)


if __name__ == "__main__":
    step_back()
    serve(Chooser().answer)
