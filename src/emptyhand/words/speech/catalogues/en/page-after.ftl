# After a game: the coach's review, replays, and one's own games.

# -- a review: what the coach found

review-turn-wins = From here the move made wins { $here } of 100 games, the better one { $there }.
review-turn-last = From here the move made ends last in { $here } of 100 games, the better one in { $there }.
review-turn-points = From here the move made scores { NUMBER($here, maximumFractionDigits: 2) } points on average, the better one { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = From here the move made ends in place { NUMBER($here, maximumFractionDigits: 2) } on average, the better one in place { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Nothing is hidden any more: the better move wins against any defence, the move made loses to the best one.
review-proved-not-last = Nothing is hidden any more: the better move is never last against any defence, the move made can be.

review-link = Turning points
review-coach = The coach
review-whose = Whose game
review-offer = The coach looks at every decision by what the seat could see, and finds where the game turned.
review-ask = Show the turning points
review-working = The coach is thinking …
review-failed = The coach could not review this game.
review-missing = There is no coach on this server.
review-again = Try again
review-your-turns = { $count ->
    [1] Your turning point
    [2] Your two turning points
    [3] Your three turning points
   *[other] Your { $count } turning points
}
review-turns = { $count ->
    [1] One turning point
    [2] Two turning points
    [3] Three turning points
   *[other] { $count } turning points
}
review-none = { $choices ->
    [0] There was nothing to decide.
    [one] Nothing clearly better was found in the only choice. Well played!
   *[other] Nothing clearly better was found in any of { $choices } choices. Well played!
}
review-more = { $count ->
    [one] One more choice certainly cost something, but less.
   *[other] { $count } more choices certainly cost something, but less.
}
review-turn = Turning point { $number }: move { $move }
review-played = In the game: { FORM($move, name: "do") }.
review-better = Better: { FORM($move, name: "do") }.
review-find = Find the better move
review-show = Show it
review-position = Go to the position
review-question = Turning point { $number } · move { $move }: what would you play?
review-tap = Tap the cards that you would play.
review-do = { FORM($move, name: "do") }
review-right = That's it!
review-wrong = There is something better.
review-same = That was the move in the game.
review-curve-wins = Chance of winning
review-curve-points = Points on average
review-curve-places = Place on average, the first at the top
review-picture = The prospects of { $name } over the game: { $first } at the first decision, { $last } at the end. { $turns ->
    [0] No turning point.
    [one] One turning point.
   *[other] { $turns } turning points.
} The table below has all the numbers.
review-axis-first = Deal
review-axis-last = Move { $last }
review-as-table = The numbers as a table
review-best = With the best move
review-made = With the move made
review-luck-title = Luck and choices
review-way-wins = { $own ->
    [yes] Your chances
   *[no] The chances
} { $way ->
    [up] rose
   *[down] fell
} from { $start } to { $end }. In points of a hundred:
review-way-points = From { $start } points, an even share, to { $end }:
review-way-places = From the middle, place { $start }, to place { $end }. In places gained:
review-part-deal = The deal
review-part-choices = Own choices
review-part-choices-own = Your choices
review-part-luck = Cards and the others
review-margin = (± { $margin })
review-luck-how = How this adds up
review-luck-explained = The parts add up to the result. The deal is the way from an even share to the chance at the first decision. Choices are what own moves gave away compared with the best ones; a chance that was thrown away twice counts once. Everything else came from the cards and from what the others did.

# -- a replay

replay-title = Replay
replay-of = { $title }: { $names }
replay-steps = Steps
replay-to-deal = To the deal
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-to-end = To the end
replay-speed = Speed
replay-times = { NUMBER($each) }×
replay-move = Move
replay-at = { $at } of { $last }
replay-to-turn = To the turning point at move { $move }
replay-turning = Turning point { $number }
replay-moves = Moves
replay-deal = The deal
replay-share = Share
replay-copied = The link is copied.
replay-missing = There is no game at this address. The link may be incomplete, or the game was deleted.
replay-seen-by = Seen by
replay-spectator = a spectator
replay-open = everyone: all cards open
replay-download = Download the record
replay-record = A record
replay-watch = Watch it
replay-in-hand = in hand
replay-down = Down
replay-pile = Pile, from the top: { $cards }
replay-pile-empty = The pile is empty
replay-counts-draw = { $pile ->
    [one] { $pile } card in the pile
   *[other] { $pile } cards in the pile
}, { $draw } to draw, { $gone } gone.
replay-counts = { $pile ->
    [one] { $pile } card in the pile
   *[other] { $pile } cards in the pile
}, { $gone } gone.

after-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
after-moment = Just a moment …
after-lobby = Lobby
after-close = Close

# -- one's own games

mine-title = Your games
mine-of = Games of { $name }
mine-none = No finished games yet. The first one you finish will appear here.
mine-play = Play
mine-going = Your tables
mine-waits-lobby = not begun
mine-waits-playing = playing
mine-waits-next = game over, the match continues
mine-waits-again = game over, rematch possible
mine-to-lobby = To the table
mine-to-playing = Continue
mine-to-next = Next game
mine-to-again = Play again
mine-games = { $count ->
    [one] game
   *[other] games
}
mine-row-now = Current streak
mine-row-most = Best streak
mine-rates = How often you win
mine-game = Game
mine-against = Against
mine-won = Won
mine-rate = { $wins } of { $games }, { $percent } ({ $low } to { $high })
mine-rate-few = { $wins } of { $games }
mine-interval = In brackets: where your true rate lies with 95% certainty. Few games say little.
mine-against-people = people
mine-against-bots = other bots
mine-list = Finished games
mine-entry = { $title } with { $names }
mine-win = Won
mine-loss = Lost
mine-unfinished = Not finished
mine-watch = Watch
mine-more = Show more
mine-keeping = Back up
mine-where = The server keeps these games with your name. The link below takes them to another device.
mine-export = Export the list (JSON)
mine-records = Download all records
mine-elsewhere = Played elsewhere, added { $date }
mine-add = Add games played elsewhere
mine-add-how = Choose the files that a page without a server has saved, or paste their text. The server checks every move. The games go into your list with their replays, but they don’t count towards how often you win.
mine-add-files = Files
mine-add-text = Or the text of records
mine-add-name = Your name in these games
mine-add-name-too = Another name of yours in them
mine-add-name-more = I had another name in some of them
mine-add-send = Add
mine-added = { $count ->
    [0] No game was added.
    [one] One game has been added to your list.
   *[other] { $count } games have been added to your list.
}
mine-add-refused = Game { $number }: { $why }
mine-add-refused-in = { $file }, game { $number }: { $why }
mine-add-others = { $count ->
    [one] One more game was not added either.
   *[other] { $count } more games were not added either.
}
mine-move = Play on another device
mine-delete-all = Delete all games
mine-delete-one = Delete { $name }
mine-delete-title = Delete this game
mine-delete-explained = A game that only you and bots played is deleted for good, and its replay with it. A game with other people leaves your list and stays theirs.
mine-delete = Delete
mine-keep = Keep
mine-left = { $count ->
    [one] One game has left your list, but stays with the others who played it.
   *[other] { $count } games have left your list, but stay with the others who played them.
}
