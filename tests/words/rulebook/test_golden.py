"""The printed tables and rulebooks as they were last reviewed. `python -m tools.golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.rules.law import grid
from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.words.rulebook import rulebook
from emptyhand.words.speech.catalogue import LANGUAGES
from tests.helpers import law

GOLDEN = Path(__file__).parent.parent.parent / "golden"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_grid_is_the_reviewed_one(name: str) -> None:
    assert grid(law(name)) == (GOLDEN / "grids" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rulebook_is_the_reviewed_one(name: str, language: str) -> None:
    assert rulebook(law(name), language) == (GOLDEN / "rulebooks" / language / f"{name}.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("folder", "suffix"), [("grids", ".txt"), *((f"rulebooks/{code}", ".md") for code in LANGUAGES)]
)
def test_no_golden_text_is_left_over(folder: str, suffix: str) -> None:
    assert sorted(p.name for p in (GOLDEN / folder).iterdir()) == sorted(name + suffix for name in CATALOGUE)
