"""The command line. Imports only the module of the chosen command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = {
    "play": "play at this terminal, against bots or with others",
    "serve": "serve tables to browsers on this machine and its network",
    "page": "build the page for a static host: it plays without a server",
    "doctor": "check that this machine is ready to run a server",
    "backup": "back up everything a server stores, while it runs",
    "restore": "set up a new server from a backup",
    "bot": "connect your own player to a table on a server",
    "demo": "watch a game between bots",
    "players": "list the computer players, or start one of your own",
    "rules": "explain a ruleset, or print its tables",
    "replay": "step through a recorded game",
    "coach": "review the decisions of a recorded game",
    "puzzle": "solve a puzzle that the coach saved",
    "verify": "verify that recorded games follow their rules",
    "legal": "list the legal moves of a position, or try some",
    "perft": "count the positions a given number of moves ahead",
    "simulate": "simulate games by the million and report the results",
    "lab": "measure what a ruleset does to a game, or how two rulesets differ",
    "arena": "run a tournament on duplicate deals and report who is stronger",
    "ladder": "show the ratings of players, or recompute them",
}
FORMER = ("randoms",)
"""Commands that the next release removes: they work, name their successor and are not listed."""

# A wrong input gets one sentence on standard error and this status.
WRONG_INPUT = 2


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and where to find help; argparse would print the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {message} (try `{self.prog} --help`)\n")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = list(sys.argv[1:] if words is None else words)
    about = "Shedding and climbing card games: play them, change their rules, study them."
    parser = _Parser(prog="emptyhand", description=about)
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", dest="command", parser_class=_Parser)
    wanted = next((w for w in words if not w.startswith("-")), None)
    for name in (*COMMANDS, *FORMER):
        command = _add_parser(commands, name)
        if name == wanted:
            module = import_module(f"emptyhand.commands.{name}")
            module.configure(command)
            command.set_defaults(run=module.run)
    for word in words:
        # Python 3.11 would read such a value as an empty list.
        if word.startswith("--") and word.endswith("=--"):
            parser.error(f"argument {word[:-3]}: expected a value, not '--'")
    arguments, unknown = parser.parse_known_args(words)
    if "words" in arguments and not any(word.startswith("-") for word in unknown):
        # argparse takes only the words before an option.
        arguments.words += unknown
    elif unknown:
        commands.choices.get(arguments.command, parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    if arguments.version:
        from emptyhand import __version__

        print(f"emptyhand {__version__}")
        return 0
    if arguments.command is None:
        parser.print_help()
        return 0
    return _run(arguments)


def _add_parser(commands: argparse._SubParsersAction[_Parser], name: str) -> _Parser:
    summary = COMMANDS.get(name)
    return (
        commands.add_parser(name, help=summary, description=f"{summary.capitalize()}.")
        if summary
        else commands.add_parser(name)
    )


def _run(arguments: argparse.Namespace) -> int:
    """Run the command; expected failures become one sentence, a closed pipe or Ctrl-C a normal exit."""
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            # The reader closed the pipe (`| head`): exit quietly, and keep Python from complaining at exit.
            sys.stderr.close()
            return 0
        print(f"emptyhand: {_sentence(error)}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _sentence(error: ValueError | OSError) -> str:
    """Say what went wrong: system errors without their number, the file first."""
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    reason = error.strerror[:1].lower() + error.strerror[1:]
    return f"{error.filename}: {reason}" if error.filename else reason


if __name__ == "__main__":
    sys.exit(main())
