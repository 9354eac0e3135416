"""The legal moves of a pile game. Plain Python for `target.build`.

Since a set of n equal cards allows n plays, the k-th legal play is the k-th legal card, and no list of moves is built.
"""

from typing import TypeAlias

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count
from emptyhand.fast.offsets import code, pile_offset
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_zones import binding, distinct, fitting, held, kth_card, lane_sum, mover
from emptyhand.rules.ruleset.model import Opening, Passing, Sets, UpPlay

OPENING_CARDS, SOME, ALL = pile_offset("opening.cards"), code(Opening.SOME), code(Opening.ALL)
TURN_SETS, ONE_OR_ALL, AS_BEFORE = pile_offset("turn.sets"), code(Sets.ONE_OR_ALL), code(Sets.AS_BEFORE)
UP_PLAY, TAKE, TAKE_ALL = pile_offset("up.play"), code(UpPlay.TAKE), code(UpPlay.TAKE_ALL)
TURN_BOMB = pile_offset("turn.bomb")
TURN_PASSING, ANYBODY_PASSES = pile_offset("turn.passing"), code(Passing.MAY)  # 0: nobody does
UP_MUST_FIT, PICK_UP_WITH_UP = pile_offset("up.must_fit"), pile_offset("pick_up.with_up")
PICK_UP_MUST_TAKE_UP = pile_offset("pick_up.must_take_up")

Moves: TypeAlias = tuple[int, int, int, int, int]
"""Legal moves: the kind of those that name cards; two words with a card for each of them, or the slots for M_FLIP, or
the number of moves for M_OPEN; 1 if the pile may be picked up by itself; 1 if the turn may be ended."""


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
    # By stage of the seat, or by the rank that binds: either gives the choice.
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
        # Where no up card fits, any may be taken, and the pile comes with it.
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
        # A zone that holds nothing else may lead such ranks after all.
        if led_low | led_high:
            low, high = led_low, led_high
    # A lone card is one play, more of a rank are two: one of them, or all.
    if t[TURN_SETS] == ONE_OR_ALL:
        low, high = at_most_two(low), at_most_two(high)
    # No number binds after a part of the pile was picked up. Large sets are not asked for: no law has both rules.
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


def moves_of(g: Ints, s: Ints, t: Ints) -> Moves:
    """Return the mover's legal moves, for `count_of` and `kth_of`: the rules decide only here what is legal."""
    phase = g[PHASE]
    hand = HANDS + 2 * mover(g)
    if phase == PLAY or (ALL_RULES and phase == OFFER):
        return moves_in_turn(g, s, t, phase)
    if phase == CHOOSE:
        return M_PLACE, distinct(s[hand]), distinct(s[hand + 1]), 0, 0
    if phase == OPEN:
        return M_OPEN, opening_sets(t, held(s, hand, g[OPENING])), 0, 0, 0
    return M_PLAY, 0, 0, 0, 0


def moves_in_turn(g: Ints, s: Ints, t: Ints, phase: int) -> Moves:
    """Return the moves from the stage that the mover has reached: hand, then up row, then down cards."""
    ends = may_choose_pass(s, t, phase) if ALL_RULES else 0
    zone = stage_zone(g, s)
    if zone < 0:
        return M_FLIP, s[DOWNS + mover(g)], 0, may_choose_pick_up(g, s, t, 2), ends
    in_up = 1 if zone >= UPS else 0
    if in_up and t[UP_PLAY] == TAKE:
        # Nobody is stuck here: a card is taken before it is known to fit.
        low, high = to_take(g, s, t, zone)
        return M_TAKE, low, high, may_choose_pick_up(g, s, t, 1), ends
    low, high = playable(g, s, t, zone)
    # A seat that may end its turn need not pick up, though it can play nothing.
    if low | high or ends:
        return M_PLAY, low, high, may_choose_pick_up(g, s, t, in_up), ends
    return moves_when_stuck(g, s, t, zone, in_up)


def moves_when_stuck(g: Ints, s: Ints, t: Ints, zone: int, in_up: int) -> Moves:
    """Return the moves of a seat without a play: passing where the law has it, else picking up."""
    if ALL_RULES and t[TURN_PASSING] and s[PILE] | s[PILE + 1]:
        # Passing takes the place of the duty to pick up, but not of the choice.
        return M_PLAY, 0, 0, may_choose_pick_up(g, s, t, in_up), 1
    if in_up and t[PICK_UP_WITH_UP]:
        return M_PICK_UP, s[zone], s[zone + 1], 1 - (t[PICK_UP_MUST_TAKE_UP] if ALL_RULES else 0), 0
    # Legal on an empty pile too, or a seat that has nothing to lead would have no move at all.
    return M_PICK_UP, 0, 0, 1, 0


def opening_sets(t: Ints, cards: int) -> int:
    """Return how many sets of the opening rank a seat that holds some cards of it may open with."""
    if t[OPENING_CARDS] != SOME:
        return 1
    return min(cards, 2 if ALL_RULES and t[TURN_SETS] == ONE_OR_ALL else LANE)


def opening_at(g: Ints, s: Ints, t: Ints, k: int) -> int:
    """Return the rank and count of the k-th play that opens the game."""
    count = k + 1
    if t[OPENING_CARDS] == ALL or (ALL_RULES and t[TURN_SETS] == ONE_OR_ALL and k):
        count = held(s, HANDS + 2 * mover(g), g[OPENING])
    return g[OPENING] << SUBJECT | count


def cards_of_moves(kind: int, low: int, high: int) -> int:
    """Return the number of moves that name cards or a slot."""
    return filled_slots(low) if kind == M_FLIP else lane_sum(low) + lane_sum(high)


def count_of(moves: Moves) -> int:
    """Return the number of some moves."""
    kind, low, high, lifts, ends = moves
    return cards_of_moves(kind, low, high) + lifts + ends


def kth_of(g: Ints, s: Ints, t: Ints, moves: Moves, k: int) -> int:
    """Return the k-th of the mover's moves by action index: cards, then the pile, then the end of the turn."""
    kind, low, high, lifts, _ = moves
    if kind == M_PICK_UP:
        # The pile alone comes before the pile with up cards along.
        return PICK_UP_CODE if k < lifts else PICK_UP_CODE | kth_card(low, high, k - lifts)
    cards = cards_of_moves(kind, low, high)
    if k >= cards:
        return PICK_UP_CODE if not ALL_RULES or k < cards + lifts else END_TURN_CODE
    if kind == M_FLIP:
        return M_FLIP << KIND | kth_slot(low, k) << SUBJECT
    if kind == M_OPEN:
        return M_PLAY << KIND | opening_at(g, s, t, k)
    card = kth_card(low, high, k)
    if ALL_RULES and kind == M_PLAY and t[RARE_SETS]:
        card = play_at(g, s, t, stage_zone(g, s), card)
    return kind << KIND | card


def count_moves(g: Ints, s: Ints, t: Ints) -> int:
    """Return the number of the mover's legal moves."""
    return count_of(moves_of(g, s, t))


def kth_move(g: Ints, s: Ints, t: Ints, k: int) -> int:
    """Return the k-th legal move by ascending action index."""
    return kth_of(g, s, t, moves_of(g, s, t), k)
