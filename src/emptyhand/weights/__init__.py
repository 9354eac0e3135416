"""Policies as tables of numbers, shared by the `greedy` player and the fast engine.

A table is derived from a law, so every ruleset has one; tuned tables can replace it.
"""

from __future__ import annotations

from emptyhand.law.model import ClimbLaw, Law
from emptyhand.weights.climb import climb_weights
from emptyhand.weights.pile import pile_weights

Weights = tuple[float, ...]

__all__ = ["Weights", "climb_weights", "pile_weights", "weights_of"]


def weights_of(law: Law) -> Weights:
    """Return the table of a law, in its family's layout."""
    return climb_weights(law) if isinstance(law, ClimbLaw) else pile_weights(law)
