"""How to play as a table of numbers: what the `greedy` player goes by, in Python and in the fast engine alike.

The tables are read off a law, so they exist for every ruleset the moment it is written; others can be tuned and used
in their place.
"""

from __future__ import annotations

from emptyhand.law.model import ClimbLaw, Law
from emptyhand.weights.climb import climb_weights
from emptyhand.weights.pile import pile_weights

Weights = tuple[float, ...]

__all__ = ["Weights", "climb_weights", "pile_weights", "weights_of"]


def weights_of(law: Law) -> Weights:
    """The table of a law, by its family's layout."""
    return climb_weights(law) if isinstance(law, ClimbLaw) else pile_weights(law)
