"""Plans the order in which a world is dealt, so that few worlds have to be rejected.

The hands with the tightest constraints are dealt first, and some hands first get a few cards that are certain to fit.
Where one hand's candidates contain another's, the number of cards to choose from does not depend on chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple


class Fitting(NamedTuple):
    """The first cards that a seat is dealt: how many, from which cards or ranks (as bits), and how many those are."""

    cards: int
    of: int
    among: int


class Dealing(NamedTuple):
    """The order in which seats are dealt, and, by seat, the most cards that its first ones are chosen from."""

    order: tuple[int, ...]
    choices: tuple[int, ...]


def plan_dealing(seats: Sequence[Fitting]) -> Dealing:
    """Plan the first cards of all seats: a seat whose candidates are among another's is dealt before it."""
    order = sorted(range(len(seats)), key=lambda number: (not seats[number].cards, seats[number].among))
    choices = [0] * len(seats)
    for turn, number in enumerate(order):
        cards, of, among = seats[number]
        # Seats without first cards are sorted last.
        if not cards:
            break
        choices[number] = among - sum(seats[other].cards for other in order[:turn] if not seats[other].of & ~of)
    return Dealing(tuple(order), tuple(choices))


def first_cards(hand: int, sure: int, fitting: int, unseen: int) -> int:
    """Return how many of the cards that are certain to fit should be dealt first; chance deals the others.

    `sure` of the hand's cards are known to be among the `fitting` ones of all `unseen` cards. Dealing them all first
    makes hands with more of them too frequent; dealing none makes too many hands that have too few.
    """
    if not 0 < sure <= fitting:
        return 0
    fit = sum(comb(fitting, n) * comb(unseen - fitting, hand - n) for n in range(sure, hand + 1))

    def kept(first: int) -> float:
        return comb(sure, first) * fit / (comb(fitting, first) * comb(unseen - first, hand - first))

    return max(range(sure + 1), key=kept)
