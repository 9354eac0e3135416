# What happens on the table. $who is a seat's name; $me says whether the listener sits there.

a-seat = { $me ->
    [yes] you
   *[no] { $who }
}
tally-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
direction = { $direction ->
    [forward] clockwise
   *[back] counter-clockwise
}
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] { $place }th
}

# Cards that lie together: $cards is how they look.
laid-set = { cards-of } ({ $cards })
laid-run = a run of { number } ({ $cards })
laid-mixed = a { $kind } ({ $cards })
laid-pairs = a row of { number } pairs ({ $cards })

table-chooses = { $count ->
    [one] { $who } chooses an up card.
   *[other] { $who } chooses { $count } up cards.
}
table-puts = { $me ->
    [yes] You put { $cards } face up.
   *[no] { $who } puts { $cards } face up.
}
table-turned = The card turned over to start the pile is { $cards }.
table-leads = { $me ->
    [yes] You lead: you won the previous game.
   *[no] { $who } leads after winning the previous game.
}
table-leads-loser = { $me ->
    [yes] You lead: you were last in the previous game.
   *[no] { $who } leads after coming last in the previous game.
}
table-leads-after-loser = { $me ->
    [yes] You lead: the player to your right was last in the previous game and deals.
   *[no] { $who } leads: the player to their right was last in the previous game and deals.
}
table-leads-after-winner = { $me ->
    [yes] You lead: the player to your right won the previous game and deals.
   *[no] { $who } leads: the player to their right won the previous game and deals.
}
table-starts = { $me ->
    [yes] You start.
   *[no] { $who } starts.
}
table-starts-left = { $me ->
    [yes] You start, to the left of the dealer.
   *[no] { $who } starts, to the left of the dealer.
}
table-starts-right = { $me ->
    [yes] You start, to the right of the dealer.
   *[no] { $who } starts, to the right of the dealer.
}
table-starts-lowest = { $me ->
    [yes] You start with the lowest card, { $lowest }.
   *[no] { $who } starts with the lowest card, { $lowest }.
}
table-starts-plain = { $me ->
    [yes] You start with the lowest plain card, { $lowest }.
   *[no] { $who } starts with the lowest plain card, { $lowest }.
}
# $tied are the seats that hold the lowest card.
table-starts-lot = { $me ->
    [yes] { START($tied) } hold { $lowest }; you start, by lot.
   *[no] { START($tied) } hold { $lowest }; { $who } starts, by lot.
}
table-starts-order = { $me ->
    [yes] { START($tied) } hold { $lowest }; you start, by order of seats.
   *[no] { START($tied) } hold { $lowest }; { $who } starts, by order of seats.
}
table-wins-at-once = { $me ->
    [yes] You win at once with { $hand }: { $cards }.
   *[no] { $who } wins at once with { $hand }: { $cards }.
}
# $key is the name of a winning hand with hyphens; a house rule can have others.
winning-hand = { $key ->
   *[other] { $name }
}

table-plays = { $me ->
    [yes] You play { $laid }.
   *[no] { $who } plays { $laid }.
}
table-plays-draws = { $me ->
    [yes] You play { $laid } and draw { $drawn }.
   *[no] { $who } plays { $laid } and draws { $drawn }.
}
table-plays-up = { $me ->
    [yes] You play { $laid } from your up cards.
   *[no] { $who } plays { $laid } from the up cards.
}
table-plays-down = { $me ->
    [yes] You play { $laid } from your down cards.
   *[no] { $who } plays { $laid } from the down cards.
}
table-draws = { $me ->
    [yes] You draw { $drawn }.
   *[no] { $who } draws { $drawn }.
}
table-takes = { $me ->
    [yes] You take { $cards } from your up cards, and it fits.
   *[no] { $who } takes { $cards } from the up cards, and it fits.
}
table-takes-wrong = { $me ->
    [yes] You take { $cards } from your up cards, but it does not fit.
   *[no] { $who } takes { $cards } from the up cards, but it does not fit.
}
table-takes-row = { $me ->
    [yes] You take your up cards into your hand: { $cards }.
   *[no] { $who } takes the up cards into the hand: { $cards }.
}
table-tries = { $me ->
    [yes] You turn over { $cards } from the draw pile, and it fits.
   *[no] { $who } turns over { $cards } from the draw pile, and it fits.
}
table-tries-wrong = { $me ->
    [yes] You turn over { $cards } from the draw pile, but it does not fit.
   *[no] { $who } turns over { $cards } from the draw pile, but it does not fit.
}
table-flips = { $me ->
    [yes] You turn over { $cards }, and it fits.
   *[no] { $who } turns over { $cards }, and it fits.
}
table-flips-wrong = { $me ->
    [yes] You turn over { $cards }, but it does not fit.
   *[no] { $who } turns over { $cards }, but it does not fit.
}
table-picks-up = { $me ->
    [yes] You pick up { $pile }.
   *[no] { $who } picks up { $pile }.
}
table-picks-up-with = { $me ->
    [yes] You pick up { $pile }, together with { $up } from your up cards.
   *[no] { $who } picks up { $pile }, together with { $up } from the up cards.
}
table-picks-up-top = { $me ->
    [yes] You pick up { $pile }; the rest leaves the game.
   *[no] { $who } picks up { $pile }; the rest leaves the game.
}
table-picks-up-with-top = { $me ->
    [yes] You pick up { $pile }, together with { $up } from your up cards; the rest of the pile leaves the game.
   *[no] { $who } picks up { $pile }, together with { $up } from the up cards; the rest of the pile leaves the game.
}
picked-pile = { $count ->
    [one] the pile of { $count } card
   *[other] the pile of { $count } cards
}
# $gone leave the game instead of going to the hand; $number of them.
picked-pile-less = { $number ->
    [one] the pile of { tally-cards }, of which { $gone } leaves the game
   *[other] the pile of { tally-cards }, of which { $gone } leave the game
}
# The last cards of a player, who may not finish with them, and what is picked up besides.
picked-back = { $cards } again and { $pile }
picked-top = { $count ->
    [one] the top card of the pile
   *[other] the top { $count } cards of the pile
}
picked-top-less = { $number ->
    [one] the top { tally-cards } of the pile, of which { $gone } leaves the game
   *[other] the top { tally-cards } of the pile, of which { $gone } leave the game
}
table-passes = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
table-ends-turn = { $me ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
table-killed = The pile of { tally-cards } is killed by { $by }.
table-killed-run = Equal cards in a row kill the pile of { tally-cards }.
table-killed-passes = { $me ->
    [yes] Nobody plays on it: the pile of { tally-cards } leaves the game, and you lead.
   *[no] Nobody plays on it: the pile of { tally-cards } leaves the game, and { $who } leads.
}
table-reversed = The direction is reversed: play goes { direction }.
table-skipped = { $me ->
    [yes] You are skipped.
   *[no] { $who } is skipped.
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
table-exchanged = { $count ->
    [one] { $who } gives { $to } a card.
   *[other] { $who } gives { $to } { $count } cards.
}
table-gives = { $me ->
    [yes] You give { $to } { $cards }.
   *[no] { $who } gives you { $cards }.
}
table-gives-up = { $me ->
    [giver] You give { $to } { $cards } from your up cards.
    [taker] { $who } gives you { $cards } from the up cards.
   *[no] { $who } gives { $to } { $cards } from the up cards.
}
table-order-turned = { $upside_down ->
    [yes] The order of ranks is upside down: low ranks beat high ones.
   *[no] The order of ranks is as usual again.
}
table-suits-locked = From now on only { $suits } may be played in this round.
table-round-won = { $me ->
    [yes] Nobody beats your cards, and you lead the next round.
   *[no] Nobody beats { $who }'s cards, and { $who } leads the next round.
}
# The winner of the round is out of the game, so $leader leads; $leader_me says whether the listener sits there.
table-round-passed-on = { $me ->
    [yes] Nobody beats your cards, and { $leader } leads the next round.
   *[no] { $leader_me ->
        [yes] Nobody beats { $who }'s cards, and you lead the next round.
       *[no] Nobody beats { $who }'s cards, and { $leader } leads the next round.
    }
}
table-last = { $me ->
    [yes] You come last.
   *[no] { $who } comes last.
}
table-finishes = { $me ->
    [yes] You finish { place }.
   *[no] { $who } finishes { place }.
}
table-over = The game is over.
table-over-places = The game is over: { $places }.
ends-winning = { $me ->
    [yes] you win
   *[no] { $who } wins
}
ends-placed = { $me ->
    [yes] you come { place }
   *[no] { $who } comes { place }
}
ends-last = { $me ->
    [yes] you come last
   *[no] { $who } comes last
}
ends-losing = { $me ->
    [yes] you lose
   *[no] { $who } loses
}

result-nobody = Nobody wins: the game was stopped after { $count } moves.
result-wins = { $me ->
    [yes] You win!
   *[no] { $who } wins.
}
result-places = The game is over: { $places }.
result-place = { numeral } { a-seat }
# Titles by place in the last game, where players exchange cards; capitals, since they stand beside a name.
title-president = President
title-vice-president = Vice-President
title-citizen = Citizen
title-peasant = Peasant
title-beggar = Beggar
title-of = { $me ->
    [yes] you are { $title }
   *[no] { $who } is { $title }
}
table-titles = The titles: { $titles }.
numeral = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
