"""Random games of core laws, several abreast: each runs on a track of its own, and all make their next move together.

Games differ, so there are no branches: everything is computed for all of them, and marks say for which it counts. Cards
are drawn for several games at once, then dealt, chosen and opened with one game at a time by `pile_deal` and
`pile_kernel`. The moves that follow are made here, by the rules that the core variant of `pile_legal` and `pile_kernel`
has, from the same tables and with the same numbers of the same streams, so that every game is equal.

`m` holds the places of `pile_layout` and a few more, each as `TRACKS` numbers in a row, one for each track. This is
plain Python for `target.build`.
"""

from emptyhand.fast.abreast import (
    TRACKS,
    Many,
    Marks,
    any_of,
    bits_of,
    but_not,
    every,
    load,
    look_up,
    one_after_another,
    store,
    where,
)
from emptyhand.fast.arrays import Grid, Ints
from emptyhand.fast.bits import highest_of_sixteen, lowest_bit
from emptyhand.fast.chance import below, number, stream_key
from emptyhand.fast.games import write_pile
from emptyhand.fast.pile_deal import deal, shuffled_ties
from emptyhand.fast.pile_kernel import (
    ENDS,
    FIRST_OUT,
    REVERSE_SKIPS,
    RUN_EFFECTS_LAPSE,
    TURN_DRAW,
    TURN_REFILL_TO,
    TURN_REVERSE_WITH_TWO,
    is_done,
    step_random,
)
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import PICK_UP_WITH_UP, TAKE, UP_PLAY, filled_slots
from emptyhand.fast.pile_zones import distinct, kth_card, lane_sum, lanes_from

# -- the state: places of `pile_layout` that mean something else here, and further ones --------------------------------
KEY, COUNTER = DRAW_KEY, NEXT_NUMBER  # the game's stream, and the number that makes its next move
COMING = STOCK  # the next cards of the pack, four bits each, rank + 1
GAME = LAID  # the column of the results, or NOBODY
OWN_PACK = GAME + 1  # the whole pack, IN_ORDER cards in each word
PACK_WORDS = STATE_SIZE - PILE_ORDER
PACK_ROOM = PACK_WORDS * IN_ORDER  # a given pack, and what is left of its last word
NEXT_PACKS, NEXT_KEYS = (
    OWN_PACK + PACK_WORDS,
    OWN_PACK + 2 * PACK_WORDS,
)  # packs that wait for a game, and their streams
ROWS_OF = NEXT_KEYS + 1  # five tables of sixteen
ROWS_LOW, ROWS_HIGH, ROWS_AFTER, ROWS_RUN = ROWS_OF, ROWS_OF + 16, ROWS_OF + 32, ROWS_OF + 48  # by demand
EFFECTS_OF = ROWS_OF + 64  # by rank
ABREAST_SIZE = ROWS_OF + 80

FOUR_BITS = 15  # the four bits of a card
SLOT_TOPS = 0x88888888  # the highest bit of every slot
RUN_CODES = 2  # added to what a rank counts as in a run, since BREAKS and THROUGH are negative
REVERSES_ONCE, REVERSES_ODD = 1 << REVERSES, 2 << REVERSES
ENDLESS = 1 << 30  # longer than any run


def fill_rows(m: Ints, t: Ints) -> None:
    """Arrange the law's tables in rows by demand; what follows from a rank is four bits of a word."""
    for demand in range(RANKS + 1):
        after, run = 0, 0
        for rank in range(RANKS):
            after |= t[AFTER + RANKS * demand + rank] << 4 * rank
            run |= (t[RUN_AS + RANKS * demand + rank] + RUN_CODES) << 4 * rank
        m[ROWS_LOW * TRACKS + demand] = t[LEGAL + 2 * demand]
        m[ROWS_HIGH * TRACKS + demand] = t[LEGAL + 2 * demand + 1]
        m[ROWS_AFTER * TRACKS + demand] = after
        m[ROWS_RUN * TRACKS + demand] = run
    for rank in range(RANKS):
        m[EFFECTS_OF * TRACKS + rank] = t[EFFECTS + rank]


def words_of(rank: Many, count: Many) -> tuple[Many, Many]:
    """Return two words with some cards of a rank."""
    high = rank >= LANES
    cards = count << 8 * (rank - high * LANES)
    return where(high, every(0), cards), high * cards


# -- dealing -----------------------------------------------------------------------------------------------------------


def draw_packs(m: Ints, t: Ints, players: int, seed: int, first: int) -> None:
    """Draw all cards of the games from `first` on, in the order in which one game would draw them."""
    key = stream_key(seed, one_after_another(first))
    store(m, NEXT_KEYS, key)
    cards = t[DECK_SIZES + players]
    low, high = every(t[STOCKS + 2 * players]), every(t[STOCKS + 2 * players + 1])
    for start in range(0, cards, IN_ORDER):
        word = every(0)
        for at in range(start, min(start + IN_ORDER, cards)):
            lanes, above = lanes_from(low, high, number(key, every(at)) * (cards - at) >> 32)
            card = (lanes & -lanes) >> 7
            low, high = low - where(above, every(0), card), high - above * card
            word |= ((lowest_bit(card) >> 3) + above * LANES + 1) << 4 * (at - start)
        store(m, NEXT_PACKS + start // IN_ORDER, word)


def rare_set_up(s: Ints, d: Ints, t: Ints, m: Ints, players: int, pack: int, track: int, cap: int) -> None:
    """Deal one of the packs for a track, and make the moves up to the opening: one game by itself."""
    cards, key = t[DECK_SIZES + players], m[NEXT_KEYS * TRACKS + pack]
    for word in range(PACK_WORDS):
        ranks = m[(NEXT_PACKS + word) * TRACKS + pack]
        m[(OWN_PACK + word) * TRACKS + track] = ranks
        for at in range(IN_ORDER):
            d[IN_ORDER * word + at] = (ranks >> 4 * at & FOUR_BITS) - 1
    dealer = below(key, cards + players - 1, players)
    deal(s, s, d, t, players, cards, shuffled_ties(key, cards, players), dealer, NOBODY)
    counter = cards + players
    while s[PHASE] < PLAY and not is_done(s, s, cap):
        step_random(s, s, d, t, key, counter)
        counter += 1
    s[KEY], s[COUNTER] = key, counter


def join(s: Ints, m: Ints, track: int) -> None:
    """Put a game that was set up on its track."""
    for at in range(LAID):
        m[at * TRACKS + track] = s[at]
    drawn = s[DRAW_AT] & LANE
    m[COMING * TRACKS + track] = m[(OWN_PACK + drawn // IN_ORDER) * TRACKS + track] >> 4 * (drawn % IN_ORDER)


# -- one move of each game ---------------------------------------------------------------------------------------------


def step_abreast(m: Ints, t: Ints, players: int) -> Marks:
    """Make one uniformly random legal move in every game; return the games that are over."""
    seat, demand = load(m, TURN), load(m, DEMAND)
    hand_low, hand_high, up_low, up_high, down = zones_of(m, seat, players)
    fit_low, fit_high = look_up(m, ROWS_LOW, demand), look_up(m, ROWS_HIGH, demand)
    no_hand, has_up = (hand_low | hand_high) == 0, (up_low | up_high) != 0
    in_up = no_hand & has_up
    in_down = but_not(no_hand, in_up)

    # How many moves there are, and the cards of one of them: rank and count, nothing where only the pile is picked up.
    low, high = playable_in(t, hand_low, hand_high, up_low, up_high, fit_low, fit_high, in_up)
    plays = lane_sum(low) + lane_sum(high)
    if any_of(in_down):
        plays = where(in_down, filled_slots(down), plays)
    lifts = no_hand & (plays == 0)  # up cards may be picked up together with the pile
    k = number(load(m, KEY), load(m, COUNTER)) * moves_in(m, t, plays, no_hand, in_up, up_low, up_high) >> 32
    picks_up = k >= plays
    if t[PICK_UP_WITH_UP]:
        low, high = where(lifts, up_low, low), where(lifts, up_high, high)
    card = kth_card(low, high, k - lifts * every(1))
    card = where(but_not(picks_up, lifts) | (lifts & (k == 0)), every(0), card)
    turned = but_not(in_down, picks_up)
    if any_of(turned):
        slot = kth_slot_in(down, k)
        card = where(turned, (down >> slot & FOUR_BITS) - 1 << SUBJECT | 1, card)
        down -= turned * (down & every(FOUR_BITS) << slot)
    if t[UP_PLAY] == TAKE:
        turned = turned | but_not(in_up, picks_up)

    # The cards leave their zone. They go on the pile, or into the hand together with it.
    rank, count = card >> SUBJECT, card & LANE
    low, high = words_of(rank, count)
    hand_low, hand_high = where(no_hand, hand_low, hand_low - low), where(no_hand, hand_high, hand_high - high)
    up_low, up_high = up_low - in_up * low, up_high - in_up * high
    # A card that was turned over unseen and does not fit comes into the hand with the pile.
    picks_up = picks_up | (turned & ((low & fit_low | high & fit_high) == 0))
    hand_low += picks_up * (low + (load(m, PILE) & ~t[BURNS]))
    hand_high += picks_up * (high + (load(m, PILE + 1) & ~t[BURNS + 1]))
    leaves = but_not((hand_low | hand_high | up_low | up_high | down) == 0, picks_up)
    # A seat that will draw is still in, though its zones are empty now.
    if t[TURN_DRAW] or t[TURN_REFILL_TO]:
        leaves = leaves & (load(m, DRAW_AT) == load(m, DRAW_END))

    goes_on = settle_in(m, t, players, rank, count, low, high, picks_up, leaves)
    hand_low, hand_high = refill_in(m, t, players, hand_low, hand_high, picks_up)
    put_back(m, seat, players, hand_low, hand_high, up_low, up_high, down)
    store(m, COUNTER, load(m, COUNTER) + 1)
    store(m, DECISIONS, load(m, DECISIONS) + 1)
    over = leaves
    if any_of(leaves):
        over = leave(m, t, players, seat, leaves)
    store(m, TURN, where(but_not(goes_on, leaves), seat, next_seat(m, players, seat)))
    return over


def zones_of(m: Ints, seat: Many, players: int) -> tuple[Many, Many, Many, Many, Many]:
    """Return the hand, two words, the up row, two words, and the down row of a seat."""
    hand_low, hand_high, up_low, up_high = load(m, HANDS), load(m, HANDS + 1), load(m, UPS), load(m, UPS + 1)
    down = load(m, DOWNS)
    for each in range(1, players):
        here = seat == each
        hand_low = where(here, load(m, HANDS + 2 * each), hand_low)
        hand_high = where(here, load(m, HANDS + 2 * each + 1), hand_high)
        up_low = where(here, load(m, UPS + 2 * each), up_low)
        up_high = where(here, load(m, UPS + 2 * each + 1), up_high)
        down = where(here, load(m, DOWNS + each), down)
    return hand_low, hand_high, up_low, up_high, down


def put_back(
    m: Ints, seat: Many, players: int, hand_low: Many, hand_high: Many, up_low: Many, up_high: Many, down: Many
) -> None:
    """Write what `zones_of` returned, after a move."""
    for each in range(players):
        here = seat == each
        store(m, HANDS + 2 * each, where(here, hand_low, load(m, HANDS + 2 * each)))
        store(m, HANDS + 2 * each + 1, where(here, hand_high, load(m, HANDS + 2 * each + 1)))
        store(m, UPS + 2 * each, where(here, up_low, load(m, UPS + 2 * each)))
        store(m, UPS + 2 * each + 1, where(here, up_high, load(m, UPS + 2 * each + 1)))
        store(m, DOWNS + each, where(here, down, load(m, DOWNS + each)))


def playable_in(
    t: Ints, hand_low: Many, hand_high: Many, up_low: Many, up_high: Many, fit_low: Many, fit_high: Many, in_up: Marks
) -> tuple[Many, Many]:
    """Return as many cards of the hand, or of the up row, in the lane of each rank as it has plays."""
    if t[UP_PLAY] == TAKE:
        # An up card is taken before it is known to fit.
        low = where(in_up, distinct(up_low), hand_low & fit_low)
        return low, where(in_up, distinct(up_high), hand_high & fit_high)
    return where(in_up, up_low, hand_low) & fit_low, where(in_up, up_high, hand_high) & fit_high


def moves_in(m: Ints, t: Ints, plays: Many, no_hand: Marks, in_up: Marks, up_low: Many, up_high: Many) -> Many:
    """Return the number of legal moves: the plays, a pick-up by choice, or the ways to pick up without a play."""
    stuck = plays == 0
    moves = where(stuck, every(1), plays)
    if t[PICK_UP_BY_CHOICE]:
        stage = no_hand * where(in_up, every(1), every(2))
        piled = (load(m, PILE) | load(m, PILE + 1)) != 0
        moves += but_not(piled, stuck) * (t[PICK_UP_BY_CHOICE] >> stage & 1)
    if t[PICK_UP_WITH_UP]:
        moves += (stuck & no_hand) * (lane_sum(up_low) + lane_sum(up_high))
    return moves


def kth_slot_in(down: Many, k: Many) -> Many:
    """Return the shift of the k-th slot that has a card."""
    before = ((down | down >> 1 | down >> 2 | down >> 3) & SLOTS) * SLOTS
    return lowest_bit((before + (7 - k) * SLOTS) & SLOT_TOPS) - 3


def settle_in(
    m: Ints, t: Ints, players: int, rank: Many, count: Many, low: Many, high: Many, picks_up: Marks, leaves: Marks
) -> Marks:
    """Put cards on the pile and apply the play, or clear the pile of a seat that picks up; return who goes on."""
    demand, run, length = load(m, DEMAND), load(m, RUN), load(m, RUN_LENGTH)
    counts_as = (look_up(m, ROWS_RUN, demand) >> 4 * rank & FOUR_BITS) - RUN_CODES
    through = counts_as == THROUGH
    grown = where(counts_as == BREAKS, every(0), (counts_as == run) * length + count)
    length, run = where(through, length, grown), where(through, run, counts_as)
    effects = look_up(m, EFFECTS_OF, rank)
    kill_run = t[RUN_KILL_RUN + players]
    by_run = length >= (kill_run if kill_run > 0 else ENDLESS)
    idle = picks_up
    # The game is over before the last play takes effect.
    if t[ENDS] == FIRST_OUT:
        idle = idle | leaves
    kills = but_not(by_run | ((effects & KILLS_PILE) != 0), idle)
    if t[RUN_EFFECTS_LAPSE]:
        idle = idle | by_run
    goes_on = kills | but_not((effects & AGAIN) != 0, idle)
    reverses = but_not((effects & (REVERSES_ONCE | (count & 1) * REVERSES_ODD)) != 0, idle)
    if t[TURN_REVERSE_WITH_TWO] == REVERSE_SKIPS:
        # With two seats left, who skips the other one goes on.
        skips = reverses & (load(m, OUT_COUNT) == players - 2)
        goes_on, reverses = goes_on | skips, but_not(reverses, skips)
    direction = load(m, DIRECTION)
    store(m, DIRECTION, where(reverses, -direction, direction))
    store(m, KILLS, load(m, KILLS) + kills * every(1))
    store(m, PICK_UPS, load(m, PICK_UPS) + picks_up * every(1))
    clears = kills | picks_up
    store(m, PILE, where(clears, every(0), load(m, PILE) + low))
    store(m, PILE + 1, where(clears, every(0), load(m, PILE + 1) + high))
    store(m, DEMAND, where(clears, every(0), look_up(m, ROWS_AFTER, demand) >> 4 * rank & FOUR_BITS))
    store(m, RUN, where(clears, every(NO_RUN), run))
    store(m, RUN_LENGTH, where(clears, every(0), length))
    return goes_on


def refill_in(m: Ints, t: Ints, players: int, low: Many, high: Many, picks_up: Marks) -> tuple[Many, Many]:
    """Return the hand with the cards that its seat draws, unless it has picked up."""
    if not (t[TURN_DRAW] or t[TURN_REFILL_TO]):
        return low, high
    at, coming = load(m, DRAW_AT), load(m, COMING)
    wanted = every(t[TURN_DRAW])
    if t[TURN_DRAW] == 0:
        wanted = t[TURN_REFILL_TO] - lane_sum(low) - lane_sum(high)
    end = load(m, DRAW_END)
    draws = but_not((wanted > 0) & (at < end), picks_up)
    while any_of(draws):
        one_low, one_high = words_of((coming & FOUR_BITS) - 1, every(1))
        low, high = low + draws * one_low, high + draws * one_high
        coming = where(draws, coming >> 4, coming)
        at += draws * every(1)
        if any_of(draws & (coming == 0)):
            for word in range(1, (t[DECK_SIZES + players] + IN_ORDER - 1) // IN_ORDER):
                coming = where(draws & (at == IN_ORDER * word), load(m, OWN_PACK + word), coming)
        wanted -= 1
        draws = draws & (wanted > 0) & (at < end)
    store(m, DRAW_AT, at)
    store(m, COMING, coming)
    return low, high


def leave(m: Ints, t: Ints, players: int, seat: Many, leaves: Marks) -> Marks:
    """Let seats go out; return which games are over. The last seat takes the last place."""
    order, out, count = load(m, OUT_ORDER), load(m, OUT_MASK), load(m, OUT_COUNT)
    order |= leaves * (seat << 4 * count)
    out |= leaves * (every(1) << seat)
    count += leaves * every(1)
    over = leaves
    if t[ENDS] != FIRST_OUT:
        over = leaves & (count == players - 1)
        last = lowest_bit(~out)
        order |= over * (last << 4 * count)
        out |= over * (every(1) << last)
        count += over * every(1)
    store(m, OUT_ORDER, order)
    store(m, OUT_MASK, out)
    store(m, OUT_COUNT, count)
    return over


def next_seat(m: Ints, players: int, seat: Many) -> Many:
    """Return the next seat that is still in."""
    inside = ~load(m, OUT_MASK) & ((1 << players) - 1)
    twice_around = inside | inside << players
    forth = lowest_bit(twice_around >> seat + 1) + seat + 1
    back = highest_of_sixteen(twice_around & (every(1) << seat + players) - 1)
    found = where(load(m, DIRECTION) < 0, back, forth)
    return where(found >= players, found - players, found)


# -- whole games -------------------------------------------------------------------------------------------------------


def play_abreast(m: Ints, t: Ints, players: int, cap: int) -> int:
    """Make random moves until a game ends or reaches the cap; return a bit for each that does."""
    while True:
        over = step_abreast(m, t, players)
        done = over | (load(m, DECISIONS) >= cap)
        if any_of(done):
            store(m, PHASE, where(over, every(OVER), every(PLAY)))
            return bits_of(done)


def finish(s: Ints, t: Ints, m: Ints, track: int, out: Grid, totals: Ints) -> int:
    """Write the results of a track's game that is done; return 0 if it has none to write."""
    game = m[GAME * TRACKS + track]
    if game == NOBODY:
        return 0
    for at in range(LAID):
        s[at] = m[at * TRACKS + track]
    write_pile(s, s, t, out, totals, game)
    return 1


def run_pile_abreast(
    s: Ints, d: Ints, t: Ints, m: Ints, players: int, seed: int, first: int, cap: int, out: Grid, totals: Ints
) -> None:
    """Play the games of `run_pile`. After the last one, tracks repeat games whose results nobody reads."""
    fill_rows(m, t)
    games, begun, playing = out.shape[1], 0, 0
    for track in range(TRACKS):
        m[GAME * TRACKS + track] = NOBODY
    done = (1 << TRACKS) - 1
    while True:
        for track in range(TRACKS):
            if done >> track & 1 == 0:
                continue
            playing -= finish(s, t, m, track, out, totals)
            while True:
                if begun % TRACKS == 0:
                    draw_packs(m, t, players, seed, first + begun)
                rare_set_up(s, d, t, m, players, begun % TRACKS, track, cap)
                if begun == games or not is_done(s, s, cap):
                    break
                write_pile(s, s, t, out, totals, begun)
                begun += 1
            join(s, m, track)
            m[GAME * TRACKS + track] = NOBODY
            if begun < games:
                m[GAME * TRACKS + track] = begun
                begun, playing = begun + 1, playing + 1
        if playing == 0:
            return
        done = play_abreast(m, t, players, cap)
