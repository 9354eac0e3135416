"""The command line. Only the module of the command that was asked for is imported."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = {
    "play": "play at this terminal, alone against bots or with others",
    "serve": "open a table for browsers, on this machine and its network",
    "doctor": "check whether this machine is set up to keep a table, and say what is wrong",
    "backup": "copy everything that servers keep into one file, while they run",
    "restore": "make the tables of a new server from a backup",
    "bot": "let a player of your own sit at a table of a server",
    "demo": "watch a game between bots",
    "players": "list the players to play against, or begin one of your own",
    "rules": "tell a ruleset in words, or print its table",
    "replay": "step through a recorded game",
    "coach": "tell what the decisions of a recorded game were worth",
    "puzzle": "find the move in a moment that the coach has kept",
    "verify": "check that a recorded game was played by its rules",
    "legal": "list or try the moves of a position",
    "perft": "count the positions a given number of moves ahead",
    "simulate": "play games by the million and report how they end",
    "arena": "let players meet on the same deals and report who is stronger",
    "ladder": "show the ratings of live tables, or work them out again",
    "dst": "live through simulated worlds of trouble around the web table",
    "randoms": "play many random games and report how they end",
}

# What people see of a wrong input: one sentence on standard error and this status.
WRONG_INPUT = 2


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and where help is; argparse would print the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {message} (try `{self.prog} --help`)\n")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = list(sys.argv[1:] if words is None else words)
    parser = _Parser(prog="emptyhand", description="Shedding and climbing card games: play, look up, take apart.")
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", dest="command", parser_class=_Parser)
    wanted = next((w for w in words if not w.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        if name == wanted:
            module = import_module(f"emptyhand.commands.{name}")
            module.configure(command)
            command.set_defaults(run=module.run)
    for word in words:
        # Python 3.11 would take such a value for an empty list.
        if word.startswith("--") and word.endswith("=--"):
            parser.error(f"argument {word[:-3]}: expected a value, not '--'")
    arguments = parser.parse_args(words)
    if arguments.version:
        from emptyhand import __version__

        print(f"emptyhand {__version__}")
        return 0
    if arguments.command is None:
        parser.print_help()
        return 0
    return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    """Run the command; expected failures become one sentence, a closed pipe or Ctrl-C an ordinary end."""
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            # The reader went away (`| head`); leave quietly, and keep Python from complaining at exit.
            sys.stderr.close()
            return 0
        print(f"emptyhand: {_sentence(error)}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _sentence(error: ValueError | OSError) -> str:
    """What went wrong; the system's own errors lose their number, and the file comes first."""
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    reason = error.strerror[:1].lower() + error.strerror[1:]
    return f"{error.filename}: {reason}" if error.filename else reason


if __name__ == "__main__":
    sys.exit(main())
