"""Whether what everyone can deduce is true of the cards that really lie there: written down anew, from the contract."""

from __future__ import annotations

from emptyhand.game.position import Deduced
from emptyhand.game.table import NO_FLOOR, NO_RANK, Table
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.rules.law.combinations import figures_in


def untrue(law: Law, table: Table, hand: tuple[Card, ...], known: tuple[Card, ...], deduced: Deduced) -> str:
    """What is said of a hand and is not true of it; empty if everything is."""
    if isinstance(law, ClimbLaw):
        return _untrue_of_climbing(law, table, hand, deduced)
    unseen = [card.rank for card in without(hand, known)]
    lacking = [rank for rank in unseen if not deduced.ranks & (1 << rank)]
    if len(lacking) < deduced.sure:
        return f"{deduced.sure} cards are of none of the ranks {deduced.ranks:014b}"
    if deduced.holds != NO_RANK and deduced.holds not in unseen:
        return f"a card is of rank {deduced.holds}"
    return ""


def _untrue_of_climbing(law: ClimbLaw, table: Table, hand: tuple[Card, ...], deduced: Deduced) -> str:
    makes = {figure for figure, _ in figures_in(law, hand)}
    for demand in deduced.unbeaten:
        if any(law.legal[demand] & (1 << figure) for figure in makes):
            return f"demand {demand} is not beaten"
    if table.floor != NO_FLOOR and any(is_below(law, card, Card(table.floor)) for card in hand):
        return f"no card is below {Card(table.floor)}"
    return ""


def is_below(law: ClimbLaw, card: Card, other: Card) -> bool:
    """Whether a card is lower than another: by rank, then by suit."""
    if card.rank != other.rank:
        return law.ranking.order.index(card.rank) < law.ranking.order.index(other.rank)
    return law.ranking.suits.index(card.suit) < law.ranking.suits.index(other.suit)
