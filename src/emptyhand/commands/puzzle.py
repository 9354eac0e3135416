"""Shows a puzzle that the coach saved: the table as its seat saw it; takes moves and says what each is worth."""

from __future__ import annotations

import argparse

from emptyhand.commands.play import add_looks, look_name, speak_as_asked


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a puzzle saved by emptyhand coach --puzzles")
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    from emptyhand.game import archive
    from emptyhand.rules.lawbook import find_law
    from emptyhand.study.coach.puzzle import parse_puzzle
    from emptyhand.terminal.console import Console, is_live
    from emptyhand.terminal.looks import LookName, make_look
    from emptyhand.terminal.puzzle_session import PuzzleSession

    text = archive.read_text(arguments.file, "a puzzle")
    try:
        puzzle = parse_puzzle(text, find_law)
    except ValueError as error:
        raise ValueError(f"{arguments.file}: {error}") from None
    ascii_only = speak_as_asked(arguments)
    name = look_name(arguments)
    if not is_live() and name is LookName.DEFAULT:
        name = LookName.PLAIN
    look = make_look(name, ascii_only=ascii_only)
    return Console(beat=0, ascii_only=ascii_only).run(PuzzleSession(puzzle, look).play(), look.enter, look.leave)
