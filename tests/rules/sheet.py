"""What the rules page says of Thirteen's combinations, in a few lines of its own: nothing here asks the engine.

A combination is told as (kind, length, strength); of one kind and length the greater strength is the higher.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from emptyhand.rules.cards import Card, parse_cards

Told = tuple[str, int, tuple[int, ...]]

ORDER = {face: place for place, face in enumerate(("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2"))}
SUITS = {"S": 0, "C": 1, "D": 2, "H": 3}
PACK = tuple(parse_cards("".join(face + suit for face in ORDER for suit in SUITS)))


def place(card: Card) -> int:
    return ORDER[str(card)[0]]


def suit(card: Card) -> int:
    return SUITS[str(card)[1]]


@dataclass(frozen=True)
class Sheet:
    """The readings that differ: the sheet's by default."""

    twos_in_runs: bool = True
    run_suit_tiebreak: bool = False
    most_pairs: int = 3
    one_colour: bool = True

    def told(self, cards: Sequence[Card]) -> Told | None:
        """The combination the cards make, or None."""
        places = sorted({place(card) for card in cards})
        each = {sum(place(card) == there for card in cards) for there in places}
        highest = max(cards, key=lambda card: (place(card), suit(card)))
        if len(places) == 1:
            return self._set(len(cards), highest)
        side_by_side = places == list(range(places[0], places[0] + len(places)))
        if not side_by_side or (places[-1] == 12 and not self.twos_in_runs):
            return None
        if each == {1} and len(places) >= 3:
            return "run", len(places), (places[-1], suit(highest) if self.run_suit_tiebreak else 0)
        if each == {2} and 3 <= len(places) <= self.most_pairs:
            return self._pairs(cards, places, highest)
        return None

    def _set(self, size: int, highest: Card) -> Told:
        by_suit = size in (1, 2)
        kind = ("single", "pair", "triple", "four")[size - 1]
        return kind, size, (place(highest), suit(highest) if by_suit else 0)

    def _pairs(self, cards: Sequence[Card], places: Sequence[int], highest: Card) -> Told | None:
        if not self.one_colour:
            return "pairs", len(places), (places[-1], suit(highest))
        colours = {suit(card) >= 2 for card in cards}
        return ("pairs", len(places), (places[-1], int(colours == {True}))) if len(colours) == 1 else None

    def beats(self, higher: Told, lower: Told) -> bool:
        """On the sheet only more of the same beats anything."""
        return higher[:2] == lower[:2] and higher[2] > lower[2]


@dataclass(frozen=True)
class Southern(Sheet):
    """The widespread convention: no 2s in runs, suits break ties, pairs of any colours, a ladder of bombs."""

    twos_in_runs: bool = False
    run_suit_tiebreak: bool = True
    most_pairs: int = 6
    one_colour: bool = False
    bombs_chop_twos: bool = True

    def beats(self, higher: Told, lower: Told) -> bool:
        if super().beats(higher, lower):
            return True
        rungs = [("pairs", 3), ("four", 4), ("pairs", 4), ("pairs", 5), ("pairs", 6)]
        if higher[:2] not in rungs:
            return False
        rung = rungs.index(higher[:2])
        if lower[:2] in rungs:
            return rung > rungs.index(lower[:2])
        is_twos = lower[2][0] == 12 and lower[0] in ("single", "pair", "triple")
        needed = {1: 0, 2: 2, 3: 3}.get(lower[1], 99)
        return self.bombs_chop_twos and is_twos and rung >= needed


def every_kind() -> list[tuple[Card, ...]]:
    """Cards for every combination there is, and more: all sets, runs by their top card, rows of two to six pairs."""
    by_place = [tuple(c for c in PACK if place(c) == there) for there in range(13)]
    found = [some for four in by_place for size in (1, 2, 3, 4) for some in combinations(four, size)]
    for length in range(3, 14):
        for top in range(length - 1, 13):
            below = tuple(by_place[there][there % 4] for there in range(top - length + 1, top))
            found += [(*below, card) for card in by_place[top]]
    for length in range(2, 7):
        for top in range(length - 1, 13):
            lower = [by_place[there] for there in range(top - length + 1, top)]
            for pair in combinations(range(4), 2):
                same = tuple(four[place_] for four in lower for place_ in pair)
                mixed = tuple(four[place_] for four in lower for place_ in (0, 2))
                last = tuple(by_place[top][place_] for place_ in pair)
                found += [(*same, *last), (*mixed, *last)]
    return found
