"""Tables at which everyone has chosen their up cards, and short questions about a position."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.deal import Deal
from emptyhand.game.engine import Step, legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.rules.actions import PickUp, Place
from emptyhand.rules.cards import pack, parse_cards
from emptyhand.rules.law import Law
from tests.rules.positions import cards_of, dealt


def choosing(law: Law, given: Deal, ups: Sequence[str]) -> Step:
    """Start the deal and let every seat in turn choose the cards named for it; the step of the last choice."""
    step = start(law, given)
    for text in ups:
        for word in text.split():
            step = play(law, step.position, Place(cards_of(step.position, word)[0]))
    return step


def begun(law: Law, *hands: str, draw: str = "", ties: Sequence[int] = (), dealer: int = 0) -> Step:
    """A game that is about to be opened with these hands; the up rows are of kings, queens and jacks."""
    ups = ("K K K", "Q Q Q", "J J J", "9 9 9", "8 8 8")[: len(hands)]
    return choosing(law, dealt(law, *hands, up=ups, draw=draw, ties=ties, dealer=dealer), ups)


def may_pick_up(law: Law, at: Position) -> bool:
    return PickUp() in legal_moves(law, at)


def dealt_hands(*hands: str, players: int = 0, leader: int | None = None) -> Deal:
    """A climbing deal that gives the first seats these hands; all other cards follow from high to low."""
    named = [parse_cards(hand) for hand in hands]
    rest = sorted(set(pack(1, 0)).difference(*named), reverse=True)
    seats = players or len(hands)
    return Deal((*(card for hand in named for card in hand), *rest), tuple(range(seats)), 0, leader)
