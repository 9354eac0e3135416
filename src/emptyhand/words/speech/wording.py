"""A language: turns phrases into text from its catalogue, by Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from emptyhand.rules.cards import BIG_JOKER, JOKER, Card, parse_cards, pretty
from emptyhand.words.speech.catalogue import entries, entries_behind
from emptyhand.words.speech.letters import without_accents
from emptyhand.words.speech.phrase import AND, CARDS, LISTS, ROW, Phrase, Value, rank_arg, say


class NoSuchMessage(LookupError):
    """A phrase names a message that no catalogue has."""


class BrokenMessage(ValueError):
    """A message of a catalogue cannot be formatted; the text says which and why."""


class _Nested(FluentType):
    """A phrase inside another. ``{ $what }`` is its text, ``{ FORM($what, name: "accusative") }`` an attribute's."""

    def __init__(self, language: Language, phrase: Phrase) -> None:
        self.language, self.phrase = language, phrase

    def format(self, locale: object) -> str:
        return self.language.text(self.phrase)


def _form(value: object, *, name: str) -> object:
    if not isinstance(value, _Nested):
        return value
    return value.language.text(value.phrase, form=str(name))


def _start(value: object, *, name: str = "") -> str:
    """Begin a sentence with a phrase: ``{ START($cards) }``, in a form if one is named."""
    text = value.language.text(value.phrase, form=str(name)) if isinstance(value, _Nested) else str(value)
    return text[:1].upper() + text[1:]


class Language:
    """One language, with cards as signs (``9♥``) or, for terminals that show ASCII alone, as letters (``9H``)."""

    def __init__(self, code: str, source: Language | None = None, *, ascii_only: bool = False) -> None:
        """Without a `source` to fall back to, this is the language that messages are written in first."""
        self.code, self.ascii_only = code, ascii_only
        functions: dict[str, Any] = {"FORM": _form, "START": _start}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self._words = lru_cache(maxsize=4096)(self._phrase)
        self._source = source

    def text(self, value: Value, form: str = "") -> str:
        """Return a phrase in words; `form` names an attribute of its message, ignored if the message has none."""
        return self._words(value, form) if isinstance(value, Phrase) else str(value)

    def _phrase(self, phrase: Phrase, form: str) -> str:
        text = self._said(phrase, form)
        return without_accents(text) if self.ascii_only else text

    def _said(self, phrase: Phrase, form: str) -> str:
        match phrase:
            case Phrase(name, args) if name == CARDS:
                return self._cards(parse_cards(str(dict(args)["cards"])), form)
            case Phrase(name, args) if name in LISTS:
                items = dict(args)["items"]
                assert isinstance(items, tuple)
                return self._list(name, [self.text(each, form) for each in items])
        return self._message(phrase.id, dict(phrase.args), form)

    def _message(self, name: str, args: Mapping[str, Value], form: str) -> str:
        if not self._bundle.has_message(name) and not self._load(name):
            if self._source is None:
                raise NoSuchMessage(f"no catalogue has the message {name!r}")
            return self._source._message(name, args, form)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise BrokenMessage(f"{self.code}: the message {name!r} has no text")
        given = {key: _Nested(self, value) if isinstance(value, Phrase) else value for key, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors or isinstance(text, FluentNone):
            raise BrokenMessage(f"{self.code}: the message {name!r}: {'; '.join(map(str, errors))}")
        return text

    def _load(self, name: str) -> bool:
        """Parse an entry and all that it refers to."""
        found = "".join(entries(self.code)[each] for each in entries_behind(self.code, name))
        if found:
            self._bundle.add_resource(FluentResource(found))
        return self._bundle.has_message(name)

    def _list(self, name: str, items: Sequence[str]) -> str:
        """Join items: the messages ``list-and`` and ``list-or`` join the last two, ``list-more`` the others."""
        if len(items) < 2 or name == ROW:
            return " ".join(items)
        first = items[0]
        for item in items[1:-1]:
            first = self._message("list-more", {"first": first, "next": item}, "")
        return self._message(name, {"first": first, "next": items[-1]}, "")

    def _cards(self, cards: Sequence[Card], form: str) -> str:
        parts = []
        for joker, group in groupby(cards, key=lambda card: card if card.rank == JOKER else None):
            same = list(group)
            signs = " ".join(pretty(card, ascii_only=self.ascii_only) for card in same)
            named = say("big-joker") if joker == BIG_JOKER else say("cards-of", count=len(same), rank=rank_arg(JOKER))
            parts.append(signs if joker is None else self.text(named, form))
        return self._list(AND, parts)
