"""The former name of `emptyhand simulate --check`. It works for one more release and names its successor."""

from __future__ import annotations

import argparse
import sys

from emptyhand.commands.checking import GAMES, OTHER, EngineCheck, check_engine, command
from emptyhand.rules.actions import CAP


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rulesets", nargs="*", metavar="RULESET", help="rulesets by name or path (default: all)")
    add = parser.add_argument
    add("--set", action="append", default=[], dest="overrides", metavar="KEY=VALUE", help="override one key")
    add("--games", type=int, default=GAMES, metavar="N", help="games at the usual number of seats")
    add("--other", type=int, default=OTHER, metavar="N", help="games at every other number of seats")
    add("--players", type=int, metavar="N", help="play --games games at this number of seats only")
    add("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    add("--cap", type=int, default=CAP, metavar="N", help="decisions after which a game counts as stalled")
    add("--workers", type=int, metavar="N", help="number of processes")


def run(arguments: argparse.Namespace) -> int:
    given = {name: value for name, value in vars(arguments).items() if name in EngineCheck.__dataclass_fields__}
    asked = EngineCheck(**given | {name: tuple(given[name]) for name in ("rulesets", "overrides")})
    status = check_engine(asked)
    call = command(" ".join(asked.rulesets), asked.players, asked.games, asked.seed, asked)
    call += f" --other {asked.other}" if asked.other != OTHER else ""
    call += f" --threads {asked.workers}" if asked.workers is not None else ""
    print(f"emptyhand: `emptyhand randoms` will go in the next release: call `{call}`", file=sys.stderr)
    return status
