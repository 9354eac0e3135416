"""Thirteen's combinations: what makes one, what a hand can make, and which beats which."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from emptyhand.rules.cards import Card, format_cards, parse_cards
from emptyhand.rules.law import ClimbLaw, compile
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.ruleset import load
from tests.rules.sheet import PACK, Sheet, Southern, Told, every_kind, place

READINGS: dict[str, tuple[str, dict[str, bool], Sheet]] = {
    "the sheet": ("thirteen", {}, Sheet()),
    "the sheet without 2s in runs": ("thirteen", {"twos_in_runs": False}, Sheet(twos_in_runs=False)),
    "the sheet with suits in runs": ("thirteen", {"run_suit_tiebreak": True}, Sheet(run_suit_tiebreak=True)),
    "southern": ("thirteen-southern", {}, Southern()),
    "southern with 2s in runs": ("thirteen-southern", {"twos_in_runs": True}, Southern(twos_in_runs=True)),
    "southern by rank alone": ("thirteen-southern", {"run_suit_tiebreak": False}, Southern(run_suit_tiebreak=False)),
    "southern without chops": ("thirteen-southern", {"bombs_chop_twos": False}, Southern(bombs_chop_twos=False)),
}
every_reading = pytest.mark.parametrize("reading", READINGS)


@cache
def reading_of(name: str) -> tuple[ClimbLaw, Sheet]:
    base, overrides, sheet = READINGS[name]
    law = compile(load(base, overrides))
    assert isinstance(law, ClimbLaw)
    return law, sheet


def random_hands(seed: str) -> list[tuple[Card, ...]]:
    """Hands of thirteen: from the whole pack, and from a few ranks, where pairs and bombs are many."""
    rng = Random(seed)
    rich = [card for card in PACK if place(card) in range(rng.randrange(7), 13)][: 4 * 6]
    return [tuple(sorted(rng.sample(cards, 13))) for cards in (PACK, rich, PACK[-24:])]


@pytest.mark.rule("thirteen.single.one", "thirteen.pair.same-rank", "thirteen.triple.same-rank")
@pytest.mark.rule("thirteen.run.consecutive", "thirteen.bomb.pairs", "thirteen.bomb.four")
@every_reading
def test_the_figures_of_a_hand_are_those_of_its_8192_subsets(reading: str) -> None:
    law, sheet = reading_of(reading)
    for hand in random_hands(reading):
        numbers: dict[Told, int] = {}
        for size in range(1, 14):
            for cards in combinations(hand, size):
                told, figure = sheet.told(cards), figure_of(law, cards)
                again = f"{reading}: {format_cards(cards)}"
                assert (told is None) == (figure is None), again
                if told is not None and figure is not None:
                    assert numbers.setdefault(told, figure) == figure, again
        assert len(set(numbers.values())) == len(numbers), f"{reading}: {format_cards(hand)}"
        found = figures_in(law, hand)
        assert [figure for figure, _ in found] == sorted(numbers.values()), f"{reading}: {format_cards(hand)}"
        for figure, cards in found:
            assert set(cards) <= set(hand)
            assert figure_of(law, cards) == figure


@pytest.mark.rule("thirteen.beat.same-kind", "thirteen.beat.same-size", "thirteen.beat.higher")
@pytest.mark.rule("rules.thirteen.southern-ladder", "rules.thirteen.bombs-chop-twos", "rules.thirteen.bomb-own-kind")
@every_reading
def test_every_combination_beats_exactly_what_the_rules_page_says(reading: str) -> None:
    law, sheet = reading_of(reading)
    told_of = {figure_of(law, cards): sheet.told(cards) for cards in every_kind()}
    kinds = {figure: told for figure, told in told_of.items() if figure is not None and told is not None}
    assert len(kinds) == len(law.figures)
    for standing, lower in kinds.items():
        for figure, higher in kinds.items():
            may = bool(law.legal[standing + 1] >> figure & 1)
            assert may is sheet.beats(higher, lower), f"{reading}: {higher} on {lower}"


@pytest.mark.rule("rules.thirteen.bomb-lead", "thirteen.round.lead")
@every_reading
def test_every_combination_may_be_led(reading: str) -> None:
    law, _ = reading_of(reading)
    assert law.legal[0] == (1 << len(law.figures)) - 1


@every_reading
def test_the_order_in_which_cards_are_named_makes_no_difference(reading: str) -> None:
    law, _ = reading_of(reading)
    rng = Random(reading)
    for cards in rng.sample(every_kind(), 100):
        assert figure_of(law, rng.sample(cards, len(cards))) == figure_of(law, cards)


@pytest.mark.parametrize("cards", ["", "3S3S", "3S4S", "3S3C4S", "3S3C3D4S", "3S3C4S4C", "3S3C4S4C5S", "3S4S5S5C"])
@every_reading
def test_other_cards_make_no_combination(reading: str, cards: str) -> None:
    law, _ = reading_of(reading)
    assert figure_of(law, parse_cards(cards)) is None
