"""Joins the modules and style sheets of the page into a few files: a dozen requests instead of ninety.

A part is a module that `import()` loads (app.js, which the page names, is the first), with every module that it
imports. A module that several parts import goes into the part that is loaded before all of them, so that it runs once.
In a part each module is a function; `$`, which app.js exports, has what each of them exports. A module that is in a
part can still be imported by its own address: that gives what the part has.

A joined module cannot export a variable that changes, and modules cannot import each other in a circle: ValueError. Nor
may a module await `import()` at its top level: the part waits for the page's first one, which then waits for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from posixpath import dirname, join, normpath, relpath

ENTRY = "app.js"
SHEET = "page.css"

_STATEMENT = re.compile(
    r"""(?:^|(?<=[;}]))(?:
        import\s*(?:(?P<names>[\w$*\s{},]+?)\s*from\s*)?["'](?P<source>\.{1,2}/[^"']+)["'];?
      | export\s*\{(?P<list>[^}]*)\}(?:\s*from\s*["'](?P<origin>\.{1,2}/[^"']+)["'])?;?
      | export\s+(?P<default>default\s+function\b)
      | export\s+(?P<kind>(?:async\s+)?function\b\s*\*?|class|const)\s+(?P<name>[\w$]+)
    )""",
    re.MULTILINE | re.VERBOSE,
)
_STRAY = re.compile(r"^(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)
_DYNAMIC = re.compile(r"""(?<!typeof )\bimport\(["'](\.{1,2}/[^"']+)["']\)""")
_WAITS = re.compile(r"^(?:\S.*\s)?await\b", re.MULTILINE)
_AS = re.compile(r"\s+as\s+")
_SHEET_IMPORT = re.compile(r"""^@import "\./([^"]+)";\n""", re.MULTILINE)


@dataclass(slots=True)
class Module:
    """A module as the body of a function. `exports` has the expression behind each exported name."""

    name: str
    body: str = ""
    imports: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    exports: dict[str, str] = field(default_factory=dict)

    def path(self, source: str) -> str:
        return normpath(join(dirname(self.name), source))


def parse(name: str, text: str) -> Module:
    """Return a module. Raises ValueError if it has a form of import or export that cannot be joined."""
    module = Module(name)
    module.loads = [module.path(source) for source in _DYNAMIC.findall(text)]
    module.body = _STATEMENT.sub(lambda match: _replaced(module, match), text)
    if stray := _STRAY.search(module.body):
        raise ValueError(f"{name}: cannot join {stray[0].strip()!r}: expected an import or export of fixed names")
    return module


def _replaced(module: Module, match: re.Match[str]) -> str:
    """Note what an import or export statement says, and return what stands for it in a function."""
    if match["source"]:
        return _imported(module, module.path(match["source"]), match["names"] or "")
    if match["list"] is not None:
        origin = match["origin"] and module.path(match["origin"])
        if origin:
            module.imports.append(origin)
        for inner, outer in _pairs(match["list"]):
            module.exports[outer] = f"{_found(origin)}.{inner}" if origin else inner
        return ""
    if match["default"]:
        module.exports["default"] = "$default"
        return "const $default = function"
    module.exports[match["name"]] = match["name"]
    return f"{match['kind']} {match['name']}"


def _imported(module: Module, source: str, names: str) -> str:
    module.imports.append(source)
    if not names:
        return ""
    if names.startswith("*"):
        return f"const {_AS.split(names)[1]} = {_found(source)};"
    alone, _, several = names.partition("{")
    pairs = [("default", name) for name, _ in _pairs(alone)] + _pairs(several.rstrip("}"))
    inside = ", ".join(inner if inner == outer else f"{inner}: {outer}" for inner, outer in pairs)
    return f"const {{ {inside} }} = {_found(source)};"


def _found(source: str) -> str:
    return f'$["{source}"]'


def _pairs(names: str) -> list[tuple[str, str]]:
    """Return each name of a list, and the one that it gets by `as`."""
    split = [_AS.split(each.strip()) for each in names.split(",") if each.strip()]
    return [(each[0], each[-1]) for each in split]


@dataclass(frozen=True, slots=True)
class Joined:
    """The content served at the address of each part, and of each module in one; and the files that are in parts."""

    texts: Mapping[str, str]
    inside: frozenset[str]

    @classmethod
    def none(cls) -> Joined:
        return cls({}, frozenset())


def join_page(read: Callable[[str], str]) -> Joined:
    """Return the parts of the page. `read` returns the text of a module or a style sheet."""
    modules: dict[str, Module] = {}
    above = _parts(read, modules)
    homes = _homes(modules, above)
    parts = {part: _part(part, modules, homes) for part in above}
    stubs = {name: _stub(modules[name], home) for name, home in homes.items() if name not in above}
    sheets = _SHEET_IMPORT.findall(read(SHEET))
    sheet = _SHEET_IMPORT.sub(lambda match: read(match[1]), read(SHEET))
    return Joined({SHEET: sheet} | parts | stubs, frozenset([*stubs, *sheets]))


def join_worker(read: Callable[[str], str], entry: str) -> str:
    """Return a worker, or a script, and all modules that it imports as one file, which imports nothing."""
    modules: dict[str, Module] = {}
    functions = (_function(modules[name], entry) for name in _reached(entry, modules, read))
    return "\n".join(["const $ = {};", *functions]) + "\n"


def _parts(read: Callable[[str], str], modules: dict[str, Module]) -> dict[str, list[str]]:
    """Return each part with itself and the parts that are loaded before it, the first of all first."""
    above = {ENTRY: [ENTRY]}
    waiting = [ENTRY]
    while waiting:
        part = waiting.pop(0)
        for name in _reached(part, modules, read):
            for found in modules[name].loads:
                if found not in above:
                    above[found] = [*above[part], found]
                    waiting.append(found)
    return above


def _reached(part: str, modules: dict[str, Module], read: Callable[[str], str] | None = None) -> list[str]:
    """Return the modules that a part needs, each after those that it imports."""
    found: dict[str, bool] = {}

    def visit(name: str) -> None:
        if found.get(name):
            return
        if name in found:
            raise ValueError(f"{name} imports itself by way of {next(reversed(found))}: expected no circle")
        found[name] = False
        if name not in modules and read:
            modules[name] = parse(name, read(name))
        for each in modules[name].imports:
            visit(each)
        del found[name]
        found[name] = True

    visit(part)
    return list(found)


def _homes(modules: dict[str, Module], above: Mapping[str, list[str]]) -> dict[str, str]:
    """Return the part of each module, in an order in which modules can run."""
    users: dict[str, list[str]] = {}
    for part in above:
        for name in _reached(part, modules):
            users.setdefault(name, []).append(part)
    return {name: _common([above[part] for part in parts]) for name, parts in users.items()}


def _common(chains: list[list[str]]) -> str:
    """Return the last part that is in every chain."""
    return [part for part in chains[0] if all(part in chain for chain in chains)][-1]


def _part(part: str, modules: Mapping[str, Module], homes: Mapping[str, str]) -> str:
    lines = ["export const $ = {};" if part == ENTRY else f'import {{ $ }} from "{_relative(ENTRY, part)}";']
    lines += [_function(modules[name], part) for name, home in homes.items() if home == part]
    return "\n".join([*lines, *_exported(modules[part])]) + "\n"


def _function(module: Module, part: str) -> str:
    # The address in `import()` is relative to the module's own file, but the code runs in the file of the part.
    body = _DYNAMIC.sub(lambda match: match[0].replace(match[1], _relative(module.path(match[1]), part)), module.body)
    inside = ", ".join(name if name == found else f"{name}: {found}" for name, found in module.exports.items())
    begin, end = ("await (async () => {", "})();") if _WAITS.search(module.body) else ("(() => {", "})();")
    return f"// {module.name}\n{_found(module.name)} = {begin}\n{body.strip()}\nreturn {{ {inside} }};\n{end}"


def _exported(module: Module) -> Iterator[str]:
    names = [name for name in module.exports if name != "default"]
    if names:
        yield f"export const {{ {', '.join(names)} }} = {_found(module.name)};"
    if "default" in module.exports:
        yield f"export default {_found(module.name)}.default;"


def _stub(module: Module, home: str) -> str:
    first = f'import "{_relative(home, module.name)}";\nimport {{ $ }} from "{_relative(ENTRY, module.name)}";'
    return "\n".join([first, *_exported(module)]) + "\n"


def _relative(name: str, base: str) -> str:
    """Return how the file `base` names the file `name`."""
    path = relpath(name, dirname(base) or ".")
    return path if path.startswith(".") else f"./{path}"
