"""The legal moves of a climbing game, determined from the seat's own hand and the table."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.errors import Refusal
from emptyhand.game.table import OPEN, OVER, Table, next_in
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.cards import Card, holds, suits_of
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.figures import bomb_figures, rank_height
from emptyhand.rules.law.model import ClimbLaw, is_upside_down
from emptyhand.rules.law.twins import NO_CARD, cards_for


def has_duty(law: ClimbLaw, table: Table, sizes: Sequence[int]) -> bool:
    """Whether the seat to move must not let the next one finish; `sizes` are those of all hands."""
    if not law.turn.last_card_duty or table.phase is OVER:
        return False
    return sizes[next_in(table.out, len(sizes), table.turn)] == 1


def moves(law: ClimbLaw, table: Table, hand: tuple[Card, ...], duty: bool = False) -> tuple[Move, ...]:
    """Return one move of each legal figure, with its canonical cards, by ascending action index; then passing.

    With a `duty` (`has_duty`) a single card must be the highest.
    """
    playable = _playable(law, table, hand, duty)
    # Most decisions bar no cards, and quick players make this list for each of theirs.
    if table.phase is OPEN or law.turn.not_last:
        playable = [made for made in playable if _is_allowed(law, table, hand, made[1])]
    plays = [Play(cards) for _, cards in playable]
    return (*plays, Pass()) if _may_pass(law, table, bool(plays)) else tuple(plays)


def whole_moves(law: ClimbLaw, table: Table, hand: tuple[Card, ...], duty: bool = False) -> tuple[Move, ...]:
    """Return every whole move by ascending action index; those of a figure begin with its canonical cards."""
    figures = [figure for figure, _ in _playable(law, table, hand, duty)]
    plays = [Play(cards) for figure in figures for cards in _allowed_choices(law, table, hand, figure)]
    return (*plays, Pass()) if _may_pass(law, table, bool(plays)) else tuple(plays)


def choices(
    law: ClimbLaw, table: Table, hand: tuple[Card, ...], figure: int, duty: bool = False
) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of every whole move of one figure; nothing if it may not be played."""
    if not any(number == figure for number, _ in _playable(law, table, hand, duty)):
        return ()
    return _allowed_choices(law, table, hand, figure)


def _playable(law: ClimbLaw, table: Table, hand: tuple[Card, ...], duty: bool) -> list[tuple[int, tuple[Card, ...]]]:
    """Return the figures that beat what stands, with their canonical cards, by ascending number."""
    if table.phase is OVER:
        return []
    beating = law.legal[table.demand]
    if table.bound and table.turn in table.bound:
        beating &= bomb_figures(law)
    if duty:
        beating &= ~_lower_singles(law, table, hand)
    return [made for made in _makeable(law, table, hand) if beating >> made[0] & 1]


def _is_allowed(law: ClimbLaw, table: Table, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Whether these cards of a figure that beats what stands may be played."""
    if table.phase is OPEN:
        return table.opening in cards and not (law.opening.alone and len(cards) > 1)
    # Only an answer is barred: a leader may end with any card.
    return not table.demand or not _is_barred_end(law, hand, cards)


def _allowed_choices(law: ClimbLaw, table: Table, hand: tuple[Card, ...], figure: int) -> tuple[tuple[Card, ...], ...]:
    bomb = bomb_figures(law) >> figure & 1
    held = hand if bomb or not table.suit_lock else _of_locked_suits(table, hand)
    due = table.opening if table.phase is OPEN else NO_CARD
    return tuple([cards for cards in cards_for(law, held, figure, due) if _is_allowed(law, table, hand, cards)])


def _may_pass(law: ClimbLaw, table: Table, can_play: bool) -> bool:
    return table.phase not in (OPEN, OVER) and bool(table.demand) and not (law.turn.must_beat and can_play)


def _makeable(law: ClimbLaw, table: Table, hand: tuple[Card, ...]) -> Sequence[tuple[int, tuple[Card, ...]]]:
    """Return the figures that the hand can make of cards that may be played, by ascending number."""
    if not table.suit_lock:
        return figures_in(law, hand)
    # A bomb ignores the lock, so its cards are taken from the whole hand.
    bombs = bomb_figures(law)
    locked = figures_in(law, _of_locked_suits(table, hand))
    found = [made for made in locked if not bombs >> made[0] & 1]
    return sorted(found + [made for made in figures_in(law, hand) if bombs >> made[0] & 1])


def _of_locked_suits(table: Table, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in hand if has_locked_suit(table, card)])


def has_locked_suit(table: Table, card: Card) -> bool:
    """Whether the suits that are locked, if any, include that of a card; a joker has none and always fits."""
    return not table.suit_lock or not suits_of((card,)) & ~table.suit_lock


def _is_barred_end(law: ClimbLaw, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Whether the cards are all that the hand holds and one of them may not be among the last."""
    return len(cards) == len(hand) and any(card >> 2 in law.turn.not_last for card in cards)


def _lower_singles(law: ClimbLaw, table: Table, hand: tuple[Card, ...]) -> int:
    """Return the single cards of a hand but the highest, as bits of their figures."""

    def height(number: int) -> tuple[int, int]:
        figure = law.figures[number]
        return rank_height(law, figure.top, upside_down=is_upside_down(table.turned)), figure.tie

    singles = [number for number, cards in figures_in(law, hand) if len(cards) == 1]
    highest = max(singles, key=height)
    return sum(1 << number for number in singles if number != highest)


def refusal(law: ClimbLaw, table: Table, hand: tuple[Card, ...], move: Move, duty: bool = False) -> Refusal | None:
    """Return why the move is illegal, or None if it is legal."""
    if table.phase is OVER:
        return Refusal.GAME_OVER
    if isinstance(move, Pass):
        return _refuse_pass(law, table, hand, duty)
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
    return _refuse_figure(law, table, hand, move.cards, figure, duty)


def _refuse_figure(
    law: ClimbLaw, table: Table, hand: tuple[Card, ...], cards: tuple[Card, ...], figure: int, duty: bool
) -> Refusal | None:
    """Return why a combination may not be played now."""
    if not law.legal[table.demand] >> figure & 1:
        return Refusal.NOT_ON_DEMAND
    if table.turn in table.bound and not bomb_figures(law) >> figure & 1:
        return Refusal.BOMBS_ONLY
    if not bomb_figures(law) >> figure & 1 and not all(has_locked_suit(table, card) for card in cards):
        return Refusal.SUIT_LOCK
    if duty and _lower_singles(law, table, hand) >> figure & 1:
        return Refusal.LAST_CARD
    return Refusal.NOT_LAST if table.demand and _is_barred_end(law, hand, cards) else None


def _refuse_pass(law: ClimbLaw, table: Table, hand: tuple[Card, ...], duty: bool) -> Refusal | None:
    if not table.demand:
        return Refusal.LEADER_PASSES
    # Only where a player has to beat does the answer depend on the hand.
    if not law.turn.must_beat or Pass() in moves(law, table, hand, duty):
        return None
    return Refusal.MUST_BEAT
