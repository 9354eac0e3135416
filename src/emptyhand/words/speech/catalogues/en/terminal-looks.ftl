# The table as the terminal draws it or reads it aloud.

# -- the drawn table; the headings of the seats' columns have 4, 12 and 11 signs of room

title-draw = draw pile { $count }
    .short = draw { $count }
title-way = play goes { $arrow }
title-way-letters = { $way ->
    [down] down
   *[up] up
}
title-gone = out of the game { $count }
    .short = out { $count }
column-hand = hand
column-up = face up
column-down = face down
    .short = down
column-all = all
column-cards = cards
# Ten signs of room.
state-out = out, { numeral }
state-last = last
state-choosing = choosing
state-chosen = has chosen
state-to-beat = to beat
pile-label = Pile
panel-hand = Your hand, { tally-cards }
panel-up = Your face-up cards, { tally-cards }
panel-down = Your face-down cards, { tally-cards }
panel-fits = { $mark } can be played
panel-fresh = { $mark } just drawn
pass-to = Pass to { $name } — press Enter

# -- the table read aloud

# A card in a sentence, and the words before it after which it stands without an article.
card-in-sentence = the { $card }
card-without-article = the, card, cards
card-none = no cards
aloud-seats = { $title }. In order of seats: { $seats }.
aloud-continues = { $count ->
    [one] The game continues after { $count } move.
   *[other] The game continues after { $count } moves.
}
aloud-holds = { $who } holds { $cards }.
aloud-down = Face-down cards: { $numbers }.
aloud-choose = To choose from: { $items }.
aloud-item = { $number } { $card }
aloud-item-fits = { $number } { $card }, fits
aloud-all-fit = { $count ->
    [one] It fits.
   *[other] All of them fit.
}
aloud-none-fits = { $count ->
    [one] It does not fit.
   *[other] None of them fits.
}
aloud-page = { $title }.
aloud-page-end = End of text.

# -- the look of the original program: labels have 11 signs of room

classic-resumed = { $count ->
    [one] Resumed after { $count } move
   *[other] Resumed after { $count } moves
}
classic-enter = Enter card number(s):
classic-pass-to = Pass to { $name }, press Enter:
classic-score = Player { $seat }: { $wins } won, { $points } points
classic-player = PLAYER { $seat }
classic-draw = Draw:
classic-discard = Discard:
classic-hand = Hand:
classic-up = Visible:
classic-down = Hidden:
classic-cards = { $count } cards
classic-must-pick-up = No valid moves, press Enter to pick up the pile
classic-must-pass = No valid moves, press Enter to pass
classic-must-end-turn = No valid moves, press Enter to end your turn
classic-may-pick-up = Enter p to pick up the pile
classic-may-pass = Enter - to pass
classic-may-end-turn = Enter - to end your turn
classic-select-choose = Select { $count } cards for your visible set
classic-select-hand = Select cards from your hand
classic-select-row = Select cards from your visible set
classic-select-take = Select a card from your visible set
classic-select-along = Select cards from your visible set to pick up too, or none
classic-select-down = Select a card from your hidden set
classic-played = Played a { $card }
classic-killed-pile = Killed pile
classic-reversed = Direction reversed!
classic-picked-up = Picked up { $count } cards
classic-had-to-pick-up = No valid moves, picked up { $count } cards
classic-took = Took { $cards } from visible cards
classic-killed = Killed { $cards }
classic-from-up = Drawing from visible cards ({ $left } left)
classic-from-down = Drawing from hidden cards ({ $left } left)
classic-drew = Drew a { $card }
classic-wins = Player { $seat } wins!
classic-last = Player { $seat } is last
classic-out = Player { $seat } is out, place { $place }
classic-placed = Placed a { $card }
classic-shows = Player { $seat } shows { $cards }
classic-gives = Player { $seat } gives player { $to } { $cards }
classic-turned = Turned a { $card }
classic-starts-lot = Player { $seat } starts by lot
classic-skipped = Player { $seat } skipped
classic-last-card = Player { $seat } has one card left
classic-passed = Passed
classic-turn-ended = Turn ended
classic-order-turned = { $upside_down ->
    [yes] *** Order upside down!
   *[no] *** Order as usual!
}
classic-suits-locked = *** Only { $suits }!
classic-round-won = Round won, Player { $seat } leads
classic-dealt = Player { $seat } was dealt { $hand }: { $cards }
