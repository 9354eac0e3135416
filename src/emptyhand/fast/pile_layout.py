"""The layout of the pile kernel's flat arrays."""

# Seven byte-wide lanes per integer, so that it never turns negative.
LANES = 7
ONES = 0x01010101010101
HIGHS = 0x80808080808080
LANE = 0xFF
LANES_MASK = 0xFFFFFFFFFFFFFF
TOP_LANE = 48

# False in the core variant (`variants`): the compiler drops what depends on it.
ALL_RULES = True
# False on a GPU (`gpu`), which pays for each access to memory rather than for waiting.
BOTH_WORDS = True

# -- a game's state: numbers of at most 31 bits, and cards in zones --------------------------------------------------
PHASE, TURN, DIRECTION, DEMAND, RUN, RUN_LENGTH, OPENING = 0, 1, 2, 3, 4, 5, 6
PILE = 7  # two words, like every zone
DRAW_AT, DRAW_END = 9, 10
OUT_COUNT, OUT_MASK, OUT_ORDER = 11, 12, 13
PLAYERS, DEALER, TIES = 14, 15, 16
HANDS = 17  # two words per seat
UPS = 33
DOWNS = 49  # one word per seat: four bits per slot, rank + 1, 0 if the slot is empty
SLOTS = 0x11111111  # the lowest bit of every slot
KILLS, PICK_UPS, DECISIONS, STARTER = 57, 58, 59, 60
STOCK = 61  # the cards left to draw, if a stream draws them
DRAW_KEY = 63  # the key of that stream, or AS_THEY_LIE; it is with the cards because it does not fit a scalar
LEADER = 64  # the seat that begins, whatever is held, or NOBODY; on a pile the one that leads if all the others pass
AMOUNT = 65  # how many cards the last play had, where an answer must have as many; read only while there is a pile
NEXT_NUMBER = 66  # the number of the stream that draws the next card
LAID = 67  # cards laid, by seat and rank; counted only if the tables ask for it
PACK_SIZE = 224
PILE_ORDER = LAID + 8 * 14  # the ranks of the pile, oldest first; kept only where a part of the pile is picked up
IN_ORDER = 15  # ranks in each word of it, four bits each
STATE_SIZE = PILE_ORDER + (PACK_SIZE + IN_ORDER - 1) // IN_ORDER

SEATS = 8
TURNED = 16  # a bit of DEMAND: the order of ranks is upside down
NO_OPENING = -1
NOBODY = -1
NO_RUN = -1
AS_THEY_LIE = -1
CHOOSE, OPEN, PLAY, OVER, OFFER = 0, 1, 2, 3, 4

# -- a law's tables --------------------------------------------------------------------------------------------------
RANKS = 14
LEGAL = 0  # two words per demand: full lanes for the ranks that may be played; from TURNED on, upside down
AFTER = 64
RUN_AS = AFTER + 210
EFFECTS = RUN_AS + 210
OPENING_LADDER = EFFECTS + 14
BURNS = OPENING_LADDER + 14  # two words: full lanes for the ranks that burn
NO_LEAD = BURNS + 2  # whether some ranks may not be led, then two words: full lanes for those
MAY_PICK_UP = NO_LEAD + 3  # bits by demand: the pile may be picked up while it stands
RUN_KILL_RUN = MAY_PICK_UP + 1  # by seat count
PICK_UP_BY_CHOICE = RUN_KILL_RUN + 9  # bits: hand, up, down
DEAL_ORDER = PICK_UP_BY_CHOICE + 1  # three zones: 0 hand, 1 up, 2 down, -1 none
STOCKS = DEAL_ORDER + 3  # by seat count: two words with all cards
DECK_SIZES = STOCKS + 18  # by seat count
HAND_SIZES = DECK_SIZES + 9  # by seat count, where the whole pack is dealt
TURNS = HAND_SIZES + 9  # bits: the ranks that turn the order upside down; 0 in most laws, which skip that test
RARE_SETS = TURNS + 1  # whether anything but the row of `LEGAL` decides on sets; most laws skip those tests
COUNT_LAID = RARE_SETS + 1
PARAMETERS = COUNT_LAID + 1  # one word per key: `places` says which

AGAIN, KILLS_PILE, KILL_ENDS = 1, 2, 4
REVERSES, SKIPS = 3, 6  # shifts of three bits each
TIMES = 7
NO_FINISH, COPIES, IDLE_LAST = 1 << 9, 1 << 10, 1 << 11
RARE_EFFECTS = 10  # shift: what lies above it is rare
KILLS_ON = 12  # shift of fifteen bits: the demands on which the rank kills
DRAWS = 27  # shift of four bits: how many cards the next player draws
DRAWS_EACH = 1 << 31  # for every card of the play
EACH, ODD_IN_PILE = 3, 4
CORE_EFFECTS = AGAIN | KILLS_PILE | TIMES << REVERSES  # the others need all rules
BREAKS, THROUGH = -1, -2

# -- moves: kind, rank or slot, count in one integer -----------------------------------------------------------------
M_PLACE, M_PLAY, M_TAKE, M_FLIP, M_PICK_UP, M_END_TURN = 0, 1, 2, 3, 4, 5
M_TRY = 6  # no move of its own: what a forced pick-up becomes where the draw pile is tried first
M_OPEN = 7  # no move of its own either: the plays that open the game, which become M_PLAY
KIND, SUBJECT = 16, 8
PICK_UP_CODE = M_PICK_UP << 16
END_TURN_CODE = M_END_TURN << 16
