"""Parses rulesets into flattened entries: TOML as people write it, and the one-line JSON that records keep."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

from emptyhand.rules.ruleset.lines import deep_line, key_lines
from emptyhand.rules.ruleset.source import Assignment, RulesetError, Value, format_value
from emptyhand.rules.ruleset.syntax import syntax_error

# Far beyond any real ruleset. Without these limits a hostile file could occupy the reader for minutes.
MAX_BYTES: Final = 64 * 1024
MAX_LINE: Final = 500
MAX_LINES: Final = 1500
MAX_DEPTH: Final = 10
MAX_VALUES: Final = 4000

_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def parse_toml(text: str, file: str) -> dict[str, Assignment]:
    """Parse one file's keys, flattened, with their lines."""
    # Some editors write a byte order mark before UTF-8.
    text = text.removeprefix("\ufeff")
    _refuse_bulk(text, file)
    document = _document(text, file)
    lines = key_lines(text)
    inner: dict[str, dict[str, int]] = {}
    for path, line in lines.items():
        key, bracket, rest = path.partition("[")
        if bracket:
            inner.setdefault(key, {})[bracket + rest] = line
    flat = {}
    for parts, value in _flatten(document):
        key = _dotted(parts, file, lines)
        flat[key] = Assignment(
            _plain(value, key, file, lines), file, lines.get(key, 0), inner.get(key, {}), lines=lines
        )
    return flat


def _refuse_bulk(text: str, file: str) -> None:
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RulesetError(f"the file is too large: expected at most {MAX_BYTES // 1024} KiB", file=file)
    if text.count("\n") > MAX_LINES:
        raise RulesetError(f"the file is too long: expected at most {MAX_LINES} lines", file=file)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > MAX_LINE:
            message = f"the line is too long: expected at most {MAX_LINE} characters"
            raise RulesetError(message, file=file, line=number)


def _document(text: str, file: str) -> dict[str, object]:
    try:
        document = tomllib.loads(text)
        depth, values = _size(document)
    except RecursionError:
        document, depth, values = {}, MAX_DEPTH + 1, 0
    except ValueError as error:
        raise syntax_error(str(error), text, file) from None
    if depth > MAX_DEPTH:
        message = f"expected tables and lists at most {MAX_DEPTH} deep inside one another"
        raise RulesetError(message, file=file, line=deep_line(text, MAX_DEPTH))
    if values > MAX_VALUES:
        raise RulesetError(f"the file holds {values} values: expected at most {MAX_VALUES}", file=file)
    return document


def _size(document: dict[str, object]) -> tuple[int, int]:
    """Return the nesting depth of tables and lists, and the number of all values.

    Iterative: a hostile file nests deeper than the recursion limit.
    """
    deepest = values = 0
    waiting: list[tuple[object, int]] = [(document, 0)]
    while waiting:
        value, depth = waiting.pop()
        deepest = max(deepest, depth)
        values += 1
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(item, depth + 1) for item in inside]
    return deepest, values


def _flatten(table: Mapping[str, object], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    for part, value in table.items():
        if isinstance(value, dict) and value:
            yield from _flatten(value, (*above, part))
        else:
            yield (*above, part), value


def _dotted(parts: tuple[str, ...], file: str, lines: Mapping[str, int]) -> str:
    """Join the parts of a key. A part that needs quotes is refused: a quoted dot would make two keys equal."""
    key = ".".join(parts)
    for place, part in enumerate(parts, start=1):
        if not _PLAIN_KEY.fullmatch(part):
            unquoted = all(map(_PLAIN_KEY.fullmatch, part.split(".")))
            wanted = f"{part} without quotes" if unquoted else "keys of letters, digits, - and _ only"
            line = _line_of(".".join(parts[:place]), lines)
            raise RulesetError(f"expected {wanted}, got {format_value(part)}", file=file, key=key, line=line)
    return key


def _line_of(key: str, lines: Mapping[str, int]) -> int:
    """Return the line of a key, or of the nearest table that contains it."""
    while key and key not in lines:
        key = key.rpartition(".")[0]
    return lines.get(key, 0)


def _plain(value: object, key: str, file: str, lines: Mapping[str, int]) -> Value:
    """Return the value if a ruleset may hold its type; otherwise raise RulesetError."""
    match value:
        case str() | int() | float():
            return value
        case list():
            return [_plain(item, key, file, lines) for item in value]
        case dict():
            return {str(name): _plain(item, key, file, lines) for name, item in value.items()}
    message = f"expected text, a number, true or false, a list or a table, got {format_value(value)}"
    raise RulesetError(message, file=file, key=key, line=lines.get(key, 0))


def parse_flat(text: str, file: str) -> dict[str, Assignment]:
    """Parse the keys that ``Source.text`` wrote."""
    try:
        document = json.loads(text) if len(text) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise RulesetError("expected the rules as one JSON object of dotted keys", file=file)
    return {key: Assignment(value, file) for key, value in document.items()}
