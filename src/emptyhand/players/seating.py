"""The seats of a table: people first, then bots. A record appends each bot's spec to its name: ``Ada (greedy)``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from emptyhand.players.bots import is_spec

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo")
LONGEST_NAME = 16
_BOT = re.compile(r"(.+) \(([^()]+)\)")


@dataclass(frozen=True, slots=True)
class Seating:
    """The names of all seats, and each seat's bot spec, or None for a person."""

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
        """The names as they appear in a record."""
        return tuple(
            name if bot is None else f"{name} ({bot})" for name, bot in zip(self.names, self.bots, strict=True)
        )


def seat_players(people: Sequence[str], players: int, bots: Sequence[str]) -> Seating:
    """Seat the people first, then the bots, repeating their list as needed."""
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
    """Return the name with its spaces tidied. Raises ValueError if screen or record cannot hold it."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > LONGEST_NAME or set(cleaned) & set('"()[]\\,;'):
        raise ValueError(
            f"{name[:20]!r} cannot be a player's name: expected 1 to {LONGEST_NAME} characters, no quotes or brackets"
        )
    return cleaned


def seating_of(recorded: Sequence[str]) -> Seating:
    """Return the seating of a record's names: a name without a bot spec is a person's."""
    split = [_split_name(name) for name in recorded]
    shown = [name[:LONGEST_NAME].strip() for name, _ in split]
    if len(set(shown)) != len(shown):
        shown = [f"{name[: LONGEST_NAME - 2]} {seat}" for seat, name in enumerate(shown, 1)]
    return Seating(tuple(shown), tuple(bot for _, bot in split))


def _split_name(recorded: str) -> tuple[str, str | None]:
    """Split a record's name into the name and its bot spec, if any."""
    found = _BOT.fullmatch(recorded)
    return (found[1], found[2]) if found and is_spec(found[2]) else (recorded, None)
