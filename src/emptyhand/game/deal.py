"""Deals: card order, tie-break order and dealer. They hold all the randomness of a game.

A seed determines a key, and a key determines one deal, on every machine and in every version: shuffling is Fisher-Yates
with rejection sampling over HMAC-SHA256, not a library's generator.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from emptyhand.rules.cards import Card, format_ranks
from emptyhand.rules.errors import EmptyhandError
from emptyhand.rules.law.model import Law

Item = TypeVar("Item")


class BadDeal(EmptyhandError):
    """A deal that does not fit its law; the message says how."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One shuffled pack, top card first; `ties` is a permutation of all seats.

    `leader` is the seat that leads because of the previous game, where a match says so; None in a first game. `titles`
    are the seats of the previous game, best first, where a match has them exchange cards; none in a first game.
    """

    cards: tuple[Card, ...]
    ties: tuple[int, ...]
    dealer: int
    leader: int | None = None
    titles: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """Name the deal in short, without its cards: a traceback or a log is no place for them."""
        return f"<Deal of {len(self.cards)} cards, {self.players} players, dealer {self.dealer}>"

    @property
    def players(self) -> int:
        return len(self.ties)


def deal(law: Law, players: int, seed: int, leader: int | None = None, titles: tuple[int, ...] = ()) -> Deal:
    """Return the deal of a seed."""
    return deal_from_key(law, players, hashlib.sha256(b"seed" + str(seed).encode()).digest(), leader, titles)


def deal_from_key(law: Law, players: int, key: bytes, leader: int | None = None, titles: tuple[int, ...] = ()) -> Deal:
    """Return the deal of a 32-byte key."""
    check_players(law, players)
    dealt = deal_of(key, law.whole_pack(players), players)
    return replace(dealt, leader=leader, titles=titles)


def deal_of(key: bytes, deck: tuple[Card, ...], players: int) -> Deal:
    """Return the deal that a key makes of an unshuffled deck; it has no leader."""
    words = _words(key)
    cards = _shuffled(deck, words)
    ties = _shuffled(tuple(range(players)), words)
    return Deal(cards, ties, _below(players, words))


def shuffled(items: tuple[Item, ...], key: bytes) -> tuple[Item, ...]:
    """Return the items in the order that a key determines."""
    return _shuffled(items, _words(key))


def check_players(law: Law, players: int) -> None:
    """Raise unless the game supports this number of players."""
    if type(players) is not int:
        raise BadDeal(f"expected a whole number of players, got {players!r:.80}")
    if players not in law.players.counts:
        raise BadDeal(law.not_for(players))


def check_deal(law: Law, dealt: Deal) -> None:
    """Raise unless the deal holds exactly the law's cards and names seats that exist."""
    check_players(law, dealt.players)
    seats = range(dealt.players)
    if sorted(dealt.cards) != list(law.whole_pack(dealt.players)):
        expected, left_out = law.packs[dealt.players], law.pack.left_out(dealt.players)
        packs = "one pack" if expected == 1 else f"{expected} packs"
        raise BadDeal(
            f"the deal must hold the cards of {packs} with {law.pack.jokers} jokers each, every card once a pack"
            + (f", and without {format_ranks(left_out)}" if left_out else "")
        )
    if sorted(dealt.ties) != list(seats):
        raise BadDeal("the tie order must name every seat once")
    if dealt.dealer not in seats or (dealt.leader is not None and dealt.leader not in seats):
        raise BadDeal(f"dealer and leader must be seats from 0 to {dealt.players - 1}")
    if dealt.titles and (sorted(dealt.titles) != list(seats) or not law.match.exchange):
        raise BadDeal("titles must name every seat once, in a game whose players exchange cards")


def _words(key: bytes) -> Iterator[int]:
    """Yield an endless stream of 32-bit numbers from a key."""
    counter = 0
    while True:
        block = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a uniform number below the bound; words beyond the bound's last full multiple are rejected."""
    limit = (1 << 32) - (1 << 32) % bound
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % bound


def _shuffled(items: tuple[Item, ...], words: Iterator[int]) -> tuple[Item, ...]:
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = _below(last + 1, words)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return tuple(shuffled)
