"""The printed tables and rulebooks as they were last reviewed. `python -m tools.golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.law import grid
from emptyhand.rulebook import rulebook
from emptyhand.ruleset import CATALOGUE
from tests.helpers import law

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_grid_is_the_reviewed_one(name: str) -> None:
    assert grid(law(name)) == (GOLDEN / "grids" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rulebook_is_the_reviewed_one(name: str) -> None:
    assert rulebook(law(name)) == (GOLDEN / "rulebooks" / f"{name}.md").read_text("utf-8")


@pytest.mark.parametrize(("folder", "suffix"), [("grids", ".txt"), ("rulebooks", ".md")])
def test_no_golden_text_is_left_over(folder: str, suffix: str) -> None:
    assert sorted(p.name for p in (GOLDEN / folder).iterdir()) == sorted(name + suffix for name in CATALOGUE)
