# The rulebook of pile games.

pile-heading-specials = Special cards
pile-heading-runs = Equal cards in a row
pile-heading-picking-up = Picking up
pile-heading-table = { $zones ->
    [up] Up cards
    [down] Down cards
   *[both] Up and down cards
}

# $zones is a list of what follows.
pile-aim = Get rid of all your cards by playing them onto one common pile: { $zones }.
pile-aim-hand-only = Get rid of all your cards by playing them onto one common pile.
pile-aim-hand = those in your hand
pile-aim-up = those that lie face up in front of you
pile-aim-down = those that lie face down
pile-aim-last-loses = The last player with cards loses.
pile-aim-no-suits = Only the ranks of the cards matter; suits play no part.

## Dealing

# $shares is a list of what follows: "three cards for the hand and three face down (the down cards)".
pile-deal = Shuffle, then deal each player in turn { $shares }.
pile-deal-whole = Shuffle, then deal out the whole pack, as many cards to every player as there are for all.
# $shares is a list as above.
pile-deal-rows = Of these, { $shares }; the others are for the hand.
pile-share = { $zone ->
    [up] { count-cards } face up (the up cards)
    [down] { count-cards } face down (the down cards)
   *[hand] { count-cards } for the hand
}
pile-next-share = { $zone ->
    [up] { number } face up (the up cards)
    [down] { number } face down (the down cards)
   *[hand] { number } for the hand
}
pile-down-unseen = Nobody looks at the down cards, not even their owner.
pile-choose-up = { $count ->
    [1] Then each player chooses one of the { $dealt } cards in hand to lie face up: the up card.
   *[other] Then each player chooses { number } of the { $dealt } cards in hand to lie face up: the up cards.
}
pile-choose-up-whole = { $count ->
    [1] Then each player chooses one card in hand to lie face up: the up card.
   *[other] Then each player chooses { number } of the cards in hand to lie face up: the up cards.
}
pile-choose-secretly = The choice is secret until everybody has chosen; then all these cards are shown.
pile-choose-openly = The players choose one after another, and everybody sees the cards that were chosen before.
pile-exchange = { $count ->
    [one] From the second game of a match on, players exchange up cards before the first play: the player who came last gives the winner the highest up card and gets the winner's lowest one in return.
   *[other] From the second game of a match on, players exchange up cards before the first play: the player who came last gives the winner the { number } highest up cards and gets the winner's { number } lowest ones in return.
}
# $players is a number in words; $sure says whether there are always that many.
pile-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Then the players who came { exchange-places } exchange one up card in the same way.
       *[other] Then the players who came { exchange-places } exchange { number } up cards in the same way.
    }
   *[no] { $count ->
        [one] With { $players } or more players, those who came { exchange-places } then exchange one up card in the same way.
       *[other] With { $players } or more players, those who came { exchange-places } then exchange { number } up cards in the same way.
    }
}
pile-no-rest = No cards are left over, so nobody draws in this game.
# $sure says whether cards are left over with any number of players.
pile-draw-pile = { $sure ->
    [yes] The other cards form the draw pile, face down in the middle.
   *[no] The other cards, if there are any, form the draw pile, face down in the middle.
}
pile-rest-aside = { $sure ->
    [yes] The other cards are put aside: nobody draws in this game.
   *[no] The other cards, if there are any, are put aside: nobody draws in this game.
}
pile-turned = Turn over the next card to start the pile.
pile-turned-first = { $runs ->
    [yes] The first player plays on it as if the dealer had played it, and it counts when equal cards follow in a row.
   *[no] The first player plays on it as if the dealer had played it.
}
pile-turned-kills = { $cards } turned over leaves the game, and the first player plays on an empty pile.
pile-turned-no-effect = It gives nobody an extra play, skips nobody and does not change the direction.
pile-turned-no-draws = Nobody has to draw because of it.
pile-turned-seen-through = Anything may be played on { $cards } turned over.

## Who starts

pile-starts-left-of-dealer = Draw lots for the dealer; the player to the dealer's left starts.
pile-starts-right-of-dealer = Draw lots for the dealer; the player to the dealer's right starts.
pile-starts-up = { $chosen ->
    [yes] Once the up cards are chosen, the player with the lowest up card starts.
   *[no] The player with the lowest up card starts.
}
# $chosen says whether the up cards are chosen before, $table whether there are cards on the table.
pile-starts = { $chosen ->
    [yes] { $table ->
        [yes] Once the up cards are chosen, the player with the lowest card in hand starts; cards on the table do not count.
       *[no] Once the up cards are chosen, the player with the lowest card in hand starts.
    }
   *[no] { $table ->
        [yes] The player with the lowest card in hand starts; cards on the table do not count.
       *[no] The player with the lowest card in hand starts.
    }
}
pile-starts-order = For this, the ranks go from low to high in this order: { $ranks }.
pile-starts-tie-seat = If several players hold the lowest rank, the one who was dealt cards first starts.
pile-starts-tie-lots = If several players hold the lowest rank, they draw lots.
pile-starts-tie-hands = If several players hold the lowest rank, the deal draws lots in place of rock, paper, scissors.
pile-opens-with-anything = { $turned ->
    [yes] The first play may be anything the turned card allows.
   *[no] The first play may be anything.
}
pile-opens-with-one = The first play must be exactly one card of that rank; it has its usual effect.
pile-opens-with-some = { $all ->
    [yes] The first play must be one card, or all you hold, of that rank; they have their usual effect.
   *[no] The first play must be one or more cards of that rank; they have their usual effect.
}
pile-opens-with-all = The first play must be all cards of that rank in the hand; they have their usual effect.
pile-clockwise = { $reverses ->
    [yes] Play goes round the table clockwise until a card reverses it.
   *[no] Play goes round the table clockwise and never changes direction.
}

## Your turn

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

## What may be played

pile-on-empty = On an empty pile you may play anything.
pile-on-empty-but = On an empty pile you may play anything but { $cards }, unless you have nothing else.
pile-otherwise = { $strict ->
    [yes] Otherwise play a higher rank than the top card of the pile.
   *[no] Otherwise play the same rank as the top card of the pile, or a higher one.
}
# $cards are those that turn the order: "a 5 or jack".
pile-otherwise-turned = { $strict ->
    [yes] { $cards } turns the order of ranks upside down; then play a lower rank than the top card instead.
   *[no] { $cards } turns the order of ranks upside down; then play the same rank as the top card, or a lower one, instead.
}
pile-specials = { $count ->
    [1] The { $ranks } has special rules, given below.
   *[other] The { $ranks } have special rules, given below.
}
pile-bomb = { $length } or more cards of one rank, played together, go on anything.
pile-ranks-only = What follows is about ranks only; how many cards you play is given above.
# $turns says whether a card turns the order of ranks.
pile-in-full = { $turns ->
    [yes] This is what you may play while the order of ranks is as usual:
   *[no] This is what you may play:
}
pile-in-full-turned = This is what you may play while the order of ranks is upside down:
pile-on = On { $cards }: { $answers }.
pile-on-lasting = On whatever lies on { $card }: { $answers }.
pile-on-mirror = On { $card }: whatever the card it counts as allows; if it counts as { $card }, { $answers }.
pile-on-seen-through = On { $card }: whatever the card below it allows; if there is none, anything.
pile-higher = { $strict ->
    [yes] a higher rank
   *[no] the same rank or higher
}
pile-higher-or = { $strict ->
    [yes] a higher rank, or { $others }
   *[no] the same rank or higher, or { $others }
}
pile-lower = { $strict ->
    [yes] a lower rank
   *[no] the same rank or lower
}
pile-lower-or = { $strict ->
    [yes] a lower rank, or { $others }
   *[no] the same rank or lower, or { $others }
}

## Special cards

# A rank as the head of its entry.
pile-head = { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
    [R] Joker
   *[other] { $rank }
}
pile-goes-on-anything = It may be played on anything.
pile-goes-on-anything-but = It may be played on anything but { $cards }.
pile-goes-on = It may be played on { $cards }.
pile-goes-on-empty = It may be played on an empty pile only.
pile-goes-on-turned = { $kind ->
    [anything] While the order of ranks is upside down, it may be played on anything.
    [nothing] While the order of ranks is upside down, it may be played on an empty pile only.
   *[cards] While the order of ranks is upside down, it may be played on { $cards }.
}
pile-not-led = You may not play it on an empty pile while you have another rank to play.
# Cards that lie on the pile; some of them may count as others.
pile-lying = { $several ->
    [yes] { $cards }, or { $mirrored }
   *[no] { $cards } or { $mirrored }
}
# $counting is a list of what follows: "as a 7 or as a 3".
pile-counting = { $cards } that counts { $counting }
pile-as-these = as one of these
pile-as = as { a-rank }
# $again: "must" or "may" play again, or "no", then the next player plays.
pile-kills = { $again ->
    [must] It kills the pile: all its cards leave the game, and the same player plays again on an empty pile.
    [may] It kills the pile: all its cards leave the game, and the same player may play again on an empty pile.
   *[no] It kills the pile: all its cards leave the game, and the next player plays on an empty pile.
}
# $cards are those on which it kills, $again is as above.
pile-kills-on = { $again ->
    [must] On { $cards } it kills the pile: all its cards leave the game, and the same player plays again on an empty pile.
    [may] On { $cards } it kills the pile: all its cards leave the game, and the same player may play again on an empty pile.
   *[no] On { $cards } it kills the pile: all its cards leave the game, and the next player plays on an empty pile.
}
# $passes says whether the pile also leaves the game when all pass.
pile-lasts = { $passes ->
    [yes] This lasts until the pile leaves the game or is picked up, whatever is played on it.
   *[no] This lasts until the pile is killed or picked up, whatever is played on it.
}
pile-lasts-till-picked-up = This lasts, whatever is played on it, until the pile is killed or the card itself is picked up.
pile-seen-through = It is transparent: what lies below still counts, and if nothing lies there, anything may be played on it.
pile-mirrors = It counts as the card it lies on, so the next play must suit that card.
# $draws says whether some card makes the next player draw.
pile-mirrors-all = { $draws ->
    [yes] It counts as the card it lies on: the next play must suit that card, and it reverses, makes the next player draw, skips or gives another play as that card does.
   *[no] It counts as the card it lies on: the next play must suit that card, and it reverses, skips or gives another play as that card does.
}
# $turned says whether a card is turned over to start the pile.
pile-mirror-alone = { $turned ->
    [yes] On an empty pile or turned over to start it counts as { $itself }: { $follows }.
   *[no] On an empty pile it counts as { $itself }: { $follows }.
}
pile-mirror-on-seen-through = { $turned ->
    [yes] On an empty pile or on nothing but { $cards } or turned over to start it counts as { $itself }: { $follows }.
   *[no] On an empty pile or on nothing but { $cards } it counts as { $itself }: { $follows }.
}
# $follows is one of the two that follow.
pile-next = { $follows }.
pile-on-it = { $kind ->
    [anything] anything may be played on it
    [nothing] nothing may be played on it
   *[only] only { $answers } may be played on it
}
# $turns says whether the card itself turns the order of ranks, $otherwise is "only a 3 or joker".
pile-on-it-or = { $turns ->
    [yes] { $follows }; if it turns the order back, { $otherwise }
   *[no] { $follows }; while the order of ranks is upside down, { $otherwise }
}
pile-only = only { $answers }
pile-turns-order = { $strict ->
    [yes] It turns the order of ranks upside down until the pile is gone, so that lower ranks follow instead of higher ones. Another one turns the order back; several played together count as one.
   *[no] It turns the order of ranks upside down until the pile is gone, so that equal or lower ranks follow instead of higher ones. Another one turns the order back; several played together count as one.
}
pile-turns-for-good = { $strict ->
    [yes] It turns the order of ranks upside down, so that lower ranks follow instead of higher ones. The order stays so when the pile is gone, until the next such card turns it back; several played together count as one.
   *[no] It turns the order of ranks upside down, so that equal or lower ranks follow instead of higher ones. The order stays so when the pile is gone, until the next such card turns it back; several played together count as one.
}
pile-turns-back = When somebody picks up the pile, the order is as usual again, even if cards stay on it.
pile-again = { $may ->
    [yes] The same player may play again.
   *[no] The same player plays again.
}
pile-reverses-once = It reverses the direction of play, only once however many are played together.
pile-reverses-odd = An odd number of them in one play reverses the direction of play; an even number does not.
pile-reverses-each = Each one reverses the direction of play, so that two played together cancel out.
pile-reverses-in-pile = It reverses the direction of play if the pile then holds an odd number of { $cards }.
# $left says whether the others may have finished.
pile-two-skipped = { $left ->
    [yes] With only two players still in the game, the other player is skipped instead.
   *[no] With only two players, the other player is skipped instead.
}
pile-two-reversing-nothing = { $left ->
    [yes] With only two players still in the game, reversing changes nothing.
   *[no] With only two players, reversing changes nothing.
}
# $cards is "two cards"; $turned says whether the card also reverses the direction of play.
pile-draws-once = { $turned ->
    [yes] The player who is next after any change of direction draws { $cards } from the draw pile, while it lasts, and no more however many are played together.
   *[no] The next player draws { $cards } from the draw pile, while it lasts, and no more however many are played together.
}
pile-draws-each = { $turned ->
    [yes] For each of them, the player who is next after any change of direction draws { $cards } from the draw pile, while it lasts.
   *[no] For each of them, the next player draws { $cards } from the draw pile, while it lasts.
}
# $several says whether several players may be skipped.
pile-draws-skipped = { $several ->
    [yes] If it skips several players, only the first of them draws.
   *[no] If it also skips that player, the draw comes first.
}
pile-skips-once = It skips the next player, only one however many are played together.
pile-skips-odd = An odd number of them in one play skips the next player; an even number skips nobody.
pile-skips-each = Each of them skips one player: two { $cards } skip two players.
pile-skips-in-pile = It skips the next player if the pile then holds an odd number of { $cards }.
pile-skips-all = If they skip all the others, the same player has the next turn; one more skips that player, too.
pile-two-skips-once = { $left ->
    [yes] With only two players still in the game, the same player has the next turn, too.
   *[no] With only two players, the same player has the next turn, too.
}
pile-two-skips-odd = { $left ->
    [yes] With only two players still in the game, an odd number gives the same player the next turn, too.
   *[no] With only two players, an odd number gives the same player the next turn, too.
}
pile-two-skips-each = { $left ->
    [yes] With only two players still in the game, an odd number gives the same player the next turn, too; an even number does not.
   *[no] With only two players, an odd number gives the same player the next turn, too; an even number does not.
}
pile-two-skips-in-pile = { $left ->
    [yes] With only two players still in the game, the same player then has the next turn, too.
   *[no] With only two players, the same player then has the next turn, too.
}
pile-two-skips-twice = { $left ->
    [yes] With only two players still in the game, reversing skips once more instead, and two skips cancel each other out.
   *[no] With only two players, reversing skips once more instead, and two skips cancel each other out.
}
pile-run-skips-nobody = Equal cards in a row that kill the pile skip nobody.
pile-kill-skips-nobody = When it kills the pile, it skips nobody.
pile-only-as-itself = This holds only when it counts as { $itself }; otherwise it does what the card it counts as does.
pile-avoid = Whoever has to answer it may pick up the pile instead.
pile-avoid-as = Whoever has to answer it as { $itself } may pick up the pile instead.
pile-burnt = When the pile is picked up, it leaves the game.
pile-burnt-part = When it is picked up, it leaves the game.
pile-not-last = Played onto other cards as your last card, it does not finish: you pick up the pile with it.
pile-not-last-part = Played onto other cards as your last card, it does not finish: you take it back and pick up { $pile } under it as well.
pile-not-last-empty = On an empty pile you may finish with it.
pile-idle-last = As your last card it has no effect: it only lies on the pile.
pile-never-runs = { $cards } in a row never kill the pile.
pile-breaks-runs = It breaks a row of equal cards, and { $cards } in a row never kill the pile.
pile-passed-over = It is passed over when equal cards in a row are counted: it neither breaks the row nor lengthens it.
pile-mirrors-in-runs = Among equal cards in a row, too, it counts as the card it lies on.
pile-own-runs = Among equal cards in a row it is not transparent: it breaks a row of others, and { $cards } make rows of their own.

## Runs

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

## Picking up

pile-must-pick-up = If you cannot play any card, you must pick up the pile.
pile-must-give = If you cannot play any card, the player before you picks up the pile.
pile-pass-not-pick-up = If you cannot play any card, you pass: you do not pick up the pile.
pile-pass-or-choice = If you cannot play any card, you pass, unless you pick up the pile by choice.
pile-pass-any-choice = You may pick up by choice on any turn, whether or not you can play, unless the pile is empty.
# $zones is a list as below.
pile-pass-choice-from = You may pick up by choice while you play from { $zones }, whether or not you can play, unless the pile is empty.
pile-pass-choice-on = You may pick up by choice only on { $cards }, whether or not you can play.
# $tried says whether cards are taken or turned over one by one.
pile-pass-no-choice = { $tried ->
    [yes] You may not pick it up by choice, only with a card of your own that you take or turn over and that does not fit.
   *[no] You may not pick it up by choice.
}
pile-no-choice = You may not pick it up while you can play.
pile-no-choice-except = You may not pick it up while you can play, except on { $cards }.
pile-any-choice = You may also pick it up by choice on any turn, unless it is empty.
# $zones is a list of what follows.
pile-choice-from = You may also pick it up by choice while you play from { $zones }, unless it is empty.
pile-your-hand = your hand
pile-your-up = your up cards
pile-your-down = your down cards
pile-choice-on = On { $cards } you may always pick it up.
pile-try-draw = Before that, while the draw pile lasts, you turn over its top card: if it can be played, it is, and nobody picks up the pile; if not, it goes into your hand as well.
pile-picked-up = The whole pile goes into your hand, your turn ends, and the next player plays on an empty pile.
pile-picked-up-goes-on = The whole pile goes into your hand, and you play again, on an empty pile.
pile-given = The whole pile goes into that player's hand, your turn ends, and the next player plays on an empty pile.
pile-given-goes-on = The whole pile goes into that player's hand, and you play on an empty pile.
# $count cards from the top of the pile are picked up at most.
pile-part-picked-up = { $count ->
    [1] Only the top card of the pile goes into your hand.
   *[other] Only the top { number } cards of the pile go into your hand, or all of them if there are fewer.
}
pile-part-given = { $count ->
    [1] Only the top card of the pile goes into that player's hand.
   *[other] Only the top { number } cards of the pile go into that player's hand, or all of them if there are fewer.
}
pile-rest-leaves = The rest leaves the game, your turn ends, and the next player plays on an empty pile.
pile-rest-leaves-goes-on = The rest leaves the game, and you play again, on an empty pile.
pile-rest-stays = The rest stays where it is, your turn ends, and the next player may play anything on it.
pile-rest-stays-goes-on = The rest stays where it is, and you play again: anything may be played on it.
pile-rest-binds = The rest stays where it is, your turn ends, and the next player has to answer the card that is now on top.
pile-rest-binds-goes-on = The rest stays where it is, and you play again: you have to answer the card that is now on top.
pile-rest-no-runs = The cards that stay no longer count for equal cards in a row.
pile-rest-any-number = That play may have any number of equal cards.
pile-given-tried = A card of yours that did not fit stays in your own hand.
pile-burns = { $cards } in the pile do not go into your hand: they leave the game.
pile-burns-part = { $cards } among these cards do not go into your hand: they leave the game.
pile-up-along = If you play from your up cards and must pick up, you may take { $some } of your up cards, all of one rank, along with the pile.
pile-up-must-along = If you play from your up cards and must pick up, you also take { $some } of your up cards, all of one rank, along with the pile.
pile-up-card-along = If you play from your up cards and must pick up, you may take your up card along with the pile.
pile-up-card-must-along = If you play from your up cards and must pick up, your up card goes along with the pile.
pile-none-along-by-choice = When you pick up by choice, no up cards go along.

## Up and down cards

# $when is "drawn" if there is a draw pile to use up first.
pile-when = { $when ->
    [drawn] your hand is empty and the draw pile is used up
    [up-card] your up card is gone too
    [up-cards] your up cards are gone too
   *[hand] your hand is empty
}
pile-up-take-fitting = When { pile-when }, you take one of your up cards into your hand: one that can be played, if there is one.
pile-up-take = { $several ->
    [yes] When { pile-when }, you take any one of your up cards into your hand.
   *[no] When { pile-when }, you take your up card into your hand.
}
pile-up-take-all = { $several ->
    [yes] When { pile-when }, you take all your up cards into your hand at once and play on from there.
   *[no] When { pile-when }, you take your up card into your hand and play on from there.
}
pile-up-taken = If it can be played, it is played at once; if not, it stays in your hand, and you pick up { $pile } too.
pile-up-taken-or-give = If it can be played, it is played at once; if not, it stays in your hand, and the player before you picks up { $pile }.
# What is picked up, $pile in other messages.
pile-picked-whole = the pile
pile-picked-part = { $count ->
    [1] the top card of the pile
   *[other] the top { number } cards of the pile
}
pile-up-choice = You may pick up the pile instead of taking an up card, unless it is empty.
pile-up-pass = { $may ->
    [yes] You may also pass and take none, unless the pile is empty.
   *[no] You may not pass instead of taking one.
}
pile-up-one = When { pile-when }, you play your up card just as from your hand.
pile-up-one-stays = { $along ->
    [pass] If it cannot be played, you pass, and the up card stays where it is.
    [choose] If it cannot be played, you pass, unless you pick up the pile by choice; either way the up card stays where it is.
    [give] If it cannot be played, the player before you picks up the pile, and the up card stays where it is.
    [must] If it cannot be played, you pick up the pile together with the up card.
    [yes] If it cannot be played, you pick up the pile, and the up card stays where it is unless you take it along.
   *[no] If it cannot be played, you pick up the pile, and the up card stays where it is.
}
# $sets says how many cards are played together: one or "all", the "same" number as before, "any".
pile-up-row = { $sets ->
    [same] When { pile-when }, you play from your up cards just as from your hand.
    [all] When { pile-when }, you play from your up cards just as from your hand, one of them, or all equal ones.
   *[any] When { pile-when }, you play from your up cards just as from your hand, equal ones together if you like.
}
pile-up-row-stays = { $along ->
    [pass] If none of them can be played, you pass, and the up cards stay where they are.
    [choose] If none of them can be played, you pass, unless you pick up the pile by choice; either way the up cards stay where they are.
    [give] If none of them can be played, the player before you picks up the pile, and the up cards stay where they are.
    [must] If none of them can be played, you pick up the pile, and those that you do not take along stay where they are.
    [yes] If none of them can be played, you pick up the pile, and the up cards stay where they are unless you take some along.
   *[no] If none of them can be played, you pick up the pile, and the up cards stay where they are.
}
pile-down = { $several ->
    [yes] When { pile-when }, you turn over one of your down cards.
   *[no] When { pile-when }, you turn over your down card.
}
pile-down-played = If it can be played, it is; if not, you take it and { $pile } into your hand, and your turn ends.
pile-down-played-goes-on = If it can be played, it is; if not, you take it and { $pile } into your hand, and you play again, on an empty pile.
pile-down-played-goes-on-rest = If it can be played, it is; if not, you take it and { $pile } into your hand, and you play again.
pile-down-gives = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and your turn ends.
pile-down-gives-goes-on = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and you play again, on an empty pile.
pile-down-gives-goes-on-rest = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and you play again.
pile-down-choice = You may pick up the pile instead of turning a card over, unless it is empty.
pile-down-pass = { $may ->
    [yes] You may also pass and turn none over, unless the pile is empty.
   *[no] You may not pass instead of turning a card over.
}
pile-down-no-choice = You may not pick up the pile instead of turning a card over.
pile-down-no-choice-except = You may not pick up the pile instead of turning a card over, except on { $cards }.
pile-table-after-pick-up = After picking up, you must empty your hand again before you return to the cards on the table.
pile-table-again = If you play again and your hand is empty, you go on with the cards on the table in the same turn.

## The end

pile-finish-with-anything = You may finish with any card; what it would have done no longer matters.
pile-finish-except = You may finish with any card, but with { $cards } only on an empty pile; what your last card would have done no longer matters.
pile-plays-on = Play goes on until only one player still has cards; that player comes last and loses.
pile-finish-with-effect = You may finish with any card, and its effect still happens.
pile-finish-effect-except = You may finish with any card, but with { $cards } only on an empty pile; the effect of your last card still happens.
pile-finish-idle = But { $cards } have no effect as your last cards.
pile-finish-no-again = If it would let you play again, the next player plays instead.
# $table says whether there are up or down cards.
pile-announce-last = { $table ->
    [yes] As soon as a player has only one card left, in hand or on the table, it is announced to everybody.
   *[no] As soon as a player has only one card left, it is announced to everybody.
}
