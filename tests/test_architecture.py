"""ARCHITECTURE.md shows the real imports, and names in the package say one thing each."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import emptyhand
from tools.import_graph import import_graph, reduced
from tools.pictures import PAGE, page, pictures

SOURCE = Path(emptyhand.__file__).parent
Module = tuple[str, list[ast.stmt]]
BARE = frozenset({"found", "each", "one", "at", "told", "what", "given", "made"})
"""Names that say only that a parameter was found or given, not what it is."""
BARE_PARAMETERS = frozenset(
    {
        # Parameters of the public `Game`: a caller may pass them by name.
        "players/game.py: view(at)",
        "players/game.py: events_at(at)",
        "players/game.py: newly_seen(at)",
    }
)
"""Those that are left; add nothing."""
SIMULATOR = SOURCE.parents[1] / "simulator"
BARE_FUNCTIONS = frozenset({"found", "given", "known", "laid", "made", "named", "said", "shown", "told"})
"""Names that say neither what a function does nor what it returns."""
IN_SECONDS = re.compile(r"seconds\b|.*\b(how many|than this many) seconds\b", re.IGNORECASE)
"""How the docstring of a constant in seconds begins."""


def test_pictures_and_table_show_the_real_imports() -> None:
    graph = import_graph()
    files = pictures() | {PAGE: page(PAGE.read_text(encoding="utf-8"), graph)}
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python -m tools.pictures"


def test_reduced_graph_drops_only_arrows_that_a_path_replaces() -> None:
    graph = {"a": frozenset("bcd"), "b": frozenset("c"), "c": frozenset("d"), "d": frozenset[str]()}
    assert reduced(graph) == {"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": set()}


# -- names -----------------------------------------------------------------------------------------------------------


@cache
def modules() -> tuple[Module, ...]:
    return tuple(_parsed())


def _parsed() -> Iterator[Module]:
    for root, folder in ((SOURCE, SOURCE), (SIMULATOR.parent, SIMULATOR)):
        for path in sorted(folder.rglob("*.py")):
            yield path.relative_to(root).as_posix(), ast.parse(path.read_text(encoding="utf-8")).body


def types(body: list[ast.stmt]) -> Iterator[str]:
    """The public classes, aliases, NewTypes and type variables of a module; one capital letter is no name."""
    for node in body:
        match node:
            case ast.ClassDef(name=name):
                yield name
                yield from types(node.body)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name):
                    yield name
            case ast.If() | ast.Try():
                yield from types([*node.body, *node.orelse])


def type_clashes(found: Iterator[Module]) -> dict[str, list[str]]:
    """Names that stand for several types within a package of the top level, and the modules that define them."""
    homes: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for module, body in found:
        for name in types(body):
            if not name.startswith("_"):
                homes[module.partition("/")[0], name].append(module)
    return {name: places for (_, name), places in homes.items() if len(places) > 1}


def bare_parameters(module: str, body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield from bare_parameters(module, node.body)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if not name.startswith("_") or name == "__init__":
                    parameters = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                    yield from (f"{module}: {name}({arg.arg})" for arg in parameters if arg.arg in BARE)


def bare_functions(module: str, body: list[ast.stmt]) -> Iterator[str]:
    """The functions and methods that are called by a bare participle; a property is a noun as a field is."""
    for node in body:
        match node:
            case ast.ClassDef(body=methods):
                yield from bare_functions(module, methods)
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.AsyncFunctionDef(name=name, decorator_list=[]):
                if name in BARE_FUNCTIONS:
                    yield f"{module}: {name}"


def unnamed_seconds(module: str, body: list[ast.stmt]) -> Iterator[str]:
    for node, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                match following:
                    case ast.Expr(value=ast.Constant(value=str() as text)) if IN_SECONDS.match(text):
                        in_seconds = True
                    case _:
                        in_seconds = name == "SECONDS"
                if name.isupper() and in_seconds and not name.endswith("_SECONDS"):
                    yield f"{module}: {name}"


def test_a_type_name_means_one_thing_within_its_package() -> None:
    assert type_clashes(iter(modules())) == {}


def test_no_parameter_of_a_public_function_has_a_bare_name() -> None:
    found = {name for module, body in modules() for name in bare_parameters(module, body)}
    assert found == BARE_PARAMETERS


def test_no_function_is_called_by_a_bare_participle() -> None:
    assert [name for module, body in modules() for name in bare_functions(module, body)] == []


def test_the_name_of_a_constant_in_seconds_says_so() -> None:
    assert [name for module, body in modules() for name in unnamed_seconds(module, body)] == []


def test_these_checks_notice_each_kind_of_name() -> None:
    first = ast.parse("class Seat: ...\nWord = str\nT = TypeVar('T')\nPAUSE = 2.0\n'''Seconds between two looks.'''\n")
    second = ast.parse("Seat = NewType('Seat', int)\nif True:\n    Word = int\ndef move(found, card, *, at): ...\n")
    here = [("room/a.py", first.body), ("room/deep/b.py", second.body)]
    assert type_clashes(iter(here)) == {name: ["room/a.py", "room/deep/b.py"] for name in ("Seat", "Word")}
    assert type_clashes(iter([here[0], ("other/b.py", second.body)])) == {}
    assert list(bare_parameters(*here[1])) == ["room/deep/b.py: move(found)", "room/deep/b.py: move(at)"]
    functions = ast.parse(
        "class A:\n    def told(self): ...\n    @property\n    def laid(self): ...\ndef named(): ...\n"
    )
    assert list(bare_functions("a.py", functions.body)) == ["a.py: told", "a.py: named"]
    assert list(unnamed_seconds(*here[0])) == ["room/a.py: PAUSE"]
