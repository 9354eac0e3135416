"""Infers hands from passes: a seat that passed is less likely to hold what it would have played.

Worlds are drawn as in `climb_worlds` and kept according to how well they explain the passes that everyone remembers.
Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.chance import below
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_weights import best_climb_move
from emptyhand.fast.climb_worlds import sample_climb
from emptyhand.fast.world_layout import *

PASS_SLIP = 0.2
"""The probability that a seat passes where a table of weights would play."""


def would_play(s: Ints, t: Ints, w: Ints, row: int, q: Ints, seat: int, demand: int) -> int:
    """Whether a seat that plays by a row of weights would beat a demand with the cards it holds."""
    turn, standing, phase, owner = s[C_TURN], s[C_DEMAND], s[C_PHASE], s[C_OWNER]
    s[C_TURN], s[C_DEMAND], s[C_PHASE] = seat, demand, C_PLAY
    # Passes are remembered by demand, not by who made it: any other seat will do as the owner.
    s[C_OWNER] = 0 if seat else 1
    move = best_climb_move(s, t, w, row, q)
    s[C_TURN], s[C_DEMAND], s[C_PHASE], s[C_OWNER] = turn, standing, phase, owner
    return move != PASS


def explains_passes(k: Ints, s: Ints, t: Ints, w: Ints, row: int, q: Ints) -> float:
    """Return the likelihood of the remembered passes in a world."""
    likely = 1.0
    for seat in range(s[C_PLAYERS]):
        first = k[KC_PASSED + 2 * seat]
        for j in range(k[KC_PASSED + 2 * seat + 1]):
            if would_play(s, t, w, row, q, seat, k[first + j]):
                likely *= PASS_SLIP
    return likely


def sample_likely(k: Ints, base: Ints, s: Ints, t: Ints, w: Ints, row: int, q: Ints, key: int) -> None:
    """Sample a world in proportion to how well it explains the passes; the last of a few attempts is always kept."""
    for attempt in range(LIKELY_ATTEMPTS):
        sample_climb(k, base, s, t, key + (attempt << 34))
        if below(key, HIDDEN_FROM - 1 - attempt, 1 << 24) < explains_passes(k, s, t, w, row, q) * (1 << 24):
            return
