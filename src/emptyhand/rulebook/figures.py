"""Combinations of a climbing game in words: the one on the table, and those that beat it."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.cards import SUIT_NAMES, card
from emptyhand.law.model import ClimbLaw, Figure, Kind
from emptyhand.rulebook.words import card_text, joined, number, plural, rank_name

# Spades and clubs are black, diamonds and hearts red.
_RED = (False, False, True, True)

ClassKey = tuple[Kind, int]


def class_of(figure: Figure) -> ClassKey:
    """Return the class of a figure: figures of one class are compared by height."""
    return figure.kind, figure.length


def size_of(figure: Figure) -> int:
    """Return the number of cards in a figure."""
    return 2 * figure.length if figure.kind is Kind.PAIRS else figure.length


def class_words(key: ClassKey) -> str:
    """Name a class without its article: ``pair``, ``run of 5``, ``row of three pairs``."""
    kind, length = key
    if kind is Kind.RUN:
        return f"run of {number(length)}"
    if kind is Kind.PAIRS:
        return f"row of {number(length)} pairs"
    return {Kind.SINGLE: "single card", Kind.PAIR: "pair", Kind.TRIPLE: "triple"}.get(kind, "four of a kind")


def figure_words(law: ClimbLaw, figure: Figure, *, ascii_only: bool = False) -> str:
    """Name a figure without its article: ``pair of 8s (8♦)``, ``run of five up to the queen``."""
    top, tie = figure.top, _tie_words(law, figure, ascii_only=ascii_only)
    match figure.kind:
        case Kind.SINGLE:
            return card_text(card(top, law.ranking.suits[figure.tie]), ascii_only=ascii_only)
        case Kind.PAIR:
            return f"pair of {plural(top)}{tie}"
        case Kind.TRIPLE:
            return f"triple of {plural(top)}"
        case Kind.RUN:
            return f"run of {number(figure.length)} up to the {rank_name(top)}{tie}"
        case Kind.PAIRS:
            return f"row of {number(figure.length)} pairs up to the {plural(top)}{tie}"
    return f"four of a kind in {plural(top)}"


def _tie_words(law: ClimbLaw, figure: Figure, *, ascii_only: bool) -> str:
    """Name the tie-break between figures of equal rank, in brackets."""
    if figure.tie < 0:
        return ""
    if figure.kind is Kind.PAIRS and law.bombs.one_colour:
        return f" ({colours(law)[figure.tie]})"
    return f" ({card_text(card(figure.top, law.ranking.suits[figure.tie]), ascii_only=ascii_only)})"


def colours(law: ClimbLaw) -> tuple[str, str]:
    """Return the two colours from low to high: the one with the highest suit is higher."""
    return ("black", "red") if _RED[law.ranking.suits[-1]] else ("red", "black")


def suits_in_order(law: ClimbLaw) -> str:
    """List the suits from low to high: ``spades, clubs, diamonds, hearts``."""
    return ", ".join(SUIT_NAMES[s] for s in law.ranking.suits)


def beaten_by(law: ClimbLaw, demand: int, *, ascii_only: bool = False) -> str:
    """Say what beats the standing figure: ``a higher pair or any row of four or more pairs``, ``nothing``."""
    standing, row = law.figures[demand - 1], law.legal[demand]
    ways, whole = [], []
    for key, numbers in by_class(law).items():
        beating = [n for n in numbers if row >> n & 1]
        if beating and key == class_of(standing):
            ways.append(f"a higher {class_words(key)}")
        elif len(beating) == len(numbers):
            whole.append(key)
        else:
            ways += [f"the {figure_words(law, law.figures[n], ascii_only=ascii_only)}" for n in beating]
    ways += _any_of_each(law, whole)
    return joined(ways, "or") if ways else "nothing"


def any_class(law: ClimbLaw, keys: Sequence[ClassKey]) -> str:
    """Name any figure of some classes: ``any four of a kind or any row of four or more pairs``."""
    return joined(_any_of_each(law, keys), "or")


def _any_of_each(law: ClimbLaw, keys: Sequence[ClassKey]) -> list[str]:
    rows = sorted(length for kind, length in keys if kind is Kind.PAIRS)
    ways = [f"any {class_words(key)}" for key in keys if key[0] is not Kind.PAIRS]
    return [*ways, f"any row of {_lengths(law, rows)} pairs"] if rows else ways


def _lengths(law: ClimbLaw, lengths: Sequence[int]) -> str:
    """Name lengths of rows of pairs: ``three``, ``four or more``."""
    there = [length for kind, length in by_class(law) if kind is Kind.PAIRS]
    if len(lengths) > 1 and list(lengths) == there[-len(lengths) :] and lengths[-1] - lengths[0] < len(lengths):
        return f"{number(lengths[0])} or more"
    return joined([number(n) for n in lengths], "or")


def beats_class(law: ClimbLaw, above: ClassKey, below: ClassKey) -> bool:
    """Whether every figure of one class beats every figure of the other."""
    classes = by_class(law)
    mask = sum(1 << n for n in classes[above])
    return all(law.legal[n + 1] & mask == mask for n in classes[below])


def by_class(law: ClimbLaw) -> dict[ClassKey, list[int]]:
    """Return the numbers of all figures that a hand can hold, by class."""
    classes: dict[ClassKey, list[int]] = {}
    for n, figure in enumerate(law.figures):
        if size_of(figure) <= law.deal.hand:
            classes.setdefault(class_of(figure), []).append(n)
    return classes
