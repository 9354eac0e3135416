"""Completions: whole layouts of the cards that agree with all a seat knows, every one as likely as any other."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from emptyhand.cards import Card
from emptyhand.fast import climb_layout, pile_layout
from emptyhand.game.table import Row
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw
from emptyhand.search.judge import bench_of
from emptyhand.search.knowledge import bit_of, knowledge, unseen_cards


class Completion(NamedTuple):
    """One way for the cards to lie: hands ascending, rows by seat, draw pile or unused cards from the top."""

    hands: tuple[tuple[Card, ...], ...]
    up: tuple[Row, ...]
    down: tuple[Row, ...]
    draw: tuple[Card, ...]


def completions(view: View, count: int, seed: int) -> list[Completion]:
    """So many layouts behind a view, each drawn anew; the same seed, the same layouts."""
    law = view.law
    worlds = bench_of(law).worlds(knowledge(law, view), seed, 0, count).tolist()
    random = Random(seed)
    unseen = unseen_cards(law, view)
    if isinstance(law, ClimbLaw):
        return [_climb(law, view, state, unseen, random) for state in worlds]
    return [_pile(view, state, unseen, random) for state in worlds]


def _climb(law: ClimbLaw, view: View, state: list[int], unseen: tuple[Card, ...], random: Random) -> Completion:
    """A state's hands as cards."""
    hands = []
    for number, seat in enumerate(view.seats):
        held = state[climb_layout.C_HANDS + number]
        cards = view.hand if number == view.seat else (*unseen, *seat.known)
        hands.append(tuple(sorted(card for card in cards if held >> bit_of(law, card) & 1)))
    dealt = {card for hand in hands for card in hand}
    draw = [card for card in unseen if card not in dealt]
    random.shuffle(draw)
    rows: tuple[Row, ...] = ((),) * len(hands)
    return Completion(tuple(hands), rows, rows, tuple(draw))


def _pile(view: View, state: list[int], unseen: tuple[Card, ...], random: Random) -> Completion:
    """A state's ranks as cards: any of the unseen cards of the rank."""
    cards: list[list[Card]] = [[] for _ in range(pile_layout.RANKS)]
    for card in random.sample(unseen, len(unseen)):
        cards[card >> 2].append(card)
    hands, ups, downs = [], [], []
    for number, seat in enumerate(view.seats):
        seen = view.hand if number == view.seat else seat.known
        unknown = _ranks(state, pile_layout.HANDS + 2 * number, seen)
        hands.append(tuple(sorted((*seen, *(cards[rank].pop() for rank in unknown)))))
        shown = [c for c in seat.up if c is not None]
        chosen = [cards[rank].pop() for rank in _ranks(state, pile_layout.UPS + 2 * number, shown)]
        random.shuffle(chosen)
        ups.append(seat.up if not chosen else tuple(chosen))
        slots = state[pile_layout.DOWNS + number]
        ranks = [(slots >> (4 * slot) & 15) - 1 for slot in range(len(seat.down))]
        downs.append(tuple(cards[rank].pop() if rank >= 0 else None for rank in ranks))
    draw = [card for equals in cards for card in equals]
    random.shuffle(draw)
    return Completion(tuple(hands), tuple(ups), tuple(downs), tuple(draw))


def _ranks(state: list[int], zone: int, seen: tuple[Card, ...] | list[Card]) -> list[int]:
    """The ranks of a zone's cards beyond those that were seen."""
    counts = [state[zone + rank // 7] >> (8 * (rank % 7)) & 255 for rank in range(pile_layout.RANKS)]
    for card in seen:
        counts[card >> 2] -= 1
    return [rank for rank, count in enumerate(counts) for _ in range(count)]
