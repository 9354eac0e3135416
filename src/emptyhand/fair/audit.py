"""A client's audit of a revealed secret: repeat the deal and compare it with everything seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from emptyhand.cards import BIG_JOKER, JOKER, BadCard, Card, pack, packs_of_different, parse_card, parse_ranks, pretty
from emptyhand.fair.promise import Stake, commitment_of, key_of, made_up, promise_of
from emptyhand.fair.seal import Proof, seal
from emptyhand.game.deal import Deal, deal_of

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


def check_opened(given: DealEvidence) -> None:
    """Raise Unproven unless the cards that were seen follow from the promise."""
    dealt, secret = given.dealt, bytes.fromhex(given.dealt["secret"])
    if promise_of(given.room, dealt["game"], secret).hex() != dealt["promise"]:
        raise Unproven("The secret is not the one that was promised.")
    deal = _deal(given, secret)
    sealed = seal(secret, deal.cards)
    if sealed.root.hex() != dealt["root"]:
        raise Unproven("The deck that was sealed is not the one that the secret and the numbers give.")
    if given.view is not None and given.view["table"]["dealer"] != deal.dealer:
        raise Unproven("The dealer is not the one that the secret and the numbers give.")
    places = {leaf: place for place, leaf in enumerate(sealed.leaves)}
    for leaf, proof in given.proven.items():
        if str(deal.cards[places[leaf]]) != proof.card or proof.place not in (None, places[leaf]):
            raise Unproven(f"This card was not dealt as it was shown: {named(proof.card)}.")


def _deal(given: DealEvidence, secret: bytes) -> Deal:
    """Return the deal that follows from the secret and the numbers."""
    promise, stakes = bytes.fromhex(given.dealt["promise"]), []
    for seat, told in enumerate(given.dealt["stakes"]):
        number = bytes.fromhex(told["number"]) if told["kind"] == "person" else made_up(secret, seat)
        if commitment_of(promise, seat, number).hex() != told["commit"]:
            raise Unproven(f"The number of seat {seat + 1} is not what was committed to.")
        stakes.append(Stake(told["kind"], bytes.fromhex(told["commit"]), number))
    key = key_of(given.room, given.dealt["game"], given.setup["law"], secret, stakes)
    return deal_of(key, _deck(given.setup), given.setup["players"])


def _deck(setup: Json) -> tuple[Card, ...]:
    """Return the deck before it is shuffled; the jokers of a climbing game differ."""
    told = setup["deal"]
    if setup["family"] == "climb":
        return packs_of_different(told["packs"], told["jokers"])
    return pack(told["packs"], told["jokers"], parse_ranks(" ".join(told.get("without", ""))), told.get("full", 0))


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


def named(card: str) -> str:
    """Return a card as a sentence names it; what is not a card stays as the server sent it."""
    try:
        read = parse_card(card)
    except BadCard:
        return card
    if read == BIG_JOKER:
        return "the big joker"
    return "a joker" if read.rank == JOKER else pretty(read)
