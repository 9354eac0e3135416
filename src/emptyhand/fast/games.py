"""Plays whole games in a row, on one CPU thread. Plain Python for `target.build`.

`out` holds one column per game (`columns`), `totals` the cards or figures laid, by rank or class, by anyone and by
winners.
"""

from emptyhand.fast.arrays import Floats, Grid, Ints
from emptyhand.fast.chance import stream_key
from emptyhand.fast.climb_counted import size_of
from emptyhand.fast.climb_kernel import deal_climb_random, play_climb_random
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_weights import play_climb_by_weights
from emptyhand.fast.columns import *
from emptyhand.fast.pile_deal import deal_random
from emptyhand.fast.pile_kernel import play_random
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import filled_slots
from emptyhand.fast.pile_weights import play_without_circles
from emptyhand.fast.pile_zones import size
from emptyhand.fast.registers import scalars


def write_pile(g: Ints, s: Ints, t: Ints, out: Grid, totals: Ints, i: int) -> None:
    """Write the results of a game that has ended or stalled."""
    over = g[PHASE] == OVER
    out[ORDER, i] = g[OUT_ORDER]
    out[PLACED, i] = g[OUT_COUNT] if over else -1
    out[DECISION_COUNT, i] = g[DECISIONS]
    out[OPENER, i] = g[STARTER]
    out[KILL_COUNT, i] = g[KILLS]
    out[PICK_UP_COUNT, i] = g[PICK_UPS]
    out[WON_AT_ONCE, i] = 0
    for seat in range(SEATS):
        slots = filled_slots(s[DOWNS + seat])
        out[CARDS_LEFT + seat, i] = size(s, HANDS + 2 * seat) + size(s, UPS + 2 * seat) + slots
    if t[COUNT_LAID]:
        winner = g[OUT_ORDER] & 15 if over else -1
        for seat in range(g[PLAYERS]):
            for rank in range(RANKS):
                laid = s[LAID + RANKS * seat + rank]
                totals[rank] += laid
                if seat == winner:
                    totals[KINDS + rank] += laid


def run_pile(s: Ints, d: Ints, t: Ints, players: int, seed: int, first: int, cap: int, out: Grid, totals: Ints) -> None:
    """Play random games `first`, `first + 1`, … of a seed, one for each column of `out`."""
    g = scalars()
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        counter = deal_random(g, s, d, t, players, key)
        play_random(g, s, d, t, key, counter, cap)
        write_pile(g, s, t, out, totals, i)


def run_pile_weights(
    s: Ints, d: Ints, t: Ints, w: Floats, players: int, seed: int, first: int, cap: int, out: Grid, totals: Ints
) -> None:
    """Play the same games with every seat choosing by weights."""
    g = scalars()
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        counter = deal_random(g, s, d, t, players, key)
        play_without_circles(g, s, d, t, w, key, counter, cap)
        write_pile(g, s, t, out, totals, i)


def write_climb(s: Ints, t: Ints, out: Grid, totals: Ints, i: int) -> None:
    """Write the results of a game that has ended or stalled."""
    over = s[C_PHASE] == C_OVER
    out[ORDER, i] = s[C_OUT_ORDER]
    out[PLACED, i] = s[C_OUT_COUNT] if over else -1
    out[DECISION_COUNT, i] = s[C_DECISIONS]
    out[OPENER, i] = s[C_STARTER]
    out[KILL_COUNT, i] = s[C_ROUNDS]
    out[PICK_UP_COUNT, i] = s[C_PASSES]
    out[WON_AT_ONCE, i] = s[C_INSTANT]
    for seat in range(SEATS):
        out[CARDS_LEFT + seat, i] = size_of(s[C_HANDS + seat])
    if t[COUNT_FIGURES]:
        winner = s[C_OUT_ORDER] & 15 if over else -1
        for seat in range(s[C_PLAYERS]):
            for c in range(t[CLASSES]):
                laid = s[C_LAID + MOST_CLASSES * seat + c]
                totals[c] += laid
                if seat == winner:
                    totals[KINDS + c] += laid


def run_climb(
    s: Ints, d: Ints, t: Ints, players: int, seed: int, first: int, cap: int, out: Grid, totals: Ints
) -> None:
    """Play random games `first`, `first + 1`, … of a seed, one for each column of `out`."""
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        counter = deal_climb_random(s, d, t, players, key)
        play_climb_random(s, d, t, key, counter, cap)
        write_climb(s, t, out, totals, i)


def run_climb_weights(
    s: Ints, d: Ints, t: Ints, w: Ints, q: Ints, players: int, seed: int, first: int, cap: int, out: Grid, totals: Ints
) -> None:
    """Play the same games with every seat choosing by weights."""
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        deal_climb_random(s, d, t, players, key)
        play_climb_by_weights(s, t, w, 0, q, cap, SEATS)
        write_climb(s, t, out, totals, i)
