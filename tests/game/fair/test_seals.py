"""Sealed decks: every card can be proved, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.fair.seal import Proof, holds, seal
from emptyhand.rules.cards import pack


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_every_card_is_proved_with_and_without_its_place(packs: int) -> None:
    cards = pack(packs, 2)
    sealed = seal(bytes(range(32)), cards)
    for place, card in enumerate(cards):
        for with_place in (True, False):
            proof = sealed.prove(place, card, with_place=with_place)
            assert holds(proof, sealed.root, len(cards))
            assert proof.place == (place if with_place else None)


def test_a_proof_of_anything_else_fails() -> None:
    cards = pack(1, 2)
    sealed = seal(bytes(32), cards)
    random = Random(1)
    for _ in range(200):
        place = random.randrange(len(cards))
        proof = sealed.prove(place, cards[place], with_place=random.random() < 0.5)
        assert not any(
            holds(wrong, sealed.root, len(cards)) for wrong in wrongs(proof, "3S" if proof.card == "2S" else "2S")
        )
        assert not holds(proof, seal(bytes(31) + b"1", cards).root, len(cards))


def wrongs(proof: Proof, other_card: str) -> list[Proof]:
    """Return a proof with one thing changed."""
    found = [
        proof._replace(card=other_card),
        proof._replace(leaf=(proof.leaf + 1) % 54),
        proof._replace(leaf=-1),
        proof._replace(leaf=proof.leaf + 64),
        proof._replace(salt=bytes(16)),
        proof._replace(path=proof.path[1:]),
        proof._replace(path=(*proof.path, bytes(32))),
        proof._replace(path=(*proof.path[:-1], bytes(32))),
    ]
    if proof.place is None:
        return [*found, proof._replace(mark=bytes(32)), proof._replace(place=0)]
    return [*found, proof._replace(place=proof.place + 1), proof._replace(place=None)]
