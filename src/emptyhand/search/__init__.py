"""Search from a seat's knowledge: sample worlds that agree with its view, and value its moves in them.

Nothing here can name a full position: worlds are guesses, made from a View.
"""

from __future__ import annotations

from emptyhand.search.judge import Judged, judge
from emptyhand.search.worlds import Completion, completions

__all__ = ["Completion", "Judged", "completions", "judge"]
