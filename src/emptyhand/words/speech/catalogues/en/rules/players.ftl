### The number of players: players.*

## rulebook

book-players = { $count ->
    [1] This is a game for one player.
   *[other] This is a game for { number } players.
}
book-players-usual = This is a game for { $players } players; { $usual } is usual.

## rulebook-questions

group-players = Players and packs
clash-players = { $least } players at least and { $most } at most leave no number.
clash-usual-players = The usual number of players has to be from { $least } to { $most }.
ask-players-least = How many players at least?
ask-players-most = How many players at most?
ask-players-default = How many players usually?
