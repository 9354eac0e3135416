"""Counts the positions a given number of moves ahead, from a snapshot or from a deal."""

from __future__ import annotations

import argparse

from emptyhand.commands.common import add_ruleset, law_of
from emptyhand.game.deal import deal
from emptyhand.game.engine import start
from emptyhand.game.notation import format_token
from emptyhand.game.perft import divide, perft
from emptyhand.game.position import Position
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import view
from emptyhand.rules.law import Law


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("--depth", type=int, required=True, metavar="N", help="number of moves ahead")
    parser.add_argument("--snapshot", metavar="POSITION", help="position to start from (docs/snapshot.md)")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the deal to start from (default: 0)")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (default: the ruleset's own)")
    parser.add_argument("--figures", action="store_true", help="count one choice of cards for each combination")
    parser.add_argument("--divide", action="store_true", help="print the count for each legal move, then the total")


def run(arguments: argparse.Namespace) -> int:
    law = law_of(arguments)
    position = _position(law, arguments)
    if not arguments.divide:
        print(perft(law, position, arguments.depth, figures=arguments.figures))
        return 0
    seen = view(law, position, position.table.turn)
    counts = divide(law, position, arguments.depth, figures=arguments.figures)
    for move, count in counts:
        print(f"{format_token(law, seen, move)} {count}")
    print(f"total {sum(count for _, count in counts)}")
    return 0


def _position(law: Law, arguments: argparse.Namespace) -> Position:
    if arguments.snapshot is None:
        return start(law, deal(law, arguments.players or law.players.default, arguments.seed or 0)).position
    if arguments.seed is not None or arguments.players is not None:
        raise ValueError("a snapshot is a position by itself: expected --snapshot, or --seed and --players, not both")
    return parse_snapshot(law, arguments.snapshot)
