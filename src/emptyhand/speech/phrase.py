"""A phrase: the name of a message and its arguments. It has no words yet, so one phrase serves every language.

Phrases nest: an argument may be a phrase, which is put into words in the same language. The page turns the JSON form
into text from the same catalogues (speech.js); `speech.language` does it in Python.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from emptyhand.cards import RANK_CHARS, Card, format_cards, parse_rank

AND, OR, CARDS = "list-and", "list-or", "cards"
"""Messages that code puts together, since no catalogue can say how: lists, and cards in their order."""


@dataclass(frozen=True, slots=True)
class Phrase:
    id: str
    args: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.args)[name]


Value = str | int | float | Phrase | tuple[Phrase | str, ...]
"""Text is shown as it is (a name, a token); a number follows the language's rules for plurals."""

Json = str | int | float | list["Json"] | dict[str, "Json"]


def say(message: str, /, **args: Value) -> Phrase:
    """Return a message of the catalogues with its arguments."""
    return Phrase(message, tuple(args.items()))


def listed(items: Iterable[Phrase | str]) -> Phrase:
    """Return a list that ends in "and"."""
    return Phrase(AND, (("items", tuple(items)),))


def either(items: Iterable[Phrase | str]) -> Phrase:
    """Return a list that ends in "or"."""
    return Phrase(OR, (("items", tuple(items)),))


def of_cards(cards: Iterable[Card]) -> Phrase:
    """Return cards in their order: ``6♠ 6♥ and a joker``."""
    return Phrase(CARDS, (("cards", format_cards(cards)),))


def rank_arg(rank: int) -> int | str:
    """Return a rank as an argument: a number up to 10, else a letter, since catalogues select by either."""
    return rank + 2 if rank < parse_rank("J") else RANK_CHARS[rank]


def to_json(value: Value) -> Json:
    """Return the form that messages carry: a phrase is its id and, if it has any, its arguments."""
    match value:
        case Phrase(id, args):
            return [id, {name: to_json(each) for name, each in args}] if args else [id]
        case tuple():
            return [to_json(each) for each in value]
    return value
