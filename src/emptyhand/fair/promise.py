"""Before a deal: what the server promises, what the seats add, and the key that follows from all of it.

Names as in docs/fair.md: the server's *secret* stays its own until the game is over; its *promise* is shown before
anyone can be ready; each seat has a *number* and, before that is shown, a *commitment* to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from emptyhand.fair.encoding import Part, digest, mac

SCHEME = "fair-1"
SECRET_BYTES = 32
NO_CHAIN = bytes(32)
"""The chain of a table at which nothing has been promised yet."""

Kind = Literal["person", "bot", "absent"]
"""Who a seat's number is of: a person's own; made from the secret for a bot, or for somebody who gave none."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A seat's part in a deal, complete."""

    kind: Kind
    commitment: bytes
    number: bytes


def promise_of(room: str, game: int, secret: bytes) -> bytes:
    """What is shown of a secret before anyone can be ready."""
    return digest(SCHEME, room, game, secret)


def chained(chain: bytes, promise: bytes) -> bytes:
    """The chain of a table after one more promise: no promise can be left out or put in later."""
    return digest("chain", chain, promise)


def commitment_of(promise: bytes, seat: int, number: bytes) -> bytes:
    """What a seat shows of its number before all are in."""
    return digest("seat", promise, seat, number)


def made_up(secret: bytes, seat: int) -> bytes:
    """The number of a seat that gives none itself."""
    return mac(secret, "bot", seat)


def stake_of(promise: bytes, secret: bytes, seat: int, kind: Kind, number: bytes | None = None) -> Stake:
    """The part of a seat: a person's with its own number, any other with one made from the secret."""
    known = number if kind == "person" and number is not None else made_up(secret, seat)
    return Stake(kind, commitment_of(promise, seat, known), known)


def key_of(room: str, game: int, law: str, secret: bytes, stakes: Sequence[Stake]) -> bytes:
    """The key of the deal; `stakes` are by seat, `law` is the law's digest."""
    parts: list[Part] = [f"{room}/{game}", law]
    for seat, stake in enumerate(stakes):
        parts += [seat, stake.kind, stake.commitment, stake.number]
    return mac(secret, *parts)
