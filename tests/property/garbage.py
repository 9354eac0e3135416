"""Moves that make no sense, and moves that nearly do; with what the list of legal moves says of each."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take, action_index
from emptyhand.rules.cards import Card, holds
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.twins import NO_CARD
from tests.rules.whole_moves import Key, key_of


def garbage(law: Law, position: Position, random: Random) -> list[Move]:
    """Some moves of every kind, with cards the seat holds and cards it does not."""
    mine = position.seats[position.table.turn]
    own = [card for card in (*mine.hand, *mine.up) if card is not None]
    any_card = law.whole_pack(len(position.seats))
    source = own if own and random.random() < 0.8 else any_card
    card = random.choice(source)
    equals = [c for c in own if c >> 2 == card >> 2]
    some = random.sample(source, random.randint(1, min(4, len(source))))
    moves: list[Move] = [
        Play(tuple(some)),
        Play((card,)),
        Play((card, card)),
        Play(tuple(random.sample(equals, random.randint(0, len(equals))))),
        Place(card),
        Take(card),
        Flip(random.randint(-1, 5)),
        PickUp(),
        PickUp(tuple(random.sample(equals, random.randint(0, len(equals))))),
        PickUp(tuple(some)),
        Pass(),
    ]
    return [*moves, *_combinations(law, mine.hand, random)]


def _combinations(law: Law, hand: tuple[Card, ...], random: Random) -> Iterable[Move]:
    """Combinations of a climbing game in other suits than the listed ones, so far as the hand has them."""
    if not isinstance(law, ClimbLaw) or not hand:
        return
    figures = figures_in(law, hand)
    for _, cards in random.sample(figures, min(3, len(figures))):
        left = list(hand)
        chosen = []
        for card in cards:
            chosen.append(random.choice([c for c in left if c >> 2 == card >> 2]))
            left.remove(chosen[-1])
        yield Play(tuple(chosen))


def should_be_legal(law: Law, position: Position, listed: Iterable[Move], move: Move) -> bool:
    """What the list of legal moves says of any move: the listed ones stand for all cards of their groups of twins."""
    if move in listed:
        return True
    mine = position.seats[position.table.turn]
    cards = _cards(move)
    held = mine.hand if isinstance(move, Place) or (mine.hand and isinstance(move, Play)) else _present(mine.up)
    if not cards or not holds(held, cards):
        return False
    if isinstance(law, ClimbLaw):
        plays = {_whole(law, position, play.cards) for play in listed if isinstance(play, Play)}
        return isinstance(move, Play) and _whole(law, position, cards) in plays
    return len({card >> 2 for card in cards}) == 1 and _index(law, move) in _indices(law, listed)


def _whole(law: ClimbLaw, position: Position, cards: tuple[Card, ...]) -> tuple[int | None, Key]:
    """What makes two plays one move: the figure, and how many cards are of each group of twins."""
    due = position.table.opening if position.table.phase is Phase.OPEN else NO_CARD
    return figure_of(law, cards), key_of(law, cards, due)


def _indices(law: Law, moves: Iterable[Move]) -> set[int]:
    return {action_index(law, move) for move in moves}


def _index(law: Law, move: Move) -> int | None:
    """The index of a move, or None where the family has no such move."""
    try:
        return action_index(law, move)
    except ValueError:
        return None


def _present(row: Iterable[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in row if card is not None)


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Play(cards) | PickUp(cards):
            return cards
        case Place(card) | Take(card):
            return (card,)
    return ()
