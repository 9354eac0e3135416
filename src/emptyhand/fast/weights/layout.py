"""The layout of a policy's weights."""

# -- pile games ------------------------------------------------------------------------------------------------------
STAGES = 3  # with a pile to draw from; without one; with an empty hand, playing the up cards
W_PLAY = 0  # by stage and rank
W_FURTHER = 42  # by stage and rank: for every card of a set after the first
W_PLACE = 84  # by rank: for choosing it as an up card
W_ALONG = 98  # by rank: for every up card taken along with the pile
W_HEAVY = 112  # by rank: for every card on the pile, up to MOST_HEAVY
W_NEAR = 126  # by rank: when the next seat is nearly out
W_RUN, W_OUT, W_MISFIT, W_FLIP, W_PICK_UP = 140, 141, 142, 143, 144
W_PICK_HEAVY = 145  # for every card on the pile when the seat picks it up by choice
W_SLIP = 146  # the probability of a random legal move instead of the best
PILE_WEIGHTS = 147
MOST_HEAVY = 16
END_TURN = -500.0  # for ending the turn or passing: worse than any card that fits, better than the pile
NEARLY_OUT = 3  # a seat with at most this many cards is nearly out

# -- climbing games --------------------------------------------------------------------------------------------------
PLACES = 13
WC_COST = 0  # by place of the highest rank: the cost of a combination in turns
WC_HEIGHT = 13  # by place: the cost of parting with that rank
WC_INVITE = 26  # by place: the cost of a lead that the nearest opponent could finish on
WC_BOMB, WC_LENGTH, WC_NEARLY_OUT, WC_WORTH = 39, 40, 41, 42
WC_WORTH_SHORT = 43  # the same with a short hand
WC_SURE = 44  # for a play that nobody can beat
WC_LAST = 45  # for a play after which nobody is left in the round to beat it
CLIMB_WEIGHTS = 46
SHORT_HAND = 5

UNIT = 10_000
"""One turn, in the whole numbers of climbing weights, which make sums exact."""
NEVER = 1 << 40
STACK = 1024
REMEMBERED = 1 << 14
"""The number of hands whose cost is cached."""
