"""No name of a message is put together from pieces: whoever searches for one finds where it is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import emptyhand
from emptyhand.server.page_files import LIBRARIES
from emptyhand.words.speech.catalogue import SOURCE, entries
from tests.words.speech.javascript import HOLE, texts_of

PACKAGE = Path(emptyhand.__file__).parent
PAGE = PACKAGE / "page"
SAYING = {"say", "says", "_says", "t", "Phrase", "of_file", "has_words", "wrong", "bad"}
"""Functions whose first argument is the name of a message."""
ENDING = re.compile(r"-(?:own|you|many|mine|brief|or|down|turned)")
"""What has been appended to names."""

GENERATED = {
    # One for each ruleset of the package, for its notes, switches and winning hands, and for each shelf of the museum.
    *("game-{}", "game-{}-line", "game-{}-form", "summary-{}", "decided-{}", "omits-{}", "question-{}", "instant-{}"),
    "shelf-{}",
    # One for each key that is declared, and for each of its values: only some of them have words of their own.
    *("ask-{}", "none-{}", "choice-{}-{}", "remedy-{}-{}"),
    # One for each topic and each figure of the lab, which names them.
    *("lab-topic-{}", "lab-note-{}", "lab-row-{}", "lab-row-choices-{}"),
}
"""Families of messages with one for each member of something that is declared elsewhere."""
NO_MESSAGES = {"cards/cards.js": {"back-{}"}, "workshop/questions.js": {"asks-{}"}}
"""Names of elements that look like those of messages."""


def is_built(text: str) -> bool:
    """Whether a text with holes can become the name of a message."""
    if HOLE not in text or not re.search(r"[a-z]-|-[a-z]", text) or re.search(r"[^a-z0-9\0-]", text):
        return False
    return _could_name(re.compile("[a-z0-9-]*".join(map(re.escape, text.split(HOLE)))))


@cache
def _could_name(name: re.Pattern[str]) -> bool:
    return any(name.fullmatch(message) for message in entries(SOURCE))


def shown(text: str) -> str:
    return text.replace(HOLE, "{}")


def built_in_python(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.JoinedStr() | ast.BinOp(op=ast.Add()) if is_built(text := text_of(node)):
                yield shown(text)
            case ast.Call(
                func=ast.Name(name) | ast.Attribute(attr=name), args=[ast.JoinedStr() | ast.BinOp() as id, *_]
            ):
                # A call whose pieces are all unknown names a message in any case; other texts have spaces.
                if name in SAYING and re.fullmatch(r"[a-z0-9\0-]+", text := text_of(id)) and not is_built(text):
                    yield shown(text)


def text_of(node: ast.AST) -> str:
    """Return an expression as a text with a hole for all that is not known."""
    match node:
        case ast.JoinedStr(values):
            return "".join(map(text_of, values))
        case ast.BinOp(left, ast.Add(), right):
            return text_of(left) + text_of(right)
        case ast.Constant(str(text)):
            return text
    return HOLE


def built_on_page(code: str) -> set[str]:
    texts = texts_of(code)
    beginnings = {f"{each}{HOLE}" for each in texts.strings if each.endswith("-")}
    endings = {f"{HOLE}{each}" for each in texts.strings if ENDING.fullmatch(each)}
    called = set(re.findall(r"\bt\(`\$\{[^`]*`", code))
    return {shown(each) for each in {*texts.plain, *beginnings, *endings} if is_built(each)} | called


def test_no_name_of_a_message_is_put_together_in_python() -> None:
    found = {path: set(built_in_python(path.read_text("utf-8"))) - GENERATED for path in PACKAGE.rglob("*.py")}
    assert {path.relative_to(PACKAGE).as_posix(): names for path, names in found.items() if names} == {}


def test_no_name_of_a_message_is_put_together_on_the_page() -> None:
    found = {}
    for path in PAGE.rglob("*.js"):
        if PAGE / LIBRARIES not in path.parents:
            name = path.relative_to(PAGE).as_posix()
            found[name] = built_on_page(path.read_text("utf-8")) - GENERATED - NO_MESSAGES.get(name, set())
    assert {name: names for name, names in found.items() if names} == {}


def test_every_exception_is_needed() -> None:
    python = {name for path in PACKAGE.rglob("*.py") for name in built_in_python(path.read_text("utf-8"))}
    modules = {path.relative_to(PAGE).as_posix(): path.read_text("utf-8") for path in PAGE.rglob("*.js")}
    own = {name: code for name, code in modules.items() if not name.startswith(f"{LIBRARIES}/")}
    page = {name for code in own.values() for name in built_on_page(code)}
    assert GENERATED - python - page == set()
    assert all(names <= built_on_page(own[module]) for module, names in NO_MESSAGES.items())


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ('say(f"table-starts-{where}")', "table-starts-{}"),
        ('say("table-starts-" + where)', "table-starts-{}"),
        ('message = f"{start}-for-now"', "{}-for-now"),
        ('say(f"{message}-{kind}", amount=1)', "{}-{}"),
        ("tell.says(beginning + end, seat)", "{}{}"),
    ],
)
def test_names_are_found_where_python_puts_them_together(code: str, name: str) -> None:
    assert set(built_in_python(code)) == {name}


@pytest.mark.parametrize(
    "code", ['say("table-starts")', "say(STARTS[why])", 'path = f"{stem}-{number}"', 'wrong(f"{path} is damaged")']
)
def test_whole_names_and_other_texts_of_python_are_left_alone(code: str) -> None:
    assert set(built_in_python(code)) == set()


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("t(`seat-${now}`)", "seat-{}"),
        ('t("seat-" + now)', "seat-{}"),
        ('t(`vote-${what}${mine ? "-you" : ""}`)', "vote-{}{}"),
        ("const message = `${words}-many`;", "{}-many"),
        ("t(`${words}-${value}`)", "t(`${words}-${value}`"),
    ],
)
def test_names_are_found_where_the_page_puts_them_together(code: str, name: str) -> None:
    assert name in built_on_page(code)


@pytest.mark.parametrize("code", ['t("seat-away")', "t(NAMES[level])", "const path = `${place}/cards`;"])
def test_whole_names_and_other_texts_of_the_page_are_left_alone(code: str) -> None:
    assert built_on_page(code) == set()
