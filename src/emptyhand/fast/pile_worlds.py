"""Samples worlds of a pile game, positions that agree with everything a seat knows, and plays its moves out in them.

`base` is the known part of the state: hands hold their known cards, the stock all unseen cards. `k` says how many of
these lie where (`world_layout`). Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Floats, Grid, Ints, Rows
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.pile_deal import draw_from
from emptyhand.fast.pile_kernel import apply, is_done
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import count_of, kth_move, kth_of, moves_of
from emptyhand.fast.pile_weights import best_pile_move
from emptyhand.fast.pile_zones import kth_card, lane_sum, mover, put
from emptyhand.fast.registers import scalars
from emptyhand.fast.weights.layout import PILE_WEIGHTS
from emptyhand.fast.world_layout import *


def copy_words(source: Ints, target: Ints) -> None:
    for j in range(source.shape[0]):
        target[j] = source[j]


def take_unseen(s: Ints, low: int, high: int, key: int, number: int) -> int:
    """Take a random card of the stock that two masks allow, by a number of the stream."""
    low &= s[STOCK]
    high &= s[STOCK + 1]
    rank = kth_card(low, high, below(key, number, lane_sum(low) + lane_sum(high))) >> SUBJECT
    put(s, STOCK, rank, -1)
    return rank


def fill_sure(k: Ints, s: Ints, key: int, number: int) -> float:
    """Deal the certain cards: one of the rank that a hand holds, then cards of the ranks that it does not lack.

    Returns the number of choices as a share of the maximum; 0 if a card had to be of a lacking rank.
    """
    for seat in range(s[PLAYERS]):
        rank = k[K_SEAT * seat + K_HOLDS]
        if rank >= 0:
            put(s, STOCK, rank, -1)
            put(s, HANDS + 2 * seat, rank, 1)
    share = 1.0
    for turn in range(s[PLAYERS]):
        seat = k[K_SEAT * turn + K_ORDER]
        at = K_SEAT * seat
        low, high = LANES_MASK & ~k[at + K_LACK], LANES_MASK & ~k[at + K_LACK + 1]
        for j in range(k[at + K_FIRST]):
            left = lane_sum(s[STOCK] & low) + lane_sum(s[STOCK + 1] & high)
            share *= left / (k[at + K_CHOICES] - j)
            # The share is 0 now, so this world is rejected: any card will do to finish it.
            if left == 0:
                low, high = LANES_MASK, LANES_MASK
            put(s, HANDS + 2 * seat, take_unseen(s, low, high, key, number), 1)
            number += 1
    return share


def fill_rest(k: Ints, s: Ints, key: int, number: int) -> None:
    """Deal everything else: hands, hidden up cards, down cards. The remaining cards are the draw pile."""
    for seat in range(s[PLAYERS]):
        at = K_SEAT * seat
        for _ in range(k[at + K_HAND] - k[at + K_FIRST] - int(k[at + K_HOLDS] >= 0)):
            put(s, HANDS + 2 * seat, take_unseen(s, LANES_MASK, LANES_MASK, key, number), 1)
            number += 1
        for _ in range(k[at + K_UP]):
            put(s, UPS + 2 * seat, take_unseen(s, LANES_MASK, LANES_MASK, key, number), 1)
            number += 1
        slot, slots = 0, k[at + K_DOWN]
        while slots >> slot:
            if slots >> slot & 1:
                s[DOWNS + seat] |= (take_unseen(s, LANES_MASK, LANES_MASK, key, number) + 1) << (4 * slot)
                number += 1
            slot += 1


def ways_to_come_up(k: Ints, base: Ints, s: Ints) -> float:
    """Return in how many ways `fill_sure` could have started the dealt hands, as a multiple of the minimum.

    0 if a hand has too few cards of the ranks that it does not lack.
    """
    ways = 1.0
    for seat in range(s[PLAYERS]):
        at, hand = K_SEAT * seat, HANDS + 2 * seat
        low, high = s[hand] - base[hand], s[hand + 1] - base[hand + 1]
        others = lane_sum(low & ~k[at + K_LACK]) + lane_sum(high & ~k[at + K_LACK + 1])
        sure, holds = k[at + K_LACK_COUNT], k[at + K_HOLDS]
        if others < sure:
            return 0.0
        if holds >= 0:
            lane = 8 * (holds % LANES)
            ways *= (low if holds < LANES else high) >> lane & LANE
            # The card that the hand is known to hold was dealt apart, so it is none of those counted next.
            fits = 1 - (k[at + K_LACK + int(holds >= LANES)] >> lane & 1)
            others -= fits
            sure -= fits
        for j in range(k[at + K_FIRST]):
            ways *= (others - j) / (sure - j)
    return ways


def sample_pile(k: Ints, base: Ints, s: Ints, key: int) -> None:
    """Sample uniformly from the worlds that agree with everything known.

    Rejection sampling: worlds that the dealing produces more often are rejected more often.
    """
    number = HIDDEN_FROM
    # If none is accepted, the last world serves: a search needs some answer, and rejection may take too long.
    for _ in range(ATTEMPTS):
        copy_words(base, s)
        share = fill_sure(k, s, key, number + 1)
        fill_rest(k, s, key, number + 1 + NUMBERS // 2)
        ways = ways_to_come_up(k, base, s)
        if ways > 0 and below(key, number, 1 << 24) * ways < share * (1 << 24):
            break
        number += NUMBERS
    draw_from(s, s, key)


def rows_of(key: int, seat: int, players: int, others: int) -> int:
    """Return the table of weights for each seat in a world: the first for `seat`, a random later one for others."""
    rows = 0
    for other in range(players):
        if other != seat:
            rows |= (1 + below(key, CHOICES_FROM - 1 - other, others)) << (4 * other)
    return rows


def place_of(order: int, count: int, seat: int) -> int:
    """Return a seat's place among those that are out, from 0; UNPLACED if it is still in."""
    for place in range(count):
        if order >> (4 * place) & 15 == seat:
            return place
    return UNPLACED


def run_pile_worlds(k: Ints, base: Ints, seed: int, first: int, out: Rows) -> None:
    """Write one world per row, as a state."""
    for i in range(out.shape[0]):
        sample_pile(k, base, out[i], stream_key(seed, first + i))


def load_scalars(s: Ints, g: Ints) -> None:
    """Copy the scalars of a state, one by one, since a register has no index."""
    g[PHASE], g[TURN], g[DIRECTION], g[DEMAND] = s[PHASE], s[TURN], s[DIRECTION], s[DEMAND]
    g[RUN], g[RUN_LENGTH], g[OPENING] = s[RUN], s[RUN_LENGTH], s[OPENING]
    g[DRAW_AT], g[DRAW_END] = s[DRAW_AT], s[DRAW_END]
    g[OUT_COUNT], g[OUT_MASK], g[OUT_ORDER] = s[OUT_COUNT], s[OUT_MASK], s[OUT_ORDER]
    g[PLAYERS], g[DEALER], g[TIES], g[STARTER] = s[PLAYERS], s[DEALER], s[TIES], s[STARTER]
    g[KILLS], g[PICK_UPS], g[DECISIONS] = s[KILLS], s[PICK_UPS], s[DECISIONS]


def play_to_place(
    g: Ints, s: Ints, d: Ints, t: Ints, w: Floats, rows: int, key: int, cap: int, places: int, seat: int
) -> None:
    """Play on by weights until the seat has its place, `places` places are taken, or the cap is reached."""
    counter = CHOICES_FROM
    while g[OUT_COUNT] < places and not g[OUT_MASK] >> seat & 1 and not is_done(g, s, cap):
        row = PILE_WEIGHTS * (rows >> (4 * mover(g)) & 15)
        apply(g, s, d, t, best_pile_move(g, s, t, w, row, key, counter))
        counter += 1


def run_pile_judge(
    k: Ints,
    base: Ints,
    world: Ints,
    s: Ints,
    d: Ints,
    t: Ints,
    w: Floats,
    others: int,
    moves: Ints,
    seed: int,
    first: int,
    cap: int,
    places: int,
    out: Grid,
) -> None:
    """Write the mover's place after each of some moves (a row each, by number), in the same worlds (a column each)."""
    g, seat, players = scalars(), base[TURN], base[PLAYERS]
    for i in range(out.shape[1]):
        key = stream_key(seed, first + i)
        sample_pile(k, base, world, key)
        rows = rows_of(key, seat, players, others)
        for c in range(out.shape[0]):
            copy_words(world, s)
            load_scalars(world, g)
            apply(g, s, d, t, kth_move(g, s, t, moves[c]))
            play_to_place(g, s, d, t, w, rows, key, cap, places, seat)
            place = place_of(g[OUT_ORDER], g[OUT_COUNT], seat)
            out[c, i] = STALLED if place == UNPLACED and g[OUT_COUNT] < places and g[PHASE] != OVER else place


def run_pile_choice(k: Ints, base: Ints, world: Ints, t: Ints, w: Floats, seed: int) -> int:
    """Return the number of the move that the first table of weights prefers."""
    key = stream_key(seed, 0)
    sample_pile(k, base, world, key)
    best = best_pile_move(world, world, t, w, 0, key, CHOICES_FROM)
    moves = moves_of(world, world, t)
    for number in range(count_of(moves)):
        if kth_of(world, world, t, moves, number) == best:
            return number
    return 0
