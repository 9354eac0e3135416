"""The rulebook of a pile game up to the first play: the deal and who starts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.ranks import in_pack, is_see_through, reverses, runs_kill
from emptyhand.rulebook.words import any_of, counted, joined, number, rank_labels, sentence
from emptyhand.ruleset.model import Opening, Starter, Ties, Zone


def aim(law: PileLaw) -> Iterator[str]:
    """What everybody is after."""
    zones = ["those in your hand"]
    zones += ["those that lie face up in front of you"] if law.up else []
    zones += ["those that lie face down"] if law.down else []
    yield f"Get rid of all your cards, {joined(zones)}, by playing them onto one common pile."
    yield "Only the ranks of the cards matter; suits play no part."


def dealing(law: PileLaw) -> Iterator[str]:
    yield f"Shuffle, then go round the table once and give each player {joined(list(_shares(law)))}."
    if law.down:
        yield "Nobody may look at down cards, not even the player they belong to."
    if law.choose_up:
        yield (
            f"Then all players look at the {number(law.hand + law.up)} cards in their hands"
            f" and choose {number(law.up)} of them to lie face up in front of them: their up cards."
        )
        yield "Nobody sees what the others choose until everybody has chosen; then all these cards are shown."
    yield from _the_rest(law)


def _shares(law: PileLaw) -> Iterator[str]:
    """What each player gets, in the order of dealing. Cards to choose from are dealt to the hand."""
    sizes = {Zone.HAND: law.hand, Zone.UP: law.up, Zone.DOWN: law.down}
    words = {Zone.HAND: "for the hand", Zone.UP: "face up (the up cards)", Zone.DOWN: "face down (the down cards)"}
    dealt = [(Zone.HAND if law.choose_up and z is Zone.UP else z, sizes[z]) for z in law.deal_order if sizes[z]]
    for place, (zone, group) in enumerate(groupby(dealt, key=lambda share: share[0])):
        size = sum(size for _, size in group)
        yield f"{counted(size, 'card') if place == 0 else number(size)} {words[zone]}"


def _the_rest(law: PileLaw) -> Iterator[str]:
    if law.draw or law.refill_to:
        yield "The other cards form the draw pile, face down in the middle."
    else:
        yield "The other cards are put aside: nobody draws in this game."
    if law.flip_start:
        yield from _turned_card(law)


def _turned_card(law: PileLaw) -> Iterator[str]:
    """The engine lets the turned card bind, kill and count in runs, but its other effects have nobody to act on."""
    counts = " and counts in runs" if runs_kill(law) and not law.run_within_one_play else ""
    yield ""
    yield "The top one of them is turned over to start the pile."
    yield f"It binds the first player as if the dealer had played it{counts}."
    killers = [r for r in in_pack(law) if law.kills[r]]
    if killers:
        yield sentence(f"{any_of(killers)} turned over leaves the game, and the first player begins on an empty pile")
    if any(law.again[r] or law.reverses[r] or law.skips[r] for r in in_pack(law)):
        yield "It gives nobody an extra play, skips nobody and does not change the direction."
    seen_through = [r for r in in_pack(law) if is_see_through(law, r) and not law.kills[r]]
    if seen_through:
        yield sentence(f"{any_of(seen_through)} turned over asks for nothing")


# -- who starts ------------------------------------------------------------------------------------------------------


def who_starts(law: PileLaw) -> Iterator[str]:
    if law.starter is Starter.LEFT_OF_DEALER:
        yield "A dealer is drawn by lot, and the player to the dealer's left starts."
    else:
        yield from _lowest(law)
    yield from _opening(law)
    turns = "until a card reverses it" if reverses(law) else "and never changes direction"
    yield f"Play goes round the table clockwise {turns}."


def _lowest(law: PileLaw) -> Iterator[str]:
    once = "Once the up cards are chosen, whoever" if law.choose_up else "Whoever"
    only = "; cards on the table do not count" if law.up or law.down else ""
    yield f"{once} holds the lowest card in hand starts{only}."
    ladder = [r for r in law.ladder if r in in_pack(law)]
    yield f"Here this means the first rank of this list that anybody holds: {rank_labels(ladder)}."
    yield {
        Ties.SEAT: "If several players hold one, the one who was dealt cards first starts.",
        Ties.COIN: "If several players hold one, lots are drawn among them.",
        Ties.RPS: "If several players hold one, the deal draws lots among them in place of rock, paper, scissors.",
    }[law.ties]


def _opening(law: PileLaw) -> Iterator[str]:
    if law.opening is Opening.ANYTHING:
        yield "The first play may be anything" + (" the turned card allows." if law.flip_start else ".")
        return
    yield {
        Opening.ONE: "The first play is exactly one card of this rank, with its usual effects.",
        Opening.SOME: "The first play is one or more cards of this rank, with their usual effects.",
        Opening.ALL: "The first play is all the cards of this rank the starter holds, with their usual effects.",
    }[law.opening]
