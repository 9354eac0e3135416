# What the coach says in the terminal about a whole game, and about a puzzle's moves.

# -- what a move is worth; $amount is one of the first two

worth-percent = { $percent } %
worth-amount = { $digits ->
    [0] { NUMBER($amount, maximumFractionDigits: 0) }
    [1] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[2] { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
worth-gain = { $sign ->
    [minus] -{ worth-amount }
   *[plus] +{ worth-amount }
}
worth-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
worth-margin = { $shown } (± { $margin })
puzzle-outcome-wins = { START($move) } wins { $amount } of games.
puzzle-outcome-last = { START($move) } ends last in { $amount } of games.
puzzle-outcome-points = { START($move) } scores { $amount } points on average.
puzzle-outcome-place = { START($move) } ends in place { $amount } on average.

# -- the report of a seat

told-game = { $count ->
    [one] { $title }, { $count } move. { $over }
   *[other] { $title }, { $count } moves. { $over }
}
told-unfinished = The game was left unfinished.
told-nothing = Seat { $seat }, { $who }: nothing to decide.
told-headline = Seat { $seat }, { $who }: { $headline }
told-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $choices } of them with a choice.
told-who = { a-seat }
told-mistake-wins = Move { $move }: { told-who } { FORM($made, name: "did") }; { $best } wins { $lead } more often ({ $there } instead of { $here })
told-mistake-last = Move { $move }: { told-who } { FORM($made, name: "did") }; { $best } ends last { $lead } less often ({ $there } instead of { $here })
told-mistake-points = Move { $move }: { told-who } { FORM($made, name: "did") }; { $best } scores { $lead } more points ({ $there } instead of { $here })
told-mistake-place = Move { $move }: { told-who } { FORM($made, name: "did") }; { $best } ends { $lead } places higher ({ $there } instead of { $here })
told-plain = { $told }.
told-because = { $told }: { $why }.
# $number is the count in words.
told-more = { $count ->
    [one] { START($number) } more choice certainly costs something, but less.
   *[other] { START($number) } more choices certainly cost something, but less.
}
told-others = { $count ->
    [one] In the other choice nothing clearly better was found.
   *[other] In the other { $count } choices nothing clearly better was found.
}
told-all = { $count ->
    [one] In the only choice nothing clearly better was found.
   *[other] In all { $count } choices nothing clearly better was found.
}
told-sign-each = { $size ->
    [1] one sign for each decision
   *[other] one sign for each { $size } decisions
}
told-curve-wins = Chance of winning, { told-sign-each } and the result last; { $first } at the start:
told-curve-points = Points on average, { told-sign-each } and the result last; { $first } at the start:
told-curve-place = Place on average, { told-sign-each } and the result last; { $first } at the start:
told-marks = (^ a costly choice)
told-own = { $me ->
    [yes] your own choices
   *[no] { $who }'s own choices
}
told-margin = { $exact ->
    [yes] {""}
   *[no] {" "}(± { $margin })
}
told-way = { $me ->
    [yes] Your chances
   *[no] { $who }'s chances
} { $way ->
    [up] rose
    [down] fell
   *[same] went
}
told-parts-wins = { told-way } from { $start } % to { $end } %: the deal { $deal } points, { told-own } { $own } points{ told-margin }, luck ({ told-luck }) { $luck } points.
told-parts-points = From an even share of { $start } points to { $end }: the deal { $deal }, { told-own } { $own }{ told-margin }, luck ({ told-luck }) { $luck }.
told-parts-place = From the middle, place { $start }, to place { $end }, in places gained: the deal { $deal }, { told-own } { $own }{ told-margin }, luck ({ told-luck }) { $luck }.
told-luck = { $sources ->
    [climb] what others held and did
    [both] cards drawn and turned over, what others did
    [drawn] cards drawn, what others did
    [turned] cards turned over, what others did
   *[none] what others did
}
told-column-move = move
told-column-made = made
told-column-best = best
told-column-cost = cost
told-column-wins = wins
told-column-points = points
told-column-place = place
told-same = the same
told-no-difference = no real difference
told-progress = Judging decisions
told-drawn = The curve is drawn in { $path }
told-puzzle = A puzzle is kept in { $path }

# -- the picture

plot-wins = chance to win, %
plot-points = points on average
plot-place = place on average
plot-share = even share
plot-costly = costly choice, and its move

# -- a puzzle

puzzle-question-wins = It is your turn. Which move wins most often?
puzzle-question-last = It is your turn. Which move ends last least often?
puzzle-question-points = It is your turn. Which move scores most?
puzzle-question-place = It is your turn. Which move leads to the highest place?
puzzle-right = Right. { $outcome }
puzzle-as-good = About as good as the answer. { $outcome }
puzzle-behind-wins = Not the best. { START($move) } wins { $amount } of games, { $behind } less often than another move. Try again, or enter ? for the answer.
puzzle-behind-last = Not the best. { START($move) } ends last in { $amount } of games, { $behind } more often than another move. Try again, or enter ? for the answer.
puzzle-behind-points = Not the best. { START($move) } scores { $amount } points on average, { $behind } points less than another move. Try again, or enter ? for the answer.
puzzle-behind-place = Not the best. { START($move) } ends in place { $amount } on average, { $behind } places lower than another move. Try again, or enter ? for the answer.
puzzle-best-wins = Best is { $move }: it wins { $amount } of games
puzzle-best-last = Best is { $move }: it ends last in { $amount } of games
puzzle-best-points = Best is { $move }: it scores { $amount } points on average
puzzle-best-place = Best is { $move }: it ends in place { $amount } on average
puzzle-because = { $told }; { $why }.
puzzle-made = { $move } (the move made in the game)
