"""Combinations of a climbing game in words: the one on the table, and those that beat it."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.cards import SUIT_CHARS, card
from emptyhand.law.model import ClimbLaw, Figure, Kind
from emptyhand.rulebook import phrases
from emptyhand.rulebook.words import card_text, joined, number, plural, rank_name
from emptyhand.speech import Phrase, either, of_cards, rank_arg, say

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


def suits_in_order(law: ClimbLaw) -> Phrase:
    """List the suits from low to high: ``spades, clubs, diamonds, hearts``."""
    return phrases.in_order([say("suit", suit=SUIT_CHARS[s]) for s in law.ranking.suits])


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


# -- phrases ---------------------------------------------------------------------------------------------------------

_SETS = {Kind.SINGLE: "single", Kind.PAIR: "pair", Kind.TRIPLE: "triple", Kind.FOUR: "four"}


def kind_phrase(key: ClassKey) -> Phrase:
    """Name a class without its article: ``pair``, ``run of five``, ``row of three pairs``."""
    kind, length = key
    if kind in _SETS:
        return say(f"kind-{_SETS[kind]}")
    return say("kind-run" if kind is Kind.RUN else "kind-pairs", count=length)


def figure_phrase(law: ClimbLaw, figure: Figure) -> Phrase:
    """Name a figure: ``pair of 8s (8♦)``; its form ``the`` has the article."""
    if figure.kind is Kind.SINGLE:
        return say("figure-single", card=_top_card(law, figure))
    rank = rank_arg(figure.top)
    if figure.kind in _SETS:
        named = say(f"figure-{_SETS[figure.kind]}", rank=rank)
    else:
        named = say("figure-run" if figure.kind is Kind.RUN else "figure-pairs", count=figure.length, rank=rank)
    if figure.tie < 0:
        return named
    is_colour = figure.kind is Kind.PAIRS and law.bombs.one_colour
    tie = colour_phrases(law)[figure.tie] if is_colour else _top_card(law, figure)
    return say("figure-with-tie", figure=named, tie=tie)


def _top_card(law: ClimbLaw, figure: Figure) -> Phrase:
    return of_cards([card(figure.top, law.ranking.suits[figure.tie])])


def colour_phrases(law: ClimbLaw) -> tuple[Phrase, Phrase]:
    """Return the two colours from low to high: the one with the highest suit is higher."""
    black, red = say("black"), say("red")
    return (black, red) if _RED[law.ranking.suits[-1]] else (red, black)


def beating(law: ClimbLaw, demand: int) -> Phrase | None:
    """Say what beats the standing figure: ``a higher pair or any row of four or more pairs``; None if nothing does."""
    standing, row = law.figures[demand - 1], law.legal[demand]
    ways: list[Phrase] = []
    whole = []
    for key, numbers in by_class(law).items():
        higher = [n for n in numbers if row >> n & 1]
        if higher and key == class_of(standing):
            ways.append(say("higher-figure", kind=kind_phrase(key)))
        elif len(higher) == len(numbers):
            whole.append(key)
        else:
            ways += [say("the-figure", figure=figure_phrase(law, law.figures[n])) for n in higher]
    ways += _any_phrases(law, whole)
    return either(ways) if ways else None


def any_kind(law: ClimbLaw, keys: Sequence[ClassKey]) -> Phrase:
    """Name any figure of some classes: ``any four of a kind or any row of four or more pairs``."""
    return either(_any_phrases(law, keys))


def _any_phrases(law: ClimbLaw, keys: Sequence[ClassKey]) -> list[Phrase]:
    rows = sorted(length for kind, length in keys if kind is Kind.PAIRS)
    ways = [say("any-figure", kind=kind_phrase(key)) for key in keys if key[0] is not Kind.PAIRS]
    return [*ways, _any_row(law, rows)] if rows else ways


def _any_row(law: ClimbLaw, lengths: Sequence[int]) -> Phrase:
    there = [length for kind, length in by_class(law) if kind is Kind.PAIRS]
    if len(lengths) > 1 and list(lengths) == there[-len(lengths) :] and lengths[-1] - lengths[0] < len(lengths):
        return say("any-pairs-or-more", count=lengths[0])
    return say("any-pairs", lengths=phrases.numbers(lengths))
