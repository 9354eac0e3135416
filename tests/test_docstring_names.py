"""A name in backticks in a docstring exists: a module, a class, a function, a field, a key, a command or a file."""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from emptyhand.rules.ruleset import Family
from emptyhand.rules.ruleset.known_keys import EXTENDS, keys_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "emptyhand"
MODULES = sorted(PACKAGE.rglob("*.py"))
NAME = re.compile(r"(?<!`)`{1,2}([A-Za-z_][\w./]*)(?:\(\))?`{1,2}")
WORD = re.compile(r"[A-Za-z_]\w*")

# Words that a function returns or reads.
WORDS = frozenset({"J", "RB", "TS", "jack", "jacks", "picked_up", "than"})


@cache
def known() -> frozenset[str]:
    """Every name that the package defines or imports, and what files and commands are called."""
    names = {*dir(builtins), *keyword.kwlist, *sys.stdlib_module_names, EXTENDS}
    for path in (*MODULES, *(ROOT / "tools").glob("*.py"), *(ROOT / "tests").rglob("*.py")):
        names |= {path.stem, path.parent.name, *_defined(ast.parse(path.read_text("utf-8")))}
    for family in Family:
        names |= {part for key in keys_of(family) for part in key.split(".")}
    return frozenset(names)


def _defined(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Attribute(attr=name) | ast.Name(id=name):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")
            case ast.keyword(arg=str(name)):
                yield name


def docstrings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text that stands alone as a statement: of modules, classes and functions, and below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def unknown(text: str) -> list[str]:
    """The names in backticks that nothing is called by."""
    return [span for span in NAME.findall(text) if not _exists(span)]


def _exists(span: str) -> bool:
    if span in WORDS or (ROOT / span).exists() or (PACKAGE / span).exists():
        return True
    if "/" in span and (pattern := re.sub("[A-Z]{2,}", "*", span)) != span:
        return next(PACKAGE.rglob(pattern), None) is not None
    return all(word in known() for word in WORD.findall(span))


def test_names_in_backticks_exist() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in MODULES
        for line, text in docstrings(ast.parse(path.read_text("utf-8")))
        for name in unknown(text)
    ]
    assert wrong == []


def test_the_docstring_of_a_package_names_each_of_its_modules() -> None:
    """A reader who knows the name of a module learns there what it is for, beside which others."""
    missing = [
        f"{init.parent.relative_to(PACKAGE)}: {module}"
        for init in PACKAGE.rglob("*/__init__.py")
        for module in _modules(init.parent)
        if not re.search(rf"`{module}`", ast.get_docstring(ast.parse(init.read_text("utf-8"))) or "")
    ]
    assert missing == []


def _modules(package: Path) -> set[str]:
    modules = {path.stem for path in package.glob("*.py")} | {
        path.parent.name for path in package.glob("*/__init__.py")
    }
    return {name for name in modules if not name.startswith("__") and name.isidentifier()}


def test_a_name_that_nothing_has_is_noticed() -> None:
    assert unknown("`Position` and ``turn.refil_to`` and `no_such_thing`") == ["turn.refil_to", "no_such_thing"]
