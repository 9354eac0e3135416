"""Steps through a recorded game, or prints it."""

from __future__ import annotations

import argparse

from emptyhand.commands.play import add_looks, look_name, speak_as_asked


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of recorded games")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="game of a match to show (default: 1)")
    parser.add_argument("--seat", default="1", metavar="N|all", help="seat whose view to show (default: 1)")
    parser.add_argument(
        "--at",
        type=int,
        metavar="N",
        help="start after move N; without a terminal, print that position only",
    )
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    from emptyhand.game.archive import read_records
    from emptyhand.terminal.console import Console, is_live
    from emptyhand.terminal.language import text
    from emptyhand.terminal.looks import LookName, make_look
    from emptyhand.terminal.replay import ReplaySession

    records = read_records(arguments.file)
    if not 1 <= arguments.game <= len(records):
        raise ValueError(f"there is no game {arguments.game} in the file: expected 1 to {len(records)}")
    ascii_only = speak_as_asked(arguments)
    name = look_name(arguments)
    if not is_live() and name is LookName.DEFAULT:
        name = LookName.PLAIN
    look = make_look(name, ascii_only=ascii_only)
    replay = ReplaySession(records[arguments.game - 1], look)
    if refusal := replay.watch(arguments.seat):
        raise ValueError(text(refusal))
    replay.go_to(arguments.at or 0)
    console = Console(beat=0, ascii_only=ascii_only)
    if is_live():
        return console.run(replay.play(), look.enter, look.leave)
    return console.run(replay.whole()) if arguments.at is None else console.part(replay.place())
