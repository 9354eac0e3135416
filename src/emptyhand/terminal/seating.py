"""Who sits where: people first, bots after them. A record names each bot's kind behind its name: ``Ada (greedy)``."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from emptyhand.actions import Move
from emptyhand.bots import is_file, is_spec, make
from emptyhand.bots.ahead import check_ahead
from emptyhand.cards import format_cards
from emptyhand.law.model import Law
from emptyhand.match import Game

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo")
LONGEST_NAME = 16
LONGEST_SPEC = 48
_BOT = re.compile(r"(.+) \(([^()]+)\)")


@dataclass(frozen=True, slots=True)
class Seating:
    """The names of all seats, and for each seat the bot that plays it, or None for a person."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that hands must be hidden between turns."""
        return len(self.people) > 1

    @property
    def recorded(self) -> tuple[str, ...]:
        """The names as a record has them."""
        return tuple(
            name if bot is None else f"{name} ({bot})" for name, bot in zip(self.names, self.bots, strict=True)
        )


def seat_players(people: Sequence[str], players: int, bots: Sequence[str]) -> Seating:
    """People in the first seats; the bots in the others, the list of them repeated as often as needed."""
    seated = [checked_name(name) for name in people]
    if len({name.casefold() for name in seated}) != len(seated):
        raise ValueError("two people have the same name: expected different names")
    if not seated:
        raise ValueError("nobody is left to play: expected at least one person (`emptyhand demo` shows bots alone)")
    if len(seated) > players:
        raise ValueError(f"{len(seated)} people do not fit on {players} seats")
    taken = {name.casefold() for name in seated}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    count = players - len(seated)
    specs = [bots[i % len(bots)] for i in range(count)]
    return Seating((*seated, *free[:count]), (*([None] * len(seated)), *specs))


def checked_name(name: str) -> str:
    """A name fit for the screen and the record."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > LONGEST_NAME or set(cleaned) & set('"()[]\\,;'):
        raise ValueError(
            f"{name[:20]!r} cannot be a player's name: expected 1 to {LONGEST_NAME} characters, no quotes or brackets"
        )
    return cleaned


def seating_of(recorded: Sequence[str]) -> Seating:
    """The seating of a record's names: whoever carries no bot's kind is a person."""
    parted = [_parted(name) for name in recorded]
    shown = [name[:LONGEST_NAME].strip() for name, _ in parted]
    if len(set(shown)) != len(shown):
        shown = [f"{name[: LONGEST_NAME - 2]} {seat}" for seat, name in enumerate(shown, 1)]
    return Seating(tuple(shown), tuple(bot for _, bot in parted))


def _parted(recorded: str) -> tuple[str, str | None]:
    """A record's name without the kind of bot behind it, and that kind."""
    found = _BOT.fullmatch(recorded)
    return (found[1], found[2]) if found and is_spec(found[2]) else (recorded, None)


def bot_move(spec: str, game: Game) -> Move:
    """What a bot does for the seat to move. It depends on deal, seat and place in the game alone.

    So a game that is taken back or resumed goes on as it would have.
    """
    here = f"{format_cards(game.deal.cards)}/{game.turn}/{len(game.moves)}"
    seed = int.from_bytes(hashlib.sha256(here.encode()).digest()[:6], "big")
    return make(spec, seed, met=game.met).choose(game.view(game.turn))


def check_bots(law: Law, specs: Sequence[str | None]) -> None:
    """Raise ValueError where a bot does not exist, does not know this law or has a name that no record can hold."""
    for spec in specs:
        if spec is not None:
            if len(spec) > LONGEST_SPEC or set(spec) & set("()"):
                raise ValueError(
                    f"{spec!r} cannot be kept in a record: expected at most {LONGEST_SPEC} characters and no brackets, "
                    "such as ./mybot.py from the folder it is in"
                )
            check_ahead(spec, law, len(specs))
            make(spec, 0, law)


def check_files(specs: Sequence[str | None], allowed: Sequence[str]) -> None:
    """Raise ValueError where a record names a file to be run that the person at the screen has not named themselves."""
    for spec in specs:
        if spec is not None and is_file(spec) and spec not in allowed:
            raise ValueError(f"this game would run the player in {spec}: add --bots {spec} to let it")
