"""`emptyhand bot connect`: a player of your own at a table of any server, over the same protocol as a browser."""

from __future__ import annotations

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(metavar="DEED", dest="deed", required=True)
    connect = deeds.add_parser("connect", help="sit down at a table and play there until its match is over")
    connect.add_argument("url", metavar="URL", help="the link of the room, as the table shows it")
    connect.add_argument("spec", metavar="PLAYER", help="a player: ./mybot.py, greedy, level:3 ...")
    connect.add_argument("--name", help="what the table calls it; the player's spec unless given")
    connect.add_argument("--seat", type=int, metavar="N", help="the seat to take, counted from 1; any unless given")
    connect.add_argument("--seed", type=int, default=None, help="for the player's chance")
    connect.add_argument("--games", type=int, default=0, metavar="N", help="leave after so many games; 0 stays")


def run(arguments: argparse.Namespace) -> int:
    try:
        from emptyhand.web.visitor import Visit, visit
    except ModuleNotFoundError as error:
        raise ValueError(f"going to a table needs {error.name}: install it with pip install 'emptyhand[web]'") from None
    seat = None if arguments.seat is None else arguments.seat - 1
    plan = Visit(arguments.url, arguments.spec, arguments.name or "", seat, arguments.seed, arguments.games)
    visit(plan, print)
    return 0
