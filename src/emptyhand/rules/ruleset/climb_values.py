"""The words and lists that a climbing game's keys hold, and how they are read from a file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from emptyhand.rules.cards import JOKER, SUIT_CHARS, BadCard, Card, Rank, Suit, parse_card
from emptyhand.rules.ruleset.source import Value, format_value

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader

FOUR = "four"
LARGE_SETS = {5: "five", 6: "six", 7: "seven", 8: "eight"}
"""Sets that only two packs hold, by their size, and their names as bombs."""
SET_BOMBS = {3: "three"} | LARGE_SETS
"""Sets that `bombs.sets` makes a bomb; four of a kind have a key of their own."""
RUN, THREE_AND_ONE, FULL_HOUSE, FOUR_AND_ONE = "run", "three and one", "full house", "four and one"
FLUSH, STRAIGHT_FLUSH = "flush", "straight flush"
MOST_PAIRS = 13
MOST_TRIPLES = 8


class FlushOrder(StrEnum):
    """What is compared first between flushes: the rank of the highest card, or the suit."""

    RANK = "rank"
    SUIT = "suit"


@dataclass(frozen=True, slots=True)
class Chop:
    """A set of equal ranks that certain bombs beat although they are a different kind of figure."""

    on: tuple[Rank, ...]
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WinningHand:
    """A dealt hand that wins at once: it holds the ranks of `hold`, or `count` sets of `size` equal ranks each."""

    name: str
    hold: tuple[Rank, ...] = ()
    size: int = 0
    count: int = 0
    consecutive: bool = False
    ranks: tuple[Rank, ...] = ()


# -- custom readers --------------------------------------------------------------------------------------------------


def read_suits(reader: Reader, path: str) -> tuple[Suit, ...]:
    expected = 'the four suits from low to high, such as "S C D H"'
    text = reader.text(path, expected)
    words = text.upper().split()
    if sorted(words) != sorted(SUIT_CHARS):
        raise reader.expected(path, expected, text)
    return tuple(Suit(SUIT_CHARS.index(word)) for word in words)


def read_sizes(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "sizes", lambda p, value: reader.as_number(p, value, 1, max(LARGE_SETS)))


def read_bomb_sizes(reader: Reader, path: str) -> tuple[int, ...]:
    def read(place: str, value: Value) -> int:
        if value == 4:
            raise reader.expected(place, "bombs.four for four of a kind, else 3 or 5 to 8", value)
        return reader.as_number(place, value, min(SET_BOMBS), max(SET_BOMBS))

    return reader.listed(path, "sizes", read, [])


def read_pair_counts(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers of pairs", lambda p, value: reader.as_number(p, value, 2, MOST_PAIRS), [])


def read_triple_counts(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers of triples", lambda p, value: reader.as_number(p, value, 2, MOST_TRIPLES), [])


def read_bombs(reader: Reader, path: str) -> tuple[str, ...]:
    return reader.listed(path, "bombs", lambda p, value: _bomb(reader, p, value), [])


def _bomb(reader: Reader, path: str, value: Value) -> str:
    """Read a bomb's name: ``three`` to ``eight``, or a number of pairs such as ``3 pairs``."""
    names = [FOUR, *SET_BOMBS.values(), *(f"{count} pairs" for count in range(2, MOST_PAIRS + 1))]
    if isinstance(value, str) and value in names:
        return value
    raise reader.expected(path, '"three" to "eight" or a number of pairs such as "3 pairs"', value)


def read_mixed(reader: Reader, path: str) -> tuple[str, ...]:
    return _named(reader, path, (THREE_AND_ONE, FULL_HOUSE, FOUR_AND_ONE))


def read_of_five(reader: Reader, path: str) -> tuple[str, ...]:
    return _named(reader, path, (RUN, FLUSH, FULL_HOUSE, FOUR_AND_ONE, STRAIGHT_FLUSH))


def _named(reader: Reader, path: str, names: tuple[str, ...]) -> tuple[str, ...]:
    def read(place: str, value: Value) -> str:
        if isinstance(value, str) and value in names:
            return value
        raise reader.expected(place, "one of " + ", ".join(f'"{name}"' for name in names), value)

    return reader.listed(path, "combinations", read, [])


def read_chops(reader: Reader, path: str) -> tuple[Chop, ...]:
    return reader.listed(path, "tables", lambda p, value: _chop(reader, p, value), [])


def _chop(reader: Reader, path: str, value: Value) -> Chop:
    table = reader.as_table(path, value, ("on", "by"))
    on = reader.as_repeated_ranks(f"{path}.on", table.get("on"))
    if not 1 <= len(on) <= 3 or len(set(on)) != 1:
        raise reader.expected(f"{path}.on", "one, two or three equal ranks", table["on"])
    by = reader.as_listed(f"{path}.by", table.get("by"), "bombs", lambda p, v: _bomb(reader, p, v))
    return Chop(on, by)


def read_beaters(reader: Reader, path: str) -> tuple[Card, ...]:
    """Read cards that beat a joker: none, or some with a suit."""
    expected = "cards such as 3S, each once and no joker"
    text = reader.text(path, expected, "")
    try:
        found = tuple(parse_card(word) for word in text.split())
    except BadCard:
        raise reader.expected(path, expected, text) from None
    if len(set(found)) != len(found) or any(card.rank == JOKER for card in found):
        raise reader.expected(path, expected, text)
    return tuple(sorted(found))


def read_instant(reader: Reader, path: str) -> tuple[WinningHand, ...]:
    return reader.listed(path, "tables", lambda p, value: _instant_win(reader, p, value), [])


def _instant_win(reader: Reader, path: str, value: Value) -> WinningHand:
    table = reader.as_table(path, value, ("name", "hold", "size", "count", "consecutive", "ranks"))
    name = reader.as_label(f"{path}.name", table.get("name"), 60)
    if "hold" in table:
        return WinningHand(name, hold=_hold(reader, path, table))
    if not {"size", "count", "ranks"} & set(table):
        raise reader.at(path, "nothing says which hand wins, expected hold, or size, count and ranks")
    hand = WinningHand(
        name,
        size=reader.as_number(f"{path}.size", table.get("size"), 1, 4),
        count=reader.as_number(f"{path}.count", table.get("count"), 1, 13),
        consecutive=reader.as_flag(f"{path}.consecutive", table.get("consecutive", False)),
        ranks=_listed_ranks(reader, f"{path}.ranks", table.get("ranks")),
    )
    if hand.count > len(hand.ranks):
        raise reader.expected(f"{path}.count", f"no more sets than ranks, which are {len(hand.ranks)}", hand.count)
    return hand


def _hold(reader: Reader, path: str, table: dict[str, Value]) -> tuple[Rank, ...]:
    more = [name for name in table if name not in ("name", "hold")]
    if more:
        raise reader.at(f"{path}.{more[0]}", "expected either hold, or size, count and ranks, not both")
    hold = reader.as_repeated_ranks(f"{path}.hold", table["hold"])
    if not hold or max(hold.count(rank) for rank in hold) > 4 or JOKER in hold:
        raise reader.expected(f"{path}.hold", "at most four of each rank and no joker", table["hold"])
    return hold


def _listed_ranks(reader: Reader, path: str, value: Value | None) -> tuple[Rank, ...]:
    ranks = reader.as_ranks(path, value)
    if not ranks or JOKER in ranks:
        raise reader.at(path, f"expected ranks from low to high without the joker, got {format_value(value)}")
    return ranks
