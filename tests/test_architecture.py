"""ARCHITECTURE.md shows the real imports, and a class name means one thing in the whole package."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import emptyhand
from tools.import_graph import import_graph, reduced
from tools.pictures import PAGE, page, pictures


def test_pictures_and_table_show_the_real_imports() -> None:
    graph = import_graph()
    files = pictures(graph) | {PAGE: page(PAGE.read_text(encoding="utf-8"), graph)}
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python -m tools.pictures"


def test_reduced_graph_drops_only_arrows_that_a_path_replaces() -> None:
    graph = {"a": frozenset("bcd"), "b": frozenset("c"), "c": frozenset("d"), "d": frozenset[str]()}
    assert reduced(graph) == {"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": set()}


def test_a_class_name_is_used_once() -> None:
    names = Counter(
        node.name
        for path in Path(emptyhand.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, uses in names.items() if uses > 1] == []
