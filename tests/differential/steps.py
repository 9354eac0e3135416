"""What the tests ask of the kernels, in as few calls as possible. Plain Python for `target.build`, as the kernels are.

`s`, `d` and `t` are the kernels' own state, pack and tables. Moves are listed one by one by their number, because that
is how a game at full speed finds the one it makes.
"""

from emptyhand.fast.arrays import Grid, Ints
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.climb_figures import cards_of
from emptyhand.fast.climb_kernel import (
    apply_climb,
    count_climb_moves,
    deal_climb,
    deal_climb_random,
    kth_climb_move,
    usable_hand,
)
from emptyhand.fast.climb_layout import BITS, C_CLASS, FIGURE_OF, PASS
from emptyhand.fast.pile_deal import deal, deal_random, draw, stack
from emptyhand.fast.pile_kernel import apply
from emptyhand.fast.pile_layout import DEALER, DRAW_AT, TIES
from emptyhand.fast.pile_legal import count_moves, kth_move

# -- pile games ------------------------------------------------------------------------------------------------------


def listed_moves(s: Ints, t: Ints, codes: Ints) -> int:
    """How many moves there are; their codes in order."""
    count = count_moves(s, s, t)
    for k in range(count):
        codes[k] = kth_move(s, s, t, k)
    return count


def run_moves(s: Ints, t: Ints, codes: Ints) -> int:
    """The moves of a position that was loaded."""
    return listed_moves(s, t, codes)


def run_deal(
    s: Ints, d: Ints, t: Ints, players: int, cards: int, ties: int, dealer: int, leader: int, codes: Ints
) -> int:
    """Deal and list the first moves."""
    deal(s, s, d, t, players, cards, ties, dealer, leader)
    return listed_moves(s, t, codes)


def run_step(s: Ints, d: Ints, t: Ints, k: int, codes: Ints) -> int:
    """Make the k-th move and list those that follow."""
    apply(s, s, d, t, kth_move(s, s, t, k))
    return listed_moves(s, t, codes)


# -- climbing games --------------------------------------------------------------------------------------------------


def listed_climb_moves(s: Ints, t: Ints, numbers: Ints, cards: Ints) -> int:
    """How many moves there are; the figure and the canonical cards of each, -1 and none for passing."""
    count = count_climb_moves(s, t)
    for k in range(count):
        move = kth_climb_move(s, t, k)
        numbers[k] = -1
        cards[k] = 0
        if move != PASS:
            numbers[k] = t[FIGURE_OF + BITS * (move >> C_CLASS) + (move & 0xFF)]
            cards[k] = cards_of(t, usable_hand(s, t, move >> C_CLASS), move >> C_CLASS, move & 0xFF)
    return count


def run_climb_moves(s: Ints, t: Ints, numbers: Ints, cards: Ints) -> int:
    """The moves of a position that was loaded."""
    return listed_climb_moves(s, t, numbers, cards)


def run_climb_deal(s: Ints, d: Ints, t: Ints, players: int, leader: int, numbers: Ints, cards: Ints) -> int:
    """Deal and list the first moves."""
    deal_climb(s, d, t, players, leader)
    return listed_climb_moves(s, t, numbers, cards)


def run_climb_step(s: Ints, t: Ints, k: int, numbers: Ints, cards: Ints) -> int:
    """Make the k-th move and list those that follow."""
    apply_climb(s, t, kth_climb_move(s, t, k))
    return listed_climb_moves(s, t, numbers, cards)


# -- chance ----------------------------------------------------------------------------------------------------------


def run_numbers(seed: int, first: int, counter: int, bound: int, out: Grid) -> None:
    """A row of numbers a game: the games from `first` on, the numbers of each from `counter` on."""
    for i in range(out.shape[0]):
        key = stream_key(seed, first + i)
        for j in range(out.shape[1]):
            out[i, j] = below(key, counter + j, bound)


def run_packs(s: Ints, d: Ints, t: Ints, players: int, seed: int, first: int, extra: Grid, out: Grid) -> None:
    """A row a game: its pack from the top; the order that breaks ties, the dealer and how many numbers it took."""
    for i in range(out.shape[0]):
        key = stream_key(seed, first + i)
        used = deal_random(s, s, d, t, players, key)
        extra[i, 0], extra[i, 1], extra[i, 2] = s[TIES], s[DEALER], used
        s[DRAW_AT] = 0
        stack(s, s, t, players, key)
        for j in range(out.shape[1]):
            out[i, j] = draw(s, s, d)


def run_climb_packs(s: Ints, d: Ints, t: Ints, players: int, seed: int, first: int, out: Grid) -> None:
    """A row a game: its cards in the order in which they were dealt."""
    for i in range(out.shape[0]):
        deal_climb_random(s, d, t, players, stream_key(seed, first + i))
        for j in range(out.shape[1]):
            out[i, j] = d[j]
