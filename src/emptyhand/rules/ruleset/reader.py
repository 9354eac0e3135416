"""Reads typed values from a flattened source, one key at a time, and rejects values of the wrong kind.

Reading a key marks it as known; `refuse_unknown` rejects every other key in the source. A path is a key or a place
inside a list: ``bombs.chops[1].by``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from emptyhand.rules.cards import BadCard, Rank, parse_ranks
from emptyhand.rules.ruleset.groups import group_of
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.known_keys import suggestion, unknown
from emptyhand.rules.ruleset.model import Family
from emptyhand.rules.ruleset.source import Assignment, RulesetError, Source, Value, format_value, tables_of, turns_text

Choice = TypeVar("Choice", bound=StrEnum)
Item = TypeVar("Item")

OVERRIDE = "--set"
"""The file name of keys that were set on the command line."""

TABLES = ("switch", "switches")
RANKS_SHOWN = 'ranks such as "3 10 K"'
MOST_NAMED = 8
"""Switches that an error names."""
MOST_ITEMS = 64
"""The longest list of a ruleset: far more than any game needs, and few enough to be read at once."""


class Reader:
    """Reads keys from a source and remembers which keys it has read."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.asked: set[str] = set()
        self._tables = {table for key in source.entries for table in tables_of(key)}

    # -- errors --------------------------------------------------------------------------------------------------

    def at(self, path: str, message: str) -> RulesetError:
        """Return the error to raise about a path, with the nearest known line."""
        key, bracket, rest = path.partition("[")
        entry = self._nearest_entry(key)
        named = re.sub(r"\[\d+\]", "", path)
        if entry is None:
            return RulesetError(message, file=self.source.file, key=named)
        if group_of(entry.file):
            # Nobody has the file of a ruleset that ships with the package.
            base = "" if entry.file == self.source.file else entry.file
            return RulesetError(message, file=self.source.file, key=named, switch=entry.switch, base=base)
        line = _inner_line(entry, bracket + rest)
        if key not in self.source.entries:
            line = entry.lines.get(key, line)
        return RulesetError(message, file=entry.file, key=named, line=line, switch=entry.switch)

    def _nearest_entry(self, key: str) -> Assignment | None:
        """Return the key's own entry, or else the first entry of the smallest table around it."""
        if key in self.source.entries:
            return self.source.entries[key]
        while key:
            for entry in self.source.under(key).values():
                return entry
            key = key.rpartition(".")[0]
        return None

    def clash(self, keys: Sequence[str], message: str) -> RulesetError:
        """Return the error to raise when keys conflict; it names the key that was set last."""
        error = self.at(keys[self.latest(keys)], message)
        error.reason = message
        error.keys = tuple(key.partition("[")[0] for key in keys)
        return error

    def latest(self, keys: Sequence[str]) -> int:
        """Return the index of the key that was set last; 0 if none was set."""
        places = {key: place for place, key in enumerate(self.source.entries)}
        return max(range(len(keys)), key=lambda number: places.get(keys[number].partition("[")[0], -1))

    def refuse_unknown(self, known: Iterable[str] = ()) -> None:
        """Raise about the first key that has not been read and is not in `known`."""
        self._refuse_no_switches()
        known = self.asked.union(known)
        tables = {table for key in known for table in tables_of(key)} | {*TABLES}
        for key in self.source.entries:
            # Reading rejects a value in place of a table, and a table in place of a value.
            if key in known or key in tables or key.startswith("switch.") or _is_below(key, known):
                continue
            if key.startswith("switches."):
                raise self._unknown_switch(key)
            raise self.at(key, unknown(key, known, self._family()))

    def _family(self) -> Family | None:
        named = self.source.entries.get("family")
        return next((each for each in Family if named is not None and named.value == each), None)

    def _refuse_no_switches(self) -> None:
        for key in TABLES:
            entry = self.source.entries.get(key)
            if entry is not None and entry.value != {}:
                raise self.at(key, f"expected a table of switches, got {format_value(entry.value)}")

    def _unknown_switch(self, key: str) -> RulesetError:
        names = sorted({k.split(".")[1] for k in self.source.entries if k.startswith("switch.")})
        if key.count(".") > 1:
            described = key.replace("switches.", "switch.", 1)
            return self.at(key, f"a switch is described under [switch], expected {described}")
        near = difflib.get_close_matches(key.removeprefix("switches."), names, n=1)
        known = ", ".join(names[:MOST_NAMED]) + (", …" if len(names) > MOST_NAMED else "")
        wanted = f"expected one of {known}" if names else "expected none in this ruleset"
        hint = f"did you mean {near[0]!r}?" if near else wanted
        return self.at(key, f"unknown switch, {hint}")

    def expected(self, path: str, expected: str, value: Value | None) -> RulesetError:
        """Return the error to raise about a value of the wrong kind, or about none."""
        if value is None:
            return self.at(path, f"this key is missing, expected {expected}")
        return self.at(path, f"expected {expected}, got {format_value(value)}")

    # -- values --------------------------------------------------------------------------------------------------

    def table(self, path: str, keys: type) -> dict[str, Any]:
        """Read the keys of a table, each as its class declares it."""
        above = f"{path}." if path else ""
        return {name: key.read(self, above + name) for name, key in declared(keys).items()}

    def value(self, key: str, expected: str, default: Value | None = None) -> Value:
        """Return the value of a key; `expected` says in an error what belongs there."""
        self.asked.add(key)
        entry = self.source.entries.get(key)
        if entry is not None:
            return entry.value
        if key in self._tables:
            raise self.at(key, f"expected {expected}, got a table")
        self._refuse_value_above(key)
        if default is None:
            raise self.at(key, f"this key is missing, expected {expected}")
        return default

    def _refuse_value_above(self, key: str) -> None:
        """Raise if a parent of the key holds a value: with ``players = 3`` there is no ``players.least``."""
        above = key.rpartition(".")[0]
        while above:
            entry = self.source.entries.get(above)
            if entry is not None and entry.value != {}:
                part = key.removeprefix(above + ".")
                raise self.at(above, f"expected a table with keys such as {part}, got {format_value(entry.value)}")
            above = above.rpartition(".")[0]

    def text(self, key: str, expected: str, default: str | None = None) -> str:
        value = self.value(key, f"{expected} in quotes", default)
        entry = self.source.entries.get(key)
        if entry is not None and entry.file == OVERRIDE and isinstance(value, int) and not isinstance(value, bool):
            # A shell strips quotes, so `--set card.3.next=3` means the text.
            return str(value)
        return self.as_text(key, value, expected)

    def as_text(self, path: str, value: Value | None, expected: str) -> str:
        if not isinstance(value, str):
            raise self.expected(path, f"{expected} in quotes", value)
        return value

    def label(self, key: str, most: int, default: str) -> str:
        """Read text that people will see."""
        return self.as_label(key, self.text(key, "a line of text", default), most)

    def as_label(self, path: str, value: Value | None, most: int) -> str:
        text = self.as_text(path, value, "a line of text")
        if turned := turns_text(text):
            raise self.expected(path, f"text without {turned}, which turns the direction of what follows", text)
        if len(text) > most or not text.isprintable():
            raise self.expected(path, f"a line of at most {most} printable characters", text)
        return text

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self.as_flag(key, self.value(key, "true or false", default))

    def as_flag(self, path: str, value: Value | None) -> bool:
        if not isinstance(value, bool):
            raise self.expected(path, "true or false", value)
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None, *, or_none: bool = False) -> int:
        """Read a whole number in a range; `or_none` also allows 0, which means none."""
        expected = _range(least, most, or_none)
        return self.as_number(key, self.value(key, expected, default), least, most, or_none=or_none)

    def as_number(self, path: str, value: Value | None, least: int, most: int, *, or_none: bool = False) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.expected(path, _range(least, most, or_none), value)
        if not least <= value <= most and not (or_none and value == 0):
            raise self.expected(path, _range(least, most, or_none), value)
        return value

    def choice(self, key: str, choices: type[Choice], default: Choice | None = None) -> Choice:
        return self.as_choice(key, self.value(key, f"one of {_words(choices)}", default), choices)

    def as_choice(self, path: str, value: Value | None, choices: type[Choice]) -> Choice:
        found = next((choice for choice in choices if choice.value == value), None)
        if found is None:
            raise self.expected(path, f"one of {_words(choices)}", value)
        return found

    def ranks(self, key: str, default: str | None = None) -> tuple[Rank, ...]:
        return self.as_ranks(key, self.text(key, RANKS_SHOWN, default))

    def as_ranks(self, path: str, value: Value | None) -> tuple[Rank, ...]:
        """Read ranks separated by spaces, each at most once."""
        ranks = self.as_repeated_ranks(path, value)
        if len(set(ranks)) != len(ranks):
            raise self.expected(path, "every rank at most once", value)
        return ranks

    def as_repeated_ranks(self, path: str, value: Value | None) -> tuple[Rank, ...]:
        try:
            return parse_ranks(self.as_text(path, value, RANKS_SHOWN))
        except BadCard as error:
            raise self.at(path, f"expected ranks with spaces between them, but {error}") from None

    def listed(
        self, key: str, expected: str, read: Callable[[str, Value], Item], default: list[Value] | None = None
    ) -> tuple[Item, ...]:
        """Read every item of a list; `read` gets the item's path and value."""
        wanted = f"a list of {expected}{_headed(key, expected)}"
        return self.as_listed(key, self.value(key, wanted, default), expected, read)

    def as_listed(
        self, path: str, value: Value | None, expected: str, read: Callable[[str, Value], Item]
    ) -> tuple[Item, ...]:
        if not isinstance(value, list):
            raise self.expected(path, f"a list of {expected} in square brackets{_headed(path, expected)}", value)
        if len(value) > MOST_ITEMS:
            raise self.at(path, f"expected a list of at most {MOST_ITEMS} {expected}, got {len(value)}")
        return tuple(read(f"{path}[{place}]", item) for place, item in enumerate(value))

    def as_table(self, path: str, value: Value | None, fields: Sequence[str]) -> dict[str, Value]:
        """Read a table inside a list; it may have only the keys in `fields`."""
        if not isinstance(value, dict):
            raise self.expected(path, f"a table with {', '.join(fields)}", value)
        for name in value:
            if name not in fields:
                wanted = suggestion(name, fields) or f"expected one of {', '.join(fields)}"
                raise self.at(f"{path}.{name}", f"unknown key, {wanted}")
        return value


def _inner_line(entry: Assignment, rest: str) -> int:
    """Return the line of a place inside an entry's list, or the nearest known line."""
    while rest:
        if rest in entry.inner:
            return entry.inner[rest]
        rest = rest[: max(rest.rfind("["), rest.rfind("."), 0)]
    return entry.line


def _headed(path: str, items: str) -> str:
    return f", or each under [[{path}]]" if items == "tables" else ""


def _range(least: int, most: int, or_none: bool) -> str:
    return f"{'0 or ' if or_none else ''}a whole number from {least} to {most}"


@cache
def _words(choices: type[StrEnum]) -> str:
    return ", ".join(f'"{choice.value}"' for choice in choices)


def _is_below(key: str, known: set[str]) -> bool:
    return any(table in known for table in tables_of(key))
