"""No word for players stands in the code: the page, the table and the server speak by messages of the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import emptyhand
from emptyhand.server.page_files import LIBRARIES
from emptyhand.words.speech.catalogue import LANGUAGES
from tests.words.speech.javascript import HOLE, texts_of

PACKAGE = Path(emptyhand.__file__).parent
PAGE = PACKAGE / "page"
SPOKEN = (
    *("table/api", "table/device", "table/room", "words/narration.py", "words/rulebook"),
    *("server/tables", "server/routes", "server/access/guests.py"),
)
"""Modules of the package that speak to players."""
NAMES = {"Emptyhand"}
"""The name of the page is the same in every language."""

NOT_SHOWN = {
    # Selectors, and what only the console of a developer shows.
    "replay-steps.js": {"input, select, textarea, dialog"},
    "table.js": {"input, textarea, select, dialog"},
    "speech.js": {"no catalogue has the message", "no words for"},
    "wording.js": {"no catalogue has the message"},
    "sw.js": {"is of another version"},
}
IN_ENGLISH = {
    # The reason in journals of earlier versions, and the detail of a message for operators.
    "table/room/entries.py": {"Nothing has happened at this table for a long time."},
    "table/room/seats.py": {"That is not a player of this table."},
}

TAG = re.compile(r"<[^<>]*>")
HEARD = re.compile(r'(?:aria-label|aria-description|title|placeholder|alt|label)="([^"]*)"')
"""An attribute with a text that is shown or read aloud."""
WORD = re.compile(r"[^\W\d_]{2,}")
PROSE = re.compile(r"[A-Z][a-z’']*(?:,? [\w’'♠-♦]+)+[.!?…:]?|[a-z’']+(?:,? [a-z’']+){2,}[.!?…:]?|[A-Z][a-z]+[.!?…]")
"""Words that follow each other as in a sentence, unlike a path, a selector or a list of classes."""


def own_modules() -> list[Path]:
    return [path for path in PAGE.rglob("*.js") if PAGE / LIBRARIES not in path.parents]


def words_of_page(code: str) -> set[str]:
    """What a module of the page says in words of its own."""
    texts = texts_of(code)
    found = {part.strip() for each in texts.templates for part in TAG.sub(HOLE, each).split(HOLE) if WORD.search(part)}
    found |= {text for each in texts.templates for text in HEARD.findall(each) if WORD.search(text)}
    found |= {text for text in texts.strings if PROSE.fullmatch(text)}
    found |= {part.strip() for each in texts.plain for part in each.split(HOLE) if PROSE.fullmatch(part.strip())}
    return found - NAMES


def test_the_page_has_no_words_outside_the_catalogues() -> None:
    modules = {path: words_of_page(path.read_text("utf-8")) for path in own_modules()}
    found = {path: words - NOT_SHOWN.get(path.name, set()) for path, words in modules.items()}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("html`<p>Nothing yet.</p>`", {"Nothing yet."}),
        ("html`<p>${name} has the turn.</p>`", {"has the turn."}),
        ('html`<button aria-label="Close">×</button>`', {"Close"}),
        ('html`<a>${over ? html`<b>Go on</b>` : "Pause the game"}</a>`', {"Go on", "Pause the game"}),
        ('const state = (seat) => (seat ? "You passed." : "");', {"You passed."}),
        ("const what = `remove ${name} from the table`;", {"from the table"}),
        ('throw new Error("no words for this"); // A comment says: html`<p>Nothing</p>`', {"no words for this"}),
        ('html`<p class="word">${t("status-turn", { who })} <${Clock} seat=${you} /></p>`', set()),
        ('document.querySelector(".own .hand .card")', set()),
    ],
)
def test_words_are_found_where_they_stand(code: str, words: set[str]) -> None:
    assert words_of_page(code) == words


# -- Python ----------------------------------------------------------------------------------------------------------


def sentences(code: str) -> Iterator[str]:
    """Yield texts that are sentences; texts for developers and operators begin with a small letter."""
    tree = ast.parse(code)
    described = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values):
                text = "".join(str(each.value) if isinstance(each, ast.Constant) else HOLE for each in values)
            case ast.Constant(str(text)) if node not in described:
                pass
            case _:
                continue
        if re.fullmatch(r"[A-Z\0].* .*[.!?]", text, re.DOTALL) and WORD.search(text):
            yield text


def test_modules_that_speak_to_players_have_no_sentences_of_their_own() -> None:
    roots = [PACKAGE / name for name in SPOKEN]
    paths = [path for root in roots for path in (sorted(root.rglob("*.py")) if root.is_dir() else [root])]
    assert len(paths) > 50
    for path in paths:
        name = path.relative_to(PACKAGE).as_posix()
        assert set(sentences(path.read_text("utf-8"))) - IN_ENGLISH.get(name, set()) == set(), name


def test_sentences_are_found_where_they_stand() -> None:
    code = '''
def end(who):
    """It ends the turn."""
    yield f"{who} ends the turn."
    yield "The turn is over."
    raise ValueError("the turn is over already")
'''
    assert set(sentences(code)) == {f"{HOLE} ends the turn.", "The turn is over."}


# -- the page before its words are there -----------------------------------------------------------------------------


class Spoken(HTMLParser):
    """Collects the words of a page with the language that they stand in."""

    def __init__(self) -> None:
        super().__init__()
        self.languages: list[str] = []
        self.found: dict[str, str] = {}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Such an element has no text."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.languages.append(dict(attrs).get("lang") or (self.languages[-1] if self.languages else ""))

    def handle_endtag(self, tag: str) -> None:
        self.languages.pop()

    def handle_data(self, data: str) -> None:
        if WORD.search(data):
            self.found[data.strip()] = self.languages[-1]


def test_the_page_says_in_every_language_that_it_needs_javascript() -> None:
    page = Spoken()
    page.feed((PAGE / "index.html").read_text("utf-8"))
    assert page.found.pop("Emptyhand") == "en"
    assert sorted(page.found.values()) == sorted(LANGUAGES)
