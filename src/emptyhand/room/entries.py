"""What a room writes into its journal: the durable steps of its life, nothing that follows from them.

An entry's number in the journal is the room's version after it. Bodies are JSON; a reader that meets a kind of entry it
does not know refuses the room rather than guess.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta

from emptyhand.fair.promise import Kind

FORMAT = 1

By = Literal["person", "bot", "stand-in"]
Face = dict[str, object]
"""What clients are told of an entry; `t` names its kind. docs/protocol.md lists the fields of each."""


class BadJournal(ValueError):
    """Entries that are not the life of a room; the text is one sentence."""


class Line(NamedTuple):
    """An entry on its way to the journal."""

    seq: int
    body: bytes


class Written(Protocol):
    """An entry as a journal gives it back."""

    @property
    def seq(self) -> int: ...
    @property
    def body(self) -> bytes: ...


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose when making a room. Times are in milliseconds; a clock of 0 never runs out."""

    clock_ms: Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)] = 60_000
    away_ms: Annotated[int, Meta(ge=1000, le=24 * 3600 * 1000)] = 30_000
    """How long a person may be disconnected before a stand-in plays."""
    idle_ms: Annotated[int, Meta(ge=60_000, le=30 * 24 * 3600 * 1000)] = 3_600_000
    """How long a room lives in which nothing happens."""
    beat_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_200
    """How long bots and stand-ins take, more or less."""
    stand_in: Annotated[str, Meta(max_length=64)] = "greedy"
    undo: bool = True
    is_open: bool = False
    """Whether the lobby lists the room; who may come in is decided before anyone is connected."""
    wins: Annotated[int, Meta(ge=0, le=99)] = 0
    """Games to win for the match; 0 for as many as the rules say."""


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str


class Entry(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """A durable step, born with a public face: `FACE` has the name that clients know it by, then the public fields."""

    FACE: ClassVar[tuple[str, ...]]

    def face(self) -> Face:
        """What everyone is told of it. Only public fields get into it: no person's id, no secret of a running game."""
        name, *fields = self.FACE
        return {"t": name} | {field: getattr(self, field) for field in fields}


class Made(Entry, frozen=True):
    """A room was made. `rules` is the flattened ruleset, `bots` has a spec for each seat that is not for people."""

    FACE = ("created",)
    format: int
    ruleset: str
    rules: str
    law: str
    bots: tuple[str | None, ...]
    host: str
    options: Options
    room: str = ""
    """What the table is called where that matters: in the promises of its deals."""


class Claimed(Entry, frozen=True):
    """A process has read the room back and keeps it from now on: whoever kept it before can write nothing more."""

    FACE = ("restarted",)


class SatDown(Entry, frozen=True):
    FACE = ("sat", "seat", "name")
    seat: int
    person: str
    name: str


class StoodUp(Entry, frozen=True):
    """A person left a seat; `host` is the host from now on, null if nobody is left.

    `silent` says that the person did not ask for the next game in time.
    """

    FACE = ("left", "seat", "name", "kicked", "silent")
    seat: int
    name: str
    host: str | None
    kicked: bool = False
    silent: bool = False


class BotPut(Entry, frozen=True):
    FACE = ("bot_set", "seat", "spec")
    seat: int
    spec: str | None


class HostNamed(Entry, frozen=True):
    FACE = ("host_is",)
    host: str


class Promised(Entry, frozen=True):
    """The secret of the next deal, in hexadecimal digits as all of these: what it comes to is shown, not itself."""

    FACE = ("promised", "game")
    game: int
    secret: str


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose a seat's number is, and what was shown of it before anyone's was."""

    kind: Kind
    commit: str


class Frozen(Entry, frozen=True):
    """No number can be changed any more: by seat, what each has committed to."""

    FACE = ("frozen", "game")
    game: int
    pledges: tuple[Pledge, ...]


class NumberShown(Entry, frozen=True):
    FACE = ("shown", "game", "seat")
    game: int
    seat: int
    number: str


class RoundVoided(Entry, frozen=True):
    """Somebody did not show a number in time: there is no deal, and the secret is opened."""

    FACE = ("voided", "game", "silent", "secret")
    game: int
    silent: tuple[int, ...]
    secret: str


class GameStarted(Entry, frozen=True):
    """The deal follows from the key, in hexadecimal digits, and from who won the game before.

    The key follows from the secret and the numbers, at tables where one was promised.
    """

    FACE = ("started", "game")
    game: int
    key: str
    law: str


class MoveMade(Entry, frozen=True):
    """`seq` numbers the decisions of the seat; `said` is how the person wrote the token, where that differs.

    `late` says that a stand-in decided because the person, who was there, had let the time run out.
    """

    FACE = ("moved", "seat", "by")
    seat: int
    seq: int
    token: str
    by: By
    said: str = ""
    late: bool = False


class MovesUndone(Entry, tag="takenback", frozen=True):
    """Moves were taken back, as many as `count`, so that `seat` decides anew."""

    FACE = ("undone", "count", "by")
    seat: int
    count: int

    @property
    def by(self) -> int:
        return self.seat


class PauseBegun(Entry, frozen=True):
    FACE = ("paused",)


class PauseEnded(Entry, frozen=True):
    FACE = ("resumed",)


class CameBack(Entry, frozen=True):
    """A person plays again at a seat where a stand-in did."""

    FACE = ("back", "seat")
    seat: int


class Spoken(Entry, frozen=True):
    FACE = ("said", "line")
    person: str
    seat: int | None
    name: str
    ref: int
    text: str

    @property
    def line(self) -> ChatLine:
        return ChatLine(self.seat, self.name, self.text)


class RoomClosed(Entry, frozen=True):
    FACE = ("closed", "why")
    why: str


AnyEntry = (
    Made
    | Claimed
    | SatDown
    | StoodUp
    | BotPut
    | HostNamed
    | Promised
    | Frozen
    | NumberShown
    | RoundVoided
    | GameStarted
    | MoveMade
    | MovesUndone
    | PauseBegun
    | PauseEnded
    | CameBack
    | Spoken
    | RoomClosed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    """The entry of a body. Raises BadJournal."""
    try:
        entry: AnyEntry = _decoder.decode(body)
    except ValueError as error:
        raise BadJournal(f"this is not an entry of a room: {str(error)[:200]}") from None
    return entry


def in_order(lines: Iterable[Written]) -> Iterable[tuple[int, AnyEntry]]:
    """The entries with their numbers. Raises BadJournal where one is missing."""
    for expected, line in enumerate(lines, start=1):
        if line.seq != expected:
            raise BadJournal(f"the journal has entry {line.seq} where {expected} should be")
        yield expected, read(line.body)
