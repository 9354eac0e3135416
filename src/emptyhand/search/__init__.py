"""Search from what a seat can know: worlds that agree with its view, and what its moves are worth in them.

Nothing here can name a whole position: worlds are guesses, made from a View.
"""

from __future__ import annotations

from emptyhand.search.judge import Judged, judge
from emptyhand.search.worlds import Completion, completions

__all__ = ["Completion", "Judged", "completions", "judge"]
