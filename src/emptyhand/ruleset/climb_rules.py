"""Reads the rules of a climbing game."""

from __future__ import annotations

from emptyhand.cards import JOKER, SUIT_CHARS, Rank, Suit
from emptyhand.ruleset.model import Chop, ClimbRules, Instant
from emptyhand.ruleset.reader import Reader
from emptyhand.ruleset.source import Value, shown

FOUR = "four"
MOST_PAIRS = 13


def read_climb(reader: Reader) -> ClimbRules:
    def size(path: str, value: Value) -> int:
        return reader.as_number(path, value, 1, 4)

    def pairs(path: str, value: Value) -> int:
        return reader.as_number(path, value, 2, MOST_PAIRS)

    def bomb(path: str, value: Value) -> str:
        return _bomb(reader, path, value)

    return ClimbRules(
        hand=reader.number("deal.hand", 1, 26),
        order=reader.ranks("ranking.order"),
        suits=_suits(reader, "ranking.suits"),
        open_with_lowest=reader.flag("opening.open_with_lowest", True),
        must_beat=reader.flag("turn.must_beat", False),
        sets=reader.listed("combinations.sets", "sizes", size),
        shortest_run=reader.number("combinations.shortest_run", 3, 13, or_none=True),
        run_ranks=reader.ranks("combinations.run_ranks"),
        run_suit_tiebreak=reader.flag("combinations.run_suit_tiebreak", False),
        four_bomb=reader.flag("bombs.four", True),
        pair_runs=reader.listed("bombs.pair_runs", "numbers of pairs", pairs, []),
        pair_run_ranks=reader.ranks("bombs.pair_run_ranks", ""),
        pair_runs_one_colour=reader.flag("bombs.one_colour", False),
        ladder=reader.listed("bombs.ladder", "bombs", bomb, []),
        chops=reader.listed("bombs.chops", "tables", lambda p, v: _chop(reader, p, v), []),
        instants=reader.listed("instant", "tables", lambda p, v: _instant(reader, p, v), []),
    )


def _suits(reader: Reader, key: str) -> tuple[Suit, ...]:
    expected = 'the four suits from low to high, such as "S C D H"'
    text = reader.text(key, expected)
    words = text.upper().split()
    if sorted(words) != sorted(SUIT_CHARS):
        raise reader.at(key, f"expected {expected}, got {shown(text)}")
    return tuple(Suit(SUIT_CHARS.index(word)) for word in words)


def _bomb(reader: Reader, path: str, value: Value) -> str:
    """A bomb's name: ``four``, or a number of pairs such as ``3 pairs``."""
    names = [FOUR, *(f"{count} pairs" for count in range(2, MOST_PAIRS + 1))]
    if isinstance(value, str) and value in names:
        return value
    raise reader.at(path, f'expected "four" or a number of pairs such as "3 pairs", got {shown(value)}')


def _chop(reader: Reader, path: str, value: Value) -> Chop:
    table = reader.as_table(path, value, ("on", "by"))
    on = reader.as_repeated_ranks(f"{path}.on", table.get("on"))
    if not 1 <= len(on) <= 3 or len(set(on)) != 1:
        raise reader.at(f"{path}.on", f"expected one, two or three equal ranks, got {shown(table['on'])}")
    by = reader.as_listed(f"{path}.by", table.get("by"), "bombs", lambda p, v: _bomb(reader, p, v))
    return Chop(on, by)


def _instant(reader: Reader, path: str, value: Value) -> Instant:
    table = reader.as_table(path, value, ("name", "hold", "size", "count", "consecutive", "ranks"))
    name = reader.as_label(f"{path}.name", table.get("name"), 60)
    if "hold" in table:
        return Instant(name, hold=_hold(reader, path, table))
    return Instant(
        name,
        size=reader.as_number(f"{path}.size", table.get("size"), 1, 4),
        count=reader.as_number(f"{path}.count", table.get("count"), 1, 13),
        consecutive=reader.as_flag(f"{path}.consecutive", table.get("consecutive", False)),
        ranks=_listed_ranks(reader, f"{path}.ranks", table.get("ranks")),
    )


def _hold(reader: Reader, path: str, table: dict[str, Value]) -> tuple[Rank, ...]:
    more = [name for name in table if name not in ("name", "hold")]
    if more:
        raise reader.at(f"{path}.{more[0]}", "expected either hold, or size, count and ranks, not both")
    hold = reader.as_repeated_ranks(f"{path}.hold", table["hold"])
    if not hold or max(hold.count(rank) for rank in hold) > 4 or JOKER in hold:
        raise reader.at(f"{path}.hold", f"expected at most four of each rank and no joker, got {shown(table['hold'])}")
    return hold


def _listed_ranks(reader: Reader, path: str, value: Value | None) -> tuple[Rank, ...]:
    ranks = reader.as_ranks(path, value)
    if not ranks or JOKER in ranks:
        raise reader.at(path, f"expected ranks from low to high without the joker, got {shown(value)}")
    return ranks
