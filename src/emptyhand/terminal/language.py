"""The language of the screen. A command chooses it once, before anything is shown: a terminal has one reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from emptyhand.rules.law.model import Law
from emptyhand.words.rulebook.book import rulebook, title_of
from emptyhand.words.speech import Phrase, Value, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language, preferred, text_of_simple
from emptyhand.words.speech.letters import without_accents

if TYPE_CHECKING:
    from emptyhand.words.speech.wording import Language


@dataclass
class _Spoken:
    code: str = SOURCE
    ascii_only: bool = False


_spoken = _Spoken()


def speak(code: str, *, ascii_only: bool = False) -> None:
    """Choose the language of everything that the terminal says from now on; `ascii_only` leaves out accents."""
    _spoken.code, _spoken.ascii_only = code, ascii_only


def language_in_use() -> Language:
    """Return the language of the screen as code that puts phrases into words itself takes it."""
    return language(_spoken.code, ascii_only=_spoken.ascii_only)


def screen_language() -> str:
    """Return the language of the screen."""
    return _spoken.code


def asked_for() -> list[str]:
    """Return the words that ask for this language again, where the environment names another one."""
    return [] if preferred() == _spoken.code else ["--lang", _spoken.code]


def text(phrase: Phrase | str, form: str = "") -> str:
    """Return a phrase in words; `form` names an attribute of its message."""
    if isinstance(phrase, str):
        return phrase
    said = None if form else text_of_simple(_spoken.code, phrase)
    if said is None:
        return language_in_use().text(phrase, form)
    return without_accents(said) if _spoken.ascii_only else said


def t(message: str, /, **args: Value) -> str:
    """Return a message in words."""
    return text(say(message, **args))


def title(law: Law) -> str:
    """Return the name of a game as players of this language know it."""
    return text(title_of(law.ruleset))


def rules(law: Law) -> str:
    """Return the rulebook as Markdown."""
    text = rulebook(law, _spoken.code)
    return without_accents(text) if _spoken.ascii_only else text
