# The table: seats, status line, own cards, buttons, log and chat.

table-others = Other players

seat-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
seat-place = { seat-ordinal } place
seat-passed = passed
seat-bot = bot
seat-away = away
seat-stand-in = bot plays
seat-back = back again
seat-turn = has the turn
seat-next = next
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
row-up = up: { $cards }
row-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
clock-seconds = { $seconds } s
clock-spoken = { $seconds ->
    [one] Time left: { $seconds } second
   *[other] Time left: { $seconds } seconds
}

log-away = { $name } is away.
log-back = { $name } is back.

reaction-applause = Bravo!
reaction-laugh = Haha
reaction-wow = Wow!
reaction-ouch = Ouch
reaction-think = Hmm …
reaction-hurry = Hurry!
reaction-thanks = Thanks
reaction-good-game = Good game

# Special cards in a few words. $ranks and $does are lists: "2 resets", "8 resets and plays again".
table-specials = Special cards
table-specials-hide = Hide the special cards
table-specials-show = Show these on the table
special-card = { $ranks }: { $does }
special-finishes-leading = finishes only as a lead
table-rules = Rules
table-wait = Just a moment …

# The buttons for moves. $cards is a card, some cards, or "two 9s".
move-yours = Your move
move-sending = Sending …
move-play = Play
move-play-cards = Play { $cards }
move-put = Put face up
move-put-cards = Put { $cards } face up
move-take-cards = Take { $cards }
move-turn = { $which ->
    [left] Turn over the left card
    [middle] Turn over the middle card
    [right] Turn over the right card
   *[other] Turn over card { $place }
}
move-cards = { $count } cards
move-pick-up = Pick up
move-pick-up-cards = { $count ->
    [one] Pick up { $count } card
   *[other] Pick up { $count } cards
}
move-pick-up-with = Pick up with these
move-try = Try the draw pile
move-give = Give the pile away
move-pass = Pass
move-end-turn = End turn
move-sort = Sort
move-undo = Undo

# The own cards, as a screen reader says them. $card is one card, $place counts from 1.
hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-can = { $card }, can be played
hand-given = { $card }, from { $name }
own-label = Your cards
own-rows = Your up and down cards
own-up = up card { $card }
own-down = down card { $place }

# The status line.
status-turn = { $who } has the turn.
status-out = You are out: { seat-place }.
status-passed = You passed.
status-watching = You are watching.
# The names of the free seats follow, as buttons.
status-sit-for = Take over from:
status-left-out = You did not ask for another game in time, so a bot took your seat.

# Votes.
vote-label = Vote
vote-undo = { $who } asks to undo a move.
vote-undo-you = You asked to undo a move.
vote-pause = { $who } asks to pause the game.
vote-pause-you = You asked to pause the game.
vote-resume = { $who } asks to continue.
vote-resume-you = You asked to continue.
# $me: whether the reader is the one to be removed.
vote-kick = { $me ->
    [yes] { $who } asks to remove you.
   *[no] { $who } asks to remove { $whom }.
}
vote-kick-you = You asked to remove { $whom }.
vote-propose = { $who } proposes to play { $game }.
vote-propose-you = You proposed to play { $game }.
vote-waiting = Waiting for { $names }.
vote-yes = Agree
vote-no = No
vote-withdraw = Withdraw

# The bar and the menu.
bar-table = Table
bar-log = Log
bar-unread = new lines: { $count }
bar-talk = Log and chat
bar-chat = Chat and log
bar-menu = Table and settings
menu-pause = Pause the game
menu-resume = Continue
menu-remove = Remove { $name }
menu-host = Make { $name } the host
menu-lobby = To the lobby (you keep your seat)
menu-lobby-watching = To the lobby
give-up = Give up my seat
give-up-sure = Give up the seat?
give-up-playing = A bot plays on for you, and somebody else may sit down there.
give-up-watching = From then on you watch, and somebody else may sit down there.
give-up-yes = Yes, give it up
give-up-no = Keep my seat

# A bot or the clock plays for the person. $moves is a list of the clauses below.
standin-plays = A bot plays for you.
standin-end = I'm back
standin-away = While you were away a bot { $moves } for you.
standin-late = Your time was up: a bot { $moves } for you.
standin-away-many = While you were away a bot made { $count } moves for you; the last time it { $last }.
standin-late-many = Your time was up: a bot made { $count } moves for you; the last time it { $last }.
standin-played = played { $cards }
standin-placed = put { $cards } face up
standin-took = took { $cards }
standin-flipped = turned over { $cards }
standin-picked-up = { $count ->
    [one] picked up { $count } card
   *[other] picked up { $count } cards
}
standin-passed = passed
standin-moved = made a move
standin-ok = OK

# Log and chat.
log-heading = What happened
log-lines = Sentences, oldest first
log-empty = Nothing yet.
chat-title = Chat
chat-hidden = Hidden in the settings.
chat-lines = Lines, oldest first
chat-empty = Nobody has said anything.
chat-reactions = Reactions
chat-say = Say something
chat-send = Say

# The result. $me says whether the reader sits there.
outcome-label = Result
outcome-nobody = The game has no winner.
outcome-seat = { seat-ordinal } { a-seat }
outcome-seat-loses = { $me ->
    [yes] { seat-ordinal } you (you lose)
   *[no] { seat-ordinal } { $who } (loses)
}
outcome-match = The match so far
outcome-match-over = The match is over
outcome-match-brief = The match so far, games won (points):
outcome-match-over-brief = The match is over, games won (points):
outcome-score = { a-seat } { $won } ({ $points })
outcome-player = Player
outcome-won = Won
outcome-scored = Points
outcome-replay = Replay
