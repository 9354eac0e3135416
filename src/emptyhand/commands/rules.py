"""`emptyhand rules`: a ruleset in words, its table, or the list of all rulesets."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator

from emptyhand.commands.common import add_language, add_ruleset, law_of
from emptyhand.law import grid
from emptyhand.rulebook import rulebook
from emptyhand.rulebook.book import summary_of
from emptyhand.ruleset import catalogue
from emptyhand.speech.language import language, preferred

WIDTH = 80
"""Columns of plain text that goes to a file or another program."""


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser, optional=True)
    parser.add_argument("--grid", action="store_true", help="print the compiled tables instead")
    parser.add_argument("--list", action="store_true", help="list all rulesets with a short description of each")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    code = preferred(arguments.lang)
    if arguments.list or not arguments.ruleset:
        if arguments.overrides or arguments.grid:
            raise ValueError("name the ruleset as well, such as `emptyhand rules obsession --grid`")
        print(_listing(_width(), code))
        return 0
    law = law_of(arguments)
    if arguments.grid:
        print(grid(law), end="")
    elif _is_colourful():
        _show(rulebook(law, code))
    else:
        print(flowed(rulebook(law, code), _width()))
    return 0


def _is_colourful() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _width() -> int:
    return min(shutil.get_terminal_size().columns, WIDTH) if sys.stdout.isatty() else WIDTH


def _show(text: str) -> None:
    """Print the rulebook with headings and lists formatted for a terminal."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(text), width=min(console.width, WIDTH + 20))


def _listing(width: int, code: str) -> str:
    rulesets, say = catalogue(), language(code).text
    indent = max(len(r.name) for r in rulesets) + 2
    return "\n".join(
        textwrap.fill(f"{r.name:<{indent}}{say(summary_of(r))}", width, subsequent_indent=" " * indent)
        for r in rulesets
    )


def flowed(text: str, width: int) -> str:
    """Fill the paragraphs of Markdown that has one sentence per line up to the width."""
    return "\n".join(_flowed_lines(text.splitlines(), width))


def _flowed_lines(lines: list[str], width: int) -> Iterator[str]:
    paragraph: list[str] = []
    for line in [*lines, ""]:
        is_own = not line or line.startswith(("#", "- "))
        if is_own and paragraph:
            yield textwrap.fill(" ".join(paragraph), width, break_on_hyphens=False)
            paragraph = []
        if line.startswith("- "):
            yield textwrap.fill(line, width, subsequent_indent="  ", break_on_hyphens=False)
        elif is_own:
            yield line
        else:
            paragraph.append(line)
