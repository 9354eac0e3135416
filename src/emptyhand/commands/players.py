"""Lists the players that have a name, or starts a file for one of your own."""

from __future__ import annotations

import argparse
from pathlib import Path

from emptyhand.players.bots import forms, installed_players, names
from emptyhand.players.bots.levels import LEVELS
from emptyhand.players.bots.registry import KINDS

OWN = "./mybot.py"
ABOUT_OWN = "your own: the path of a Python file (--new writes one to begin with; see docs/own-players.md)"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--new", metavar="FILE", help="write a small player of your own to start from")


def run(arguments: argparse.Namespace) -> int:
    if arguments.new is None:
        _list()
    else:
        _write(Path(arguments.new).expanduser())
    return 0


def _list() -> None:
    lines = dict(zip(forms(), names().values(), strict=True))
    lines |= {name: f"of another package ({home})" for name, home in installed_players().items() if name not in KINDS}
    lines[OWN] = ABOUT_OWN
    width = max(map(len, lines))
    for name, summary in lines.items():
        print(f"{name:<{width}}  {summary}")
    print("\nThe levels:")
    for number, level in LEVELS.items():
        print(f"{number}  {level.name:<10}{level.description}")


def _write(path: Path) -> None:
    from emptyhand.players.bots.template import template
    from emptyhand.words.shell import program

    if path.suffix != ".py":
        raise ValueError(f"{str(path)!r} cannot hold a player: expected a name that ends in .py, such as {OWN}")
    shown = str(path) if path.is_absolute() else f"./{path}"
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(template(shown, path.stem))
    except FileExistsError:
        raise ValueError(f"{path} is there already: expected a new file") from None
    except OSError as error:
        raise OSError(f"{path} cannot be written: {error.strerror}") from None
    print(f"A player is in {path}. Watch it with: {program()} demo --bots {shown},greedy")
