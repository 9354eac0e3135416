"""Choosing by weights in a pile game: every legal move gets a score, the best one is made, chance breaks ties.

`w` is one or more flat tables of weights (`weights.layout`), one row each. A play scores its rank's weight in this
stage of the game, a weight for every further card of the set, and bonuses for completing a run that kills and for going
out. Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Floats, Ints
from emptyhand.fast.bits import lowest_bit
from emptyhand.fast.chance import MASK32, below, mixed
from emptyhand.fast.pile_deal import PICK_UP_TOP
from emptyhand.fast.pile_kernel import RUN_WITHIN_ONE_PLAY, apply, is_done, next_in
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import count_moves, count_of, filled_slots, kth_move, kth_of, moves_of
from emptyhand.fast.pile_zones import binding, fitting, held, mover, rank_in_order, size
from emptyhand.fast.weights.layout import *

SLIP = 0x5A5A5A5A
WAY_OUT = 0x3C3C3C3C
LONG = 256  # moves before the search for cycles begins: almost every game that ends is over by then


def completes_run(g: Ints, t: Ints, rank: int, count: int) -> int:
    """Whether `count` cards of a rank make a run on top of the pile that kills it. Without branches: it is chance."""
    counts_as = t[RUN_AS + RANKS * binding(g) + rank]
    kill_run = t[RUN_KILL_RUN + (g[PLAYERS] & 15)]
    goes_on = int(counts_as == g[RUN])
    if ALL_RULES:
        goes_on &= 1 - t[RUN_WITHIN_ONE_PLAY]
    return int(counts_as >= 0) & int(kill_run > 0) & int(count + goes_on * g[RUN_LENGTH] >= kill_run)


def cards_to_go_out(g: Ints, s: Ints) -> int:
    """Return how many cards the mover has left; 0 while there are cards to draw."""
    seat = mover(g)
    left = size(s, HANDS + 2 * seat) + size(s, UPS + 2 * seat) + filled_slots(s[DOWNS + seat])
    return left if g[DRAW_AT] == g[DRAW_END] else 0


def stage_of(g: Ints, s: Ints) -> int:
    """Return the offset of this stage's ranks in a table by stage and rank."""
    hand = HANDS + 2 * mover(g)
    if g[DRAW_AT] < g[DRAW_END]:
        return 0
    return RANKS if s[hand] | s[hand + 1] else 2 * RANKS


def next_is_nearly_out(g: Ints, s: Ints) -> int:
    seat = next_in(g, 1)
    held_there = size(s, HANDS + 2 * seat) + size(s, UPS + 2 * seat)
    # The first test spares most seats the count of their down cards.
    return 1 if held_there <= NEARLY_OUT and held_there + filled_slots(s[DOWNS + seat]) <= NEARLY_OUT else 0


def pile_score(g: Ints, s: Ints, t: Ints, w: Floats, row: int, code: int, heavy: int, near: int) -> float:
    """Score a move by the weights from `row` on; `heavy` and `near` are the same for all moves of a turn."""
    kind, rank, count = code >> KIND, code >> SUBJECT & LANE, code & LANE
    if kind in (M_PLAY, M_TAKE):
        stage = stage_of(g, s)
        score = w[row + W_PLAY + stage + rank] + w[row + W_HEAVY + rank] * heavy + w[row + W_NEAR + rank] * near
        if kind == M_TAKE:
            # An up card is taken before it has to fit: one that does not brings the pile along.
            return score if held(t, fitting(g), rank) else score + w[row + W_MISFIT]
        score += w[row + W_FURTHER + stage + rank] * (count - 1)
        kills, leaves = completes_run(g, t, rank, count), int(count == cards_to_go_out(g, s))
        return score + w[row + W_RUN] * kills + w[row + W_OUT] * leaves
    if kind == M_PLACE:
        return w[row + W_PLACE + rank]
    if kind == M_FLIP:
        return w[row + W_FLIP]
    if kind == M_END_TURN:
        return END_TURN
    score = w[row + W_PICK_UP] + w[row + W_PICK_HEAVY] * heavy
    return score + w[row + W_ALONG + rank] * count if count else score


def best_pile_move(g: Ints, s: Ints, t: Ints, w: Floats, row: int, key: int, counter: int) -> int:
    """Return the move with the highest score; chance breaks ties."""
    moves = moves_of(g, s, t)
    n = count_of(moves)
    slips = n > 1 and w[row + W_SLIP] > 0 and below(key ^ SLIP, counter, 1 << 20) < w[row + W_SLIP] * (1 << 20)
    if n == 1 or slips:
        return kth_of(g, s, t, moves, below(key, counter, n))
    heavy, near = min(size(s, PILE), MOST_HEAVY), next_is_nearly_out(g, s)
    if ALL_RULES and t[PICK_UP_TOP]:
        # Only the top of the pile threatens to be picked up.
        heavy = min(heavy, t[PICK_UP_TOP])
    kind, low, high, _, ends = moves
    # Where sets have a size of their own, the place of a card among its equals is not the count of its play.
    if kind == M_PLAY and low | high and not (ALL_RULES and (ends or t[RARE_SETS])):
        return best_play(g, s, t, w, row, key, counter, low, high, n, heavy, near)
    best, top, equals = 0, 0.0, 0
    for k in range(n):
        move = kth_of(g, s, t, moves, k)
        score = pile_score(g, s, t, w, row, move, heavy, near)
        if k == 0 or score > top:
            best, top, equals = move, score, 1
        elif score == top:
            equals += 1
            if below(key ^ k, counter, equals) == 0:
                best = move
    return best


def best_play(
    g: Ints,
    s: Ints,
    t: Ints,
    w: Floats,
    row: int,
    key: int,
    counter: int,
    low: int,
    high: int,
    n: int,
    heavy: int,
    near: int,
) -> int:
    """Return the same where the moves are the playable cards and perhaps the pile: rank by rank, without a list."""
    stage, left, k = row + stage_of(g, s), cards_to_go_out(g, s), 0
    best, top, equals, first, last, count = PICK_UP_CODE, 0.0, 0, 0, -1, 0
    while low | high:
        if low == 0:
            low, high, first = high, 0, LANES
        lane = lowest_bit(low) >> 3
        low -= 1 << 8 * lane
        rank = lane + first
        count = count + 1 if rank == last else 1
        last = rank
        score = w[stage + W_PLAY + rank] + w[row + W_HEAVY + rank] * heavy + w[row + W_NEAR + rank] * near
        score = score + w[stage + W_FURTHER + rank] * (count - 1)
        kills, leaves = completes_run(g, t, rank, count), int(count == left)
        score = score + w[row + W_RUN] * kills + w[row + W_OUT] * leaves
        if score >= top or k == 0:
            equals = equals + 1 if score == top and k else 1
            if equals == 1 or below(key ^ k, counter, equals) == 0:
                best, top = M_PLAY << KIND | rank << SUBJECT | count, score
        k += 1
    if k < n:
        score = w[row + W_PICK_UP] + w[row + W_PICK_HEAVY] * heavy
        if score > top or (score == top and below(key ^ k, counter, equals + 1) == 0):
            best = PICK_UP_CODE
    return best


def play_by_weights(
    g: Ints, s: Ints, d: Ints, t: Ints, w: Floats, rows: int, key: int, counter: int, cap: int, places: int
) -> None:
    """Play every seat by its own row of weights until `places` places are taken, the game ends, or the cap is reached.

    `rows` holds four bits per seat: the table of `w` that it plays by.
    """
    while not is_done(g, s, cap) and g[OUT_COUNT] < places:
        row = PILE_WEIGHTS * (rows >> (4 * mover(g)) & 15)
        apply(g, s, d, t, best_pile_move(g, s, t, w, row, key, counter))
        counter += 1


# -- escaping cycles -----------------------------------------------------------------------------------------------


def position_name(g: Ints, s: Ints, t: Ints) -> int:
    """Return a 62-bit hash of everything that the rest of the game depends on."""
    low, high = mixed(g[TURN] << 8 | g[DIRECTION] + 1), mixed(g[DRAW_AT] << 8 | g[OUT_MASK])
    if ALL_RULES:
        high = mixed(high ^ s[LEADER] + 1)
    low = mixed(low ^ (s[AMOUNT] << 21 | g[DEMAND] << 16 | g[RUN] + 1 << 8 | g[RUN_LENGTH]))
    for zone in range(PILE, PILE + 2):
        low, high = mixed(low ^ (s[zone] & MASK32)), mixed(high ^ (s[zone] >> 32))
    for zone in range(HANDS, DOWNS + SEATS):
        low, high = mixed(low ^ (s[zone] & MASK32)), mixed(high ^ (s[zone] >> 32) ^ low)
    if ALL_RULES and t[PICK_UP_TOP]:
        for place in range(size(s, PILE)):
            low = mixed(low ^ rank_in_order(s, place))
    return (high & 0x3FFFFFFF) << 32 | low


def play_without_circles(g: Ints, s: Ints, d: Ints, t: Ints, w: Floats, key: int, counter: int, cap: int) -> None:
    """Play every seat by the first row of weights to the end or the cap, and escape from cycles.

    A long game is compared with one of its earlier positions, which is replaced after twice as many moves each time
    (Brent's cycle detection). The n-th time that the position recurs, the next n choices are random, and the search
    starts again, because they may have led into another cycle.
    """
    made, gap, kept_until, kept, met, free = 0, LONG, LONG, 0, 0, 0
    while not is_done(g, s, cap):
        move = best_pile_move(g, s, t, w, 0, key, counter)
        if made >= LONG:
            name = position_name(g, s, t)
            if name == kept:
                met += 1
                free = met
                gap = LONG
                kept_until = made + gap
            elif made >= kept_until:
                kept = name
                gap *= 2
                kept_until = made + gap
            n = count_moves(g, s, t)
            if free > 0 and n > 1:
                move = kth_move(g, s, t, below(key ^ WAY_OUT, counter, n))
                free -= 1
        apply(g, s, d, t, move)
        counter += 1
        made += 1
