"""Turns an error of ``tomllib`` into a sentence for people who write house rules, with the key that stands there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from emptyhand.rules.ruleset.lines import key_lines
from emptyhand.rules.ruleset.source import RulesetError, shorten

_HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)")
_PAIR: Final = re.compile(r"\s*([A-Za-z0-9_.-]+)\s*=")
_KEY: Final = re.compile(r"\s*([\w.-]+)")
_BARE_WORD: Final = re.compile(r"[^\W\d][\w ]*\b")
_AT_LINE_END: Final = ("Illegal character '\\n'", "Found invalid character '\\n'")
_NO_CLOSING_QUOTE: Final = ("Unterminated string", *_AT_LINE_END, 'Expected "', "Expected \"'")
_CURLY_QUOTES: Final = "\u201c\u201d\u201e\u2018\u2019\u201a\u00ab\u00bb`"
_TWICE: Final = ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Cannot redefine", "Duplicate inline")
_IN_TEXT: Final = {
    "Unescaped": r"expected \\ for a backslash in text, or single quotes around the text",
    "Invalid hex": r"expected hex digits after \u in text",
    "Escaped character": r"expected a character after \u in text",
}


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where the parser stopped: the lines of the text, a line's number, what follows there, and the parser's reason."""

    lines: list[str]
    line: int
    rest: str
    before: str
    reason: str

    @property
    def got(self) -> str:
        return f", got {shorten(self.rest.strip())}" if self.rest.strip() else ""


def syntax_error(reason: str, text: str, file: str) -> RulesetError:
    """Return the error to raise about a text that is no TOML. `reason` is what ``tomllib`` said."""
    lines = text.replace("\r\n", "\n").split("\n")
    place = re.search(r"at line (\d+), column (\d+)", reason)
    line = int(place[1]) if place else max(1, text.rstrip().count("\n") + 1)
    column = int(place[2]) - 1 if place else len(lines[line - 1])
    spot = _Spot(lines, line, lines[line - 1][column:], lines[line - 1][:column], reason.partition(" (at ")[0])
    begins = _first_line(spot)
    return RulesetError(_sentence(spot), file=file, key=_key_in(lines, begins), line=begins)


def _first_line(spot: _Spot) -> int:
    """Return the line in which the unfinished statement begins; a text or list may be open for many lines."""
    quotes = ('"""', "'''")
    if spot.reason.startswith(_NO_CLOSING_QUOTE) and not spot.reason.startswith(_AT_LINE_END):
        opened = [number for number, line in enumerate(spot.lines[: spot.line], 1) if any(q in line for q in quotes)]
        return opened[-1] if opened else spot.line
    if spot.reason.startswith("Unclosed"):
        opened = [number for number, line in enumerate(spot.lines[: spot.line], 1) if _PAIR.match(line)]
        return opened[-1] if opened else spot.line
    return spot.line


def _key_in(lines: list[str], number: int) -> str:
    """Return the key that a line sets, or the table that it begins; empty if neither can be read."""
    line = lines[number - 1]
    if header := _HEADER.match(line):
        return header[1].strip(".")
    key = _KEY.match(line)
    if key is None or not key[1].strip("."):
        return ""
    above = [header[1].strip(".") for each in lines[: number - 1] if (header := _HEADER.match(each))]
    return ".".join([*above[-1:], key[1].strip(".")])


def _sentence(spot: _Spot) -> str:
    reason, rest = spot.reason, spot.rest
    if rest.startswith("\r"):
        return "expected line ends of Linux or Windows, got a lone carriage return"
    if reason.startswith(_TWICE):
        return _twice(spot)
    if reason.startswith(_NO_CLOSING_QUOTE):
        return "this text has no closing quote, expected one"
    if reason.startswith(("Illegal character", "Found invalid character")):
        return f"expected text without control characters, got U+{ord(rest[:1] or ' '):04X}"
    if reason.startswith("Invalid value"):
        return _no_value(spot)
    if reason.startswith("Invalid date"):
        return f"expected true, false, a number or text in quotes{spot.got}"
    if reason.startswith("Expected newline"):
        return _too_much(spot)
    for begins, sentence in (_IN_TEXT | _marks(spot)).items():
        if reason.startswith(begins):
            return sentence
    return f"this is not valid TOML: {shorten(reason[:1].lower() + reason[1:])}"


def _marks(spot: _Spot) -> dict[str, str]:
    """Return the sentences about a missing mark, by how the parser's reason begins."""
    return {
        "Invalid statement": f"expected a key, a table such as [turn] or a # before a comment{spot.got}",
        "Expected '='": _no_equals(spot),
        "Expected ']": f"expected ] after the name of a table{spot.got}",
        "Invalid initial character": _no_key(spot),
        "Unclosed array": f"expected a comma or ] in the list that begins here{spot.got}",
        "Unclosed inline": f"expected a comma or }} in the braces that open here{spot.got}",
    }


def _no_value(spot: _Spot) -> str:
    rest = spot.rest
    if not rest.strip() or rest.lstrip().startswith("#"):
        return "expected a value after =" if spot.before.rstrip().endswith("=") else "expected a value or ] in the list"
    if rest[0] in _CURLY_QUOTES:
        return f'expected straight quotes (") around text, got {rest[0]}'
    bare = _BARE_WORD.match(rest)
    got = f"{shorten(bare[0])} without quotes" if bare else shorten(rest.strip())
    return f"expected true, false, a number or text in quotes, got {got}"


def _too_much(spot: _Spot) -> str:
    if re.search(r"[=,\[ ][-+]?0$", spot.before) and spot.rest[:1].isdigit():
        return "expected a number without a zero before it"
    if "=" in spot.rest:
        return f"expected every key on a line of its own{spot.got}"
    return f"expected nothing after the value but a # comment{spot.got}"


def _no_equals(spot: _Spot) -> str:
    first = spot.rest[:1]
    if first.isalpha() and not first.isascii():
        return f"expected keys of letters from a to z, digits, - and _ only, got {first}"
    return f"expected = between a key and its value{spot.got}"


def _no_key(spot: _Spot) -> str:
    if "{" in spot.before and not spot.rest.strip():
        return "expected a table in braces to end on the line on which it begins"
    if "{" in spot.before and spot.rest.lstrip().startswith("}"):
        return "expected another key after the comma, or no comma before }"
    return f"expected a key of letters, digits, - and _{spot.got}"


def _twice(spot: _Spot) -> str:
    """Say where a key or table was set before."""
    number = spot.line
    while number > 1 and not (_PAIR.match(spot.lines[number - 1]) or _HEADER.match(spot.lines[number - 1])):
        number -= 1
    known = key_lines("\n".join(spot.lines[: number - 1]))
    key = whole = _key_in(spot.lines, number)
    while key and key not in known:
        key = key.rpartition(".")[0]
    if not key or spot.reason.startswith("Duplicate"):
        return "a key is set twice here, expected it only once"
    if key == whole and not _HEADER.match(spot.lines[number - 1]):
        return f"this key is set in line {known[key]} already, expected it only once"
    name = "this table" if key == whole else key
    return f"{name} begins in line {known[key]} already, expected all its keys in one place"
