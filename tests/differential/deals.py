"""Deals by number. Those of climbing games below zero are shaped: hands full of what chance rarely gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from emptyhand.game.deal import Deal, deal
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Law

MOST_SWAPS = 10


def deal_of(law: Law, players: int, number: int, leader: int | None = None) -> Deal:
    """The deal of a number."""
    if number >= 0:
        return deal(law, players, number, leader)
    assert isinstance(law, ClimbLaw)
    return shaped(law, players, number, leader)


def shaped(law: ClimbLaw, players: int, number: int, leader: int | None) -> Deal:
    """Cards by rank, by suit or by colour, cut somewhere, and a few of them swapped."""
    ways: tuple[Callable[[Card], tuple[int, ...]], ...] = (
        lambda card: (law.ranking.order.index(card.rank), card.suit),
        lambda card: (card.suit, law.ranking.order.index(card.rank)),
        lambda card: (card.suit // 2, law.ranking.order.index(card.rank), card.suit),
    )
    rng = Random(number)
    dealt = deal(law, players, -number, leader)
    cards = sorted(dealt.cards, key=ways[number % len(ways)])
    cut = rng.randrange(len(cards))
    cards = cards[cut:] + cards[:cut]
    for _ in range(rng.randint(0, MOST_SWAPS)):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    return replace(dealt, cards=tuple(cards))
