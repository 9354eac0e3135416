"""Every rule sentence is cited by a test, and no test cites a sentence that is not there.

Citations are found by reading the tests, not by running them: `pytest.mark.rule("id", …)` with the ids written out.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SENTENCES = Path(__file__).with_name("sentences.toml")
SOURCES = {"obsession-first", "obsession", "thirteen", "life", "cardgame", "rules"}


def sentences() -> list[dict[str, str]]:
    found: list[dict[str, str]] = tomllib.loads(SENTENCES.read_text("utf-8"))["sentence"]
    return found


def citations(text: str) -> Iterator[str]:
    """The ids that a module's text cites; anything but a written-out id is an error."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            if node.keywords or not node.args:
                raise ValueError(f"line {node.lineno}: a citation is made of ids alone")
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"line {argument.lineno}: an id must be written out, not computed")
                yield argument.value


@cache
def cited() -> dict[str, list[str]]:
    """Where each id is cited."""
    places: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for identity in citations(path.read_text("utf-8")):
            places.setdefault(identity, []).append(str(path.relative_to(TESTS)))
    return places


@pytest.mark.rule("rules.all.sentences-cited")
def test_every_sentence_is_cited_by_a_test() -> None:
    missing = [f"{s['id']}: {s['says']}" for s in sentences() if s["id"] not in cited()]
    assert not missing, f"{len(missing)} rule sentences are cited by no test:\n" + "\n".join(missing)


@pytest.mark.rule("rules.all.sentences-cited")
def test_every_citation_names_a_sentence() -> None:
    known = {s["id"] for s in sentences()}
    unknown = [f"{identity} in {', '.join(places)}" for identity, places in cited().items() if identity not in known]
    assert not unknown, "tests cite sentences that are not in the list:\n" + "\n".join(unknown)


@pytest.mark.rule("rules.all.sentences-cited")
def test_every_sentence_has_its_own_id_a_source_and_words() -> None:
    counted = Counter(s["id"] for s in sentences())
    assert [identity for identity, count in counted.items() if count > 1] == []
    for sentence in sentences():
        assert sentence["source"] in SOURCES, sentence
        assert sentence["id"].startswith(sentence["source"] + "."), sentence
        assert sentence["says"].endswith("."), sentence


@pytest.mark.rule("rules.all.sentences-cited")
def test_citations_are_found_on_functions_classes_and_parameters() -> None:
    text = """
@pytest.mark.rule("a.one", "a.two")
def test_it(): ...

class TestThat:
    pytestmark = pytest.mark.rule("a.three")

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("a.four"))])
def test_x(x): ...
# pytest.mark.rule("a.comment")
"""
    assert sorted(citations(text)) == ["a.four", "a.one", "a.three", "a.two"]


@pytest.mark.parametrize("wrong", ["pytest.mark.rule(*ids)", "pytest.mark.rule()", "pytest.mark.rule(f'{a}')"])
def test_a_citation_that_cannot_be_read_off_the_page_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        list(citations(wrong))
