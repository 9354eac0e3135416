"""The players by name: where each one's code is, and which argument its name takes.

Homes are strings, so that listing and checking players imports none of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from emptyhand.players.bots.player import Budget, Player
from emptyhand.rules.law.model import Law

ALL_LISTED = 10
"""An argument with at most this many values is sampled at each of them."""

_WHOLE = re.compile(r"[0-9]{1,9}")
_TIME = re.compile(r"([0-9]{1,6})ms")


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number after a name: ``level:3``. Required unless it has a default."""

    what: str
    least: int
    most: int
    default: int | None = None

    @property
    def form(self) -> str:
        return f"{self.least}-{self.most}" if self.most - self.least < ALL_LISTED else "N"

    @property
    def samples(self) -> tuple[str, ...]:
        """Values that show what the player can do: all of them if there are few, else the least."""
        few = self.most - self.least < ALL_LISTED
        return tuple(map(str, range(self.least, self.most + 1 if few else self.least + 1)))

    def read(self, name: str, text: str) -> int:
        value = int(text) if _WHOLE.fullmatch(text) else -1
        if not self.least <= value <= self.most:
            raise ValueError(
                f"{name}:{text} names no player: expected {self.what}, a whole number from {self.least} to "
                f"{self.most}, such as {name}:{self.least if self.default is None else self.default}"
            )
        return value


@dataclass(frozen=True, slots=True)
class Effort:
    """A budget after a name: ``search:200`` in rollouts, ``search:100ms`` in time. The player receives a Budget."""

    what: str
    most: int
    default: int | None = None
    sample: int = 1
    """Enough rollouts to show the player at work."""

    @property
    def form(self) -> str:
        return "N"

    @property
    def samples(self) -> tuple[str, ...]:
        return (str(self.sample),)

    def read(self, name: str, text: str) -> Budget:
        time = _TIME.fullmatch(text)
        number = int(time[1] if time else text) if time or _WHOLE.fullmatch(text) else 0
        if not 1 <= number <= self.most:
            raise ValueError(
                f"{name}:{text} names no player: expected {self.what}, from 1 to {self.most}, or a time, "
                f"such as {name}:{self.default or 200} or {name}:100ms"
            )
        return Budget(milliseconds=number) if time else Budget(rollouts=number)


@dataclass(frozen=True, slots=True)
class BotKind:
    """A player that comes with the package.

    `home` is ``module:attribute``. It is called with the seed, and with the argument if there is one;
    `check`, also ``module:attribute``, is called with a law and raises ValueError if the player cannot play by it.
    With `has_habits` false, `bots.variety` never replaces its move, even where it repeats itself.
    """

    home: str
    summary: str
    argument: Number | Effort | None = None
    check: str | None = None
    has_habits: bool = True

    def build(self, name: str, text: str | None, seed: int) -> Player:
        """Create the player. `text` is the argument after the colon, None without one."""
        maker: Callable[..., Player]
        if self.argument is None:
            if text is not None:
                raise ValueError(f"{name}:{text} names no player: expected {name} with nothing behind it")
            maker = find(self.home)
            return maker(seed)
        value = self.argument.read(name, self._given(name, text))
        maker = find(self.home)
        return maker(seed, value)

    def _given(self, name: str, text: str | None) -> str:
        assert self.argument is not None
        if text is not None:
            return text
        if self.argument.default is None:
            raise ValueError(
                f"{name} alone names no player: expected {self.argument.what} behind it, "
                f"such as {name}:{self.argument.samples[0]}"
            )
        return str(self.argument.default)

    def refuse(self, law: Law) -> None:
        """Raise ValueError if the player cannot play by a law."""
        if self.check is not None:
            checks: Callable[[Law], object] = find(self.check)
            checks(law)

    def usage(self, name: str) -> str:
        """Return the name as people write it, with its argument."""
        if self.argument is None:
            return name
        return f"{name}:{self.argument.form}" if self.argument.default is None else f"{name}[:{self.argument.form}]"

    def samples(self, name: str) -> tuple[str, ...]:
        """Return specs that together show all of this kind at little cost."""
        return (name,) if self.argument is None else tuple(f"{name}:{text}" for text in self.argument.samples)


KINDS: dict[str, BotKind] = {
    "random": BotKind(
        "emptyhand.players.bots.uniform:Uniform", "plays any legal move, all equally likely", has_habits=False
    ),
    "greedy": BotKind(
        "emptyhand.players.bots.greedy:Greedy",
        "a sound player for every game: sheds low cards early and keeps the strong ones",
    ),
    "original": BotKind(
        "emptyhand.players.bots.original:Original",
        "the player of the original Obsessed program; pile games only",
        check="emptyhand.players.bots.original:pile_law",
    ),
    "level": BotKind(
        "emptyhand.players.bots.levels:Levelled",
        "five levels, from a beginner to the master; the upper ones look ahead",
        Number("a level", 1, 5),
    ),
    "search": BotKind(
        "emptyhand.players.bots.search:Search",
        "looks ahead: plays every move out in N sampled layouts of the hidden cards",
        Effort("a number of rollouts", 10_000_000, default=1000, sample=24),
    ),
    "master": BotKind("emptyhand.players.bots.levels:master", "the strongest player, the same as level 5"),
}


def find(home: str) -> Callable[..., Player]:
    """Import and return the object that ``module:attribute`` names."""
    module, _, attribute = home.partition(":")
    found: Callable[..., Player] = getattr(import_module(module), attribute)
    return found
