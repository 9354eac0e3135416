"""The figures that a pattern names."""

from __future__ import annotations

from typing import Final

from emptyhand.rules.cards import JOKER, Card
from emptyhand.rules.law.figures import bomb_name
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind, is_set
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.patterns import Group, Pattern

KINDS: Final = {
    Group.RUN: Kind.RUN,
    Group.SUITED_RUN: Kind.SUITED_RUN,
    Group.PAIRS: Kind.PAIRS,
    Group.TRIPLES: Kind.TRIPLES,
    Group.THREE_AND_ONE: Kind.THREE_AND_ONE,
    Group.FULL_HOUSE: Kind.FULL_HOUSE,
    Group.FOUR_AND_ONE: Kind.FOUR_AND_ONE,
    Group.FLUSH: Kind.FLUSH,
}
"""The kind of a group's figures; sets are of several kinds."""


def figures_of(rules: ClimbRules | ClimbLaw, pattern: Pattern, figures: tuple[Figure, ...]) -> int:
    """Return the figures that a pattern names, as bits."""
    return sum(1 << number for number, figure in enumerate(figures) if _is_of(rules, pattern, figure))


def _is_of(rules: ClimbRules | ClimbLaw, pattern: Pattern, figure: Figure) -> bool:
    if pattern.group is Group.ANYTHING:
        return True
    if pattern.group is Group.BOMB:
        return bomb_name(rules, figure.kind, figure.length) != ""
    if pattern.length not in (0, figure.length):
        return False
    if pattern.group is not Group.SET:
        return figure.kind is KINDS[pattern.group]
    return is_set(figure.kind) and pattern.rank in (None, figure.top) and _has_suit(rules, pattern.card, figure)


def _has_suit(rules: ClimbRules | ClimbLaw, card: Card | None, figure: Figure) -> bool:
    if card is None:
        return True
    # Jokers are told apart by their number, other cards by the place of their suit.
    return figure.tie == (card & 3 if card >> 2 == JOKER else rules.ranking.suits.index(card.suit))
