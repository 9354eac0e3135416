# The table in sentences, for people who hear or read it line by line.

view-turn = { $me ->
    [yes] It is your turn.
   *[no] It is { $who }'s turn.
}
view-turn-choosing = { $me ->
    [yes] It is your turn to choose an up card.
   *[no] It is { $who }'s turn to choose an up card.
}
view-played = { $me ->
    [yes] You have played { $laid }.
   *[no] { $who } has played { $laid }.
}
view-pile = { $more ->
    [yes] The pile has { tally-cards }, from the top: { $cards }, and so on.
   *[no] The pile has { tally-cards }, from the top: { $cards }.
}
view-pile-empty = The pile is empty.
view-run = { $length } { ranks } lie in a row on top, and { $enough } kill the pile.
view-you-out = You are out in { place } place.
view-hand = Your hand has { tally-cards }: { $cards }.
view-hand-empty = Your hand is empty.
view-up = { $count ->
    [one] Your up card is { $cards }.
   *[other] Your up cards are { $cards }.
}
view-down = { $count ->
    [one] Your down card lies in place { $places }.
   *[other] Your down cards lie in places { $places }.
}
view-you-passed = You have passed and wait for the next round.
view-out = { $who } is out in { place } place.
view-has = { $who } has { $cards }.
view-has-passed = { $who } has { $cards } and has passed.
view-in-hand = { $count ->
    [0] no cards in hand
   *[other] { tally-cards } in hand
}
view-in-hand-known = { tally-cards } in hand ({ $cards })
view-in-hand-among = { tally-cards } in hand (among them { $cards })
view-face-up = { $cards } face up
view-face-down = { tally-cards } face down
view-draw-pile = The draw pile has { tally-cards }.
view-draw-pile-empty = The draw pile is used up.
view-gone = { $count ->
    [one] { $count } card is out of the game.
   *[other] { $count } cards are out of the game.
}
view-direction = Play goes { direction }.
