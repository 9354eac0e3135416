"""The entries of a room's journal: the durable steps of its life, and nothing that can be derived from them.

The number of an entry in the journal is the version of the room after it. Bodies are JSON. A reader refuses a room with
an unknown kind of entry instead of guessing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal, NamedTuple, Protocol

from emptyhand.game.fair.promise import Kind
from emptyhand.table.structs import UNSET, JsonDecoder, JsonEncoder, Meta, Struct, UnsetType
from emptyhand.words.speech import Phrase, say, to_json

FORMAT = 1

Hints = Literal["alone", "always", "never"]
By = Literal["person", "bot", "stand-in"]
EventPayload = dict[str, object]
"""The fields of an entry that clients receive; `t` names its kind. docs/protocol.md lists the fields of each."""


class BadJournal(ValueError):
    """Entries that cannot be the journal of a room; the text is one sentence."""


class Line(NamedTuple):
    """An entry on its way to the journal."""

    seq: int
    body: bytes


class Written(Protocol):
    """An entry as a journal returns it."""

    @property
    def seq(self) -> int: ...
    @property
    def body(self) -> bytes: ...


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a room. Times are in milliseconds; a turn clock of 0 never runs out."""

    clock_ms: Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)] = 60_000
    away_ms: Annotated[int, Meta(ge=1000, le=24 * 3600 * 1000)] = 30_000
    """Time a person may be disconnected before a stand-in plays."""
    idle_ms: Annotated[int, Meta(ge=60_000, le=30 * 24 * 3600 * 1000)] = 3_600_000
    """Time that a room without activity stays open."""
    beat_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_200
    """Average time of a move by a bot or stand-in."""
    stand_in: Annotated[str, Meta(max_length=64)] = "greedy"
    undo: bool = True
    is_open: bool = False
    """Whether the lobby lists the room; access is checked before a connection reaches it."""
    wins: Annotated[int, Meta(ge=0, le=99)] = 0
    """Games needed to win the match; 0 leaves it to the ruleset."""
    hints: Hints | UnsetType = UNSET
    """Who may take hints: a person who plays alone with bots (also if it is unset), everyone, or nobody."""


class ChatLine(Struct, frozen=True):
    """A line of chat; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str


class Entry(Struct, frozen=True, tag_field="e", forbid_unknown_fields=True, omit_defaults=True):
    """A durable step. `PAYLOAD` lists the name that clients know it by, then its public fields."""

    PAYLOAD: ClassVar[tuple[str, ...]]

    def payload(self) -> EventPayload:
        """Return what clients receive: public fields only, never a person's id or the secret of a running game."""
        name, *fields = self.PAYLOAD
        return {"t": name} | {field: getattr(self, field) for field in fields}


class Made(Entry, tag="made", frozen=True):
    """A room was made. `rules` is the flattened ruleset; `bots` has a spec for each seat that a bot plays."""

    PAYLOAD = ("created",)
    format: int
    ruleset: str
    rules: str
    law: str
    bots: tuple[str | None, ...]
    host: str
    options: Options
    room: str = ""
    """The name of the table in the promises of its deals."""
    names: tuple[str, ...] = ()
    """By seat, the name of a bot that plays there; empty in rooms of earlier versions."""


class Claimed(Entry, tag="claimed", frozen=True):
    """A process has read the room back and owns it from now on; an earlier owner can no longer write."""

    PAYLOAD = ("restarted", "lost")
    lost: int = 0
    """Number of steps before this one that the server's disk has lost."""

    def payload(self) -> EventPayload:
        return super().payload() if self.lost else {"t": self.PAYLOAD[0]}


class SatDown(Entry, tag="satdown", frozen=True):
    PAYLOAD = ("sat", "seat", "name")
    seat: int
    person: str
    name: str


class StoodUp(Entry, tag="stoodup", frozen=True):
    """A person left a seat; `host` is the host from now on, null if nobody is left.

    `silent`: the person did not ask for the next game in time.
    """

    PAYLOAD = ("left", "seat", "name", "kicked", "silent")
    seat: int
    name: str
    host: str | None
    kicked: bool = False
    silent: bool = False


class BotSeated(Entry, tag="botput", frozen=True):
    PAYLOAD = ("bot_set", "seat", "spec")
    seat: int
    spec: str | None


class RulesSet(Entry, tag="rulesset", frozen=True):
    """Before the first game the people at the table have agreed on other rules. The fields are as in `Made`."""

    PAYLOAD = ("rules_set", "ruleset")
    ruleset: str
    rules: str
    law: str


class HostNamed(Entry, tag="hostnamed", frozen=True):
    PAYLOAD = ("host_is",)
    host: str


class Promised(Entry, tag="promised", frozen=True):
    """The server has chosen the secret of the next deal, in hexadecimal. Its hash is published, the secret is not."""

    PAYLOAD = ("promised", "game")
    game: int
    secret: str


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """Who provides a seat's number, and the commitment to it."""

    kind: Kind
    commit: str


class Frozen(Entry, tag="frozen", frozen=True):
    """The commitments of all seats are final."""

    PAYLOAD = ("frozen", "game")
    game: int
    pledges: tuple[Pledge, ...]


class SecretRevealed(Entry, tag="numbershown", frozen=True):
    PAYLOAD = ("shown", "game", "seat")
    game: int
    seat: int
    number: str


class RoundVoided(Entry, tag="roundvoided", frozen=True):
    """A seat did not reveal its number in time: the round is void, and its secret is published."""

    PAYLOAD = ("voided", "game", "silent", "secret")
    game: int
    silent: tuple[int, ...]
    secret: str


class GameStarted(Entry, tag="gamestarted", frozen=True):
    """A game was dealt. The deal follows from the key, in hexadecimal, and from the winner of the game before.

    If the deal was promised, the key follows from the secret and the numbers.
    """

    PAYLOAD = ("started", "game")
    game: int
    key: str
    law: str


class MoveMade(Entry, tag="movemade", frozen=True):
    """A decision. `seq` numbers the decisions of the seat; `said` is the token as the person wrote it, if that differs.

    `late`: a stand-in decided because the clock of a connected person ran out.
    """

    PAYLOAD = ("moved", "seat", "by")
    seat: int
    seq: int
    token: str
    by: By
    said: str = ""
    late: bool = False


class MovesUndone(Entry, tag="takenback", frozen=True):
    """The last `count` moves were taken back; `seat` decides again."""

    PAYLOAD = ("undone", "count", "by")
    seat: int
    count: int

    @property
    def by(self) -> int:
        return self.seat


class HintUsed(Entry, tag="hinttaken", frozen=True):
    """A person took a hint for the seat's decision `seq`."""

    PAYLOAD = ("hint_taken", "seat")
    seat: int
    seq: int


class PauseBegun(Entry, tag="pausebegun", frozen=True):
    PAYLOAD = ("paused",)


class PauseEnded(Entry, tag="pauseended", frozen=True):
    PAYLOAD = ("resumed",)


class CameBack(Entry, tag="cameback", frozen=True):
    """A person plays again after a stand-in did."""

    PAYLOAD = ("back", "seat")
    seat: int


class ChatSent(Entry, tag="spoken", frozen=True):
    PAYLOAD = ("said", "line")
    person: str
    seat: int | None
    name: str
    ref: int
    text: str

    @property
    def line(self) -> ChatLine:
        return ChatLine(self.seat, self.name, self.text)


IDLE = "Nothing has happened at this table for a long time."


class RoomClosed(Entry, tag="roomclosed", frozen=True):
    """The table is closed. Journals hold the reason as a sentence; clients get a phrase for one that is known."""

    PAYLOAD = ("closed", "why")
    why: str

    @property
    def reason(self) -> Phrase | str:
        return say("room-idle") if self.why == IDLE else self.why

    def payload(self) -> EventPayload:
        return super().payload() | {"why": to_json(self.reason)}


AnyEntry = (
    Made
    | Claimed
    | SatDown
    | StoodUp
    | BotSeated
    | RulesSet
    | HostNamed
    | Promised
    | Frozen
    | SecretRevealed
    | RoundVoided
    | GameStarted
    | MoveMade
    | MovesUndone
    | HintUsed
    | PauseBegun
    | PauseEnded
    | CameBack
    | ChatSent
    | RoomClosed
)

_decoder = JsonDecoder(AnyEntry)
_encoder = JsonEncoder()


def write(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    """Decode an entry. Raises BadJournal."""
    try:
        entry: AnyEntry = _decoder.decode(body)
    except ValueError as error:
        raise BadJournal(f"this is not an entry of a room: {str(error)[:200]}") from None
    return entry


def in_order(lines: Iterable[Written]) -> Iterable[tuple[int, AnyEntry]]:
    """Yield the entries with their numbers. Raises BadJournal if one is missing."""
    for expected, line in enumerate(lines, start=1):
        if line.seq != expected:
            raise BadJournal(f"the journal has entry {line.seq} where {expected} should be")
        yield expected, read(line.body)
