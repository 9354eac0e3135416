### The turn, with passing and drawing: turn.*

## rulebook-pile

pile-turn = { $all ->
    [yes] On your turn you play one card, or all your cards of one rank together, from your hand onto the pile.
   *[no] On your turn you play one card, or several cards of the same rank, from your hand onto the pile.
}
pile-as-before = On a pile you play exactly as many cards as the last play had; on an empty pile you choose how many.
pile-as-before-alone = A card that you take or turn over by itself only needs to fit, however many cards were played before.
pile-may-pick-up-instead = You may pick up the pile instead, unless it is empty.
pile-must-play = If you can play, you must; if you cannot, you pick up the pile.
pile-must-play-or-give = If you can play, you must; if you cannot, the player before you picks up the pile.
pile-may-avoid = On { $cards } you may pick up the pile even if you can play.
pile-may-avoid-or-pass = On { $cards } you may also pick up the pile, whether or not you can play.
pile-stuck-passes = If you can play, you must; if you cannot, you pass and the pile lies as it is.
pile-stuck-passes-or-picks-up = If you cannot play, you pick it up, or pass and let it lie.
pile-may-pass = You may also pass, unless the pile is empty; if you cannot play, you have to.
pile-may-pass-or-pick-up = You may pass or pick up the pile instead, unless it is empty; if you cannot play, you do one or the other.
# A round of passing: who has passed may play again after somebody else has.
pile-all-pass = After passing you may play again when your turn comes, if somebody has played in the meantime. When a pass brings the turn back to the player who played last, all cards of the pile leave the game, and that player plays on an empty pile.
pile-all-pass-leaver = If the player who played last has no cards left, the player whose turn comes next takes their place: once all have passed, it is they who play on an empty pile.
pile-all-pass-skipped = Nobody waits for players who were skipped.
pile-all-pass-turned = If all players pass on the card that was turned over, it leaves the game, and the player who started plays on an empty pile.
pile-draw = After each play draw { $cards }, however many you played, while the draw pile lasts.
pile-refill = After each play draw until you hold { $cards }, while the draw pile lasts.
pile-no-draw-after-pick-up = After picking up the pile you do not draw.
pile-may-play-again = { $draws ->
    [yes] When a play lets you play again, you may do so or end your turn: draw first, then choose.
   *[no] When a play lets you play again, you may do so or end your turn.
}
pile-must-play-again = { $draws ->
    [yes] When a play lets you play again, you must: draw first, then play.
   *[no] When a play lets you play again, you must.
}
pile-turn-again = { $draws ->
    [yes] When a play lets you play again, draw first; then it is your turn again, with the same choices.
   *[no] When a play lets you play again, it is your turn again, with the same choices.
}
pile-stuck-again = If you cannot, you pick up the pile, and your turn ends.
pile-stuck-again-passes = If you cannot, you pass.
pile-stuck-again-goes-on = If you cannot, you pick up the pile and go on with an empty one.
pile-stuck-again-goes-on-rest = If you cannot, you pick up the pile and play again.
pile-stuck-gives = If you cannot, the player before you picks up the pile, and your turn ends.
pile-stuck-gives-goes-on = If you cannot, the player before you picks up the pile, and you go on with an empty one.
pile-stuck-gives-goes-on-rest = If you cannot, the player before you picks up the pile, and you play again.
pile-bomb = { $length } or more cards of one rank, played together, go on anything.
# $table says whether there are up or down cards.
pile-announce-last = { $table ->
    [yes] As soon as a player has only one card left, in hand or on the table, it is announced to everybody.
   *[no] As soon as a player has only one card left, it is announced to everybody.
}

## rulebook-climb

climb-must-beat = You may pass only if you cannot beat it.
climb-may-pass = You may pass even if you could beat it.
climb-passed = { $bombs ->
    [yes] Once you have passed, you may not play until the round is over, not even a bomb.
   *[no] Once you have passed, you may not play until the round is over.
}
climb-passed-may-bomb = Once you have passed, you may play nothing but a bomb until the round is over.
climb-last-card-duty = While the next player has only one card left, a single card that you play must be the highest you hold.
# $jokers is how many there are; $bombs says whether the game has any.
climb-suit-lock = { $bombs ->
    [yes] { $jokers ->
        [0] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for bombs.
       *[other] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for jokers and bombs.
    }
   *[no] { $jokers ->
        [0] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played.
       *[other] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for jokers.
    }
}
climb-round-over = When all the others have passed, the round is over and its cards are put aside.
climb-passed-for-now = If you have passed and somebody plays after you, you may play again when your turn comes.
climb-round-over-in-a-row = When all the others have passed one after another, the round is over and its cards are put aside.
climb-not-last = Unless you lead, your last cards may not include { $cards }: keep another card, or pass.

## rulebook-questions

group-turn = Your turn
group-passing = Passing and the last card
clash-stuck-passes = A player who can’t play passes, so nothing else can happen then.
clash-nobody-leads = If everybody passed on the rest of a pile, nobody would lead.
clash-own-number = A set that goes on anything has a number of cards of its own.
clash-nothing-turns = No card turns the order of ranks.
clash-passed-plays = A player who has passed may play anything again anyway.
remedy-turn-suit-lock-no = stop locking suits
remedy-turn-passing-never = don’t let anybody pass
ask-turn-draw = How many cards do you draw after each play?
none-turn-draw = None
ask-turn-refill-to = Up to how many cards in hand do you draw after each play?
none-turn-refill-to = You don’t draw
ask-turn-reverse-with-two = With two players left, what does reversing do?
choice-turn-reverse-with-two-turns = Nothing
choice-turn-reverse-with-two-skips = The other player misses a turn
ask-turn-sets = How many equal cards may you play together?
choice-turn-sets-any = Any number
choice-turn-sets-one-or-all = One, or all you have
choice-turn-sets-as-before = As many as the play before
ask-turn-bomb = How many equal cards together go on anything?
none-turn-bomb = No number of them
ask-turn-again = If a play lets you play again, must you?
choice-turn-again-must = Yes
choice-turn-again-may = No, you may end your turn
ask-turn-announce-last = Is it announced when a player has only one card left?
ask-turn-stays-turned = Does an order of ranks that is upside down stay so when the pile is gone?
ask-turn-passing = May a player pass and let the pile lie?
choice-turn-passing-never = No
choice-turn-passing-stuck = Only a player who cannot play, instead of picking up
choice-turn-passing-may = Yes, anybody
ask-turn-must-beat = Must you beat what lies there, if you can?
ask-turn-pass-locks = If you pass, are you out of the round?
ask-turn-not-last = Which cards may nobody finish with?
ask-turn-passed-may-bomb = May a player who has passed still play a bomb?
ask-turn-suit-lock = Do two plays of the same suits in a row lock these suits?
ask-turn-last-card-duty = While the next player has one card left, must a single card be your highest?

## page-table

special-may-pass = you may pass
special-stuck-passes = if you can’t play, you pass
special-stuck-chooses = if you can’t play, you pass or pick up

## page-learn

tip-sets = { $sets ->
    [all] You may play one card of a rank, or all you have of it together.
    [same] You play as many cards of one rank as the play before had. On an empty pile you choose how many.
   *[any] You may play several cards of the same rank together: tap them one after the other.
}
tip-may-end = You may play again, or end your turn.
tip-must-end = You could play again, but none of your cards fits: end your turn.
tip-stuck-passes = None of your cards fits, so you pass. The pile stays where it is.
tip-stuck-passes-or-picks-up = None of your cards fits: pass and let the pile lie, or pick up.
tip-may-let-lie = You may also pass and let the pile lie.
tip-all-passed = Nobody played on that pile any more, so it leaves the game, and a new one begins.
tip-refill = After each play you draw until you hold { $count } cards, while the draw pile lasts.
tip-draw = After each play you draw { $count ->
    [one] a card
   *[other] { $count } cards
}, while the draw pile lasts.
tip-again = { $may ->
    [yes] That gives you another play, if you want it.
   *[no] That gives you another play.
}
tip-may-pass = You may pass, even if you could play. Then you wait for the next round.
tip-must-pass = Nothing you hold beats this: pass, and wait for the next round.
tip-may-pass-for-now = You may pass, even if you could play. If somebody beats this, your turn comes again.
tip-must-pass-for-now = Nothing you hold beats this: pass. If somebody plays, your turn comes again.

## table

table-ends-turn = { $me ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
table-killed-passes = { $me ->
    [yes] Nobody plays on it: the pile of { tally-cards } leaves the game, and you lead.
   *[no] Nobody plays on it: the pile of { tally-cards } leaves the game, and { $who } leads.
}
table-again = { $me ->
    [yes] You play again.
   *[no] { $who } plays again.
}
table-may-again = { $me ->
    [yes] You may play again.
   *[no] { $who } may play again.
}
table-last-card = { $me ->
    [yes] You have one card left.
   *[no] { $who } has one card left.
}
table-suits-locked = From now on only { $suits } may be played in this round.

## why

asks-again-anything = Play again or end the turn: anything may be played.
asks-again-anything-turned = Play again or end the turn: anything may be played; the order of ranks is upside down.
asks-again = Play again or end the turn: on { $bound } { $answers }.
asks-again-lead = Play again or end the turn: anything may be played but { $cards }.
asks-again-lead-turned = Play again or end the turn: anything may be played but { $cards }; the order of ranks is upside down.
asks-not-last = You cannot finish with { $cards }: pass.
asks-locked-out = Only { $suits } may be played, so you cannot beat { $standing }: pass.
asks-beat-locked = Beat { $standing }: { $ways }, only { $suits }.
why-passed = You have passed and must wait for the next round.
why-passed-for-now = You have passed; if somebody plays, your turn comes again.
why-no-end = You may end your turn only after a play that lets you play again.
# $can: what the player can do instead: "play", "pick-up" or "either"; "other" if it is something else.
why-no-pass = { $can ->
    [play] Nobody passes in this game: play a card.
    [pick-up] Nobody passes in this game: nothing fits, so pick up.
    [either] Nobody passes in this game: play, or pick up.
   *[other] Nobody passes in this game.
}
why-pass-instead = You cannot play, so you pass: you may not pick up the pile.
why-lead-no-pass = The pile is empty: you play a card and may not pass.
why-play-no-pass = You may not pass while you can play { $cards }.
why-pass-after-turning = You may not pass now: turn over one of your down cards.
why-pass-after-taking = You may not pass now: take one of your up cards.
why-again-or-end = You may play again or end your turn, but not pick up the pile.
why-must-play = You may not pick up the pile while you can play { $cards }.
why-one-or-all = Play one { rank } or all of them.
why-as-many = { $count ->
    [1] Play one card only: the last play had just one.
   *[other] Play { number } equal cards: the last play had as many.
}
why-must-beat = You may not pass, because you can beat { $standing }.
why-not-last = You cannot finish with { $cards }: pass, or play so that another card is left.
why-bombs-only = You have passed, so you may only play a bomb in this round.
why-suit-lock = Only { $suits } may be played until the round is over.
why-last-card = The next player has one card left, so a single card must be the highest you hold.
