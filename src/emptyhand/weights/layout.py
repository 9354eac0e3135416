"""Where the weights of a policy lie."""

# -- pile games ------------------------------------------------------------------------------------------------------
W_PLAY = 0  # by rank
W_FURTHER = 14  # by rank: for every card of a set after the first
W_PLACE = 28  # by rank: to lie face up
W_ALONG = 42  # by rank: for every up card that goes along with the pile
W_RUN, W_OUT, W_MISFIT, W_FLIP, W_PICK_UP = 56, 57, 58, 59, 60
PILE_WEIGHTS = 61

# -- climbing games --------------------------------------------------------------------------------------------------
WC_COST = 0  # by place of the highest rank: what a combination costs in turns
WC_HEIGHT = 13  # by place: what parting with that rank costs
WC_INVITE = 26  # by place: what a lead costs that the nearest opponent could finish on
WC_BOMB, WC_LENGTH, WC_NEARLY_OUT, WC_WORTH = 39, 40, 41, 42
CLIMB_WEIGHTS = 43

UNIT = 10_000
"""A turn, in the whole numbers that climbing weights are: sums of them are exact."""
NEVER = 1 << 40
STACK = 1024
