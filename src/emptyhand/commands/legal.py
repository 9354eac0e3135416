"""Lists the moves of a position, or makes some and shows what follows."""

from __future__ import annotations

import argparse
import sys

from emptyhand.commands.common import add_ruleset, law_of
from emptyhand.game.engine import Step, legal_moves, play
from emptyhand.game.errors import IllegalMove
from emptyhand.game.position import Position
from emptyhand.game.view import view
from emptyhand.law import Law
from emptyhand.narration import narrate
from emptyhand.notation import check_marks, format_token, parse_token, split_token
from emptyhand.snapshot import format_snapshot, parse_snapshot

REFUSED = 1


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("snapshot", metavar="SNAPSHOT", help="the position as a line of text (docs/snapshot.md)")
    parser.add_argument(
        "moves",
        nargs="*",
        metavar="MOVE",
        help="moves to make, such as 66 '^' '?2' - (docs/notation.md); without any, list the legal moves",
    )


def run(arguments: argparse.Namespace) -> int:
    law = law_of(arguments)
    position = parse_snapshot(law, arguments.snapshot)
    if arguments.moves:
        return _make(law, position, arguments.moves)
    seen = view(law, position, position.table.turn)
    for move in legal_moves(law, position):
        print(format_token(law, seen, move))
    return 0


def _make(law: Law, position: Position, tokens: list[str]) -> int:
    """Make the moves and print the last position, then every event; or say why a move is refused."""
    steps: list[Step] = []
    for number, token in enumerate(tokens, start=1):
        try:
            steps.append(_step(law, position, token))
        except IllegalMove as error:
            print(f"emptyhand: move {number} ({token}) is refused: {error.reason.value}", file=sys.stderr)
            return REFUSED
        position = steps[-1].position
    print(format_snapshot(law, position))
    names = [f"Seat {number}" for number in range(1, len(position.seats) + 1)]
    for event in (event for step in steps for event in step.events):
        print(narrate(event, names, law, ascii_only=True))
    return 0


def _step(law: Law, position: Position, token: str) -> Step:
    seen = view(law, position, position.table.turn)
    move = parse_token(law, seen, token)
    step = play(law, position, move)
    if split_token(law, token)[1]:
        check_marks(law, seen, token, move, step.events)
    return step
