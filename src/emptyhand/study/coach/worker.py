"""A worker process that chooses moves, gives hints and tries rulesets out: what a server's pool runs.

Started as ``python -m emptyhand.study.coach.worker``. The server itself imports no coach: it asks this process.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from emptyhand.game.notation import format_token
from emptyhand.players.workers.pool_worker import Chooser, step_back
from emptyhand.players.workers.serve import serve
from emptyhand.players.workers.wire import Json, Object, decode_law
from emptyhand.words.speech import to_json


class Adviser(Chooser):
    """Answers questions for a choice, and questions for a hint: ``{"hint": true}`` looks ahead, false is quick.

    ``{"trial": law}`` asks whether games under a law end; the law is not kept.
    """

    def answer(self, question: Object) -> Object:
        if "trial" in question:
            return _trial(cast(Object, question["trial"]))
        if "hint" not in question:
            return super().answer(question)
        from emptyhand.study.coach.hint import hint

        view = self.view_of(question)
        best = hint(view, look_ahead=question["hint"] is True)
        says = cast(Json, [to_json(sentence) for sentence in best.sentences()])
        return {"token": format_token(view.law, None, best.move), "how": best.how, "says": says}


def _trial(law: Object) -> Object:
    from emptyhand.words.workshop.endings import measure

    return asdict(measure(decode_law(law)))


if __name__ == "__main__":
    step_back()
    serve(Adviser().answer)
