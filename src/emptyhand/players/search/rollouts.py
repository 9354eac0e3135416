"""The policies of rollouts: a tuned table of weights where the ruleset has one, else the table its law suggests."""

from __future__ import annotations

from emptyhand.fast.weights import Weights, weights_of
from emptyhand.fast.weights.tuned import tuned_weights
from emptyhand.rules.law.model import ClimbLaw, Law


def policies(law: Law) -> tuple[Weights, tuple[Weights, ...]]:
    """Return the table of the searching seat, and the tables from which every other seat draws one in each world.

    Pile games model the others as a mixture: a search that knows only its own habits is surprised by everyone else's.
    Climbing games model them as sound players: passing depends too much on the table.
    """
    read_off = weights_of(law)
    tuned = tuned_weights(law)
    if tuned is None:
        return read_off, (read_off,)
    return tuned, (read_off,) if isinstance(law, ClimbLaw) else (tuned, read_off)
