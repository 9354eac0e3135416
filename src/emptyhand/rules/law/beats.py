"""What the lines of `combinations.beats` do to the rows of a law: each adds cells or takes them out, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from emptyhand.rules.cards import Rank
from emptyhand.rules.law.figures import rank_height
from emptyhand.rules.law.model import ClimbLaw, Figure
from emptyhand.rules.law.patterns import figures_of
from emptyhand.rules.ruleset.beats import BeatsLine, CardCount, RankHeight
from emptyhand.rules.ruleset.climb_keys import ClimbRules


def beating_by_lines(rules: ClimbRules, figures: tuple[Figure, ...], rows: tuple[int, ...]) -> tuple[int, ...]:
    """Return the figures that may be played on each standing one, as bits, with all lines applied.

    Where the order of ranks can turn, the rows of the turned order follow the others.
    """
    if not rules.combinations.beats:
        return rows
    found = list(rows)
    for line in rules.combinations.beats:
        for number, cells in enumerate(cells_of(rules, figures, line, len(rows))):
            found[number] = found[number] & ~cells if line.never else found[number] | cells
    return tuple(found)


def chops_by_lines(rules: ClimbRules, figures: tuple[Figure, ...], count: int) -> tuple[int, ...]:
    """Return, row by row, the plays that cost a chop because a line says so; nothing if no line does."""
    lines = rules.combinations.beats
    if not any(line.chop for line in lines):
        return ()
    found = [0] * count
    for line in lines:
        for number, cells in enumerate(cells_of(rules, figures, line, count)):
            found[number] = found[number] | cells if line.chop else found[number] & ~cells
    return tuple(found)


def cells_of(rules: ClimbRules | ClimbLaw, figures: tuple[Figure, ...], line: BeatsLine, count: int) -> Iterator[int]:
    """Yield the cells that a line names, row by row, for as many rows as a law has."""
    played, standing = (figures_of(rules, pattern, figures) for pattern in (line.play, line.on))
    by_size, by_rank = (_grouped(each) for each in ([f.size for f in figures], [f.top for f in figures]))
    for row in range(count):
        number, upside_down = row % len(figures), row >= len(figures)
        below = figures[number]
        if not standing >> number & 1:
            yield 0
            continue
        sizes = sum(bits for size, bits in by_size.items() if _fits(line.cards, size, below.size))
        ranks = _ranks(rules, line.rank, below.top, upside_down=upside_down)
        yield played & sizes & sum(by_rank.get(rank, 0) for rank in ranks)


def _grouped(values: Iterable[int]) -> dict[int, int]:
    """Return the places of each value as bits."""
    found: dict[int, int] = {}
    for place, value in enumerate(values):
        found[value] = found.get(value, 0) | 1 << place
    return found


def _fits(cards: CardCount, played: int, standing: int) -> bool:
    return {
        CardCount.ANY: True,
        CardCount.SAME: played == standing,
        CardCount.MORE: played > standing,
        CardCount.DOUBLE: played == 2 * standing,
    }[cards]


def _ranks(rules: ClimbRules | ClimbLaw, rank: RankHeight, below: Rank, *, upside_down: bool) -> Sequence[int]:
    """Return the ranks that a combination may have on one of the rank `below`, in the order as it stands."""
    order = sorted(rules.ranking.order, key=lambda each: rank_height(rules, each, upside_down=upside_down))
    place = order.index(below)
    return {
        RankHeight.ANY: order,
        RankHeight.HIGHER: order[place + 1 :],
        RankHeight.NOT_LOWER: order[place:],
        RankHeight.NEXT: order[place + 1 : place + 2],
    }[rank]
