"""The player protocol: a player looks at a View, names a move, and may explain it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from emptyhand.game.view import View
from emptyhand.rules.actions import Move


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the view's seat, whose turn it must be.

        Equal players that get equal views in the same order choose equally.
        """
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """The thought allowed for a move: in rollouts, which are reproducible, or in milliseconds, which are not."""

    rollouts: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.rollouts, self.milliseconds) if amount is not None]
        if len(given) != 1 or not given[0] > 0:
            raise ValueError(f"{self!r} is not a budget: expected rollouts or milliseconds, one of them, above 0")


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and its explanation: one readable line per thing weighed, or none."""

    move: Move
    trace: tuple[str, ...] = ()


@runtime_checkable
class Thinker(Protocol):
    """A player that takes a budget and explains its move."""

    def choose(self, view: View) -> Move: ...

    def think(self, view: View, budget: Budget) -> Thought:
        """Return the best move found within the budget, under the same conditions as `choose`."""
        ...


@runtime_checkable
class Closable(Protocol):
    """A player that holds resources besides memory, such as a process."""

    def close(self) -> None:
        """Release its resources. A closed player is not asked again. Garbage collection closes it too."""
        ...


class FaultKind(StrEnum):
    """How a player failed to choose."""

    CRASH = "crash"
    """An exception, a process that ended, or a malformed answer."""
    TIME_OUT = "time-out"
    ILLEGAL = "illegal move"


@dataclass(frozen=True, slots=True)
class Fault:
    """A player's failure to choose. `detail` may show its cards; `public` and the name may not."""

    spec: str
    what: str
    detail: str = ""
    kind: FaultKind = FaultKind.CRASH

    @property
    def public(self) -> str:
        """The text that everyone at the table may read."""
        return f"{self.spec} {self.what}"

    def __str__(self) -> str:
        return f"{self.public}: {self.detail}" if self.detail else self.public


@runtime_checkable
class Fallible(Protocol):
    """A player that may fail to choose; a fallback then chooses for it."""

    faults: list[Fault]
    """The faults in this game, oldest first."""
    replaced: int
    """How many moves of this game the fallback has made."""
    given_up: bool
    """Whether the fallback plays the rest of this game."""


def replacements(player: Fallible, since: int = 0) -> list[str]:
    """Return what to say at a table about the faults from number `since` on."""
    told = [f"{fault.public}. A simple player moves for it." for fault in player.faults[since:]]
    if told and player.given_up:
        told[-1] = f"{player.faults[-1].public}. A simple player plays the rest of this game for it."
    return told


def think(player: Player, view: View, budget: Budget) -> Thought:
    """Ask any player for a Thought: a player that is not a Thinker gives its move without a trace."""
    return player.think(view, budget) if isinstance(player, Thinker) else Thought(player.choose(view))


def close(player: Player) -> None:
    """Release a player's resources, if it has any."""
    if isinstance(player, Closable):
        player.close()
