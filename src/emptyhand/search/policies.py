"""How the seats play in rollouts: by a tuned table of weights where the ruleset has one, else as its law suggests."""

from __future__ import annotations

from emptyhand.law.model import ClimbLaw, Law
from emptyhand.weights import Weights, weights_of
from emptyhand.weights.tuned import tuned_weights


def policies(law: Law) -> tuple[Weights, tuple[Weights, ...]]:
    """Return the table of the seat in question, and those of which every other seat draws one in each world.

    In pile games others are taken for a mixture: a search that knows only its own habits is surprised by everyone
    else's. In climbing games they are taken for sound players: who passes on what depends too much on the table.
    """
    read_off = weights_of(law)
    tuned = tuned_weights(law)
    if tuned is None:
        return read_off, (read_off,)
    return tuned, (read_off,) if isinstance(law, ClimbLaw) else (tuned, read_off)
