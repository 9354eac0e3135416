# The coach: why a move is good, and what a hint says about it.

# -- a move in a sentence: "playing 6♠ 6♥"; .do "play 6♠ 6♥"; .did "played 6♠ 6♥"

coach-move-play = playing { $cards }
    .do = play { $cards }
    .did = played { $cards }
coach-move-pick-up = picking up the pile
    .do = pick up the pile
    .did = picked up the pile
coach-move-pick-up-with = picking up the pile with { $cards }
    .do = pick up the pile with { $cards }
    .did = picked up the pile with { $cards }
coach-move-take = taking { $cards }
    .do = take { $cards }
    .did = took { $cards }
coach-slot = { $slot ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] { $slot }th
}
coach-move-flip = turning the { coach-slot } down card
    .do = turn the { coach-slot } down card
    .did = turned the { coach-slot } down card
coach-move-place = laying { $cards } face up
    .do = lay { $cards } face up
    .did = laid { $cards } face up
coach-move-pass = passing
    .do = pass
    .did = passed

# -- a hint: a sentence each

# -- a game in a sentence; $luck is good, even or bad, $count the costly choices, $own whether it is the reader's game

coach-costly = { $count ->
    [one] one choice
   *[other] { number } choices
}
coach-headline-won = { $luck ->
    [good] Good luck, and good choices won the game.
    [bad] Bad luck, but good choices won the game.
   *[even] Good choices won the game.
}
coach-headline-won-costly = { $luck ->
    [good] Good luck won the game, although { coach-costly } gave chances away.
    [bad] Bad luck, and still a win, although { coach-costly } gave chances away.
   *[even] A win, although { coach-costly } gave chances away.
}
coach-headline-clean = { $luck ->
    [good] Good luck, and no choice was clearly wrong.
    [bad] Bad luck: no choice was clearly wrong.
   *[even] No choice was clearly wrong.
}
coach-headline-lost-costly = { $luck ->
    [good] Good luck, but { coach-costly } cost { $own ->
        [yes] you the game
       *[no] the game
    }.
    [bad] Bad luck, and { coach-costly } made it worse.
   *[even] Luck was even: { coach-costly } cost { $own ->
        [yes] you the game
       *[no] the game
    }.
}
coach-headline-between-costly = { $luck ->
    [good] Good luck, but { coach-costly } gave chances away.
    [bad] Bad luck, and { coach-costly } gave chances away, too.
   *[even] Luck was even, and { coach-costly } gave chances away.
}

coach-hint-do = Hint: { FORM($move, name: "do") }.
coach-hint-wins = It wins about { $games } of 100 games from here.
coach-hint-last = It ends last in about { $games } of 100 games from here.
coach-hint-points = It scores { NUMBER($amount, maximumFractionDigits: 2) } points on average.
coach-hint-place = It ends in place { NUMBER($amount, maximumFractionDigits: 2) } on average.
coach-next-wins = The next best move, { $other }, wins { $games }.
coach-next-last = The next best move, { $other }, ends last in { $games }.
coach-next-points = The next best move, { $other }, scores { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-place = The next best move, { $other }, ends in place { NUMBER($amount, maximumFractionDigits: 2) }.
coach-hint-equal = The next best move, { $other }, is about as good.
coach-hint-unknown = One unknown card is as good as another.
coach-hint-only = Nothing else is possible.
coach-hint-quick = This is the quick bot's choice, without looking ahead.

# -- why: after a colon, and as a sentence

coach-why = it { $fact }
coach-why-two = it { $first } and { $second }
coach-why-three = it { $first }, and { $second }
coach-because = It { $fact }.
coach-because-two = It { $first } and { $second }.
coach-because-three = It { $first }, and { $second }.
coach-proved-win = nothing is hidden any more, and it wins against any defence while the move made loses to the best
coach-proved-not-last = nothing is hidden any more, and it is never last against any defence while the move made can be

# -- facts that complete "it …"

coach-out = gets rid of your last { $count ->
    [one] card
   *[other] cards
}
coach-kills = kills the pile
coach-kills-again = kills the pile and lets you play again
coach-again = lets you play again
coach-spares = spares you the pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
coach-saves-special = saves { a-rank }, a special card, for the end
coach-keeps-special = keeps { a-rank }, a special card, in hand
coach-blocks = leaves the next player, whose cards are all known, nothing that fits
coach-keeps-one = keeps { a-rank } for later
coach-keeps-all = keeps the { ranks } for later
coach-keeps-some = keeps { $count ->
    [1] one
   *[other] { $count }
} of the { ranks } for later
coach-keeps-cards = keeps { $cards } for later
coach-keeps-in-hand = keeps { $cards } in hand
coach-sheds = sheds { number } cards at once
coach-sheds-one = sheds a card
coach-harder-to-answer = is harder to answer ({ $here } of the { $hidden } unseen cards fit, instead of { $there })
coach-harder-to-beat = is harder to beat
coach-unbeatable = cannot be beaten by anything unseen
coach-unbroken = does not break up the { ranks }
