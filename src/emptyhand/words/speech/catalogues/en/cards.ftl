# Cards to choose from, and combinations, as the rulebook, the demand and the reasons name them.

# One card out of some ranks begins with a-rank and goes on with these: "a 2, 3 or joker".
next-rank = { rank }
# Ranks side by side, with a joker somewhere among the signs: "J Q K A joker".
# A rank as the corner of its card shows it; a joker has no sign.
rank-sign = { $rank ->
    [R] joker
   *[other] { $rank }
}
the-card = the { rank } of { suit }
count-cards = { $count ->
    [1] one card
   *[other] { number } cards
}

# What may be played.
answer-anything = anything
answer-nothing = nothing
# $lowest is one card ("a king"), $others is one card out of some ranks.
answer-higher = { $lowest } or higher
answer-higher-or = { $lowest } or higher, or { $others }
# A set that goes on anything, and what fits otherwise.
answer-set = { number } equal cards
answer-or = { $answers }, or { $others }
# Where an answer must have as many cards as the play before.
answer-as-many = { $count ->
    [1] only one card, { $answers }
   *[other] { number } equal cards, { $answers }
}
answer-any-as-many = { $count ->
    [1] any one card
   *[other] any { number } equal cards
}

# Kinds of combinations, without an article.
kind-single = single card
kind-pair = pair
kind-triple = triple
kind-four = four of a kind
large-set = { number } of a kind
kind-large-set = { large-set }
kind-three-and-one = three and one
kind-full-house = full house
kind-four-and-one = four and one
kind-run = run of { number }
kind-pairs = row of { number } pairs
kind-triples = row of { number } triples
kind-flush = flush
kind-suited-run = { $count ->
    [5] straight flush
   *[other] run of { number } of one suit
}

# Combinations; $kind is one of the above.
higher-figure = a higher { $kind }
lower-figure = a lower { $kind }
equal-figure = an equal one
# $figure is "a higher pair"; its colour or suit has to be followed.
following-figure = { $what ->
    [colour] { $figure } of the same colour
   *[suit] { $figure } of the same suit
}
any-figure = any { $kind }
any-set-or-more = any { number } or more of a kind
any-run-or-more = any run of { number } or more cards
any-pairs = any row of { $lengths } pairs
any-pairs-or-more = any row of { number } or more pairs

# One combination, without an article and (.the) with it. $card is a card such as 9♥.
figure-lone = single { rank }
    .the = the single { rank }
figure-single = { $card }
    .the = the { $card }
figure-joker = { $big ->
    [yes] big joker
   *[no] joker
}
    .the = { $big ->
        [yes] the big joker
       *[no] the joker
    }
figure-pair = pair of { ranks }
    .the = the pair of { ranks }
figure-triple = triple of { ranks }
    .the = the triple of { ranks }
figure-four = four of a kind in { ranks }
    .the = the four of a kind in { ranks }
figure-large-set = { large-set } in { ranks }
    .the = the { large-set } in { ranks }
figure-three-and-one = three { ranks } and one
    .the = the three { ranks } and one
figure-full-house = full house of { ranks }
    .the = the full house of { ranks }
figure-four-and-one = four { ranks } and one
    .the = the four { ranks } and one
figure-run = run of { number } up to the { rank }
    .the = the run of { number } up to the { rank }
figure-pairs = row of { number } pairs up to the { ranks }
    .the = the row of { number } pairs up to the { ranks }
figure-triples = row of { number } triples up to the { ranks }
    .the = the row of { number } triples up to the { ranks }
figure-flush = flush up to the { rank }
    .the = the flush up to the { rank }
figure-suited-run = { $count ->
    [5] straight flush up to the { rank }
   *[other] run of { number } of one suit up to the { rank }
}
    .the = { $count ->
        [5] the straight flush up to the { rank }
       *[other] the run of { number } of one suit up to the { rank }
    }
# What decides between combinations of equal rank stands in brackets: a card, or a colour.
figure-with-tie = { $figure } ({ $tie })
    .the = { FORM($figure, name: "the") } ({ $tie })
the-figure = { FORM($figure, name: "the") }
# $suit is S, C, D or H.
suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
black = black
red = red

# One card as a screen reader says it; $suit is none for a joker.
card-name = { $suit ->
    [none] joker
    [B] big joker
   *[other] { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { rank }
    } of { suit }
}
