"""A climbing game's Law as one flat array of integers for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emptyhand.fast import climb_layout as at
from emptyhand.fast.numbers import np
from emptyhand.fast.offsets import fill
from emptyhand.rules.cards import JOKER
from emptyhand.rules.law.combinations import colours
from emptyhand.rules.law.figures import is_bomb, is_by_colour
from emptyhand.rules.law.model import CARDS_EACH, ClimbLaw, Figure, Instant, Kind, is_set

if TYPE_CHECKING:
    from numpy.typing import NDArray


NO_FIGURE = -1
"""What bits of a class that are no figure hold, so that they never equal the one that stands."""


def first_place(law: ClimbLaw) -> int:
    """Return the place of the lowest rank: the highest but the joker is always the thirteenth."""
    return at.CLIMB_RANK_COUNT - sum(rank != JOKER for rank in law.ranking.order)


def place_of(law: ClimbLaw, rank: int) -> int:
    """Return the place of a rank by strength."""
    return first_place(law) + law.ranking.order.index(rank)


def bit_of(law: ClimbLaw, figure: Figure) -> int:
    """Return the bit of a figure in its class's mask."""
    if law.several_packs:
        return 4 * (place_of(law, figure.top) + max(figure.tie, 0))
    return 4 * place_of(law, figure.top) + max(figure.tie, 0)


def card_bit(law: ClimbLaw, card: int) -> int:
    """Return the place of a card in a set of cards: its rank by strength, then its suit.

    With two packs it is the nibble that counts the card.
    """
    if law.several_packs:
        return 4 * (place_of(law, card >> 2) + (card & 3 if card >> 2 == JOKER else 0))
    return 4 * place_of(law, card >> 2) + law.suit_place(card)


def tables(law: ClimbLaw, count_laid: bool = False) -> NDArray[np.int64]:
    """Return the flat tables of a law; `climb_layout` and `places` name the positions."""
    classes = sorted({(f.kind, f.length) for f in law.figures})
    if len(classes) > at.MOST_CLASSES or len(law.instant) > at.MOST_INSTANTS:
        raise ValueError("this ruleset has more kinds of combinations than the fast engine has room for")
    t = np.zeros(at.ALLOWED + at.ROW * len(law.legal), np.int64)
    fill(t, law)
    t[at.COUNT_FIGURES] = count_laid
    _fill_cards(t, law)
    _fill_rare(t, law)
    _fill_instants(t, law)
    _fill_lengths(t, law, classes)
    _fill_shapes(t, classes)
    _fill_figures(t, law, classes)
    t[at.PLANNED_RANKS], t[at.PLANNED_LENGTH] = _planned(law, t)
    t[at.ALLOWED :] = _allowed(law, classes)
    return t


def _fill_cards(t: NDArray[np.int64], law: ClimbLaw) -> None:
    """Fill in the masks of ranks and cards."""
    t[at.COMBINATIONS_RUN_RANKS] = _mask(law, law.combinations.run_ranks)
    t[at.BOMBS_PAIR_RUN_RANKS] = _mask(law, law.bombs.pair_run_ranks)
    t[at.RANKING_TURNS_ROUND] = _mask(law, law.ranking.turns_round)
    t[at.TURN_NOT_LAST] = _not_last(law)
    t[at.C_ALL_CARDS] = sum(1 << card_bit(law, card) for card in law.one_pack)
    t[at.FIRST_CARD] = 4 * first_place(law)
    t[at.TWO_PACKS] = sum(1 << players for players in law.players.counts if law.packs[players] > 1)
    t[at.COLOUR_SUITS : at.COLOUR_SUITS + 4] = [place for colour in colours(law) for place in colour]


def _fill_rare(t: NDArray[np.int64], law: ClimbLaw) -> None:
    """Fill in the three tests behind which the kernel keeps what few laws have."""
    turn = law.turn
    t[at.RARE] = any((turn.not_last, turn.passed_may_bomb, turn.last_card_duty, turn.suit_lock))
    t[at.RARE_SUITS] = any((turn.suit_lock, law.combinations.beats_joker))
    effects = turn.passed_may_bomb, law.bombs.beaten_is_out, law.turns, law.ranking.equal_skips
    t[at.RARE_PLAYS] = any((not turn.pass_locks, *effects))


def _fill_instants(t: NDArray[np.int64], law: ClimbLaw) -> None:
    t[at.INSTANTS] = len(law.instant)
    for number, instant in enumerate(law.instant):
        start = at.INSTANT + at.INSTANT_SIZE * number
        t[start : start + at.INSTANT_SIZE] = _instant(law, instant)


def _fill_lengths(t: NDArray[np.int64], law: ClimbLaw, classes: list[tuple[Kind, int]]) -> None:
    """Fill in the lengths of rows that are figures, one bit each."""
    lengths = {kind: sum(1 << length for k, length in classes if k is kind) for kind in ROWS}
    # A plan takes any cards for a row; where suits have to be followed it would plan runs that nobody can play.
    t[at.RUN_LENGTHS] = 0 if law.ranking.suits_follow else lengths[Kind.RUN]
    t[at.PAIR_LENGTHS] = lengths[Kind.PAIRS]
    t[at.SUITED_LENGTHS] = lengths[Kind.SUITED_RUN]


def _fill_shapes(t: NDArray[np.int64], classes: list[tuple[Kind, int]]) -> None:
    """Fill in which classes a hand can have by its size, its longest row and its largest set."""
    sets = {length for kind, length in classes if is_set(kind)}
    for count in range(at.MOST_OF_RANK + 1):
        t[at.LARGEST_SET + count] = max([size for size in sets if size <= count], default=min(count, 1))
    for c, (kind, length) in enumerate(classes):
        size = CARDS_EACH.get(kind, 1) * length
        if size <= at.LARGEST_HAND:
            t[at.CLASSES_OF_SIZE + size] |= 1 << c
        for row in range(length if kind in ROWS else 0, at.CLIMB_RANK_COUNT + 1):
            for most in range(LEAST_OF_RANK.get(kind, 1), 5):
                t[at.CLASSES_OF_SHAPE + 4 * row + most - 1] |= 1 << c


def _fill_figures(t: NDArray[np.int64], law: ClimbLaw, classes: list[tuple[Kind, int]]) -> None:
    """Fill in each class's properties, and the number of the figure at each bit of its mask."""
    suited = [length for kind, length in classes if kind is Kind.SUITED_RUN]
    t[at.CLASSES], t[at.FIGURES] = len(classes), len(law.figures)
    t[at.FIGURE_OF : at.ALLOWED] = [NO_FIGURE] * (at.ALLOWED - at.FIGURE_OF)
    for number, figure in enumerate(law.figures):
        c = classes.index((figure.kind, figure.length))
        t[at.CLASS_KIND + c], t[at.CLASS_LENGTH + c] = _kind(law, figure, suited), figure.length
        t[at.CLASS_TIES + c] = figure.tie >= 0 and not is_by_colour(law, figure.kind)
        t[at.CLASS_TURNS + c] = turning_bits(law, figure)
        t[at.BOMB_CLASSES] |= is_bomb(law, figure) << c
        t[at.SCATTERED_CLASSES] |= (figure.kind in SCATTERED_KINDS) << c
        t[at.FIGURE_OF + at.BITS * c + bit_of(law, figure)] = number


ROWS = (Kind.RUN, Kind.PAIRS, Kind.TRIPLES, Kind.SUITED_RUN)
"""The kinds whose length counts neighbouring ranks."""
LEAST_OF_RANK = {Kind.PAIR: 2, Kind.PAIRS: 2} | dict.fromkeys((Kind.TRIPLE, Kind.TRIPLES, Kind.THREE_AND_ONE), 3)
LEAST_OF_RANK |= {Kind.FULL_HOUSE: 3, Kind.FOUR: 4, Kind.FOUR_AND_ONE: 4, Kind.LARGE_SET: 4}
"""How many cards of some rank a hand needs for a figure of a kind, if more than one."""


def turning_bits(law: ClimbLaw, figure: Figure) -> int:
    """Return whether figures of a class turn the order for good, may turn it for a round, and skip on equal ones."""
    is_turning = law.turns and is_set(figure.kind)
    skips = at.EQUAL_SKIPS if law.ranking.equal_skips else 0
    return int(is_turning and law.ranking.four_turns and figure.length >= Kind.FOUR) | int(is_turning) << 1 | skips


def _kind(law: ClimbLaw, figure: Figure, suited: list[int]) -> int:
    """Return the kernel's number for the kind of a figure; `suited` has the lengths of runs of one suit."""
    if law.several_packs and is_set(figure.kind):
        return at.K_SET
    if law.ranking.suits_follow and figure.kind in FOLLOWING_KINDS:
        return FOLLOWING_KINDS[figure.kind]
    if figure.kind is Kind.RUN and figure.length in suited:
        return at.K_UNSUITED_RUN
    # Figures without a tie need fewer bits: only their ranks are looked for.
    by_rank = {
        Kind.SINGLE: at.K_SINGLE_BY_RANK,
        Kind.PAIR: at.K_PAIR_BY_RANK,
        Kind.PAIRS: at.K_PAIRS_BY_RANK,
    }
    return by_rank.get(figure.kind, figure.kind) if figure.tie < 0 else figure.kind


SCATTERED_KINDS = Kind.THREE_AND_ONE, Kind.FULL_HOUSE, Kind.FOUR_AND_ONE, Kind.FLUSH
FOLLOWING_KINDS = {Kind.PAIR: at.K_PAIR_OF_COLOUR, Kind.RUN: at.K_SUITED_RUN}
"""What pairs and runs are to the kernel where suits have to be followed."""


def _allowed(law: ClimbLaw, classes: list[tuple[Kind, int]]) -> list[int]:
    """Return a row for each demand: the playable figures of each class, their classes, the cards that win the round."""
    cells = [(classes.index((figure.kind, figure.length)), 1 << bit_of(law, figure)) for figure in law.figures]
    masks = [0] * (at.ROW * len(law.legal))
    for demand, row in enumerate(law.legal):
        for number, (c, bit) in enumerate(cells):
            if row >> number & 1:
                masks[at.ROW * demand + c] |= bit
                masks[at.ROW * demand + at.ROW_CLASSES] |= 1 << c
        if demand and law.combinations.beats_joker:
            masks[at.ROW * demand + at.ROW_WINNERS] = _winners(law, law.standing(demand))
    return masks


def _winners(law: ClimbLaw, standing: Figure) -> int:
    """Return the single cards that win the round by beating a figure."""
    return sum(1 << card_bit(law, card) for card in law.one_pack if law.wins_by_beating(standing, (card,)))


def _mask(law: ClimbLaw, ranks: tuple[int, ...]) -> int:
    return sum(1 << 4 * place_of(law, rank) for rank in ranks)


def _not_last(law: ClimbLaw) -> int:
    """Return the nibbles of the cards that may not be a player's last; with two packs big jokers have their own."""
    barred = [card for card in law.one_pack if card >> 2 in law.turn.not_last]
    nibbles = {card_bit(law, card) & ~3 for card in barred}
    return sum(15 << nibble for nibble in nibbles)


def _planned(law: ClimbLaw, t: NDArray[np.int64]) -> tuple[int, int]:
    """Return the ranks of runs and of runs of pairs that a plan considers, and the shortest length of such a row."""
    # A plan ignores suits, so it cannot tell which pairs are of one colour.
    pairs = 0 if law.bombs.one_colour else int(t[at.PAIR_LENGTHS])
    runs = int(t[at.RUN_LENGTHS])
    ranks = (t[at.COMBINATIONS_RUN_RANKS] if runs else 0) | (t[at.BOMBS_PAIR_RUN_RANKS] if pairs else 0)
    lengths = runs | pairs
    return int(ranks), (lengths & -lengths).bit_length() - 1 if lengths else 1


def _instant(law: ClimbLaw, instant: Instant) -> list[int]:
    if instant.hold:
        by_count = [_mask(law, tuple(r for r, n in enumerate(instant.hold) if n >= least)) for least in (1, 2, 3, 4)]
        return [*by_count, 0, 0, 0, 0, 1]
    return [0, 0, 0, 0, instant.size, instant.count, instant.consecutive, _mask(law, instant.ranks), 0]
