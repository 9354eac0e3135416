"""Hands of two packs as numbers of cards by rank, and their figures. Plain Python for `target.build`.

Every card is there twice, so suits decide nothing: a nibble of a hand is the number of its cards of a rank, at most
eight. The jokers and the big jokers have a nibble each.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count, lowest_bit
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_sets import span_of, tops

EVERY_OTHER = 0xF0F0F0F0F0F0F0F


def counted_size(x: int) -> int:
    """Return the number of cards of a hand."""
    # A product would be shorter, but it leaves 64 bits, and the compiler may assume that signed numbers do not.
    x = (x & EVERY_OTHER) + (x >> 4 & EVERY_OTHER)
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0xFF


def size_of(hand: int) -> int:
    """Return the number of cards of a hand, counted or not."""
    return counted_size(hand) if COUNTED else bit_count(hand)


def pack_size(t: Ints) -> int:
    """Return how many cards a pack has."""
    return size_of(t[C_ALL_CARDS])


def packs_of(t: Ints, players: int) -> int:
    """Return how many packs so many players have."""
    return 1 + (t[TWO_PACKS] >> players & 1)


def holding(x: int, least: int) -> int:
    """Return the lowest bit of every nibble that counts at least so many cards, one to eight."""
    return x + COUNTED_LOW * (8 - least) >> 3 & COUNTED_LOW


def with_all_jokers(x: int) -> int:
    """Count the big jokers among the jokers."""
    return (x & 16 * JOKERS - 1) + (x >> 4 & 15 * JOKERS)


def kth_counted(x: int, k: int) -> int:
    """Return the nibble of the k-th card of a hand, from low to high, as the position of its lowest bit."""
    place = 0
    while k >= 0:
        place = lowest_bit(x) & ~3
        k -= x >> place & 15
        x &= ~(15 << place)
    return place


def counted_place(card: int) -> int:
    """Return the position of the nibble of a card that is numbered by strength."""
    return card & ~3 if card <= CARDS else CARDS + 4 * (card - CARDS)


def counted_figures(t: Ints, hand: int, c: int) -> int:
    """Return the figures of a class that the hand can make."""
    kind, length = t[CLASS_KIND + c], t[CLASS_LENGTH + c]
    if kind == K_SET:
        return holding(hand if length == 1 else with_all_jokers(hand), length)
    if kind == K_RUN:
        return tops(holding(hand, 1) & t[COMBINATIONS_RUN_RANKS], length)
    if kind == K_PAIRS_BY_RANK:
        return tops(holding(hand, 2) & t[BOMBS_PAIR_RUN_RANKS], length)
    if kind == K_TRIPLES:
        return tops(holding(hand, 3) & t[COMBINATIONS_RUN_RANKS], length)
    # What goes with a triple or a four: cards of another rank.
    whole = with_all_jokers(hand)
    others = holding(whole, 2 if kind == K_FULL_HOUSE else 1)
    if others & (others - 1) == 0:
        return 0
    return holding(whole, 4 if kind == K_FOUR_AND_ONE else 3) & SUITED_LOW


def counted_cards(t: Ints, hand: int, c: int, bit: int) -> int:
    """Return the cards of a figure; of jokers the lower ones."""
    kind, length = t[CLASS_KIND + c], t[CLASS_LENGTH + c]
    if kind == K_SET:
        return 1 << bit if length == 1 else cards_of_rank(hand, bit, length)
    if kind == K_RUN:
        return LOW & span_of(bit, length)
    if kind == K_PAIRS_BY_RANK:
        return 2 * (LOW & span_of(bit, length))
    if kind == K_TRIPLES:
        return 3 * (LOW & span_of(bit, length))
    least = 2 if kind == K_FULL_HOUSE else 1
    other = lowest_bit(holding(with_all_jokers(hand), least) & ~(1 << bit))
    return (4 if kind == K_FOUR_AND_ONE else 3) << bit | cards_of_rank(hand, other, least)


def cards_of_rank(hand: int, place: int, count: int) -> int:
    """Return so many cards of the rank at a place; jokers before big jokers."""
    if place < CARDS:
        return count << place
    lower = min(hand >> place & 15, count)
    return lower << place | (count - lower) << place + 4
