"""The package's real import graph, part by part, for the pictures and the table of ARCHITECTURE.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import grimp

PACKAGE = "emptyhand"
SPLIT = ("web",)
"""Packages whose parts are shown separately."""
BY_NAME = {"cli": "commands"}
"""Imports without an `import` statement: the command line loads a command's module when it runs the command."""

Graph = Mapping[str, frozenset[str]]
"""The parts that each part imports directly."""


def import_graph() -> Graph:
    """Return every part of the package, in alphabetical order, with the parts that it imports."""
    modules = grimp.build_graph(PACKAGE)
    found: dict[str, set[str]] = {part: set() for module in sorted(modules.modules) if (part := _part(module))}
    for module in modules.modules:
        importer = _part(module)
        for target in modules.find_modules_directly_imported_by(module):
            imported = _part(target)
            if importer and imported and importer != imported:
                found[importer].add(imported)
    for importer, imported in BY_NAME.items():
        found[importer].add(imported)
    return {part: frozenset(imported) for part, imported in sorted(found.items())}


def _part(module: str) -> str | None:
    """Return the part of a module; None for the package's own `__init__` and for modules that only start it."""
    _, *names = module.split(".")
    if not names or names[-1] == "__main__" or (len(names) == 1 and names[0] in SPLIT):
        return None
    return "/".join(names[: 2 if names[0] in SPLIT else 1])


def merged(graph: Graph, names: Iterable[str], into: str) -> Graph:
    """Return the graph with some of its parts merged into one."""
    parts = set(names)
    shown: dict[str, set[str]] = {}
    for part, imported in graph.items():
        name = into if part in parts else part
        shown.setdefault(name, set()).update(into if each in parts else each for each in imported)
        shown[name].discard(name)
    return {part: frozenset(imported) for part, imported in sorted(shown.items())}


def within(graph: Graph, names: Iterable[str]) -> Graph:
    """Return the subgraph of these parts."""
    parts = set(names)
    return {part: imported & parts for part, imported in graph.items() if part in parts}


def reduced(graph: Graph) -> Graph:
    """Return the transitive reduction: the fewest arrows with the same reachability."""
    below = {part: _below(graph, part) for part in graph}
    return {
        part: frozenset(each for each in imported if not any(each in below[other] for other in imported - {each}))
        for part, imported in graph.items()
    }


def _below(graph: Graph, part: str) -> frozenset[str]:
    found: set[str] = set()
    open_parts = list(graph[part])
    while open_parts:
        each = open_parts.pop()
        if each not in found:
            found.add(each)
            open_parts += graph[each]
    return frozenset(found)
