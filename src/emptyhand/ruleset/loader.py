"""Reads rulesets: by name from the catalogue, or by path from a person's own file.

A wrong file gets one sentence that names file, line and key and says what was expected. Which keys exist is decided by
asking for them: a key nobody asked for is unknown, and its nearest known neighbour is suggested.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

from emptyhand.ruleset.clashes import check
from emptyhand.ruleset.reader import Reader
from emptyhand.ruleset.model import Ruleset
from emptyhand.ruleset.source import Entry, RulesetError, Scalar, Source, Value, parse_flat, parse_toml

CATALOGUE = (
    ("obsession", "obsession-first", "obsessed", "thirteen", "thirteen-southern")  # fmt: skip
    + ("life", "cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus")
)
MAX_DEPTH = 16


def load(name: str, overrides: Mapping[str, Scalar] | None = None) -> Ruleset:
    """The ruleset of a catalogue name or of a file's path, with single keys set on top of it.

    An override's key may be short where that is clear: ``kill_run`` for ``run.kill_run``, a switch by its name.
    """
    source = _layers(name, asked_by="", seen=())
    if overrides:
        source.lay({_full_key(source, key): Entry(value, "--set", 0) for key, value in overrides.items()})
    return _build(source)


@cache
def catalogue() -> tuple[Ruleset, ...]:
    """Every ruleset that comes with the package."""
    return tuple(load(name) for name in CATALOGUE)


def loads(text: str, name: str = "ours") -> Ruleset:
    """The ruleset of a TOML text; it may extend the catalogue but not files."""
    source = Source(name, name)
    _extend(source, parse_toml(text, name), folder=None, seen=())
    return _build(source)


def restore(flat: str, name: str) -> Ruleset:
    """The ruleset that once wrote this flattened text, as kept in records of house rules."""
    source = Source(name, "the record's rules")
    source.lay(parse_flat(flat, source.file))
    return _build(source)


def _build(source: Source) -> Ruleset:
    reader = Reader(source)
    ruleset = reader.ruleset()
    reader.refuse_unknown()
    check(ruleset, reader.at)
    return ruleset


def _layers(name: str, *, asked_by: str, seen: tuple[str, ...], folder: Path | None = None) -> Source:
    text, file, home = _read(name, asked_by, folder)
    if file in seen:
        raise RulesetError(f"extends goes round in a circle: {' -> '.join((*seen, file))}", file=seen[0], key="extends")
    if len(seen) >= MAX_DEPTH:
        raise RulesetError(f"extends goes more than {MAX_DEPTH} files deep", file=seen[0], key="extends")
    source = Source(Path(name).stem if name not in CATALOGUE else name, file)
    _extend(source, parse_toml(text, file), folder=home, seen=(*seen, file))
    return source


def _extend(source: Source, layer: dict[str, Entry], *, folder: Path | None, seen: tuple[str, ...]) -> None:
    base = layer.pop("extends", None)
    if base is not None:
        if not isinstance(base.value, str):
            message = "expected the name of a ruleset or the path of a file"
            raise RulesetError(message, file=base.file, key="extends", line=base.line)
        source.entries.update(_layers(base.value, asked_by=base.file, seen=seen, folder=folder).entries)
    source.lay(layer)


def _read(name: str, asked_by: str, folder: Path | None) -> tuple[str, str, Path | None]:
    """The text of a ruleset, what to call its file, and the folder its own `extends` is relative to."""
    if name in CATALOGUE:
        return (resources.files("emptyhand") / "rulesets" / f"{name}.toml").read_text("utf-8"), f"{name}.toml", None
    if not _is_path(name) or (asked_by and folder is None):
        raise RulesetError(_no_such_name(name), file=asked_by or name, key="extends" if asked_by else "")
    path = (folder or Path()) / Path(name).expanduser()
    try:
        return path.read_text("utf-8"), str(path), path.parent
    except FileNotFoundError:
        message = "there is no such file"
    except IsADirectoryError:
        message = "this is a folder, expected a ruleset file"
    except (OSError, UnicodeDecodeError, ValueError) as error:
        message = f"the file cannot be read as text ({error})"
    raise RulesetError(message, file=str(path)) from None


def _is_path(name: str) -> bool:
    return "/" in name or "\\" in name or name.endswith(".toml")


def _no_such_name(name: str) -> str:
    near = difflib.get_close_matches(name, CATALOGUE, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(CATALOGUE)}, or the path of a file"
    return f"there is no ruleset called {name!r}: {hint}"


def _full_key(source: Source, key: str) -> str:
    if key in source.entries or f"switches.{key}" in source.entries:
        return key if key in source.entries else f"switches.{key}"
    known = Reader(source).known_keys()
    return key if key in known else next((k for k in known if k.rpartition(".")[2] == key), key)


def parse_override(text: str) -> tuple[str, Scalar]:
    """One ``key=value`` of the command line; the value reads as TOML would, bare words as text."""
    key, equals, raw = text.partition("=")
    if not equals or not key.strip():
        raise RulesetError(f"expected key=value, got {text!r}", file="--set")
    value: Value = raw.strip()
    try:
        value = parse_toml(f"v = {raw}", "--set")["v"].value
    except (RulesetError, KeyError):
        pass
    if isinstance(value, list | dict):
        raise RulesetError("expected a single value, not a list or table", file="--set", key=key)
    return key.strip(), value
