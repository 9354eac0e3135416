"""The figures of a climbing game: which combinations exist, and which beats which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import ge, gt

from emptyhand.rules.cards import JOKER
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind, is_set, kind_of_set
from emptyhand.rules.ruleset.beats import names_singles
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.climb_values import (
    FLUSH,
    FOUR,
    FOUR_AND_ONE,
    FULL_HOUSE,
    RUN,
    SET_BOMBS,
    STRAIGHT_FLUSH,
    THREE_AND_ONE,
    FlushOrder,
)

SUIT_COUNT = 4
FIVE = 5
COLOURS = 2
NO_TIES = range(-1, 0)


def all_figures(rules: ClimbRules, jokers: int = 0, packs: int = 1) -> tuple[Figure, ...]:
    """Return every figure, kind by kind, short before long, low before high. A figure's index is its number."""
    sizes = sorted({*rules.combinations.sets, *rules.bombs.sets, *([4] if rules.bombs.four else [])})
    small, large = [size for size in sizes if size <= Kind.FOUR], [size for size in sizes if size > Kind.FOUR]
    sets, large_sets = (_sets(rules, some, jokers, packs) for some in (small, large))
    plain = (*sets, *_runs(rules), *_pair_rows(rules), *_mixed(rules))
    return (*plain, *_triple_rows(rules), *_flushes(rules), *_suited_runs(rules), *large_sets)


def _sets(rules: ClimbRules, sizes: Sequence[int], jokers: int, packs: int) -> Iterator[Figure]:
    for size in sizes:
        for rank in rules.ranking.order:
            cards = jokers if rank == JOKER else SUIT_COUNT
            if size > packs * cards:
                continue
            if packs > 1:
                # Every card is there twice: only jokers are told apart, one by one.
                ties = range(jokers) if size == 1 and rank == JOKER and jokers > 1 else NO_TIES
            else:
                ties = _ties_of_set(rules, size, jokers, cards)
            yield from (Figure(kind_of_set(size), size, rank, tie) for tie in ties)


def _ties_of_set(rules: ClimbRules, size: int, jokers: int, cards: int) -> range:
    """Return the possible places of a set's highest suit where it is told apart; triples and fours never tie.

    Single cards are told apart even where suits do not decide if a key names one of them, or one joker beats another.
    """
    if size == 2 and rules.ranking.suits_follow:
        return range(COLOURS)
    by_card = size == 1 and (jokers > 1 or rules.ranking.suits_follow or names_singles(rules.combinations))
    apart = by_card or (size <= 2 and rules.ranking.suits_decide)
    return range(size - 1, cards) if apart else NO_TIES


def _runs(rules: ClimbRules) -> Iterator[Figure]:
    if not rules.combinations.shortest_run:
        return
    for length in range(rules.combinations.shortest_run, longest_run(rules) + 1):
        for top in rules.combinations.run_ranks[length - 1 :]:
            for tie in range(SUIT_COUNT) if _has_run_ties(rules) else NO_TIES:
                yield Figure(Kind.RUN, length, top, tie)


def _has_run_ties(rules: ClimbRules) -> bool:
    """Whether runs that end in different suits are told apart: by the suit of the top card, or of the whole run."""
    return rules.combinations.run_suit_tiebreak or rules.ranking.suits_follow


def longest_run(rules: ClimbRules | ClimbLaw) -> int:
    """Return the length of the longest run that may be played and that a hand can hold."""
    # A figure that no hand can hold would only cost numbers.
    there = min(len(rules.combinations.run_ranks), rules.deal.hand)
    return min(there, rules.combinations.longest_run or there)


def _pair_rows(rules: ClimbRules) -> Iterator[Figure]:
    # A row goes by the higher suit of its highest pair, which cannot be the lowest suit.
    ties = range(COLOURS) if rules.bombs.one_colour else range(1, SUIT_COUNT)
    if not rules.ranking.suits_decide:
        ties = NO_TIES
    for length in sorted({*rules.bombs.pair_runs, *rules.combinations.pair_runs}):
        for top in rules.bombs.pair_run_ranks[length - 1 :]:
            for tie in ties:
                yield Figure(Kind.PAIRS, length, top, tie)


MIXED = {
    THREE_AND_ONE: (Kind.THREE_AND_ONE, 4),
    FULL_HOUSE: (Kind.FULL_HOUSE, 5),
    FOUR_AND_ONE: (Kind.FOUR_AND_ONE, 5),
}
OF_FIVE = {RUN: (Kind.RUN, 5), FLUSH: (Kind.FLUSH, 5), STRAIGHT_FLUSH: (Kind.SUITED_RUN, 5), **MIXED}
"""The classes of the combinations that a file names."""


def _mixed(rules: ClimbRules) -> Iterator[Figure]:
    """Yield the combinations of two ranks, which only the rank of the triple or the four tells apart."""
    for name, (kind, size) in MIXED.items():
        if name in rules.combinations.mixed and size <= rules.deal.hand:
            yield from (Figure(kind, size, rank, -1) for rank in rules.ranking.order if rank != JOKER)


def _triple_rows(rules: ClimbRules) -> Iterator[Figure]:
    for length in sorted(rules.combinations.triple_runs):
        for top in rules.combinations.run_ranks[length - 1 :]:
            yield Figure(Kind.TRIPLES, length, top, -1)


def _flushes(rules: ClimbRules) -> Iterator[Figure]:
    """Yield the flushes by rank, then suit, whichever decides first: a class is always numbered in that order."""
    if FLUSH in rules.combinations.of_five and rules.deal.hand >= FIVE:
        ordinary = [rank for rank in rules.ranking.order if rank != JOKER]
        # Five cards of one suit are five ranks: four of them are below the highest.
        for top in ordinary[FIVE - 1 :]:
            yield from (Figure(Kind.FLUSH, FIVE, top, suit) for suit in range(SUIT_COUNT))


def _suited_runs(rules: ClimbRules) -> Iterator[Figure]:
    for length in suited_lengths(rules):
        for top in rules.combinations.run_ranks[length - 1 :]:
            for tie in range(SUIT_COUNT) if rules.combinations.run_suit_tiebreak else NO_TIES:
                yield Figure(Kind.SUITED_RUN, length, top, tie)


def suited_lengths(rules: ClimbRules | ClimbLaw) -> list[int]:
    """Return the lengths of runs of one suit that are combinations of their own."""
    keys, lengths = rules.combinations, set[int]()
    if keys.suited_runs_beat and keys.shortest_run:
        lengths |= {*range(keys.shortest_run, longest_run(rules) + 1)}
    if STRAIGHT_FLUSH in keys.of_five and min(len(keys.run_ranks), rules.deal.hand) >= FIVE:
        lengths.add(FIVE)
    return sorted(lengths)


def turned_rows(rules: ClimbRules, figures: tuple[Figure, ...]) -> tuple[int, ...]:
    """Return the same rows for the order of ranks turned upside down; nothing if it never turns."""
    if not (rules.ranking.four_turns or rules.ranking.turns_round):
        return ()
    return beating_rows(rules, figures, upside_down=True)


def beating_rows(rules: ClimbRules, figures: tuple[Figure, ...], *, upside_down: bool = False) -> tuple[int, ...]:
    """Return, for each figure, the set of figures that beat it, as bits.

    A figure loses to every later figure of its own class, since a class is listed from low to high, to itself where
    equal figures beat each other, and to whole other classes: bombs above it on the ladder, bombs that chop it, longer
    runs. Nothing beats a set that wins the round.
    """
    classes: dict[tuple[Kind, int], int] = {}
    for number, figure in enumerate(figures):
        key = (figure.kind, figure.length)
        classes[key] = classes.get(key, 0) | 1 << number
    names = {key: bomb_name(rules, *key) for key in classes}
    rows = []
    for number, figure in enumerate(figures):
        key = (figure.kind, figure.length)
        if wins_round(rules, figure):
            rows.append(0)
            continue
        # A class is listed from low to high, so what beats a figure is mostly what follows it.
        lowest = number if rules.ranking.equal_beats else number + 1
        row = classes[key] >> lowest << lowest
        by_suit = figure.kind is Kind.FLUSH and rules.combinations.flush_order is FlushOrder.SUIT
        by_rank = figure.tie >= 0 and (rules.ranking.suits_follow or not rules.ranking.suits_decide)
        # Here the numbers of a class do not rise with the height of its figures: each one has to be compared.
        if by_suit or by_rank or upside_down:
            row = _higher(rules, figures, number, by_suit=by_suit, upside_down=upside_down)
        row |= _joker_beaters(rules, figures, figure)
        for other, members in classes.items():
            if other != key and (
                _is_longer_run(rules, other, key)
                or _is_later_of_five(rules, other, key)
                or _is_suited_run(rules, other, key)
                or _bomb_beats(rules, names[other], names[key], figure)
            ):
                row |= members
        rows.append(row)
    return tuple(rows)


@lru_cache(maxsize=64)
def rows_without_lines(law: ClimbLaw) -> tuple[int, ...]:
    """Return what `law.legal` would be without the lines of `combinations.beats`."""
    if not law.combinations.beats:
        return law.legal
    # The tables of the law are those that it was compiled from.
    rules = ClimbRules(
        deal=law.deal,
        ranking=law.ranking,
        opening=law.opening,
        turn=law.turn,
        combinations=law.combinations,
        bombs=law.bombs,
    )
    return (law.legal[0], *beating_rows(rules, law.figures), *turned_rows(rules, law.figures))


def wins_round(rules: ClimbRules, figure: Figure) -> bool:
    """Whether a figure is a set that nothing beats."""
    return is_set(figure.kind) and figure.top in rules.combinations.wins_round


def _is_longer_run(rules: ClimbRules, played: tuple[Kind, int], standing: tuple[Kind, int]) -> bool:
    runs = {played[0], standing[0]} <= {Kind.RUN, Kind.SUITED_RUN}
    return rules.combinations.longer_runs_beat and runs and played[1] > standing[1]


def _is_suited_run(rules: ClimbRules, played: tuple[Kind, int], standing: tuple[Kind, int]) -> bool:
    of_length = standing == (Kind.RUN, played[1])
    return rules.combinations.suited_runs_beat and played[0] is Kind.SUITED_RUN and of_length


def _higher(rules: ClimbRules, figures: tuple[Figure, ...], number: int, *, by_suit: bool, upside_down: bool) -> int:
    """Return the figures of a class that are higher: by rank, upside down or not, then suit, or by suit first."""

    def height(figure: Figure) -> tuple[int, int]:
        place = rank_height(rules, figure.top, upside_down=upside_down)
        # Suits tell such figures apart without ranking them; jokers are ranked among themselves in any case.
        if not rules.ranking.suits_decide and figure.top != JOKER:
            return place, 0
        return (figure.tie, place) if by_suit else (place, figure.tie)

    here = figures[number]
    same = (n for n, other in enumerate(figures) if (other.kind, other.length) == (here.kind, here.length))
    equal = rules.ranking.equal_beats
    beats = ge if equal else gt
    following = (n for n in same if _follows(rules, figures[n], here))
    return sum(1 << n for n in following if beats(height(figures[n]), height(here)))


FOLLOWING = (Kind.SINGLE, Kind.PAIR, Kind.RUN)
"""The kinds that have to follow suit or colour in games where that matters."""


def _follows(rules: ClimbRules, figure: Figure, standing: Figure) -> bool:
    """Whether a figure of the same kind has the suit or colour that the standing one asks for, or need not have it."""
    # Only the kinds that have a suit or a colour as a whole can be asked to follow it.
    if not rules.ranking.suits_follow or figure.kind not in FOLLOWING or figure.tie == standing.tie:
        return True
    return figure.kind <= Kind.PAIR and figure.top in rules.ranking.suits_free


def is_by_colour(law: ClimbLaw, kind: Kind) -> bool:
    """Whether the tie of a kind's figures is a colour rather than a suit."""
    return law.bombs.one_colour if kind is Kind.PAIRS else kind is Kind.PAIR and law.ranking.suits_follow


def rank_height(rules: ClimbRules | ClimbLaw, rank: int, *, upside_down: bool) -> int:
    """Return how high a rank is in the order of ranks, upside down or not; a joker is always the highest."""
    place = rules.ranking.order.index(rank)
    return -place if upside_down and rank != JOKER else place


def _joker_beaters(rules: ClimbRules, figures: tuple[Figure, ...], standing: Figure) -> int:
    """Return the single cards that beat a single joker, as bits."""
    if standing.kind is not Kind.SINGLE or standing.top != JOKER:
        return 0
    beaters = [(card >> 2, rules.ranking.suits.index(card & 3)) for card in rules.combinations.beats_joker]
    singles = (n for n, figure in enumerate(figures) if figure.kind is Kind.SINGLE)
    return sum(1 << n for n in singles if (figures[n].top, figures[n].tie) in beaters)


def _is_later_of_five(rules: ClimbRules, played: tuple[Kind, int], standing: tuple[Kind, int]) -> bool:
    ladder = [OF_FIVE[name] for name in rules.combinations.of_five]
    return played in ladder and standing in ladder and ladder.index(played) > ladder.index(standing)


def bomb_name(rules: ClimbRules | ClimbLaw, kind: Kind, length: int) -> str:
    """Return the name of these figures in a ruleset's ladder and chops; empty if they are not bombs."""
    if kind is Kind.FOUR and rules.bombs.four:
        return FOUR
    if is_set(kind):
        return SET_BOMBS[length] if length in rules.bombs.sets else ""
    return f"{length} pairs" if kind is Kind.PAIRS and length in rules.bombs.pair_runs else ""


def is_bomb(law: ClimbLaw, figure: Figure) -> bool:
    """Whether a figure is a bomb."""
    return bool(bomb_name(law, figure.kind, figure.length))


def is_chop(law: ClimbLaw, demand: int, figure: int) -> bool:
    """Whether a figure that beats what stands costs the price of a chop: a bomb does, and what a line says."""
    return is_bomb(law, law.figures[figure]) or bool(law.chops and law.chops[demand] >> figure & 1)


@lru_cache(maxsize=32)
def bomb_figures(law: ClimbLaw) -> int:
    """Return the figures that are bombs, as bits."""
    return sum(1 << number for number, figure in enumerate(law.figures) if is_bomb(law, figure))


def _bomb_beats(rules: ClimbRules, bomb: str, name: str, standing: Figure) -> bool:
    if not bomb:
        return False
    # A bomb does not beat a bomb just because it beats everything: the ladder says which one is higher.
    everything = rules.bombs.beat_anything and not name
    return everything or _climbs_ladder(rules, bomb, name) or _chops(rules, bomb, standing)


def _climbs_ladder(rules: ClimbRules, bomb: str, standing: str) -> bool:
    ladder = rules.bombs.ladder
    return bomb in ladder and standing in ladder and ladder.index(bomb) > ladder.index(standing)


def _chops(rules: ClimbRules, bomb: str, standing: Figure) -> bool:
    return any(
        bomb in chop.by and standing.kind == len(chop.on) and standing.top == chop.on[0] for chop in rules.bombs.chops
    )
