"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load, parse_override
from emptyhand.words.speech.catalogue import LANGUAGES, language_of

RULESET_HELP = "a ruleset by name, such as obsession or big-two (`emptyhand rules` lists all), or the path of a file"


def add_ruleset(parser: argparse.ArgumentParser, *, default: str | None = None, optional: bool = False) -> None:
    """Add the ruleset, by name or path, and `--set`; an optional ruleset that is not given is None."""
    parser.add_argument(
        "ruleset",
        nargs="?" if default or optional else None,
        default=default,
        metavar="RULESET",
        help=f"{RULESET_HELP}{f' (default: {default})' if default else ''}",
    )
    add_overrides(parser)


def add_overrides(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="overrides",
        metavar="KEY=VALUE",
        help="override one key of the ruleset, such as kill_run=3 or mirror_threes=true; may be repeated",
    )


def add_language(parser: argparse._ActionsContainer) -> None:
    """Add `--lang`; without it the language is that of the environment."""
    known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    parser.add_argument(
        "--lang",
        type=_language,
        metavar="LANGUAGE",
        help=f"the language: {known} (default: that of LC_ALL, LC_MESSAGES or LANG)",
    )


def _language(wish: str) -> str:
    if language_of(wish) is None:
        raise argparse.ArgumentTypeError(f"there is no language {wish!r}: choose one of {', '.join(LANGUAGES)}")
    return wish


def law_of(arguments: argparse.Namespace) -> Law:
    """Return the compiled law of the ruleset in the arguments."""
    return find_law(arguments.ruleset, arguments.overrides)


def find_law(ruleset: str, overrides: Sequence[str]) -> Law:
    """Return the compiled law of a ruleset with overridden keys."""
    return compile(load(ruleset, dict(map(parse_override, overrides))))


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
