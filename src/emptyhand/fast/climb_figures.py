"""The figures of a hand, class by class, and their cards. Plain Python for `target.build`.

A few shifts find every figure of a class. Kinds that few laws have are in `climb_rare`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count
from emptyhand.fast.climb_counted import counted_cards, counted_figures, holding
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_rare import rare_cards, rare_figures
from emptyhand.fast.climb_sets import not_lowest, ranks_of, tops
from emptyhand.fast.offsets import climb_offset

C_BOMBS_ONE_COLOUR = climb_offset("bombs.one_colour")


def figures_of_class(t: Ints, hand: int, c: int) -> int:
    """Return the figures of a class that the hand can make."""
    if COUNTED:
        return counted_figures(t, hand, c)
    kind = t[CLASS_KIND + c]
    if kind == K_SINGLE:
        return hand
    if kind == K_RUN:
        top = tops(ranks_of(hand) & t[COMBINATIONS_RUN_RANKS], t[CLASS_LENGTH + c])
        return top * 15 & hand if t[CLASS_TIES + c] else top
    second = not_lowest(hand)
    if kind == K_PAIR:
        return second
    if kind == K_PAIRS:
        return pair_rows(t, hand, second, t[CLASS_LENGTH + c])
    # Numbered so that one test keeps all rare kinds away from the common ones.
    if kind > K_PAIRS:
        return rare_figures(t, hand, second, kind, t[CLASS_LENGTH + c], t[CLASS_TIES + c])
    third = not_lowest(second)
    return ranks_of(third) if kind == K_TRIPLE else ranks_of(not_lowest(third))


def classes_of_shape(t: Ints, hand: int) -> int:
    """Return the classes of which a hand may have figures, by its longest row and the most cards it has of a rank."""
    second = not_lowest(hand)
    third = not_lowest(second)
    most = (second != 0) + (third != 0) + (not_lowest(third) != 0)
    row = ranks_of(hand) & (t[COMBINATIONS_RUN_RANKS] | t[BOMBS_PAIR_RUN_RANKS])
    length = 0
    while row:
        row &= row << 4
        length += 1
    return t[CLASSES_OF_SHAPE + 4 * length + most]


def pair_rows(t: Ints, hand: int, second: int, length: int) -> int:
    if not t[C_BOMBS_ONE_COLOUR]:
        return tops(ranks_of(second) & t[BOMBS_PAIR_RUN_RANKS], length) * 15 & second
    lower = (hand >> t[COLOUR_SUITS]) & (hand >> t[COLOUR_SUITS + 1]) & t[BOMBS_PAIR_RUN_RANKS]
    higher = (hand >> t[COLOUR_SUITS + 2]) & (hand >> t[COLOUR_SUITS + 3]) & t[BOMBS_PAIR_RUN_RANKS]
    return tops(lower, length) | tops(higher, length) << 1


def cards_of(t: Ints, hand: int, c: int, bit: int) -> int:
    """Return the canonical cards of a figure: the lowest suits, except for the one card whose suit the figure names."""
    if COUNTED:
        return counted_cards(t, hand, c, bit)
    kind, length = t[CLASS_KIND + c], t[CLASS_LENGTH + c]
    top = bit & ~3
    if kind == K_SINGLE:
        return 1 << bit
    later = not_lowest(hand)
    lowest = hand & ~later
    if kind == K_RUN:
        below_top = (1 << top) - (1 << (top - 4 * (length - 1)))
        named = 1 << bit if t[CLASS_TIES + c] else lowest & 15 << top
        return lowest & below_top | named
    if kind == K_PAIR:
        return lowest & 15 << top | 1 << bit
    if kind > K_PAIRS:
        return rare_cards(t, hand, kind, length, bit, t[CLASS_TIES + c])
    if kind == K_PAIRS:
        return cards_of_pairs(t, hand, length, top, bit)
    nibble = 15 << top
    if kind == K_FOUR:
        return nibble
    last = not_lowest(later)
    return hand & nibble & ~not_lowest(last)


def cards_of_pairs(t: Ints, hand: int, length: int, top: int, bit: int) -> int:
    bottom = top - 4 * (length - 1)
    if t[C_BOMBS_ONE_COLOUR]:
        suits = COLOUR_SUITS + 2 * (bit & 1)
        row = LOW & ((1 << (top + 4)) - (1 << bottom))
        return row << t[suits] | row << t[suits + 1]
    later = not_lowest(hand)
    lowest = hand & ~later
    two = lowest | later & ~not_lowest(later)
    return two & ((1 << top) - (1 << bottom)) | lowest & 15 << top | 1 << bit


def wins_at_once(t: Ints, hand: int, start: int) -> int:
    """Whether a dealt hand is one of those that win at once, whose description begins at a place of the tables."""
    if COUNTED:
        one, two, three, four = holding(hand, 1), holding(hand, 2), holding(hand, 3), holding(hand, 4)
    else:
        second = not_lowest(hand)
        third = not_lowest(second)
        one, two, three, four = ranks_of(hand), ranks_of(second), ranks_of(third), ranks_of(not_lowest(third))
    if t[start + 8]:
        missing = t[start] & ~one | t[start + 1] & ~two | t[start + 2] & ~three | t[start + 3] & ~four
        return missing == 0
    size = t[start + 4]
    ranks = one if size == 1 else two if size == 2 else three if size == 3 else four
    ranks &= t[start + 7]
    if t[start + 6]:
        return tops(ranks, t[start + 5]) != 0
    return bit_count(ranks) >= t[start + 5]
