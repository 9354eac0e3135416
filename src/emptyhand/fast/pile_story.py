"""Tells pile games: the same games as `games` plays, with what happens on the way. Plain Python for `target.build`."""

from emptyhand.fast.arrays import Bytes, Floats, Ints
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.columns import KINDS
from emptyhand.fast.pile_deal import deal_random, draw_from
from emptyhand.fast.pile_kernel import apply, is_done
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import count_moves, filled_slots, kth_move
from emptyhand.fast.pile_weights import LONG, WAY_OUT, best_pile_move, position_name
from emptyhand.fast.pile_zones import held, mover, size
from emptyhand.fast.stories import (
    is_chosen,
    keep_choice,
    move_of_take,
    note_cards,
    note_end,
    note_group,
    note_takes,
    open_story,
)
from emptyhand.fast.story_layout import *


def cards_of_seat(s: Ints, seat: int) -> int:
    return size(s, HANDS + 2 * seat) + size(s, UPS + 2 * seat) + filled_slots(s[DOWNS + seat])


def note_counts(s: Ints, k: Ints, seat: int) -> int:
    """Note the cards of every seat that the move of one may have changed; return how many more there are.

    Without all rules that is the seat itself.
    """
    gained = 0
    for other in range(0 if ALL_RULES else seat, s[PLAYERS] if ALL_RULES else seat + 1):
        cards = cards_of_seat(s, other)
        gained += cards - k[Y_COUNTS + other]
        k[Y_COUNTS + other] = cards
    return gained


def note_pile_deal(s: Ints, k: Ints) -> None:
    """Note the cards that each seat was dealt."""
    for seat in range(s[PLAYERS]):
        k[Y_COUNTS + seat] = cards_of_seat(s, seat)
        at = Y_DEALT + HELD * seat
        for rank in range(RANKS):
            k[at + rank] = held(s, HANDS + 2 * seat, rank)
            k[at + RANKS + rank] = held(s, UPS + 2 * seat, rank)
            k[at + 2 * RANKS + rank] = 0
        down = s[DOWNS + seat]
        while down:
            if down & 15:
                k[at + 2 * RANKS + (down & 15) - 1] += 1
            down >>= 4


def next_pile_move(s: Ints, t: Ints, w: Floats, c: Ints, key: int, counter: int, escape: int, n: int) -> int:
    """Return the move that `play_without_circles` makes; without `escape`, the one of a player that never leaves one.

    `c` holds the same numbers from Y_CIRCLE on: made, gap, kept until, kept, met, free.
    """
    move = best_pile_move(s, s, t, w, 0, key, counter)
    made = c[Y_CIRCLE]
    c[Y_CIRCLE] = made + 1
    if not escape or made < LONG:
        return move
    if made == LONG:
        c[Y_CIRCLE + 1], c[Y_CIRCLE + 2] = LONG, LONG
    name = position_name(s, s, t)
    if name == c[Y_CIRCLE + 3]:
        c[Y_CIRCLE + 4] += 1
        c[Y_CIRCLE + 5] = c[Y_CIRCLE + 4]
        c[Y_CIRCLE + 1] = LONG
        c[Y_CIRCLE + 2] = made + LONG
    elif made >= c[Y_CIRCLE + 2]:
        c[Y_CIRCLE + 3] = name
        c[Y_CIRCLE + 1] *= 2
        c[Y_CIRCLE + 2] = made + c[Y_CIRCLE + 1]
    if c[Y_CIRCLE + 5] > 0 and n > 1:
        move = kth_move(s, s, t, below(key ^ WAY_OUT, counter, n))
        c[Y_CIRCLE + 5] -= 1
    return move


def note_pile_choice(s: Ints, t: Ints, k: Ints, key: int, counter: int, n: int, move: int) -> None:
    """Count a decision before anyone is out, and keep it if it is the choice to try again.

    Which of some cards that lie face down is turned over is no choice.
    """
    if s[OUT_COUNT]:
        return
    k[Y_DECISIONS] += 1
    if n == 1 or move >> KIND == M_FLIP or not is_chosen(k, key, counter):
        return
    other = kth_move(s, s, t, below(key ^ WHICH_MOVE, counter, n - 1))
    if other == move:
        other = kth_move(s, s, t, n - 1)
    keep_choice(k, s, STATE_SIZE if ALL_RULES else PILE_ORDER, mover(s), counter, move, other)


def note_pile_laid(s: Ints, into: Ints, winner: int) -> None:
    for seat in range(s[PLAYERS]):
        for rank in range(RANKS):
            laid = s[LAID + RANKS * seat + rank]
            into[T_LAID + rank] += laid
            if seat == winner:
                into[T_LAID + KINDS + rank] += laid


def end_pile_take(s: Ints, k: Ints, log: Bytes, into: Ints, take: int) -> int:
    """Note how a take of a game ended; return whether another one follows."""
    if take == AS_IT_IS:
        winner = s[OUT_ORDER] & 15 if s[PHASE] == OVER else -1
        note_pile_laid(s, into, winner)
        if winner < 0:
            return 0
        note_end(k, log, into, s[PLAYERS], winner)
    k[Y_WON + take] = int(s[OUT_ORDER] & 15 == k[Y_KEPT_TURN]) if s[OUT_COUNT] else -1
    if take == AGAIN_OTHER_MOVE:
        note_takes(k, into)
    return take != AGAIN_OTHER_MOVE and k[Y_KEPT_MOVE] != NO_MOVE


def tell_pile(
    s: Ints, d: Ints, t: Ints, w: Floats, k: Ints, log: Bytes, key: int, counter: int, cap: int, escape: int, into: Ints
) -> None:
    """Play a game that has been dealt, then from one of its choices on in other ways, and add what happened."""
    open_story(k)
    take, forced = AS_IT_IS, NO_MOVE
    while True:
        if is_done(s, s, cap) or (take != AS_IT_IS and s[OUT_COUNT]):
            if not end_pile_take(s, k, log, into, take):
                return
            take += 1
            for i in range(STATE_SIZE if ALL_RULES else PILE_ORDER):
                s[i] = k[Y_KEPT + i]
            for i in range(Y_CIRCLE, Y_CIRCLE + 6):
                k[i] = 0
            if take == AGAIN_AS_IT_IS:
                key ^= FRESH
            if take >= AGAIN_AS_IT_IS and s[DRAW_KEY] != AS_THEY_LIE:
                draw_from(s, s, key)
            counter, forced = k[Y_KEPT_COUNTER], move_of_take(k, take)
        n = count_moves(s, s, t)
        move = next_pile_move(s, t, w, k, key, counter, escape, n) if forced == NO_MOVE else forced
        forced = NO_MOVE
        if take == AS_IT_IS:
            note_pile_choice(s, t, k, key, counter, n, move)
        counter += 1
        seat, begun, pick_ups, was_out = mover(s), s[PHASE] != CHOOSE, s[PICK_UPS], s[OUT_COUNT] > 0
        apply(s, s, d, t, move)
        if take != AS_IT_IS:
            continue
        gained = note_counts(s, k, seat)
        if s[PICK_UPS] > pick_ups:
            note_group(into, gained)
        if begun:
            note_cards(k, log, s[PLAYERS], was_out)


def run_pile_story(
    s: Ints,
    d: Ints,
    t: Ints,
    w: Floats,
    k: Ints,
    log: Bytes,
    players: int,
    seed: int,
    first: int,
    games: int,
    cap: int,
    escape: int,
    into: Ints,
) -> None:
    """Tell games `first`, `first + 1`, … of a seed."""
    for i in range(games):
        key = stream_key(seed, first + i)
        counter = deal_random(s, s, d, t, players, key)
        note_pile_deal(s, k)
        tell_pile(s, d, t, w, k, log, key, counter, cap, escape, into)
