"""Plays at this terminal: alone against bots, or with others at one screen."""

from __future__ import annotations

import argparse
import getpass
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.commands.common import add_language, add_ruleset, law_of
from emptyhand.game.deal import check_players
from emptyhand.rules.law import Law

if TYPE_CHECKING:
    from emptyhand.players.seating import Seating
    from emptyhand.terminal.looks import LookName
    from emptyhand.terminal.terminal_match import TerminalMatch

DEFAULT_RULESET = "obsession"
DEFAULT_BOT = "greedy"
BEAT_SECONDS = 0.9
"""Seconds: long enough to follow a move, short enough not to bore."""
MOST_BEAT_SECONDS = 60.0
MOST_SEEDS = 1_000_000
MOST_WINS = 100
NEWEST = ""
"""The value of --resume without a file."""
_NEW_GAME = ("players", "people", "hot_seat", "bots", "seed", "name")


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser, default=DEFAULT_RULESET)
    parser.set_defaults(ruleset=None)
    seats = parser.add_argument_group("players")
    seats.add_argument("--players", type=int, metavar="N", help="number of seats; bots take those left free")
    people = seats.add_mutually_exclusive_group()
    people.add_argument("--people", type=int, metavar="N", help="number of people who share this screen (default: 1)")
    people.add_argument(
        "--hot-seat",
        metavar="NAMES",
        help="names of the people who share this screen, separated by commas",
    )
    bots = seats.add_mutually_exclusive_group()
    bots.add_argument("--bots", metavar="SPEC,...", help=f"bots, separated by commas (default: {DEFAULT_BOT})")
    bots.add_argument(
        "--level", dest="bots", type=_level, metavar="N", help="level of the bots, from 1 (beginner) to 5 (master)"
    )
    seats.add_argument("--name", help="your name")
    game = parser.add_argument_group("game")
    game.add_argument("--seed", type=int, metavar="S", help="seed of the deal: the same seed deals the same cards")
    game.add_argument("--match", type=int, metavar="N", help="play a match: the first to win N games")
    game.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="FILE", help="continue a saved game (default: the newest one)"
    )
    game.add_argument("--save", metavar="FILE", help="save the game to this file")
    game.add_argument("--overwrite", action="store_true", help="let --save replace an existing file")
    add_looks(parser)
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument(
        "--beat",
        type=float,
        metavar="SECONDS",
        help=f"seconds a bot takes to move, on average (default: {BEAT_SECONDS})",
    )
    pace.add_argument("--no-delay", action="store_true", help="let bots move at once")


def add_looks(parser: argparse.ArgumentParser) -> None:
    """Add the choice between the default look and the two others, and the language."""
    looks = parser.add_argument_group("display")
    either = looks.add_mutually_exclusive_group()
    either.add_argument("--classic", action="store_true", help="look like the original program")
    either.add_argument("--plain", action="store_true", help="plain sentences, for screen readers")
    looks.add_argument("--ascii", action="store_true", help="use ASCII characters only")
    add_language(looks)


def speak_as_asked(arguments: argparse.Namespace) -> bool:
    """Choose the language of the screen; return whether it can show only ASCII characters."""
    from emptyhand.terminal.language import speak
    from emptyhand.words.shell import speaks_unicode
    from emptyhand.words.speech.language import preferred

    ascii_only: bool = arguments.ascii or not speaks_unicode()
    speak(preferred(arguments.lang), ascii_only=ascii_only)
    return ascii_only


def _level(text: str) -> str:
    """Return the player spec of a level."""
    if text not in ("1", "2", "3", "4", "5"):
        raise argparse.ArgumentTypeError(f"expected a level from 1 to 5, not {text!r}")
    return f"level:{text}"


def run(arguments: argparse.Namespace) -> int:
    from emptyhand.terminal.console import Console, is_live
    from emptyhand.terminal.looks import make_look
    from emptyhand.terminal.prompts import ask_setup

    ascii_only = speak_as_asked(arguments)
    console = Console(beat=_beat(arguments), ascii_only=ascii_only)
    if is_live() and _nothing_given(arguments):
        wanted = console.hold(ask_setup(DEFAULT_BOT))
        if wanted is None:
            return 0
        arguments.ruleset, arguments.players = wanted.ruleset, wanted.players
        arguments.people, arguments.bots = wanted.people, wanted.bots
    match = _new(arguments) if arguments.resume is None else _resumed(arguments)
    match.saves.check(match.games)
    look = make_look(look_name(arguments), ascii_only=ascii_only)
    return console.run(match.play(look, offers=sys.stdin.isatty()), look.enter, look.leave)


def _beat(arguments: argparse.Namespace) -> float:
    beat: float = 0.0 if arguments.no_delay else BEAT_SECONDS if arguments.beat is None else arguments.beat
    if not 0 <= beat <= MOST_BEAT_SECONDS:
        raise ValueError(f"--beat {beat:g} is not possible: expected from 0 to {MOST_BEAT_SECONDS:g} seconds")
    return beat


def _nothing_given(arguments: argparse.Namespace) -> bool:
    given = (arguments.ruleset, arguments.match, arguments.resume, *(getattr(arguments, name) for name in _NEW_GAME))
    return not arguments.overrides and all(value is None for value in given)


def look_name(arguments: argparse.Namespace) -> LookName:
    from emptyhand.terminal.looks import LookName

    if arguments.classic:
        return LookName.CLASSIC
    return LookName.PLAIN if arguments.plain else LookName.DEFAULT


# -- a new game ------------------------------------------------------------------------------------------------------


def _new(arguments: argparse.Namespace) -> TerminalMatch:
    from emptyhand.terminal.saves import Saves
    from emptyhand.terminal.terminal_match import TerminalMatch

    arguments.ruleset = arguments.ruleset or DEFAULT_RULESET
    law = law_of(arguments)
    seed = secrets.randbelow(MOST_SEEDS) if arguments.seed is None else arguments.seed
    saves = Saves(_path(arguments.save), law.name, overwrite=arguments.overwrite)
    return TerminalMatch.begin(law, _seating(arguments, law), seed, _wins(arguments), saves)


def _seating(arguments: argparse.Namespace, law: Law) -> Seating:
    """Seat the people and bots. Without a number of seats, the bots named decide it, or the ruleset's usual number."""
    from emptyhand.players.seating import seat_players
    from emptyhand.terminal.prompts import split_bots

    bots = split_bots(arguments.bots or "")
    people = _people(arguments)
    players = arguments.players
    if players is None and (bots or len(people) > 1):
        players = max(law.players.least, len(people) + len(bots))
    players = law.players.default if players is None else players
    check_players(law, players)
    return seat_players(people, players, bots or [DEFAULT_BOT])


def _people(arguments: argparse.Namespace) -> list[str]:
    if arguments.hot_seat is not None:
        return [name.strip() for name in arguments.hot_seat.split(",") if name.strip()]
    count = 1 if arguments.people is None else arguments.people
    first = arguments.name or (_numbered(1) if count != 1 else _own_name())
    return [first, *map(_numbered, range(2, count + 1))][: max(0, count)]


def _own_name() -> str:
    """Return the user's login name, if it can be a player's name."""
    from emptyhand.players.seating import checked_name

    try:
        return checked_name(getpass.getuser().title())
    except (ValueError, OSError, KeyError):
        return _numbered(1)


def _numbered(number: int) -> str:
    from emptyhand.terminal.language import t

    return t("friends-here-player", number=number)


# -- a saved one -----------------------------------------------------------------------------------------------------


def _resumed(arguments: argparse.Namespace) -> TerminalMatch:
    from emptyhand.game.archive import read_records
    from emptyhand.terminal.prompts import split_bots
    from emptyhand.terminal.saves import Saves
    from emptyhand.terminal.terminal_match import TerminalMatch

    also = [name for name in ("ruleset", *_NEW_GAME) if name != "bots" and getattr(arguments, name) is not None]
    if also or arguments.overrides:
        raise ValueError("--resume continues a game as it was: it takes no ruleset, seats, seed or --set")
    path = _path(arguments.resume) if arguments.resume != NEWEST else _newest(arguments)
    assert path is not None
    records = read_records(path)
    saves = Saves(_path(arguments.save) or path, records[0].law.name, overwrite=arguments.overwrite)
    return TerminalMatch.resume(records, _wins(arguments), saves, split_bots(arguments.bots or ""))


def _newest(arguments: argparse.Namespace) -> Path:
    """Return the newest saved game that can be continued."""
    from emptyhand.game.archive import default_folder, read_records
    from emptyhand.terminal.saves import saved_games
    from emptyhand.terminal.terminal_match import is_over

    for path in saved_games():
        with suppress(ValueError):
            if not is_over(read_records(path), _wins(arguments)):
                return path
    raise ValueError(f"there is no unfinished game in {default_folder()}: start one with `emptyhand play`")


def _path(text: str | None) -> Path | None:
    try:
        return None if text is None else Path(text).expanduser()
    except RuntimeError as error:
        raise ValueError(f"{text}: {error}") from None


def _wins(arguments: argparse.Namespace) -> int | None:
    wins: int | None = arguments.match
    if wins is not None and not 1 <= wins <= MOST_WINS:
        raise ValueError(f"--match {wins} is not possible: expected a number of games from 1 to {MOST_WINS}")
    return wins
