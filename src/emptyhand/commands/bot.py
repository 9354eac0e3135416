"""`emptyhand bot connect`: seats a player of your own at any server's table, over the browser's protocol."""

from __future__ import annotations

import argparse

from emptyhand.rules.extras import install_line


def configure(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(metavar="ACTION", dest="deed", required=True)
    connect = deeds.add_parser("connect", help="take a seat at a table and play until the match is over")
    connect.add_argument("url", metavar="URL", help="link of the room, as the table shows it")
    connect.add_argument("spec", metavar="PLAYER", help="the player, such as ./mybot.py, greedy or level:3")
    connect.add_argument("--name", help="name at the table (default: the player's spec)")
    connect.add_argument("--seat", type=int, metavar="N", help="seat to take, counted from 1 (default: any)")
    connect.add_argument("--seed", type=int, default=None, metavar="S", help="seed of the player's random choices")
    connect.add_argument("--games", type=int, default=0, metavar="N", help="leave after N games (default: 0, stay)")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.server.visitor import Visit, visit
    except ModuleNotFoundError as error:
        raise ValueError(f"going to a table needs {error.name}: install it with {install_line('web')}") from None
    seat = None if arguments.seat is None else arguments.seat - 1
    plan = Visit(arguments.url, arguments.spec, arguments.name or "", seat, arguments.seed, arguments.games)
    visit(plan, print)
    return 0
