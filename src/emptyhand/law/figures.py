"""The figures of a climbing game: which combinations exist, and which beats which."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.law.model import Figure, Kind
from emptyhand.ruleset.climb_keys import ClimbRules

SUIT_COUNT = 4
COLOURS = 2


def all_figures(rules: ClimbRules) -> tuple[Figure, ...]:
    """Return every figure, kind by kind, short before long, low before high. A figure's index is its number."""
    return (*_sets(rules), *_runs(rules), *_pair_rows(rules))


def _sets(rules: ClimbRules) -> Iterator[Figure]:
    sizes = sorted({*rules.combinations.sets, *([4] if rules.bombs.four else [])})
    for size in sizes:
        for rank in rules.ranking.order:
            for tie in _ties_of_set(size):
                yield Figure(Kind(size), size, rank, tie)


def _ties_of_set(size: int) -> range:
    """Return the possible places of a set's highest suit where it breaks ties; triples and fours never tie."""
    return range(size - 1, SUIT_COUNT) if size <= 2 else range(-1, 0)


def _runs(rules: ClimbRules) -> Iterator[Figure]:
    if not rules.combinations.shortest_run:
        return
    longest = min(len(rules.combinations.run_ranks), rules.deal.hand)
    for length in range(rules.combinations.shortest_run, longest + 1):
        for top in rules.combinations.run_ranks[length - 1 :]:
            for tie in range(SUIT_COUNT) if rules.combinations.run_suit_tiebreak else range(-1, 0):
                yield Figure(Kind.RUN, length, top, tie)


def _pair_rows(rules: ClimbRules) -> Iterator[Figure]:
    ties = range(COLOURS) if rules.bombs.one_colour else range(1, SUIT_COUNT)
    for length in sorted(rules.bombs.pair_runs):
        for top in rules.bombs.pair_run_ranks[length - 1 :]:
            for tie in ties:
                yield Figure(Kind.PAIRS, length, top, tie)


def beating_rows(rules: ClimbRules, figures: tuple[Figure, ...]) -> tuple[int, ...]:
    """Return, for each figure, the set of figures that beat it, as bits.

    A figure loses to every later figure of its own class, since a class is listed from low to high, and to whole
    classes of bombs: those above it on the ladder and those that chop it.
    """
    classes: dict[tuple[Kind, int], int] = {}
    for number, figure in enumerate(figures):
        key = (figure.kind, figure.length)
        classes[key] = classes.get(key, 0) | 1 << number
    names = {key: bomb_name(rules, *key) for key in classes}
    rows = []
    for number, figure in enumerate(figures):
        key = (figure.kind, figure.length)
        row = classes[key] >> (number + 1) << (number + 1)
        for other, members in classes.items():
            if other != key and names[other] and _bomb_beats(rules, names[other], names[key], figure):
                row |= members
        rows.append(row)
    return tuple(rows)


def bomb_name(rules: ClimbRules, kind: Kind, length: int) -> str:
    """Return the name of these figures in a ruleset's ladder and chops; empty if they are not bombs."""
    if kind is Kind.FOUR and rules.bombs.four:
        return "four"
    return f"{length} pairs" if kind is Kind.PAIRS else ""


def _bomb_beats(rules: ClimbRules, bomb: str, name: str, standing: Figure) -> bool:
    return _climbs_ladder(rules, bomb, name) or _chops(rules, bomb, standing)


def _climbs_ladder(rules: ClimbRules, bomb: str, standing: str) -> bool:
    ladder = rules.bombs.ladder
    return bomb in ladder and standing in ladder and ladder.index(bomb) > ladder.index(standing)


def _chops(rules: ClimbRules, bomb: str, standing: Figure) -> bool:
    return any(
        bomb in chop.by and standing.kind == len(chop.on) and standing.top == chop.on[0] for chop in rules.bombs.chops
    )
