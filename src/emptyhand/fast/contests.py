"""Contests between tables of weights: one seat plays the first, the rest play the others, each deal from each seat.

Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Floats, Ints
from emptyhand.fast.chance import stream_key
from emptyhand.fast.climb_kernel import deal_climb_random
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_weights import play_climb_by_weights
from emptyhand.fast.pile_deal import deal_random
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_weights import play_by_weights
from emptyhand.fast.pile_worlds import place_of, rows_of
from emptyhand.fast.world_layout import *


def run_pile_contest(
    s: Ints, d: Ints, t: Ints, w: Floats, others: int, players: int, seed: int, first: int, cap: int, out: Ints
) -> None:
    """Write the place of the first table's seat once the first seat is out, for each game: 0 if it won."""
    for i in range(out.shape[0]):
        seat, number = (first + i) % players, (first + i) // players
        key = stream_key(seed, number)
        counter = deal_random(s, s, d, t, players, key)
        play_by_weights(s, s, d, t, w, rows_of(key, seat, players, others), key, counter, cap, 1)
        out[i] = place_of(s[OUT_ORDER], s[OUT_COUNT], seat)


def run_climb_contest(
    s: Ints, d: Ints, t: Ints, w: Ints, q: Ints, others: int, players: int, seed: int, first: int, cap: int, out: Ints
) -> None:
    """Do the same for a climbing game."""
    for i in range(out.shape[0]):
        seat, number = (first + i) % players, (first + i) // players
        key = stream_key(seed, number)
        deal_climb_random(s, d, t, players, key)
        play_climb_by_weights(s, t, w, rows_of(key, seat, players, others), q, cap, 1)
        out[i] = place_of(s[C_OUT_ORDER], s[C_OUT_COUNT], seat)
