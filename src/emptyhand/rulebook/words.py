"""Numbers, ranks and cards as people write them in a sentence, independent of any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from emptyhand.cards import JOKER, RANK_LABELS, RANK_NAMES, Card, parse_rank, pretty

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven") + (
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
)
_FIRST_COURT = parse_rank("J")


def number(count: int) -> str:
    """Return a number in words, as long as the words are short."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, noun: str) -> str:
    """Return a counted noun: ``one card``, ``three cards``."""
    return f"{number(count)} {noun}{'' if count == 1 else 's'}"


def tally(count: int, noun: str) -> str:
    """Return a counted noun with digits, for logs: ``1 card``, ``12 cards``, ``1,200 processes``."""
    ending = "" if count == 1 else "es" if noun.endswith("s") else "s"
    return f"{count:,} {noun}{ending}"


def joined(items: Sequence[str], last: str = "and") -> str:
    """Join items as a list in a sentence: ``a``, ``a and b``, ``a, b and c``."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


# -- ranks -----------------------------------------------------------------------------------------------------------


def rank_name(rank: int) -> str:
    """Name a rank in a sentence: ``7``, ``10``, ``jack``, ``joker``."""
    return RANK_NAMES[rank] if rank >= _FIRST_COURT else RANK_LABELS[rank]


def rank_label(rank: int) -> str:
    """Name a rank in a list of ranks: ``7``, ``10``, ``J``, ``joker``."""
    return RANK_NAMES[rank] if rank == JOKER else RANK_LABELS[rank]


def plural(rank: int) -> str:
    """Name several cards of a rank: ``7s``, ``jacks``."""
    return rank_name(rank) + "s"


def a_rank(rank: int) -> str:
    """Name one card of a rank: ``a 7``, ``an 8``, ``an ace``."""
    return _with_article(rank_name(rank))


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in '8aeiou' else 'a'} {name}"


def any_of(ranks: Sequence[int]) -> str:
    """Name one card out of some ranks: ``a 2, 3 or joker``."""
    names = [rank_name(r) for r in ranks]
    return joined([_with_article(names[0]), *names[1:]], "or")


def cards_of(count: int, rank: int) -> str:
    """Name a number of cards of one rank: ``a 6``, ``two 6s``."""
    return a_rank(rank) if count == 1 else f"{number(count)} {plural(rank)}"


# -- cards -----------------------------------------------------------------------------------------------------------


def card_text(card: Card, *, ascii_only: bool = False) -> str:
    """Name a card in a sentence: ``9♥``, or ``9H`` on request; ``a joker``."""
    return a_rank(JOKER) if card.rank == JOKER else pretty(card, ascii_only=ascii_only)


def cards_text(cards: Iterable[Card], *, ascii_only: bool = False) -> str:
    """Name cards in their order: ``6♠ 6♥``, ``6♠ 6♥ and a joker``, ``6♠, two jokers and 6♥``."""
    parts = []
    for is_joker, group in groupby(cards, key=lambda card: card.rank == JOKER):
        same = list(group)
        texts = " ".join(pretty(card, ascii_only=ascii_only) for card in same)
        parts.append(cards_of(len(same), JOKER) if is_joker else texts)
    return joined(parts) if parts else ""


def missing_cards(held: Sequence[Card], wanted: Sequence[Card]) -> tuple[Card, ...]:
    """Return the wanted cards that are not held; each copy counts."""
    left, missing = list(held), []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)
