"""Titles by place follow from the exchange of cards, not from the name of a game."""

from __future__ import annotations

import pytest

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from emptyhand.words.narration import narrate_titles
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.match import titles
from emptyhand.words.speech.language import language
from tests.helpers import law


def named(rules: Law, players: int, code: str = "en") -> list[str]:
    return [language(code).text(title) for title in titles(rules, players)]


def exchanging(*counts: int) -> Law:
    return compile(loads(f'extends = "thirteen-southern"\nmatch.exchange = {list(counts)}\ninstant = []'))


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["President", "Beggar"]),
        (3, ["President", "Citizen", "Beggar"]),
        (4, ["President", "Vice-President", "Peasant", "Beggar"]),
        (5, ["President", "Vice-President", "Citizen", "Peasant", "Beggar"]),
        (6, ["President", "Vice-President", "Citizen", "Citizen", "Peasant", "Beggar"]),
    ],
)
def test_places_have_the_usual_titles(players: int, expected: list[str]) -> None:
    assert named(law("president"), players) == expected


def test_every_language_has_titles() -> None:
    assert named(law("president"), 4, "de") == ["Präsident", "Vizepräsident", "Bauer", "Bettler"]
    assert named(law("president"), 4, "vi") == ["Tổng thống", "Phó tổng thống", "Nông dân", "Ăn mày"]


def test_titles_follow_from_the_exchange_under_any_name() -> None:
    assert named(exchanging(1), 4) == ["President", "Citizen", "Citizen", "Beggar"]
    assert named(exchanging(3, 2, 1), 4) == ["President", "Vice-President", "Peasant", "Beggar"]
    assert titles(law("thirteen"), 4) == titles(law("zheng-shangyou"), 4) == titles(law("obsession"), 4) == ()


def test_titles_are_told_to_a_seat_and_to_spectators() -> None:
    names = ("Ann", "Bob", "Cid")
    [mine] = narrate_titles(law("president"), (2, 0, 1), names, 0)
    assert language("en").text(mine) == "The titles: Cid is President, you are Citizen and Bob is Beggar."
    [theirs] = narrate_titles(law("president"), (2, 0, 1), names)
    assert language("en").text(theirs) == "The titles: Cid is President, Ann is Citizen and Bob is Beggar."
    assert narrate_titles(law("president"), (), names) == narrate_titles(law("thirteen"), (2, 0, 1), names) == []


def test_the_rulebook_lists_them() -> None:
    book = rulebook(law("president"))
    assert "With four players, the titles by place are President, Vice-President, Peasant and Beggar" in book
    assert "With three players, the titles by place are President, Citizen and Beggar" in book
    assert "titles" not in rulebook(law("thirteen"))
