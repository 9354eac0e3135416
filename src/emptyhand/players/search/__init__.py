"""Search from a seat's knowledge: sample worlds that agree with its view, and value its moves in them.

Nothing here can name a full position: worlds are guesses, made from a View.

`knowledge` is what a seat knows, as numbers; `dealing` and `worlds` sample layouts that agree with it; `bench` holds
what the kernels work on, `rollouts` how rollouts play. `judge` values moves, `lookahead` does so for as long as it may.
`ready` loads the kernels.
"""

from __future__ import annotations

from emptyhand.players.search.judge import Judged, judge
from emptyhand.players.search.worlds import Completion, completions

__all__ = ["Completion", "Judged", "completions", "judge"]
