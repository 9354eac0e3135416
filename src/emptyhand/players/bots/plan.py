"""Counts the turns that a hand of a climbing game still needs, over the best way to split it into combinations.

Suits are ignored: a hand is its number of cards of each rank, from the law's lowest rank to its highest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from emptyhand.fast.weights import layout as at
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Kind, is_set

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shapes:
    """A law's combinations and what they cost. Compared by identity: `shapes` makes one per law."""

    place: dict[int, int]
    """The place of a rank, from low to high."""
    cost: tuple[int, ...]
    """The cost of a set or run by the place of its highest rank."""
    bomb: int
    """The cost of a bomb."""
    sets: frozenset[int]
    runs: range
    run_lengths: frozenset[int]
    pair_rows: range
    pair_row_lengths: frozenset[int]


@lru_cache(maxsize=32)
def shapes(law: ClimbLaw, weights: tuple[int, ...]) -> Shapes:
    """Return the shapes of a law's figures. Runs of pairs of one colour are too rare to plan for."""
    place: dict[int, int] = {rank: number for number, rank in enumerate(law.ranking.order)}
    lengths = {kind: [f.length for f in law.figures if f.kind is kind] for kind in Kind}
    return Shapes(
        place=place,
        cost=_by_place(weights[at.WC_COST : at.WC_HEIGHT], len(place)),
        bomb=weights[at.WC_BOMB],
        sets=frozenset(figure.length for figure in law.figures if is_set(figure.kind)),
        runs=_span(place, law.combinations.run_ranks),
        # Runs of one suit are too rare to plan for as well.
        run_lengths=frozenset() if law.ranking.suits_follow else frozenset(lengths[Kind.RUN]),
        pair_rows=_span(place, law.bombs.pair_run_ranks),
        pair_row_lengths=frozenset() if law.bombs.one_colour else frozenset(lengths[Kind.PAIRS]),
    )


def _by_place(weights: tuple[int, ...], places: int) -> tuple[int, ...]:
    """Return the weight of every place; a joker counts as the highest other rank."""
    return (*weights, *weights[-1:])[:places]


def _span(place: dict[int, int], ranks: Iterable[int]) -> range:
    """Return the places of adjacent ranks."""
    places = [place[rank] for rank in ranks]
    return range(min(places), max(places) + 1) if places else range(0)


def counts_of(shape: Shapes, cards: Iterable[Card]) -> Counts:
    """Return the number of cards of each rank, low to high."""
    counts = [0] * len(shape.cost)
    for card in cards:
        counts[shape.place[card >> 2]] += 1
    return tuple(counts)


@lru_cache(maxsize=1 << 15)
def turns_left(shape: Shapes, counts: Counts) -> int:
    """Return the least possible cost of a hand: about a turn per combination, little for one that wins the lead."""
    low = next((place for place, count in enumerate(counts) if count), None)
    if low is None:
        return 0
    return min(cost + turns_left(shape, rest) for cost, rest in _ways_to_part_with(shape, counts, low))


def _ways_to_part_with(shape: Shapes, counts: Counts, low: int) -> Iterator[tuple[int, Counts]]:
    """Yield every combination that can use a card of the lowest rank: its cost, and the remaining hand."""
    size = max(size for size in range(1, counts[low] + 1) if size in shape.sets or size == 1)
    yield shape.bomb if size > Kind.TRIPLE else shape.cost[low], _less(counts, low, low, size)
    for top in _row(counts, shape.runs, low, 1):
        if top - low + 1 in shape.run_lengths:
            yield shape.cost[top], _less(counts, low, top, 1)
    for top in _row(counts, shape.pair_rows, low, 2) if shape.pair_row_lengths else ():
        if top - low + 1 in shape.pair_row_lengths:
            yield shape.bomb, _less(counts, low, top, 2)


def _row(counts: Counts, span: range, low: int, size: int) -> Iterator[int]:
    """Yield each place up to which a run with `size` cards of each rank can reach."""
    place = low
    while place in span and counts[place] >= size:
        yield place
        place += 1


def _less(counts: Counts, low: int, top: int, size: int) -> Counts:
    between = tuple([count - size for count in counts[low : top + 1]])
    return counts[:low] + between + counts[top + 1 :]
