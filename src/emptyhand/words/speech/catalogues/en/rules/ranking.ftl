### The order of ranks and suits: ranking.*

## rulebook-pile

pile-otherwise = { $strict ->
    [yes] Otherwise play a higher rank than the top card of the pile.
   *[no] Otherwise play the same rank as the top card of the pile, or a higher one.
}
# $cards are those that turn the order: "a 5 or jack".
pile-otherwise-turned = { $strict ->
    [yes] { $cards } turns the order of ranks upside down; then play a lower rank than the top card instead.
   *[no] { $cards } turns the order of ranks upside down; then play the same rank as the top card, or a lower one, instead.
}
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

## rulebook-climb

climb-suits = From low to high the suits are: { $suits }.
climb-rank-before-suit = A higher rank always beats a lower one; suits only decide between cards of equal rank.
climb-suits-do-not-decide = Suits do not matter, except for which card is the lowest of its rank; from low to high they are: { $suits }.
climb-suits-lowest = Between cards of equal rank the suit says which one is lower; from low to high the suits are: { $suits }.
climb-equal-beats = One of the same kind, size and rank beats it too.
climb-equal-skips = The next player who may still play in the round then misses a turn. If that leaves nobody else, the round is over.
climb-four-turns = Four of a kind turn the order of ranks upside down: from then on low ranks beat high ones, until somebody plays four of a kind again.
climb-more-turn = Four or more of a kind turn the order of ranks upside down: from then on low ranks beat high ones, until somebody plays four or more of a kind again.
climb-turns-round = { START($ranks) }, alone or as a set, turn the order of ranks upside down until the round is over; the next ones turn it back.
climb-turned-ranks = Only ranks are turned: suits, and which kinds of combinations beat which, stay as they are.
# Whether there are pairs, and runs, in the game.
climb-suits-follow = { $pairs ->
    [yes] { $runs ->
        [yes] A single card is beaten only by a higher one of its own suit, a pair only by a higher pair of its colour, and a run only by a higher run of its suit.
       *[no] A single card is beaten only by a higher one of its own suit, and a pair only by a higher pair of its colour.
    }
   *[no] { $runs ->
        [yes] A single card is beaten only by a higher one of its own suit, and a run only by a higher run of its suit.
       *[no] A single card is beaten only by a higher one of its own suit.
    }
}
climb-suits-free = { $pairs ->
    [yes] { START($ranks) } need not follow: alone or as a pair they beat every lower card or pair, whatever its suits.
   *[no] { START($ranks) } need not follow: they beat every lower card, whatever its suit.
}
climb-suits-free-decide = Between { $ranks } of equal rank the higher suit or colour wins.
climb-pair-of-colour = two cards of equal rank, both red or both black.
climb-run-follows = The rank of the highest card decides.
climb-joker-not-turned = { $count ->
    [one] The joker stays the highest card.
   *[other] Jokers stay the highest cards.
}

## rulebook-questions

group-order = Order of the cards
clash-joker-suit = A joker has no suit that could be followed.
clash-none-equal = Suits decide between equal ranks, so no two cards are equal.
clash-equal-does-not-beat = Equal cards don’t beat each other here.
clash-rank-place = There is no place for { a-rank } among the ranks yet.
clash-thirteen-ranks = Every rank needs a place in the order.
clash-no-fours = Nobody can play four of a kind.
clash-joker-turns = A joker doesn’t turn the order of ranks.
clash-suits-free = Suits need not be followed here anyway.
remedy-ranking-suits-decide-no = let all suits be equal
remedy-ranking-suits-follow-no = let any suit be played
ask-ranking-order = Which cards are in order, from low to high?
ask-ranking-strict = Must a card be higher than the one it is played on, not equal?
ask-ranking-suits = How do the suits rank?
ask-ranking-suits-decide = Do suits decide between equal ranks?
ask-ranking-equal-beats = Do equal cards beat each other?
ask-ranking-equal-skips = Does a play on an equal one skip the next player?
ask-ranking-suits-follow = Must the same suit or colour follow?
ask-ranking-suits-free = Which ranks beat other suits and colours too?
ask-ranking-four-turns = Do four of a kind turn the order upside down until the next four?
ask-ranking-turns-round = Which cards turn the order upside down for the round?

## page-table

special-order = Low to high: { $ranks }
special-suits = Suits: { $suits }
special-four-turns = Four of a kind: turn the order of ranks
special-more-turn = Four or more of a kind: turn the order of ranks
special-equal-skips = Equal cards: skip the next player
special-turns-round = turns the order of ranks for the round

## page-learn

tip-turned = The order of ranks is upside down: low cards beat high ones.
tip-lowest = { $plain ->
    [yes] Anything goes on { a-rank }: it's the lowest plain card.
   *[no] Anything goes on { a-rank }: it's the lowest card.
}
tip-order = The order here, from low to high: { $row }.
tip-suits = Between cards of the same rank the suit decides, from low to high: { $suits }.
tip-follow = { $what ->
    [colour] Only a pair of the same colour beats it.
   *[suit] Only the same suit beats it.
}

## table

table-order-turned = { $upside_down ->
    [yes] The order of ranks is upside down: low ranks beat high ones.
   *[no] The order of ranks is as usual again.
}
