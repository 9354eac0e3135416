"""Catalogues: the messages of one language, in the files of its folder, in the format of Project Fluent.

An entry is parsed when it is first needed: parsing a whole catalogue takes longer than a short command may run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

SOURCE = "en"
"""The language that messages are written in first; the others fall back to it."""

LANGUAGES = {"en": "English", "de": "Deutsch", "vi": "Tiếng Việt"}
"""Each language by the name that its speakers know."""

_NOT_ON_PAGE = ("offline", "rulebook", "terminal")
_ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n)(?:(?:[ \t]+\S.*|[}\]].*|[ \t]*)\n)*", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)(?=[\s.(}])")


def language_of(wish: str) -> str | None:
    """Return the language of a wish such as "de-AT" or "de_AT.UTF-8"; None if there is no such language."""
    code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else None


@cache
def texts(language: str) -> dict[str, str]:
    """Return the text of each file of a language, by its name without the ending."""
    folder = files(__package__) / "catalogues" / language
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return {each.name.removesuffix(".ftl"): each.read_text("utf-8") for each in found}


@cache
def entries(language: str) -> dict[str, str]:
    """Return the text of each message and term (``-term``) of a language."""
    return {match[1]: match[0] for text in texts(language).values() for match in _ENTRY.finditer(text + "\n")}


def page_text(language: str) -> str:
    """Return all messages that the page needs, without comments; rulebooks reach it as text."""
    return _without_comments(text for name, text in texts(language).items() if not name.startswith(_NOT_ON_PAGE))


def text_of(language: str, *names: str) -> str:
    """Return the messages of the files whose names begin with one of these, without comments."""
    return _without_comments(text for name, text in texts(language).items() if name.startswith(names))


def _without_comments(mine: Iterable[str]) -> str:
    return "".join(line + "\n" for text in mine for line in text.splitlines() if line and not line.startswith("#"))


def needed(language: str, name: str) -> Iterator[str]:
    """Return the names of an entry and of all that it refers to."""
    waiting, seen = [name], set[str]()
    while waiting:
        each = waiting.pop()
        if each in seen or each not in entries(language):
            continue
        seen.add(each)
        yield each
        waiting += _NAMED.findall(entries(language)[each])
