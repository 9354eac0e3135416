"""Ranks, suits, cards and packs: names, parsing and formatting, independent of any game.

A card is a small integer, ``rank * 4 + suit``, so sorting cards sorts them by rank and then by suit, and both engines
and every text format can share one numbering. In pile games all jokers are the same card, as they are at a table;
climbing games have a joker and a big joker.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from typing import NewType

from emptyhand.rules.errors import EmptyhandError

Rank = NewType("Rank", int)
Suit = NewType("Suit", int)

RANK_CHARS = "23456789TJQKAR"
SUIT_CHARS = "SCDH"
SUIT_GLYPHS = "♠♣♦♥"
RANK_LABELS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "R")
RANK_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace", "joker"),
)
SUIT_NAMES = ("spades", "clubs", "diamonds", "hearts")

RANKS = tuple(Rank(r) for r in range(14))
SUITS = tuple(Suit(s) for s in range(4))
JOKER = Rank(13)


class BadCard(EmptyhandError):
    """A text that names no card or rank. The message says what was expected."""


class Card(int):
    """One physical card. ``Card("9H")`` reads it, ``str`` writes it with one character for the rank."""

    __slots__ = ()

    def __new__(cls, value: int | str) -> Card:
        if isinstance(value, str):
            return parse_card(value)
        return int.__new__(cls, value)

    @property
    def rank(self) -> Rank:
        return Rank(self >> 2)

    @property
    def suit(self) -> Suit:
        return Suit(self & 3)

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{_TEXTS[self]}')"


def _text(number: int) -> str:
    if number >> 2 == JOKER:
        return ("R", "RB")[number & 3]
    return RANK_CHARS[number >> 2] + SUIT_CHARS[number & 3]


_TEXTS = tuple(_text(n) for n in range(54))
ALL_CARDS = tuple(int.__new__(Card, n) for n in range(54))
JOKER_CARD, BIG_JOKER = ALL_CARDS[52:]
_CARDS_BY_TEXT = dict(zip(_TEXTS, ALL_CARDS, strict=True))

# "10" is read wherever "T" is, because people type it.
_RANKS_BY_TEXT = {char: Rank(i) for i, char in enumerate(RANK_CHARS)} | {"10": Rank(8)}
_RANKS_BY_NAME = {f"{name}{end}": rank for name, rank in zip(RANK_NAMES, RANKS, strict=True) for end in ("", "s")}
_CARD = re.compile(r"RB?|(?:10|[2-9TJQKA])[SCDH]", re.IGNORECASE)


def card(rank: int, suit: int) -> Card:
    """The card of a rank and a suit; a joker has no suit."""
    return JOKER_CARD if rank == JOKER else ALL_CARDS[rank * 4 + suit]


def parse_rank(text: str) -> Rank:
    """Return the rank that a text names: ``2`` to ``9``, ``10`` or ``T``, ``J Q K A``, ``R`` for the joker."""
    rank = _RANKS_BY_TEXT.get(text.strip().upper())
    if rank is None:
        meant = _RANKS_BY_NAME.get(text.strip().lower())
        known = "expected 2 to 10, J, Q, K, A or R (the joker)"
        hint = known if meant is None else f'did you mean "{RANK_LABELS[meant]}"?'
        raise BadCard(f"{text!r} is not a rank: {hint}")
    return rank


def parse_ranks(text: str) -> tuple[Rank, ...]:
    """Return the ranks that a spaced list names, in its order: ``"4 5 6 9 J"``."""
    return tuple(parse_rank(word) for word in text.split())


def parse_card(text: str) -> Card:
    """Return the card that a text names: ``9H``, ``10s``, ``TS``, ``R``, ``RB``."""
    if text in _CARDS_BY_TEXT:
        return _CARDS_BY_TEXT[text]
    cleaned = text.strip()
    for glyph, char in zip(SUIT_GLYPHS, SUIT_CHARS, strict=True):
        cleaned = cleaned.replace(glyph, char)
    if not _CARD.fullmatch(cleaned):
        raise BadCard(f"{text!r} is not a card: expected a rank and a suit letter S, C, D or H, such as 9H, or R")
    if cleaned.upper() in ("R", "RB"):
        return _CARDS_BY_TEXT[cleaned.upper()]
    return card(parse_rank(cleaned[:-1]), SUIT_CHARS.index(cleaned[-1].upper()))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text lists, with or without spaces: ``"9HTSR"``, ``"9H 10S R"``."""
    squeezed = "".join(text.split())
    found = tuple(parse_card(m) for m in _CARD.findall(squeezed))
    if "".join(_CARD.findall(squeezed)) != squeezed:
        raise BadCard(f"{text!r} is not a list of cards: expected cards such as 9H, TS or R one after another")
    return found


def format_cards(cards: Iterable[Card]) -> str:
    """Format cards as one text without spaces, which :func:`parse_cards` reads."""
    return "".join([_TEXTS[c] for c in cards])


def format_ranks(ranks: Iterable[int]) -> str:
    """Format ranks as a spaced list, which :func:`parse_ranks` reads."""
    return " ".join(RANK_LABELS[r] for r in ranks)


def pretty(card: Card, *, ascii_only: bool = False) -> str:
    """Format a card as people write it: ``9♥``, ``10♠``, ``R``, ``RB``; with letters for suits on request."""
    if card.rank == JOKER:
        return _TEXTS[card]
    return RANK_LABELS[card.rank] + (SUIT_CHARS if ascii_only else SUIT_GLYPHS)[card.suit]


def pack(packs: int, jokers: int, left_out: Iterable[int] = (), full: int = 0) -> tuple[Card, ...]:
    """Return the cards of some packs, each of 52 with its jokers, in ascending order.

    The ranks that are left out are only in `full` of the packs.
    """
    times = [packs] * 13
    for rank in left_out:
        times[rank] = min(full, packs)
    ordinary = [c for c in ALL_CARDS[:52] for _ in range(times[c >> 2])]
    return tuple(ordinary + [JOKER_CARD] * (packs * jokers))


def packs_of_different(packs: int, jokers: int, left_out: Container[int] = ()) -> tuple[Card, ...]:
    """Return the cards of some packs in ascending order: 52 each less some ranks, and up to two different jokers."""
    return tuple(card for card in ALL_CARDS[: 52 + jokers] if card >> 2 not in left_out for _ in range(packs))


ALL_SUITS = 0b1111


def suits_of(cards: Iterable[int]) -> int:
    """Return the suits of some cards, one bit each; jokers have none."""
    found = 0
    for card in cards:
        found |= 0 if card >> 2 == JOKER else 1 << (card & 3)
    return found


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards less one copy of each card in `gone`, order kept. Raises ValueError if one is missing."""
    left = list(cards)
    for c in gone:
        left.remove(c)
    return tuple(left)


def holds(cards: Iterable[Card], wanted: Iterable[Card]) -> bool:
    """Whether the cards contain every wanted one, copies counted."""
    left = list(cards)
    try:
        for c in wanted:
            left.remove(c)
    except ValueError:
        return False
    return True
