"""Puts phrases into words: `language("vi").text(phrase)`.

Importing Fluent takes 60 ms, so it waits until something is said.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TYPE_CHECKING

from emptyhand.speech.catalogue import SOURCE, entries, language_of
from emptyhand.speech.phrase import Phrase

if TYPE_CHECKING:
    from emptyhand.speech.wording import Language


@cache
def language(code: str, *, ascii_only: bool = False) -> Language:
    from emptyhand.speech.wording import Language

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
