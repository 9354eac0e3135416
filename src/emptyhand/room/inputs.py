"""What goes into a room and what comes out of it, apart from messages and journal entries.

The shell around a room feeds these and does what is requested; it owns sockets, clocks, disks and chance. `now_ms` is
a clock that only ever goes forward; no wall clock is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from emptyhand.bots.variety import Met
from emptyhand.game.view import View
from emptyhand.record import Record
from emptyhand.room.entries import Line
from emptyhand.room.messages import ClientMessage

if TYPE_CHECKING:
    from emptyhand.room.state import Room

KEY_BYTES = 32


# -- in --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Connected:
    """A connection was opened by a person, whom the shell has made sure of; `version` is what it last saw here.

    `client` names the connection and is never used again for another; `person` is an opaque id.
    """

    client: str
    person: str
    name: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class Disconnected:
    client: str


@dataclass(frozen=True, slots=True)
class Heard:
    """A message came from a connection."""

    client: str
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Committed:
    """The line of this number is safe on disk."""

    seq: int


@dataclass(frozen=True, slots=True)
class NotCommitted:
    """The line was not written. `fenced`: another process has written one of its number, and owns the room now."""

    seq: int
    why: str
    fenced: bool = False


@dataclass(frozen=True, slots=True)
class DealKey:
    """Chance for the deal of a game, as `NeedKey` asked for."""

    game: int
    key: bytes


@dataclass(frozen=True, slots=True)
class BotMoved:
    """What a bot chose; `seq` is the number that `AskBot` had."""

    seat: int
    seq: int
    token: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A timer is due. Too early or for a timer that is not wanted any more, it does nothing."""

    name: str


@dataclass(frozen=True, slots=True)
class Woken:
    """The room was made or read back from its journal just now: fed once, before anything else.

    `think_ms` is how long the host may let a bot think for a move, as the server has it; None sets no bound.
    """

    think_ms: int | None = None


Input = Connected | Disconnected | Heard | Committed | NotCommitted | DealKey | BotMoved | Tick | Woken


# -- out -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskBot:
    """Let the player of a spec choose for a seat, and answer with BotMoved of this `seq`. `seed` is for its chance."""

    seat: int
    seq: int
    spec: str
    seed: int
    view: View
    met: Met
    """What the seat has met before."""


@dataclass(frozen=True, slots=True)
class NeedKey:
    """Answer with DealKey: 32 bytes that nobody could foresee."""

    game: int


@dataclass(frozen=True, slots=True)
class Keep:
    """A game is over: keep its record. The same one may come twice, after a restart."""

    game: int
    record: Record


@dataclass(frozen=True, slots=True)
class Cut:
    """Close a connection once its messages are out."""

    client: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Forget the room: it is closed, or another process owns it."""

    why: str


Request = AskBot | NeedKey | Keep | Cut | Drop


class Timer(NamedTuple):
    name: str
    due_ms: int


class Letter(NamedTuple):
    """A message for one connection."""

    client: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a step comes to. `timers` are all that are wanted now: those of earlier steps are void."""

    room: Room
    lines: tuple[Line, ...] = ()
    outbox: tuple[Letter, ...] = ()
    timers: tuple[Timer, ...] = ()
    requests: tuple[Request, ...] = field(default=())
