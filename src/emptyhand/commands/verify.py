"""Verifies records: every move is legal, every mark is right and the result follows from the moves.

If a record says how its deal was made, the deal is recomputed, and the promises of a table must form a chain.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from emptyhand.game.archive import MAX_FILE, decode, read_bytes
from emptyhand.game.fair.opened import Opened
from emptyhand.game.record import BadRecord, Record, split_records
from emptyhand.words.rulebook.words import count_text

STDIN = "-"
DIGITS = 16
"""Hex digits of a promise shown for comparison; the page shows the same ones."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="files of recorded games; - reads standard input")


def run(arguments: argparse.Namespace) -> int:
    wrong = False
    for file in arguments.files:
        for line, is_right in _checked(file):
            print(line)
            wrong = wrong or not is_right
    return int(wrong)


def _checked(file: str) -> Iterator[tuple[str, bool]]:
    """Yield one line for each record of a file, and whether the record is correct."""
    try:
        content = sys.stdin.buffer.read(MAX_FILE + 1) if file == STDIN else read_bytes(Path(file))
        texts = split_records(decode(content))
    except (OSError, BadRecord) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        yield f"{file}: wrong: {reason}", False
        return
    before: Opened | None = None
    for number, text in enumerate(texts, start=1):
        name = file if len(texts) == 1 else f"{file}, record {number}"
        try:
            record = Record.parse(text)
            _check_chain(before, record.fair)
            yield f"{name}: ok: {summary(record)}", True
        except BadRecord as error:
            yield f"{name}: wrong: {error}", False
        else:
            before = record.fair


def _check_chain(before: Opened | None, fair: Opened | None) -> None:
    """Raise BadRecord if a game follows another one at its table but its promise does not."""
    if before is None or fair is None or (fair.room, fair.game) != (before.room, before.game + 1):
        return
    if fair.chain != before.chain_after:
        raise BadRecord("its promises do not follow those of the game before: one was left out or put in later")
    if {fair.secret, *fair.voids} & {before.secret, *before.voids}:
        raise BadRecord("its deal was made with a secret that was open already")


def summary(record: Record) -> str:
    """Summarise ruleset, result and deal in a few words."""
    ending = "not finished"
    if record.over:
        ending = f"won by {record.names[record.placed[0]]}"
    elif record.stalled:
        ending = "stalled"
    # House rules have a title of their own; a room gives all of them the same name.
    name = record.law.ruleset.title if record.rules else record.law.name
    played = f"{name}, {record.deal.players} seats, {count_text(len(record.moves), 'move')}, {ending}"
    return played if record.fair is None else f"{played}; {_dealt(record, record.fair)}"


def _dealt(record: Record, fair: Opened) -> str:
    """Say what a record proves about its deal. Only players who saw the promise know that it came first."""
    people = [record.names[seat] for seat in fair.contributors]
    *others, last = ["the server's secret", *(f"the number of {name}" for name in people)]
    made = f"{', '.join(others)} and {last} give" if others else f"{last} gives"
    return f"{made} these cards; promise {fair.promise.hex()[:DIGITS]}"
