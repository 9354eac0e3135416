"""The language that the terminal speaks: English until a command chooses another one."""

from __future__ import annotations

from emptyhand.speech import Phrase, Value, say
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import Language, language

_spoken = [SOURCE]


def speak(code: str) -> None:
    """Speak a language from now on."""
    _spoken[0] = code


def spoken_code() -> str:
    return _spoken[0]


def spoken_language(*, ascii_only: bool = False) -> Language:
    return language(_spoken[0], ascii_only=ascii_only)


def text(phrase: Phrase, *, ascii_only: bool = False) -> str:
    """Return a phrase in words."""
    return spoken_language(ascii_only=ascii_only).text(phrase)


def t(message: str, /, **args: Value) -> str:
    """Return a message in words."""
    return text(say(message, **args))
