"""Play for the fewest turns: lead long and low, follow where it costs little, keep the cards that take the lead."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.fast.weights import layout as at
from emptyhand.rules.law.model import ClimbLaw

# A combination that takes the lead costs less than a turn: this much less at the highest rank, far less at the next.
LEAD = 0.8
FALL = 4
# The cost of parting with the highest rank rather than the lowest.
HEIGHT = at.UNIT // 2


@lru_cache(maxsize=32)
def climb_weights(law: ClimbLaw) -> tuple[int, ...]:
    """Return the weights of a climbing law: whole numbers, so that sums are exact in any order."""
    w = [0] * at.CLIMB_WEIGHTS
    top = at.PLACES - 1
    for place in range(at.PLACES):
        w[at.WC_COST + place] = round(at.UNIT * (1 - LEAD * (place / top) ** FALL))
        w[at.WC_HEIGHT + place] = HEIGHT * place // top
        w[at.WC_INVITE + place] = at.UNIT - at.UNIT * place // top
    w[at.WC_BOMB] = at.UNIT // 10
    # The worth of one more card in a lead.
    w[at.WC_LENGTH] = at.UNIT // 10
    # An opponent with at most this many cards may soon be out: from then on beat whatever stands, with high cards.
    w[at.WC_NEARLY_OUT] = 4
    # A play must bring the hand at least this much closer to its end, else pass: one high card is not enough.
    w[at.WC_WORTH] = w[at.WC_WORTH_SHORT] = at.UNIT // 4
    return tuple(w)
