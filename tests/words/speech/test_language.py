"""Phrases become text in each language, from catalogues that agree with each other."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata

import pytest
from fluent.syntax import FluentParser, ast

from emptyhand.rules.cards import parse_cards
from emptyhand.words.speech import Phrase, either, listed, of_cards, rank_arg, say, to_json
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE, entries, page_text, texts
from emptyhand.words.speech.language import language, preferred, text_of_simple
from emptyhand.words.speech.letters import without_accents
from emptyhand.words.speech.wording import NoSuchMessage


@pytest.mark.parametrize(
    ("phrase", "code", "text"),
    [
        (say("a-rank", rank=rank_arg(6)), "en", "an 8"),
        (say("cards-of", count=2, rank="K"), "en", "two kings"),
        (of_cards(parse_cards("6S6HRR9H")), "en", "6♠ 6♥, two jokers and 9♥"),
        (of_cards(parse_cards("R")), "de", "ein Joker"),
        (listed(["Ann", "Ben", say("ranks", rank=3)]), "en", "Ann, Ben and 3s"),
        (either([say("a-rank", rank=2), say("a-rank", rank="J")]), "de", "eine 2 oder ein Bube"),
        (listed(["Ann"]), "vi", "Ann"),
        (say("cards-of", count=3, rank="A"), "vi", "ba lá át"),
    ],
)
def test_a_phrase_becomes_text(phrase: Phrase, code: str, text: str) -> None:
    assert language(code).text(phrase) == text


def test_a_form_of_a_nested_phrase_is_one_of_its_attributes() -> None:
    jack = either([say("a-rank", rank="J"), say("a-rank", rank="Q")])
    assert language("de").text(jack, "accusative") == "einen Buben oder eine Dame"
    assert language("en").text(jack, "accusative") == "a jack or a queen"


def test_cards_are_letters_where_signs_cannot_be_shown() -> None:
    assert language("en", ascii_only=True).text(of_cards(parse_cards("TS9H"))) == "10S 9H"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(NoSuchMessage, match="no catalogue has the message 'no-such'"):
        language("vi").text(say("no-such"))


def test_the_json_form_keeps_names_and_nesting() -> None:
    assert to_json(listed(["Ann", say("rank", rank=3)])) == ["list-and", {"items": ["Ann", ["rank", {"rank": 3}]]}]


@pytest.mark.parametrize(
    ("wish", "code"), [("de_AT.UTF-8", "de"), ("vi", "vi"), ("C.UTF-8", "en"), ("fr_FR", "en"), ("DE-ch", "de")]
)
def test_a_locale_names_a_language(wish: str, code: str) -> None:
    assert preferred(wish) == code


def test_the_environment_names_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LC_ALL", ""), ("LC_MESSAGES", "vi_VN.UTF-8"), ("LANG", "de_DE")):
        monkeypatch.setenv(name, value)
    assert preferred() == "vi"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert preferred() == "en"


def test_nothing_heavy_is_imported_before_something_is_said() -> None:
    code = (
        "import sys, emptyhand.table.room, emptyhand.players.match;"
        "print([m for m in sys.modules if m.startswith('fluent')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_simple_messages_are_the_same_without_fluent() -> None:
    told = 0
    for code in LANGUAGES:
        for name, entry in entries(code).items():
            args: dict[str, str | int] = {
                each: 7 if each == "count" else "Ann" for each in re.findall(r"\$(\w+)", entry)
            }
            phrase = say(name, **args)
            text = None if name.startswith("-") else text_of_simple(code, phrase)
            if text is not None:
                told += 1
                assert text == language(code).text(phrase)
    assert told > 1000
    assert text_of_simple("en", say("setup-number", least=1, most=999)) == "Expected a number from 1 to 999."
    assert text_of_simple("en", say("setup-number", least=1, most=1000)) is None


def test_accents_can_be_left_out() -> None:
    assert without_accents("Zurück: „Größe“ 6♠") == 'Zurueck: "Groesse" 6♠'
    assert language("vi", ascii_only=True).text(say("table-plays", who="Ân", me="no", laid="6H")) == "An danh 6H."


# -- catalogues ------------------------------------------------------------------------------------------------------


def parsed(code: str) -> dict[str, ast.Message | ast.Term]:
    """Each entry of a language, read by the whole parser from whole files; a text that it cannot read fails."""
    found: dict[str, ast.Message | ast.Term] = {}
    for name, text in texts(code).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{code}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert key not in found, f"{code}/{name}.ftl says {key} a second time"
                found[key] = entry
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_entries_are_found_one_by_one_as_in_the_whole_file(code: str) -> None:
    whole = parsed(code)
    assert set(entries(code)) == set(whole)
    alone = {key: FluentParser(with_spans=False).parse_entry(text) for key, text in entries(code).items()}
    for key, entry in alone.items():
        assert isinstance(entry, ast.Message | ast.Term), f"{code}: {key}"
        assert entry.equals(whole[key], ["span", "comment", "annotations"]), f"{code}: {key}"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != SOURCE])
def test_no_language_has_a_message_that_the_source_lacks(code: str) -> None:
    assert {key for key in set(entries(code)) - set(entries(SOURCE)) if not key.startswith("-")} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_are_single_signs(code: str) -> None:
    """A letter with its accents as one sign takes one column, and can be compared."""
    assert all(unicodedata.is_normalized("NFC", text) for text in texts(code).values())


def test_the_page_gets_messages_without_comments() -> None:
    assert "list-and = " in page_text("en")
    assert "#" not in page_text("en")
