"""What is revealed when a game is over: the inputs of the deal, and their verification."""

from __future__ import annotations

from dataclasses import dataclass

from emptyhand.game.deal import Deal, deal_from_key
from emptyhand.game.fair.promise import Kind, Stake, key_of, next_chain, promise_of, stake_of
from emptyhand.game.fair.seal import seal
from emptyhand.rules.law.model import Law


class Unfair(ValueError):
    """A revealed value does not match what was published or dealt; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The inputs of a deal. `numbers` has each seat's kind, and its number if a person gave one.

    `chain` is the table's hash chain before the promises of this game; `voids` are the secrets of its void rounds.
    """

    room: str
    game: int
    secret: bytes
    numbers: tuple[tuple[Kind, bytes | None], ...]
    root: bytes
    chain: bytes
    voids: tuple[bytes, ...] = ()

    @property
    def promise(self) -> bytes:
        return promise_of(self.room, self.game, self.secret)

    @property
    def chain_after(self) -> bytes:
        """The table's chain including the promise of this game."""
        chain = self.chain
        for secret in (*self.voids, self.secret):
            chain = next_chain(chain, promise_of(self.room, self.game, secret))
        return chain

    @property
    def stakes(self) -> tuple[Stake, ...]:
        promise = self.promise
        return tuple(
            stake_of(promise, self.secret, seat, kind, number) for seat, (kind, number) in enumerate(self.numbers)
        )

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats whose own numbers went into the deal."""
        return tuple(seat for seat, (kind, _) in enumerate(self.numbers) if kind == "person")

    def check(self, law: Law, dealt: Deal) -> None:
        """Raise Unfair unless the deal follows from the secret and the numbers, and matches the sealed deck."""
        if len(self.numbers) != dealt.players:
            raise Unfair(f"the deal has numbers of {len(self.numbers)} seats: expected {dealt.players}")
        if len({self.secret, *self.voids}) != len(self.voids) + 1:
            raise Unfair("a secret was used twice")
        key = key_of(self.room, self.game, law.digest, self.secret, self.stakes)
        if deal_from_key(law, dealt.players, key, dealt.leader, dealt.titles) != dealt:
            raise Unfair("the cards are not those that the secret and the seats' numbers give")
        if seal(self.secret, dealt.cards).root != self.root:
            raise Unfair("the deck was sealed with other cards than were dealt")
