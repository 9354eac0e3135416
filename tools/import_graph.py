"""The package's real import graph, package by package, for the pictures and the table of ARCHITECTURE.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import grimp

PACKAGE = "emptyhand"
BY_NAME = {"cli": "commands"}
"""Imports without an `import` statement: the command line loads a command's module when it runs the command."""

Graph = Mapping[str, frozenset[str]]
"""The parts that each part imports directly."""


def import_graph(split: Collection[str] = ()) -> Graph:
    """Return every part of the package in alphabetical order, with the parts that it imports.

    A part is a package or a module at the top level; of the packages in `split`, each package or module inside it.
    """
    modules = grimp.build_graph(PACKAGE)
    imports: dict[str, set[str]] = {name: set() for module in sorted(modules.modules) if (name := part(module, split))}
    for module in modules.modules:
        importer = part(module, split)
        for target in modules.find_modules_directly_imported_by(module):
            imported = part(target, split)
            if importer and imported and importer != imported:
                imports[importer].add(imported)
    for importer, imported in BY_NAME.items():
        imports[importer].add(imported)
    return {name: frozenset(imported) for name, imported in sorted(imports.items())}


def part(module: str, split: Collection[str]) -> str | None:
    """Return the part of a module; None for the package's own `__init__` and for modules that only start it."""
    _, *names = module.split(".")
    if not names or names[-1] == "__main__" or (len(names) == 1 and names[0] in split):
        return None
    return "/".join(names[: 2 if names[0] in split else 1])


def inside(graph: Graph, package: str) -> Graph:
    """Return the parts of one package, without its name and without what they import of others."""
    head = f"{package}/"
    return {
        name.removeprefix(head): frozenset(each.removeprefix(head) for each in imported if each.startswith(head))
        for name, imported in graph.items()
        if name.startswith(head)
    }


def reduced(graph: Graph) -> Graph:
    """Return the transitive reduction: the fewest arrows with the same reachability."""
    below = {name: _below(graph, name) for name in graph}
    return {
        name: frozenset(each for each in imported if not any(each in below[other] for other in imported - {each}))
        for name, imported in graph.items()
    }


def _below(graph: Graph, name: str) -> frozenset[str]:
    reached: set[str] = set()
    waiting = list(graph[name])
    while waiting:
        each = waiting.pop()
        if each not in reached:
            reached.add(each)
            waiting += graph[each]
    return frozenset(reached)
