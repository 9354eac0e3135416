"""Notes on rules: sources, decisions and omissions, which players read and no law covers."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import Ruleset, load, loads, restore
from emptyhand.rules.ruleset.about_keys import MOST_CHARACTERS, Wording
from emptyhand.words.rulebook import rulebook
from emptyhand.words.workshop.drafts import Draft
from emptyhand.words.workshop.links import decode, encode
from tests.rules.ruleset.trouble import LIFE, trouble

NOTES = """
[about]
sources = "my grandmother"

[about.decided]
en = "ties are broken by age."
de = "Bei Gleichstand entscheidet das Alter."
"""


def told(ruleset: Ruleset, language: str = "en") -> str:
    return rulebook(compile(ruleset), language)


def test_a_note_is_in_the_language_of_the_reader_or_else_in_english() -> None:
    ours = loads(LIFE + NOTES)
    assert "## As played here\n\n- **Sources:** my grandmother\n- **Decided:** ties are broken by age.\n" in told(ours)
    german, vietnamese = told(ours, "de"), told(ours, "vi")
    assert "- **Quellen:** my grandmother\n" in german
    assert "- **Festgelegt:** Bei Gleichstand entscheidet das Alter.\n" in german
    assert "ties are broken by age." in vietnamese


def test_a_note_in_one_language_is_read_in_all() -> None:
    ours = loads(LIFE + '[about]\nomits.vi = "lá bài úp"')
    assert "**Left out:** lá bài úp" in told(ours)
    assert "As played here" not in told(loads(LIFE + '[about]\nomits = " "'))


def test_notes_change_no_rule() -> None:
    ours = loads(LIFE + NOTES)
    assert compile(ours).digest == compile(load("life")).digest
    assert ours.title == load("life").title
    assert ours.summary == load("life").summary


def test_notes_stay_with_rules_that_are_kept_or_shared() -> None:
    text = LIFE + NOTES + "[run]\nkill_run = 3\n"
    ours = loads(text)
    assert restore(ours.text, "ours").about == ours.about
    shared = decode(encode(Draft.read(text), compile(ours)))
    assert loads(shared.text()).about == ours.about


def test_rules_that_another_file_changes_lose_their_notes(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(LIFE + NOTES, "utf-8")
    child = tmp_path / "child.toml"
    child.write_text('extends = "ours.toml"\ntitle = "Renamed"', "utf-8")
    assert load(str(child)).about == loads(LIFE + NOTES).about
    child.write_text('extends = "ours.toml"\nabout.omits = "jokers"\nrun.kill_run = 3', "utf-8")
    about = load(str(child)).about
    assert (about.omits.text_in("en"), about.sources, about.decided) == ("jokers", Wording(), Wording())
    assert load(str(tmp_path / "ours.toml"), {"run.kill_run": 3}).about.sources == Wording()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("decided = 3", "expected a line of text in quotes, got 3"),
        ('decided.german = "x"', "expected the code of a language, such as en, de or vi"),
        ("decided.de = 3", "expected a line of text in quotes, got 3"),
        (
            f'omits = "{"x" * (MOST_CHARACTERS + 1)}"',
            f"expected a line of at most {MOST_CHARACTERS} printable characters",
        ),
        ('sources = "\\u202eabc"', "expected text without U+202E"),
        ('decide = "x"', "did you mean 'about.decided'?"),
    ],
)
def test_a_note_that_cannot_be_read_is_refused_in_one_sentence(line: str, expected: str) -> None:
    assert expected in str(trouble(LIFE + f"[about]\n{line}\n"))
