"""Whole moves: which cards a law cannot tell apart, and every choice of cards for a figure."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.rules.cards import JOKER, Card, format_cards, parse_cards
from emptyhand.rules.law import ClimbLaw
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.twins import cards_for, twins
from tests.catalogue import CORE, MUSEUM
from tests.differential.cases import law_of
from tests.differential.test_figures import NAMES
from tests.helpers import law
from tests.rules.whole_moves import check_hand, random_hands
from tests.scale import scaled

CLIMBING = [name for name in (*CORE, *MUSEUM) if isinstance(law(name), ClimbLaw)]
RANDOM = [f"climb:{seed}" for seed in range(scaled(40))]


def climbing(name: str) -> ClimbLaw:
    the_law = law_of(name)
    assert isinstance(the_law, ClimbLaw)
    return the_law


def groups(name: str, changes: str = "{}") -> set[str]:
    """The groups of more than one card, of the fours and of the jokers."""
    the_law = climbing(f"set:{name} {changes}")
    numbers = twins(the_law)
    cards = [card for card in the_law.whole_pack(4) if card.rank in (Card("4S").rank, JOKER)]
    found = {group: [card for card in cards if numbers[card] == group] for group in set(numbers)}
    return {format_cards(group) for group in found.values() if len(group) > 1}


def choices(name: str, hand: str, figure: str, due: str = "") -> list[str]:
    the_law, cards = climbing(name), parse_cards(hand)
    number = figure_of(the_law, parse_cards(figure))
    assert number is not None
    made = cards_for(the_law, tuple(sorted(cards)), number, *([Card(due)] if due else []))
    return [format_cards(cards) for cards in made]


@pytest.mark.parametrize("name", [*(f"set:{name}" for name in CLIMBING), *NAMES])
def test_the_whole_moves_are_those_of_brute_force(name: str) -> None:
    the_law = climbing(name)
    for hand in random_hands(the_law, name, scaled(20)):
        check_hand(the_law, hand)
        check_hand(the_law, hand, due=hand[0])


@pytest.mark.parametrize("name", RANDOM)
def test_the_whole_moves_of_random_laws_are_those_of_brute_force(name: str) -> None:
    the_law = climbing(name)
    for hand in random_hands(the_law, name, 2):
        check_hand(the_law, hand, due=hand[-1])


@pytest.mark.parametrize("name", [*(f"set:{name}" for name in CLIMBING), *NAMES, *RANDOM])
def test_a_twin_makes_an_equally_strong_combination(name: str) -> None:
    """A card is exchanged for a twin: what the play beats, and what beats it, stays."""
    the_law, rng = climbing(name), Random(name)
    numbers, whole = twins(the_law), sorted(set(the_law.whole_pack(the_law.players.most)))
    for hand in random_hands(the_law, name, 2):
        for figure, cards in figures_in(the_law, hand):
            changed = rng.choice(cards)
            left = [card for card in whole if card not in cards and numbers[card] == numbers[changed]]
            for twin in left:
                other = figure_of(the_law, tuple(twin if card == changed else card for card in cards))
                assert other is not None
                assert strength(the_law, other) == strength(the_law, figure), (cards, changed, twin)


def strength(the_law: ClimbLaw, figure: int) -> tuple[object, ...]:
    beats = [demand for demand, row in enumerate(the_law.legal) if row >> figure & 1]
    rows = the_law.legal[figure + 1 :: len(the_law.figures)]
    return beats, rows


def test_cards_of_a_rank_are_twins_where_no_suit_counts() -> None:
    assert groups("president") == {"4S4C4D4H"}
    assert twins(law("obsession"))[Card("4H")] == twins(law("obsession"))[Card("4S")]


def test_no_cards_are_twins_where_suits_decide_or_lock_or_make_combinations() -> None:
    assert groups("thirteen") == groups("big-two") == groups("tien-len-bac") == set()
    assert groups("president", '{"turn.suit_lock": true}') == set()
    assert groups("president", '{"combinations.shortest_run": 3, "combinations.suited_runs_beat": true}') == set()


def test_a_card_with_a_price_of_its_own_is_no_twin() -> None:
    prices = '{"match.left_prices": [{"cards": "4S 4C", "price": 1}, {"cards": "4D 4H", "price": 2}]}'
    assert groups("president", prices) == {"4S4C", "4D4H"}


def test_a_card_that_beats_a_joker_is_no_twin_and_no_joker_is_one() -> None:
    jokers = '{"pack.jokers": 2, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R", "combinations.beats_joker": "4S"}'
    assert groups("president", jokers) == {"4C4D4H"}


def test_a_card_that_a_line_lets_beat_more_is_no_twin() -> None:
    assert groups("president", '{"combinations.beats": [{"play": "4S", "on": "2"}]}') == {"4C4D4H"}


def test_a_full_house_goes_with_every_pair() -> None:
    made = choices("set:big-two", "5S5C5D8S8C8HJSJC", "5S5C5D8S8C")
    assert made == ["5D5C5S8C8H", "5D5C5S8C8S", "5D5C5S8H8S", "5D5C5SJCJS"]


def test_a_flush_leaves_out_every_card_but_the_highest() -> None:
    made = choices("set:big-two", "3S4S6S8S9SKS", "3S4S6S8SKS")
    assert made == ["3S4S6S8SKS", "3S4S6S9SKS", "3S4S8S9SKS", "3S6S8S9SKS", "4S6S8S9SKS"]


def test_a_pair_is_listed_once_where_no_suit_counts() -> None:
    assert choices("set:president", "4C4D4S5S", "4S4C") == ["4C4D"]
    assert choices("set:president", "4C4D4S5S", "4S4C", due="4C") == ["4C4D", "4D4S"]
