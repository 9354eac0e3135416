"""The catalogues have no holes: each language says what English says, and code names only messages that there are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import emptyhand
from emptyhand.rules.ruleset.loader import UNTITLED
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE, entries, entries_behind, texts
from emptyhand.words.speech.language import text_in
from tests.words.speech.test_whole_names import GENERATED

PACKAGE = Path(emptyhand.__file__).parent
OTHERS = [code for code in LANGUAGES if code != SOURCE]
VARIABLE = re.compile(r"\$([a-zA-Z_][\w-]*)")
SHOWN = re.compile(r"\{\s*\$([\w-]+)\s*\}|\b[A-Z]+\(\s*\$([\w-]+)")
"""A variable whose value is part of the text, unlike one that only selects a variant."""
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
    return "".join(entries(code)[each] for each in entries_behind(code, name))


def variables(code: str, name: str) -> set[str]:
    return set(VARIABLE.findall(whole(code, name)))


def shown(code: str, name: str) -> set[str]:
    return {first or second for first, second in SHOWN.findall(entries(code)[name])}


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_in_every_language(code: str) -> None:
    missing = {name for name in set(entries(SOURCE)) - set(entries(code)) if not name.startswith("-")}
    assert missing == set()


AREA = re.compile(r"^## (.+)\n", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def places(code: str) -> dict[str, tuple[str, str]]:
    """The file of each message of a language, and in a file of rules its group."""
    folder = PACKAGE / "words/speech/catalogues" / code
    found = {
        name: (path.name, "") for path in folder.glob("*.ftl") for name in MESSAGE.findall(path.read_text("utf-8"))
    }
    for path in folder.glob("rules/*.ftl"):
        before, *groups = AREA.split(path.read_text("utf-8"))
        assert not MESSAGE.search(before), f"{code}/rules/{path.name}: a message before the first group is never loaded"
        for area, text in zip(groups[::2], groups[1::2], strict=True):
            assert (folder / f"{area}.ftl").is_file(), f"{code}/rules/{path.name}: no part of the program loads {area}"
            found |= dict.fromkeys(MESSAGE.findall(text), (f"rules/{path.name}", area))
    return found


@pytest.mark.parametrize("code", OTHERS)
def test_a_message_stands_in_the_file_and_the_group_of_the_source(code: str) -> None:
    assert places(SOURCE).keys() == {name for name in entries(SOURCE) if not name.startswith("-")}
    assert {name: place for name, place in places(code).items() if place != places(SOURCE)[name]} == {}


def test_all_questions_about_a_table_of_rules_stand_in_its_file() -> None:
    tables = {
        path.stem.replace("_", "-"): path.name for path in PACKAGE.glob(f"words/speech/catalogues/{SOURCE}/rules/*")
    }
    assert len(tables) > 10
    of_table = re.compile(rf"(?:ask|choice|none|remedy)-({'|'.join(tables)})-")
    for name, place in places(SOURCE).items():
        if match := of_table.match(name):
            assert place == (f"rules/{tables[match[1]]}", "rulebook-questions"), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_group_of_a_rule_is_loaded_with_its_area(code: str) -> None:
    by_area = {area: set(MESSAGE.findall(text)) for area, text in texts(code).items()}
    for name, (file, group) in places(code).items():
        assert name in by_area[group or file.removesuffix(".ftl")], name


@pytest.mark.parametrize("code", OTHERS)
def test_a_message_has_the_arguments_of_the_source(code: str) -> None:
    given = set(re.findall(r"\b(\w+)=", "\n".join(sources().values())))
    for name in set(entries(SOURCE)) & set(entries(code)):
        unknown = variables(code, name) - variables(SOURCE, name) - given
        assert not unknown, f"{code}: {name} uses {unknown}, which nobody gives"
        lost = shown(SOURCE, name) - variables(code, name)
        assert name in OPERATORS or not lost, f"{code}: {name} leaves out {lost}"


def sources() -> dict[str, str]:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.glob("page/**/*.js")]
    return {str(path.relative_to(PACKAGE)): path.read_text("utf-8") for path in files}


CALL = re.compile(r"""(?<![\w.])(?:t|say|bad|wrong|tell\.says|says)\(\s*["']([a-z][a-z0-9-]*)["']""")


def test_code_names_messages_that_there_are() -> None:
    unknown = {
        f"{path}: {name}"
        for path, text in sources().items()
        for name in CALL.findall(text)
        if name not in entries(SOURCE) and path != "words/speech/language.py"
    }
    assert unknown == set()


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(sources().values())
    quoted = set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""", code))
    families = re.compile("|".join(name.replace("{}", "[a-z0-9_-]+") for name in GENERATED))
    texts = "\n".join(entries(each)[name] for each in LANGUAGES for name in entries(each))
    referred = set(re.findall(r"\{\s*(-?[a-z][\w-]*)", texts))
    assert {name for name in entries(SOURCE).keys() - quoted - referred if not families.fullmatch(name)} == set()


def test_an_untitled_ruleset_file_has_the_title_that_english_players_read() -> None:
    assert UNTITLED.format(game="Life") == text_in(SOURCE, say("untitled-rules", game="Life"))
