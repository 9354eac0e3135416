"""Samples worlds of a climbing game: deals that agree with everything a seat knows.

`base` is the known part of the state, `k` says which cards may be where (`world_layout`). Plain Python for
`target.build`.
"""

from emptyhand.fast.arrays import Ints, Rows
from emptyhand.fast.bits import bit_count
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.climb_counted import counted_size, holding, kth_counted
from emptyhand.fast.climb_kernel import count_climb_moves, kth_climb_move
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_sets import kth_bit
from emptyhand.fast.climb_weights import best_climb_move, can_be_beaten
from emptyhand.fast.pile_worlds import copy_words
from emptyhand.fast.world_layout import *


def fill_hands(k: Ints, s: Ints, t: Ints, key: int, number: int) -> float:
    """Deal the unseen cards; the remaining ones were never dealt.

    Returns the number of choices as a share of the maximum; 0 if a card had to be one that does not fit.
    """
    if COUNTED:
        return fill_counted(k, s, key, number)
    taken = s[C_GONE]
    for seat in range(s[C_PLAYERS]):
        s[C_HANDS + seat] |= k[KC_SURE + seat]
        taken |= s[C_HANDS + seat]
    share = 1.0
    for turn in range(s[C_PLAYERS]):
        seat = k[KC_ORDER + turn]
        pool = k[KC_MAY + seat] & ~taken
        for j in range(k[KC_COUNT + seat]):
            left = bit_count(pool)
            share *= left / (k[KC_CHOICES + seat] - j)
            if left == 0:
                # The share is 0 now, so this world is rejected: any card will do to finish it.
                pool = t[C_ALL_CARDS] & ~taken
                left = bit_count(pool)
            card = 1 << kth_bit(pool, below(key, number, left))
            number += 1
            pool ^= card
            taken |= card
            s[C_HANDS + seat] |= card
    return share


def fill_counted(k: Ints, s: Ints, key: int, number: int) -> float:
    """Do the same where hands count the cards of each rank: a seat may hold all unseen cards of a rank, or none."""
    pool = 0
    for seat in range(s[C_PLAYERS]):
        s[C_HANDS + seat] += k[KC_SURE + seat]
        pool |= k[KC_MAY + seat]
    share = 1.0
    for turn in range(s[C_PLAYERS]):
        seat = k[KC_ORDER + turn]
        may = holding(k[KC_MAY + seat], 1) * 15
        for j in range(k[KC_COUNT + seat]):
            fitting = pool & may
            left = counted_size(fitting)
            share *= left / (k[KC_CHOICES + seat] - j)
            if left == 0:
                # As above: this world is rejected.
                fitting = pool
                left = counted_size(pool)
            card = 1 << kth_counted(fitting, below(key, number, left))
            number += 1
            pool -= card
            s[C_HANDS + seat] += card
    return share


def agrees(k: Ints, s: Ints, t: Ints) -> int:
    """Whether no seat can beat the demands that it was forced to pass on."""
    for seat in range(s[C_PLAYERS]):
        first = k[KC_UNBEATEN + 2 * seat]
        for j in range(k[KC_UNBEATEN + 2 * seat + 1]):
            if can_be_beaten(t, s[C_HANDS + seat], k[first + j]):
                return False
    return True


def sample_climb(k: Ints, base: Ints, s: Ints, t: Ints, key: int) -> None:
    """Sample uniformly from the worlds that agree with everything known."""
    number = HIDDEN_FROM
    # If none is accepted, the last world serves: a search needs some answer, and rejection may take too long.
    for _ in range(ATTEMPTS):
        copy_words(base, s)
        share = fill_hands(k, s, t, key, number + 1)
        if below(key, number, 1 << 24) < share * (1 << 24) and agrees(k, s, t):
            return
        number += NUMBERS


def run_climb_worlds(k: Ints, base: Ints, t: Ints, seed: int, first: int, out: Rows) -> None:
    """Write one world per row, as a state."""
    for i in range(out.shape[0]):
        sample_climb(k, base, out[i], t, stream_key(seed, first + i))


def run_climb_choice(k: Ints, base: Ints, world: Ints, t: Ints, w: Ints, q: Ints, seed: int) -> int:
    """Return the number of the move that the first table of weights prefers."""
    sample_climb(k, base, world, t, stream_key(seed, 0))
    best = best_climb_move(world, t, w, 0, q)
    for number in range(count_climb_moves(world, t)):
        if kth_climb_move(world, t, number) == best:
            return number
    return 0
