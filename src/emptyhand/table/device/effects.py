"""The inputs of a device, and the effects that it asks its shell to perform."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from dataclasses import field as data_field

from emptyhand.table.structs import Struct, field


@dataclass(slots=True)
class Moment:
    """When a step happens, and the chance it may use. `ms` is monotonic; `wall_ms` only stamps what is kept."""

    ms: int
    wall_ms: int
    random: bytes
    """Unpredictable bytes, 32 or more, fresh for each step."""
    _drawn: int = data_field(default=0, init=False)

    def draw(self, count: int) -> bytes:
        """Return unpredictable bytes, others at each call."""
        found = b""
        while len(found) < count:
            self._drawn += 1
            found += hashlib.sha256(self.random + self._drawn.to_bytes(4, "big")).digest()
        return found[:count]


# -- in --------------------------------------------------------------------------------------------------------------


class ToDevice(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """An input that a shell feeds to its device."""


class Request(ToDevice, tag="asked", frozen=True):
    """A request, as to a web server; `path` includes the query. Its `Response` has the same number."""

    number: int
    method: str
    path: str
    body: str = ""


class Connect(ToDevice, tag="dialled", frozen=True):
    """A connection to a room, as to a web server's WebSocket. `client` is never reused."""

    client: str
    room: str
    version: int = 0
    companion: int = 0


class Message(ToDevice, tag="said", frozen=True):
    """A message on a connection."""

    client: str
    text: str


class Disconnect(ToDevice, tag="hungup", frozen=True):
    client: str


class Stored(ToDevice, tag="stored", frozen=True):
    """The batch is durable."""

    batch: int


class NotStored(ToDevice, tag="notstored", frozen=True):
    """Nothing of the batch was stored. `fenced`: another process wrote a line with the same number."""

    batch: int
    why: str
    fenced: bool = False


class FetchedLine(Struct, frozen=True):
    seq: int
    body: str


class Fetched(ToDevice, tag="fetched", frozen=True):
    """The journal of a room, in order."""

    room: str
    lines: tuple[FetchedLine, ...]


class TimerFired(ToDevice, tag="rang", frozen=True):
    """The time of the last `SetTimer` is over, or the shell wants the device to read its clock."""


class BotAnswered(ToDevice, tag="considered", frozen=True):
    """The answer to an `AskThinker`; an empty `token` if there is none."""

    room: str
    seat: int
    seq: int
    token: str


DeviceInput = Request | Connect | Message | Disconnect | Stored | NotStored | Fetched | TimerFired | BotAnswered


# -- out -------------------------------------------------------------------------------------------------------------


class FromDevice(Struct, frozen=True, tag_field="t"):
    """An effect that a device asks its shell to perform."""


class StoredLine(Struct, frozen=True):
    """A line of a room's journal, as a web server's journal has it."""

    room: str
    seq: int
    at_ms: int
    body: str


class StoreBatch(FromDevice, tag="store", frozen=True):
    """Store lines and rows of the shelf in one transaction, and report it with `Stored` or `NotStored`.

    A row that is None is deleted, and so are the journals of the rooms in `gone`. A line whose number the room has
    already must fail the transaction, as fenced.
    """

    batch: int
    lines: tuple[StoredLine, ...] = ()
    rows: dict[str, str | None] = field(default_factory=dict)
    gone: tuple[str, ...] = ()


class Fetch(FromDevice, tag="fetch", frozen=True):
    """Read the journal of a room, and report it with `Fetched`."""

    room: str


class Response(FromDevice, tag="answered", frozen=True):
    number: int
    status: int
    kind: str
    body: str


class ConnectionOpened(FromDevice, tag="opened", frozen=True):
    """A connection is open."""

    client: str


class Send(FromDevice, tag="told", frozen=True):
    """A message for a connection."""

    client: str
    text: str


class CloseConnection(FromDevice, tag="closed", frozen=True):
    """Close a connection after its messages, with a code as WebSockets have it."""

    client: str
    code: int


class SetTimer(FromDevice, tag="ring", frozen=True):
    """Feed `TimerFired` after this time. It replaces any earlier `SetTimer`."""

    after_ms: int


class AskThinker(FromDevice, tag="think", frozen=True):
    """Let a `DeviceThinker` answer a question in the background, and report it with `BotAnswered`."""

    room: str
    seat: int
    seq: int
    question: str


Effect = StoreBatch | Fetch | Response | ConnectionOpened | Send | CloseConnection | SetTimer | AskThinker
