"""Play towards the fewest turns: lead long and low, follow where it costs little, keep what takes the lead."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.law.model import ClimbLaw
from emptyhand.weights import layout as at

# A combination that takes the lead costs less than a turn: the highest rank this much less, the next far less so.
LEAD = 0.8
FALL = 4
# What it costs to part with the highest rank rather than the lowest.
HEIGHT = at.UNIT // 2


@lru_cache(maxsize=32)
def climb_weights(law: ClimbLaw) -> tuple[int, ...]:
    """The weights of a climbing law: whole numbers, so that sums are exact in whatever order they are added up."""
    w = [0] * at.CLIMB_WEIGHTS
    top = len(law.ranking.order) - 1
    for place in range(len(law.ranking.order)):
        w[at.WC_COST + place] = round(at.UNIT * (1 - LEAD * (place / top) ** FALL))
        w[at.WC_HEIGHT + place] = HEIGHT * place // top
        w[at.WC_INVITE + place] = at.UNIT - at.UNIT * place // top
    w[at.WC_BOMB] = at.UNIT // 10
    # What one card more is worth in a lead.
    w[at.WC_LENGTH] = at.UNIT // 10
    # An opponent with this few cards may soon be out: from then on beat whatever lies there, with high cards.
    w[at.WC_NEARLY_OUT] = 4
    # A play must bring the hand so much closer to its end, else passing is better: one high card is not enough.
    w[at.WC_WORTH] = w[at.WC_WORTH_SHORT] = at.UNIT // 4
    return tuple(w)
