"""The inputs and outputs of a room, apart from messages and journal entries.

The shell around a room feeds the inputs and carries out the requests; it owns sockets, clocks, disks and randomness.
`now_ms` is monotonic; the room never reads a wall clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from emptyhand.game.record import Record
from emptyhand.game.view import View
from emptyhand.players.bots.variety import Repetition
from emptyhand.table.room.entries import Line
from emptyhand.table.room.messages import ClientMessage, How
from emptyhand.table.structs import Raw
from emptyhand.words.speech import Phrase

if TYPE_CHECKING:
    from emptyhand.table.room.state import Room

KEY_BYTES = 32


# -- in --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Connected:
    """A person has opened a connection; the shell has authenticated them. `version` is the last one they saw here.

    `client` names the connection and is never reused; `person` is an opaque id.
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
    """A message arrived on a connection."""

    client: str
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Committed:
    """The line with this number is durable."""

    seq: int


@dataclass(frozen=True, slots=True)
class NotCommitted:
    """The line was not written. `fenced`: another process wrote one with its number, and owns the room now."""

    seq: int
    why: str
    fenced: bool = False


@dataclass(frozen=True, slots=True)
class DealKey:
    """Random bytes for the deal of a game, as `NeedKey` requested."""

    game: int
    key: bytes


@dataclass(frozen=True, slots=True)
class BotMoved:
    """The choice of a bot; `seq` is that of `AskBot`."""

    seat: int
    seq: int
    token: str


@dataclass(frozen=True, slots=True)
class HintAnswer:
    """A hint: a move's token, how it was found, and sentences about it as phrases in JSON."""

    token: str
    how: How
    says: tuple[Raw, ...]


@dataclass(frozen=True, slots=True)
class HintReady:
    """The answer to `AskHint`."""

    seat: int
    at: int
    answer: HintAnswer


@dataclass(frozen=True, slots=True)
class Tick:
    """A timer is due. A tick that is early, or for a timer that is not set, does nothing."""

    name: str


@dataclass(frozen=True, slots=True)
class Woken:
    """The room was just made or read back from its journal: fed once, before any other input.

    `think_ms` is the most time per move that the host may give a bot; None sets no limit. `lost` is how many of its
    last steps the journal no longer has.
    """

    think_ms: int | None = None
    lost: int = 0


@dataclass(frozen=True, slots=True)
class SeatWanted:
    """The host has let a newcomer in who wants to play."""


Input = (
    Connected
    | Disconnected
    | Heard
    | SeatWanted
    | Committed
    | NotCommitted
    | DealKey
    | BotMoved
    | HintReady
    | Tick
    | Woken
)


# -- out -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskBot:
    """Let the player of a spec choose for a seat, and answer with a BotMoved of this `seq`. `seed` seeds the player."""

    seat: int
    seq: int
    spec: str
    seed: int
    view: View
    met: Repetition
    """The number of times that the seat has met this position before."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Find the best move for a seat by its view alone, and answer with a `HintReady` of this `at`."""

    seat: int
    at: int
    view: View


@dataclass(frozen=True, slots=True)
class NeedKey:
    """Answer with a DealKey: 32 unpredictable bytes."""

    game: int


@dataclass(frozen=True, slots=True)
class Keep:
    """A game is over: store its record. After a restart the same one may come again."""

    game: int
    record: Record


@dataclass(frozen=True, slots=True)
class Cut:
    """Close a connection after sending its messages."""

    client: str


@dataclass(frozen=True, slots=True)
class Behind:
    """Report to the operator that a client claims to have seen later steps than the journal has. It may be lying."""

    version: int


@dataclass(frozen=True, slots=True)
class Drop:
    """Forget the room: it is closed, or another process owns it."""

    why: Phrase | str


ShellRequest = AskBot | AskHint | NeedKey | Keep | Cut | Behind | Drop


class Timer(NamedTuple):
    name: str
    due_ms: int


class OutgoingMessage(NamedTuple):
    """A message for one connection."""

    client: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a step. `timers` replaces all timers of earlier steps."""

    room: Room
    lines: tuple[Line, ...] = ()
    outbox: tuple[OutgoingMessage, ...] = ()
    timers: tuple[Timer, ...] = ()
    requests: tuple[ShellRequest, ...] = field(default=())
