"""The catalogues have no holes: each language says what English says, and code names only messages that there are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import emptyhand
from emptyhand.ruleset.loader import UNTITLED
from emptyhand.speech import say
from emptyhand.speech.catalogue import LANGUAGES, SOURCE, entries, needed
from emptyhand.speech.language import text_in

PACKAGE = Path(emptyhand.__file__).parent
OTHERS = [code for code in LANGUAGES if code != SOURCE]
VARIABLE = re.compile(r"\$([a-zA-Z_][\w-]*)")
SHOWN = re.compile(r"\{\s*\$([\w-]+)\s*\}|\b[A-Z]+\(\s*\$([\w-]+)")
"""A variable whose value is part of the text, unlike one that only selects a variant."""
PREFIX = re.compile(r"""["'`]([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)(?:\$\{|\{)""")
OPERATORS = {
    "room-trouble",
    "room-bad-name",
    "room-bad-move",
    "room-bad-message",
    "room-not-a-player",
    "api-unwritten",
    "api-bad-request",
}
"""Their detail is in English and for operators, so other languages leave it out."""


@cache
def whole(code: str, name: str) -> str:
    """An entry with all that it refers to."""
    return "".join(entries(code)[each] for each in needed(code, name))


def variables(code: str, name: str) -> set[str]:
    return set(VARIABLE.findall(whole(code, name)))


def shown(code: str, name: str) -> set[str]:
    return {first or second for first, second in SHOWN.findall(entries(code)[name])}


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_in_every_language(code: str) -> None:
    missing = {name for name in set(entries(SOURCE)) - set(entries(code)) if not name.startswith("-")}
    assert missing == set()


@pytest.mark.parametrize("code", OTHERS)
def test_a_message_has_the_arguments_of_the_source(code: str) -> None:
    given = set(re.findall(r"\b(\w+)=", "\n".join(sources().values())))
    for name in set(entries(SOURCE)) & set(entries(code)):
        unknown = variables(code, name) - variables(SOURCE, name) - given
        assert not unknown, f"{code}: {name} uses {unknown}, which nobody gives"
        lost = shown(SOURCE, name) - variables(code, name)
        assert name in OPERATORS or not lost, f"{code}: {name} leaves out {lost}"


def sources() -> dict[str, str]:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.glob("web/page/*.js"), *PACKAGE.glob("offline/page/*.js")]
    return {str(path.relative_to(PACKAGE)): path.read_text("utf-8") for path in files}


CALL = re.compile(r"""(?<![\w.])(?:t|say|bad|wrong|tell\.says|says)\(\s*["']([a-z][a-z0-9-]*)["']""")


def test_code_names_messages_that_there_are() -> None:
    unknown = {
        f"{path}: {name}"
        for path, text in sources().items()
        for name in CALL.findall(text)
        if name not in entries(SOURCE) and path != "speech/language.py"
    }
    assert unknown == set()


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(sources().values())
    words = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", code))
    # Code can put a name together: `game-${name}`, or "hints" and a value.
    beginnings = tuple({*PREFIX.findall(code), *(f"{word}-" for word in re.findall(r"""["'`]([a-z][a-z-]+)""", code))})
    texts = "\n".join(entries(each)[name] for each in LANGUAGES for name in entries(each))
    referred = set(re.findall(r"\{\s*(-?[a-z][\w-]*)", texts))
    said = words | referred
    assert {name for name in entries(SOURCE) if name not in said and not name.startswith(beginnings)} == set()


def test_an_untitled_ruleset_file_has_the_title_that_english_players_read() -> None:
    assert UNTITLED.format(game="Life") == text_in(SOURCE, say("untitled-rules", game="Life"))
