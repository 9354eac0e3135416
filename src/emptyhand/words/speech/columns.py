"""Text in columns: widths count what a terminal shows, not characters. A wide sign takes two, a combining one none."""

from __future__ import annotations

import textwrap
import unicodedata


def width_of(text: str) -> int:
    """Return how many columns a text takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, width: int) -> str:
    """Return the text with spaces behind it up to a width."""
    return text + " " * (width - width_of(text))


def cut(text: str, width: int) -> str:
    """Return as much of the beginning as fits a width."""
    while width_of(text) > width:
        text = text[:-1]
    return text


class _Chunk(str):
    """A piece of a line whose length is its width."""

    __slots__ = ()

    def __len__(self) -> int:
        return width_of(str(self))


class _Wrapper(textwrap.TextWrapper):
    def _split(self, text: str) -> list[str]:
        return [_Chunk(chunk) for chunk in super()._split(text)]


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Return the text in lines of at most a width; `indent` begins all lines but the first."""
    return [str(line) for line in _Wrapper(width=width, subsequent_indent=indent).wrap(text)]


def shortened(text: str, width: int) -> str:
    """Return the text in one line, with a sign at the end if some of it did not fit."""
    lines = _Wrapper(width=width, max_lines=1, placeholder=" …").wrap(" ".join(text.split()))
    return lines[0] if lines else ""
