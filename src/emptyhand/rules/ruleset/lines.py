"""Finds the line of each key, table and list item in a TOML text, because ``tomllib`` does not report lines.

``tomllib`` must have accepted the text already: this scanner does not validate it. Paths are dotted, and list items are
numbered from 0: ``bombs.chops[1].by``.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_TOKEN: Final = re.compile(
    r'(?P<text>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\')'
    r"|(?P<skip>#[^\n]*|[ \t\r]+)|(?P<newline>\n)|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.#\"']+)",
    re.DOTALL,
)
END: Final = ""


class _Token(NamedTuple):
    text: str
    line: int


def key_lines(text: str) -> dict[str, int]:
    """Return the first line of every key, table and list item, by path."""
    return _Scanner(text).scan()


def deep_line(text: str, most: int) -> int:
    """Return the first line on which lists and tables lie more than `most` deep inside one another; 0 if none does."""
    depth = dots = 0
    for token in _tokens(text):
        if token.text == "\n":
            dots = 0
        depth += (token.text in ("[", "{")) - (token.text in ("]", "}"))
        dots += token.text == "."
        if depth + dots > most:
            return token.line
    return 0


class _Scanner:
    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.at = 0
        self.lines: dict[str, int] = {}
        self.items: dict[str, int] = {}
        """The number of tables so far in each array of tables."""

    def scan(self) -> dict[str, int]:
        table = ""
        while self.peek() != END:
            if self.peek() == "\n":
                self.at += 1
            elif self.peek() == "[":
                table = self._header()
            else:
                self._pair(table)
        return self.lines

    def peek(self) -> str:
        return self.tokens[self.at].text

    def next(self) -> _Token:
        token = self.tokens[self.at]
        self.at = min(self.at + 1, len(self.tokens) - 1)
        return token

    def note(self, path: str, line: int) -> None:
        self.lines.setdefault(path, line)

    def _header(self) -> str:
        """Read ``[a.b]`` or ``[[a.b]]`` and return the path that prefixes its keys."""
        line = self.next().line
        listed = self.peek() == "["
        if listed:
            self.next()
        parts = self._key()
        for _ in range(2 if listed else 1):
            self.next()
        path = ""
        for place, part in enumerate(parts, start=1):
            path = _join(path, part)
            self.note(path, line)
            if listed and place == len(parts):
                self.items[path] = self.items.get(path, 0) + 1
            if path in self.items:
                path += f"[{self.items[path] - 1}]"
                self.note(path, line)
        return path

    def _key(self) -> list[str]:
        """Read a dotted key and return its parts without quotes."""
        parts = [self.next().text.strip("\"'")]
        while self.peek() == ".":
            self.next()
            parts.append(self.next().text.strip("\"'"))
        return parts

    def _pair(self, table: str) -> None:
        path, line = table, self.tokens[self.at].line
        for part in self._key():
            path = _join(path, part)
            self.note(path, line)
        self.next()
        self._value(path)

    def _value(self, path: str) -> None:
        if self.peek() == "[":
            self._list(path)
        elif self.peek() == "{":
            self._inline_table(path)
        else:
            # A date or a decimal number spans several tokens.
            while self.peek() not in (",", "]", "}", "\n", END):
                self.next()

    def _list(self, path: str) -> None:
        self.next()
        count = 0
        while True:
            while self.peek() in ("\n", ","):
                self.next()
            if self.peek() in ("]", "}", END):
                self.next()
                return
            item = f"{path}[{count}]"
            self.note(item, self.tokens[self.at].line)
            self._value(item)
            count += 1

    def _inline_table(self, path: str) -> None:
        self.next()
        while True:
            while self.peek() in ("\n", ","):
                self.next()
            if self.peek() in ("}", END):
                self.next()
                return
            self._pair(path)


def _tokens(text: str) -> list[_Token]:
    found = []
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "skip":
            found.append(_Token(match.group(), line))
        line += match.group().count("\n")
    return [*found, _Token(END, line)]


def _join(path: str, part: str) -> str:
    return f"{path}.{part}" if path else part
