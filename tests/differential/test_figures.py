"""Figures by brute force: of every subset of a hand, the figure that the law's own definition finds in it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import target
from emptyhand.fast.climb_tables import tables
from emptyhand.rules.cards import ALL_CARDS, JOKER, Card, format_cards
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw
from tests.differential.cases import law_of
from tests.differential.kernels import Side
from tests.differential.projection import bits, card_set

BY_RANK = 'set:thirteen-southern {"ranking.suits_decide": false, "combinations.run_suit_tiebreak": false}'
SUITED = 'set:thirteen {"combinations.run_suit_tiebreak": true}'
MIXED = 'set:thirteen {"combinations.mixed": ["three and one", "full house", "four and one"]}'
FIVES = (
    'set:thirteen-southern {"combinations.mixed": ["full house", "four and one"], "combinations.shortest_run": 5, '
    '"combinations.longest_run": 5, "combinations.triple_runs": [2, 3], "combinations.of_five": '
    '["run", "flush", "full house", "four and one", "straight flush"]}'
)
ONE_SUIT = 'set:thirteen-southern {"combinations.suited_runs_beat": true}'
ONE_SUIT_BY_RANK = 'set:thirteen {"combinations.suited_runs_beat": true}'
JOKERS = (
    'set:thirteen-southern {"pack.jokers": 2, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R", '
    '"combinations.mixed": ["three and one", "full house", "four and one"], '
    '"combinations.of_five": ["flush", "straight flush"]}'
)
JOKERS_BY_RANK = (
    'set:daifugo {"pack.jokers": 1, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R", "combinations.beats_joker": "3S"}'
)
NORTH = (
    'set:thirteen {"ranking.suits_follow": true, "ranking.suits_free": "2", "ranking.suits": "C H S D", '
    '"combinations.run_suit_tiebreak": false}'
)
TWO_PACKS = (
    'set:zheng-shangyou {"players.least": 3, "players.most": 6, "pack.players_per_pack": 3, '
    '"combinations.sets": [1, 2, 3, 4, 5], "bombs.sets": [6, 7, 8], "combinations.triple_runs": [2, 3], '
    '"combinations.pair_runs": [2, 3], "combinations.mixed": ["three and one", "full house", "four and one"]}'
)
TWO_PACKS_WITH_JOKERS = (
    'set:president {"players.most": 8, "pack.players_per_pack": 4, "pack.jokers": 2, '
    '"ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R", "combinations.sets": [1, 2, 3, 4, 6, 8], '
    '"combinations.mixed": ["three and one", "full house", "four and one"]}'
)
SHORT_PACK = (
    'set:thirteen-southern {"pack.without": "2 3 8", "deal.hand": 10, "combinations.triple_runs": [2, 3], '
    '"combinations.mixed": ["full house"], "combinations.of_five": ["flush", "full house", "straight flush"]}'
)
NAMES = [
    "set:thirteen",
    "set:thirteen-southern",
    SUITED,
    BY_RANK,
    MIXED,
    FIVES,
    ONE_SUIT,
    ONE_SUIT_BY_RANK,
    JOKERS,
    JOKERS_BY_RANK,
    NORTH,
    TWO_PACKS,
    TWO_PACKS_WITH_JOKERS,
    SHORT_PACK,
]
RANDOM = [f"climb:{seed}" for seed in range(40, 48)]
LONGEST = 13


def hands(name: str, whole: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Hands of all kinds: any cards, few ranks (sets and rows of pairs), few suits (runs), and jokers."""
    rng = Random(name)
    pools = [ALL_CARDS[:52], ALL_CARDS[8:32], ALL_CARDS[:20], [card for card in ALL_CARDS[:52] if card.suit < 2]]
    # A short pack has fewer cards in each of them.
    pools = [[card for card in pool if card in whole] for pool in pools]
    if len(whole) > 56:
        pools = [whole, whole[:32], whole[:18]]
    if whole[-1].rank == JOKER:
        pools += [whole[-16:], whole[-LONGEST:]]
    return [tuple(sorted(rng.sample(pool, min(LONGEST, len(pool))))) for pool in pools]


def by_brute_force(law: ClimbLaw, hand: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
    """Every figure the hand can make; of the ways to make it the one with the lowest suits."""
    places = bits(law)
    found: dict[int, tuple[int, ...]] = {}
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            figure = figure_of(law, cards)
            if figure is not None:
                way = tuple(sorted(places[card] for card in cards))
                found[figure] = min(found.get(figure, way), way)
    by_place = {place: ALL_CARDS[card] for card, place in enumerate(places)}
    return {figure: tuple(by_place[place] for place in way) for figure, way in found.items()}


def of_the_kernel(law: ClimbLaw, hand: tuple[Card, ...]) -> list[tuple[int, int]]:
    """Every figure the kernel lets a seat lead from a hand, with its cards."""
    side = Side.of(law)
    side.state[ca.C_PHASE], side.state[ca.C_PLAYERS], side.state[ca.C_OPENING] = ca.C_PLAY, 2, -1
    side.state[ca.C_HANDS] = card_set(law, hand)
    # The next seat has many cards left: with one left, `turn.last_card_duty` would allow only the highest single card.
    side.state[ca.C_HANDS + 1] = card_set(law, [card for card in law.whole_pack(2) if card not in hand])
    return [move for move in side.moves() if isinstance(move, tuple)]


@pytest.mark.parametrize("name", NAMES + RANDOM)
def test_the_kernel_finds_exactly_the_figures_of_a_hand(name: str) -> None:
    law = law_of(name)
    assert isinstance(law, ClimbLaw)
    for hand in hands(name, law.whole_pack(law.players.most)):
        figures = by_brute_force(law, hand)
        expected = [(figure, card_set(law, figures[figure])) for figure in sorted(figures)]
        assert of_the_kernel(law, hand) == expected, f"{name} with {format_cards(hand)}"


@pytest.mark.parametrize("name", [SUITED, MIXED, FIVES, ONE_SUIT, JOKERS, NORTH, *RANDOM])
def test_the_shape_of_a_hand_rules_out_no_class_of_its_figures(name: str) -> None:
    law = law_of(name)
    assert isinstance(law, ClimbLaw)
    t, k, ruled_out = tables(law).tolist(), target.interpreted(), 0
    for hand in hands(name, law.whole_pack(2)):
        for size in range(1, LONGEST + 1):
            cards = card_set(law, hand[:size])
            made = sum(1 << c for c in range(t[ca.CLASSES]) if k.figures_of_class(t, cards, c))
            by_shape = k.classes_of_shape(t, cards)
            assert made & ~by_shape == 0, f"{name} with {format_cards(hand[:size])}"
            ruled_out |= ~by_shape
    assert ruled_out


def every_class(t: list[int], cards: int) -> int:
    """The figure that all these cards make together, looked for in every class; -1 if they make none."""
    k = target.interpreted()
    for c in range(t[ca.CLASSES]):
        found = k.figures_of_class(t, cards, c)
        bit: int = k.lowest_bit(found)
        if found and k.cards_of(t, cards, c, bit) == cards:
            return t[ca.FIGURE_OF + ca.BITS * c + bit]
    return -1


@pytest.mark.parametrize("name", [MIXED, FIVES, JOKERS_BY_RANK])
def test_the_figure_of_all_cards_is_found_among_those_of_their_size(name: str) -> None:
    law = law_of(name)
    assert isinstance(law, ClimbLaw)
    t, rng, figures = tables(law).tolist(), Random(name), set()
    for size in [*range(1, 9)] * 40 + [10, 12, 26, 27, 39]:
        cards = sum(1 << bit for bit in rng.sample(range(4 * rng.randint(max(2, -(-size // 4)), 13)), size))
        figures.add(target.interpreted().figure_of_all(t, cards))
        assert every_class(t, cards) == target.interpreted().figure_of_all(t, cards), bin(cards)
    assert len(figures) > 10


def test_a_hand_larger_than_any_figure_is_not_looked_up_by_its_size() -> None:
    law = law_of("set:thirteen")
    assert isinstance(law, ClimbLaw)
    t = tables(law).tolist()
    t[ca.FIGURE_OF :] = ["not a set of classes"] * len(t[ca.FIGURE_OF :])
    assert target.interpreted().figure_of_all(t, (1 << ca.LARGEST_HAND + 1) - 1) == -1


def test_the_place_of_the_highest_rank_is_found() -> None:
    rng = Random("places")
    for _ in range(200):
        places = rng.sample(range(ca.CLIMB_RANK_COUNT + 1), rng.randint(1, 4))
        cards = sum(1 << 4 * place + rng.randrange(4) for place in places)
        assert target.interpreted().top_place(cards) == min(max(places), ca.CLIMB_RANK_COUNT - 1)
