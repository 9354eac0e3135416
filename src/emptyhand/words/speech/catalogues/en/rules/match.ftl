### Several games: match.*

## rulebook-pile

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
        [one] { exchange-with }, those who came { exchange-places } then exchange one up card in the same way.
       *[other] { exchange-with }, those who came { exchange-places } then exchange { number } up cards in the same way.
    }
}

## rulebook-climb

climb-exchange = { $count ->
    [one] From the second game of a match on, players exchange cards before the first play: the player who came last gives the winner the highest card and gets the winner's lowest one in return.
   *[other] From the second game of a match on, players exchange cards before the first play: the player who came last gives the winner the { number } highest cards and gets the winner's { number } lowest ones in return.
}
# $players is a number in words; $sure says whether there are always that many.
climb-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Then the players who came { exchange-places } exchange one card in the same way.
       *[other] Then the players who came { exchange-places } exchange { number } cards in the same way.
    }
   *[no] { $count ->
        [one] { exchange-with }, those who came { exchange-places } then exchange one card in the same way.
       *[other] { exchange-with }, those who came { exchange-places } then exchange { number } cards in the same way.
    }
}

## rulebook

book-single-games = Each game stands on its own.
book-match-by-place = A match goes on until somebody has won { $wins } games.
book-match = The first player to win { $wins } games takes the match.
book-no-points = No points are counted.
book-points = { $count ->
    [0] nothing
    [1] one point
   *[other] { number } points
}
book-points-winner = The winner of a game scores { $points }, every other player { $others }.
# $scores is a list of what follows.
book-points-by-place = A game scores by place: { $scores }.
book-points-place = { $place ->
    [1] { $points } for the first
    [2] { $points } for the second
    [3] { $points } for the third
    [4] { $points } for the fourth
    [5] { $points } for the fifth
    [6] { $points } for the sixth
    [7] { $points } for the seventh
    [8] { $points } for the eighth
   *[other] { $points } for the { $place }th
}
book-points-further = { $points } for everyone else
book-points-at-once = If it is won at once, every other player scores { $others }.
book-most-points = At the end of a match the player with the most points wins it; games won break a tie.
book-match-to-points = The first player to reach { $points } points takes the match; if several do so at once, the one with the most.
# $prices is a list of what follows; $each is a number of points. $some: only from $least cards on, where $all: these are
# all; $more: not the first price of the list.
book-left-cards = When a game is over, every player who still has cards pays the winner: { $prices }.
book-left-each = { $some ->
    [yes] { $more ->
        [yes] { $each } each
       *[no] { $each } for each card
    } { $all ->
        [yes] if all { $least } are left
       *[no] if { $least } or more are left
    }
   *[no] { $each } for each card
}
# $more says whether it comes on top of a price for every card.
book-left-price = { $more ->
    [yes] { $price } more for each { $cards }
   *[no] { $price } for each { $cards }
}
book-unplayed-doubles = A player who has not played a single card pays double.
# $both says whether a player without a play pays double, too.
book-left-doubles = { $both ->
    [yes] A player who is left with { $cards } pays double as well: with both, four times as much.
   *[no] A player who is left with { $cards } pays double.
}
book-chop-price = A player whose combination a bomb beats pays { $price } to the player of the bomb.
book-chop-price-line = A player whose combination a chop beats pays { $price } to the player of the chop.
book-instant-price = { $cards ->
    [yes] If a game is won at once, every other player pays the winner { $price } and nothing for cards.
   *[no] If a game is won at once, every other player pays the winner { $price }.
}
book-instant-free = If a game is won at once, nobody pays for cards.
book-winner-falls = A player who won the last game and does not win this one counts as last in it, whatever place they took.
book-winner-leads = { $several ->
    [yes] The winner of a game starts the next one and may lead anything.
   *[no] In a match of several games the winner of a game starts the next one and may lead anything.
}
book-loser-leads = { $several ->
    [yes] The player who came last starts the next game and may lead anything.
   *[no] In a match of several games the player who came last starts the next one and may lead anything.
}
book-loser-deals = { $several ->
    [yes] The player who came last deals the next game; the player to the left of them starts it and may lead anything.
   *[no] In a match of several games the player who came last deals the next one; the player to the left of them starts it and may lead anything.
}
book-winner-deals = { $several ->
    [yes] The winner of a game deals the next one; the player to the left of them starts it and may lead anything.
   *[no] In a match of several games the winner of a game deals the next one; the player to the left of them starts it and may lead anything.
}
book-titles = With { $players } players, the titles by place are { $titles }.
book-same-starter = Every game finds its starter in the same way.
# With whom others exchange, too; $all: the game is for no more players.
exchange-with = { $all ->
    [yes] With { $players } players
   *[no] With { $players } or more players
}
# Who exchanges cards after the winner and the last player; $place counts from both ends.
exchange-places = { $place ->
    [2] second and second to last
    [3] third and third to last
   *[other] fourth and fourth to last
}

## rulebook-questions

clash-nobody-last = Nobody comes last where the first player out wins.
clash-exchange-many = Nobody has that many cards to exchange.
clash-exchange-chosen = Up cards are exchanged as they are dealt, so nobody can choose them.
clash-exchange-order = High and low up cards are exchanged, so every rank needs a place in the order of starting.
clash-titles-idle = Only players who exchange cards have titles.
clash-no-prices = Nobody pays for anything in games of this kind.
clash-nothing-doubled = Cards that are left cost nothing that could be doubled.
clash-no-points = Nobody would score any points.
clash-one-leads = Only one player can start the next game.
remedy-match-exchange-none = exchange no cards
remedy-match-loser-leads-no = let the loser start no game
remedy-match-loser-deals-no = let the loser deal no game
remedy-match-winner-leads-no = let the winner start no game
remedy-match-winner-falls-no = let a former winner keep the place
ask-match-wins = How many games win a match?
ask-match-points = How many points does each place score?
ask-match-winner-leads = Does the winner lead the next game?
ask-match-loser-deals = Does the last player deal the next game, and the player to their left lead it?
ask-match-winner-deals = Does the winner deal the next game, and the player to their left lead it?
ask-match-loser-leads = Does the last player lead the next game?
ask-match-to-points = How many points win a match?
none-match-to-points = Games count, not points
ask-match-left-cards = What does each card left over cost?
ask-match-left-prices = Which cards cost more if they are left over?
ask-match-unplayed-doubles = Does a player who has played no card pay double?
ask-match-left-doubles = Being left with which cards doubles what a player pays?
ask-match-chop-price = What does a player pay whose cards a bomb beats?
none-match-chop-price = Nothing
ask-match-instant-price = What does everyone pay for a hand that wins at once?
none-match-instant-price = Nothing
ask-match-winner-falls = Does a former winner who does not win again count as last?
ask-match-exchange = How many cards do the first and the last exchange before the next game?
ask-match-titles = What are the titles by place, best first?

## page-table

title-was = was { $title }

## table

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
