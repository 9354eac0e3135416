"""Finds the texts in a module of JavaScript: its strings, and its templates with a hole for each expression."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

HOLE = "\0"
_SPACE = re.compile(r"\s+|//[^\n]*|/\*.*?\*/", re.DOTALL)
_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""")
_REGEX = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_NAME = re.compile(r"[\w$]+")
_BEFORE_REGEX = tuple("(,=:[!&|?{};>") + ("return", "")


@dataclass
class Texts:
    strings: list[str] = field(default_factory=list)
    templates: list[str] = field(default_factory=list)
    """Templates of htm: what is shown."""
    plain: list[str] = field(default_factory=list)
    """Other templates."""


def texts_of(code: str) -> Texts:
    found = Texts()
    end = _expression(code, 0, found, "")
    assert end == len(code), f"read {end} of {len(code)} characters"
    return found


def _expression(code: str, at: int, found: Texts, until: str) -> int:
    """Read code up to a closing bracket that was not opened in it; return where it ends."""
    depth, before = 0, ""
    while at < len(code):
        char = code[at]
        if match := _SPACE.match(code, at):
            at = match.end()
            continue
        if char == "`":
            at = _template(code, at + 1, found, is_shown=before == "html")
            before = "`"
            continue
        if match := _STRING.match(code, at):
            found.strings.append(match[0][1:-1])
            at, before = match.end(), '"'
            continue
        if char == "/" and before in _BEFORE_REGEX and (match := _REGEX.match(code, at)):
            at, before = match.end(), "/"
            continue
        if match := _NAME.match(code, at):
            at, before = match.end(), match[0]
            continue
        if char == until and depth == 0:
            return at
        depth += (char == "{") - (char == "}")
        at, before = at + 1, char
    return at


def _template(code: str, at: int, found: Texts, *, is_shown: bool) -> int:
    """Read a template from behind its first backtick; return where the code goes on."""
    text = []
    while code[at] != "`":
        if code.startswith("${", at):
            at = _expression(code, at + 2, found, "}") + 1
            text.append(HOLE)
        elif code[at] == "\\":
            at += 2
        else:
            text.append(code[at])
            at += 1
    (found.templates if is_shown else found.plain).append("".join(text))
    return at + 1
