"""Before a deal: the server's promise, the numbers of the seats, and the key that follows from them.

Terms as in docs/fair.md: the server's *secret* stays private until the game is over; its *promise* is published before
anyone can be ready; each seat has a *number* and, before it is revealed, a *commitment* to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from emptyhand.game.fair.encoding import Part, digest, mac

SCHEME = "fair-1"
SECRET_BYTES = 32
NO_CHAIN = bytes(32)
"""The chain of a table that has not promised anything yet."""

Kind = Literal["person", "bot", "absent"]
"""Who provides a seat's number: a person; or the secret, for a bot or for somebody who gave none."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A seat's part in a deal, complete."""

    kind: Kind
    commitment: bytes
    number: bytes


def promise_of(room: str, game: int, secret: bytes) -> bytes:
    """Return the promise of a secret: the hash that is published before anyone can be ready."""
    return digest(SCHEME, room, game, secret)


def next_chain(chain: bytes, promise: bytes) -> bytes:
    """Return the chain of a table after one more promise: no promise can be left out or inserted later."""
    return digest("chain", chain, promise)


def commitment_of(promise: bytes, seat: int, number: bytes) -> bytes:
    """Return the commitment to a seat's number, published before any number is revealed."""
    return digest("seat", promise, seat, number)


def derived_number(secret: bytes, seat: int) -> bytes:
    """Return the number of a seat that gives none itself, derived from the secret."""
    return mac(secret, "bot", seat)


def stake_of(promise: bytes, secret: bytes, seat: int, kind: Kind, number: bytes | None = None) -> Stake:
    """Return the part of a seat: a person's with its own number, any other with one derived from the secret."""
    known = number if kind == "person" and number is not None else derived_number(secret, seat)
    return Stake(kind, commitment_of(promise, seat, known), known)


def key_of(room: str, game: int, law: str, secret: bytes, stakes: Sequence[Stake]) -> bytes:
    """Return the key of the deal; `stakes` are by seat, `law` is the digest of the law."""
    parts: list[Part] = [f"{room}/{game}", law]
    for seat, stake in enumerate(stakes):
        parts += [seat, stake.kind, stake.commitment, stake.number]
    return mac(secret, *parts)
