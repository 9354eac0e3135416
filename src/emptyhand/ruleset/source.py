"""A ruleset's text as layers of dotted keys, each key remembering the file and line that set it.

Files build on one another by ``extends``. Within one file the switches are thrown first and its own keys come after,
so a file's explicit line always wins over a switch, and a later file wins over an earlier one.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

type_names: Final = {dict: "a table", list: "a list", str: "text", int: "a whole number", bool: "true or false"}

Scalar = str | int | bool | float
Value = Scalar | list["Value"] | dict[str, "Value"]

# Setting one of these unsets the other that an earlier file set: they are two answers to one question.
ALTERNATIVES: Final = (("turn.draw", "turn.refill_to"),)
MAX_BYTES: Final = 64 * 1024


class RulesetError(ValueError):
    """A ruleset that cannot be used: names the file, the key and the line, and says what was expected."""

    def __init__(self, message: str, *, file: str, key: str = "", line: int = 0) -> None:
        self.file, self.key, self.line = file, key, line
        where = file + (f", line {line}" if line else "") + (f", {key}" if key else "")
        super().__init__(f"{where}: {message}")


@dataclass(frozen=True, slots=True)
class Entry:
    value: Value
    file: str
    line: int


@dataclass(slots=True)
class Source:
    """Everything the layers say, flattened: ``players.least`` -> value, file, line."""

    name: str
    file: str
    entries: dict[str, Entry] = field(default_factory=dict)

    def put(self, key: str, entry: Entry) -> None:
        """Set a key; what stood above or below it in the tree goes."""
        for other in [k for k in self.entries if k.startswith(key + ".") or key.startswith(k + ".")]:
            del self.entries[other]
        for pair in ALTERNATIVES:
            if key in pair:
                self.entries.pop(pair[1 - pair.index(key)], None)
        self.entries[key] = entry

    def under(self, prefix: str) -> dict[str, Entry]:
        """The entries below a key, named from there."""
        start = prefix + "."
        return {k[len(start) :]: e for k, e in self.entries.items() if k.startswith(start)}

    def lay(self, layer: Mapping[str, Entry]) -> None:
        """Put one file's entries on top: definitions, then the switches it throws, then its own keys."""
        definitions = {k: e for k, e in layer.items() if k.startswith("switch.")}
        thrown = {k: e for k, e in layer.items() if k.startswith("switches.")}
        for key, entry in (definitions | thrown).items():
            self.put(key, entry)
        for key, entry in thrown.items():
            reading = "on" if entry.value is True else "off"
            for patched, patch in self.under(f"switch.{key.removeprefix('switches.')}.{reading}").items():
                self.put(patched, Entry(patch.value, entry.file, entry.line))
        for key, entry in layer.items():
            if key not in definitions and key not in thrown:
                self.put(key, entry)

    def text(self) -> str:
        """The flattened rules without the switches, as one line of JSON that :func:`parse_flat` reads."""
        plain = {k: e.value for k, e in sorted(self.entries.items()) if not k.startswith(("switch.", "switches."))}
        return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)


def parse_toml(text: str, file: str) -> dict[str, Entry]:
    """One file's keys, flattened, with their lines."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RulesetError(f"the file is larger than {MAX_BYTES // 1024} KiB", file=file)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found.group(1)) if found else 0
        reason = str(error).split(" (at ")[0] or "nested too deeply"
        raise RulesetError(f"this is not valid TOML: {reason}", file=file, line=line) from None
    lines = _key_lines(text)
    return {key: Entry(value, file, _line_of(key, lines)) for key, value in _flatten(document, "")}


def parse_flat(text: str, file: str) -> dict[str, Entry]:
    """Keys as written by :meth:`Source.text`."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise RulesetError("expected the rules as one JSON object of dotted keys", file=file)
    return {key: Entry(value, file, 0) for key, value in document.items()}


def _flatten(table: Mapping[str, Value], prefix: str) -> Iterator[tuple[str, Value]]:
    for key, value in table.items():
        if isinstance(value, dict) and value:
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


_HEADER = re.compile(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?")
_KEY = re.compile(r"""^\s*([A-Za-z0-9_\-."']+(?:\s*\.\s*[A-Za-z0-9_\-"']+)*)\s*=""")


def _key_lines(text: str) -> dict[str, int]:
    """The first line on which each table header or key stands."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = _bare(header.group(1)) + "."
            lines.setdefault(table[:-1], number)
        elif key := _KEY.match(line):
            lines.setdefault(table + _bare(key.group(1)), number)
    return lines


def _bare(key: str) -> str:
    return re.sub(r"""["'\s]""", "", key)


def _line_of(key: str, lines: Mapping[str, int]) -> int:
    """The line of a key, or of the nearest table or inline table that holds it."""
    while key:
        if key in lines:
            return lines[key]
        key = key.rpartition(".")[0]
    return 0
