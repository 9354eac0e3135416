"""Shows the ratings of live tables, adds recorded games to them, and recomputes them."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.game.archive import default_folder, read_records
from emptyhand.rules.extras import install_line
from emptyhand.words.rulebook.words import count_text

if TYPE_CHECKING:
    from emptyhand.study.arena.ladder import Ladder
    from emptyhand.study.arena.rating import Rating

NAME = "ladder.jsonl"
DIFFERENT = 1


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    about = f"the ladder's file, created by the first --add (default: {NAME} in the folder where games are saved)"
    add("log", type=Path, nargs="?", metavar="LOG", help=about)
    add("--add", nargs="+", type=Path, default=[], metavar="FILE", help="rate the games in these files, each game once")
    add("--recompute", action="store_true", help="recompute all ratings and compare them with the stored ones")
    add("--json", action="store_true", help="print the ratings as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.study.arena.ladder import Ladder
    except ImportError as error:
        raise ValueError(f"the ladder needs {error.name}: install it with {install_line('arena')}") from None
    log = arguments.log or default_folder() / NAME
    if not arguments.add and not log.exists():
        raise ValueError(f"there is no ladder at {log}: expected the file of a ladder, or games to --add")
    ladder = Ladder(log)
    if ladder.torn:
        print(f"emptyhand: {ladder.torn_sentence}", file=sys.stderr)
    for file in arguments.add:
        _add(ladder, file)
    if arguments.recompute:
        return _recompute(ladder)
    if arguments.json:
        print(json.dumps(as_json(ladder), indent=2, ensure_ascii=False))
    else:
        _print(ladder)
    return 0


def _add(ladder: Ladder, file: Path) -> None:
    from emptyhand.study.arena.rating import result_of

    for record in read_records(file):
        # The canonical text: line ends and spaces of a copy do not make it a different game.
        game = hashlib.sha256(record.format().encode()).hexdigest()[:32]
        try:
            ladder.rate(result_of(record, game))
        except ValueError as error:
            print(f"emptyhand: {file}: {error}", file=sys.stderr)


def _recompute(ladder: Ladder) -> int:
    wrong = ladder.differences()
    for sentence in wrong:
        print(sentence)
    if wrong:
        return DIFFERENT
    print(f"All ratings after {count_text(len(ladder.entries), 'game')} match the stored ones.")
    return 0


def ranking(ladder: Ladder) -> list[tuple[str, str, Rating]]:
    """Return ruleset, player and rating, best first within a ruleset."""
    rows = [(ruleset, player, rating) for (ruleset, player), rating in ladder.ratings.items()]
    return sorted(rows, key=lambda row: (row[0], -row[2].sure, row[1]))


def as_json(ladder: Ladder) -> dict[str, list[dict[str, object]]]:
    return {
        ruleset: [{"player": player, "rating": rating.sure, **asdict(rating)} for _, player, rating in rows]
        for ruleset, rows in groupby(ranking(ladder), key=lambda row: row[0])
    }


def _print(ladder: Ladder) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    for ruleset, rows in groupby(ranking(ladder), key=lambda row: row[0]):
        table = Table(box=box.SIMPLE_HEAD, title=Text(ruleset), title_justify="left")
        table.add_column("player")
        for column in ("rating", "strength", "games", "wins"):
            table.add_column(column, justify="right")
        for _, player, one in rows:
            strength = f"{one.mu:.1f} ± {1.96 * one.sigma:.1f}"
            table.add_row(Text(player), f"{one.sure:.1f}", strength, f"{one.games:,}", f"{one.wins:,}")
        console.print(table)
