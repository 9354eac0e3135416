"""The same inputs give the same bytes in Pyodide, as a browser runs it, and in CPython."""

from __future__ import annotations

from itertools import cycle, product
from pathlib import Path

import pytest

from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.server.static_build.code import needed_modules
from emptyhand.words.speech.catalogue import LANGUAGES
from tests.catalogue import CORE
from tests.offline import sessions
from tests.offline.pyodide import in_pyodide
from tests.scale import IS_FULL, sample

SEEDS = [1]
PLAYED = list(CATALOGUE) if IS_FULL else [*sample(CORE), "thirteen-southern", "karma", "big-two", "daifugo"]
BOOKS = list(product(CATALOGUE, LANGUAGES)) if IS_FULL else list(zip(sample(CATALOGUE), cycle(LANGUAGES), strict=False))
"""Some rulebooks in the languages by turns; in a full run every one in all, and a game of every ruleset."""


def test_a_device_without_numpy_and_msgspec_is_what_the_archive_has() -> None:
    modules = needed_modules()
    assert {
        "emptyhand.table.device.bridge",
        "emptyhand.players.bots.original",
        "emptyhand.words.rulebook.tips_climb",
    } <= modules
    parts = {tuple(name.split(".")[1:3]) for name in modules}
    assert not {part[:1] for part in parts} & {("server",), ("terminal",), ("commands",)}
    assert not parts & {("study", "lab"), ("study", "arena")}
    assert {"emptyhand.fast.without_numpy", "emptyhand.fast.climb_judge"} <= modules


@pytest.mark.timeout(300)
def test_games_and_rulebooks_are_the_same_bytes_in_pyodide(tmp_path: Path) -> None:
    asked = f"'\\n\\n'.join([sessions.digests({PLAYED}, {SEEDS}), sessions.workshop('de'), sessions.books({BOOKS})])"
    games, workshop, books = in_pyodide(asked, tmp_path).found.split("\n\n", 2)
    assert workshop.splitlines() == sessions.workshop("de").splitlines()
    assert games.splitlines() == sessions.digests(PLAYED, SEEDS).splitlines()
    assert books == sessions.books(BOOKS)
