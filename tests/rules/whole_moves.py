"""Whole moves by brute force: of every subset of a hand, the figure and the groups of twins that it is taken from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from emptyhand.rules.cards import Card, format_cards
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.rules.law.twins import NO_CARD, cards_for, twins

Key = tuple[int, ...]
HAND = 13


def random_hands(law: ClimbLaw, name: str, count: int) -> Iterator[tuple[Card, ...]]:
    """Hands of thirteen cards, or as many as a seat is dealt; every other one of few ranks, which make more figures."""
    rng = Random(f"whole moves {name}")
    whole = law.whole_pack(law.players.most)
    size = min(HAND, law.deal.hand)
    for number in range(count):
        pool = whole
        if number % 2:
            ranks = sorted({card.rank for card in whole})
            # A short pack may have fewer ranks than that.
            ranks = rng.sample(ranks, min(6, len(ranks)))
            pool = tuple(card for card in whole if card.rank in ranks)
        yield tuple(sorted(rng.sample(pool, min(size, len(pool)))))


def key_of(law: ClimbLaw, cards: tuple[Card, ...], due: int) -> Key:
    """What makes two plays of a figure one move."""
    group = twins(law)
    return tuple(sorted(NO_CARD if card == due else group[card] for card in cards))


def by_brute_force(law: ClimbLaw, hand: tuple[Card, ...], due: int) -> dict[int, set[Key]]:
    """The whole moves of every figure that the hand can make."""
    found: dict[int, set[Key]] = {}
    for size in sorted({figure.size for figure in law.figures}):
        for cards in combinations(hand, size):
            figure = figure_of(law, cards)
            if figure is not None:
                found.setdefault(figure, set()).add(key_of(law, cards, due))
    return found


def check_hand(law: ClimbLaw, hand: tuple[Card, ...], due: int = NO_CARD) -> int:
    """Compare the whole moves of a hand with brute force and return how many there are. Raises AssertionError."""
    where = f"{law.name}, hand {format_cards(hand)}, due {due}"
    wanted, canonical = by_brute_force(law, hand, due), dict(figures_in(law, hand))
    assert canonical.keys() == wanted.keys(), where
    count = 0
    for figure, keys in wanted.items():
        choices = cards_for(law, hand, figure, due)
        assert choices[0] == canonical[figure], where
        assert list(choices[1:]) == sorted(choices[1:], key=sorted), where
        assert all(figure_of(law, cards) == figure for cards in choices), where
        made = [key_of(law, cards, due) for cards in choices]
        assert len(made) == len(keys), (where, law.figures[figure])
        assert set(made) == keys, (where, law.figures[figure])
        count += len(made)
    return count
