"""The messages of a connection, both ways: tagged structs with a JSON form. docs/protocol.md shows every one.

Messages name people by seat and name only: a person's id never leaves the room. What a recipient learns of a game is
built from its view and its events, so no field can hold a card that it may not see.
"""

from __future__ import annotations

from typing import Annotated, Literal

from emptyhand.table.room.entries import By, ChatLine, EventPayload
from emptyhand.table.room.payloads import (
    Ballot,
    CardProof,
    Clock,
    PublicKnock,
    PublicRoom,
    PublicTip,
    Setup,
    VisibleGame,
)
from emptyhand.table.structs import InvalidValue, JsonDecoder, JsonEncoder, Meta, Raw, Struct
from emptyhand.words.speech import Json

MAX_MESSAGE = 4096
"""Maximum size of a client's message, in bytes."""
MAX_TEXT = 300
MAX_PROPOSED = 3000
"""Maximum length of proposed rules, in characters: with line breaks escaped they still fit into a message."""
MAX_TOKEN = 256

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes in hexadecimal."""
How = Literal["judged", "only", "quick"]
"""How a hint was found: by looking ahead, as the only legal move, or as a quick bot's choice."""
Reaction = Literal["applause", "laugh", "wow", "ouch", "think", "hurry", "thanks", "good-game"]


class BadMessage(ValueError):
    """Bytes that are not a message; the text is one sentence."""


class FromClient(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class ToClient(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message to a client; fields with their default value are left out. `Json` is the JSON form of a phrase."""


# -- from clients ----------------------------------------------------------------------------------------------------


class MoveRequest(FromClient, tag="move", frozen=True):
    """A decision. `seq` numbers all decisions of the seat; a repeated message counts once."""

    seat: SeatNumber
    seq: Number
    token: Token


class Check(FromClient, tag="check", frozen=True):
    """Ask whether a move is legal now, and why not."""

    ref: Number
    token: Token


class Sit(FromClient, tag="sit", frozen=True):
    seat: SeatNumber


class Leave(FromClient, tag="leave", frozen=True):
    """Leave the seat. The person may sit down again while it is free."""


class Ready(FromClient, tag="ready", frozen=True):
    """Ask for the game of this number.

    `commit` commits to a number for the promise `to` and the seat `seat`; after a change of seats, commit again.
    """

    game: Number
    to: Hash | None = None
    commit: Hash | None = None
    seat: SeatNumber | None = None


class Start(Ready, tag="start", frozen=True):
    """Begin the game of this number as the host; bots play for empty seats. The other fields are as in `ready`."""


class Reveal(FromClient, tag="reveal", frozen=True):
    """Reveal the number behind the commitment, once all commitments are frozen."""

    game: Number
    number: Hash


class SetBot(FromClient, tag="set_bot", frozen=True):
    """Give an empty seat to a bot, or back to people (null), as the host."""

    seat: SeatNumber
    spec: Annotated[str, Meta(max_length=64)] | None


class Propose(FromClient, tag="propose", frozen=True):
    """Propose other rules before the first game: the name of a ruleset of the package, or a text. The table votes."""

    rules: Annotated[str, Meta(min_length=1, max_length=MAX_PROPOSED)]


class HandOver(FromClient, tag="hand_over", frozen=True):
    seat: SeatNumber


class Kick(FromClient, tag="kick", frozen=True):
    """Remove a person: between games the host does it, during a game the others vote."""

    seat: SeatNumber


class HintRequest(FromClient, tag="hint", frozen=True):
    """Ask for the best move of one's own decision with this number; everyone is told that a hint was taken."""

    seq: Number


class Learn(FromClient, tag="learn", frozen=True):
    """Ask for the tips that matter now, and for those about the move number `made`.

    `reading`: the person is reading a tip, and bots at a table without other people wait.
    """

    made: Number
    reading: bool = False


class Undo(FromClient, tag="undo", frozen=True):
    """Ask to take back one's own last decision, the one with this number, and everything after it."""

    seq: Number


class Pause(FromClient, tag="pause", frozen=True):
    pass


class Resume(FromClient, tag="resume", frozen=True):
    pass


class Vote(FromClient, tag="vote", frozen=True):
    """An answer to the open ballot; null is an abstention, as of a program: the seat does not count in it."""

    ballot: Number
    yes: bool | None


class ReturnToSeat(FromClient, tag="take_back", frozen=True):
    """Play again after a stand-in did."""


class Say(FromClient, tag="say", frozen=True):
    """A line of chat. `ref` grows with every line of a person; a repeated message is kept once."""

    ref: Number
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class React(FromClient, tag="react", frozen=True):
    kind: Reaction


class Resync(FromClient, tag="resync", frozen=True):
    """Ask for everything after this version."""

    version: Number


class Prove(FromClient, tag="prove", frozen=True):
    """Ask for proofs of all visible cards, after sitting down or coming back."""


class Ping(FromClient, tag="ping", frozen=True):
    pass


ClientMessage = (
    MoveRequest
    | Check
    | Sit
    | Leave
    | Ready
    | Start
    | Reveal
    | SetBot
    | Propose
    | HandOver
    | Kick
    | HintRequest
    | Learn
    | Undo
    | Pause
    | Resume
    | Vote
    | ReturnToSeat
    | Say
    | React
    | Resync
    | Prove
    | Ping
)


# -- to clients ------------------------------------------------------------------------------------------------------


class Status(ToClient, tag="status", frozen=True):
    """The public state of a room that is not durable; it replaces the status before."""

    version: int
    present: tuple[bool, ...]
    """By seat, whether its person is connected."""
    plays: tuple[By, ...]
    """By seat, who decides there now."""
    watching: int
    standing: tuple[str, ...] = ()
    """Before the first game, the names of the first people who are connected and have no seat."""
    ready: tuple[int, ...] = ()
    wait_ms: int | None = None
    """Milliseconds left for people who have not asked for the next game."""
    ballot: Ballot | None = None
    clock: Clock | None = None
    trouble: Json | None = None
    """The reason why the table has stopped without a pause, such as a full disk."""


class RoomEvent(ToClient, tag="event", frozen=True):
    """The step to `version` from the one before. `room` and `game` are present if they changed."""

    version: int
    you: int | None
    what: EventPayload
    room: PublicRoom | None = None
    game: VisibleGame | None = None
    proofs: tuple[CardProof, ...] = ()
    """For the cards that the recipient sees for the first time."""
    setup: Setup | None = None
    """Present with other rules: a client whose connection breaks must not know of them without their setup."""


class Snapshot(ToClient, tag="snapshot", frozen=True):
    """Everything that the recipient may know now."""

    version: int
    you: int | None
    setup: Setup
    room: PublicRoom
    chat: tuple[ChatLine, ...]
    status: Status
    game: VisibleGame | None = None
    stood_in: tuple[EventPayload, ...] = ()
    """Decisions of a stand-in for the recipient since the recipient's last one in this game."""
    left_out: bool = False
    """Whether a bot has the seat because the recipient did not ask for this game in time."""
    last: EventPayload | None = None
    """The deal or the last move of the game, unless it has been taken back."""
    story: tuple[Raw, ...] = ()
    """The newest moves of this game as the recipient saw them: the phrases of each, as in `told`."""


class Missed(ToClient, tag="missed", frozen=True):
    """All steps after version `since`, and room and game at `version`."""

    version: int
    since: int
    you: int | None
    whats: tuple[EventPayload, ...]
    room: PublicRoom
    status: Status
    game: VisibleGame | None = None


class Proofs(ToClient, tag="proofs", frozen=True):
    """Proofs of all cards of the game that the recipient may see or has seen."""

    version: int
    game: int
    proofs: tuple[CardProof, ...]


class Ack(ToClient, tag="ack", frozen=True):
    """A decision, as `token` says it, or the chat line `ref`, is durable."""

    version: int
    """For a decision, the version that it created."""
    seat: int | None = None
    seq: int | None = None
    token: str | None = None
    ref: int | None = None


class Refused(ToClient, tag="refused", frozen=True):
    """The reason why nothing was changed. `expected` is the number of the seat's next decision."""

    version: int
    about: str
    why: Json
    seq: int | None = None
    expected: int | None = None


class Checked(ToClient, tag="checked", frozen=True):
    """Why the move of this `ref` is not legal now; null if it is."""

    version: int
    ref: int
    why: Json | None


class HintReply(ToClient, tag="advice", frozen=True):
    """A hint for the recipient's decision `seq`: a move, how it was found, and sentences about it, as phrases."""

    version: int
    seat: int
    seq: int
    token: str
    how: How
    says: tuple[Raw, ...]


class Lesson(ToClient, tag="lesson", frozen=True):
    """The tips that matter to the recipient now, the first ones first; a client shows each key once."""

    version: int
    game: int
    made: int
    tips: tuple[PublicTip, ...]


class Reacted(ToClient, tag="reacted", frozen=True):
    version: int
    seat: int | None
    name: str
    kind: Reaction


class Knocks(ToClient, tag="knocks", frozen=True):
    """For the host alone: who asks to come in. It replaces the message before."""

    version: int
    asking: tuple[PublicKnock, ...]


class Pong(ToClient, tag="pong", frozen=True):
    version: int


class Gone(ToClient, tag="gone", frozen=True):
    """The last message of a connection. With `again`, connect again; otherwise the connection is over for good."""

    version: int
    why: Json
    again: bool


ServerMessage = (
    Status
    | RoomEvent
    | Snapshot
    | Missed
    | Proofs
    | Ack
    | Refused
    | Checked
    | HintReply
    | Lesson
    | Reacted
    | Knocks
    | Pong
    | Gone
)

_decoder = JsonDecoder(ClientMessage)
_encoder = JsonEncoder()


def decode(data: bytes | str) -> ClientMessage:
    """Decode a message from a client. Raises BadMessage for any other bytes."""
    if len(data) > MAX_MESSAGE:
        raise BadMessage(f"the message is too long: expected at most {MAX_MESSAGE} bytes")
    try:
        message: ClientMessage = _decoder.decode(data)
    except InvalidValue as error:
        raise BadMessage(f"this is not a message: {str(error)[:200]}") from None
    except (ValueError, RecursionError):
        raise BadMessage('this is not a message: expected JSON such as {"t":"ping"}') from None
    return message


def encode(message: ToClient) -> bytes:
    """Encode a message to a client."""
    return _encoder.encode(message)
