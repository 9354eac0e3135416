"""Arguments that several commands share."""

from __future__ import annotations

import argparse

from emptyhand.law import Law, compile
from emptyhand.ruleset import CATALOGUE, load, parse_override


def add_ruleset(parser: argparse.ArgumentParser, *, default: str | None = None, optional: bool = False) -> None:
    """The ruleset, by name or path, and single keys set on top of it; None where it is optional and not given."""
    parser.add_argument(
        "ruleset",
        nargs="?" if default or optional else None,
        default=default,
        metavar="RULESET",
        help=f"a ruleset by name ({', '.join(CATALOGUE)}) or the path of a ruleset file"
        + (f" (default: {default})" if default else ""),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="overrides",
        metavar="KEY=VALUE",
        help="override one key of the ruleset, such as kill_run=3 or mirror_threes=true; may be repeated",
    )


def law_of(arguments: argparse.Namespace) -> Law:
    """The compiled law of the ruleset that was asked for."""
    return compile(load(arguments.ruleset, dict(map(parse_override, arguments.overrides))))
