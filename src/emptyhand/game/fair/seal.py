"""A sealed deck: one hash that binds every card to its place, and proofs for single cards.

Each card is a leaf of a Merkle tree. Leaves are in a secret order; a leaf binds the card and, separately, a mark of its
place in the deck. So a proof can reveal the card alone: an opponent who sees a seat play a card from its hand does not
learn whether it was dealt or drawn, and when. If the place is public, the proof reveals the mark too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emptyhand.game.deal import shuffled
from emptyhand.game.fair.encoding import digest, mac, pack
from emptyhand.rules.cards import Card

HASH = 32
SALT = 16
_LENGTH = HASH.to_bytes(4, "big")
_NODE = pack("node") + _LENGTH
EMPTY = bytes(HASH)
"""A leaf without a card: the tree may be larger than the deck."""


class Proof(NamedTuple):
    """A card of a sealed deck. The place comes with its salt; if it is hidden, `mark` stands for both."""

    card: str
    leaf: int
    salt: bytes
    path: tuple[bytes, ...]
    """The siblings on the way up to the root."""
    place: int | None = None
    place_salt: bytes = b""
    mark: bytes = b""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The tree of a deck. `leaves` has the leaf of each place; `nodes` are the hashes, row by row from the root.

    `salts` and `marks` hold the salts and the mark of every leaf: each is needed again when its card is proved.
    """

    secret: bytes
    leaves: tuple[int, ...]
    nodes: bytes
    salts: bytes
    marks: bytes

    @property
    def root(self) -> bytes:
        return self._node(1)

    def prove(self, place: int, card: Card, *, with_place: bool) -> Proof:
        """Return the proof of a card at a place of the deck."""
        leaf = self.leaves[place]
        begin = leaf * HASH
        salt = self.salts[begin : begin + SALT]
        if with_place:
            return Proof(str(card), leaf, salt, self._path(leaf), place, self.salts[begin + SALT : begin + HASH])
        return Proof(str(card), leaf, salt, self._path(leaf), mark=self.marks[begin : begin + HASH])

    def _node(self, number: int) -> bytes:
        return self.nodes[number * HASH : (number + 1) * HASH]

    def _path(self, leaf: int) -> tuple[bytes, ...]:
        nodes, number = self.nodes, leaf + (len(self.nodes) // HASH) // 2
        path = []
        while number > 1:
            begin = (number ^ 1) * HASH
            path.append(nodes[begin : begin + HASH])
            number >>= 1
        return tuple(path)


def seal(secret: bytes, cards: Sequence[Card]) -> Sealed:
    """Seal a deck, its top card first."""
    leaves = arrangement(secret, len(cards))
    width = 1 << (len(cards) - 1).bit_length()
    nodes = [EMPTY] * (2 * width)
    salted, marks = [b""] * len(cards), [b""] * len(cards)
    for place, (card, leaf) in enumerate(zip(cards, leaves, strict=True)):
        salt, place_salt = salts(secret, leaf)
        salted[leaf], marks[leaf] = salt + place_salt, mark_of(place_salt, place)
        nodes[width + leaf] = leaf_of(salt, marks[leaf], str(card))
    for number in reversed(range(1, width)):
        nodes[number] = parent_of(nodes[2 * number], nodes[2 * number + 1])
    return Sealed(secret, leaves, b"".join(nodes), b"".join(salted), b"".join(marks))


def arrangement(secret: bytes, count: int) -> tuple[int, ...]:
    """Return the leaf of each place: an order that nobody can know before the secret is revealed."""
    return shuffled(tuple(range(count)), mac(secret, "leaves"))


def salts(secret: bytes, leaf: int) -> tuple[bytes, bytes]:
    """Return the salts of a leaf, for its card and for its place: they keep it from being guessed."""
    both = mac(secret, "salt", leaf)
    return both[:SALT], both[SALT:]


def mark_of(place_salt: bytes, place: int) -> bytes:
    return digest("place", place_salt, place)


def leaf_of(salt: bytes, mark: bytes, card: str) -> bytes:
    return digest("leaf", salt, mark, card)


def parent_of(left: bytes, right: bytes) -> bytes:
    """Return ``digest("node", left, right)``, faster: a deck needs many."""
    return hashlib.sha256(_NODE + left + _LENGTH + right).digest()


def holds(proof: Proof, root: bytes, count: int) -> bool:
    """Return whether a proof leads to the root of a deck of this many cards."""
    if not 0 <= proof.leaf < count or len(proof.path) != (count - 1).bit_length():
        return False
    mark = proof.mark if proof.place is None else mark_of(proof.place_salt, proof.place)
    node, number = leaf_of(proof.salt, mark, proof.card), proof.leaf
    for neighbour in proof.path:
        node = parent_of(neighbour, node) if number & 1 else parent_of(node, neighbour)
        number >>= 1
    return node == root
