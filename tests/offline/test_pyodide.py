"""The same inputs give the same bytes in Pyodide, as a browser runs it, and in CPython."""

from __future__ import annotations

import os
from itertools import cycle, product
from pathlib import Path

import pytest

from emptyhand.ruleset import CATALOGUE
from emptyhand.speech.catalogue import LANGUAGES
from emptyhand.web.static_build.code import needed_modules
from tests.catalogue import CORE
from tests.offline import sessions
from tests.offline.pyodide import in_pyodide

SEEDS = [1]
LONG = int(os.environ.get("EMPTYHAND_LONG", "1")) > 1
PLAYED = list(CATALOGUE) if LONG else [*CORE, "karma", "big-two", "daifugo"]
BOOKS = list(product(CATALOGUE, LANGUAGES) if LONG else zip(CATALOGUE, cycle(LANGUAGES), strict=False))
"""Every rulebook in one of the languages, by turns; with EMPTYHAND_LONG=2 in all, and a game of every ruleset."""


def test_a_device_without_numpy_and_msgspec_is_what_the_archive_has() -> None:
    modules = needed_modules()
    assert {"emptyhand.offline.bridge", "emptyhand.bots.original", "emptyhand.rulebook.tips_climb"} <= modules
    parts = {name.split(".")[1] for name in modules if "." in name}
    assert not parts & {"web", "journal", "lab", "arena", "terminal", "commands", "dst"}
    assert {"emptyhand.fast.without_numpy", "emptyhand.fast.climb_judge"} <= modules


@pytest.mark.timeout(300)
def test_games_and_rulebooks_are_the_same_bytes_in_pyodide(tmp_path: Path) -> None:
    asked = f"'\\n\\n'.join([sessions.digests({PLAYED}, {SEEDS}), sessions.workshop('de'), sessions.books({BOOKS})])"
    games, workshop, books = in_pyodide(asked, tmp_path).found.split("\n\n", 2)
    assert workshop.splitlines() == sessions.workshop("de").splitlines()
    assert games.splitlines() == sessions.digests(PLAYED, SEEDS).splitlines()
    assert books == sessions.books(BOOKS)
