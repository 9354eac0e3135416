### What each card does: card.RANK.*

## rulebook-pile

pile-heading-specials = Special cards
pile-on-empty = On an empty pile you may play anything.
pile-on-empty-but = On an empty pile you may play anything but { $cards }, unless you have nothing else.
pile-specials = { $count ->
    [1] The { $ranks } has special rules, given below.
   *[other] The { $ranks } have special rules, given below.
}
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

## rulebook-questions

group-card = What does your { rank } do?
# $card is a card of the rank: "an 8".
workshop-idle-skips = Nobody is skipped by { $card }: its player has another play, and a play that gives another play skips nobody.
workshop-idle-again = A player who kills the pile with { $card } plays again anyway.
workshop-limited = Only certain cards may be played on { $others }: { $card } goes on anything else.
workshop-let-on = Let { $card } be played on { $others }, too
clash-mirror-through = A card either counts as the one below it or is transparent, not both.
clash-mirror-kills = A card that kills the pile can’t count as the one below it.
clash-burns = A card that leaves the game can’t be picked up instead of finishing.
clash-turns-nothing = A card that kills the pile leaves nothing whose order it could turn.
clash-nothing-fits = Nothing could ever be played on this card.
clash-kills-anyway = It kills the pile on every card anyway.
clash-copies-nothing = Only a card that counts as the one below it can copy what that one does.
clash-draws-nothing = It makes nobody draw.
clash-nothing-fits-turned = Nothing could be played on this card while the order is upside down.
clash-none-led = No card could be played on an empty pile.
clash-lasts-nothing = It asks for nothing that could last.
clash-lasts-mirror = What lasts can’t be copied by a card that counts as the one below it.
ask-card-on = What does it go on?
choice-card-on-order = Equal or lower cards
choice-card-on-anything = Anything
ask-card-not-on = What does it never go on?
ask-card-next = What may be played on it?
choice-card-next-order = Equal or higher cards
choice-card-next-anything = Anything
choice-card-next-see-through = Whatever goes on the card below it
ask-card-mirrors = Does it count as the card it lies on?
ask-card-copies = Does it also do what that card does?
ask-card-again = Does its player play again?
ask-card-kills = Does it kill the pile?
ask-card-kill-again = After it kills the pile, does its player play again?
ask-card-turns = Does it turn the order of ranks upside down?
ask-card-reverses = Does it reverse the direction of play?
choice-card-reverses-never = No
choice-card-reverses-once = Yes, once per play
choice-card-reverses-odd = Yes, if an odd number are played
choice-card-reverses-each = Yes, once for each card
choice-card-reverses-odd-in-pile = Yes, if the pile holds an odd number
ask-card-skips = Does it skip the next player?
choice-card-skips-never = No
choice-card-skips-once = Yes, one player
choice-card-skips-odd = Yes, if an odd number are played
choice-card-skips-each = Yes, one player for each card
choice-card-skips-odd-in-pile = Yes, if the pile holds an odd number
ask-card-draws = How many cards does it make the next player draw?
none-card-draws = None
ask-card-draws-each = Does the next player draw that many for each of them?
ask-card-may-pick-up = May the next player pick up the pile instead of answering it?
ask-card-finishes = May it be the last card you play on other cards? On an empty pile it always may.
ask-card-burns = Does it leave the game when the pile is picked up?
ask-card-kills-on = On which cards does it kill the pile?
ask-card-lasts = Does it bind until the pile is gone, whatever is played on it?
ask-card-leads = May you begin an empty pile with it?
ask-card-acts-last = Does it still take effect as your last card?
ask-card-in-runs = How does it count among equal cards in a row?
choice-card-in-runs-forms = It counts
choice-card-in-runs-breaks = It breaks the row
choice-card-in-runs-through = It is passed over

## page-table

special-kills = kills the pile
special-seen-through = is transparent
special-mirrors = copies the card below
special-resets = resets
special-stops = lets nothing follow
special-lower = asks for { rank } or lower
special-lower-or = asks for { rank } or lower, or { $others }
special-only = asks for { $answers }
special-again = plays again
special-reverses = reverses
special-skips = skips
special-draws = { $count ->
    [one] next player draws a card
   *[other] next player draws { $count }
}
special-draws-each = { $count ->
    [one] next player draws a card for each
   *[other] next player draws { $count } for each
}
special-turns = turns the order of ranks
special-not-last = finishes only on an empty pile
special-lasts = lasts until the pile is gone
special-kills-on = kills the pile on { $cards }
special-idle-last = does nothing as the last card
special-not-led = is not led
special-on-anything = goes on anything
special-own-rule = has a rule of its own

## page-learn

tip-empty-but = The pile is empty: you can play anything but { $cards }, unless you have nothing else.
tip-skipped = A player was skipped and misses a turn.
tip-special = { $rank ->
    [8] An 8 is special.
    [J] A jack is special.
    [Q] A queen is special.
    [K] A king is special.
    [A] An ace is special.
    [R] A joker is special.
   *[other] A { $rank } is special.
}
tip-on-anything = It goes on anything.
tip-on-anything-but = It goes on anything but { $cards }.
tip-kills = { $again ->
    [must] It kills the pile: all its cards leave the game, and whoever played it plays again.
    [may] It kills the pile: all its cards leave the game, and whoever played it may play again.
   *[no] It kills the pile: all its cards leave the game.
}
tip-kills-on = { $again ->
    [must] On { $cards } it kills the pile: all its cards leave the game, and whoever played it plays again.
    [may] On { $cards } it kills the pile: all its cards leave the game, and whoever played it may play again.
   *[no] On { $cards } it kills the pile: all its cards leave the game.
}
tip-lasts = That lasts until the pile is killed or picked up.
tip-lasts-till-picked-up = That lasts until the pile is killed or the card itself is picked up.
tip-see-through = It’s transparent: what lies below still counts.
tip-mirror = It counts as the card it lies on.
tip-then-anything = Then anything may follow.
tip-then-only = Then only this may follow: { $what }.
tip-plays-again = { $may ->
    [yes] Whoever plays it may play again.
   *[no] Whoever plays it plays again.
}
tip-turns-for-good = The order of ranks stays turned when the pile is gone.
tip-reverses = It turns the direction of play.
tip-skips = The next player misses a turn.
tip-draws = { $each ->
    [yes] The next player draws { $count ->
        [one] a card
       *[other] { $count } cards
    } for each of them.
   *[no] The next player draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
tip-only-as-itself = It does so only when it counts as { a-rank }.
tip-burns = It leaves the game when somebody picks it up.
tip-not-last = As your last card it finishes only on an empty pile: on other cards you take it back and have to pick up.
tip-idle-last = As a player's last card it does nothing.
tip-not-led = Don't count on leading it: on an empty pile you must play another rank if you can.

## table

table-killed = The pile of { tally-cards } is killed by { $by }.
table-reversed = The direction is reversed: play goes { direction }.
table-skipped = { $me ->
    [yes] You are skipped.
   *[no] { $who } is skipped.
}

## why

asks-lead-but = Anything may be played but { $cards }.
asks-lead-but-turned = Anything may be played but { $cards }; the order of ranks is upside down.
why-not-on = { START($cards) } cannot go on { $bound }: play { $answers }.
why-not-led = { START($cards) } may not be led while you have another rank to play.
why-nothing-goes = { START($cards) } cannot go on { $bound }: nothing can.
