"""The text of a record as headers and words: quoting, wrapping, move numbers, limits. Independent of any game."""

from __future__ import annotations

import difflib
import json
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from emptyhand.rules.errors import EmptyhandError

MAX_BYTES = 1024 * 1024
MAX_MOVES = 5000
LINE_COLUMNS = 100
NUMBER_EVERY = 20

KEYS = (
    *("Game", "Law", "Rules", "View", "Seats", "Deal", "Ties", "Dealer", "Leader", "Titles"),
    *("Fair", "Secret", "Numbers", "Root", "Chain", "Voids", "Result"),
)
"""Every header, in the order in which they are written."""

Headers = dict[str, tuple[str, ...]]
"""The values of each header."""

_HEADER = re.compile(r'\[([^\s"\[\]]+)((?:[ \t]+"(?:[^"\\\n]|\\.)*")+)[ \t]*\]')
_QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_NUMBER = re.compile(r"([0-9]{1,9})\.")
# Invisible in most editors, or not text at all: written as JSON escapes.
_UNSEEN = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class BadRecord(EmptyhandError):
    """A text that is not a record, or a record of an impossible game. The message is one sentence."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The headers by name, each with its values, and the move tokens."""

    headers: Headers
    tokens: tuple[str, ...]

    def value(self, key: str) -> str:
        """Return the one value of a required header."""
        if key not in self.headers:
            raise BadRecord(f'there is no header [{key} "…"]')
        values = self.headers[key]
        if len(values) != 1:
            raise BadRecord(f"the header {key} has {len(values)} values: expected one")
        return values[0]

    def optional(self, key: str) -> str:
        """Return the one value of a header, or an empty text if it is missing."""
        return self.value(key) if key in self.headers else ""

    def format(self) -> str:
        """Return the text that :func:`parse_sheet` reads: headers, an empty line, wrapped tokens."""
        lines = [_header(key, self.headers[key]) for key in KEYS if key in self.headers]
        if self.tokens:
            lines += ["", *_move_lines(self.tokens)]
        return "\n".join(lines) + "\n"


def _header(key: str, values: Sequence[str]) -> str:
    return f"[{key} {' '.join(map(quote, values))}]"


def quote(text: str) -> str:
    """Quote a text as a JSON string on one line; letters of all languages stay as they are."""
    return _UNSEEN.sub(lambda found: f"\\u{ord(found.group()):04x}", json.dumps(text, ensure_ascii=False))


def _move_lines(tokens: Sequence[str]) -> Iterator[str]:
    """Yield a numbered line for every twenty moves, wrapped if long."""
    for start in range(0, len(tokens), NUMBER_EVERY):
        line = " ".join([f"{start + 1}.", *tokens[start : start + NUMBER_EVERY]])
        yield from textwrap.wrap(line, LINE_COLUMNS, break_long_words=False, break_on_hyphens=False)


def split_records(text: str) -> tuple[str, ...]:
    """Split a file into the texts of its records: each begins with its Game header, at the start of a line."""
    starts = [found.start() for found in re.finditer(r"^\[Game ", text, re.MULTILINE)]
    if not starts or text[: starts[0]].strip():
        return (text,)
    return tuple(text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True))


def parse_sheet(text: str) -> Sheet:
    """Parse the headers and tokens of one record. Raises BadRecord."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BadRecord(f"the record is larger than {MAX_BYTES // 1024} KiB")
    headers, rest = _headers(text.removeprefix("\ufeff"))
    tokens = tuple(_unnumbered(rest.split()))
    if len(tokens) > MAX_MOVES:
        raise BadRecord(f"the record has more than {MAX_MOVES} moves")
    return Sheet(headers, tokens)


def _headers(text: str) -> tuple[Headers, str]:
    headers: Headers = {}
    rest = text.lstrip()
    while rest.startswith("["):
        found = _HEADER.match(rest)
        if found is None:
            raise BadRecord(f'{_start(rest)!r} is not a header: expected a line such as [Game "obsession"]')
        key, values = found.groups()
        _check_key(key, headers)
        headers[key] = tuple(_unquoted(value, key) for value in _QUOTED.findall(values))
        rest = rest[found.end() :].lstrip()
    if not headers:
        raise BadRecord('this is not a record: expected headers such as [Game "obsession"] at its start')
    return headers, rest


def _check_key(key: str, headers: Headers) -> None:
    if key in headers:
        raise BadRecord(f"the header {key} is there twice")
    if key not in KEYS:
        near = difflib.get_close_matches(key.capitalize(), KEYS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"expected {', '.join(KEYS)}"
        raise BadRecord(f"there is no header called {_start(key)!r}: {hint}")


def _unquoted(text: str, key: str) -> str:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, str):
        raise BadRecord(f"the header {key} holds {_start(text)!r}, which is not a quoted text")
    return value


def _unnumbered(words: Sequence[str]) -> Iterator[str]:
    """Yield the words without the move numbers, which must be correct."""
    made = 0
    for word in words:
        number = _NUMBER.fullmatch(word)
        if number is None:
            made += 1
            yield word
        elif int(number.group(1)) != made + 1:
            raise BadRecord(f"the number {word} stands before move {made + 1}")


def _start(text: str) -> str:
    line = text.split("\n", 1)[0]
    return line if len(line) <= 40 else line[:40] + "…"
