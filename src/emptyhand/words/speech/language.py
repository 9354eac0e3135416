"""Puts phrases into words: `language("vi").text(phrase)`.

Importing Fluent takes 60 ms, so it waits until something is said.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

from emptyhand.words.speech.catalogue import SOURCE, entries, language_of
from emptyhand.words.speech.phrase import Phrase, Value, to_json

if TYPE_CHECKING:
    from emptyhand.words.speech.wording import Language


Speak = Callable[[str, str], str]
"""Puts a phrase, as JSON, into the words of a language, by its code."""

_elsewhere: list[Speak] = []


def speak_through(speak: Speak) -> None:
    """Have phrases put into words elsewhere, where Fluent is not installed: in a browser the page has its own."""
    _elsewhere[:] = [speak]
    language.cache_clear()


class SpokenElsewhere:
    """A language whose words come from elsewhere."""

    def __init__(self, code: str, speak: Speak) -> None:
        self.code, self._speak = code, speak

    def text(self, value: Value) -> str:
        return self._speak(self.code, json.dumps(to_json(value))) if isinstance(value, Phrase) else str(value)


@cache
def language(code: str, *, ascii_only: bool = False) -> Language:
    """Return a language, by Fluent."""
    if _elsewhere:
        return cast("Language", SpokenElsewhere(code, _elsewhere[0]))
    from emptyhand.words.speech.wording import Language

    return Language(code, None if code == SOURCE else language(SOURCE, ascii_only=ascii_only), ascii_only=ascii_only)


_SIMPLE = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ \$\w+ \})*\S) *\n+")
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_GROUPED = 1000
"""Numbers from here on have separators, which depend on the language."""


def text_of_simple(code: str, phrase: Phrase) -> str | None:
    """Return the text of a message of one line with nothing but texts and small numbers in it, without Fluent.

    None if it takes more than that to say it.
    """
    found = _SIMPLE.fullmatch(entries(code).get(phrase.id, ""))
    args = dict(phrase.args)
    if found is None or not all(_is_simple(args.get(name)) for name in _VARIABLE.findall(found[1])):
        return None
    return _VARIABLE.sub(lambda variable: str(args[variable[1]]), found[1])


def _is_simple(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, int) and abs(value) < _GROUPED)


def text_in(code: str, phrase: Phrase) -> str:
    """Return a phrase in words, without Fluent where that is possible."""
    simple = text_of_simple(code, phrase)
    return language(code).text(phrase) if simple is None else simple


def preferred(wish: str | None = None) -> str:
    """Return the language of a wish such as "de_AT.UTF-8", else of LC_ALL, LC_MESSAGES or LANG, else the source."""
    wishes = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    return language_of(next(filter(None, wishes), SOURCE)) or SOURCE
