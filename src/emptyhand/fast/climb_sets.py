"""Sets of cards as integers: their bits, ranks and rows. Plain Python for `target.build`."""

from emptyhand.fast.bits import lowest_bit
from emptyhand.fast.climb_layout import *


def kth_bit(x: int, k: int) -> int:
    """Return the position of the k-th lowest bit of a set."""
    while k > 0:
        x &= x - 1
        k -= 1
    return lowest_bit(x)


def not_lowest(x: int) -> int:
    """Return the cards that are not the lowest of their rank."""
    return x & (x << 1 & NOT_1 | x << 2 & NOT_2 | x << 3 & NOT_3)


def ranks_of(x: int) -> int:
    """Return the lowest bit of every nibble that holds a card."""
    return (x | x >> 1 | x >> 2 | x >> 3) & LOW


def tops(ranks: int, length: int) -> int:
    """Return the top rank of every stretch of `length` neighbouring ranks."""
    top = ranks
    for _ in range(length - 1):
        top = ranks & (top << 4)
    return top


def highest_bit(x: int) -> int:
    """Return the position of the highest bit of a set that is not empty."""
    place = 0
    while x > 1:
        x >>= 1
        place += 1
    return place


def span_of(top: int, length: int) -> int:
    """Return all cards of `length` neighbouring ranks; `top` is the lowest bit of the highest."""
    return (16 << top) - (1 << (top - 4 * (length - 1)))
