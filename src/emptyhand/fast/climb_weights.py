"""Choosing by weights in a climbing game: lead long and low, follow where it costs little, keep what takes the lead.

The same considerations as the `greedy` player's, on sets of cards: how many turns the hand still needs, whether a play
is certain to stand, who is nearly out. `w` is a flat table of weights (`weights.layout`), `q` a scratch stack. Plain
Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count, lowest_bit
from emptyhand.fast.climb_counted import packs_of, size_of
from emptyhand.fast.climb_figures import cards_of, figures_of_class
from emptyhand.fast.climb_kernel import (
    C_TURN_MUST_BEAT,
    apply_climb,
    conditional_legal,
    has_condition,
    is_climb_done,
    is_upside_down,
    legal_of_class,
    open_classes,
    usable_hand,
)
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_plan import counts_of, ranks_in_rows, turns_saved
from emptyhand.fast.climb_sets import ranks_of
from emptyhand.fast.weights.layout import *


def unseen_by(s: Ints, t: Ints, hand: int) -> int:
    """Return the cards that have not been played and are not in a hand."""
    if COUNTED:
        return packs_of(t, s[C_PLAYERS]) * t[C_ALL_CARDS] - hand - s[C_GONE]
    return t[C_ALL_CARDS] & ~(hand | s[C_GONE])


def figure_of_all(t: Ints, cards: int) -> int:
    """Return the number of the figure that all these cards make together, or -1."""
    size = size_of(cards)
    classes = t[CLASSES_OF_SIZE + size] if size <= LARGEST_HAND else 0
    if not are_neighbours(cards):
        classes &= t[SCATTERED_CLASSES]
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = figures_of_class(t, cards, c)
        if found:
            bit = lowest_bit(found)
            if cards_of(t, cards, c, bit) == cards:
                return t[FIGURE_OF + BITS * c + bit]
    return -1


def are_neighbours(cards: int) -> int:
    """Whether there is no gap between the ranks of some cards."""
    nibbles = ranks_of(cards) * 15
    return nibbles & nibbles + (nibbles & -nibbles) == 0


def can_be_beaten(t: Ints, unseen: int, demand: int) -> int:
    """Whether the unseen cards, if one hand held them all, could beat the figure that makes a demand."""
    row = ALLOWED + ROW * demand
    classes = t[row + ROW_CLASSES]
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        if t[row + c] & figures_of_class(t, unseen, c):
            return True
    return False


def is_way_out(s: Ints, t: Ints, c: int, bit: int, cards: int) -> int:
    """Return 2 for the hand's last play, 1 for one that nobody can beat and that leaves a last play, else 0."""
    hand = s[C_HANDS + s[C_TURN]]
    rest = hand - cards
    if rest == 0:
        return 2
    if figure_of_all(t, rest) < 0:
        return 0
    unseen = unseen_by(s, t, hand)
    return 0 if can_be_beaten(t, unseen, t[FIGURE_OF + BITS * c + bit] + first_row(s, t)) else 1


def first_row(s: Ints, t: Ints) -> int:
    """Return the demand that the first figure makes in the order of ranks as it stands."""
    return 1 + t[FIGURES] if is_upside_down(s) else 1


def nearest_out(s: Ints) -> int:
    """Return the fewest cards that another seat still in holds."""
    least = BITS
    for seat in range(s[C_PLAYERS]):
        if seat != s[C_TURN] and not s[C_OUT_MASK] >> seat & 1:
            least = min(least, size_of(s[C_HANDS + seat]))
    return least


def is_last(s: Ints) -> int:
    """Whether every other seat still in, except the owner, has passed on the standing figure."""
    closed = s[C_OUT_MASK] | s[C_LOCKED] | 1 << s[C_TURN] | 1 << s[C_OWNER]
    return closed == (closed | ((1 << s[C_PLAYERS]) - 1))


def best_climb_move(s: Ints, t: Ints, w: Ints, row: int, q: Ints) -> int:
    """Return the move with the highest score, the first one of a tie; a way out before all others."""
    hand = s[C_HANDS + s[C_TURN]]
    leads = s[C_DEMAND] == 0
    nearest = nearest_out(s)
    danger = nearest <= w[row + WC_NEARLY_OUT]
    unseen = unseen_by(s, t, hand)
    last = w[row + WC_LAST] if not leads and is_last(s) else 0
    counts = counts_of(hand)
    rows = ranks_in_rows(t, counts)
    best, top, gain_of_best, way_out = PASS, -NEVER, -NEVER, PASS
    first, conditional = first_row(s, t), has_condition(s, t)
    classes = open_classes(s, t)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = conditional_legal(s, t, c) if conditional else legal_of_class(s, t, c)
        while found:
            bit = lowest_bit(found)
            found &= found - 1
            cards = cards_of(t, usable_hand(s, t, c) if conditional else hand, c, bit)
            if is_way_out(s, t, c, bit, cards):
                way_out = c << C_CLASS | bit
            gain = turns_saved(t, w, row, q, counts, rows, counts_of(cards)) + last
            if w[row + WC_SURE] and not can_be_beaten(t, unseen, t[FIGURE_OF + BITS * c + bit] + first):
                gain += w[row + WC_SURE]
            score = lead_score(w, row, cards, gain, nearest) if leads else follow_score(w, row, cards, gain, danger)
            if score > top:
                best, top, gain_of_best = c << C_CLASS | bit, score, gain
    if way_out != PASS:
        return way_out
    # In danger there may be no later turn to save a card for.
    if best == PASS or leads or danger or t[C_TURN_MUST_BEAT]:
        return best
    worth = WC_WORTH_SHORT if size_of(hand) <= SHORT_HAND else WC_WORTH
    return best if gain_of_best >= w[row + worth] else PASS


def top_place(cards: int) -> int:
    """Return the place of the highest rank among some cards; a joker counts as the highest other rank."""
    for shift in (4, 8, 16, 32):
        cards |= cards >> shift
    return min(bit_count(ranks_of(cards)), CLIMB_RANK_COUNT) - 1


def follow_score(w: Ints, row: int, cards: int, gain: int, danger: int) -> int:
    height = w[row + WC_HEIGHT + top_place(cards)]
    return gain + height if danger else gain - height


def lead_score(w: Ints, row: int, cards: int, gain: int, nearest: int) -> int:
    """Prefer long and low leads; a low lead as long as the nearest opponent's hand invites that seat to finish."""
    size, place = size_of(cards), top_place(cards)
    score = gain + w[row + WC_LENGTH] * size - w[row + WC_HEIGHT + place]
    return score - w[row + WC_INVITE + place] if size == nearest else score


def play_climb_by_weights(s: Ints, t: Ints, w: Ints, rows: int, q: Ints, cap: int, places: int) -> None:
    """Play every seat by its own row of weights until `places` places are taken, the game ends, or the cap is reached.

    `rows` holds four bits per seat: the table of `w` that it plays by.
    """
    while not is_climb_done(s, cap) and s[C_OUT_COUNT] < places:
        row = CLIMB_WEIGHTS * (rows >> (4 * s[C_TURN]) & 15)
        apply_climb(s, t, best_climb_move(s, t, w, row, q))
