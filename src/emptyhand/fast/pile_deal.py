"""A pile game up to its first play: dealing a given pack or one drawn from a stream, choosing, finding the starter.

Plain Python for `target.build`.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.chance import below, number
from emptyhand.fast.offsets import code, pile_offset
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import AS_BEFORE, OPENING_CARDS, TURN_PASSING, TURN_SETS
from emptyhand.fast.pile_zones import held, kth_rank, mover, put, rare_note_order, size
from emptyhand.rules.ruleset.model import Opening, Starter, Ties

DEAL_HAND, DEAL_WHOLE = pile_offset("deal.hand"), pile_offset("deal.whole")
DEAL_UP, DEAL_DOWN = pile_offset("deal.up"), pile_offset("deal.down")
DEAL_CHOOSE_UP, DEAL_FLIP_START = pile_offset("deal.choose_up"), pile_offset("deal.flip_start")
OPENING_STARTER, LEFT_OF_DEALER = pile_offset("opening.starter"), code(Starter.LEFT_OF_DEALER)
RIGHT_OF_DEALER, LOWEST_UP = code(Starter.RIGHT_OF_DEALER), code(Starter.LOWEST_UP)
OPENING_TIES, BY_SEAT = pile_offset("opening.ties"), code(Ties.SEAT)
ANYTHING = code(Opening.ANYTHING)
PICK_UP_TOP = pile_offset("pick_up.top")


def draw(g: Ints, s: Ints, d: Ints) -> int:
    """Return the rank of the next card of the draw pile: as it lies in d, or drawn at random from the stock."""
    at = g[DRAW_AT]
    g[DRAW_AT] = at + 1
    # A pack from outside (a fair deal, a record, a test) has its order; a random game never shuffles one.
    if s[DRAW_KEY] == AS_THEY_LIE:
        return d[at & LANE]
    rank = kth_rank(s[STOCK], s[STOCK + 1], s[NEXT_NUMBER] * (g[DRAW_END] - at) >> 32)
    s[NEXT_NUMBER] = number(s[DRAW_KEY], at + 1)
    put(s, STOCK, rank, -1)
    return rank


def draw_from(g: Ints, s: Ints, key: int) -> None:
    """Let a stream draw the cards from now on. The next number is always known, so that no draw waits for it."""
    s[DRAW_KEY] = key
    s[NEXT_NUMBER] = number(key, g[DRAW_AT])


def deal(g: Ints, s: Ints, d: Ints, t: Ints, players: int, cards: int, ties: int, dealer: int, leader: int) -> None:
    """Deal the pack in d and continue to the first decision; `leader` is the seat that begins, or NOBODY."""
    clear(g, s, t, players)
    s[LEADER] = leader
    s[DRAW_KEY] = AS_THEY_LIE
    g[DRAW_END] = cards
    deal_out(g, s, d, t, ties, dealer)


def clear(g: Ints, s: Ints, t: Ints, players: int) -> None:
    """Clear the table. Scalars are set one by one, since a register has no index."""
    for i in range(PILE_ORDER if t[COUNT_LAID] else LAID):
        s[i] = 0
    g[PHASE], g[TURN], g[DIRECTION], g[PLAYERS] = CHOOSE, 0, 1, players
    g[DEMAND], g[RUN], g[RUN_LENGTH], g[OPENING] = 0, NO_RUN, 0, NO_OPENING
    g[DRAW_AT], g[DRAW_END], g[OUT_COUNT], g[OUT_MASK], g[OUT_ORDER] = 0, 0, 0, 0, 0
    g[KILLS], g[PICK_UPS], g[DECISIONS], g[STARTER] = 0, 0, 0, 0
    s[LEADER] = NOBODY


def deal_out(g: Ints, s: Ints, d: Ints, t: Ints, ties: int, dealer: int) -> None:
    g[TIES] = ties
    g[DEALER] = dealer
    for seat in range(g[PLAYERS]):
        for z in range(3):
            deal_zone(g, s, d, t, seat, t[DEAL_ORDER + z])
    if not t[DEAL_CHOOSE_UP]:
        begin(g, s, d, t)


def deal_zone(g: Ints, s: Ints, d: Ints, t: Ints, seat: int, zone: int) -> None:
    if zone == 2:
        for slot in range(t[DEAL_DOWN]):
            s[DOWNS + seat] |= (draw(g, s, d) + 1) << (4 * slot)
    elif zone >= 0:
        # Cards to choose up cards from are dealt into the hand, where the choice is made.
        to_hand = zone == 0 or t[DEAL_CHOOSE_UP]
        cards = t[HAND_SIZES + g[PLAYERS]] if t[DEAL_WHOLE] else t[DEAL_HAND]
        for _ in range(cards if zone == 0 else t[DEAL_UP]):
            put(s, HANDS + 2 * seat if to_hand else UPS + 2 * seat, draw(g, s, d), 1)


def place(g: Ints, s: Ints, d: Ints, t: Ints, rank: int) -> None:
    seat = mover(g)
    put(s, HANDS + 2 * seat, rank, -1)
    put(s, UPS + 2 * seat, rank, 1)
    if size(s, UPS + 2 * seat) < t[DEAL_UP]:
        return
    if seat + 1 < g[PLAYERS]:
        g[TURN] = seat + 1
    else:
        begin(g, s, d, t)


def begin(g: Ints, s: Ints, d: Ints, t: Ints) -> None:
    """Turn the starting card, if the law has one, and determine the starter."""
    g[PHASE] = PLAY
    if t[DEAL_FLIP_START]:
        turn_start_card(g, s, d, t)
    # In a later game of a match the leader is known, and may begin with anything.
    if s[LEADER] != NOBODY:
        g[TURN] = s[LEADER]
    elif t[OPENING_STARTER] == LEFT_OF_DEALER:
        g[TURN] = (g[DEALER] + 1) % g[PLAYERS]
    elif t[OPENING_STARTER] == RIGHT_OF_DEALER:
        g[TURN] = (g[DEALER] + g[PLAYERS] - 1) % g[PLAYERS]
    else:
        find_lowest(g, s, t)
        # The lowest rank says who begins; here it does not say with what.
        if t[OPENING_CARDS] == ANYTHING:
            g[OPENING] = NO_OPENING
        else:
            g[PHASE] = OPEN
    g[STARTER] = g[TURN]
    if ALL_RULES and t[TURN_PASSING]:
        # If all pass on the card that was turned up, the seat that starts leads.
        s[LEADER] = g[TURN]


def turn_start_card(g: Ints, s: Ints, d: Ints, t: Ints) -> None:
    rank = draw(g, s, d)
    # A card that kills leaves nothing to play on. The dealer gains no turn by it.
    if t[EFFECTS + rank] & KILLS_PILE:
        return
    if ALL_RULES and t[PICK_UP_TOP]:
        rare_note_order(s, rank, 1)
    put(s, PILE, rank, 1)
    counts_as = t[RUN_AS + rank]
    # A rank that breaks runs, or that they go through, starts none.
    if counts_as >= 0:
        g[RUN] = counts_as
        g[RUN_LENGTH] = 1
    g[DEMAND] = t[AFTER + rank]
    if ALL_RULES:
        g[DEMAND] |= (t[TURNS] >> rank & 1) * TURNED
        s[AMOUNT] = int(t[TURN_SETS] == AS_BEFORE)


def find_lowest(g: Ints, s: Ints, t: Ints) -> None:
    """Find who has the first rank of the ladder that anyone has in hand, or up; ties by seat or by the deal's order."""
    players = g[PLAYERS]
    zones = UPS if t[OPENING_STARTER] == LOWEST_UP else HANDS
    for step in range(RANKS):
        rank = t[OPENING_LADDER + step]
        if rank < 0:
            return
        for i in range(players):
            seat = i if t[OPENING_TIES] == BY_SEAT else g[TIES] >> (4 * i) & 15
            if held(s, zones + 2 * seat, rank):
                g[TURN] = seat
                g[OPENING] = rank
                return


def stack(g: Ints, s: Ints, t: Ints, players: int, key: int) -> int:
    """Fill the stock with all cards for a stream to draw from; return the number of cards."""
    s[STOCK] = t[STOCKS + 2 * players]
    s[STOCK + 1] = t[STOCKS + 2 * players + 1]
    g[DRAW_END] = t[DECK_SIZES + players]
    draw_from(g, s, key)
    return g[DRAW_END]


def deal_random(g: Ints, s: Ints, d: Ints, t: Ints, players: int, key: int) -> int:
    """Deal a game from a stream, whose first numbers draw the cards; return how many numbers are reserved for them."""
    clear(g, s, t, players)
    used = stack(g, s, t, players, key)
    deal_out(g, s, d, t, shuffled_ties(key, used, players), below(key, used + players - 1, players))
    return used + players


def shuffled_ties(key: int, used: int, players: int) -> int:
    """Return the seats in an order that a stream draws, 4 bits each, with one number less than there are seats."""
    ties = 0
    for i in range(players):
        ties |= i << (4 * i)
    for i in range(players - 1):
        j = i + below(key, used + i, players - i)
        a, b = ties >> (4 * i) & 15, ties >> (4 * j) & 15
        ties ^= (a ^ b) << (4 * i) ^ (a ^ b) << (4 * j) if i != j else 0
    return ties
