"""The player protocol: a player looks at a View and names a move, and may explain it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from emptyhand.actions import Move
from emptyhand.game.view import View


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, view: View) -> Move:
        """A legal move for the seat whose view this is and whose turn it must be.

        Equal players, shown equal views in the same order, choose equally.
        """
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a move may cost: in rollouts, which repeat exactly, or in milliseconds, which do not."""

    rollouts: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.rollouts, self.milliseconds) if amount is not None]
        if len(given) != 1 or not given[0] > 0:
            raise ValueError(f"{self!r} is not a budget: expected rollouts or milliseconds, one of them, above 0")


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and its explanation: one readable line for each thing weighed, or none."""

    move: Move
    trace: tuple[str, ...] = ()


@runtime_checkable
class Thinker(Protocol):
    """A player that takes a budget and explains its move."""

    def choose(self, view: View) -> Move: ...

    def think(self, view: View, budget: Budget) -> Thought:
        """The best move found within the budget, under the same conditions as `choose`."""
        ...


@runtime_checkable
class Closable(Protocol):
    """A player that holds more than memory, such as a process of its own."""

    def close(self) -> None:
        """Let go of it. A closed player is not asked again. One that is merely forgotten closes itself."""
        ...


class FaultKind(StrEnum):
    """How a player failed to choose."""

    CRASH = "crash"
    """An exception, a process that ended, or a malformed answer."""
    TIME_OUT = "time-out"
    ILLEGAL = "illegal move"


@dataclass(frozen=True, slots=True)
class Fault:
    """What a player did instead of choosing. `detail` may show its cards; `public` and the name may not."""

    spec: str
    what: str
    detail: str = ""
    kind: FaultKind = FaultKind.CRASH

    @property
    def public(self) -> str:
        """As everyone at the table may hear it."""
        return f"{self.spec} {self.what}"

    def __str__(self) -> str:
        return f"{self.public}: {self.detail}" if self.detail else self.public


@runtime_checkable
class Fallible(Protocol):
    """A player that may fail to choose; a fallback then chooses for it."""

    faults: list[Fault]
    """What went wrong in this game, oldest first."""
    replaced: int
    """How many moves of this game the fallback has made."""
    given_up: bool
    """Whether the fallback plays the rest of this game."""


def replacements(player: Fallible, since: int = 0) -> list[str]:
    """What to say at a table about the faults from number `since` on."""
    told = [f"{fault.public}. A simple player moves for it." for fault in player.faults[since:]]
    if told and player.given_up:
        told[-1] = f"{player.faults[-1].public}. A simple player plays the rest of this game for it."
    return told


def think(player: Player, view: View, budget: Budget) -> Thought:
    """Ask any player for a Thought: one that is no Thinker gives its move without a trace."""
    return player.think(view, budget) if isinstance(player, Thinker) else Thought(player.choose(view))


def close(player: Player) -> None:
    """Let go of what a player holds, if it holds anything."""
    if isinstance(player, Closable):
        player.close()
