"""A suggestion with its reason, from the seat's own view: judged by looking ahead if numba is installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from emptyhand.study.coach.hint import hint as hint_for
from emptyhand.study.coach.moves import move_phrase
from emptyhand.terminal.entry import Choices, entry_for
from emptyhand.terminal.language import text
from emptyhand.words.speech import say

_JUDGE = "emptyhand.players.search.judge"


def is_first() -> bool:
    """Whether the judge is installed but not loaded yet."""
    return _JUDGE not in sys.modules and find_spec("numba") is not None


def hint(choices: Choices) -> str:
    """Return what to do, as one would type it, and why."""
    best = hint_for(choices.view)
    suggested = say("hint-typed", entry=entry_for(best.move, choices), move=move_phrase(best.move))
    missing = [say("hint-missing")] if best.how == "quick" else []
    return " ".join(map(text, [suggested, *best.says, *missing]))
