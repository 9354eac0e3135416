"""Checks records: that every move was legal, every mark is right and the result follows from the moves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from emptyhand.archive import MAX_FILE, decode, parse, read_bytes
from emptyhand.record import BadRecord, Record, split_records

STDIN = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="files of records; - reads standard input")


def run(arguments: argparse.Namespace) -> int:
    wrong = False
    for file in arguments.files:
        for line, is_right in _checked(file):
            print(line)
            wrong = wrong or not is_right
    return int(wrong)


def _checked(file: str) -> Iterator[tuple[str, bool]]:
    """One line for each record of a file, and whether the record is right."""
    try:
        content = sys.stdin.buffer.read(MAX_FILE + 1) if file == STDIN else read_bytes(Path(file))
        texts = split_records(decode(content))
    except (OSError, BadRecord) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        yield f"{file}: wrong: {reason}", False
        return
    for number, text in enumerate(texts, start=1):
        name = file if len(texts) == 1 else f"{file}, record {number}"
        try:
            yield f"{name}: ok: {summary(parse(text))}", True
        except BadRecord as error:
            yield f"{name}: wrong: {error}", False


def summary(record: Record) -> str:
    """What was played and how it ended, in a few words."""
    ending = "not finished"
    if record.over:
        ending = f"won by {record.names[record.placed[0]]}"
    elif record.stalled:
        ending = "stalled"
    return f"{record.law.name}, {record.deal.players} seats, {len(record.moves)} moves, {ending}"
