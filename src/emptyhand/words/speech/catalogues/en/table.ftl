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

table-plays = { $me ->
    [yes] You play { $laid }.
   *[no] { $who } plays { $laid }.
}
table-plays-draws = { $me ->
    [yes] You play { $laid } and draw { $drawn }.
   *[no] { $who } plays { $laid } and draws { $drawn }.
}
table-draws = { $me ->
    [yes] You draw { $drawn }.
   *[no] { $who } draws { $drawn }.
}
table-passes = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
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
numeral = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
