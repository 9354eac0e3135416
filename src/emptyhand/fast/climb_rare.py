"""Figures and effects that few climbing games have, apart from the others so that they cost those nothing.

Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import lowest_bit
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_sets import highest_bit, not_lowest, ranks_of, span_of, tops


def rare_figures(t: Ints, hand: int, second: int, kind: int, length: int, ties: int) -> int:
    """Return the figures of two ranks, of one suit, of triples, or of a kind whose suits do not decide."""
    if kind == K_SINGLE_BY_RANK:
        return ranks_of(hand)
    if kind == K_PAIR_BY_RANK:
        return ranks_of(second)
    if kind == K_PAIR_OF_COLOUR:
        lower = (hand >> t[COLOUR_SUITS]) & (hand >> t[COLOUR_SUITS + 1]) & LOW
        return lower | ((hand >> t[COLOUR_SUITS + 2]) & (hand >> t[COLOUR_SUITS + 3]) & LOW) << 1
    if kind == K_PAIRS_BY_RANK:
        return tops(ranks_of(second) & t[BOMBS_PAIR_RUN_RANKS], length)
    if kind == K_TRIPLES:
        return tops(ranks_of(not_lowest(second)) & t[COMBINATIONS_RUN_RANKS], length)
    if kind == K_FLUSH:
        return flushes(t, hand)
    if kind == K_SUITED_RUN:
        return suited_runs(t, hand, length, ties)
    if kind == K_UNSUITED_RUN:
        return unsuited_runs(t, hand, length, ties)
    # What goes with a triple or a four: cards of another rank.
    others = ranks_of(second if kind == K_FULL_HOUSE else hand)
    if others & (others - 1) == 0:
        return 0
    third = not_lowest(second)
    return ranks_of(not_lowest(third)) if kind == K_FOUR_AND_ONE else ranks_of(third)


def rare_cards(t: Ints, hand: int, kind: int, length: int, bit: int, ties: int) -> int:
    """Return the lowest cards of such a figure."""
    top = bit & ~3
    nibble = 15 << top
    later = not_lowest(hand)
    last = not_lowest(later)
    if kind == K_SINGLE_BY_RANK:
        return hand & ~later & nibble
    if kind == K_PAIR_BY_RANK:
        return hand & ~last & nibble
    if kind == K_PAIR_OF_COLOUR:
        suits = COLOUR_SUITS + 2 * (bit & 1)
        return (1 << t[suits] | 1 << t[suits + 1]) << top
    if kind == K_PAIRS_BY_RANK:
        return hand & ~last & span_of(top, length)
    if kind == K_TRIPLES:
        return hand & ~not_lowest(last) & span_of(top, length)
    if kind == K_FLUSH:
        return flush_cards(hand, bit)
    if kind == K_SUITED_RUN:
        return suited_run_cards(t, hand, length, bit, ties)
    if kind == K_UNSUITED_RUN:
        return unsuited_run_cards(hand, length, bit, ties)
    most = nibble if kind == K_FOUR_AND_ONE else hand & nibble & ~not_lowest(last)
    if kind != K_FULL_HOUSE:
        others = hand & ~nibble
        return most | others & -others
    pairs = ranks_of(later & ~nibble)
    return most | hand & ~last & (pairs & -pairs) * 15


# -- cards of one suit -----------------------------------------------------------------------------------------------


def flushes(t: Ints, hand: int) -> int:
    """Return the top cards of five cards of one suit that are no run of their own kind."""
    found = 0
    for suit in range(4):
        held = hand >> suit & SUITED_LOW
        upper = held
        for _ in range(4):
            upper &= upper - 1
        if t[SUITED_LENGTHS] >> 5 & 1:
            # The fifth card has only four below it: if they are neighbours, every choice of them is a run.
            upper &= ~(upper & -upper & tops(held & t[COMBINATIONS_RUN_RANKS], 5))
        found |= upper << suit
    return found


def flush_cards(hand: int, bit: int) -> int:
    left = hand & SUITED_LOW << (bit & 3)
    cards = 1 << bit
    for _ in range(4):
        cards |= left & -left
        left &= left - 1
    return cards


def suited_runs(t: Ints, hand: int, length: int, ties: int) -> int:
    found = 0
    for suit in range(4):
        top = tops(hand >> suit & t[COMBINATIONS_RUN_RANKS], length)
        found |= top << suit if ties else top
    return found


def suited_run_cards(t: Ints, hand: int, length: int, bit: int, ties: int) -> int:
    """Return the run of the suit that the figure names, or of the lowest suit that has one."""
    row = LOW & span_of(bit & ~3, length)
    suit = bit & 3 if ties else 0
    while hand >> suit & row != row:
        suit += 1
    return row << suit


def unsuited_runs(t: Ints, hand: int, length: int, ties: int) -> int:
    """Return the runs that some choice of cards makes without being all of one suit."""
    top = tops(ranks_of(hand) & t[COMBINATIONS_RUN_RANKS], length)
    left = top * 15 & hand if ties else top
    found = 0
    while left:
        bit = lowest_bit(left)
        left &= left - 1
        if unsuited_run_cards(hand, length, bit, ties):
            found |= 1 << bit
    return found


def unsuited_run_cards(hand: int, length: int, bit: int, ties: int) -> int:
    """Return the lowest cards of a run that are not all of one suit; none if there are no such cards."""
    top = bit & ~3
    later = not_lowest(hand)
    span = span_of(top, length)
    # The suit of the top card is given where it breaks ties.
    free = span & ~(15 << top) if ties else span
    cards = hand & ~later & free | (1 << bit if ties else 0)
    if not is_of_one_suit(cards):
        return cards
    others = later & ~not_lowest(later) & free
    if others == 0:
        return 0
    other = highest_bit(others)
    return cards & ~(15 << (other & ~3)) | 1 << other


def is_of_one_suit(cards: int) -> int:
    for suit in range(4):
        if cards & ~(LOW << suit) == 0:
            return 1
    return 0


# -- effects of a play -------------------------------------------------------------------------------------------------


def rare_skip(s: Ints, t: Ints, c: int, bit: int) -> int:
    """Return `SKIPS_NEXT` if a figure has the kind, size and rank of the one that stands, or is the same joker."""
    standing = s[C_DEMAND] - 1
    if standing < 0:
        return 0
    if standing >= t[FIGURES]:
        standing -= t[FIGURES]
    first = bit if bit >= CARDS else bit & ~3
    last = bit if bit >= CARDS else bit | 3
    for place in range(FIGURE_OF + BITS * c + first, FIGURE_OF + BITS * c + last + 1):
        if t[place] == standing:
            return SKIPS_NEXT
    return 0
