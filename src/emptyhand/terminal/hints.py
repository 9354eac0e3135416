"""A suggestion with its reason, from the seat's own view: judged by looking ahead if numba is installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from emptyhand.coach.hint import hint as hint_for
from emptyhand.coach.moves import named
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import language
from emptyhand.terminal.entry import Choices, entry_for

MISSING = "To have hints judged by looking ahead, install emptyhand[fast]."
FIRST = "Getting ready to look ahead: a second, or half a minute the first time on this machine …"
THINKING = "Looking ahead …"

_JUDGE = "emptyhand.search.judge"


def is_first() -> bool:
    """Whether the judge is installed but not loaded yet."""
    return _JUDGE not in sys.modules and find_spec("numba") is not None


def hint(choices: Choices) -> str:
    """Return what to do, as one would type it, and why."""
    found, words = hint_for(choices.view), language(SOURCE)
    suggested = f"Hint: {entry_for(found.move, choices)} ({words.text(named(found.move), 'do')})."
    missing = [MISSING] if found.how == "quick" else []
    return " ".join([suggested, *map(words.text, found.says), *missing])
