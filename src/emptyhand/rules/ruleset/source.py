"""A ruleset's text as layers of dotted keys, each key remembering the file and line that set it.

Files build on one another by ``extends``. Within one file the switches are thrown first and its own keys come after,
so a file's explicit line always wins over a switch, and a later file wins over an earlier one.
"""

from __future__ import annotations

import copyreg
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from emptyhand.rules.errors import EmptyhandError

Scalar = str | int | bool | float
Value = Scalar | list["Value"] | dict[str, "Value"]

# Setting one of these unsets the other that an earlier file set: they are two answers to one question.
ALTERNATIVES: Final = (("turn.draw", "turn.refill_to"),)

SWITCH_KEYS: Final = ("switch.", "switches.")

# Words about the rules as they stand in one file: another file that changes the rules does not inherit them.
_DESCRIPTIONS: Final = ("summary", "about.")

# Far beyond any real ruleset; the limit stops a hostile one from occupying the reader.
MAX_KEYS: Final = 1000

_LONGEST_SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Shortage:
    """Too few cards for a number of players, and besides fewer cards each what would help: that is its sentence."""

    players: int
    needed: int
    there: int
    more_packs: bool
    """Whether the game can be played with more packs."""
    fewer_left_out: bool
    """Whether ranks are left out of the pack."""

    def __str__(self) -> str:
        ways = ["fewer cards each", "fewer players"]
        ways += ["more packs"] if self.more_packs else []
        ways += ["fewer ranks left out"] if self.fewer_left_out else []
        need = f"{self.players} players need {self.needed} cards but there are {self.there}"
        return f"{need}, expected {', '.join(ways[:-1])} or {ways[-1]}"


class Reason(str):
    """Why values clash, in the words of ruleset files; `says` names the message that tells players the same.

    `args` are its arguments: numbers, one `rank`, or several `ranks`.
    """

    __slots__ = ("args", "says")
    says: str
    args: dict[str, int | tuple[int, ...]]

    def __new__(cls, text: str, says: str = "", **args: int | tuple[int, ...]) -> Reason:
        self = super().__new__(cls, text)
        self.says, self.args = says, args
        return self


class RulesetError(EmptyhandError):
    """A ruleset that cannot be used: one sentence that names file, line and key and says what was expected."""

    def __init__(
        self, message: str, *, file: str, key: str = "", line: int = 0, switch: str = "", base: str = ""
    ) -> None:
        """`switch` threw the key, or `base` set it: a ruleset of the catalogue that the file builds on."""
        self.file, self.key, self.line = file, key, line
        self.keys: tuple[str, ...] = (key,) if key else ()
        """The keys that conflict, if several do."""
        self.shortage: Shortage | None = None
        self.reason = message
        """The sentence without its place; a `Reason` if there are words for players too."""
        where = file + (f", line {line}" if line else "") + (f", {shorten(key)}" if key else "")
        by = f" (in the switch {shorten(switch)})" if switch else f" (as in {base})" if base else ""
        super().__init__(on_one_line(f"{where}{by}: {message}"))

    def __reduce__(self) -> tuple[object, ...]:
        """Let another process have the sentence as it is: it holds file, line and key already."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


def format_value(value: object) -> str:
    """Format a value as the file would write it, shortened; lists, tables and huge numbers are only named."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return shorten(json.dumps(value, ensure_ascii=False))
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, dict):
        return "a table" if value else "an empty table"
    return "nothing" if value is None else f"the date or time {value}"


def shorten(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def tables_of(key: str) -> Iterator[str]:
    """Yield the tables that contain a key, from the inside out: ``card.7`` and ``card`` for ``card.7.on``."""
    while "." in key:
        key = key.rpartition(".")[0]
        yield key


_TURNS_TEXT = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def turns_text(text: str) -> str:
    """Return the first character that turns the direction of text, as U+202E; empty if there is none.

    Whoever reads a text with such a character reads something else than a program does.
    """
    found = _TURNS_TEXT.search(text)
    return f"U+{ord(found[0]):04X}" if found else ""


def on_one_line(text: str) -> str:
    """Return a text with a replacement for every character that cannot be printed: controls, line ends, directions."""
    return "".join(c if c.isprintable() else "�" for c in text)


@dataclass(frozen=True, slots=True)
class Assignment:
    """A value and where it was set; `inner` holds the lines inside a list, by path: ``[1].size``."""

    value: Value
    file: str
    line: int = 0
    inner: Mapping[str, int] = field(default_factory=dict)
    switch: str = ""
    """The switch that set the value, if one did."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The lines of all keys and tables in the file."""


@dataclass(slots=True)
class Source:
    """All layers, flattened: ``players.least`` -> value, file, line. The key that was set last is the last entry."""

    name: str
    file: str
    entries: dict[str, Assignment] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set, compare=False, repr=False)
    """Every table that ever had a key. Most keys are no table, and then nothing has to be searched below them."""

    def absorb(self, base: Source) -> None:
        """Take over all entries of the ruleset that this one extends."""
        self.entries.update(base.entries)
        self.tables |= base.tables

    def put(self, key: str, entry: Assignment) -> None:
        """Set a key and remove the keys above and below it in the tree. An empty table removes nothing."""
        above = [*tables_of(key)]
        below = [k for k in self.entries if k.startswith(key + ".")] if key in self.tables else []
        if entry.value == {} and below:
            return
        for other in (key, *above, *below):
            self.entries.pop(other, None)
        self.tables.update(above)
        for pair in ALTERNATIVES:
            if key in pair:
                self.entries.pop(pair[1 - pair.index(key)], None)
        self.entries[key] = entry
        if len(self.entries) > MAX_KEYS:
            raise RulesetError(f"a ruleset has at most {MAX_KEYS} keys", file=entry.file, key=key, line=entry.line)

    def under(self, prefix: str) -> dict[str, Assignment]:
        """Return the entries below a key, by their path relative to it."""
        start = prefix + "."
        return {k[len(start) :]: e for k, e in self.entries.items() if k.startswith(start)}

    def has_under(self, prefix: str) -> bool:
        start = prefix + "."
        return any(k.startswith(start) for k in self.entries)

    def lay(self, layer: Mapping[str, Assignment]) -> None:
        """Put one file's entries on top: definitions, then the switches it throws, then its own keys.

        A summary describes the rules it was written for, so a layer that changes the rules drops an inherited summary,
        and inherited notes about the rules.
        """
        _refuse_both_alternatives(layer)
        before = self.rules()
        definitions = {k: e for k, e in layer.items() if k.startswith("switch.")}
        thrown = {k: e for k, e in layer.items() if k.startswith("switches.")}
        for key, entry in (definitions | thrown).items():
            self.put(key, entry)
        for key, entry in thrown.items():
            self.throw(key.removeprefix("switches."), entry.value is True)
        for key, entry in layer.items():
            if key not in definitions and key not in thrown:
                self.put(key, entry)
        if self.rules() != before:
            for key in [k for k in self.entries if k.startswith(_DESCRIPTIONS) and k not in layer]:
                del self.entries[key]

    def rules(self) -> dict[str, Value]:
        """Every key that affects play: all but names, descriptions and switches."""
        words = (*_DESCRIPTIONS, *SWITCH_KEYS)
        return {k: e.value for k, e in self.entries.items() if k != "title" and not k.startswith(words)}

    def throw(self, switch: str, on: bool) -> None:
        """Put the keys of one reading of a switch on top."""
        for key, patch in self.under(f"switch.{switch}.{'on' if on else 'off'}").items():
            self.put(key, replace(patch, switch=switch))

    def text(self) -> str:
        """The flattened rules without the switches, as one line of JSON that ``parse_flat`` reads."""
        plain = {k: e.value for k, e in sorted(self.entries.items()) if not k.startswith(SWITCH_KEYS)}
        return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)


def _refuse_both_alternatives(layer: Mapping[str, Assignment]) -> None:
    for first, second in ALTERNATIVES:
        if first in layer and second in layer:
            later = max(first, second, key=lambda k: layer[k].line)
            message = f"{first} and {second} are two answers to one question: expected only one of them"
            raise RulesetError(message, file=layer[later].file, key=later, line=layer[later].line)
