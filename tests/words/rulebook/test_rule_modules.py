"""Everything said about a table of keys stands in one module: others ask it for facts, and ids can be searched for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import emptyhand
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES

PACKAGE = Path(emptyhand.__file__).parent
RULEBOOK = PACKAGE / "words" / "rulebook"
ABOVE_THE_ENGINES = ("words", "study", "table", "server", "terminal", "commands")
OF_CLIMBING_GAMES = {("deal", f"words/rulebook/{module}.py") for module in ("climb_book", "combinations", "figures")}
"""A table and a module that reads the keys of the same name of the other family."""

KEYS = PILE_TABLES | {"match": MatchKeys}
TABLES = [table for table in KEYS if (RULEBOOK / f"{table}.py").exists()]
"""The tables that have a module."""


def reads(path: Path, table: str) -> set[str]:
    """The keys of a table that a module reads, as `law.TABLE.KEY` or `rules.TABLE.KEY`."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
    # The state of a room, `kept`, has a match, too: the one that is being played.
    tables = {node for node in nodes if node.attr == table and ast.unparse(node.value) != "kept"}
    of_table = {node.attr for node in nodes if node.value in tables}
    return of_table & declared(KEYS[table]).keys()


@pytest.mark.parametrize("table", TABLES)
def test_only_the_module_of_a_table_reads_its_keys(table: str) -> None:
    paths = [path for package in ABOVE_THE_ENGINES for path in (PACKAGE / package).rglob("*.py")]
    readers = {path.relative_to(PACKAGE).as_posix() for path in paths if reads(path, table)}
    assert readers == {f"words/rulebook/{table}.py"} | {name for of, name in OF_CLIMBING_GAMES if of == table}


@pytest.mark.parametrize("table", TABLES)
def test_the_module_of_a_table_writes_whole_message_ids(table: str) -> None:
    tree = ast.parse((RULEBOOK / f"{table}.py").read_text("utf-8"))
    assert not [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
