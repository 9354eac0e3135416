"""Shows bots playing a whole game: at a table on the screen, or line by line."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence

from emptyhand.commands.common import add_ruleset, law_of
from emptyhand.commands.play import add_looks, look_name, speak_as_asked
from emptyhand.game.deal import check_players, deal
from emptyhand.game.view import View
from emptyhand.players.bots import Fallible, Player, close, make, replacements
from emptyhand.players.bots.ahead import check_ahead
from emptyhand.players.bots.pace import Paced
from emptyhand.players.game import Game
from emptyhand.players.seating import BOT_NAMES
from emptyhand.rules.actions import Move
from emptyhand.terminal.console import Console, is_live
from emptyhand.terminal.language import t, text, title
from emptyhand.terminal.looks import make_look
from emptyhand.terminal.looks.plain import in_words
from emptyhand.terminal.preparing import get_ready
from emptyhand.terminal.prompts import split_bots
from emptyhand.terminal.watching import watch
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook.words import count_text

DEFAULT_RULESET = "obsession"
DEFAULT_BOT = "greedy"
BEAT_SECONDS = 0.4
"""Seconds between moves at a terminal."""
MOST_SEEDS = 1_000_000
LONGEST_DELAY = 60.0


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser, default=DEFAULT_RULESET)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (default: the ruleset's own)")
    parser.add_argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="SPEC,...",
        help=f"bots, separated by commas, in turn around the table (see emptyhand players; default: {DEFAULT_BOT})",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the deal (default: random)")
    parser.add_argument(
        "--delay",
        type=float,
        metavar="SECONDS",
        help=f"seconds a bot takes to move, on average (default: {BEAT_SECONDS} at a terminal, 0 elsewhere)",
    )
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    ascii_only = speak_as_asked(arguments)
    law = law_of(arguments)
    players = law.players.default if arguments.players is None else arguments.players
    check_players(law, players)
    seed = secrets.randbelow(MOST_SEEDS) if arguments.seed is None else arguments.seed
    specs = _around(split_bots(arguments.bots) or [DEFAULT_BOT], players)
    for spec in specs:
        check_ahead(spec, law, players)
    bots = [make(spec, seed * players + seat, law) for seat, spec in enumerate(specs)]
    delay = _delay(arguments.delay)
    game = Game(law, deal(law, players, seed), BOT_NAMES[:players])
    seated = ", ".join(f"{name} ({spec})" for name, spec in zip(game.names, specs, strict=True))
    print(t("demo-title", title=title(law), seed=str(seed), seated=seated))
    get_ready(law, specs)
    if arguments.classic or (is_live() and not arguments.plain):
        _show(arguments, game, bots, delay, ascii_only=ascii_only)
    else:
        paced = [Paced(_Heard(bot, game.names[seat]), seat, delay) for seat, bot in enumerate(bots)]
        _tell_all(game, paced, plain=arguments.plain)
    print(_result(game, seed))
    for seat, bot in enumerate(bots):
        _tell_faults(game, seat, bot)
        close(bot)
    return 0


class _Heard:
    """A player whose faults are printed when they happen, without its cards."""

    def __init__(self, player: Player, name: str) -> None:
        self._player = player
        self._name = name

    def choose(self, view: View) -> Move:
        before = len(self._player.faults) if isinstance(self._player, Fallible) else 0
        move = self._player.choose(view)
        if isinstance(self._player, Fallible):
            for sentence in replacements(self._player, before):
                print(f"({self._name}: {sentence})")
        return move


def _tell_faults(game: Game, seat: int, player: Player) -> None:
    """Print the details of a player's faults, after the game, when nothing is secret any more."""
    if not isinstance(player, Fallible) or not player.replaced:
        return
    for fault in player.faults:
        print(f"{game.names[seat]}: {fault}.", file=sys.stderr)
    made = game.movers().count(seat)
    print(
        f"{game.names[seat]}: a simple player made {player.replaced} of its {count_text(made, 'move')}.",
        file=sys.stderr,
    )


def _around(specs: Sequence[str], players: int) -> list[str]:
    """Return a bot spec for every seat, repeating the list as needed."""
    return [specs[seat % len(specs)] for seat in range(players)]


def _delay(given: float | None) -> float:
    if given is None:
        return BEAT_SECONDS if is_live() else 0.0
    if not 0 <= given <= LONGEST_DELAY:
        raise ValueError(f"expected --delay from 0 to {LONGEST_DELAY:g} seconds, not {given:g}")
    return given


def _show(arguments: argparse.Namespace, game: Game, bots: Sequence[Player], delay: float, *, ascii_only: bool) -> None:
    """Play the whole game on the screen."""
    look = make_look(look_name(arguments), ascii_only=ascii_only)
    Console(beat=delay, ascii_only=ascii_only).run(watch(game, bots, look), look.enter, look.leave)


def _tell_all(game: Game, bots: Sequence[Player], *, plain: bool) -> None:
    """Play the whole game and print every event; `plain` writes suits in words."""
    told = 0
    while True:
        for events in game.events(None, since=told):
            for phrase in narrate_step(events, game.names, game.law):
                print(in_words(text(phrase)) if plain else text(phrase))
        told = len(game.moves) + 1
        if game.over:
            return
        sys.stdout.flush()
        game.play(bots[game.turn].choose(game.view(game.turn)))


def _result(game: Game, seed: int) -> str:
    if game.stalled:
        return t("demo-stalled", count=game.cap)
    if not game.over:
        return t("demo-left", count=len(game.moves), seed=str(seed))
    return t("demo-over", count=len(game.moves), seed=str(seed))
