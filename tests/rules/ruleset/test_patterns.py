"""Patterns, which name combinations in a file: what they name, and what names none."""

from __future__ import annotations

import pytest

from emptyhand.rules.cards import JOKER, Card, parse_rank
from emptyhand.rules.law import ClimbLaw, Kind
from emptyhand.rules.law.patterns import figures_of
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.patterns import Group, Pattern, names_card, parse_pattern
from tests.helpers import law

TWO, TEN = parse_rank("2"), parse_rank("10")

NAMED = {
    "2": Pattern(Group.SET, 1, TWO),
    "2 2": Pattern(Group.SET, 2, TWO),
    "10  T 10": Pattern(Group.SET, 3, TEN),
    "R": Pattern(Group.SET, 1, JOKER),
    "3S": Pattern(Group.SET, 1, parse_rank("3"), Card("3S")),
    "10h": Pattern(Group.SET, 1, TEN, Card("TH")),
    "RB": Pattern(Group.SET, 1, JOKER, Card("RB")),
    "single": Pattern(Group.SET, 1),
    "pair": Pattern(Group.SET, 2),
    "four": Pattern(Group.SET, 4),
    "eight": Pattern(Group.SET, 8),
    "set": Pattern(Group.SET),
    "run": Pattern(Group.RUN),
    "run of 13": Pattern(Group.RUN, 13),
    "suited run of 3": Pattern(Group.SUITED_RUN, 3),
    "straight flush": Pattern(Group.SUITED_RUN, 5),
    "3 pairs": Pattern(Group.PAIRS, 3),
    "row of pairs": Pattern(Group.PAIRS),
    "2 triples": Pattern(Group.TRIPLES, 2),
    "four and one": Pattern(Group.FOUR_AND_ONE),
    "bomb": Pattern(Group.BOMB),
    "anything": Pattern(Group.ANYTHING),
}


@pytest.mark.parametrize("text", NAMED)
def test_a_text_names_combinations(text: str) -> None:
    assert parse_pattern(text) == NAMED[text]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2 3",
        "3S 3C",
        "2 2 2 2 2 2 2 2 2",
        "run of 1",
        "run of 14",
        "run of 03",
        "9 triples",
        "1 pairs",
        "pairs",
        "x",
    ],
)
def test_other_text_names_none(text: str) -> None:
    assert parse_pattern(text) is None


def test_only_a_card_needs_cards_of_a_rank_told_apart() -> None:
    assert names_card([NAMED["2"], NAMED["3S"]])
    assert not names_card([NAMED["2"], NAMED["R"], NAMED["anything"]])


def found(of: str, text: str) -> set[tuple[Kind, int, str]]:
    """The kinds, lengths and tops of the figures of a pattern."""
    here = law(of)
    assert isinstance(here, ClimbLaw)
    assert isinstance(here.ruleset.rules, ClimbRules)
    pattern = parse_pattern(text)
    assert pattern is not None
    bits = figures_of(here.ruleset.rules, pattern, here.figures)
    figures = [figure for number, figure in enumerate(here.figures) if bits >> number & 1]
    return {(figure.kind, figure.length, "23456789TJQKAR"[figure.top]) for figure in figures}


def test_a_pattern_finds_its_figures() -> None:
    assert found("big-two", "2") == {(Kind.SINGLE, 1, "2")}
    assert {kind for kind, _, _ in found("big-two", "set")} == {Kind.SINGLE, Kind.PAIR, Kind.TRIPLE}
    assert {kind for kind, _, _ in found("big-two", "straight flush")} == {Kind.SUITED_RUN}
    assert {kind for kind, _, _ in found("big-two", "run of 5")} == {Kind.RUN}, "a straight flush is no run"
    assert {kind for kind, _, _ in found("thirteen-southern", "bomb")} == {Kind.FOUR, Kind.PAIRS}
    assert found("thirteen-southern", "suited run") == set()
    assert len(found("thirteen", "run")) == sum(14 - length for length in range(3, 14))


JOKERS = law("thirteen", **{"ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R"}, **{"pack.jokers": 2})
SUITS = [(law("thirteen"), "3D", 2), (law("big-two"), "3D", 0), (JOKERS, "RB", 1)]


@pytest.mark.parametrize(("here", "text", "place"), SUITS, ids=["thirteen", "big-two", "jokers"])
def test_a_card_finds_one_figure_by_the_place_of_its_suit(here: ClimbLaw, text: str, place: int) -> None:
    assert isinstance(here.ruleset.rules, ClimbRules)
    pattern = parse_pattern(text)
    assert pattern is not None
    bits = figures_of(here.ruleset.rules, pattern, here.figures)
    assert bits.bit_count() == 1
    assert here.figures[bits.bit_length() - 1].tie == place
