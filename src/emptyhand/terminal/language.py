"""The words of the terminal, in the language that messages are written in first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emptyhand.speech import Phrase, Value, say
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import language

if TYPE_CHECKING:
    from emptyhand.speech.wording import Language


def spoken_language(*, ascii_only: bool = False) -> Language:
    return language(SOURCE, ascii_only=ascii_only)


def text(phrase: Phrase, *, ascii_only: bool = False) -> str:
    """Return a phrase in words."""
    return spoken_language(ascii_only=ascii_only).text(phrase)


def t(message: str, /, **args: Value) -> str:
    """Return a message in words."""
    return text(say(message, **args))
