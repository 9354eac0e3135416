"""Three of a kind as a bomb: what it beats, what beats it, and what the rulebook says of it."""

from __future__ import annotations

import pytest

from emptyhand.game.errors import Refusal
from emptyhand.rules.actions import Pass
from emptyhand.rules.law import ClimbLaw, compile
from emptyhand.rules.law.figures import is_bomb
from emptyhand.rules.law.model import Kind
from emptyhand.rules.ruleset import loads
from emptyhand.words.rulebook import rulebook
from tests.rules.positions import after, position, refused


def bombing(*lines: str) -> ClimbLaw:
    """Southern Thirteen in which three of a kind are a bomb, with some lines of a file."""
    text = "\n".join(['extends = "thirteen-southern"', "combinations.sets = [1, 2]", "bombs.sets = [3]", *lines])
    ours = compile(loads(text))
    assert isinstance(ours, ClimbLaw)
    return ours


LADDER = bombing('bombs.ladder = ["three", "four"]', 'bombs.chops = [{ on = "2", by = ["three"] }]')
ANYTHING = bombing("bombs.beat_anything = true", "bombs.ladder = []")


def test_three_of_a_kind_are_a_bomb() -> None:
    bombs = {figure.kind for figure in LADDER.figures if is_bomb(LADDER, figure)}
    assert bombs == {Kind.TRIPLE, Kind.FOUR, Kind.PAIRS}
    chopped = after(LADDER, position(LADDER, "3S 3C 3D 8S", "4S", "6S 7D", pile="2S", owner=2), "3S 3C 3D")
    assert chopped.table.owner == 0


@pytest.mark.parametrize(
    ("ours", "standing", "played", "holds"),
    [
        (LADDER, "5S 5C 5D", "4S 4C 4D 4H", True),
        (LADDER, "5S 5C 5D 5H", "6S 6C 6D", False),
        (LADDER, "5S 5C 5D", "6S 6C 6D", True),
        (LADDER, "5S 5C", "6S 6C 6D", False),
        (ANYTHING, "5S 5C", "3S 3C 3D", True),
        (ANYTHING, "9S TC JD", "3S 3C 3D", True),
        (ANYTHING, "5S 5C 5D", "4S 4C 4D 4H", False),
    ],
)
def test_a_triple_climbs_the_ladder_like_any_bomb(ours: ClimbLaw, standing: str, played: str, holds: bool) -> None:
    at = position(ours, f"{played} 8S", "8C", "8D", pile=standing, owner=2)
    if holds:
        assert after(ours, at, played).table.owner == 0
    else:
        assert refused(ours, at, played) is Refusal.NOT_ON_DEMAND


def test_a_player_who_passed_may_still_play_a_triple_that_is_a_bomb() -> None:
    ours = bombing("turn.passed_may_bomb = true", "bombs.beat_anything = true")
    at = after(ours, position(ours, "3S 3C 3D KS", "9S TS", "JS QS", pile="8S", owner=2), Pass(), "9S", "JS")
    assert at.table.turn == 0
    assert after(ours, at, "3S 3C 3D").table.owner == 0


BOOKS = {
    "en": ("- **Triple:** three cards of equal rank.", "A single 2 is beaten by any triple."),
    "de": ("- **Drilling:** drei Karten gleichen Ranges.", "Eine 2 allein wird von jedem Drilling geschlagen."),
    "vi": ("- **Sám:** ba lá cùng số.", "Một con heo (lá 2 đánh lẻ) bị chặt bằng sám bất kỳ."),
}


@pytest.mark.parametrize("language", BOOKS)
def test_the_rulebook_tells_of_triples_among_the_bombs_alone(language: str) -> None:
    text = rulebook(LADDER, language)
    triple, chop = BOOKS[language]
    assert text.count(triple) == 1
    heading = {"en": "\n## Bombs", "de": "\n## Bomben", "vi": "\n## Hàng"}[language]
    assert triple in text.split(heading)[1]
    assert chop in text
