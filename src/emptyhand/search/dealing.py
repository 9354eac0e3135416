"""In which order a world is dealt, so that few of them have to be thrown away.

Whose unseen cards are told most about are dealt first, and of some hands a few cards that are sure to fit. Where what
is told of one hand follows from what is told of another, no chance is left in how many cards there are to choose from.
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
    """Who is dealt to when, and by seat from how many cards, at most, its first ones are chosen."""

    order: tuple[int, ...]
    choices: tuple[int, ...]


def dealing(seats: Sequence[Fitting]) -> Dealing:
    """How to deal the seats' first cards: whose cards are among another's before that one's."""
    order = sorted(range(len(seats)), key=lambda number: (not seats[number].cards, seats[number].among))
    choices = [0] * len(seats)
    for turn, number in enumerate(order):
        cards, of, among = seats[number]
        if not cards:
            break
        choices[number] = among - sum(seats[other].cards for other in order[:turn] if not seats[other].of & ~of)
    return Dealing(tuple(order), tuple(choices))


def first_cards(hand: int, sure: int, fitting: int, unseen: int) -> int:
    """How many of the cards that are sure to fit are best dealt first, the others being left to chance.

    `sure` of the hand's cards are known to be among the `fitting` ones of all `unseen` cards. Dealing them all first
    brings up hands with more of them too often; dealing none brings up many hands with too few.
    """
    if not 0 < sure <= fitting:
        return 0
    fit = sum(comb(fitting, n) * comb(unseen - fitting, hand - n) for n in range(sure, hand + 1))

    def kept(first: int) -> float:
        return comb(sure, first) * fit / (comb(fitting, first) * comb(unseen - first, hand - first))

    return max(range(sure + 1), key=kept)
