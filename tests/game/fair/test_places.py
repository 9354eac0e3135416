"""What proofs reveal: one proof for each visible card, no more, and places only where everyone knows them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.deck_places import Seen, follow, layout, traces_of
from emptyhand.game.events import PickedUp, Played
from emptyhand.game.fair.witness import seen_cards
from emptyhand.rules.cards import Card
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset.model import Zone
from tests.game.fair.watched import Watched, watched
from tests.helpers import law

Json = dict[str, Any]
MOVES = 60


class Reader:
    """Reads the messages of one person, without trusting how the room composed them."""

    def __init__(self, law: Law, players: int) -> None:
        self.dealt = layout(law, players)
        self.next = sum(len(zone) for seat in self.dealt for zone in seat)
        self.proofs: dict[int, Json] = {}
        self.most: Counter[str] = Counter()
        """By card, the most copies ever visible at once."""
        self.public: set[int] = {place for seat in self.dealt for place in seat.up}
        """Places that this person may know."""

    def read(self, letter: Json) -> None:
        if letter["t"] != "event":
            return
        for event in letter["what"].get("events", ()):
            self._follow(event, letter["you"])
        if letter["what"]["t"] == "started" and letter["you"] is not None:
            self.public |= set(self.dealt[letter["you"]].hand)
        for proof in letter.get("proofs", ()):
            assert proof["leaf"] not in self.proofs, "the same card is proved twice"
            self.proofs[proof["leaf"]] = proof
        if letter.get("game"):
            self.most |= seen_cards(letter["game"]["view"])

    def _follow(self, event: Json, you: int | None) -> None:
        if event["event"] in ("drew", "turned"):
            count = event.get("count", 1)
            if event["event"] == "turned" or event["seat"] == you:
                self.public |= set(range(self.next, self.next + count))
            self.next += count
        if event["event"] == "flipped":
            self.public.add(self.dealt[event["seat"]].down[event["slot"]])

    def check(self) -> None:
        assert Counter(proof["card"] for proof in self.proofs.values()) == self.most
        told = {proof["place"] for proof in self.proofs.values() if "place" in proof}
        assert told <= self.public, "a place is told that nobody should know"
        assert all(("place" in proof) != ("mark" in proof) for proof in self.proofs.values())


def read_all(made: Watched, rules: Law) -> dict[str, Reader]:
    readers = {name: Reader(rules, made.table.room.kept.players) for name in (*made.people, "eve")}
    for name, reader in readers.items():
        for data in made.table.letters[name]:
            reader.read(json.loads(data))
            reader.check()
    return readers


DRAWING = {f"card.{label}.draws": 2 for label in ("3", "4", "6", "9", "J", "Q")}
"""Two seats draw in one step, and only one of them is told which cards."""


@pytest.mark.parametrize(
    ("ruleset", "keys"),
    [("obsession", {}), ("obsessed", {}), ("cardgame", {}), ("thirteen", {}), ("obsession", DRAWING)],
)
def test_a_proof_for_each_card_that_is_seen_none_more_and_no_place_that_is_not_known(
    ruleset: str, keys: dict[str, int]
) -> None:
    """With two packs too: a seat known to hold a card that plays one like it does not reveal that there is another."""
    rules = law(ruleset, **keys)
    seats = min(4, rules.players.most)
    for seed in range(2):
        made = watched(rules, ("ann", "bob"), bots=seats - 2, seed=seed)
        made.table.connect("eve")
        made.all_ready()
        made.play(MOVES)
        assert [witness.trouble for witness in made.witnesses.values()] == [None, None]
        readers = read_all(made, rules)
        if not made.table.over:
            assert any("mark" in proof for proof in readers["eve"].proofs.values())
            assert any("place" in proof for proof in readers["ann"].proofs.values())


def test_the_numbers_of_leaves_have_no_order() -> None:
    """Leaves are in the order of the secret, not of the deal."""
    made = watched("thirteen", ("ann", "bob"), bots=0)
    made.all_ready()
    proofs = sorted((p for p in made.first.proven.values() if p.place is not None), key=lambda proof: proof.place or 0)
    leaves = [proof.leaf for proof in proofs]
    assert leaves != sorted(leaves)
    assert leaves != [proof.place for proof in proofs]


def test_who_lays_a_card_that_all_know_of_does_not_show_that_there_is_another() -> None:
    rules, twins = law("obsession"), (Card("9H"), Card("9H"))
    dealt = deal(rules, 4, 1)
    others = [card for card in dealt.cards if card != twins[0]]
    dealt = replace(dealt, cards=(*twins, *others))
    before = traces_of(rules, dealt)
    seat = next(n for n, places in enumerate(before.hidden) if {0, 1} <= set(places))
    laid = Played(seat, twins[:1], Zone.HAND)
    once = follow(rules, dealt, before, [laid])
    assert once.public - before.public == {Seen(0, False)}
    back = follow(rules, dealt, once, [PickedUp(1 - seat, twins[:1]), PickedUp(seat, twins[:1])])
    again = follow(rules, dealt, back, [laid])
    assert again.public == back.public == once.public
    assert follow(rules, dealt, again, [laid]).public - again.public == {Seen(1, False)}
