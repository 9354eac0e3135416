"""Lines that say which combinations beat which, beside the rules of rank and kind: `combinations.beats`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING

from emptyhand.rules.cards import JOKER
from emptyhand.rules.ruleset.patterns import Pattern, read_pattern
from emptyhand.rules.ruleset.source import Value

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.climb_keys import CombinationsKeys
    from emptyhand.rules.ruleset.reader import Reader


class CardCount(StrEnum):
    """How many cards the played combination of a line has, beside the standing one."""

    ANY = "any"
    SAME = "same"
    MORE = "more"
    DOUBLE = "double"


class RankHeight(StrEnum):
    """How high the rank of the played combination of a line is, beside that of the standing one."""

    ANY = "any"
    HIGHER = "higher"
    NOT_LOWER = "equal or higher"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class BeatsLine:
    """Combinations that may be played on others, or never; where `chop` is set the price of a chop is paid."""

    play: Pattern
    on: Pattern
    cards: CardCount = CardCount.ANY
    rank: RankHeight = RankHeight.ANY
    never: bool = False
    chop: bool = False


def read_beats(reader: Reader, path: str) -> tuple[BeatsLine, ...]:
    """Read the lines of a file; none by default."""
    return reader.listed(path, "tables", lambda place, value: _line(reader, place, value), [])


def _line(reader: Reader, path: str, value: Value) -> BeatsLine:
    table = reader.as_table(path, value, [field.name for field in fields(BeatsLine)])
    line = BeatsLine(
        read_pattern(reader, f"{path}.play", table.get("play")),
        read_pattern(reader, f"{path}.on", table.get("on")),
        reader.as_choice(f"{path}.cards", table.get("cards", CardCount.ANY.value), CardCount),
        reader.as_choice(f"{path}.rank", table.get("rank", RankHeight.ANY.value), RankHeight),
        reader.as_flag(f"{path}.never", table.get("never", False)),
        reader.as_flag(f"{path}.chop", table.get("chop", False)),
    )
    if line.never and line.chop:
        raise reader.at(f"{path}.chop", "what is never played costs nothing, expected either never or chop, not both")
    return line


def named_suits(lines: tuple[BeatsLine, ...]) -> bool:
    """Whether a line names a card that has a suit."""
    cards = [pattern.card for line in lines for pattern in (line.play, line.on)]
    return any(card is not None and card >> 2 != JOKER for card in cards)


def names_singles(keys: CombinationsKeys) -> bool:
    """Whether a key names single cards by their suits, so that all of them are told apart."""
    return bool(keys.beats_joker) or named_suits(keys.beats)
