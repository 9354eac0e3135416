"""A client's audit of a revealed secret: repeat the deal and compare it with everything seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from emptyhand.game.deal import Deal, deal_of
from emptyhand.game.fair.promise import Stake, commitment_of, derived_number, key_of, promise_of
from emptyhand.game.fair.seal import Proof, seal
from emptyhand.rules.cards import (
    BIG_JOKER,
    JOKER,
    BadCard,
    Card,
    pack,
    packs_of_different,
    parse_card,
    parse_ranks,
    pretty,
)

Json = dict[str, Any]


class Unproven(ValueError):
    """A claim of the server about a deal is false; the text is one sentence."""


class DealEvidence(NamedTuple):
    """A revealed deal as the server reported it, and what the client saw of it."""

    room: str
    setup: Json
    dealt: Json
    view: Json | None
    proven: Mapping[int, Proof]


def check_opened(evidence: DealEvidence) -> None:
    """Raise Unproven unless the cards that were seen follow from the promise."""
    dealt, secret = evidence.dealt, bytes.fromhex(evidence.dealt["secret"])
    if promise_of(evidence.room, dealt["game"], secret).hex() != dealt["promise"]:
        raise Unproven("The secret is not the one that was promised.")
    deal = _deal(evidence, secret)
    sealed = seal(secret, deal.cards)
    if sealed.root.hex() != dealt["root"]:
        raise Unproven("The deck that was sealed is not the one that the secret and the numbers give.")
    if evidence.view is not None and evidence.view["table"]["dealer"] != deal.dealer:
        raise Unproven("The dealer is not the one that the secret and the numbers give.")
    places = {leaf: place for place, leaf in enumerate(sealed.leaves)}
    for leaf, proof in evidence.proven.items():
        if str(deal.cards[places[leaf]]) != proof.card or proof.place not in (None, places[leaf]):
            raise Unproven(f"This card was not dealt as it was shown: {card_name(proof.card)}.")


def _deal(evidence: DealEvidence, secret: bytes) -> Deal:
    """Return the deal that follows from the secret and the numbers."""
    promise, stakes = bytes.fromhex(evidence.dealt["promise"]), []
    for seat, stake in enumerate(evidence.dealt["stakes"]):
        number = bytes.fromhex(stake["number"]) if stake["kind"] == "person" else derived_number(secret, seat)
        if commitment_of(promise, seat, number).hex() != stake["commit"]:
            raise Unproven(f"The number of seat {seat + 1} is not what was committed to.")
        stakes.append(Stake(stake["kind"], bytes.fromhex(stake["commit"]), number))
    key = key_of(evidence.room, evidence.dealt["game"], evidence.setup["law"], secret, stakes)
    return deal_of(key, _deck(evidence.setup), evidence.setup["players"])


def _deck(setup: Json) -> tuple[Card, ...]:
    """Return the deck before it is shuffled; the jokers of a climbing game differ."""
    sizes = setup["deal"]
    left_out = parse_ranks(" ".join(sizes.get("without", "")))
    if setup["family"] == "climb":
        return packs_of_different(sizes["packs"], sizes["jokers"], left_out)
    return pack(sizes["packs"], sizes["jokers"], left_out, sizes.get("full", 0))


def slots(setup: Json, seat: int | None, *, down: bool = False) -> tuple[int, ...]:
    """Return the places in the deck of the cards that a seat sees at the deal, or of its down cards."""
    deck = setup["deal"]
    seen: list[int] = []
    covered: tuple[int, ...] = ()
    first = 0
    for number in range(setup["players"]):
        for zone in deck["order"]:
            places = tuple(range(first, first + deck[zone]))
            first += deck[zone]
            if number == seat and zone == "down":
                covered = places
            elif zone != "down" and (number == seat or (zone == "up" and not deck["choose"])):
                seen += places
    return covered if down else tuple(seen)


def card_name(card: str) -> str:
    """Return a card as a sentence names it; what is not a card stays as the server sent it."""
    try:
        read = parse_card(card)
    except BadCard:
        return card
    if read == BIG_JOKER:
        return "the big joker"
    return "a joker" if read.rank == JOKER else pretty(read)
