"""A suggestion with its reason, from the seat's own view: judged by looking ahead if numba is installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from emptyhand.coach.hint import hint as hint_for
from emptyhand.coach.moves import named
from emptyhand.speech import say
from emptyhand.terminal.entry import Choices, entry_for
from emptyhand.terminal.language import text

_JUDGE = "emptyhand.search.judge"


def is_first() -> bool:
    """Whether the judge is installed but not loaded yet."""
    return _JUDGE not in sys.modules and find_spec("numba") is not None


def hint(choices: Choices) -> str:
    """Return what to do, as one would type it, and why."""
    found = hint_for(choices.view)
    suggested = say("hint-typed", entry=entry_for(found.move, choices), move=named(found.move))
    missing = [say("hint-missing")] if found.how == "quick" else []
    return " ".join(map(text, [suggested, *found.says, *missing]))
