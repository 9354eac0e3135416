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
seat-stand-in = a bot plays
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
special-kills = kills the pile
special-seen-through = is seen through
special-mirrors = copies the card below
special-resets = resets
special-stops = nothing may follow
special-lower = then { rank } or lower
special-only = then only { $answers }
special-again = plays again
special-reverses = reverses
special-skips = skips
special-on-anything = goes on anything
special-own-rule = has a rule of its own
special-run = { number } equal cards in a row kill the pile
special-order = Low to high: { $ranks }
special-suits = Suits: { $suits }
special-bombs = Bombs: { $kinds }
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
move-pass = Pass
move-end-turn = End turn
move-sort = Sort
move-undo = Undo
