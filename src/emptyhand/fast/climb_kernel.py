"""The climbing games as plain arithmetic on sets of cards: legal moves, one move, the deal, whole games.

`s` is a game's state (`climb_layout`), `d` the shuffled cards, `t` the law's tables. Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.bits import bit_count, lowest_bit
from emptyhand.fast.chance import below
from emptyhand.fast.climb_counted import counted_place, counted_size, pack_size, packs_of, size_of
from emptyhand.fast.climb_figures import cards_of, classes_of_shape, figures_of_class, wins_at_once
from emptyhand.fast.climb_layout import *
from emptyhand.fast.climb_rare import rare_skip
from emptyhand.fast.climb_sets import highest_bit, kth_bit
from emptyhand.fast.offsets import climb_offset, code
from emptyhand.rules.ruleset.model import Ends

C_ENDS, FIRST_OUT = climb_offset("ends"), code(Ends.FIRST_OUT)
C_DEAL_HAND, C_OPENING_OPEN_WITH_LOWEST = climb_offset("deal.hand"), climb_offset("opening.open_with_lowest")
C_DEAL_SPARE_TO_LOWEST, C_OPENING_ALONE = climb_offset("deal.spare_to_lowest"), climb_offset("opening.alone")
C_TURN_MUST_BEAT, C_TURN_PASS_LOCKS = climb_offset("turn.must_beat"), climb_offset("turn.pass_locks")
C_TURN_PASSED_MAY_BOMB = climb_offset("turn.passed_may_bomb")
C_TURN_SUIT_LOCK = climb_offset("turn.suit_lock")
C_TURN_LAST_CARD_DUTY, C_BOMBS_BEATEN_IS_OUT = climb_offset("turn.last_card_duty"), climb_offset("bombs.beaten_is_out")

# -- legal moves -----------------------------------------------------------------------------------------------------


def open_classes(s: Ints, t: Ints) -> int:
    """Return the classes, as bits, of which the mover may play some figure if the hand can make it."""
    classes = t[ALLOWED + ROW * s[C_DEMAND] + ROW_CLASSES]
    return restricted_classes(s, t, classes) if t[RARE] else classes


def restricted_classes(s: Ints, t: Ints, classes: int) -> int:
    """Return those of some classes that no rare rule closes to the mover."""
    if s[C_BOUND] >> s[C_TURN] & 1:
        classes &= t[BOMB_CLASSES]
    return classes & ~barred_classes(s, t)


def barred_classes(s: Ints, t: Ints) -> int:
    """Return the classes of the size of the mover's hand if it may not be played whole; else none."""
    hand = s[C_HANDS + s[C_TURN]]
    # Only an answer is barred: a leader may end with any card.
    return t[CLASSES_OF_SIZE + size_of(hand)] if s[C_DEMAND] and hand & t[TURN_NOT_LAST] else 0


def legal_of_class(s: Ints, t: Ints, c: int) -> int:
    """Return the figures of an open class that the mover may play, unless a condition of its own holds."""
    return t[ALLOWED + ROW * s[C_DEMAND] + c] & figures_of_class(t, s[C_HANDS + s[C_TURN]], c)


def usable_hand(s: Ints, t: Ints, c: int) -> int:
    """Return the cards of the mover that may be played in figures of a class: those of locked suits, or all."""
    hand = s[C_HANDS + s[C_TURN]]
    return hand if s[C_SUIT_LOCK] == 0 or t[BOMB_CLASSES] >> c & 1 else hand & s[C_SUIT_LOCK]


def has_condition(s: Ints, t: Ints) -> int:
    """Whether more than the demand decides about the figures of a class: the opening, or a rare rule."""
    return s[C_PHASE] == C_OPEN or t[RARE]


def conditional_legal(s: Ints, t: Ints, c: int) -> int:
    """Return the figures of an open class that the mover may play where a condition holds."""
    if s[C_PHASE] == C_OPEN:
        return openings_of_class(s, t, c)
    found = t[ALLOWED + ROW * s[C_DEMAND] + c] & figures_of_class(t, usable_hand(s, t, c), c)
    if has_single_duty(s, t, c):
        found &= highest_single(s, figures_of_class(t, s[C_HANDS + s[C_TURN]], c))
    return found


def has_single_duty(s: Ints, t: Ints, c: int) -> int:
    """Whether a class holds the single cards and the next player has one card left that must not be let through."""
    if not t[C_TURN_LAST_CARD_DUTY] or t[CLASS_LENGTH + c] > 1:
        return 0
    players, seat = s[C_PLAYERS], s[C_TURN]
    seat = seat + 1 if seat + 1 < players else 0
    while s[C_OUT_MASK] >> seat & 1:
        seat = seat + 1 if seat + 1 < players else 0
    hand = s[C_HANDS + seat]
    return counted_size(hand) == 1 if COUNTED else hand & (hand - 1) == 0


def highest_single(s: Ints, singles: int) -> int:
    """Return the highest of some single cards in the order of ranks as it stands."""
    # Jokers are the highest either way up.
    if is_upside_down(s) and singles >> CARDS == 0:
        singles &= 15 << (lowest_bit(singles) & ~3)
    return 1 << highest_bit(singles)


def is_upside_down(s: Ints) -> int:
    """Whether low ranks beat high ones."""
    return (s[C_TURNED] ^ s[C_TURNED] >> 1) & 1


def opens(s: Ints, t: Ints, c: int, bit: int) -> int:
    if s[C_OPENING] < 0:
        return 1
    cards = cards_of(t, s[C_HANDS + s[C_TURN]], c, bit)
    has_it = cards >> s[C_OPENING] & (15 if COUNTED else 1)
    return has_it and not (t[C_OPENING_ALONE] and size_of(cards) > 1)


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
    conditional = has_condition(s, t)
    classes = open_classes(s, t)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = conditional_legal(s, t, c) if conditional else legal_of_class(s, t, c)
        count += bit_count(found)
    return count


def count_climb_moves(s: Ints, t: Ints) -> int:
    """Return the number of the mover's legal moves."""
    if s[C_PHASE] == C_OVER:
        return 0
    plays = count_figures(s, t)
    # A leader has to play; under a duty to beat, so has a seat that can.
    if s[C_DEMAND] == 0 or (t[C_TURN_MUST_BEAT] and plays):
        return plays
    return plays + 1


def kth_climb_move(s: Ints, t: Ints, k: int) -> int:
    """Return the k-th legal move by ascending action index; passing comes last."""
    conditional = has_condition(s, t)
    classes = open_classes(s, t)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = conditional_legal(s, t, c) if conditional else legal_of_class(s, t, c)
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
        # Even where passing locks nobody out of the round, nobody is asked twice about the same figure:
        # the next play unlocks them again (`play_with_effects`).
        s[C_LOCKED] |= 1 << seat
        s[C_PASSES] += 1
        if t[RARE_PLAYS] and t[C_TURN_PASSED_MAY_BOMB]:
            s[C_BOUND] |= 1 << seat
        advance_climb(s)
        return
    c, bit = move >> C_CLASS, move & 0xFF
    if t[COUNT_FIGURES]:
        s[C_LAID + MOST_CLASSES * seat + c] += 1
    cards = cards_of(t, usable_hand(s, t, c) if s[C_SUIT_LOCK] else s[C_HANDS + seat], c, bit)
    s[C_HANDS + seat] -= cards
    s[C_GONE] += cards
    s[C_PHASE] = C_PLAY
    s[C_OPENING] = -1
    demand = t[FIGURE_OF + BITS * c + bit] + 1
    effect = rare_suits(s, t, c, bit, cards) if t[RARE_SUITS] else 0
    if t[RARE_PLAYS]:
        effect |= rare_skip(s, t, c, bit) if t[CLASS_TURNS + c] & EQUAL_SKIPS else 0
        demand = play_with_effects(s, t, c, bit, demand)
    s[C_DEMAND] = demand
    s[C_OWNER] = seat
    if s[C_HANDS + seat] == 0:
        leave_climb(s, t)
    if s[C_PHASE] != C_OVER:
        if effect:
            rare_advance(s, effect)
        else:
            advance_climb(s)


def rare_suits(s: Ints, t: Ints, c: int, bit: int, cards: int) -> int:
    """Lock suits where the law says so; return whether a single card wins the round because it beats what stands."""
    if t[C_TURN_SUIT_LOCK]:
        lock_suits(s, t, cards)
    return t[CLASS_LENGTH + c] == 1 and t[ALLOWED + ROW * s[C_DEMAND] + ROW_WINNERS] >> bit & 1


def lock_suits(s: Ints, t: Ints, cards: int) -> None:
    """Lock the suits of a play if the play that it beats has the same ones."""
    suits = cards & (1 << CARDS) - 1
    suits |= suits >> 32
    suits |= suits >> 16
    suits |= suits >> 8
    suits = (suits | suits >> 4) & 15
    # Jokers alone have no suit to lock, and all four suits would lock nothing.
    if s[C_DEMAND] and suits == s[C_STOOD] and 0 < suits < 15:
        s[C_SUIT_LOCK] = LOW * suits & t[C_ALL_CARDS] | t[C_ALL_CARDS] >> CARDS << CARDS
    s[C_STOOD] = suits


def play_with_effects(s: Ints, t: Ints, c: int, bit: int, demand: int) -> int:
    """Turn the order of ranks and lock seats as few laws do; return the demand in the order that then holds."""
    turns = t[CLASS_TURNS + c]
    s[C_TURNED] ^= turns & 1 | (turns & t[RANKING_TURNS_ROUND] >> (bit & ~3) << 1 & 2)
    # The second half of the rows is for the order upside down: a figure asks for what beats it in the new order.
    if is_upside_down(s):
        demand += t[FIGURES]
    if not t[C_TURN_PASS_LOCKS]:
        s[C_LOCKED] = 0
    elif t[C_TURN_PASSED_MAY_BOMB]:
        # Nobody is asked for a bomb where no bomb could beat what stands.
        asked = t[ALLOWED + ROW * demand + ROW_CLASSES] & t[BOMB_CLASSES]
        s[C_LOCKED] = 0 if asked else s[C_BOUND] & ~(1 << s[C_TURN])
    elif t[C_BOMBS_BEATEN_IS_OUT] and t[BOMB_CLASSES] >> c & 1 and s[C_DEMAND]:
        s[C_LOCKED] |= 1 << s[C_OWNER] & ~s[C_OUT_MASK]
    return demand


def climb_out(s: Ints, seat: int) -> None:
    s[C_BOUND] &= ~(1 << seat)
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
    # The owner never answers its own figure: when the turn would come to it, the round is won.
    closed = s[C_OUT_MASK] | s[C_LOCKED] | 1 << s[C_OWNER]
    seat = s[C_TURN]
    for _ in range(players - 1):
        seat = seat + 1 if seat + 1 < players else 0
        if not closed >> seat & 1:
            s[C_TURN] = seat
            return
    leader = s[C_OWNER]
    # The figure that stands may have been its owner's last.
    while s[C_OUT_MASK] >> leader & 1:
        leader = leader + 1 if leader + 1 < players else 0
    s[C_TURN] = leader
    s[C_DEMAND] = 0
    s[C_OWNER] = NOBODY
    s[C_LOCKED] = 0
    s[C_BOUND] = 0
    # An order turned for the round turns back; one turned for good stays.
    s[C_TURNED] &= 1
    s[C_SUIT_LOCK] = 0
    s[C_ROUNDS] += 1


def rare_advance(s: Ints, effect: int) -> None:
    """Advance after a play that wins the round, or that makes the next seat miss its turn, if there is one."""
    if effect != SKIPS_NEXT:
        # With nobody left to answer, the round ends at once.
        s[C_LOCKED] = ALL_SEATS
    advance_climb(s)
    # If nobody could answer, the round was won already and there is no turn to miss.
    if effect == SKIPS_NEXT and s[C_OWNER] != NOBODY:
        advance_climb(s)


# -- before the first play -------------------------------------------------------------------------------------------


def deal_climb(s: Ints, d: Ints, t: Ints, players: int, leader: int) -> None:
    """Deal the cards in d, check for instant wins and determine the starter; `leader` is -1 in a first game."""
    for i in range(C_STATE_SIZE if t[COUNT_FIGURES] else C_LAID):
        s[i] = 0
    s[C_PLAYERS] = players
    s[C_OWNER] = NOBODY
    n = 0
    lowest = BITS
    for seat in range(players):
        for _ in range(t[C_DEAL_HAND]):
            card = d[n]
            n += 1
            s[C_HANDS + seat] += 1 << (counted_place(card) if COUNTED else card)
            if card < lowest:
                lowest = card
                s[C_TURN] = seat
    if t[C_DEAL_SPARE_TO_LOWEST]:
        while n < packs_of(t, players) * pack_size(t):
            s[C_HANDS + s[C_TURN]] += 1 << (counted_place(d[n]) if COUNTED else d[n])
            # The seat with the lowest dealt card gets the spare ones, and opens with the lowest of all.
            lowest = min(lowest, d[n])
            n += 1
    s[C_OPENING] = -1
    s[C_PHASE] = C_PLAY
    if leader >= 0:
        s[C_TURN] = leader
    elif t[C_OPENING_OPEN_WITH_LOWEST]:
        s[C_OPENING] = counted_place(lowest) if COUNTED else lowest
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


# -- whole games -----------------------------------------------------------------------------------------------------


def deal_climb_random(s: Ints, d: Ints, t: Ints, players: int, key: int) -> int:
    """Deal a game from a stream and return how many of its numbers were used."""
    cards = pack_size(t)
    # As often as the compiler knows beforehand: it would keep wide registers for a loop of another length, and load
    # them again after every call.
    for card in range(BITS):
        d[card] = card + t[FIRST_CARD]
    if COUNTED:
        for card in range(cards, packs_of(t, players) * cards):
            d[card] = card - cards + t[FIRST_CARD]
        cards *= packs_of(t, players)
    dealt = players * t[C_DEAL_HAND]
    for i in range(dealt):
        j = i + below(key, i, cards - i)
        d[i], d[j] = d[j], d[i]
    deal_climb(s, d, t, players, -1)
    return cards


def is_climb_done(s: Ints, cap: int) -> int:
    """Whether the game is over or has reached the cap."""
    return s[C_PHASE] == C_OVER or s[C_DECISIONS] >= cap


def step_climb_random(s: Ints, d: Ints, t: Ints, key: int, counter: int) -> None:
    """Make one uniformly random legal move."""
    apply_climb(s, t, random_climb_move(s, t, key, counter))


def random_climb_move(s: Ints, t: Ints, key: int, counter: int) -> int:
    """Return a uniformly random legal move: `kth_climb_move` with the figures of each class looked for only once."""
    plays = 0
    conditional = has_condition(s, t)
    classes = open_classes(s, t)
    if s[C_DEMAND] == 0 and classes >> FEW_CLASSES and not COUNTED:
        # Who leads may play every class, and most hands have figures of few.
        classes &= classes_of_shape(t, s[C_HANDS + s[C_TURN]])
    left = classes
    while left:
        c = lowest_bit(left)
        left &= left - 1
        found = conditional_legal(s, t, c) if conditional else legal_of_class(s, t, c)
        s[C_FOUND + c] = found
        plays += bit_count(found)
    may_pass = s[C_DEMAND] != 0 and not (t[C_TURN_MUST_BEAT] and plays)
    k = below(key, counter, plays + 1 if may_pass else plays)
    while classes:
        c = lowest_bit(classes)
        classes &= classes - 1
        found = s[C_FOUND + c]
        here = bit_count(found)
        if k < here:
            return c << C_CLASS | kth_bit(found, k)
        k -= here
    return PASS


def play_climb_random(s: Ints, d: Ints, t: Ints, key: int, counter: int, cap: int) -> None:
    """Make uniformly random legal moves to the end of the game or the cap."""
    while not is_climb_done(s, cap):
        step_climb_random(s, d, t, key, counter)
        counter += 1
