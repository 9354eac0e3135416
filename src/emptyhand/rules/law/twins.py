"""Whole moves: which cards a law cannot tell apart, and every choice of cards for a figure.

Two plays are one move if they make the same figure and take as many cards from each group of twins. What the other
players know about a card is not part of a move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final

from emptyhand.rules.cards import ALL_CARDS, JOKER, Card
from emptyhand.rules.law.combinations import MIXED, figure_of, figures_in
from emptyhand.rules.law.figures import FIVE
from emptyhand.rules.law.model import ClimbLaw, Kind, Law

NO_CARD: Final = -1

Cards = tuple[Card, ...]
Choices = dict[int, list[Cards]]
"""Choices of cards by the figure that they make."""


@lru_cache(maxsize=64)
def twins(law: Law) -> tuple[int, ...]:
    """Return the group of each card, numbered by its lowest card: the law cannot tell cards of a group apart."""
    lowest: dict[object, int] = {}
    return tuple(lowest.setdefault(_traits(law, card), int(card)) for card in ALL_CARDS)


def _traits(law: Law, card: Card) -> object:
    """Return all that the law reads from a card."""
    # No pile game reads a suit.
    if not isinstance(law, ClimbLaw):
        return card.rank
    suit = card.suit if _suits_count(law) else None
    price = sum(rule.price for rule in law.match.left_prices if card in rule.cards)
    wins_round = card in law.combinations.beats_joker
    return card.rank, suit, price, wins_round, _strength(law, figure_of(law, (card,)))


def _suits_count(law: ClimbLaw) -> bool:
    """Whether some rule reads the suits of other cards than single ones."""
    suited = any(figure.kind in (Kind.FLUSH, Kind.SUITED_RUN) for figure in law.figures)
    return suited or law.ranking.suits_decide or law.ranking.suits_follow or law.turn.suit_lock


def _strength(law: ClimbLaw, single: int | None) -> object:
    """Return what a single card beats, what of it is a chop, and what beats it.

    Where one single card has an effect of its own, every single card is a figure, but most of them are equally strong.
    """
    if single is None:
        return None
    beats = tuple(demand for demand, beating in enumerate(law.legal) if beating >> single & 1)
    chops = tuple(demand for demand, cells in enumerate(law.chops) if cells >> single & 1)
    return beats, chops, *(law.legal[law.demand_of(single, turned)] for turned in range(1 + law.turns))


@lru_cache(maxsize=1024)
def cards_for(law: ClimbLaw, hand: Cards, figure: int, due: int = NO_CARD) -> tuple[Cards, ...]:
    """Return every whole move of a figure: the canonical cards first, the others ascending as sorted lists of cards.

    Of each group of twins the lowest cards are taken, in the order of suits. A card that is `due`, since the first play
    has to hold it, has no twin. The answer is empty if the hand cannot make the figure.
    """
    canonical = next((cards for number, cards in figures_in(law, hand) if number == figure), None)
    if canonical is None:
        return ()
    kind = law.figures[figure].kind
    counts = Counter([card.rank for card in canonical])
    if kind is Kind.SINGLE:
        # The pick of one twin for all of them would miss the figures of the others.
        choices = _sort_out(law, ((card,) for card in hand if card.rank in counts))
    elif kind is Kind.FLUSH:
        choices = _flushes(law, hand, canonical[0].suit)
    elif kind in MIXED.values():
        choices = _of_two_ranks(law, hand, tuple(counts.most_common()), due)
    else:
        choices = _of_ranks(law, hand, tuple(counts.items()), due)
    taken = _taken(law, canonical, due)
    others = {_taken(law, cards, due): cards for cards in reversed(choices[figure])}
    return canonical, *sorted([cards for key, cards in others.items() if key != taken], key=sorted)


def _taken(law: ClimbLaw, cards: Iterable[Card], due: int) -> tuple[int, ...]:
    """Return the groups that the cards are of, ascending."""
    group = twins(law)
    return tuple(sorted([NO_CARD if card == due else group[card] for card in cards]))


def _sort_out(law: ClimbLaw, choices: Iterable[Cards]) -> Choices:
    made: Choices = {}
    for cards in choices:
        figure = figure_of(law, cards)
        if figure is not None:
            made.setdefault(figure, []).append(cards)
    return made


@lru_cache(maxsize=256)
def _of_ranks(law: ClimbLaw, hand: Cards, counts: tuple[tuple[int, int], ...], due: int) -> Choices:
    """Return the choices of so many cards of each rank."""
    picks = [_picks(law, hand, rank, count, due) for rank, count in counts]
    return _sort_out(law, (tuple(chain.from_iterable(parts)) for parts in product(*picks)))


@lru_cache(maxsize=256)
def _of_two_ranks(law: ClimbLaw, hand: Cards, counts: tuple[tuple[int, int], ...], due: int) -> Choices:
    """Return the choices of so many cards of the first rank, and so many of any other one as of the second."""
    (rank, more), (_, less) = counts
    others = dict.fromkeys(card.rank for card in hand if card.rank != rank)
    kickers = [kicker for other in others for kicker in _picks(law, hand, other, less, due)]
    return _sort_out(law, (cards + kicker for cards in _picks(law, hand, rank, more, due) for kicker in kickers))


@lru_cache(maxsize=256)
def _flushes(law: ClimbLaw, hand: Cards, suit: int) -> Choices:
    """Return the choices of five cards of a suit."""
    of_suit = [card for card in hand if card.suit == suit and card.rank != JOKER]
    return _sort_out(law, combinations(sorted(of_suit, key=lambda card: law.ranking.order.index(card.rank)), FIVE))


def _picks(law: ClimbLaw, hand: Cards, rank: int, count: int, due: int) -> Sequence[Cards]:
    """Return the choices of so many cards of a rank, the lowest ones of each group of twins."""
    of_rank = sorted([card for card in hand if card.rank == rank], key=law.suit_place)
    picks: dict[tuple[int, ...], Cards] = {}
    for cards in combinations(of_rank, count):
        picks.setdefault(_taken(law, cards, due), cards)
    return list(picks.values())
