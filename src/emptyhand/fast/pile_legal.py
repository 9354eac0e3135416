"""The legal moves of a pile game. Plain Python for `target.build`.

Since a set of n equal cards allows n plays, the k-th legal play is the k-th legal card, and no list of moves is built.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_zones import binding, distinct, fitting, held, kth_card, lane_sum, mover, size
from emptyhand.fast.places import code, pile_place
from emptyhand.ruleset.model import Opening, Passing, Sets, UpPlay

OPENING_CARDS, SOME, ALL = pile_place("opening.cards"), code(Opening.SOME), code(Opening.ALL)
TURN_SETS, ONE_OR_ALL, AS_BEFORE = pile_place("turn.sets"), code(Sets.ONE_OR_ALL), code(Sets.AS_BEFORE)
UP_PLAY, TAKE, TAKE_ALL = pile_place("up.play"), code(UpPlay.TAKE), code(UpPlay.TAKE_ALL)
TURN_BOMB = pile_place("turn.bomb")
TURN_PASSING, ANYBODY_PASSES = pile_place("turn.passing"), code(Passing.MAY)  # 0: nobody does
UP_MUST_FIT, PICK_UP_WITH_UP = pile_place("up.must_fit"), pile_place("pick_up.with_up")
PICK_UP_MUST_TAKE_UP = pile_place("pick_up.must_take_up")


def stage_zone(g: Ints, s: Ints) -> int:
    """Return the zone that the mover plays from, or -1 for the down cards."""
    seat = mover(g)
    hand = HANDS + 2 * seat
    if s[hand] | s[hand + 1]:
        return hand
    up = UPS + 2 * seat
    return up if s[up] | s[up + 1] else -1


def filled_slots(word: int) -> int:
    return bit_count((word | word >> 1 | word >> 2 | word >> 3) & SLOTS)


def kth_slot(word: int, k: int) -> int:
    slot = 0
    while True:
        if word & 15:
            if k == 0:
                return slot
            k -= 1
        word >>= 4
        slot += 1


def may_choose_pick_up(g: Ints, s: Ints, t: Ints, stage: int) -> int:
    if (s[PILE] | s[PILE + 1]) == 0:
        return 0
    by_card = t[MAY_PICK_UP] >> binding(g) if ALL_RULES else 0
    return (t[PICK_UP_BY_CHOICE] >> stage | by_card) & 1


def may_choose_pass(s: Ints, t: Ints, phase: int) -> int:
    """Whether a seat may pass or end its turn, whatever else it can do."""
    return int(phase == OFFER or (t[TURN_PASSING] == ANYBODY_PASSES and (s[PILE] | s[PILE + 1]) != 0))


def to_take(g: Ints, s: Ints, t: Ints, zone: int) -> tuple[int, int]:
    """Return the ranks of an up row that may be taken, as 1 in the lane of each."""
    low, high = distinct(s[zone]), distinct(s[zone + 1])
    if ALL_RULES and t[UP_MUST_FIT]:
        row = fitting(g)
        if (low & t[row]) | (high & t[row + 1]):
            return low & t[row], high & t[row + 1]
    return low, high


def playable(g: Ints, s: Ints, t: Ints, zone: int) -> tuple[int, int]:
    """Return as many cards in the lane of each rank as it has plays."""
    row = fitting(g)
    low, high = s[zone] & t[row], s[zone + 1] & t[row + 1]
    if ALL_RULES and t[RARE_SETS]:
        return rare_sets(s, t, zone, row, low, high)
    return low, high


def rare_sets(s: Ints, t: Ints, zone: int, row: int, low: int, high: int) -> tuple[int, int]:
    """Return the playable cards where some ranks may not be led, sets have a size, or large ones go on anything."""
    piled = s[PILE] | s[PILE + 1]
    if t[NO_LEAD] and not piled:
        led_low, led_high = low & ~t[NO_LEAD + 1], high & ~t[NO_LEAD + 2]
        if led_low | led_high:
            low, high = led_low, led_high
    if t[TURN_SETS] == ONE_OR_ALL:
        low, high = at_most_two(low), at_most_two(high)
    if t[TURN_SETS] == AS_BEFORE and piled and s[AMOUNT]:
        return at_least(low, s[AMOUNT]), at_least(high, s[AMOUNT])
    if t[TURN_BOMB] and piled:
        return low + bombs(s[zone], t[row], t), high + bombs(s[zone + 1], t[row + 1], t)
    return low, high


def bombs(word: int, allowed: int, t: Ints) -> int:
    """Return as many cards in the lane of each rank that does not fit as it has plays that go on anything."""
    word &= ~allowed
    marks = at_least(word, t[TURN_BOMB])
    if t[TURN_SETS] == ONE_OR_ALL:
        return marks
    return (word & marks * LANE) - marks * (t[TURN_BOMB] - 1)


def play_at(g: Ints, s: Ints, t: Ints, zone: int, play: int) -> int:
    """Return the rank and count of a play that `kth_card` found among the playable ones."""
    rank = play >> SUBJECT
    if t[TURN_BOMB] and not held(t, fitting(g), rank):
        return rank << SUBJECT | held(s, zone, rank) if t[TURN_SETS] == ONE_OR_ALL else play + t[TURN_BOMB] - 1
    if t[TURN_SETS] == AS_BEFORE and s[AMOUNT] and s[PILE] | s[PILE + 1]:
        return rank << SUBJECT | s[AMOUNT]
    if t[TURN_SETS] == ONE_OR_ALL and play & LANE > 1:
        return play + held(s, zone, rank) - 2
    return play


def at_least(word: int, count: int) -> int:
    """Return a word with 1 in each lane that holds at least `count` cards, which is 1 to 128; lanes hold fewer."""
    return ((word + (128 - count) * ONES) & HIGHS) >> 7


def at_most_two(word: int) -> int:
    """Return a word with 1 in the lane of a single card and 2 in the lane of several."""
    single = distinct(word)
    return single + distinct(word - single)


def count_moves(g: Ints, s: Ints, t: Ints) -> int:
    """Return the number of the mover's legal moves."""
    phase = g[PHASE]
    seat = mover(g)
    hand = HANDS + 2 * seat
    if phase == PLAY or (ALL_RULES and phase == OFFER):
        offered = may_choose_pass(s, t, phase) if ALL_RULES else 0
        zone = stage_zone(g, s)
        if zone < 0:
            return filled_slots(s[DOWNS + seat]) + may_choose_pick_up(g, s, t, 2) + offered
        in_up = 1 if zone >= UPS else 0
        if in_up and t[UP_PLAY] == TAKE:
            low, high = to_take(g, s, t, zone)
            return lane_sum(low) + lane_sum(high) + may_choose_pick_up(g, s, t, 1) + offered
        low, high = playable(g, s, t, zone)
        plays = lane_sum(low) + lane_sum(high)
        if plays or offered:
            return plays + may_choose_pick_up(g, s, t, in_up) + offered
        if ALL_RULES and t[TURN_PASSING] and s[PILE] | s[PILE + 1]:
            return may_choose_pick_up(g, s, t, in_up) + 1
        if in_up and t[PICK_UP_WITH_UP]:
            return size(s, zone) + 1 - (t[PICK_UP_MUST_TAKE_UP] if ALL_RULES else 0)
        return 1
    if phase == CHOOSE:
        return lane_sum(distinct(s[hand])) + lane_sum(distinct(s[hand + 1]))
    if phase == OPEN:
        if t[OPENING_CARDS] != SOME:
            return 1
        return min(held(s, hand, g[OPENING]), 2 if ALL_RULES and t[TURN_SETS] == ONE_OR_ALL else LANE)
    return 0


def kth_move(g: Ints, s: Ints, t: Ints, k: int) -> int:
    """Return the k-th legal move by ascending action index."""
    phase = g[PHASE]
    seat = mover(g)
    hand = HANDS + 2 * seat
    if ALL_RULES and may_choose_pass(s, t, phase) and k == count_moves(g, s, t) - 1:
        # Before the first play there is no pile, so this is no choice of an opening.
        return END_TURN_CODE
    if phase == PLAY or (ALL_RULES and phase == OFFER):
        zone = stage_zone(g, s)
        if zone < 0:
            slots = filled_slots(s[DOWNS + seat])
            return M_FLIP << KIND | kth_slot(s[DOWNS + seat], k) << SUBJECT if k < slots else PICK_UP_CODE
        in_up = 1 if zone >= UPS else 0
        if in_up and t[UP_PLAY] == TAKE:
            low, high = to_take(g, s, t, zone)
            if k < lane_sum(low) + lane_sum(high):
                return M_TAKE << KIND | kth_card(low, high, k)
            return PICK_UP_CODE
        low, high = playable(g, s, t, zone)
        plays = lane_sum(low) + lane_sum(high)
        if k < plays:
            play = kth_card(low, high, k)
            return M_PLAY << KIND | (play_at(g, s, t, zone, play) if ALL_RULES and t[RARE_SETS] else play)
        if ALL_RULES and plays == 0 and phase == PLAY and t[TURN_PASSING] and s[PILE] | s[PILE + 1]:
            return PICK_UP_CODE if k < may_choose_pick_up(g, s, t, in_up) else END_TURN_CODE
        if ALL_RULES and plays == 0 and phase == PLAY and in_up and t[PICK_UP_WITH_UP]:
            k += t[PICK_UP_MUST_TAKE_UP]
        if plays == 0 and k > 0:
            return PICK_UP_CODE | kth_card(s[zone], s[zone + 1], k - 1)
        return PICK_UP_CODE
    if phase == CHOOSE:
        return M_PLACE << KIND | kth_card(distinct(s[hand]), distinct(s[hand + 1]), k)
    count = k + 1
    if t[OPENING_CARDS] == ALL or (ALL_RULES and t[TURN_SETS] == ONE_OR_ALL and k):
        count = held(s, hand, g[OPENING])
    return M_PLAY << KIND | g[OPENING] << SUBJECT | count
