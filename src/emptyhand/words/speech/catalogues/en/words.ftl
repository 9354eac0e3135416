# Lists, ranks and numbers: what other messages are made of.

list-and = { $first } and { $next }
list-or = { $first } or { $next }
list-more = { $first }, { $next }

# $rank is a number up to 10, or J, Q, K, A, R.
rank = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
    [R] joker
   *[other] { $rank }
}
ranks = { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
    [R] jokers
   *[other] { $rank }s
}
a-rank = { $rank ->
    [8] an 8
    [A] an ace
   *[other] a { rank }
}

number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $count }
}
cards-of = { $count ->
    [1] { a-rank }
   *[other] { number } { ranks }
}
# The higher one of two jokers, in games where they differ.
big-joker = the big joker
