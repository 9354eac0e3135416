"""The figures of a climbing game: which combinations exist, and which beats which."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.law.model import Figure, Kind
from emptyhand.ruleset.model import ClimbRules

SUIT_COUNT = 4
COLOURS = 2


def all_figures(rules: ClimbRules) -> tuple[Figure, ...]:
    """Every figure, kind by kind, short before long, low before high. Its place is its number."""
    return (*_sets(rules), *_runs(rules), *_pair_rows(rules))


def _sets(rules: ClimbRules) -> Iterator[Figure]:
    sizes = sorted({*rules.sets, *([4] if rules.four_bomb else [])})
    for size in sizes:
        for rank in rules.order:
            for tie in _ties_of_set(size):
                yield Figure(Kind(size), size, rank, tie)


def _ties_of_set(size: int) -> range:
    """The places its highest suit can have, where two such sets can differ by suit: triples and fours cannot."""
    return range(size - 1, SUIT_COUNT) if size <= 2 else range(-1, 0)


def _runs(rules: ClimbRules) -> Iterator[Figure]:
    if not rules.shortest_run:
        return
    longest = min(len(rules.run_ranks), rules.hand)
    for length in range(rules.shortest_run, longest + 1):
        for top in rules.run_ranks[length - 1 :]:
            for tie in range(SUIT_COUNT) if rules.run_suit_tiebreak else range(-1, 0):
                yield Figure(Kind.RUN, length, top, tie)


def _pair_rows(rules: ClimbRules) -> Iterator[Figure]:
    ties = range(COLOURS) if rules.pair_runs_one_colour else range(1, SUIT_COUNT)
    for length in sorted(rules.pair_runs):
        for top in rules.pair_run_ranks[length - 1 :]:
            for tie in ties:
                yield Figure(Kind.PAIRS, length, top, tie)


def bomb_name(figure: Figure) -> str:
    """What a ruleset calls this figure in its ladder and chops; empty if it is no bomb."""
    if figure.kind is Kind.FOUR:
        return "four"
    return f"{figure.length} pairs" if figure.kind is Kind.PAIRS else ""


def beats(rules: ClimbRules, figure: Figure, standing: Figure) -> bool:
    """Whether one figure beats another: higher of the same kind and length, up the ladder, or by a chop."""
    if (figure.kind, figure.length) == (standing.kind, standing.length):
        places = rules.order.index
        return (places(figure.top), figure.tie) > (places(standing.top), standing.tie)
    bomb = bomb_name(figure)
    if not bomb or (figure.kind is Kind.FOUR and not rules.four_bomb):
        return False
    return _climbs_ladder(rules, bomb, bomb_name(standing)) or _chops(rules, bomb, standing)


def _climbs_ladder(rules: ClimbRules, bomb: str, standing: str) -> bool:
    ladder = rules.ladder
    return bomb in ladder and standing in ladder and ladder.index(bomb) > ladder.index(standing)


def _chops(rules: ClimbRules, bomb: str, standing: Figure) -> bool:
    return any(
        bomb in chop.by and standing.kind == len(chop.on) and standing.top == chop.on[0] for chop in rules.chops
    )
