"""What a seat chooses from now, and by which numbers."""

from __future__ import annotations

from enum import Enum

from emptyhand.game.moves import refusal_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, PickUp, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.words.rulebook import deal, up


class Stage(Enum):
    """The meaning of the numbers that a person enters."""

    CHOOSE = "choose"
    """Cards of the hand that will lie face up."""
    HAND = "hand"
    ROW = "row"
    """Up cards, played from the row."""
    TAKE = "take"
    """One up card, taken in hand first."""
    ALONG = "along"
    """Up cards that go along with a picked-up pile."""
    DOWN = "down"
    """One face-down card."""


def stage_of(view: View, legal: tuple[Move, ...]) -> Stage:
    """Return what the seat of this view chooses from."""
    if view.table.phase is Phase.CHOOSE:
        return Stage.CHOOSE
    if view.hand or isinstance(view.law, ClimbLaw):
        return Stage.HAND
    if not any(card is not None for card in view.up):
        return Stage.DOWN
    if up.takes_one(view.law):
        return Stage.TAKE
    return Stage.ALONG if legal and all(isinstance(move, PickUp) for move in legal) else Stage.ROW


Listing = dict[int, Card]
"""Cards by the number beside them."""


def sorted_hand(view: View) -> tuple[Card, ...]:
    """Return the hand by rank and suit, in the law's own order if it has one."""
    law = view.law
    if isinstance(law, ClimbLaw):
        return tuple(sorted(view.hand, key=lambda c: (law.ranking.order.index(c >> 2), law.suit_place(c))))
    return tuple(sorted(view.hand))


def listed_cards(view: View, stage: Stage, *, closed_up: bool = False) -> Listing:
    """Return the cards that a person can name by number; none in the stage of the down cards.

    Up cards keep the number of their place, unless `closed_up` asks for numbers without gaps.
    """
    if stage is Stage.DOWN:
        return {}
    if stage in (Stage.CHOOSE, Stage.HAND):
        return dict(enumerate(sorted_hand(view), 1))
    row = [(place, card) for place, card in enumerate(view.up, 1) if card is not None]
    return {number if closed_up else place: card for number, (place, card) in enumerate(row, 1)}


def listed_slots(view: View, *, closed_up: bool = False) -> dict[int, int]:
    """Return the filled down slots by the number that names them."""
    filled = [slot for slot, there in enumerate(view.down) if there]
    return {number if closed_up else slot + 1: slot for number, slot in enumerate(filled, 1)}


def to_choose(view: View) -> int:
    """Return how many up cards the seat still has to choose."""
    law = view.law
    return 0 if isinstance(law, ClimbLaw) else deal.left_to_choose(law, view)


def standing_cards(view: View) -> tuple[Card, ...]:
    """Return the combination to beat in a climbing game; empty before a lead."""
    law, table = view.law, view.table
    if not isinstance(law, ClimbLaw) or not table.demand:
        return ()
    return table.pile[-law.standing(table.demand).size :]


def playable_cards(view: View, legal: tuple[Move, ...]) -> frozenset[Card]:
    """Return the cards to mark: those that some legal move would play."""
    if isinstance(view.law, ClimbLaw):
        return frozenset(card for card in view.hand if _in_a_combination(view, card, legal))
    accepted = view.law.allowed(view.table.demand, view.table.turned)
    ranks = {card.rank for move in legal if isinstance(move, Play) for card in move.cards}
    ranks |= {move.card.rank for move in legal if isinstance(move, Take) and accepted[move.card.rank]}
    return frozenset(card for card in (*view.hand, *view.up) if card is not None and card.rank in ranks)


def _in_a_combination(view: View, card: Card, legal: tuple[Move, ...]) -> bool:
    """Whether a legal play has this card or another of its rank: only one choice of suits is listed."""
    for move in legal:
        if not isinstance(move, Play):
            continue
        if card in move.cards:
            return True
        for other in move.cards:
            if other.rank == card.rank:
                swapped = Play(tuple(card if c == other else c for c in move.cards))
                if refusal_for(view.law, view, swapped) is None:
                    return True
    return False
