"""Plans a climbing hand: what it costs to part with it, in turns, and what a play saves of that.

Suits are ignored: a hand is its number of cards of each rank, one nibble each. `w` is a flat table of weights
(`weights.layout`), `q` a scratch stack and a cache. Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import lowest_bit
from emptyhand.fast.climb_counted import with_all_jokers
from emptyhand.fast.climb_figures import C_BOMBS_ONE_COLOUR
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_sets import ranks_of, tops
from emptyhand.fast.weights.layout import *

SPREAD = 0x1E3779B97F4A7C15


def nibble_counts(x: int) -> int:
    """Return how many cards there are of each rank, one nibble each."""
    x = x - (x >> 1 & 0x55555555555555)
    return (x & 0x33333333333333) + (x >> 2 & 0x33333333333333)


def counts_of(hand: int) -> int:
    """Return how many cards of each rank a hand holds, one nibble each."""
    return with_all_jokers(hand) if COUNTED else nibble_counts(hand)


def ranks_in_rows(t: Ints, counts: int) -> int:
    """Return the full nibbles of the ranks that may be part of a run or of a run of pairs, by their neighbours.

    All other ranks can be parted with in sets only.
    """
    length = t[PLANNED_LENGTH]
    held = tops(ranks_of(counts) & t[PLANNED_RANKS], length)
    for _ in range(length - 1):
        held |= held >> 4
    return held * 15


def turns_saved(t: Ints, w: Ints, row: int, q: Ints, counts: int, rows: int, less: int) -> int:
    """Return how much lower the cost of a hand is without some of its cards; `rows` are its `ranks_in_rows`.

    Only the ranks of these cards count, and the rows that they are part of: no combination crosses a gap between ranks.
    """
    saved = 0
    left = less & ~rows
    while left:
        low = lowest_bit(left) >> 2
        count = counts >> (4 * low) & 15
        saved += cost_of_sets(t, w, row, low, count) - cost_of_sets(t, w, row, low, count - (less >> (4 * low) & 15))
        left &= ~(15 << (4 * low))
    left = less & rows
    while left:
        stretch = rows & ~(rows + (rows & -rows))
        rows ^= stretch
        if left & stretch:
            before = counts & stretch
            saved += turns_left(t, w, row, q, before) - turns_left(t, w, row, q, before - (left & stretch))
            left &= ~stretch
    return saved


def cost_of_sets(t: Ints, w: Ints, row: int, low: int, count: int) -> int:
    """Return the cost of the cards of one rank, parted with as sets, the largest first."""
    cost = 0
    while count:
        size = t[LARGEST_SET + count]
        # A joker costs what the highest other rank does.
        cost += w[row + WC_BOMB] if size > 3 else w[row + WC_COST + min(low, CLIMB_RANK_COUNT - 1)]
        count -= size
    return cost


def turns_left(t: Ints, w: Ints, row: int, q: Ints, counts: int) -> int:
    """Return the lowest cost of a hand over every way to split it into combinations, lowest rank first.

    A split is given up where it already costs as much as another one: rows must not cost less than nothing. Cached in
    `q` beyond the stack, because rollouts return to the same stretches of ranks again and again.
    """
    name = counts << 4 | row // CLIMB_WEIGHTS
    # High bits of the product: low ones would not depend on the high ranks.
    slot = STACK + 2 * (name * SPREAD >> 49 & REMEMBERED - 1)
    if q[slot] == name:
        return q[slot + 1]
    best = NEVER
    q[0], q[1] = counts, 0
    depth = 1
    while depth > 0:
        depth -= 1
        counts, cost = q[2 * depth], q[2 * depth + 1]
        if cost >= best:
            continue
        if counts == 0:
            best = cost
            continue
        place = lowest_bit(counts) >> 2
        depth = push_parts(t, w, row, q, depth, counts, cost, place)
    q[slot] = name
    q[slot + 1] = best
    return best


def push_parts(t: Ints, w: Ints, row: int, q: Ints, depth: int, counts: int, cost: int, low: int) -> int:
    """Push every combination that can contain a card of the lowest rank; return the new depth of the stack."""
    size = t[LARGEST_SET + (counts >> (4 * low) & 15)]
    q[2 * depth] = counts - (size << (4 * low))
    # A joker costs what the highest other rank does.
    q[2 * depth + 1] = cost + (w[row + WC_BOMB] if size > 3 else w[row + WC_COST + min(low, CLIMB_RANK_COUNT - 1)])
    depth += 1
    depth = push_rows(q, depth, counts, cost, low, 1, t[COMBINATIONS_RUN_RANKS], t[RUN_LENGTHS], w, row, WC_COST)
    if t[C_BOMBS_ONE_COLOUR]:
        return depth
    return push_rows(q, depth, counts, cost, low, 2, t[BOMBS_PAIR_RUN_RANKS], t[PAIR_LENGTHS], w, row, WC_BOMB)


def push_rows(
    q: Ints,
    depth: int,
    counts: int,
    cost: int,
    low: int,
    size: int,
    ranks: int,
    lengths: int,
    w: Ints,
    row: int,
    weight: int,
) -> int:
    """Push rows with `size` cards of each rank, from the lowest rank up; bombs cost the same at any height."""
    place = low
    cards = 0
    while place < CLIMB_RANK_COUNT and ranks >> (4 * place) & 1 and counts >> (4 * place) & 15 >= size:
        cards += size << (4 * place)
        if lengths >> (place - low + 1) & 1:
            q[2 * depth] = counts - cards
            q[2 * depth + 1] = cost + (w[row + weight + place] if weight == WC_COST else w[row + weight])
            depth += 1
        place += 1
    return depth
