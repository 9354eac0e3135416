"""Titles by place follow from the exchange of cards, not from the name of a game."""

from __future__ import annotations

import pytest

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import RulesetError, load, loads
from emptyhand.rules.ruleset.source import Value
from emptyhand.words.narration import narrate_titles
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.match import titles
from emptyhand.words.speech.language import language
from tests.helpers import law

OWN: list[Value] = ["King", "Queen", "Burgher", "Maid", "Jester"]


def kings() -> Law:
    return compile(load("president", {"match.titles": OWN}))


def kitchen() -> Law:
    return compile(load("president", {"match.titles": ["Chef", "Cook", "Waiter", "Dishwasher"]}))


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


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["King", "Jester"]),
        (3, ["King", "Burgher", "Jester"]),
        (4, ["King", "Queen", "Maid", "Jester"]),
        (5, ["King", "Queen", "Burgher", "Maid", "Jester"]),
        (7, ["King", "Queen", "Burgher", "Burgher", "Burgher", "Maid", "Jester"]),
    ],
)
def test_a_ruleset_has_titles_of_its_own(players: int, expected: list[str]) -> None:
    for code in ("en", "de", "vi"):
        assert named(kings(), players, code) == expected


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["Chef", "Dishwasher"]),
        (3, ["Chef", "Citizen", "Dishwasher"]),
        (4, ["Chef", "Cook", "Waiter", "Dishwasher"]),
        (6, ["Chef", "Cook", "Citizen", "Citizen", "Waiter", "Dishwasher"]),
    ],
)
def test_an_even_number_of_titles_leaves_citizens_between(players: int, expected: list[str]) -> None:
    assert named(kitchen(), players) == expected


def test_the_rulebook_and_the_log_name_those_between_an_even_number_of_titles() -> None:
    book = rulebook(kitchen())
    assert "With four players, the titles by place are Chef, Cook, Waiter and Dishwasher" in book
    assert "With three players, the titles by place are Chef, Citizen and Dishwasher" in book
    [told] = narrate_titles(kitchen(), (2, 0, 1), ("Ann", "Bob", "Cid"), 0)
    assert language("en").text(told) == "The titles: Cid is Chef, you are Citizen and Bob is Dishwasher."
    assert named(kitchen(), 3, "de") == ["Chef", "Bürger", "Dishwasher"]


@pytest.mark.parametrize("count", range(2, 9))
def test_any_number_of_titles_fits_any_number_of_players(count: int) -> None:
    rules = compile(load("president", {"match.titles": [f"T{place}" for place in range(count)]}))
    for players in range(2, 9):
        names = named(rules, players)
        assert (len(names), names[0], names[-1]) == (players, "T0", f"T{count - 1}")
    assert named(rules, count) == [f"T{place}" for place in range(count)]


def test_own_titles_are_shown_wherever_the_usual_ones_are() -> None:
    ours = kings()
    [told] = narrate_titles(ours, (2, 0, 1), ("Ann", "Bob", "Cid"), 0)
    assert language("en").text(told) == "The titles: Cid is King, you are Burgher and Bob is Jester."
    book = rulebook(ours)
    assert "With four players, the titles by place are King, Queen, Maid and Jester" in book
    assert "President, Vice" not in book
    assert ours.digest != law("president").digest, "records carry the names"


@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        (["King"], "expected 2 to 8 names, got 1"),
        (["King"] * 9, "expected 2 to 8 names, got 9"),
        (["King", " ", "Jester"], 'expected a name, got " "'),
        (["King", "x" * 25, "Jester"], "expected a line of at most 24 printable characters"),
        (["King", 3, "Jester"], "expected a line of text in quotes, got 3"),
    ],
)
def test_titles_that_cannot_be_read_are_refused(titles: list[Value], expected: str) -> None:
    with pytest.raises(RulesetError) as caught:
        load("president", {"match.titles": titles})
    assert expected in str(caught.value)


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
