### Who starts, and with what: opening.*

## rulebook-pile

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

## rulebook-climb

# $lowest is a card such as 3♠; $first says whether the winner of a game starts the next one.
climb-starts = { $first ->
    [yes] In the first game the player who holds { $lowest } starts.
   *[no] The player who holds { $lowest } starts.
}
climb-starts-instead = If nobody holds it, the holder of the lowest card that was dealt starts instead.
climb-starts-twice = With two packs two players may hold it: the one who was dealt cards first starts.
climb-opens-with-lowest = The first play must include this lowest card, alone or in any combination.
climb-opens-with-lowest-alone = The first play must be this lowest card, alone.
climb-opens-with-anything = The first play may be any combination, with or without this lowest card.

## rulebook-questions

group-start = The start
clash-ladder-lacks = A hand could have nothing to start with: the order of starting lacks { $ranks }.
clash-no-ladder = Nothing says yet which card is the lowest.
clash-starts-anything = Nobody starts with the lowest card in hand here, so the first play may be anything.
clash-turned-opens = The card that is turned over opens the game.
clash-not-lowest = The first play need not hold the lowest card.
ask-opening-starter = Who starts?
choice-opening-starter-lowest = The player who holds the lowest card
choice-opening-starter-lowest-up = The player who shows the lowest up card
choice-opening-starter-left-of-dealer = The player on the dealer’s left
choice-opening-starter-right-of-dealer = The player on the dealer’s right
ask-opening-ladder = Which card starts, before which others?
ask-opening-ties = If several players hold it, who starts?
choice-opening-ties-seat = The first of them at the table
choice-opening-ties-coin = A coin decides
choice-opening-ties-rps = Rock, paper, scissors
ask-opening-cards = What must the first play be?
choice-opening-cards-one = One card of that rank
choice-opening-cards-some = One or more cards of that rank
choice-opening-cards-all = All cards you hold of that rank
choice-opening-cards-anything = Anything
ask-opening-open-with-lowest = Must the first play hold the lowest card?
ask-opening-alone = Must the lowest card be played alone?

## page-learn

tip-opening = { $plain ->
    [yes] You hold the lowest plain card, so you start; special cards don't count for this.
   *[no] You hold the lowest card, so you start.
} Your first play must be { a-rank }.
tip-opening-all = { $plain ->
    [yes] You hold the lowest plain card, so you start; special cards don't count for this.
   *[no] You hold the lowest card, so you start.
} Your first play must be all your { ranks }.
tip-open-with = You hold the lowest card, { $cards }, so you start: your first play must contain it.
tip-open-with-alone = You hold the lowest card, { $cards }, so you start: play it alone.

## table

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

## why

opening-all = all your { ranks }
opening-one-or-all = one { rank } or all your { ranks }
opening-some = one or more { ranks }
asks-opening = Open with { $cards }.
asks-lead-card = Lead the { $card }, alone or in a combination.
asks-lead-card-alone = Lead the { $card }, alone.
why-open-first = The game must be opened first: play { $opening }.
why-cannot-open = { START($cards) } cannot open the game: play { $opening }.
why-open-one = The game is opened with one { rank } only.
why-open-one-or-all = The game is opened with one { rank } or all of them.
why-open-all = The game is opened with all your { ranks } together.
why-opening-card = The first play must include the { $card }.
why-opening-alone = The first play must be the { $card } alone.
