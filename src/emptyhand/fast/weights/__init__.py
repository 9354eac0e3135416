"""Policies as tables of numbers, shared by the `greedy` player and the fast engine.

A table is derived from a law, so every ruleset has one; tuned tables can replace it.

`layout` says what each number is. `pile` and `climb` derive a table, `reading` what each rank of a pile law is worth
keeping for; `tuned` loads the tables found by self-play, in ``fast/tuned``.
"""

from __future__ import annotations

from emptyhand.fast.weights.climb import climb_weights
from emptyhand.fast.weights.pile import pile_weights
from emptyhand.rules.law.model import ClimbLaw, Law

Weights = tuple[float, ...]

__all__ = ["Weights", "climb_weights", "pile_weights", "weights_of"]


def weights_of(law: Law) -> Weights:
    """Return the table of a law, in its family's layout."""
    return climb_weights(law) if isinstance(law, ClimbLaw) else pile_weights(law)
