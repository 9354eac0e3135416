"""Seals that hide perfectly, for tests that deal hidden cards differently and compare every byte.

A real seal hides by salts and a secret order of leaves; its bytes still depend on the cards. Those of an ideal one do
not: the content of a leaf is invisible, and a card that comes to light is in the same leaf on any deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from unittest.mock import patch

from emptyhand.game.deal import Deal
from emptyhand.game.fair import seal as seals
from emptyhand.game.fair.encoding import digest
from emptyhand.game.fair.seal import Sealed, arrangement
from emptyhand.game.notation import parse_token
from emptyhand.players.game import Game
from emptyhand.rules.cards import Card
from emptyhand.rules.law import Law


def blind_leaf(salt: bytes, mark: bytes, _: str) -> bytes:
    return digest("leaf", salt, mark, "?")


def blind_mark(place_salt: bytes, _: int) -> bytes:
    return digest("place", place_salt, "?")


def blind_seal(secret: bytes, cards: Sequence[Card]) -> Sealed:
    """A sealed deck in which everything but the order of the leaves follows from the secret alone."""
    return replace(_same(secret, len(cards)), leaves=seals.arrangement(secret, len(cards)))


@lru_cache(maxsize=64)
def _same(secret: bytes, count: int) -> Sealed:
    return seals.seal(secret, (Card(0),) * count)


@contextmanager
def ideal_seals() -> Iterator[None]:
    """Make the leaves of sealed decks depend neither on the cards nor on their places."""
    with (
        patch("emptyhand.game.fair.seal.leaf_of", blind_leaf),
        patch("emptyhand.game.fair.seal.mark_of", blind_mark),
        patch("emptyhand.table.room.commit_reveal.seal", blind_seal),
    ):
        yield


def places_shown(game: Game, seat: int | None) -> list[tuple[int, Card]]:
    """Return the cards whose very place in the deck a seat, or a spectator, may know."""
    return sorted((seen.place, game.deal.cards[seen.place]) for seen in game.seen(seat) if seen.place_known)


@contextmanager
def same_leaves(
    law: Law, dealt: Deal, other: Deal, ops: list[tuple[int, str] | int], seat: int | None
) -> Iterator[None]:
    """On the other deal, give all cards that come to light for a recipient the leaves that they had on the first."""
    moved = dict(zip(_came_out(law, other, ops, seat), _came_out(law, dealt, ops, seat), strict=True))
    left = iter(sorted(set(range(len(dealt.cards))) - set(moved.values())))
    order = [moved[place] if place in moved else next(left) for place in range(len(dealt.cards))]
    assert sorted(order) == list(range(len(order)))

    def rearranged(secret: bytes, count: int) -> tuple[int, ...]:
        leaves = arrangement(secret, count)
        return tuple(leaves[place] for place in order)

    with patch("emptyhand.game.fair.seal.arrangement", rearranged):
        yield


def _came_out(law: Law, dealt: Deal, ops: list[tuple[int, str] | int], seat: int | None) -> list[int]:
    """Return the places of the cards that come to light for a recipient, in order; equal ones by place."""
    game = Game(law, dealt)
    found: dict[int, None] = {}
    for op in (None, *ops):
        if isinstance(op, int):
            game.undo(op)
        elif op is not None:
            game.play(parse_token(law, game.view(op[0]), op[1]))
        new = [seen for seen in game.seen(seat) if seen.place not in found]
        new.sort(key=lambda seen: (seen.place if seen.place_known else -1, dealt.cards[seen.place], seen.place))
        found |= dict.fromkeys(seen.place for seen in new)
    return list(found)
