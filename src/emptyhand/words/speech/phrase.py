"""A phrase: the name of a message and its arguments. It has no words yet, so one phrase serves every language.

Phrases nest: an argument may be a phrase, which is put into words in the same language. The page turns the JSON form
into text from the same catalogues (page/shared/speech.js); `speech.language` does it in Python.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from emptyhand.rules.cards import RANK_CHARS, Card, format_cards, parse_rank

_PLAIN = frozenset({str, int, float})
AND, OR, ROW, CARDS = "list-and", "list-or", "list-row", "cards"
"""Messages that code puts together, since no catalogue can say how: lists, and cards in their order."""
LISTS = (AND, OR, ROW)


@dataclass(frozen=True, slots=True)
class Phrase:
    id: str
    args: tuple[tuple[str, Value], ...] = ()
    json: Json | None = field(default=None, init=False, compare=False, repr=False)
    """A cache: the form that messages carry. Many phrases are parts of others and are sent again and again."""

    def __getitem__(self, name: str) -> Value:
        return dict(self.args)[name]


Value = str | int | float | Phrase | tuple[Phrase | str, ...]
"""Text is shown as it is (a name, a token); a number follows the language's rules for plurals."""

Json = str | int | float | list[Any] | dict[str, Any]
"""The JSON form of a phrase or an argument."""


def say(message: str, /, **args: Value) -> Phrase:
    """Return a message of the catalogues with its arguments."""
    return Phrase(message, tuple(args.items()))


def listed(items: Iterable[Phrase | str]) -> Phrase:
    """Return a list that ends in "and"."""
    return Phrase(AND, (("items", tuple(items)),))


def either(items: Iterable[Phrase | str]) -> Phrase:
    """Return a list that ends in "or"."""
    return Phrase(OR, (("items", tuple(items)),))


def in_a_row(items: Iterable[Phrase | str]) -> Phrase:
    """Return a list with nothing but spaces between its items."""
    return Phrase(ROW, (("items", tuple(items)),))


def of_cards(cards: Iterable[Card]) -> Phrase:
    """Return cards in their order: ``6♠ 6♥ and a joker``."""
    return _named(format_cards(cards))


@lru_cache(maxsize=1024)
def _named(cards: str) -> Phrase:
    """Return the phrase of some cards; most plays are of one card, so that few phrases recur."""
    return Phrase(CARDS, (("cards", cards),))


def rank_arg(rank: int) -> int | str:
    """Return a rank as an argument: a number up to 10, else a letter, since catalogues select by either."""
    return rank + 2 if rank < parse_rank("J") else RANK_CHARS[rank]


def from_json(value: Json) -> Value:
    """Return the phrase, text or number of a JSON form. A list is a phrase, except for the items of a list."""
    match value:
        case [str(id), dict(args)]:
            return Phrase(id, tuple((name, _argument(id, each)) for name, each in args.items()))
        case [str(id)]:
            return Phrase(id)
        case str() | int() | float():
            return value
    raise ValueError(f"{value!r} is not a phrase: expected a message and its arguments")


def _argument(message: str, value: Json) -> Value:
    if message in LISTS and isinstance(value, list):
        return tuple(each for each in map(from_json, value) if isinstance(each, Phrase | str))
    return from_json(value)


def to_json(value: Value) -> Json:
    """Return the form that messages carry: a phrase is its id and, if it has any, its arguments."""
    # Each move of a table comes through here: texts and numbers, which most arguments are, cost no further call.
    if isinstance(value, Phrase):
        form = value.json
        if form is None:
            form, args = [value.id], value.args
            if args:
                form.append({name: each if type(each) in _PLAIN else to_json(each) for name, each in args})
            object.__setattr__(value, "json", form)
        return form
    if isinstance(value, tuple):
        return [each if type(each) in _PLAIN else to_json(each) for each in value]
    return value
