"""The branches of the reference engine, and the same code without one of them.

Every condition of an `if`, a ternary or a comprehension becomes true once and false once, that of a `while` false;
every operand of `and` and `or` is left out once, and so is every `case` but the last resort. Asserts and code outside
functions stay as they are.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

GAME = Path("src/emptyhand/game")
NO_ENGINE = {"__init__", "archive", "board", "engine_check", "errors", "notation", "perft", "seeds"}

ALWAYS, NEVER = "always", "never"


@dataclass(frozen=True)
class Mutant:
    """One branch of a function that is removed."""

    module: str
    function: str
    condition: str
    change: str
    lines: tuple[int, int]
    """The first and the last line of the condition."""
    number: int
    """The place of this branch among those of its module."""
    copy: int = 1
    """Tells apart equal conditions of one function."""

    @property
    def name(self) -> str:
        """The name under which results and the list of equivalent mutants know it: the same after lines have moved."""
        copy = f" ({self.copy})" if self.copy > 1 else ""
        return f"{self.module}.{self.function}: {self.condition}: {self.change}{copy}"

    @property
    def path(self) -> Path:
        return GAME / f"{self.module}.py"


@dataclass(frozen=True)
class Branch:
    """A branch in a syntax tree, and how to remove it there."""

    node: ast.AST
    condition: str
    change: str
    remove: Callable[[], object]


def engine_modules() -> list[str]:
    return sorted(path.stem for path in GAME.glob("*.py") if path.stem not in NO_ENGINE)


def mutants_of(module: str) -> list[Mutant]:
    """Return the mutants of a module, from its first line to its last."""
    return mutants_in((GAME / f"{module}.py").read_text("utf-8"), module)


def mutants_in(text: str, module: str) -> list[Mutant]:
    copies: Counter[tuple[str, str, str]] = Counter()
    found = []
    for number, (function, branch) in enumerate(_branches(ast.parse(text))):
        alike = function, branch.condition, branch.change
        copies[alike] += 1
        lines: tuple[int, int] = (branch.node.lineno, branch.node.end_lineno)  # type: ignore[attr-defined]
        found.append(Mutant(module, *alike, lines, number, copies[alike]))
    return found


def mutated(text: str, number: int) -> ast.Module:
    """Return the syntax tree of a module without its branch of that number."""
    tree = ast.parse(text)
    _, branch = list(_branches(tree))[number]
    branch.remove()
    return ast.fix_missing_locations(tree)


def install(mutant: Mutant) -> None:
    """Give the function of a mutant the mutated code, in this process."""
    module = import_module(f"emptyhand.game.{mutant.module}")
    tree = mutated(mutant.path.read_text("utf-8"), mutant.number)
    code = _code_named(compile(tree, str(module.__file__), "exec"), mutant.function)
    _function(module, mutant.function).__code__ = code
    clear_caches(module)


def clear_caches(module: ModuleType) -> None:
    """Empty the caches of a module's functions."""
    for value in [*vars(module).values()]:
        if isinstance(value, _lru_cache_wrapper):
            value.cache_clear()


def _code_named(code: CodeType, name: str) -> CodeType:
    (found,) = (inner for inner in _nested(code) if inner.co_qualname == name)
    return found


def _nested(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _nested(inner)


def _function(module: ModuleType, name: str) -> FunctionType:
    value: object = module
    for part in name.split("."):
        value = vars(value)[part]
    value = getattr(value, "fget", None) or getattr(value, "__wrapped__", None) or value
    assert isinstance(value, FunctionType), name
    return value


# -- finding and removing branches -----------------------------------------------------------------------------------


def _branches(tree: ast.Module) -> Iterator[tuple[str, Branch]]:
    """Yield the branches of each function with its name, in the order of the text."""
    for name, function in _functions(tree.body):
        yield from ((name, branch) for branch in _below(function))


def _functions(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{within}{node.name}.")


def _below(parent: ast.AST) -> Iterator[Branch]:
    for node in ast.iter_child_nodes(parent):
        if not isinstance(node, ast.Assert):
            yield from _at(parent, node)
            yield from _below(node)


def _at(parent: ast.AST, node: ast.AST) -> Iterator[Branch]:
    """Yield the branches that a node itself makes."""
    match node:
        case ast.If() | ast.IfExp():
            for change in (ALWAYS, NEVER):
                yield _constant(node, "test", node.test, change)
        case ast.While():
            yield _constant(node, "test", node.test, NEVER)
        case ast.comprehension():
            for place, condition in enumerate(node.ifs):
                for change in (ALWAYS, NEVER):
                    yield _constant(node.ifs, place, condition, change)
        case ast.BoolOp():
            for operand in node.values:
                remove = _Without(parent, node, operand)
                yield Branch(node, ast.unparse(node), f"without {ast.unparse(operand)}", remove)
        case ast.match_case() if not _takes_all(node):
            text = f"case {ast.unparse(node.pattern)}"
            yield Branch(node.pattern, text, NEVER, lambda: setattr(node, "guard", ast.Constant(False)))


def _takes_all(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None


def _constant(owner: ast.AST | list[ast.expr], field: str | int, condition: ast.expr, change: str) -> Branch:
    def remove() -> None:
        value = ast.Constant(change == ALWAYS)
        if isinstance(owner, list):
            owner[int(field)] = value
        else:
            setattr(owner, str(field), value)

    return Branch(condition, ast.unparse(condition), change, remove)


@dataclass(frozen=True)
class _Without:
    """Leaves out one operand of an `and` or `or`."""

    parent: ast.AST
    node: ast.BoolOp
    operand: ast.expr

    def __call__(self) -> None:
        self.node.values.remove(self.operand)
        if len(self.node.values) == 1:
            _Replacing(self.node, self.node.values[0]).visit(self.parent)


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)
