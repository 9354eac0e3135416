"""Catalogues: the messages of one language, in the files of its folder, in the format of Project Fluent.

An entry is parsed when it is first needed: parsing a whole catalogue takes longer than a short command may run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

SOURCE = "en"
"""The language that messages are written in first; the others fall back to it."""

LANGUAGES = {"en": "English", "de": "Deutsch", "vi": "Tiếng Việt"}
"""Each language by the name that its speakers know."""

LATER = "later-"
"""Files that the page loads only when a place needs them begin so: ``later-lab.ftl``."""
_NOT_ON_PAGE = ("offline", "rulebook", "terminal", LATER)
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
    """Return all messages that the page needs at once, without comments; rulebooks reach it as text."""
    mine = (text for name, text in texts(language).items() if not name.startswith(_NOT_ON_PAGE))
    return "".join(map(_without_comments, mine))


def text_of(language: str, *names: str) -> str:
    """Return the messages of the files whose names begin with one of these, without comments."""
    return "".join(_without_comments(text) for name, text in texts(language).items() if name.startswith(names))


def later_texts(language: str) -> dict[str, str]:
    """Return the messages that the page loads when a place needs them, by the name of the place, without comments."""
    found = texts(language).items()
    return {name.removeprefix(LATER): _without_comments(text) for name, text in found if name.startswith(LATER)}


def _without_comments(text: str) -> str:
    return "".join(line + "\n" for line in text.splitlines() if line and not line.startswith("#"))


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
