"""A worker process that chooses moves, gives hints and tries rulesets out: what a server's pool runs.

Started as ``python -m emptyhand.coach.worker``. The server itself imports no coach: it asks this process.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from emptyhand.bots.pool_worker import Chooser, step_back
from emptyhand.bots.serve import serve
from emptyhand.bots.wire import Json, Object, decode_law
from emptyhand.notation import format_token
from emptyhand.speech import say, to_json


class Adviser(Chooser):
    """Answers questions for a choice, and questions for a hint: ``{"hint": true}`` looks ahead, false is quick.

    ``{"trial": law}`` asks whether games under a law end; the law is not kept.
    """

    def answer(self, question: Object) -> Object:
        if "trial" in question:
            return _trial(cast(Object, question["trial"]))
        if "hint" not in question:
            return super().answer(question)
        from emptyhand.coach.hint import hint
        from emptyhand.coach.moves import named

        view = self.view_of(question)
        found = hint(view, look_ahead=question["hint"] is True)
        told = [say("coach-hint-do", move=named(found.move)), *found.says]
        says = cast(Json, [to_json(each) for each in told])
        return {"move": format_token(view.law, None, found.move), "how": found.how, "says": says}


def _trial(law: Object) -> Object:
    from emptyhand.workshop.endings import measure

    return asdict(measure(decode_law(law)))


if __name__ == "__main__":
    step_back()
    serve(Adviser().answer)
