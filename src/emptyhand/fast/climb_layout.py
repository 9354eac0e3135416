"""The layout of the climb kernel's flat arrays.

A set of cards is one integer of fourteen nibbles: ranks by strength, and within a nibble the suits by strength; the
last nibble holds the jokers. A class of figures (kind and length) has its own mask of the same shape: the bit of the
top card where suits break ties, the bit of the colour in rows of one colour, else the lowest bit of the top rank's
nibble.

With two packs (the variant of `COUNTED`) a nibble holds the number of cards of a rank instead of their suits, one more
nibble the big jokers, and every class's mask has the lowest bits of nibbles.
"""

COUNTED = False  # whether hands count the cards of each rank

LOW = 0x11111111111111  # the lowest bit of every nibble
NOT_1, NOT_2, NOT_3 = 0xEEEEEEEEEEEEEE, 0xCCCCCCCCCCCCCC, 0x88888888888888
CARDS = 52  # without jokers
CLIMB_RANK_COUNT = 13
SUITED_LOW = LOW >> 4  # without the jokers
COUNTED_LOW = 0x111111111111111  # with the big jokers
JOKERS = 1 << CARDS
BITS = 60

# -- a game's state --------------------------------------------------------------------------------------------------
C_PHASE, C_TURN, C_DEMAND, C_OWNER, C_LOCKED, C_OPENING = 0, 1, 2, 3, 4, 5
C_OUT_COUNT, C_OUT_MASK, C_OUT_ORDER, C_PLAYERS, C_DECISIONS, C_PASSES = 6, 7, 8, 9, 10, 11
C_ROUNDS, C_INSTANT, C_STARTER = 12, 13, 14
C_HANDS = 15
C_GONE = 23  # cards that have left a hand in the open
C_TURNED = 24  # how the order of ranks stands: `law.model` names the bits
C_BOUND = 25  # seats that passed in this round and may only play bombs
C_SUIT_LOCK = 26  # the cards that may be played while suits are locked, else 0
C_STOOD = 27  # the suits of the play that stands, one bit each, in games that lock suits
C_LAID = 28  # figures laid, by seat and class; counted only if the tables ask for it
C_FOUND = C_LAID + 8 * 32  # scratch: the figures of each class that the mover may play
C_STATE_SIZE = C_FOUND + 32

C_OPEN, C_PLAY, C_OVER = 1, 2, 3
NOBODY = -1
ALL_SEATS = 0xFF
SKIPS_NEXT = 2  # what a play does besides standing; 1 if it wins the round

# -- a law's tables --------------------------------------------------------------------------------------------------
MOST_CLASSES = 32
FEW_CLASSES = 6  # so few are faster looked through than ruled out by the shape of a hand
LARGEST_HAND = 33  # cards dealt, and those left over
CLASSES = 0  # the number of classes
COMBINATIONS_RUN_RANKS = 1  # a mask
BOMBS_PAIR_RUN_RANKS = 2  # a mask
COLOUR_SUITS = 3  # four suits: low and high of the lower colour, then of the higher
INSTANTS = 7  # the number of instant wins
COUNT_FIGURES = 8
RUN_LENGTHS, PAIR_LENGTHS = 9, 10  # one bit for each permitted length
TWO_PACKS = 11  # one bit for each number of players who play with two packs
TURN_NOT_LAST = 12  # a mask of cards
RARE = 13  # 1 if something beside the demand decides what is legal, so that other laws pay for one test only
RARE_PLAYS = 14  # 1 if a play may do more than stand, likewise
SUITED_LENGTHS = 15  # one bit for each length of runs of one suit that are figures of their own
BOMB_CLASSES = 16  # one bit for each class
FIGURES = 17  # the number of figures: what lies between the rows of the two orders of ranks
RANKING_TURNS_ROUND = 18  # a mask
C_ALL_CARDS = 19  # a mask; with two packs the cards of one
RARE_SUITS = 20  # 1 if cards beat jokers or suits are locked, likewise
PLANNED_RANKS, PLANNED_LENGTH = 21, 22  # a mask of the ranks of rows that a plan considers, and the shortest row
SCATTERED_CLASSES = 23  # one bit for each class whose figures may have gaps between their ranks
FIRST_CARD = 24  # the lowest card by strength: ranks that are left out have the places below it
C_PARAMETERS = 25  # one word per key: `places` says which
MOST_PARAMETERS = 16
CLASS_KIND = C_PARAMETERS + MOST_PARAMETERS
CLASS_LENGTH = CLASS_KIND + MOST_CLASSES
CLASS_TIES = CLASS_LENGTH + MOST_CLASSES  # 1 where the mask holds top cards
# Bits: a four that turns the order for good; a set, which may turn a round; a figure that skips if it beats its equal.
CLASS_TURNS = CLASS_TIES + MOST_CLASSES
EQUAL_SKIPS = 4
INSTANT = CLASS_TURNS + MOST_CLASSES
INSTANT_SIZE = 9  # four masks to hold; size, count, consecutive, mask of ranks; 1 if it has `hold`
MOST_INSTANTS = 8
CLASSES_OF_SIZE = INSTANT + INSTANT_SIZE * MOST_INSTANTS  # by number of cards: one bit for each class
LARGEST_SET = CLASSES_OF_SIZE + LARGEST_HAND + 1  # by number of cards of a rank: the largest set they can make
MOST_OF_RANK = 8
# By the ranks of its longest row, then by the most cards of a rank: the classes of which a hand may have figures.
CLASSES_OF_SHAPE = LARGEST_SET + MOST_OF_RANK + 1
FIGURE_OF = CLASSES_OF_SHAPE + 4 * (CLIMB_RANK_COUNT + 1)  # by class and bit
# By demand a row: figures of each class, then the classes, then the single cards that win the round on this demand.
ALLOWED = FIGURE_OF + MOST_CLASSES * BITS
ROW_CLASSES, ROW_WINNERS = MOST_CLASSES, MOST_CLASSES + 1
ROW = MOST_CLASSES + 2

K_SINGLE, K_PAIR, K_TRIPLE, K_FOUR, K_RUN, K_PAIRS = 1, 2, 3, 4, 5, 6
K_THREE_AND_ONE, K_FULL_HOUSE, K_FOUR_AND_ONE = 7, 8, 9
K_TRIPLES, K_FLUSH, K_SUITED_RUN = 10, 11, 12
# The same kinds where suits do not decide; apart, so that they cost other games nothing.
K_SINGLE_BY_RANK, K_PAIR_BY_RANK, K_PAIRS_BY_RANK = 20, 21, 22
K_PAIR_OF_COLOUR = 24
K_SET = 25  # any set of two packs
K_UNSUITED_RUN = 23  # a run in a law that also has runs of one suit of that length

# -- moves: class and bit in one integer, -1 to pass -----------------------------------------------------------------
PASS = -1
C_CLASS = 8
