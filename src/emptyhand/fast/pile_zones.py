"""Cards of a pile game as counts in lanes. Plain Python for `target.build`.

A zone is two integers of seven lanes each, one byte per rank: lane r of the first counts the cards of rank r, lane r -
7 of the second those of the higher ranks. One multiplication computes the sum or the prefix sums of all lanes.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import lowest_bit
from emptyhand.fast.pile_layout import *

# The masks in the first three functions change nothing: they show the compiler that the indices are not negative.


def mover(g: Ints) -> int:
    return g[TURN] & 7


def binding(g: Ints) -> int:
    return g[DEMAND] & 15


def fitting(g: Ints) -> int:
    """Return the place of the row of the ranks that may be played now."""
    return LEGAL + 2 * (g[DEMAND] & 31)


def lane_sum(word: int) -> int:
    return (word * ONES >> TOP_LANE) & LANE


def size(s: Ints, zone: int) -> int:
    return lane_sum(s[zone]) + lane_sum(s[zone + 1])


def put(s: Ints, zone: int, rank: int, count: int) -> None:
    """Add cards to a zone; a negative count removes them.

    A CPU writes both words, so that later reads of the zone do not wait for the rank.
    """
    high = int(rank >= LANES)
    cards = count << 8 * (rank - LANES * high)
    if BOTH_WORDS:
        s[zone] += cards & high - 1
        s[zone + 1] += cards & -high
    else:
        s[zone + high] += cards


def held(s: Ints, zone: int, rank: int) -> int:
    high = int(rank >= LANES)
    return s[zone + high] >> (8 * (rank - LANES * high)) & LANE


def rare_note_order(s: Ints, rank: int, count: int) -> None:
    """Note cards on top of the pile, before they are put there, in the order of its cards."""
    at = size(s, PILE)
    for place in range(at, at + count):
        word, shift = PILE_ORDER + place // IN_ORDER, 4 * (place % IN_ORDER)
        s[word] = s[word] & ~(15 << shift) | rank << shift


def rank_in_order(s: Ints, place: int) -> int:
    """Return the rank of a card of the pile; the oldest has place 0."""
    return s[PILE_ORDER + place // IN_ORDER] >> 4 * (place % IN_ORDER) & 15


def kth_card(low: int, high: int, k: int) -> int:
    """Return the k-th card of two words as a move subject, rank << 8 | place + 1, with its place among its equals."""
    in_low = lane_sum(low)
    above = k >= in_low
    k -= above * in_low
    word = low + above * (high - low)
    prefix = (word * ONES) & LANES_MASK
    lane_at = lowest_bit((prefix + (127 - k) * ONES) & HIGHS) - 7
    before = (prefix << 8) >> lane_at & LANE
    return ((lane_at >> 3) + above * LANES) << SUBJECT | (k - before + 1)


def kth_rank(low: int, high: int, k: int) -> int:
    """Return the rank of the k-th card of two words."""
    beyond, above = lanes_from(low, high, k)
    return (lowest_bit(beyond) >> 3) + above * LANES


def lanes_from(low: int, high: int, k: int) -> tuple[int, bool]:
    """Return the highest bits of the lanes from the one of the k-th card on, and whether it is in the second word."""
    in_low = lane_sum(low)
    above = k >= in_low
    k -= above * in_low
    word = low + above * (high - low)
    return (word * ONES + (127 - k) * ONES) & HIGHS, above


def distinct(word: int) -> int:
    """Return a word with 1 in each lane that holds a card; lanes hold fewer than 128."""
    return ((word + 127 * ONES) & HIGHS) >> 7
