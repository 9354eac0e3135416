"""Tells climbing games: the same games as `games` plays, with what happens on the way. For `target.build`."""

from emptyhand.fast.arrays import Bytes, Ints
from emptyhand.fast.chance import below, stream_key
from emptyhand.fast.climb_counted import size_of
from emptyhand.fast.climb_kernel import apply_climb, count_climb_moves, deal_climb_random, is_climb_done, kth_climb_move
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_plan import counts_of
from emptyhand.fast.climb_weights import best_climb_move
from emptyhand.fast.columns import KINDS
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


def note_climb_deal(s: Ints, k: Ints) -> None:
    """Note the cards that each seat was dealt, by place of the rank."""
    for seat in range(s[C_PLAYERS]):
        hand = s[C_HANDS + seat]
        k[Y_COUNTS + seat] = size_of(hand)
        for i in range(HELD):
            k[Y_DEALT + HELD * seat + i] = 0
        counts = counts_of(hand)
        for place in range(CLIMB_RANK_COUNT + 1):
            k[Y_DEALT + HELD * seat + place] = counts >> (4 * place) & 15


def note_climb_choice(s: Ints, t: Ints, k: Ints, key: int, counter: int, n: int, move: int) -> None:
    """Count a decision before anyone is out, and keep it if it is the choice to try again."""
    if s[C_OUT_COUNT]:
        return
    k[Y_DECISIONS] += 1
    if n == 1 or not is_chosen(k, key, counter):
        return
    other = kth_climb_move(s, t, below(key ^ WHICH_MOVE, counter, n - 1))
    if other == move:
        other = kth_climb_move(s, t, n - 1)
    keep_choice(k, s, C_STATE_SIZE, s[C_TURN], counter, move, other)


def note_climb_laid(s: Ints, t: Ints, into: Ints, winner: int) -> None:
    for seat in range(s[C_PLAYERS]):
        for c in range(t[CLASSES]):
            laid = s[C_LAID + MOST_CLASSES * seat + c]
            into[T_LAID + c] += laid
            if seat == winner:
                into[T_LAID + KINDS + c] += laid


def end_climb_take(s: Ints, t: Ints, k: Ints, log: Bytes, into: Ints, take: int, by_weights: int) -> int:
    """Note how a take of a game ended; return whether another one follows.

    Nothing is left to chance once cards are dealt and all seats play by weights: the first two takes are all there are.
    """
    if take == AS_IT_IS:
        winner = s[C_OUT_ORDER] & 15 if s[C_PHASE] == C_OVER else -1
        note_climb_laid(s, t, into, winner)
        if winner < 0:
            return 0
        note_end(k, log, into, s[C_PLAYERS], winner)
    won = int(s[C_OUT_ORDER] & 15 == k[Y_KEPT_TURN]) if s[C_OUT_COUNT] else -1
    k[Y_WON + take] = won
    if by_weights and take < AGAIN_AS_IT_IS:
        k[Y_WON + take + AGAIN_AS_IT_IS] = won
    last = OTHER_MOVE if by_weights else AGAIN_OTHER_MOVE
    if take == last:
        note_takes(k, into)
    return take != last and k[Y_KEPT_MOVE] != NO_MOVE


def tell_climb(
    s: Ints,
    t: Ints,
    w: Ints,
    q: Ints,
    k: Ints,
    log: Bytes,
    key: int,
    counter: int,
    cap: int,
    by_weights: int,
    into: Ints,
) -> None:
    """Play a game that has been dealt, then from one of its choices on in other ways, and add what happened."""
    open_story(k)
    take, forced = AS_IT_IS, NO_MOVE
    while True:
        if is_climb_done(s, cap) or (take != AS_IT_IS and s[C_OUT_COUNT]):
            if not end_climb_take(s, t, k, log, into, take, by_weights):
                return
            take += 1
            for i in range(C_STATE_SIZE):
                s[i] = k[Y_KEPT + i]
            if take == AGAIN_AS_IT_IS:
                key ^= FRESH
            counter, forced = k[Y_KEPT_COUNTER], move_of_take(k, take)
        n = count_climb_moves(s, t) if take == AS_IT_IS or not by_weights else 0
        move = forced
        if forced == NO_MOVE and by_weights:
            move = best_climb_move(s, t, w, 0, q)
        elif forced == NO_MOVE:
            move = kth_climb_move(s, t, below(key, counter, n))
        forced = NO_MOVE
        if take == AS_IT_IS:
            note_climb_choice(s, t, k, key, counter, n, move)
        counter += 1
        seat, rounds, was_out = s[C_TURN], s[C_ROUNDS], s[C_OUT_COUNT] > 0
        apply_climb(s, t, move)
        if take != AS_IT_IS:
            continue
        cards = size_of(s[C_HANDS + seat])
        k[Y_IN_ROUND] += k[Y_COUNTS + seat] - cards
        if s[C_ROUNDS] > rounds:
            note_group(into, k[Y_IN_ROUND])
            k[Y_IN_ROUND] = 0
        k[Y_COUNTS + seat] = cards
        note_cards(k, log, s[C_PLAYERS], was_out)


def run_climb_story(
    s: Ints,
    d: Ints,
    t: Ints,
    w: Ints,
    q: Ints,
    k: Ints,
    log: Bytes,
    players: int,
    seed: int,
    first: int,
    games: int,
    cap: int,
    by_weights: int,
    into: Ints,
) -> None:
    """Tell games `first`, `first + 1`, … of a seed."""
    for i in range(games):
        key = stream_key(seed, first + i)
        counter = deal_climb_random(s, d, t, players, key)
        note_climb_deal(s, k)
        tell_climb(s, t, w, q, k, log, key, counter, cap, by_weights, into)
