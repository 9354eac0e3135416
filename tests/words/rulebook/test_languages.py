"""Rulebooks in every language: complete, in the same sentences, for rules that nobody has written yet, too."""

from __future__ import annotations

import re

import pytest

from emptyhand.rules.law import ClimbLaw, Law, compile
from emptyhand.rules.ruleset import CATALOGUE, load, loads
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.book import summary_of, title_of
from emptyhand.words.rulebook.climb_book import instant_name
from emptyhand.words.rulebook.sections import question
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE, texts
from tests.helpers import law
from tests.words.rulebook.random_rules import random_house_rules, random_law

OTHERS = [code for code in LANGUAGES if code != SOURCE]


def sentences(text: str) -> list[list[int]]:
    """How many sentences each line has, by section."""
    sections = text.split("\n## ")
    return [[len(re.findall(r"[.?!](?:\*\*)?(?= |$)", line)) for line in each.splitlines()[1:]] for each in sections]


def check(of: Law) -> None:
    expected = sentences(rulebook(of))[1:]
    for code in OTHERS:
        text = rulebook(of, code)
        # The first part holds title and summary, which people write as they like.
        assert sentences(text)[1:] == expected, code
        for line in filter(None, text.splitlines()):
            assert re.match(r"#+ \w|- (\*\*)?\w|\w", line), line
            assert line.startswith("#") or re.search(r"[.:](\*\*)?( \(`\w+`\))?$", line), line
            bare = re.sub(r"^(- )?(\*\*)?", "", line)
            assert bare[0] == bare[0].upper(), line
            assert not re.search(r"  |\.\.|,,| ,| \.|None|[\[\]{}<>$]", bare), line


@pytest.mark.parametrize("seed", range(30))
def test_a_rulebook_has_the_same_sentences_in_every_language(seed: int) -> None:
    check(random_law(seed))
    check(random_house_rules(seed)[1])


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("file", [name for name in texts(SOURCE) if name.startswith("rulebook") or name == "cards"])
def test_no_message_of_rulebooks_lacks_a_language(file: str, code: str) -> None:
    def messages(language: str) -> set[str]:
        return set(re.findall(r"^([a-z][\w-]*) =", texts(language)[file], re.MULTILINE))

    assert messages(code) == messages(SOURCE)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_text_of_a_ruleset_of_the_package_is_a_message(name: str) -> None:
    ruleset = load(name)
    told = [title_of(ruleset), summary_of(ruleset), *map(question, ruleset.switches)]
    of = law(name)
    told += map(instant_name, of.instant) if isinstance(of, ClimbLaw) else ()
    assert all(isinstance(each, Phrase) for each in told), told


def test_a_text_of_another_file_stays_as_its_author_wrote_it() -> None:
    own = compile(loads('extends = "life"\ntitle = "Unser Leben"\nsummary = "wie bei uns"\nplayers.most = 3'))
    assert rulebook(own, "vi").startswith("# Unser Leben\n\nWie bei uns.\n\n## Mục tiêu\n")
