"""Patterns: how a file names combinations, such as ``2 2``, ``3S``, ``run of 4``, ``3 pairs`` or ``bomb``.

One parser for every key that names combinations. `rules/law/patterns.py` finds the figures of a pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from emptyhand.rules.cards import BadCard, Card, Rank, parse_card, parse_ranks
from emptyhand.rules.ruleset.climb_values import (
    FLUSH,
    FOUR,
    FOUR_AND_ONE,
    FULL_HOUSE,
    LARGE_SETS,
    MOST_PAIRS,
    MOST_TRIPLES,
    STRAIGHT_FLUSH,
    THREE_AND_ONE,
)
from emptyhand.rules.ruleset.source import Value

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader

FIVE: Final = 5
LONGEST_RUN: Final = 13
MOST_EQUAL: Final = 8
EXPECTED: Final = 'combinations such as "2 2", "3S", "pair", "run of 4", "3 pairs", "bomb" or "anything"'


class Group(StrEnum):
    """What a pattern names: combinations of one kind, bombs of any kind, or all there are."""

    SET = "set"
    RUN = "run"
    SUITED_RUN = "suited run"
    PAIRS = "row of pairs"
    TRIPLES = "row of triples"
    THREE_AND_ONE = THREE_AND_ONE
    FULL_HOUSE = FULL_HOUSE
    FOUR_AND_ONE = FOUR_AND_ONE
    FLUSH = FLUSH
    BOMB = "bomb"
    ANYTHING = "anything"


@dataclass(frozen=True, slots=True)
class Pattern:
    """Some combinations: of a group, perhaps of one length, sets perhaps of one rank, single cards perhaps of one suit.

    `length` counts cards, in rows of pairs or triples those; 0 is any length.
    """

    group: Group
    length: int = 0
    rank: Rank | None = None
    card: Card | None = None


_SETS: Final = {"single": 1, "pair": 2, "triple": 3, FOUR: 4} | {name: size for size, name in LARGE_SETS.items()}
_COUNTED: Final = (
    (re.compile(r"run of ([1-9][0-9]?)"), Group.RUN, LONGEST_RUN),
    (re.compile(r"suited run of ([1-9][0-9]?)"), Group.SUITED_RUN, LONGEST_RUN),
    (re.compile(r"([1-9][0-9]?) pairs"), Group.PAIRS, MOST_PAIRS),
    (re.compile(r"([1-9][0-9]?) triples"), Group.TRIPLES, MOST_TRIPLES),
)


def parse_pattern(text: str) -> Pattern | None:
    """Return the pattern of a text; None if it names no combinations."""
    words = " ".join(text.split())
    if words in tuple(Group):
        return Pattern(Group(words))
    if words in _SETS:
        return Pattern(Group.SET, _SETS[words])
    if words == STRAIGHT_FLUSH:
        return Pattern(Group.SUITED_RUN, FIVE)
    for counted, group, most in _COUNTED:
        if found := counted.fullmatch(words):
            length = int(found[1])
            return Pattern(group, length) if 2 <= length <= most else None
    return _of_cards(words)


def _of_cards(words: str) -> Pattern | None:
    """Return the pattern of equal ranks or of one card; ``R`` is the rank of both jokers, ``RB`` the big one."""
    try:
        ranks = parse_ranks(words)
    except BadCard:
        try:
            card = parse_card(words)
        except BadCard:
            return None
        return Pattern(Group.SET, 1, card.rank, card)
    same = len(set(ranks)) == 1 and len(ranks) <= MOST_EQUAL
    return Pattern(Group.SET, len(ranks), ranks[0]) if same else None


def read_pattern(reader: Reader, path: str, value: Value | None) -> Pattern:
    """Read one pattern. Raises RulesetError."""
    found = parse_pattern(value) if isinstance(value, str) else None
    if found is None:
        raise reader.expected(path, EXPECTED, value)
    return found


def read_patterns(reader: Reader, path: str) -> tuple[Pattern, ...]:
    """Read a list of patterns, each at most once; none by default."""
    found = reader.listed(path, "combinations", lambda place, value: read_pattern(reader, place, value), [])
    if len(set(found)) != len(found):
        raise reader.at(path, "expected every combination at most once")
    return found


def names_card(patterns: Iterable[Pattern]) -> bool:
    """Whether some pattern is of one card, so that single cards of a rank have to be told apart."""
    return any(pattern.card is not None for pattern in patterns)
