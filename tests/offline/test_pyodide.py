"""The same inputs give the same bytes in Pyodide, as a browser runs it, and in CPython."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.ruleset import CATALOGUE
from emptyhand.web.static_build.code import needed_modules
from tests.offline import sessions
from tests.offline.pyodide import in_pyodide

SEEDS = [1]


def test_a_device_without_numpy_and_msgspec_is_what_the_archive_has() -> None:
    modules = needed_modules()
    assert {"emptyhand.offline.bridge", "emptyhand.bots.original", "emptyhand.rulebook.tips_climb"} <= modules
    parts = {name.split(".")[1] for name in modules if "." in name}
    assert not parts & {"web", "journal", "fast", "lab", "arena", "terminal", "commands", "search", "dst"}


@pytest.mark.timeout(300)
def test_games_and_rulebooks_are_the_same_bytes_in_pyodide(tmp_path: Path) -> None:
    rulesets = list(CATALOGUE)
    asked = f"'\\n\\n'.join([sessions.digests({rulesets}, {SEEDS}), sessions.books({rulesets})])"
    games, books = in_pyodide(asked, tmp_path).found.split("\n\n", 1)
    assert games.splitlines() == sessions.digests(rulesets, SEEDS).splitlines()
    assert books == sessions.books(rulesets)
