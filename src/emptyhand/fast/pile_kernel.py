"""The pile games as plain arithmetic over flat arrays. Reads every rule off the tables of `pile_tables`.

`s` is a game's state (`pile_layout`), `d` its pack as ranks, top first, `t` the law's tables. The functions are plain
Python for `target.build`, which makes compiled copies of them.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.chance import below
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import count_moves, kth_move, stage_zone
from emptyhand.fast.pile_zones import binding, held, mover, put, size

# -- one move --------------------------------------------------------------------------------------------------------


def apply(s: Ints, d: Ints, t: Ints, code: int) -> None:
    """Make a legal move."""
    kind = code >> KIND
    rank = code >> SUBJECT & LANE
    count = code & LANE
    seat = mover(s)
    s[DECISIONS] += 1
    if kind == M_PLACE:
        place(s, d, t, rank)
        return
    fits = 1
    if kind == M_PLAY:
        put(s, stage_zone(s), rank, -count)
    elif kind == M_PICK_UP:
        put(s, UPS + 2 * seat, rank, -count)
        fits = 0
    else:
        rank = take_from_row(s, kind, rank)
        count = 1
        fits = held(t, LEGAL + 2 * binding(s), rank)
    if fits:
        lay(s, d, t, rank, count)
    else:
        put(s, HANDS + 2 * seat, rank, count)
        pick_up(s, t)


def take_from_row(s: Ints, kind: int, subject: int) -> int:
    """An up card of a rank, or the down card of a slot, leaves its row; returns its rank."""
    seat = mover(s)
    if kind == M_TAKE:
        put(s, UPS + 2 * seat, subject, -1)
        return subject
    rank = (s[DOWNS + seat] >> (4 * subject) & 15) - 1
    s[DOWNS + seat] -= (rank + 1) << (4 * subject)
    return rank


def pick_up(s: Ints, t: Ints) -> None:
    hand = HANDS + 2 * mover(s)
    s[hand] += s[PILE] & ~t[BURNS]
    s[hand + 1] += s[PILE + 1] & ~t[BURNS + 1]
    s[PICK_UPS] += 1
    clear_pile(s)
    s[TURN] = next_in(s, 1)


def clear_pile(s: Ints) -> None:
    s[PILE] = 0
    s[PILE + 1] = 0
    s[DEMAND] = 0
    s[RUN] = NO_RUN
    s[RUN_LENGTH] = 0


def next_in(s: Ints, steps: int) -> int:
    """The seat so many places on in the direction of play, counting only seats still in."""
    players, direction = s[PLAYERS], s[DIRECTION]
    seat = mover(s)
    while steps > 0:
        seat += direction
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        if not s[OUT_MASK] >> seat & 1:
            steps -= 1
    return seat


def lay(s: Ints, d: Ints, t: Ints, rank: int, count: int) -> None:
    """Cards gone from the mover's own lie on the pile: settle, refill, leave, advance."""
    seat = mover(s)
    hand, up = HANDS + 2 * seat, UPS + 2 * seat
    empty = (s[hand] | s[hand + 1] | s[up] | s[up + 1] | s[DOWNS + seat]) == 0
    leaves = empty and not (s[DRAW_AT] < s[DRAW_END] and (t[DRAW] or t[REFILL_TO]))
    put(s, PILE, rank, count)
    if t[COUNT_LAID]:
        s[LAID + RANKS * seat + rank] += count
    s[PHASE] = PLAY
    s[OPENING] = NO_OPENING
    if leaves and t[FIRST_OUT]:
        go_out(s, seat)
        s[PHASE] = OVER
        return
    again, skips = settle(s, t, rank, count)
    refill(s, d, t, hand)
    if leaves:
        go_out(s, seat)
        again = 0
        if s[OUT_COUNT] == s[PLAYERS] - 1:
            place_last(s)
            return
    if not again:
        s[TURN] = next_in(s, skips + 1)


def times(code: int, count: int) -> int:
    """How often an effect happens for so many cards: never, once, if they are odd, or once each."""
    if code == 3:
        return count
    return (code & 1) | (code >> 1 & count & 1)


def settle(s: Ints, t: Ints, rank: int, count: int) -> tuple[int, int]:
    """What the play does to the table; whether its player goes on; how many seats it skips."""
    players = s[PLAYERS]
    cell = RANKS * binding(s) + rank
    counts_as = t[RUN_AS + cell]
    if counts_as != THROUGH:
        goes_on = int(counts_as == s[RUN]) & (1 - t[ONE_PLAY])
        s[RUN_LENGTH] = (s[RUN_LENGTH] * goes_on + count) * int(counts_as != BREAKS)
        s[RUN] = counts_as
    effects = t[EFFECTS + rank]
    kill_run = t[KILL_RUN + (players & 15)]
    by_run = kill_run > 0 and s[RUN_LENGTH] >= kill_run
    kills = by_run or (effects & KILLS_PILE) != 0
    lapse = by_run and t[LAPSE] != 0
    skips = 0
    if effects >> REVERSES and not lapse:
        skips = times(effects >> SKIPS & 3, count)
        if times(effects >> REVERSES & 3, count) & 1:
            if t[REVERSE_SKIPS] and players - s[OUT_COUNT] == 2:
                skips += 1
            else:
                s[DIRECTION] = -s[DIRECTION]
    s[DEMAND] = t[AFTER + cell]
    if kills:
        clear_pile(s)
        s[KILLS] += 1
    again = 1 if kills or ((effects & AGAIN) != 0 and not lapse) else 0
    return again, skips


def refill(s: Ints, d: Ints, t: Ints, hand: int) -> None:
    at, end = s[DRAW_AT], s[DRAW_END]
    if at == end:
        return
    wanted = t[DRAW]
    if wanted == 0:
        wanted = t[REFILL_TO]
        if wanted > 0:
            wanted -= size(s, hand)
    end = min(at + wanted, end)
    while at < end:
        put(s, hand, d[at & LANE], 1)
        at += 1
    s[DRAW_AT] = at


def go_out(s: Ints, seat: int) -> None:
    s[OUT_ORDER] |= seat << (4 * s[OUT_COUNT])
    s[OUT_MASK] |= 1 << seat
    s[OUT_COUNT] += 1


def place_last(s: Ints) -> None:
    """One seat is left: it is last, and the game is over."""
    seat = 0
    while s[OUT_MASK] >> seat & 1:
        seat += 1
    go_out(s, seat)
    s[PHASE] = OVER


# -- before the first play -------------------------------------------------------------------------------------------


def shuffle(d: Ints, t: Ints, players: int, key: int) -> int:
    """The pack in d by the stream's first numbers; returns how many cards and numbers there were."""
    packs = t[PACKS + players]
    n = 0
    for rank in range(RANKS):
        copies = packs * (4 if rank < RANKS - 1 else t[JOKERS])
        for _ in range(copies):
            d[n] = rank
            n += 1
    for i in range(n - 1):
        j = i + below(key, i, n - i)
        d[i], d[j] = d[j], d[i]
    return n


def deal(s: Ints, d: Ints, t: Ints, players: int, cards: int, ties: int, dealer: int) -> None:
    """Deal the pack in d and go on as far as no seat has to decide anything."""
    for i in range(STATE_SIZE if t[COUNT_LAID] else LAID):
        s[i] = 0
    s[PLAYERS] = players
    s[DEALER] = dealer
    s[TIES] = ties
    s[DIRECTION] = 1
    s[RUN] = NO_RUN
    s[OPENING] = NO_OPENING
    s[DRAW_END] = cards
    for seat in range(players):
        for z in range(3):
            deal_zone(s, d, t, seat, t[DEAL_ORDER + z])
    s[PHASE] = CHOOSE
    if not t[CHOOSES]:
        begin(s, d, t)


def deal_zone(s: Ints, d: Ints, t: Ints, seat: int, zone: int) -> None:
    at = s[DRAW_AT]
    if zone == 2:
        for slot in range(t[DOWN_SIZE]):
            s[DOWNS + seat] |= (d[at] + 1) << (4 * slot)
            at += 1
    elif zone >= 0:
        to_hand = zone == 0 or t[CHOOSES]
        for _ in range(t[HAND_SIZE] if zone == 0 else t[UP_SIZE]):
            put(s, HANDS + 2 * seat if to_hand else UPS + 2 * seat, d[at], 1)
            at += 1
    s[DRAW_AT] = at


def place(s: Ints, d: Ints, t: Ints, rank: int) -> None:
    seat = mover(s)
    put(s, HANDS + 2 * seat, rank, -1)
    put(s, UPS + 2 * seat, rank, 1)
    if size(s, UPS + 2 * seat) < t[UP_SIZE]:
        return
    if seat + 1 < s[PLAYERS]:
        s[TURN] = seat + 1
    else:
        begin(s, d, t)


def begin(s: Ints, d: Ints, t: Ints) -> None:
    """Turn the starting card where there is one, and find who starts."""
    s[PHASE] = PLAY
    if t[FLIP_START]:
        turn_start_card(s, d, t)
    if t[LEFT_OF_DEALER]:
        s[TURN] = (s[DEALER] + 1) % s[PLAYERS]
    else:
        find_lowest(s, t)
        if t[OPENING_MODE] == ANYTHING:
            s[OPENING] = NO_OPENING
        else:
            s[PHASE] = OPEN
    s[STARTER] = s[TURN]


def turn_start_card(s: Ints, d: Ints, t: Ints) -> None:
    rank = d[s[DRAW_AT]]
    s[DRAW_AT] += 1
    if t[EFFECTS + rank] & KILLS_PILE:
        return
    put(s, PILE, rank, 1)
    counts_as = t[RUN_AS + rank]
    if counts_as >= 0:
        s[RUN] = counts_as
        s[RUN_LENGTH] = 1
    s[DEMAND] = t[AFTER + rank]


def find_lowest(s: Ints, t: Ints) -> None:
    """The holder of the first rank of the ladder that anyone has in hand; ties by seat or by the deal's order."""
    players = s[PLAYERS]
    for step in range(RANKS):
        rank = t[LADDER + step]
        if rank < 0:
            return
        for i in range(players):
            seat = i if t[TIES_BY_SEAT] else s[TIES] >> (4 * i) & 15
            if held(s, HANDS + 2 * seat, rank):
                s[TURN] = seat
                s[OPENING] = rank
                return


# -- whole games -----------------------------------------------------------------------------------------------------


def deal_random(s: Ints, d: Ints, t: Ints, players: int, key: int) -> int:
    """A game dealt from a stream; returns how many of its numbers were used."""
    cards = shuffle(d, t, players, key)
    ties = 0
    for i in range(players):
        ties |= i << (4 * i)
    used = cards
    for i in range(players - 1):
        j = i + below(key, used, players - i)
        used += 1
        a, b = ties >> (4 * i) & 15, ties >> (4 * j) & 15
        ties ^= (a ^ b) << (4 * i) ^ (a ^ b) << (4 * j) if i != j else 0
    dealer = below(key, used, players)
    deal(s, d, t, players, cards, ties, dealer)
    return used + 1


def is_done(s: Ints, cap: int) -> int:
    """Whether the game is over or has reached the cap."""
    return s[PHASE] == OVER or s[DECISIONS] >= cap


def step_random(s: Ints, d: Ints, t: Ints, key: int, counter: int) -> None:
    """One uniformly random legal move."""
    apply(s, d, t, kth_move(s, t, below(key, counter, count_moves(s, t))))


def play_random(s: Ints, d: Ints, t: Ints, key: int, counter: int, cap: int) -> None:
    """Uniformly random legal moves to the end of the game or the cap."""
    while not is_done(s, cap):
        step_random(s, d, t, key, counter)
        counter += 1
