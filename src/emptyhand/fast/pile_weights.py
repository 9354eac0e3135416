"""Choosing by weights in a pile game: every legal move gets a score, the best is made, chance decides between equals.

`w` is a flat table of weights (`weights.layout`): a play is worth its rank's weight, a weight for every further card of
the set, and bonuses for completing a run that kills and for going out. Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Floats, Ints
from emptyhand.fast.chance import below
from emptyhand.fast.pile_kernel import apply, is_done
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import count_moves, filled_slots, kth_move
from emptyhand.fast.pile_zones import binding, held, mover, size
from emptyhand.weights.layout import *


def completes_run(g: Ints, t: Ints, rank: int, count: int) -> int:
    """Whether so many cards of a rank make a run on top of the pile that kills it."""
    counts_as = t[RUN_AS + RANKS * binding(g) + rank]
    kill_run = t[KILL_RUN + (g[PLAYERS] & 15)]
    if counts_as < 0 or kill_run == 0:
        return 0
    if counts_as == g[RUN] and not t[ONE_PLAY]:
        count += g[RUN_LENGTH]
    return 1 if count >= kill_run else 0


def goes_out(g: Ints, s: Ints, count: int) -> int:
    """Whether so many cards are all that the mover has left."""
    seat = mover(g)
    left = size(s, HANDS + 2 * seat) + size(s, UPS + 2 * seat) + filled_slots(s[DOWNS + seat])
    return 1 if g[DRAW_AT] == g[DRAW_END] and left == count else 0


def pile_score(g: Ints, s: Ints, t: Ints, w: Floats, code: int) -> float:
    kind, rank, count = code >> KIND, code >> SUBJECT & LANE, code & LANE
    if kind == M_PLAY:
        score = w[W_PLAY + rank] + w[W_FURTHER + rank] * (count - 1)
        return score + w[W_RUN] * completes_run(g, t, rank, count) + w[W_OUT] * goes_out(g, s, count)
    if kind == M_TAKE:
        fits = held(t, LEGAL + 2 * binding(g), rank)
        return w[W_PLAY + rank] if fits else w[W_PLAY + rank] + w[W_MISFIT]
    if kind == M_PLACE:
        return w[W_PLACE + rank]
    if kind == M_FLIP:
        return w[W_FLIP]
    return w[W_PICK_UP] + w[W_ALONG + rank] * count if count else w[W_PICK_UP]


def best_pile_move(g: Ints, s: Ints, t: Ints, w: Floats, key: int, counter: int) -> int:
    """The move with the highest score, one of the equals by chance."""
    best = kth_move(g, s, t, 0)
    n = count_moves(g, s, t)
    if n == 1:
        return best
    top = pile_score(g, s, t, w, best)
    equals = 1
    for k in range(1, n):
        move = kth_move(g, s, t, k)
        score = pile_score(g, s, t, w, move)
        if score > top:
            best, top, equals = move, score, 1
        elif score == top:
            equals += 1
            if below(key ^ k, counter, equals) == 0:
                best = move
    return best


def play_by_weights(g: Ints, s: Ints, d: Ints, t: Ints, w: Floats, key: int, counter: int, cap: int) -> None:
    """Every seat by the same weights, to the end of the game or the cap."""
    while not is_done(g, s, cap):
        apply(g, s, d, t, best_pile_move(g, s, t, w, key, counter))
        counter += 1
