"""Plays out the moves of a climbing game in worlds that agree with everything a seat knows.

Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Grid, Ints
from emptyhand.fast.chance import stream_key
from emptyhand.fast.climb_kernel import apply_climb, is_climb_done, kth_climb_move
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_passes import sample_likely
from emptyhand.fast.climb_weights import play_climb_by_weights
from emptyhand.fast.pile_worlds import copy_words, place_of, rows_of
from emptyhand.fast.weights.layout import CLIMB_WEIGHTS
from emptyhand.fast.world_layout import *


def run_climb_judge(
    k: Ints,
    base: Ints,
    world: Ints,
    s: Ints,
    t: Ints,
    w: Ints,
    q: Ints,
    others: int,
    moves: Ints,
    seed: int,
    first: int,
    cap: int,
    places: int,
    out: Grid,
) -> None:
    """Write the mover's place after each of some moves (a row each, by number), in the same worlds (a column each)."""
    seat, players = base[C_TURN], base[C_PLAYERS]
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        sample_likely(k, base, world, t, w, CLIMB_WEIGHTS, q, key)
        rows = rows_of(key, seat, players, others)
        for c in range(out.shape[0]):
            copy_words(world, s)
            apply_climb(s, t, kth_climb_move(s, t, moves[c]))
            while s[C_OUT_COUNT] < places and not s[C_OUT_MASK] >> seat & 1 and not is_climb_done(s, cap):
                play_climb_by_weights(s, t, w, rows, q, cap, s[C_OUT_COUNT] + 1)
            place = place_of(s[C_OUT_ORDER], s[C_OUT_COUNT], seat)
            over = s[C_PHASE] == C_OVER or s[C_OUT_COUNT] >= places
            out[c, i] = STALLED if place == UNPLACED and not over else place
