"""Maps cards to figures: the figure that given cards make, and all figures that a hand can make.

Different cards can make the same figure. The canonical choice keeps the high suits back: lowest suits first, except for
the one card whose suit the figure names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from emptyhand.rules.cards import ALL_CARDS, JOKER, Card
from emptyhand.rules.law.figures import suited_lengths
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind, kind_of_set

# Spades and clubs are black, diamonds and hearts red.
_RED = (False, False, True, True)

MIXED = {(3, 1): Kind.THREE_AND_ONE, (3, 2): Kind.FULL_HOUSE, (4, 1): Kind.FOUR_AND_ONE}
"""The combinations of two ranks, by the numbers of their cards."""

Suits = Sequence[int]
"""The suits a hand holds of one rank, as places in the law's order of suits, ascending; some twice with two packs."""

Colours = tuple[tuple[int, int], tuple[int, int]]
"""The two suits of each colour, as places."""


@lru_cache(maxsize=32)
def _numbers(law: ClimbLaw) -> dict[Figure, int]:
    return {figure: number for number, figure in enumerate(law.figures)}


@lru_cache(maxsize=32)
def _suited(law: ClimbLaw) -> tuple[int, ...]:
    return tuple(suited_lengths(law))


@lru_cache(maxsize=32)
def _kinds(law: ClimbLaw) -> frozenset[Kind]:
    return frozenset(figure.kind for figure in law.figures)


@lru_cache(maxsize=32)
def colours(law: ClimbLaw) -> Colours:
    """Return the two suits of each colour as ascending places; the colour with the highest suit comes last."""
    red = tuple(place for place, suit in enumerate(law.ranking.suits) if _RED[suit])
    black = tuple(place for place, suit in enumerate(law.ranking.suits) if not _RED[suit])
    low, high = sorted((red, black), key=max)
    return (low[0], low[1]), (high[0], high[1])


def figure_of(law: ClimbLaw, cards: Sequence[Card]) -> int | None:
    """Return the number of the figure that the cards make, or None if they make none."""
    if not cards or (len(set(cards)) != len(cards) and not law.several_packs):
        return None
    held = _by_rank(law, cards)
    counts = {len(suits) for suits in held.values()}
    figure: Figure | None = None
    if len(held) == 1:
        figure = _set_figure(law, *next(iter(held.items())))
    elif counts == {1}:
        # Cards of one suit make the suited figure where the law has one, even if they would be a plain run too.
        figure = _suited_figure(law, held) or _run_figure(law, held)
    elif counts == {2}:
        figure = _pairs_figure(law, held)
    elif counts == {3}:
        figure = _triples_figure(law, held)
    elif len(held) == 2:
        figure = _mixed_figure(held)
    return None if figure is None else _numbers(law).get(figure)


def _by_rank(law: ClimbLaw, cards: Sequence[Card]) -> dict[int, list[int]]:
    held: dict[int, list[int]] = {}
    for card in cards:
        held.setdefault(card >> 2, []).append(law.suit_place(card))
    for suits in held.values():
        suits.sort()
    return held


def _set_figure(law: ClimbLaw, rank: int, suits: Suits) -> Figure | None:
    size = len(suits)
    if size == 2 and law.ranking.suits_follow:
        return _pair_of_colour(law, rank, suits)
    apart = _apart(law, rank) if size == 1 else law.ranking.suits_decide and size == 2
    return Figure(kind_of_set(size), size, ALL_CARDS[rank * 4].rank, suits[-1] if apart else -1)


def _apart(law: ClimbLaw, rank: int) -> bool:
    """Whether the single cards of a rank are told apart."""
    return law.singles_by_card or (rank == JOKER and law.pack.jokers > 1)


def _pair_of_colour(law: ClimbLaw, rank: int, suits: Suits) -> Figure | None:
    """The figure of a pair that is of one colour."""
    found = [tie for tie, colour in enumerate(colours(law)) if tuple(suits) == colour]
    return Figure(Kind.PAIR, 2, ALL_CARDS[rank * 4].rank, found[0]) if found else None


def _mixed_figure(held: dict[int, list[int]]) -> Figure | None:
    """The figure of two ranks, of which one has more cards than the other."""
    (rank, more), (_, less) = sorted(held.items(), key=lambda item: -len(item[1]))
    kind = MIXED.get((len(more), len(less)))
    return Figure(kind, len(more) + len(less), ALL_CARDS[rank * 4].rank, -1) if kind else None


def _sequence_top(ranks: Sequence[int], held: dict[int, list[int]]) -> int | None:
    """The highest of the held ranks if they stand side by side in the sequence, else None."""
    if not held.keys() <= set(ranks):
        return None
    places = sorted(ranks.index(rank) for rank in held)
    return ranks[places[-1]] if places[-1] - places[0] == len(places) - 1 else None


def _run_figure(law: ClimbLaw, held: dict[int, list[int]]) -> Figure | None:
    top = _sequence_top(law.combinations.run_ranks, held)
    if top is None or (law.ranking.suits_follow and len({suits[0] for suits in held.values()}) > 1):
        return None
    plain = Figure(Kind.RUN, len(held), ALL_CARDS[top * 4].rank, -1)
    by_suit = Figure(Kind.RUN, len(held), plain.top, held[top][0])
    # A law has runs with a suit or without, never both, so the figures themselves say which it is.
    return plain if plain in _numbers(law) else by_suit


def _suited_figure(law: ClimbLaw, held: dict[int, list[int]]) -> Figure | None:
    """The figure of cards of one suit where that counts, and one card of each rank."""
    suits = {suits[0] for suits in held.values()}
    # A joker has no suit, so it is part of no figure of one suit; nor is a card that a short pack lacks.
    if len(suits) > 1 or JOKER in held or not held.keys() <= set(law.ranking.order):
        return None
    top = _sequence_top(law.combinations.run_ranks, held)
    suit = suits.pop()
    if top is not None:
        for tie in (suit, -1):
            run = Figure(Kind.SUITED_RUN, len(held), ALL_CARDS[top * 4].rank, tie)
            if run in _numbers(law):
                return run
    highest = max(held, key=law.ranking.order.index)
    flush = Figure(Kind.FLUSH, len(held), ALL_CARDS[highest * 4].rank, suit)
    return flush if flush in _numbers(law) else None


def _triples_figure(law: ClimbLaw, held: dict[int, list[int]]) -> Figure | None:
    top = _sequence_top(law.combinations.run_ranks, held)
    return None if top is None else Figure(Kind.TRIPLES, len(held), ALL_CARDS[top * 4].rank, -1)


def _pairs_figure(law: ClimbLaw, held: dict[int, list[int]]) -> Figure | None:
    top = _sequence_top(law.bombs.pair_run_ranks, held)
    if top is None:
        return None
    tie = held[top][1] if law.ranking.suits_decide else -1
    if law.bombs.one_colour:
        found = [i for i, colour in enumerate(colours(law)) if all(tuple(s) == colour for s in held.values())]
        if not found:
            return None
        tie = found[0]
    return Figure(Kind.PAIRS, len(held), ALL_CARDS[top * 4].rank, tie)


@lru_cache(maxsize=4096)
def figures_in(law: ClimbLaw, hand: tuple[Card, ...]) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    """Return every figure that the hand can make with its canonical cards, by ascending number."""
    held = _by_rank(law, hand)
    pairs_of = colours(law) if law.bombs.one_colour else None
    numbers, kinds = _numbers(law), _kinds(law)
    suits_decide, follow = law.ranking.suits_decide, law.ranking.suits_follow
    makers = (
        _sets_in(law, held),
        _suited_runs_in(law, held) if follow else _runs_in(held, law.combinations.run_ranks, _suited(law)),
        _pairs_in(held, law.bombs.pair_run_ranks, pairs_of, suits_decide),
        _mixed_in(held, law.ranking.order) if law.combinations.mixed else (),
        _triples_in(held, law.combinations.run_ranks) if law.combinations.triple_runs else (),
        _suited_in(law, held) if Kind.SUITED_RUN in kinds or Kind.FLUSH in kinds else (),
    )
    found = [
        (numbers[figure], tuple(law.card_at(rank, place) for rank, place in cells))
        for made in makers
        for figure, cells in made
        if figure in numbers
    ]
    return tuple(sorted(found))


Cells = list[tuple[int, int]]
"""Cards as (rank, place of the suit)."""


def _sets_in(law: ClimbLaw, held: dict[int, list[int]]) -> Iterator[tuple[Figure, Cells]]:
    """Yield the sets; where suits have to be followed, pairs are of one colour."""
    suits_decide = law.ranking.suits_decide
    of_colour = colours(law) if law.ranking.suits_follow else None
    for rank, suits in held.items():
        top = ALL_CARDS[rank * 4].rank
        singles_by_card = _apart(law, rank)
        if singles_by_card:
            for suit in dict.fromkeys(suits):
                yield Figure(Kind.SINGLE, 1, top, suit), [(rank, suit)]
        if of_colour:
            for tie, colour in enumerate(of_colour):
                if set(colour) <= set(suits):
                    yield Figure(Kind.PAIR, 2, top, tie), [(rank, suit) for suit in colour]
        elif suits_decide:
            for suit in suits[1:]:
                yield Figure(Kind.PAIR, 2, top, suit), [(rank, suits[0]), (rank, suit)]
        for size in range(3 if suits_decide or of_colour else 2 if singles_by_card else 1, len(suits) + 1):
            yield Figure(kind_of_set(size), size, top, -1), [(rank, suit) for suit in suits[:size]]


def _mixed_in(held: dict[int, list[int]], order: Sequence[int]) -> Iterator[tuple[Figure, Cells]]:
    """Yield the combinations of two ranks, each with the lowest cards that go with its triple or four."""
    for (size, least), kind in MIXED.items():
        for rank, suits in held.items():
            other = next((r for r in order if r != rank and len(held.get(r, ())) >= least), None)
            if len(suits) < size or other is None:
                continue
            cells = [(rank, suit) for suit in suits[:size]] + [(other, suit) for suit in held[other][:least]]
            yield Figure(kind, size + least, ALL_CARDS[rank * 4].rank, -1), cells


def _stretches(ranks: Sequence[int], held: dict[int, list[int]], least: int) -> Iterator[tuple[int, ...]]:
    """Yield every stretch of neighbouring ranks of which the hand holds at least `least` cards each."""
    for start in range(len(ranks)):
        for end in range(start, len(ranks)):
            if len(held.get(ranks[end], ())) < least:
                break
            yield tuple(ranks[start : end + 1])


def _runs_in(held: dict[int, list[int]], ranks: Sequence[int], suited: Sequence[int]) -> Iterator[tuple[Figure, Cells]]:
    """Yield the runs; those of the lengths in `suited` are not all of one suit."""
    for stretch in _stretches(ranks, held, 1):
        below: Cells = [(rank, held[rank][0]) for rank in stretch[:-1]]
        top = stretch[-1]
        apart = len(stretch) in suited
        for tie in (-1, *held[top]):
            cells = [*below, (top, held[top][0] if tie < 0 else tie)]
            if apart:
                cells = _not_of_one_suit(held, cells, top_too=tie < 0)
            if cells:
                yield Figure(Kind.RUN, len(stretch), ALL_CARDS[top * 4].rank, tie), cells


def _suited_runs_in(law: ClimbLaw, held: dict[int, list[int]]) -> Iterator[tuple[Figure, Cells]]:
    """Yield the runs where all of them are of one suit."""
    for suit in range(4):
        of_suit: dict[int, list[int]] = {rank: [suit] for rank, suits in held.items() if suit in suits}
        for stretch in _stretches(law.combinations.run_ranks, of_suit, 1):
            figure = Figure(Kind.RUN, len(stretch), ALL_CARDS[stretch[-1] * 4].rank, suit)
            yield figure, [(rank, suit) for rank in stretch]


def _not_of_one_suit(held: dict[int, list[int]], cells: Cells, *, top_too: bool) -> Cells:
    """Exchange the highest card that can be exchanged if all are of one suit; return nothing if none can."""
    if len({suit for _, suit in cells}) > 1:
        return cells
    for place in range(len(cells) - 1 if top_too else len(cells) - 2, -1, -1):
        rank = cells[place][0]
        if len(held[rank]) > 1:
            return [*cells[:place], (rank, held[rank][1]), *cells[place + 1 :]]
    return []


def _triples_in(held: dict[int, list[int]], ranks: Sequence[int]) -> Iterator[tuple[Figure, Cells]]:
    for stretch in _stretches(ranks, held, 3):
        figure = Figure(Kind.TRIPLES, len(stretch), ALL_CARDS[stretch[-1] * 4].rank, -1)
        yield figure, [(rank, suit) for rank in stretch for suit in held[rank][:3]]


def _suited_in(law: ClimbLaw, held: dict[int, list[int]]) -> Iterator[tuple[Figure, Cells]]:
    """Yield runs of one suit, each once even where its suit does not count, and flushes that are no such runs."""
    told: set[Figure] = set()
    for suit in range(4):
        of_suit: dict[int, list[int]] = {r: [suit] for r in law.ranking.order if r != JOKER and suit in held.get(r, ())}
        for stretch in _stretches(law.combinations.run_ranks, of_suit, 1):
            for tie in (suit, -1):
                figure = Figure(Kind.SUITED_RUN, len(stretch), ALL_CARDS[stretch[-1] * 4].rank, tie)
                if figure not in told:
                    told.add(figure)
                    yield figure, [(rank, suit) for rank in stretch]
        ranks = list(of_suit)
        for top in ranks[4:]:
            cells: Cells = [(rank, suit) for rank in (*ranks[:4], top)]
            made = _suited_figure(law, {rank: [suit] for rank, _ in cells})
            if made is not None and made.kind is Kind.FLUSH:
                yield made, cells


def _pairs_in(
    held: dict[int, list[int]],
    ranks: Sequence[int],
    pairs_of: Colours | None,
    suits_decide: bool,
) -> Iterator[tuple[Figure, Cells]]:
    if pairs_of:
        for tie, colour in enumerate(pairs_of):
            of_colour = {r: list(colour) for r, suits in held.items() if set(colour) <= set(suits)}
            for stretch in _stretches(ranks, of_colour, 2):
                figure = Figure(Kind.PAIRS, len(stretch), ALL_CARDS[stretch[-1] * 4].rank, tie)
                yield figure, [(rank, suit) for rank in stretch for suit in colour]
        return
    for stretch in _stretches(ranks, held, 2):
        below: Cells = [(rank, suit) for rank in stretch[:-1] for suit in held[rank][:2]]
        top = stretch[-1]
        for suit in held[top][1:] if suits_decide else held[top][1:2]:
            figure = Figure(Kind.PAIRS, len(stretch), ALL_CARDS[top * 4].rank, suit if suits_decide else -1)
            yield figure, [*below, (top, held[top][0]), (top, suit)]
