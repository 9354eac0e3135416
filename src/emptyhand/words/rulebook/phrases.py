"""Numbers and ranks as phrases, independent of any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from emptyhand.rules.cards import SUIT_CHARS, Card
from emptyhand.words.speech import Phrase, either, in_a_row, listed, rank_arg, say
from emptyhand.words.speech.catalogue import SOURCE, entries
from emptyhand.words.speech.language import text_in


def number(count: int) -> Phrase:
    """Return a number in words, as long as the words are short."""
    return say("number", count=count)


def numbers(counts: Iterable[int]) -> Phrase:
    """Return numbers to choose from: ``three, four or five``."""
    return either(map(number, counts))


def span(least: int, most: int) -> Phrase:
    """Return all numbers between two: ``two``, ``three or four``, ``six to eight``."""
    if most - least < 2:
        return numbers(range(least, most + 1))
    return say("number-span", least=number(least), most=number(most))


def yes(flag: object) -> str:
    """Return a condition as an argument that catalogues select by."""
    return "yes" if flag else "no"


def in_order(items: Sequence[Phrase]) -> Phrase:
    """Return a list that has an order, with commas only."""
    first, *more = items
    for item in more:
        first = say("list-more", first=first, next=item)
    return first


# -- ranks -----------------------------------------------------------------------------------------------------------


@cache
def a_rank(rank: int) -> Phrase:
    """Name one card of a rank: ``an 8``."""
    return say("a-rank", rank=rank_arg(rank))


def rank_name(rank: int) -> Phrase:
    """Name a rank in a sentence: ``7``, ``jack``."""
    return say("rank", rank=rank_arg(rank))


def plural(rank: int) -> Phrase:
    """Name several cards of a rank: ``7s``, ``jacks``."""
    return say("ranks", rank=rank_arg(rank))


def plurals(ranks: Iterable[int]) -> Phrase:
    """Name several cards of some ranks: ``7s and jacks``."""
    return listed(map(plural, ranks))


def cards_of(count: int, rank: int) -> Phrase:
    """Name a number of cards of one rank: ``a 6``, ``two 6s``."""
    return say("cards-of", count=count, rank=rank_arg(rank))


def any_of(ranks: Sequence[int]) -> Phrase:
    """Name one card out of some ranks: ``a 2, 3 or joker``."""
    first, *more = ranks
    return either([a_rank(first), *(say("next-rank", rank=rank_arg(r)) for r in more)])


def rank_row(ranks: Iterable[int]) -> Phrase:
    """List ranks side by side: ``9 10 J Q``, in German ``9 10 B D``. Only a joker has no sign and needs a word."""
    return in_a_row(say("rank-sign", rank=rank_arg(rank)) for rank in ranks)


def the_card(card: Card) -> Phrase:
    """Name a card that there is once in a pack: ``the 3 of spades``, in German ``die Pik-3``."""
    return say("the-card", rank=rank_arg(card.rank), suit=SUIT_CHARS[card.suit])


# -- texts of files --------------------------------------------------------------------------------------------------


def of_file(message: str, text: str) -> Phrase | str:
    """Return the message that translates a text of a ruleset file; the text itself if no message says the same."""
    known = message in entries(SOURCE) and text_in(SOURCE, say(message)) == text
    return say(message) if known else text
