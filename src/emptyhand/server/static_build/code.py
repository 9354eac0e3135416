"""The Python code that a page without a server runs: the modules that a device imports, and their data.

JSON compressed by gzip: a worker unpacks it without Python, and so before Python has started.
"""

from __future__ import annotations

import ast
import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import segno

from emptyhand.players.bots.registry import KINDS
from emptyhand.words.speech.catalogue import SOURCE, texts

PACKAGE = Path(__file__).parent.parent.parent
ROOTS = ("emptyhand.table.device.bridge", "emptyhand.table.device.warm")
BY_NAME = tuple(kind.home.partition(":")[0] for kind in KINDS.values())
"""Modules that are imported by name."""
LEFT_OUT = (
    "emptyhand.players.workers.own_",
    "emptyhand.study.coach.proving",
    "emptyhand.fast.batch",
    "emptyhand.words.speech.wording",
)
"""Own players need processes, proofs and thousands of games need numba, words come from the page's own Fluent."""
DATA = (
    "rules/catalogue/*.toml",
    "fast/tuned/*.json",
    "players/bots/shares.json",
)
WORDS = ("rulebook", "later-notes", "page-first")
"""Of the words only those areas that say whether a text of a ruleset file, or a note on it, has a message."""
SEGNO = Path(segno.__file__).parent
SEGNO_MODULES = ("__init__", "consts", "encoder", "utils", "writers")
"""The library that draws QR codes, as it is installed here; its licence is among those of the folder."""


def code_archive() -> bytes:
    """Return the text of each file by its path: the same bytes for the same files."""
    segno = {f"segno/{name}.py": (SEGNO / f"{name}.py").read_text("utf-8") for name in SEGNO_MODULES}
    return _archive(_texts(map(_file_of, needed_modules())) | _data() | segno)


def data_archive() -> bytes:
    """Return the data alone: all that a start from memory needs, in which every module is imported."""
    return _archive(_data())


def _data() -> dict[str, str]:
    """Return the text of each file of data. Of the words an area is a file, wherever its messages stand."""
    folder = f"emptyhand/words/speech/catalogues/{SOURCE}"
    words = {f"{folder}/{area}.ftl": text for area, text in texts(SOURCE).items() if area.startswith(WORDS)}
    return _texts(each for glob in DATA for each in PACKAGE.glob(glob)) | words


def _texts(paths: Iterable[Path]) -> dict[str, str]:
    return {f"emptyhand/{path.relative_to(PACKAGE).as_posix()}": path.read_text("utf-8") for path in sorted(paths)}


def _archive(files: dict[str, str]) -> bytes:
    return gzip.compress(json.dumps(files, ensure_ascii=False).encode(), mtime=0)


def needed_modules() -> set[str]:
    """Return every module of the package that a device imports, itself included."""
    found: set[str] = set()
    waiting = [*ROOTS, *BY_NAME]
    while waiting:
        name = waiting.pop()
        if name in found or name.startswith(LEFT_OUT) or not _file_of(name).is_file():
            continue
        found.add(name)
        waiting.append(name.rpartition(".")[0] or name)
        waiting += _imported(ast.parse(_file_of(name).read_text("utf-8")))
    return found


def _imported(node: ast.AST) -> Iterator[str]:
    """Yield what a module imports, at once or when a function runs. A name that is imported may be a module."""
    match node:
        case ast.Import(names):
            yield from (name.name for name in names if name.name.startswith("emptyhand"))
        case ast.ImportFrom(str(module), names) if module.startswith("emptyhand"):
            yield module
            yield from (f"{module}.{name.name}" for name in names)
        case ast.If(ast.Name("TYPE_CHECKING"), _, orelse):
            for each in orelse:
                yield from _imported(each)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _imported(child)


def _file_of(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
