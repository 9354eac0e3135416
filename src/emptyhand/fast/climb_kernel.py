"""The climbing games as plain arithmetic: hands are 52-bit sets, and a few shifts find every class of figures.

`s` is a game's state (`climb_layout`), `d` the shuffled cards, `t` the law's tables. Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.chance import below
from emptyhand.fast.climb_layout import *
from emptyhand.fast.places import climb_place, code
from emptyhand.ruleset.model import Ends

C_ENDS, FIRST_OUT = climb_place("ends"), code(Ends.FIRST_OUT)
C_DEAL_HAND, C_OPENING_OPEN_WITH_LOWEST = climb_place("deal.hand"), climb_place("opening.open_with_lowest")
C_OPENING_ALONE = climb_place("opening.alone")
C_TURN_MUST_BEAT, C_TURN_PASS_LOCKS = climb_place("turn.must_beat"), climb_place("turn.pass_locks")
C_BOMBS_ONE_COLOUR = climb_place("bombs.one_colour")

# -- sets of cards ---------------------------------------------------------------------------------------------------


def bit_count(x: int) -> int:
    x = x - (x >> 1 & 0x5555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101 >> 56) & 0xFF


def lowest_bit(x: int) -> int:
    """Return the position of the lowest bit of a set."""
    return bit_count((x & -x) - 1)


def kth_bit(x: int, k: int) -> int:
    """Return the position of the k-th lowest bit of a set."""
    while k > 0:
        x &= x - 1
        k -= 1
    return lowest_bit(x)


def not_lowest(x: int) -> int:
    """Return the cards that are not the lowest of their rank."""
    return x & (x << 1 & NOT_1 | x << 2 & NOT_2 | x << 3 & NOT_3)


def ranks_of(x: int) -> int:
    """Return the lowest bit of every nibble that holds a card."""
    return (x | x >> 1 | x >> 2 | x >> 3) & LOW


def tops(ranks: int, length: int) -> int:
    """Return the top rank of every stretch of `length` neighbouring ranks."""
    top = ranks
    for _ in range(length - 1):
        top = ranks & (top << 4)
    return top


# -- figures ---------------------------------------------------------------------------------------------------------


def figures_of_class(t: Ints, hand: int, c: int) -> int:
    """Return the figures of a class that the hand can make."""
    kind = t[CLASS_KIND + c]
    if kind == K_SINGLE:
        return hand
    if kind == K_RUN:
        top = tops(ranks_of(hand) & t[COMBINATIONS_RUN_RANKS], t[CLASS_LENGTH + c])
        return top * 15 & hand if t[CLASS_TIES + c] else top
    second = not_lowest(hand)
    if kind == K_PAIR:
        return second
    if kind == K_PAIRS:
        return pair_rows(t, hand, second, t[CLASS_LENGTH + c])
    if kind > K_PAIRS:
        return rare_figures(t, hand, second, kind, t[CLASS_LENGTH + c])
    third = not_lowest(second)
    return ranks_of(third) if kind == K_TRIPLE else ranks_of(not_lowest(third))


def rare_figures(t: Ints, hand: int, second: int, kind: int, length: int) -> int:
    """Return the figures of two ranks, or of a kind whose suits do not decide."""
    if kind == K_SINGLE_BY_RANK:
        return ranks_of(hand)
    if kind == K_PAIR_BY_RANK:
        return ranks_of(second)
    if kind == K_PAIRS_BY_RANK:
        return tops(ranks_of(second) & t[BOMBS_PAIR_RUN_RANKS], length)
    # What goes with a triple or a four: cards of another rank.
    others = ranks_of(second if kind == K_FULL_HOUSE else hand)
    if others & (others - 1) == 0:
        return 0
    third = not_lowest(second)
    return ranks_of(not_lowest(third)) if kind == K_FOUR_AND_ONE else ranks_of(third)


def pair_rows(t: Ints, hand: int, second: int, length: int) -> int:
    if not t[C_BOMBS_ONE_COLOUR]:
        return tops(ranks_of(second) & t[BOMBS_PAIR_RUN_RANKS], length) * 15 & second
    lower = (hand >> t[COLOUR_SUITS]) & (hand >> t[COLOUR_SUITS + 1]) & t[BOMBS_PAIR_RUN_RANKS]
    higher = (hand >> t[COLOUR_SUITS + 2]) & (hand >> t[COLOUR_SUITS + 3]) & t[BOMBS_PAIR_RUN_RANKS]
    return tops(lower, length) | tops(higher, length) << 1


def cards_of(t: Ints, hand: int, c: int, bit: int) -> int:
    """Return the canonical cards of a figure: the lowest suits, except for the one card whose suit the figure names."""
    kind, length = t[CLASS_KIND + c], t[CLASS_LENGTH + c]
    top = bit & ~3
    if kind == K_SINGLE:
        return 1 << bit
    later = not_lowest(hand)
    lowest = hand & ~later
    if kind == K_RUN:
        below_top = (1 << top) - (1 << (top - 4 * (length - 1)))
        named = 1 << bit if t[CLASS_TIES + c] else lowest & 15 << top
        return lowest & below_top | named
    if kind == K_PAIR:
        return lowest & 15 << top | 1 << bit
    if kind == K_PAIRS:
        return cards_of_pairs(t, hand, length, top, bit)
    nibble = 15 << top
    if kind == K_FOUR:
        return nibble
    last = not_lowest(later)
    if kind > K_PAIRS:
        return rare_cards(hand, later, last, kind, length, top)
    return hand & nibble & ~not_lowest(last)


def rare_cards(hand: int, later: int, last: int, kind: int, length: int, top: int) -> int:
    """Return the lowest cards of one kind whose suits do not decide, or of a triple or four and what goes with it."""
    nibble = 15 << top
    if kind == K_SINGLE_BY_RANK:
        return hand & ~later & nibble
    if kind == K_PAIR_BY_RANK:
        return hand & ~last & nibble
    if kind == K_PAIRS_BY_RANK:
        return hand & ~last & ((16 << top) - (1 << (top - 4 * (length - 1))))
    most = nibble if kind == K_FOUR_AND_ONE else hand & nibble & ~not_lowest(last)
    if kind != K_FULL_HOUSE:
        others = hand & ~nibble
        return most | others & -others
    pairs = ranks_of(later & ~nibble)
    return most | hand & ~last & (pairs & -pairs) * 15


def cards_of_pairs(t: Ints, hand: int, length: int, top: int, bit: int) -> int:
    bottom = top - 4 * (length - 1)
    if t[C_BOMBS_ONE_COLOUR]:
        suits = COLOUR_SUITS + 2 * (bit & 1)
        row = LOW & ((1 << (top + 4)) - (1 << bottom))
        return row << t[suits] | row << t[suits + 1]
    later = not_lowest(hand)
    lowest = hand & ~later
    two = lowest | later & ~not_lowest(later)
    return two & ((1 << top) - (1 << bottom)) | lowest & 15 << top | 1 << bit


# -- legal moves -----------------------------------------------------------------------------------------------------


def open_classes(s: Ints, t: Ints) -> int:
    """Return the classes, as bits, of which the mover may play some figure if the hand can make it."""
    classes = t[ALLOWED + ROW * s[C_DEMAND] + ROW_CLASSES]
    return classes & ~barred_classes(s, t) if t[RARE] else classes


def barred_classes(s: Ints, t: Ints) -> int:
    """Return the classes of the size of the mover's hand if it may not be played whole; else none."""
    hand = s[C_HANDS + s[C_TURN]]
    return t[CLASSES_OF_SIZE + bit_count(hand)] if s[C_DEMAND] and hand & t[TURN_NOT_LAST] else 0


def legal_of_class(s: Ints, t: Ints, c: int) -> int:
    """Return the figures of an open class that the mover may play, before the opening's own condition."""
    return t[ALLOWED + ROW * s[C_DEMAND] + c] & figures_of_class(t, s[C_HANDS + s[C_TURN]], c)


def opens(s: Ints, t: Ints, c: int, bit: int) -> int:
    if s[C_OPENING] < 0:
        return 1
    cards = cards_of(t, s[C_HANDS + s[C_TURN]], c, bit)
    return cards >> s[C_OPENING] & 1 and not (t[C_OPENING_ALONE] and cards & (cards - 1))


def openings_of_class(s: Ints, t: Ints, c: int) -> int:
    """Return the figures of a class that contain the opening card."""
    found = legal_of_class(s, t, c)
    kept = 0
    while found:
        bit = lowest_bit(found)
        if opens(s, t, c, bit):
            kept |= 1 << bit
        found &= found - 1
    return kept


def count_figures(s: Ints, t: Ints) -> int:
    count = 0
    opening = s[C_PHASE] == C_OPEN
    classes = open_classes(s, t)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = openings_of_class(s, t, c) if opening else legal_of_class(s, t, c)
        count += bit_count(found)
    return count


def count_climb_moves(s: Ints, t: Ints) -> int:
    """Return the number of the mover's legal moves."""
    if s[C_PHASE] == C_OVER:
        return 0
    plays = count_figures(s, t)
    if s[C_DEMAND] == 0 or (t[C_TURN_MUST_BEAT] and plays):
        return plays
    return plays + 1


def kth_climb_move(s: Ints, t: Ints, k: int) -> int:
    """Return the k-th legal move by ascending action index; passing comes last."""
    opening = s[C_PHASE] == C_OPEN
    classes = open_classes(s, t)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = openings_of_class(s, t, c) if opening else legal_of_class(s, t, c)
        here = bit_count(found)
        if k < here:
            return c << C_CLASS | kth_bit(found, k)
        k -= here
    return PASS


# -- one move --------------------------------------------------------------------------------------------------------


def apply_climb(s: Ints, t: Ints, move: int) -> None:
    """Apply a legal move."""
    seat = s[C_TURN]
    s[C_DECISIONS] += 1
    if move == PASS:
        s[C_LOCKED] |= 1 << seat
        s[C_PASSES] += 1
        advance_climb(s)
        return
    c, bit = move >> C_CLASS, move & 0xFF
    if t[COUNT_FIGURES]:
        s[C_LAID + MOST_CLASSES * seat + c] += 1
    cards = cards_of(t, s[C_HANDS + seat], c, bit)
    s[C_HANDS + seat] &= ~cards
    s[C_GONE] |= cards
    s[C_PHASE] = C_PLAY
    s[C_OPENING] = -1
    s[C_DEMAND] = t[FIGURE_OF + CARDS * c + bit] + 1
    s[C_OWNER] = seat
    if not t[C_TURN_PASS_LOCKS]:
        s[C_LOCKED] = 0
    if s[C_HANDS + seat] == 0:
        leave_climb(s, t)
    if s[C_PHASE] != C_OVER:
        advance_climb(s)


def climb_out(s: Ints, seat: int) -> None:
    s[C_OUT_ORDER] |= seat << (4 * s[C_OUT_COUNT])
    s[C_OUT_MASK] |= 1 << seat
    s[C_OUT_COUNT] += 1


def leave_climb(s: Ints, t: Ints) -> None:
    """Place the mover, who is out; the game ends, or continues until one seat is left."""
    climb_out(s, s[C_TURN])
    if t[C_ENDS] == FIRST_OUT:
        s[C_PHASE] = C_OVER
    elif s[C_OUT_COUNT] == s[C_PLAYERS] - 1:
        seat = 0
        while s[C_OUT_MASK] >> seat & 1:
            seat += 1
        climb_out(s, seat)
        s[C_PHASE] = C_OVER


def advance_climb(s: Ints) -> None:
    """Advance to the next seat that may still beat the standing figure; if there is none, the round is won."""
    players = s[C_PLAYERS]
    closed = s[C_OUT_MASK] | s[C_LOCKED] | 1 << s[C_OWNER]
    seat = s[C_TURN]
    for _ in range(players - 1):
        seat = seat + 1 if seat + 1 < players else 0
        if not closed >> seat & 1:
            s[C_TURN] = seat
            return
    leader = s[C_OWNER]
    while s[C_OUT_MASK] >> leader & 1:
        leader = leader + 1 if leader + 1 < players else 0
    s[C_TURN] = leader
    s[C_DEMAND] = 0
    s[C_OWNER] = NOBODY
    s[C_LOCKED] = 0
    s[C_ROUNDS] += 1


# -- before the first play -------------------------------------------------------------------------------------------


def deal_climb(s: Ints, d: Ints, t: Ints, players: int, leader: int) -> None:
    """Deal the cards in d, check for instant wins and determine the starter; `leader` is -1 in a first game."""
    for i in range(C_STATE_SIZE if t[COUNT_FIGURES] else C_LAID):
        s[i] = 0
    s[C_PLAYERS] = players
    s[C_OWNER] = NOBODY
    n = 0
    lowest = CARDS
    for seat in range(players):
        for _ in range(t[C_DEAL_HAND]):
            card = d[n]
            n += 1
            s[C_HANDS + seat] |= 1 << card
            if card < lowest:
                lowest = card
                s[C_TURN] = seat
    s[C_OPENING] = -1
    s[C_PHASE] = C_PLAY
    if leader >= 0:
        s[C_TURN] = leader
    elif t[C_OPENING_OPEN_WITH_LOWEST]:
        s[C_OPENING] = lowest
        s[C_PHASE] = C_OPEN
    s[C_STARTER] = s[C_TURN]
    look_for_instant(s, t)


def look_for_instant(s: Ints, t: Ints) -> None:
    """Let the first seat in turn order whose dealt hand wins at once win the game."""
    players = s[C_PLAYERS]
    seat = s[C_TURN]
    for _ in range(players):
        for i in range(t[INSTANTS]):
            if wins_at_once(t, s[C_HANDS + seat], INSTANT + INSTANT_SIZE * i):
                s[C_TURN] = seat
                s[C_OPENING] = -1
                s[C_PHASE] = C_OVER
                s[C_INSTANT] = i + 1
                climb_out(s, seat)
                return
        seat = seat + 1 if seat + 1 < players else 0


def wins_at_once(t: Ints, hand: int, at: int) -> int:
    one = ranks_of(hand)
    second = not_lowest(hand)
    two = ranks_of(second)
    third = not_lowest(second)
    three = ranks_of(third)
    four = ranks_of(not_lowest(third))
    if t[at + 8]:
        missing = t[at] & ~one | t[at + 1] & ~two | t[at + 2] & ~three | t[at + 3] & ~four
        return missing == 0
    size = t[at + 4]
    ranks = one if size == 1 else two if size == 2 else three if size == 3 else four
    ranks &= t[at + 7]
    if t[at + 6]:
        return tops(ranks, t[at + 5]) != 0
    return bit_count(ranks) >= t[at + 5]


# -- whole games -----------------------------------------------------------------------------------------------------


def deal_climb_random(s: Ints, d: Ints, t: Ints, players: int, key: int) -> int:
    """Deal a game from a stream and return how many of its numbers were used."""
    for card in range(CARDS):
        d[card] = card
    dealt = players * t[C_DEAL_HAND]
    for i in range(dealt):
        j = i + below(key, i, CARDS - i)
        d[i], d[j] = d[j], d[i]
    deal_climb(s, d, t, players, -1)
    return CARDS


def is_climb_done(s: Ints, cap: int) -> int:
    """Whether the game is over or has reached the cap."""
    return s[C_PHASE] == C_OVER or s[C_DECISIONS] >= cap


def step_climb_random(s: Ints, d: Ints, t: Ints, key: int, counter: int) -> None:
    """Make one uniformly random legal move."""
    apply_climb(s, t, kth_climb_move(s, t, below(key, counter, count_climb_moves(s, t))))


def play_climb_random(s: Ints, d: Ints, t: Ints, key: int, counter: int, cap: int) -> None:
    """Make uniformly random legal moves to the end of the game or the cap."""
    while not is_climb_done(s, cap):
        step_climb_random(s, d, t, key, counter)
        counter += 1
