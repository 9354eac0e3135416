"""Puts phrases into words: `language("vi").text(phrase)`.

Importing Fluent takes 60 ms, so it waits until something is said.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from emptyhand.speech.catalogue import SOURCE, language_of

if TYPE_CHECKING:
    from emptyhand.speech.wording import Language


@cache
def language(code: str, *, ascii_only: bool = False) -> Language:
    from emptyhand.speech.wording import Language

    return Language(code, None if code == SOURCE else language(SOURCE, ascii_only=ascii_only), ascii_only=ascii_only)


def preferred(wish: str | None = None) -> str:
    """Return the language of a wish such as "de_AT.UTF-8", else of LC_ALL, LC_MESSAGES or LANG, else the source."""
    wishes = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    return language_of(next(filter(None, wishes), SOURCE)) or SOURCE
