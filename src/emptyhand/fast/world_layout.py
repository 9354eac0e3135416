"""What a seat knows of the cards it cannot see, as flat numbers."""

# -- pile games: a block for each seat -------------------------------------------------------------------------------
K_SEAT = 10
K_HAND = 0  # cards of the hand that are not known
K_UP = 1  # up cards that were chosen and not shown yet
K_DOWN = 2  # a bit for each filled down slot
K_LACK_COUNT = 3  # at least this many of the unknown hand cards are of none of the ranks below
K_LACK = 4  # two words: full lanes where the rank is lacking
K_HOLDS = 6  # a rank of which one of the unknown hand cards is, or -1
K_FIRST = 7  # how many of the cards that are of none of those ranks are dealt before all others
K_CHOICES = 8  # from how many at most
K_ORDER = 9  # in the block of seat 0 the seat that is dealt to first, and so on
K_SIZE = 8 * K_SEAT

# -- climbing games --------------------------------------------------------------------------------------------------
KC_MAY = 0  # by seat: the unseen cards that may be in its hand
KC_COUNT = 8  # by seat: how many of them are
KC_SURE = 16  # by seat: cards it is known to hold
KC_CHOICES = 24  # by seat: from how many cards, at most, its own are chosen
KC_ORDER = 32  # the seat that is dealt to first, and so on
KC_UNBEATEN = 40  # by seat: where its demands begin below, and how many there are
KC_DEMANDS = 56
KC_MOST_DEMANDS = 64
KC_PASSED = KC_DEMANDS + KC_MOST_DEMANDS  # by seat: where the demands it let stand begin below, and how many
KC_PASSES = KC_PASSED + 16
KC_MOST_PASSES = 128
KC_SIZE = KC_PASSES + KC_MOST_PASSES

# Places in a world's stream of numbers: the cards drawn come first, then what is hidden, then the choices.
HIDDEN_FROM = 1 << 10
CHOICES_FROM = 1 << 20
ATTEMPTS = 2000  # at a world that fits all that is known; the last one is taken as it is
LIKELY_ATTEMPTS = 16  # at a world that explains what is remembered
NUMBERS = 256  # of the stream, for one attempt
STALLED, UNPLACED = -2, -1
