"""Reads a rulebook as a player does: what its sentences claim, to be held against the law."""

from __future__ import annotations

import re

from emptyhand.rules.cards import RANK_LABELS, RANK_NAMES, RANKS
from emptyhand.rules.law import PileLaw
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.ranks import in_pack, order_of

RANK_BY_NAME = {name: rank for rank in RANKS for name in (RANK_LABELS[rank], RANK_NAMES[rank])}

Answers = dict[tuple[int, int], set[int]]
UPSIDE_DOWN = "This is what you may play while the order of ranks is upside down:"


def parts(text: str) -> dict[str, str]:
    """The sections of a rulebook by heading."""
    found = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def read_ranks(words: str) -> set[int]:
    """The ranks of ``a 2, 3 or joker``."""
    return {RANK_BY_NAME[re.sub(r"^an? ", "", name)] for name in re.split(r", or |, | or ", words)}


def read_answers(of: PileLaw, words: str, on: int) -> set[int]:
    """The ranks of ``anything``, ``nothing``, ``a king or higher, or a 2 or joker``, ``the same rank or lower``."""
    if words in ("anything", "nothing"):
        return set(in_pack(of)) if words == "anything" else set()
    order = order_of(of)
    for start, in_order in (
        ("a higher rank", order[order.index(on) + 1 :] if on in order else ()),
        ("a lower rank", order[: order.index(on)] if on in order else ()),
        ("the same rank or lower", order[: order.index(on) + 1] if on in order else ()),
    ):
        if words.startswith(start):
            assert on in order, words
            rest = words.removeprefix(start).removeprefix(", or ")
            return {*in_order, *(read_ranks(rest) if rest else ())}
    higher, found, rest = words.partition(" or higher")
    if not found:
        return read_ranks(words)
    lowest = on if higher == "the same rank" else next(iter(read_ranks(higher)))
    return {*order[order.index(lowest) :], *(read_ranks(rest.removeprefix(", or ")) if rest else ())}


# -- the list of what may be played ----------------------------------------------------------------------------------


def read_list(of: PileLaw, turned: int = 0) -> Answers:
    """What may be played on every card on top, by that card and what binds: a rank + 1, or 0 for nothing."""
    table: Answers = {}
    lasting: Answers = {}
    lines = parts(rulebook(of))["What may be played"].partition(UPSIDE_DOWN)[2 if turned else 0].splitlines()
    found = [m for m in (re.fullmatch(r"- On ([^:]+): (.+)\.", line) for line in lines) if m]
    for line in found:
        if line[1].startswith("whatever lies on "):
            (bound,) = read_ranks(line[1].removeprefix("whatever lies on "))
            lasting |= {(rank, bound + 1): read_answers(of, line[2], bound) for rank in in_pack(of)}
        elif "whatever" not in line[2]:
            table |= {(rank, rank + 1): read_answers(of, line[2], rank) for rank in read_ranks(line[1])}
    plain = dict(table)
    counted_as = [m for m in found if "the card it counts as allows" in m[2]]
    itself: Answers = {}
    for line in counted_as:
        (rank,) = read_ranks(line[1])
        said = line[2].partition("; if it counts as ")[2].partition(", ")
        assert read_ranks(said[0]) == {rank}
        itself[rank, rank + 1] = read_answers(of, said[2], rank)
    for line in found:
        if line[1].startswith("whatever"):
            continue
        (rank, *more) = read_ranks(line[1])
        if "whatever" in line[2]:
            assert not more, line[0]
            table |= {(rank, demand): answers for (_, demand), answers in (plain | itself).items()}
        if "the card below it allows" in line[2]:
            assert line[2].endswith("; if there is none, anything"), line[0]
            table[rank, 0] = set(in_pack(of))
    return lasting | table


# -- the entries of special cards ------------------------------------------------------------------------------------


def read_entries(of: PileLaw) -> dict[int, str]:
    """What is said about each special card."""
    entries: dict[int, str] = {}
    for head, text in re.findall(r"^- \*\*(.+):\*\* (.+)$", parts(rulebook(of)).get("Special cards", ""), re.MULTILINE):
        entries |= dict.fromkeys(read_ranks(head.lower()), text)
    return entries


def read_follows(of: PileLaw, text: str, rank: int) -> list[set[int]] | None:
    """What an entry says may follow: in the usual order of ranks, and in the order upside down."""
    said = re.search(r"(?:^|\. )(?:Only (.+?)|(Anything|Nothing)) may be played on it(?:; ([^;.]+))?\.", text)
    if not said:
        return None
    first = read_answers(of, said[1] or said[2].lower(), rank)
    if not said[3]:
        return [first, first]
    when, _, words = said[3].partition(", ")
    second = read_answers(of, words.removeprefix("only "), rank)
    assert when in ("if it turns the order back", "while the order of ranks is upside down"), text
    assert (when == "if it turns the order back") == ("It turns the order" in text), text
    return [second, first] if when == "if it turns the order back" else [first, second]


def read_goes_on_turned(text: str, binding: set[int], mirrors: set[int]) -> set[int]:
    """The binding ranks on which an entry says its card goes while the order is upside down."""
    said = re.search(r"While the order of ranks is upside down, (it may be played on .+?\.)(?: |$)", text)
    return read_goes_on("I" + said[1][1:] if said else text, binding, mirrors)


def read_goes_on(text: str, binding: set[int], mirrors: set[int]) -> set[int]:
    """The binding ranks on which an entry says its card goes."""
    said = re.match(r"It may be played on (.+?)\.(?: |$)", text)
    assert said, text
    where = said[1].removeprefix("anything but ")
    if where == "anything":
        return binding
    named = set() if where == "an empty pile only" else read_lying(where, mirrors)
    return binding - named if said[1] != where else named


def read_lying(words: str, mirrors: set[int]) -> set[int]:
    """The ranks that bind, of ``a 5 or 6, or a 3 that counts as one of these or as a 3``."""
    plain, counts, targets = words.partition(" that counts ")
    if not counts:
        assert not mirrors, f"{words} leaves out cards that count as others"
        return read_ranks(words)
    named = read_ranks(plain)
    assert mirrors <= named, f"{words} leaves out cards that count as others"
    others = named - mirrors
    counted_as = [target.removeprefix("as ") for target in re.split(r", | or ", targets)]
    own = {rank for target in counted_as if target != "one of these" for rank in read_ranks(target)}
    assert ("one of these" in counted_as) == (len(others) > 1), words
    assert len(others) > 1 or others <= own, words
    return others | own
