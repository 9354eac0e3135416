"""The rows that a kernel writes for each game, and the columns of the results."""

# Row numbers of the output array; one column is one game.
ORDER, PLACED, DECISION_COUNT, OPENER, KILL_COUNT, PICK_UP_COUNT, WON_AT_ONCE, CARDS_LEFT = 0, 1, 2, 3, 4, 5, 6, 7
ROWS = CARDS_LEFT + 8

# Totals over all games: cards (pile games) or figures (climbing games) laid by anyone, then by winners.
KINDS = 32
TOTALS = 2 * KINDS
