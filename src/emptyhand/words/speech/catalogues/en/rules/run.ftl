### Equal cards in a row: run.*

## rulebook-pile

pile-heading-runs = Equal cards in a row
pile-no-runs = Equal cards in a row do nothing special.
pile-no-runs-with = With { $players } players, equal cards in a row do nothing special.
pile-run = { $length } or more cards of equal rank in a row on top of the pile kill it.
pile-run-with = With { $players } players, { $length } or more cards of equal rank in a row on top of the pile kill it.
pile-run-kills = All cards of the killed pile leave the game.
pile-run-again = { $may ->
    [yes] The player who completed the row may play again on an empty pile.
   *[no] The player who completed the row plays again on an empty pile.
}
pile-run-no-again = The next player plays on an empty pile.
pile-run-one-play = All of these equal cards must come in one play; cards already on the pile do not count.
pile-run-specials = { $odd ->
    [yes] Special cards count for this like any other, unless their own rule says otherwise.
   *[no] Special cards count for this like any other.
}
pile-run-killers-again = { START($cards) } in a row, played together, let you play again all the same.
pile-run-cards-again = { START($cards) } in a row let you play again all the same.
pile-run-none-grows = All of these equal cards must come in one play, because no equal card may be played on them.
pile-run-few-grow = Only { $cards } may come in several plays, whoever plays them.
pile-run-others-do-not = All others must come in one play, because no equal card may be played on them.
pile-run-anyhow = It does not matter who played the equal cards, or in how many plays.
pile-run-but = But { $cards } must come in one play, because no equal card may be played on them.
pile-run-effects-lapse = { $cards } that complete a row have no other effect.
pile-run-still-reverses = { $cards } that complete a row still reverse the direction of play.
pile-run-still-turns = { $cards } that complete a row still turn the order of ranks.
pile-run-still-draws = { $cards } that complete a row still make the next player draw.
pile-run-once-again = { $cards } that complete a row still give only one more play.

## rulebook-questions

group-runs = Equal cards in a row
clash-run-players = { $players } players never play this game.
ask-run-kill-run = How many equal cards on top kill the pile?
none-run-kill-run = None ever do
ask-run-within-one-play = Must these cards come in one play?
ask-run-effects-lapse = Do the cards that complete such a row lose their other effects?
ask-run-again = Does the player who kills the pile this way play again?

## page-table

special-run = { number } of a kind in a row kill the pile

## page-learn

tip-killed-by-run = { $together ->
    [yes] { $count } of a kind in one play kill the pile: it leaves the game.
   *[no] { $count } of a kind in a row kill the pile: it leaves the game.
}
# $may: the player may also end the turn.
tip-run-again = { $may ->
    [yes] Whoever laid the last one may play again.
   *[no] Whoever laid the last one plays again.
}

## table

table-killed-run = Equal cards in a row kill the pile of { tally-cards }.
