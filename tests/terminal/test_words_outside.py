"""Whatever the terminal shows a player comes from a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import emptyhand.terminal
from emptyhand.words.speech.catalogue import SOURCE, entries

FOLDER = Path(emptyhand.terminal.__file__).parent
WORD = re.compile(r"[^\W\d_]{2,}")
PARTS = {part for name in entries(SOURCE) for part in name.split("-")}
"""Code puts names of messages together from these."""
NOT_SHOWN = {
    *("bold", "dim", "reverse", "bold yellow", "green", "magenta", "bright_blue", "standard", "ellipsis", "default"),
    *("TERM", "dumb", "NO_COLOR", "SIGHUP", "termios", "readline", "replace", "numba", "kernels", "working"),
    *(
        "emptyhand.players.search.judge",
        ".toml",
        ".game",
        "Result",
        "Pass",
        "PickUp",
        "greedy",
        "uslh",
        "by_number",
        "by_rank",
    ),
    *("long", "(10|[2-9TJQKAR])([SCDH", "(?:10|[2-9TJQKAR", "10|[2-9TJQKAR", "(?:(?:10|[2-9JQKA])["),
    # For those who write players, and those who type commands at the shell.
    *(
        ". A simple player takes its place.",
        "--lang",
        " --game ",
        " replay ",
        " coach ",
        "holds another game",
        "is not a saved game",
    ),
}
"""Styles, names of the system, patterns, and words of the command line."""


def words(text: str) -> Iterator[str]:
    """The texts of a module that could be words for a player: not docstrings, errors or names of messages."""
    tree = ast.parse(text)
    passed_over: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):
            passed_over |= set(ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed_over.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed_over:
            named = all(part in PARTS for part in node.value.strip("-").split("-"))
            if WORD.search(node.value) and not named and node.value not in NOT_SHOWN:
                yield f"{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_words_stand_outside_the_catalogues(path: Path) -> None:
    assert list(words(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "text", ['x = "It is your turn."', 'x = f"{count} cards"', 'def f():\n    return "Quit"', 'x = "zurück"']
)
def test_words_outside_the_catalogues_are_found(text: str) -> None:
    assert len(list(words(text))) == 1
