"""Counted nouns, sentences and missing cards: small tools for text that is English alone, and for refusals."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.rules.cards import Card


def count_text(count: int, noun: str) -> str:
    """Return a counted noun with digits, for logs: ``1 card``, ``12 cards``, ``1,200 processes``."""
    ending = "" if count == 1 else "es" if noun.endswith("s") else "s"
    return f"{count:,} {noun}{ending}"


def sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def missing_cards(held: Sequence[Card], wanted: Sequence[Card]) -> tuple[Card, ...]:
    """Return the wanted cards that are not held; each copy counts."""
    left, missing = list(held), []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)
