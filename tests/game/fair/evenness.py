"""Whether every card is at every place of the deck equally often, over many deals."""

from __future__ import annotations

import math
from statistics import NormalDist

from emptyhand.game.deal import deal_of
from emptyhand.game.fair.encoding import digest
from emptyhand.game.fair.promise import key_of, promise_of, stake_of
from emptyhand.rules.cards import Card

CARDS = 54
DECK = tuple(Card(number) for number in range(CARDS))
"""Fifty-four distinguishable cards."""
SEATS = 3


def chance(deals: int, first: int = 0) -> float:
    """Return the probability of counts at least as uneven as these if all places were equally likely."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    for number in range(first, first + deals):
        for place, card in enumerate(deal_of(_key(number), DECK, SEATS).cards):
            counts[place][card] += 1
    expected = deals / CARDS
    found = sum((count - expected) ** 2 / expected for row in counts for count in row)
    return _upper_tail(found, (CARDS - 1) ** 2)


def _key(number: int) -> bytes:
    """Return the key of a deal with the numbers of two people and a bot."""
    secret = digest("secret", number)
    promise = promise_of("ABCDEF", number, secret)
    people = [stake_of(promise, secret, seat, "person", digest("number", number, seat)) for seat in range(SEATS - 1)]
    return key_of("ABCDEF", number, "022a164f", secret, [*people, stake_of(promise, secret, SEATS - 1, "bot")])


def _upper_tail(found: float, freedom: int) -> float:
    """Return the tail of the chi-square distribution (Wilson and Hilferty), accurate for thousands of degrees."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((found / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))
