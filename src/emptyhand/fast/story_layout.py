"""The layout of what a batch of told games adds up to, and of the arrays that telling them needs."""

from emptyhand.fast.climb_layout import C_STATE_SIZE
from emptyhand.fast.columns import TOTALS
from emptyhand.fast.pile_layout import RANKS, SEATS, STATE_SIZE

# -- totals over a batch; all but the cards laid describe games that ended -------------------------------------------
T_GAMES, T_COMEBACKS, T_LEAD_CHANGES = 0, 1, 2
T_DECISIONS, T_CHOICES = 3, 4  # until the first seat is out
T_FORKED, T_DECIDED, T_GAINED = 5, 6, 7  # weighted by the choices of a game, of which one is played both ways, twice
T_GROUPS, T_GROUPED = 8, 9  # piles picked up, or rounds won; and their cards
T_SIZES = 10  # those piles or rounds by their number of cards
MOST_CARDS = 64  # the last entry holds all larger ones
T_LAID = T_SIZES + MOST_CARDS  # as `columns` has them
T_HELD = T_LAID + TOTALS  # cards dealt to all seats, by zone and rank
HELD = 3 * RANKS  # zones: hand, up, down
T_WON = T_HELD + HELD  # those of winners
T_PAIRS = T_WON + HELD  # sums of products of two of these numbers
STORY_TOTALS = T_PAIRS + HELD * HELD

# -- scratch ---------------------------------------------------------------------------------------------------------
Y_COUNTS = 0  # cards of each seat
Y_DEALT = Y_COUNTS + SEATS  # cards dealt, by seat, zone and rank
Y_CIRCLE = Y_DEALT + SEATS * HELD  # made, gap, kept until, kept, met, free
Y_NOTES = Y_CIRCLE + 6
Y_KEPT_TURN, Y_KEPT_COUNTER, Y_KEPT_MOVE, Y_KEPT_OTHER = Y_NOTES, Y_NOTES + 1, Y_NOTES + 2, Y_NOTES + 3
Y_AT, Y_LEADER, Y_CHANGES = Y_NOTES + 4, Y_NOTES + 5, Y_NOTES + 6
Y_CHOICES, Y_DECISIONS, Y_IN_ROUND = Y_NOTES + 7, Y_NOTES + 8, Y_NOTES + 9
Y_WON = Y_NOTES + 10  # by take: whether the seat with the choice won, -1 if the game stalled
Y_KEPT = Y_WON + 4  # the state of the game before one of its choices
STORY_SCRATCH = Y_KEPT + max(STATE_SIZE, C_STATE_SIZE)

NO_LEADER = -1
NO_MOVE = -2
# The takes of a game: as it is; from a choice on with another move; both again with fresh chance.
AS_IT_IS, OTHER_MOVE, AGAIN_AS_IT_IS, AGAIN_OTHER_MOVE = 0, 1, 2, 3
WHICH_CHOICE, WHICH_MOVE, FRESH = 0x2B2B2B2B, 0x4D4D4D4D, 0x6F6F6F6F  # streams of their own
