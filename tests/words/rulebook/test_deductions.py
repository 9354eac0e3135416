"""What everyone can know of a hand, in words."""

from __future__ import annotations

import pytest

from emptyhand.game.position import Position
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import view
from emptyhand.rules.law import Law
from emptyhand.words.rulebook import deduced
from emptyhand.words.speech.language import language
from tests.helpers import law


def told(rules: Law, position: Position, code: str = "en", *, ascii_only: bool = False) -> tuple[str, ...]:
    phrases = deduced(rules, view(rules, position, 0).seats[1])
    return tuple(map(language(code, ascii_only=ascii_only).text, phrases))


@pytest.mark.parametrize(
    ("ruleset", "fields", "words"),
    [
        ("obsession", "", ()),
        ("obsession", "lacks2=45x2", ("none of the cards is a 4 or 5",)),
        ("obsession", "lacks2=4Ax1", ("at most 1 of the cards is a 4 or ace",)),
        ("obsession", "known2=9S lacks2=8x1", ("none of the other cards is an 8",)),
        ("obsession", "holds2=T", ("one of the cards is a 10",)),
        ("thirteen", "unbeaten2=pair-KH.single-2H", ("cannot beat the 2♥ or the pair of kings (K♥)",)),
        ("thirteen", "passed2=single-3H", ("let the 3♥ stand",)),
        ("thirteen", "passed2=single-3H.pair-4H", ("let the 3♥ and the pair of 4s (4♥) stand",)),
    ],
)
def test_deductions_read_as_a_person_would_say_them(ruleset: str, fields: str, words: tuple[str, ...]) -> None:
    rules = law(ruleset)
    position = parse_snapshot(rules, f"players=2 hand1=4S hand2=9STS {fields} rest=gone")
    assert told(rules, position) == words


def test_suits_can_be_written_in_plain_letters() -> None:
    rules = law("thirteen")
    position = parse_snapshot(rules, "players=2 hand1=4S hand2=9STS passed2=single-3H rest=gone")
    assert told(rules, position, ascii_only=True) == ("let the 3H stand",)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", ("kann 2♥ oder das Paar Könige (K♥) nicht schlagen", "hat den Drilling 5er liegen lassen")),
        ("vi", ("không chặn được 2♥ hoặc đôi già (K♥)", "đã bỏ qua sám 5")),
    ],
)
def test_deductions_speak_every_language(code: str, words: tuple[str, ...]) -> None:
    rules = law("thirteen")
    fields = "unbeaten2=pair-KH.single-2H passed2=triple-5"
    position = parse_snapshot(rules, f"players=2 hand1=4S hand2=9STS {fields} rest=gone")
    assert told(rules, position, code) == words
