"""Catalogues: the messages of one language, in the files of its folder, in the format of Project Fluent.

Files are divided by where their messages are needed, so that the page loads no more than it says: ``page-learn.ftl``.
All words about one table of rules stand in ``rules/TABLE.ftl`` instead, where groups name these areas: ``## why``.

An entry is parsed when it is first needed: parsing a whole catalogue takes longer than a short command may run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

SOURCE = "en"
"""The language that messages are written in first; the others fall back to it."""

LANGUAGES = {"en": "English", "de": "Deutsch", "vi": "Tiếng Việt"}
"""Each language by the name that its speakers know."""

LATER = "later-"
"""Areas that the page loads only when a place needs them begin so: ``later-lab.ftl``."""
_NOT_ON_PAGE = ("offline", "rulebook", "terminal", LATER)
_ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n)(?:(?:[ \t]+\S.*|[}\]].*|[ \t]*)\n)*", re.MULTILINE)
_GROUP = re.compile(r"^## (\S+)\n", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)(?=[\s.(}])")


def language_of(wish: str) -> str | None:
    """Return the language of a wish such as "de-AT" or "de_AT.UTF-8"; None if there is no such language."""
    code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else None


@cache
def texts(language: str) -> dict[str, str]:
    """Return the text of each area of a language: its file, then the groups of that name in the files of rules."""
    folder = files(__package__) / "catalogues" / language
    found = dict(_files(folder))
    for _, text in _files(folder / "rules"):
        _, *groups = _GROUP.split(text)
        for area, messages in zip(groups[::2], groups[1::2], strict=True):
            found[area] += messages
    return found


def _files(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Yield the names without their endings, and the texts, of the files of a folder; a device has no `rules`."""
    found = folder.iterdir() if folder.is_dir() else ()
    for each in sorted((each for each in found if each.name.endswith(".ftl")), key=lambda each: each.name):
        yield each.name.removesuffix(".ftl"), each.read_text("utf-8")


@cache
def entries(language: str) -> dict[str, str]:
    """Return the text of each message and term (``-term``) of a language."""
    return {match[1]: match[0] for text in texts(language).values() for match in _ENTRY.finditer(text + "\n")}


def page_text(language: str) -> str:
    """Return all messages that the page needs at once, without comments; rulebooks reach it as text."""
    mine = (text for name, text in texts(language).items() if not name.startswith(_NOT_ON_PAGE))
    return "".join(map(_without_comments, mine))


def text_of(language: str, *names: str) -> str:
    """Return the messages of the areas whose names begin with one of these, without comments."""
    return "".join(_without_comments(text) for name, text in texts(language).items() if name.startswith(names))


def later_texts(language: str) -> dict[str, str]:
    """Return the messages that the page loads when a place needs them, by the name of the place, without comments."""
    found = texts(language).items()
    return {name.removeprefix(LATER): _without_comments(text) for name, text in found if name.startswith(LATER)}


def _without_comments(text: str) -> str:
    return "".join(line + "\n" for line in text.splitlines() if line and not line.startswith("#"))


def entries_behind(language: str, name: str) -> Iterator[str]:
    """Return the names of an entry and of all that it refers to."""
    waiting, seen = [name], set[str]()
    while waiting:
        each = waiting.pop()
        if each in seen or each not in entries(language):
            continue
        seen.add(each)
        yield each
        waiting += _NAMED.findall(entries(language)[each])
