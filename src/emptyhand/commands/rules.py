"""`emptyhand rules`: a ruleset in words, its table, the list of all rulesets; or help with house rules."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import sys
import textwrap
from collections.abc import Iterator

from emptyhand.commands import house_rules
from emptyhand.commands.common import RULESET_HELP, add_language, add_overrides, find_law
from emptyhand.commands.interview import Conversation, Interview
from emptyhand.rules.law import Law, grid
from emptyhand.rules.ruleset import catalogue
from emptyhand.rules.ruleset.groups import GROUPS
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.book import group_title, summary_of
from emptyhand.words.shell import program, speaks_unicode
from emptyhand.words.speech import say
from emptyhand.words.speech.language import language, preferred
from emptyhand.words.speech.letters import without_accents

PLAIN_COLUMNS = 80
"""Columns of plain text that goes to a file or another program."""


USAGE = """emptyhand rules [RULESET] [options]
       emptyhand rules new [RULESET|FILE]
       emptyhand rules diff RULESET RULESET [options]
       emptyhand rules check FILE ... [options]
       emptyhand rules find WORD ... [options]"""
ABOUT = """new asks what your house rules are and writes them to a new file; with a file it goes on from there.
diff says in sentences how the second ruleset differs from the first.
check reports every file that cannot be played, the nearest relative of the others, and whether their games end.
find searches all rulebooks and all keys of ruleset files."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.usage, parser.epilog = USAGE, ABOUT
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("words", nargs="*", metavar="RULESET", help=f"{RULESET_HELP}; or new, diff, check or find")
    add_overrides(parser)
    parser.add_argument("--grid", action="store_true", help="print the compiled tables instead")
    parser.add_argument("--list", action="store_true", help="list all rulesets with a short description of each")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    code = preferred(arguments.lang)
    match arguments.words:
        case ["new"] | ["new", _]:
            return _new(next(iter(arguments.words[1:]), None), code)
        case ["diff", parent, other]:
            _print(house_rules.diff(parent, other, arguments.overrides, code))
        case ["diff", *_]:
            raise ValueError("diff compares two rulesets, such as `emptyhand rules diff life ours.toml`")
        case ["check", _, *_]:
            return house_rules.check(arguments.words[1:], arguments.overrides, code, _shown)
        case ["check"]:
            raise ValueError("name the files to check, such as `emptyhand rules check ours.toml`")
        case ["find", *words]:
            print(_shown(house_rules.find(words, code)))
        case [ruleset] if not arguments.list:
            law = find_law(ruleset, arguments.overrides)
            _print_grid(law) if arguments.grid else _print(rulebook(law, code))
        case [_, second, *_]:
            raise ValueError(f"expected one ruleset, got {second!r} as well (`diff` compares two)")
        case _:
            if arguments.overrides or arguments.grid:
                raise ValueError("name the ruleset as well, such as `emptyhand rules obsession --grid`")
            print(_shown(_listing(_width(), code)))
    return 0


def _new(parent: str | None, code: str) -> int:
    """Ask for house rules. Answers given before somebody leaves are kept in a file."""
    speaks = language(code).text
    talk = Conversation(ask=_ask, tell=lambda text: print(_wrapped(text)), show=_print, copy=print)
    held = Interview(talk, code).hold(parent)
    if held.path is None:
        print(f"\n{_shown(speaks(say('new-left')))}")
        return 1
    what, words = ("new-written", "play") if held.complete else ("new-kept", "rules new")
    command = f"{program()} {words} {shlex.quote(str(held.path))}"
    print(("" if held.complete else "\n") + _shown(speaks(say(what, file=str(held.path), command=command))))
    return 0


def _print_grid(law: Law) -> None:
    print(grid(law), end="")


def _print(text: str) -> None:
    """Print Markdown: formatted on a terminal, without its marks on one without colours, as it is elsewhere."""
    if _is_colourful():
        _show(_shown(text))
    else:
        print(reflow(_shown(_unmarked(text) if sys.stdout.isatty() else text), _width()))


def _unmarked(text: str) -> str:
    """Return Markdown without the marks of headings and of bold words."""
    return re.sub(r"^#+ ", "", text, flags=re.MULTILINE).replace("**", "")


def _ask(asks: str) -> str:
    """Return the answer to a question, which a terminal shows in whole words."""
    *before, last = _wrapped(asks.rstrip()).split("\n")
    for line in before:
        print(line)
    return input(f"{last} ")


def _wrapped(text: str) -> str:
    """Return lines that break between words at a terminal's edge, those of a numbered list under their first word."""
    lines = _shown(text).split("\n")
    return "\n".join(map(_wrapped_line, lines) if sys.stdout.isatty() else lines)


def _wrapped_line(line: str) -> str:
    numbered = re.match(r" +\d+ +", line)
    indent = " " * len(numbered[0]) if numbered else ""
    return textwrap.fill(line, _width(), subsequent_indent=indent, break_on_hyphens=False)


def _shown(text: str) -> str:
    """Return the text in letters that the output can show."""
    return text if speaks_unicode() else without_accents(text)


def _is_colourful() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _width() -> int:
    return min(shutil.get_terminal_size().columns, PLAIN_COLUMNS) if sys.stdout.isatty() else PLAIN_COLUMNS


def _show(text: str) -> None:
    """Print the rulebook with headings and lists formatted for a terminal."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(text), width=min(console.width, PLAIN_COLUMNS + 20))


def _listing(width: int, code: str) -> str:
    """List every ruleset with its summary, under the name of its game or of its shelf in the museum."""
    rulesets, say = {r.name: r for r in catalogue()}, language(code).text
    indent = max(map(len, rulesets)) + 4
    lines = []
    for group, names in GROUPS.items():
        lines += ["", say(group_title(group))]
        for name in names:
            line = f"  {name:<{indent - 2}}{say(summary_of(rulesets[name]))}"
            lines.append(textwrap.fill(line, width, subsequent_indent=" " * indent))
    return "\n".join(lines[1:])


def reflow(text: str, width: int) -> str:
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
