"""What servers on one database write to each other about the connections that one relays to another."""

from __future__ import annotations

import msgspec


class Letter(msgspec.Struct, frozen=True, tag_field="l", tag=str.lower):
    """About one connection, by its name."""

    client: str


class Came(Letter, frozen=True):
    """To the keeper of a room: somebody connected elsewhere."""

    code: str
    person: str
    name: str
    version: int


class Said(Letter, frozen=True):
    """To the keeper: a message of the connection."""

    data: bytes


class Went(Letter, frozen=True):
    """To the keeper: the connection is over."""


class Told(Letter, frozen=True):
    """From the keeper: a message for the connection."""

    data: bytes


class Ended(Letter, frozen=True):
    """From the keeper: close the connection with this code."""

    code: int


class Over(msgspec.Struct, frozen=True, tag_field="l", tag="over"):
    """To everybody: these sessions have ended, so whoever was let in by one goes."""

    sessions: tuple[bytes, ...]


AnyLetter = Came | Said | Went | Told | Ended | Over


class Envelope(msgspec.Struct, frozen=True):
    """Letters of one server to another, numbered 1, 2, 3 ... so that a lost one is noticed."""

    sender: str
    number: int
    letters: tuple[AnyLetter, ...]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Envelope)


def seal(envelope: Envelope) -> bytes:
    return _encoder.encode(envelope)


def unseal(data: bytes) -> Envelope:
    """Raises ValueError."""
    return _decoder.decode(data)
