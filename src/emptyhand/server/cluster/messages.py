"""The messages between servers on one database, about connections that one server relays to another.

Tags and field names are a wire format: servers of two versions exchange messages while an upgrade rolls out.
"""

from __future__ import annotations

import msgspec


class RelayMessage(msgspec.Struct, frozen=True, tag_field="l"):
    """A message about one connection."""

    client: str


class ClientJoined(RelayMessage, frozen=True, tag="came"):
    """To the owner of a room: a client has connected to another server."""

    code: str
    person: str
    name: str
    version: int


class ClientSent(RelayMessage, frozen=True, tag="said"):
    """To the owner: a message from the client."""

    data: bytes


class ClientLeft(RelayMessage, frozen=True, tag="went"):
    """To the owner: the connection has ended."""


class ForwardToClient(RelayMessage, frozen=True, tag="told"):
    """From the owner: a message to the client."""

    data: bytes


class CloseClient(RelayMessage, frozen=True, tag="ended"):
    """From the owner: close the connection with this code."""

    code: int


class SessionsEnded(msgspec.Struct, frozen=True, tag_field="l", tag="over"):
    """To every server: close the connections that these sessions admitted."""

    sessions: tuple[bytes, ...]


ClusterMessage = ClientJoined | ClientSent | ClientLeft | ForwardToClient | CloseClient | SessionsEnded


class Envelope(msgspec.Struct, frozen=True):
    """Messages from one server to another, numbered from 1 without gaps so that the receiver notices a loss."""

    sender: str
    number: int
    messages: tuple[ClusterMessage, ...] = msgspec.field(name="letters")


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Envelope)


def encode(envelope: Envelope) -> bytes:
    return _encoder.encode(envelope)


def decode(data: bytes) -> Envelope:
    """Decode an envelope. Raises ValueError."""
    return _decoder.decode(data)
