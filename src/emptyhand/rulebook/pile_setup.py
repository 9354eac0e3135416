"""The rulebook of a pile game up to the first play: the deal and who starts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.ranks import in_pack, left_over, reverses, runs_kill, seen_through
from emptyhand.rulebook.words import any_of, counted, joined, number, rank_labels, sentence
from emptyhand.ruleset.model import Ends, Opening, Sets, Starter, Ties, Zone


def aim(law: PileLaw) -> Iterator[str]:
    """The aim of the game."""
    zones = ["those in your hand"]
    zones += ["those that lie face up in front of you"] if law.deal.up else []
    zones += ["those that lie face down"] if law.deal.down else []
    yield f"Get rid of all your cards by playing them onto one common pile: {joined(zones)}."
    if law.ends is Ends.FIRST_OUT:
        yield "The first player with no cards left wins."
    else:
        yield "The last player with cards loses."
    yield "Only the ranks of the cards matter; suits play no part."


def dealing(law: PileLaw) -> Iterator[str]:
    yield f"Shuffle, then deal each player in turn {joined(list(_shares(law)))}."
    if law.deal.down:
        yield "Nobody looks at the down cards, not even their owner."
    if law.deal.choose_up:
        dealt, up = number(law.deal.hand + law.deal.up), "the up card" if law.deal.up == 1 else "the up cards"
        yield f"Then each player chooses {number(law.deal.up)} of the {dealt} cards in hand to lie face up: {up}."
        yield "The choice is secret until everybody has chosen; then all these cards are shown."
    yield from _the_rest(law)


def _shares(law: PileLaw) -> Iterator[str]:
    """The cards that each player gets, in dealing order. Cards to choose up cards from are dealt to the hand."""
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}
    words = {Zone.HAND: "for the hand", Zone.UP: "face up (the up cards)", Zone.DOWN: "face down (the down cards)"}
    dealt = [(Zone.HAND if law.deal.choose_up and z is Zone.UP else z, sizes[z]) for z in law.deal.order if sizes[z]]
    for place, (zone, group) in enumerate(groupby(dealt, key=lambda share: share[0])):
        size = sum(size for _, size in group)
        yield f"{counted(size, 'card') if place == 0 else number(size)} {words[zone]}"


def _the_rest(law: PileLaw) -> Iterator[str]:
    left = left_over(law)
    if law.deal.flip_start:
        yield ""
        yield from _turned_card(law)
    if not any(left):
        yield "No cards are left over, so nobody draws in this game."
        return
    others = "The other cards" if all(left) else "The other cards, if there are any,"
    if law.turn.draw or law.turn.refill_to:
        yield f"{others} form the draw pile, face down in the middle."
    else:
        yield f"{others} are put aside: nobody draws in this game."


def _turned_card(law: PileLaw) -> Iterator[str]:
    """The turned card can bind, kill and count in runs; its other effects have nobody to act on."""
    counts = ", and it counts in runs" if runs_kill(law) and not law.run.within_one_play else ""
    yield "Turn over the next card to start the pile."
    yield f"The first player plays on it as if the dealer had played it{counts}."
    killers = [r for r in in_pack(law) if law.kills[r]]
    if killers:
        yield sentence(f"{any_of(killers)} turned over leaves the game, and the first player plays on an empty pile")
    if any(law.again[r] or law.reverses[r] or law.skips[r] for r in in_pack(law)):
        yield "It gives nobody an extra play, skips nobody and does not change the direction."
    if seen_through(law):
        yield sentence(f"anything may be played on {any_of(seen_through(law))} turned over")


# -- who starts ------------------------------------------------------------------------------------------------------


def who_starts(law: PileLaw) -> Iterator[str]:
    if law.opening.starter is Starter.LEFT_OF_DEALER:
        yield "Draw lots for the dealer; the player to the dealer's left starts."
    else:
        yield from _lowest(law)
    yield from _opening(law)
    turns = "until a card reverses it" if reverses(law) else "and never changes direction"
    yield f"Play goes round the table clockwise {turns}."


def _lowest(law: PileLaw) -> Iterator[str]:
    once = "Once the up cards are chosen, the" if law.deal.choose_up else "The"
    only = "; cards on the table do not count" if law.deal.up or law.deal.down else ""
    yield f"{once} player with the lowest card in hand starts{only}."
    ladder = [r for r in law.opening.ladder if r in in_pack(law)]
    yield f"For this, the ranks go from low to high in this order: {rank_labels(ladder)}."
    yield {
        Ties.SEAT: "If several players hold the lowest rank, the one who was dealt cards first starts.",
        Ties.COIN: "If several players hold the lowest rank, they draw lots.",
        Ties.RPS: "If several players hold the lowest rank, the deal draws lots in place of rock, paper, scissors.",
    }[law.opening.ties]


def _opening(law: PileLaw) -> Iterator[str]:
    if law.opening.cards is Opening.ANYTHING:
        yield "The first play may be anything" + (" the turned card allows." if law.deal.flip_start else ".")
        return
    some = "one card, or all you hold," if law.turn.sets is Sets.ONE_OR_ALL else "one or more cards"
    yield {
        Opening.ONE: "The first play must be exactly one card of that rank; it has its usual effect.",
        Opening.SOME: f"The first play must be {some} of that rank; they have their usual effect.",
        Opening.ALL: "The first play must be all cards of that rank in the hand; they have their usual effect.",
    }[law.opening.cards]
