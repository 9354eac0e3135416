"""The legal moves of a climbing game, determined from the seat's own hand and the table."""

from __future__ import annotations

from emptyhand.actions import Move, Pass, Play
from emptyhand.cards import Card, holds
from emptyhand.game.errors import Refusal
from emptyhand.game.table import OPEN, OVER, Table
from emptyhand.law.combinations import figure_of, figures_in
from emptyhand.law.model import ClimbLaw


def moves(law: ClimbLaw, table: Table, hand: tuple[Card, ...]) -> tuple[Move, ...]:
    """Return every legal move by ascending action index, with one canonical choice of cards for each figure."""
    if table.phase is OVER:
        return ()
    beating = law.legal[table.demand]
    plays = [Play(cards) for figure, cards in figures_in(law, hand) if beating >> figure & 1]
    if law.turn.not_last and table.demand:
        plays = [play for play in plays if not _is_barred_end(law, hand, play.cards)]
    if table.phase is OPEN:
        alone = law.opening.alone
        return tuple(p for p in plays if table.opening in p.cards and not (alone and len(p.cards) > 1))
    if not table.demand or (law.turn.must_beat and plays):
        return tuple(plays)
    return (*plays, Pass())


def _is_barred_end(law: ClimbLaw, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Whether the cards are all that the hand holds and one of them may not be among the last."""
    return len(cards) == len(hand) and any(card >> 2 in law.turn.not_last for card in cards)


def refusal(law: ClimbLaw, table: Table, hand: tuple[Card, ...], move: Move) -> Refusal | None:
    """Return why the move is illegal, or None if it is legal."""
    if table.phase is OVER:
        return Refusal.GAME_OVER
    if isinstance(move, Pass):
        return _refuse_pass(law, table, hand)
    if not isinstance(move, Play):
        return Refusal.NOT_NOW
    if not move.cards:
        return Refusal.NO_CARDS
    if not holds(hand, move.cards):
        return Refusal.NOT_HELD
    figure = figure_of(law, move.cards)
    if figure is None:
        return Refusal.NO_FIGURE
    if table.phase is OPEN and table.opening not in move.cards:
        return Refusal.OPENING_CARD
    if table.phase is OPEN and law.opening.alone and len(move.cards) > 1:
        return Refusal.OPENING_ALONE
    if not law.legal[table.demand] >> figure & 1:
        return Refusal.NOT_ON_DEMAND
    return Refusal.NOT_LAST if table.demand and _is_barred_end(law, hand, move.cards) else None


def _refuse_pass(law: ClimbLaw, table: Table, hand: tuple[Card, ...]) -> Refusal | None:
    if not table.demand:
        return Refusal.LEADER_PASSES
    # Only where a player has to beat does the answer depend on the hand.
    if not law.turn.must_beat or Pass() in moves(law, table, hand):
        return None
    return Refusal.MUST_BEAT
