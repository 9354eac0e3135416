"""The layout of a seat's knowledge about hidden cards, as flat numbers."""

# -- pile games: a block for each seat -------------------------------------------------------------------------------
K_SEAT = 10
K_HAND = 0  # unknown cards in the hand
K_UP = 1  # up cards that were chosen and are still hidden
K_DOWN = 2  # one bit for each filled down slot
K_LACK_COUNT = 3  # at least this many of the unknown hand cards have none of the ranks below
K_LACK = 4  # two words: full lanes for the lacking ranks
K_HOLDS = 6  # a rank that one of the unknown hand cards has, or -1
K_FIRST = 7  # how many cards of the other ranks are dealt before all other cards
K_CHOICES = 8  # the most cards that these are chosen from
K_ORDER = 9  # in the block of seat 0 the seat that is dealt first, and so on
K_SIZE = 8 * K_SEAT

# -- climbing games --------------------------------------------------------------------------------------------------
KC_MAY = 0  # by seat: the unseen cards that its hand may hold
KC_COUNT = 8  # by seat: how many of them it holds
KC_SURE = 16  # by seat: the cards it is known to hold
KC_CHOICES = 24  # by seat: the most cards that its own are chosen from
KC_ORDER = 32  # the seat that is dealt first, and so on
KC_UNBEATEN = 40  # by seat: the start of its demands in KC_DEMANDS, and their number
KC_DEMANDS = 56
KC_MOST_DEMANDS = 64
KC_PASSED = KC_DEMANDS + KC_MOST_DEMANDS  # by seat: the start of the demands it passed on, and their number
KC_PASSES = KC_PASSED + 16
KC_MOST_PASSES = 128
KC_SIZE = KC_PASSES + KC_MOST_PASSES

# Offsets in a world's stream of numbers: first the cards drawn, then the hidden cards, then the choices.
HIDDEN_FROM = 1 << 10
CHOICES_FROM = 1 << 20
ATTEMPTS = 2000  # to find a world that agrees with everything known; the last one is kept in any case
LIKELY_ATTEMPTS = 16  # to find a world that explains the remembered passes
NUMBERS = 256  # numbers of the stream per attempt
STALLED, UNPLACED = -2, -1
