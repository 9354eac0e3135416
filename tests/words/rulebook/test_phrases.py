"""Ranks, answers and combinations become natural words in each language."""

from __future__ import annotations

import pytest

from emptyhand.rules.cards import JOKER, parse_card, parse_rank
from emptyhand.rules.law import ClimbLaw, PileLaw
from emptyhand.words.rulebook.figures import any_kind, beating, figure_phrase
from emptyhand.words.rulebook.phrases import any_of, rank_row, the_card
from emptyhand.words.rulebook.ranks import ANYTHING, answers
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.language import language
from tests.helpers import law


def said(phrase: Phrase | str, form: str = "") -> list[str]:
    return [language(code).text(phrase, form) for code in ("en", "de", "vi")]


def test_one_card_out_of_some_ranks() -> None:
    ranks = [0, 5, parse_rank("J"), JOKER]
    assert said(any_of(ranks)) == [
        "a 2, 7, jack or joker",
        "eine 2, 7, ein Bube oder ein Joker",
        "một lá 2, 7, bồi hoặc joker",
    ]
    assert said(any_of(ranks), "accusative")[1] == "eine 2, 7, einen Buben oder einen Joker"


@pytest.mark.parametrize(
    ("ranks", "text", "german"),
    [
        ([12, JOKER], "A joker", "A Joker"),
        ([JOKER, 0, 1], "joker 2 3", "Joker 2 3"),
        ([1, JOKER, 0], "3 joker 2", "3 Joker 2"),
        ([8, 9, 10, 11], "10 J Q K", "10 B D K"),
    ],
)
def test_ranks_side_by_side(ranks: list[int], text: str, german: str) -> None:
    assert said(rank_row(ranks)) == [text, german, text]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("3C", ["the 3 of clubs", "die Kreuz-3", "lá 3 chuồn"]),
        ("JS", ["the jack of spades", "der Pik-Bube", "lá bồi bích"]),
    ],
)
def test_a_card_by_its_name(name: str, text: list[str]) -> None:
    assert said(the_card(parse_card(name))) == text


def test_what_may_be_played() -> None:
    obsession = law("obsession")
    assert isinstance(obsession, PileLaw)
    assert answers(obsession, 0) == ANYTHING
    on_a_king = answers(obsession, parse_rank("K") + 1)
    assert said(on_a_king, "accusative") == [
        "a king or higher, or a 2, 3, 7, 8, 10 or joker",
        "einen König oder höher, oder eine 2, 3, 7, 8, 10 oder einen Joker",
        "một lá già trở lên, hoặc một lá 2, 3, 7, 8, 10 hoặc joker",
    ]


def test_a_combination_and_what_beats_it() -> None:
    southern = law("thirteen-southern")
    assert isinstance(southern, ClimbLaw)
    names = {language("en").text(figure_phrase(southern, figure)): n for n, figure in enumerate(southern.figures)}
    twos = names["pair of 2s (2♦)"]
    assert said(figure_phrase(southern, southern.figures[twos]), "the") == [
        "the pair of 2s (2♦)",
        "das Paar 2er (2♦)",
        "đôi 2 (2♦)",
    ]
    ways = beating(southern, twos + 1)
    assert ways is not None
    assert said(ways) == [
        "a higher pair or any row of four or more pairs",
        "ein höheres Paar oder jede Paarfolge aus vier oder mehr Paaren",
        "đôi lớn hơn hoặc từ bốn đôi thông trở lên",
    ]
    run = figure_phrase(southern, southern.figures[names["run of five up to the queen (Q♥)"]])
    assert said(run, "accusative")[1] == "die Straße aus fünf Karten bis zur Dame (Q♥)"
    highest = names["row of six pairs up to the aces (A♥)"]
    assert beating(southern, highest + 1) is None


def test_any_of_some_kinds_has_the_case_that_german_asks_for() -> None:
    southern = law("thirteen-southern")
    assert isinstance(southern, ClimbLaw)
    fours = next((f.kind, f.length) for f in southern.figures if f.length == 4 and f.kind.name == "FOUR")
    assert said(any_kind(southern, [fours]), "dative") == ["any four of a kind", "jedem Vierling", "tứ quý bất kỳ"]


def test_a_joker_has_one_article() -> None:
    order = "3 4 5 6 7 8 9 10 J Q K A 2 R"
    changes: dict[str, str | int] = {"pack.jokers": 2, "ranking.order": order}
    jokers = law("president", **changes)
    assert isinstance(jokers, ClimbLaw)
    named = [figure_phrase(jokers, figure) for figure in jokers.figures if figure.top == JOKER]
    assert [language("en").text(each, "the") for each in named] == ["the joker", "the big joker", "the pair of jokers"]
    assert [language("de").text(each, "dative") for each in named[:2]] == ["dem Joker", "dem großen Joker"]
