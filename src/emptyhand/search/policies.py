"""How the seats play in rollouts: by a tuned table of weights where the ruleset has one, else as its law suggests."""

from __future__ import annotations

from emptyhand.law.model import Law
from emptyhand.weights import Weights, weights_of
from emptyhand.weights.tuned import tuned_weights


def policies(law: Law) -> tuple[Weights, tuple[Weights, ...]]:
    """The table that the seat in question goes by, and those of which every other seat draws one in each world.

    Others are taken for a mixture: a search that knows only its own habits is surprised by everyone else's.
    """
    read_off = weights_of(law)
    tuned = tuned_weights(law)
    return (read_off, (read_off,)) if tuned is None else (tuned, (tuned, read_off))
