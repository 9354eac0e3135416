"""Completions: layouts of all cards that agree with everything a seat knows, sampled uniformly."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from emptyhand.fast import climb_layout, pile_layout
from emptyhand.fast.climb_tables import card_bit
from emptyhand.game.table import Row
from emptyhand.game.view import View, unseen_cards
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import knowledge, may_be_held
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law.model import ClimbLaw


class Completion(NamedTuple):
    """One layout of the cards: hands ascending, rows by seat, draw pile or unused cards from the top."""

    hands: tuple[tuple[Card, ...], ...]
    up: tuple[Row, ...]
    down: tuple[Row, ...]
    draw: tuple[Card, ...]


def completions(view: View, count: int, seed: int) -> list[Completion]:
    """Sample `count` layouts behind a view, independently; the same seed gives the same layouts."""
    law, known = view.law, knowledge(view.law, view)
    worlds = bench_of(law).worlds(known, seed, 0, count).tolist()
    random = Random(seed)
    unseen = unseen_cards(view)
    if isinstance(law, ClimbLaw):
        return [_climb(law, view, state, unseen, random) for state in worlds]
    base = known.base.tolist()
    return [_pile(view, base, state, unseen, random) for state in worlds]


def _shuffled(cards: Iterable[Card], random: Random) -> list[Card]:
    """Return the cards in random order: three times as fast as the library's shuffle, which matters in sampling."""
    number = random.random
    return sorted(cards, key=lambda _: number())


def _climb(law: ClimbLaw, view: View, state: list[int], unseen: tuple[Card, ...], random: Random) -> Completion:
    """Return a state's hands as cards."""
    if law.several_packs:
        return _counted(law, view, state, unseen, random)
    hands = []
    for number in range(len(view.seats)):
        held = state[climb_layout.C_HANDS + number]
        cards = view.hand if number == view.seat else (*unseen, *view.known_in(number))
        hands.append(tuple(sorted(card for card in cards if held >> card_bit(law, card) & 1)))
    dealt = {card for hand in hands for card in hand}
    draw = _shuffled([card for card in unseen if card not in dealt], random)
    rows: tuple[Row, ...] = ((),) * len(hands)
    return Completion(tuple(hands), rows, rows, tuple(draw))


def _counted(law: ClimbLaw, view: View, state: list[int], unseen: tuple[Card, ...], random: Random) -> Completion:
    """Return a state's numbers of cards as cards: for each rank, random cards among those that hands may hold."""
    left = _shuffled(may_be_held(law, view), random)
    hands = []
    for number in range(len(view.seats)):
        if number == view.seat:
            hands.append(view.hand)
            continue
        hand, held = list(view.known_in(number)), state[climb_layout.C_HANDS + number]
        # The numbers include the known cards, which are in the hand already.
        for card in view.known_in(number):
            held -= 1 << card_bit(law, card)
        for card in tuple(left):
            if held >> card_bit(law, card) & 15:
                held -= 1 << card_bit(law, card)
                hand.append(card)
                left.remove(card)
        hands.append(tuple(sorted(hand)))
    dealt = [card for number, hand in enumerate(hands) if number != view.seat for card in hand]
    known = [card for number in range(len(hands)) if number != view.seat for card in view.known_in(number)]
    draw = _shuffled(without(unseen, without(tuple(dealt), known)), random)
    rows: tuple[Row, ...] = ((),) * len(hands)
    return Completion(tuple(hands), rows, rows, tuple(draw))


def _pile(view: View, base: list[int], state: list[int], unseen: tuple[Card, ...], random: Random) -> Completion:
    """Return a state's ranks as cards: for each rank, random cards among the unseen ones."""
    cards: list[list[Card]] = [[] for _ in range(pile_layout.RANKS)]
    for card in _shuffled(unseen, random):
        cards[card >> 2].append(card)
    hands, ups, downs = [], [], []
    for number, seat in enumerate(view.seats):
        seen = view.hand if number == view.seat else seat.known
        dealt = _ranks(base, state, pile_layout.HANDS + 2 * number)
        hands.append(tuple(sorted((*seen, *[cards[rank].pop() for rank in dealt]))))
        chosen = [cards[rank].pop() for rank in _ranks(base, state, pile_layout.UPS + 2 * number)]
        ups.append(tuple(_shuffled(chosen, random)) if chosen else seat.up)
        slots = state[pile_layout.DOWNS + number]
        ranks = [(slots >> (4 * slot) & 15) - 1 for slot in range(len(seat.down))]
        downs.append(tuple([cards[rank].pop() if rank >= 0 else None for rank in ranks]))
    draw = _shuffled([card for equals in cards for card in equals], random)
    return Completion(tuple(hands), tuple(ups), tuple(downs), tuple(draw))


def _ranks(base: list[int], state: list[int], zone: int) -> list[int]:
    """Return the ranks of a zone's cards beyond those known to lie there."""
    ranks: list[int] = []
    for word in range(2):
        rank, dealt = word * pile_layout.LANES, state[zone + word] - base[zone + word]
        while dealt:
            ranks += [rank] * (dealt & pile_layout.LANE)
            rank, dealt = rank + 1, dealt >> 8
    return ranks
