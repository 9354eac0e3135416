"""What is said over a connection, both ways: tagged structs with a JSON form. docs/protocol.md shows every one of them.

People are named by their seats and names only: a person's id never leaves the room. What a recipient is told of a game
is built from its view and its events, so no field here could hold a card that it may not see.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from emptyhand.room.entries import By, ChatLine, Face
from emptyhand.room.payloads import Ballot, CardProof, Clock, PublicRoom, Setup, VisibleGame

MAX_MESSAGE = 4096
"""Bytes of the longest message that is read from a client."""
MAX_TEXT = 300
MAX_TOKEN = 256

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes in hexadecimal digits."""
Reaction = Literal["applause", "laugh", "wow", "ouch", "think", "hurry", "thanks", "good-game"]


class BadMessage(ValueError):
    """Bytes that are no message; the text is one sentence."""


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client says."""


class ToClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """Anything a client is told; fields that have nothing to say are left out."""


# -- from clients ----------------------------------------------------------------------------------------------------


class Move(FromClient, tag="move", frozen=True):
    """A decision. `seq` numbers the decisions ever made at the seat; the same one twice counts once."""

    seat: SeatNumber
    seq: Number
    token: Token


class Check(FromClient, frozen=True):
    """Ask whether a move could be made now, and why not."""

    ref: Number
    token: Token


class Sit(FromClient, frozen=True):
    seat: SeatNumber


class Leave(FromClient, frozen=True):
    """Give the seat up. Who comes back later sits down again, if the seat is still free."""


class Ready(FromClient, frozen=True):
    """Agree to begin the game of this number. `commit` is to a number of the person's own, for the promise `to` and the
    seat `seat`: who has changed seats since must commit anew."""

    game: Number
    to: Hash | None = None
    commit: Hash | None = None
    seat: SeatNumber | None = None


class Start(Ready, frozen=True):
    """The host begins the game of this number; bots play for empty seats. The rest as in `ready`."""


class Reveal(FromClient, frozen=True):
    """Show the number that one has committed to, once the list of all commitments is frozen."""

    game: Number
    number: Hash


class SetBot(FromClient, tag="set_bot", frozen=True):
    """The host gives an empty seat to a bot, or to people again (null)."""

    seat: SeatNumber
    spec: Annotated[str, Meta(max_length=64)] | None


class HandOver(FromClient, tag="hand_over", frozen=True):
    seat: SeatNumber


class Kick(FromClient, frozen=True):
    """Remove a person: the host alone between games, a ballot of the others during one."""

    seat: SeatNumber


class Undo(FromClient, frozen=True):
    """Ask to take back the own last decision, that of this number, and all that came after it."""

    seq: Number


class Pause(FromClient, frozen=True):
    pass


class Resume(FromClient, frozen=True):
    pass


class Vote(FromClient, frozen=True):
    ballot: Number
    yes: bool


class ReturnToSeat(FromClient, tag="take_back", frozen=True):
    """Play again oneself, after a stand-in did."""


class Say(FromClient, frozen=True):
    """A line of chat. `ref` grows with every line of a person; the same one twice is said once."""

    ref: Number
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class React(FromClient, frozen=True):
    kind: Reaction


class Resync(FromClient, frozen=True):
    """Ask for everything after this version."""

    version: Number


class Prove(FromClient, frozen=True):
    """Ask for the proofs of all cards that one may see: after sitting down or coming back."""


class Ping(FromClient, frozen=True):
    pass


ClientMessage = (
    Move
    | Check
    | Sit
    | Leave
    | Ready
    | Start
    | Reveal
    | SetBot
    | HandOver
    | Kick
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


class Status(ToClient, frozen=True):
    """What is public about a room and passes; it replaces the status before."""

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
    """How long those who have not asked for the next game are still waited for."""
    ballot: Ballot | None = None
    clock: Clock | None = None
    trouble: str | None = None
    """Why the table stands still though nobody paused it."""


class RoomEvent(ToClient, tag="event", frozen=True):
    """The step to `version` from the one before. `room` and `game` are there where they changed."""

    version: int
    you: int | None
    what: Face
    room: PublicRoom | None = None
    game: VisibleGame | None = None
    proofs: tuple[CardProof, ...] = ()
    """Of the cards that the recipient sees for the first time."""


class Snapshot(ToClient, frozen=True):
    """Everything the recipient may know now."""

    version: int
    you: int | None
    setup: Setup
    room: PublicRoom
    chat: tuple[ChatLine, ...]
    status: Status
    game: VisibleGame | None = None
    stood_in: tuple[Face, ...] = ()
    """What a stand-in has decided for the recipient since its last own decision in this game."""
    left_out: bool = False
    """Whether a bot has the recipient's seat because the recipient did not ask for this game in time."""


class Missed(ToClient, frozen=True):
    """All that happened after version `since`, and what room and game have come to by `version`."""

    version: int
    since: int
    you: int | None
    whats: tuple[Face, ...]
    room: PublicRoom
    status: Status
    game: VisibleGame | None = None


class Proofs(ToClient, frozen=True):
    """The proofs of all cards of the game that the recipient may see or has seen."""

    version: int
    game: int
    proofs: tuple[CardProof, ...]


class Ack(ToClient, frozen=True):
    """The decision `seq` of the seat, as `token` tells it, or the chat line `ref`, is kept for good."""

    version: int
    """For a decision the version that it made."""
    seat: int | None = None
    seq: int | None = None
    token: str | None = None
    ref: int | None = None


class Refused(ToClient, frozen=True):
    """Nothing was changed, and why. `expected` is the number that the seat's next decision has."""

    version: int
    about: str
    why: str
    seq: int | None = None
    expected: int | None = None


class Checked(ToClient, frozen=True):
    """Why the move of this `ref` cannot be made now; null if it can."""

    version: int
    ref: int
    why: str | None


class Reacted(ToClient, frozen=True):
    version: int
    seat: int | None
    name: str
    kind: Reaction


class Pong(ToClient, frozen=True):
    version: int


class Gone(ToClient, frozen=True):
    """The last message of a connection. With `again`, connect anew; otherwise there is nothing to come back to."""

    version: int
    why: str
    again: bool


ServerMessage = Status | RoomEvent | Snapshot | Missed | Proofs | Ack | Refused | Checked | Reacted | Pong | Gone

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(data: bytes | str) -> ClientMessage:
    """The message of a client. Raises BadMessage, whatever the bytes are."""
    if len(data) > MAX_MESSAGE:
        raise BadMessage(f"the message is too long: expected at most {MAX_MESSAGE} bytes")
    try:
        message: ClientMessage = _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise BadMessage(f"this is not a message: {str(error)[:200]}") from None
    except (ValueError, RecursionError):
        raise BadMessage('this is not a message: expected JSON such as {"t":"ping"}') from None
    return message


def encode(message: ToClient) -> bytes:
    """A message as it goes to a client."""
    return _encoder.encode(message)
