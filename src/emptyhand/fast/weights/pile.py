"""Shed the least valuable cards: plain cards low to high in sets, special cards last and one at a time."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.fast.weights import layout as at
from emptyhand.fast.weights.reading import read
from emptyhand.rules.cards import RANKS
from emptyhand.rules.law.model import PileLaw

# On the scale of `Reading.worth`, where a rank that fits on everything is worth 1.
SET_BONUS = 0.05
EXTRA_SPECIAL = 0.3
RUN_BONUS = 0.3
# Larger than any sum of the others: going out comes first, a card that does not fit comes last.
FIRST, LAST = 1000.0, -1000.0


@lru_cache(maxsize=32)
def pile_weights(law: PileLaw) -> tuple[float, ...]:
    """Return the weights of a pile law."""
    reading = read(law)
    w = [0.0] * at.PILE_WEIGHTS
    for rank in RANKS:
        special, worth = reading.special[rank], reading.worth[rank]
        for stage in range(0, at.STAGES * len(RANKS), len(RANKS)):
            w[at.W_PLAY + stage + rank] = -worth
            w[at.W_FURTHER + stage + rank] = -EXTRA_SPECIAL if special else SET_BONUS
        w[at.W_PLACE + rank] = worth
        # Plain up cards go along with the pile, the lowest first: they are easier to shed from the hand.
        w[at.W_ALONG + rank] = LAST if special else 2 - worth
    w[at.W_RUN], w[at.W_OUT], w[at.W_MISFIT] = RUN_BONUS, FIRST, LAST
    # Never pick up by choice: in trials, shedding a card was never worse than a growing hand.
    w[at.W_PICK_UP] = LAST
    return tuple(w)
