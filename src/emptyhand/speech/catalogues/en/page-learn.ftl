# Learning at the table: hints and tips.

bubble-close = Close
hint-button = Hint
hint-looking = Looking ahead …
hint-taken = { $name } took a hint.
hint-taken-you = You took a hint.

# The choice of the host.
hints-option = Hints
hints-alone = only alone with bots
hints-always = for all, seen by all
hints-never = none

## Tips: each rule when it first matters

guide-label = Tip
guide-got-it = Got it
guide-waits = The others wait while you read.
guide-no-more = No more tips
guide-on = Show tips
guide-learn = Learn by playing
guide-learn-about = A real game with gentle bots. Each rule is explained when it first matters.

tip-goal-pile = Get rid of all your cards. { $rows ->
    [both] Your hand comes first, then the cards face up in front of you, and last the face-down ones.
    [up] Your hand comes first, then the cards face up in front of you.
    [down] Your hand comes first, then the face-down cards in front of you.
   *[none] Play them onto the pile.
}
tip-goal-climb = Get rid of all your cards. Beat what lies on the table with a higher combination of the same kind.
tip-first-out = The first player without cards wins.
tip-play-on = The first player without cards wins; the others play on for the places.
tip-out = Somebody is out and has a place. The others play on.

tip-choose = { $count ->
    [one] Choose one more card to lie face up in front of you. You'll play it when your hand is empty.
   *[other] Choose { number } cards to lie face up in front of you. You'll play them when your hand is empty, so good cards are worth keeping for then.
}
tip-opening = { $plain ->
    [yes] You hold the lowest plain card, so you start; special cards don't count for this.
   *[no] You hold the lowest card, so you start.
} Your first play must be { a-rank }.
tip-opening-all = { $plain ->
    [yes] You hold the lowest plain card, so you start; special cards don't count for this.
   *[no] You hold the lowest card, so you start.
} Your first play must be all your { ranks }.
tip-empty = The pile is empty: you can play anything.
tip-empty-but = The pile is empty: you can play anything but { $cards }, unless you have nothing else.
tip-turned = The order of ranks is upside down: low cards beat high ones.
tip-anything = Anything goes on this pile now.
tip-lowest = { $plain ->
    [yes] Anything goes on { a-rank }: it's the lowest plain card.
   *[no] Anything goes on { a-rank }: it's the lowest card.
}
tip-answer = What goes on this pile: { $what }.
tip-bright = The cards you can play are bright. Tap one, then press the first button below.
tip-sets = { $sets ->
    [all] You may play one card of a rank, or all you have of it together.
    [same] You play as many cards of one rank as the play before had. On an empty pile you choose how many.
   *[any] You may play several cards of the same rank together: tap them one after the other.
}
# $takes: "all" of the pile is picked up, or "part" of it, or it is the player "before" who picks up.
tip-must-pick-up = { $takes ->
    [before] None of your cards fits, so the player before you has to pick up.
   *[all] None of your cards fits, so you pick up the pile. All its cards go to your hand.
}
tip-must-pick-up-part = { $count ->
    [one] None of your cards fits, so the top card of the pile goes to your hand.
   *[other] None of your cards fits, so you pick up from the pile: its { $count } top cards go to your hand.
}
tip-may-pick-up = You may also pick up instead of playing.
tip-try-draw = { $takes ->
    [part] None of your cards fits: turn over the top card of the draw pile. If it fits, it's played; if not, you keep it and pick up from the pile.
    [before] None of your cards fits: turn over the top card of the draw pile. If it fits, it's played; if not, you keep it, and the player before you has to pick up.
   *[all] None of your cards fits: turn over the top card of the draw pile. If it fits, it's played; if not, you keep it and pick up the pile.
}
tip-may-end = You may play again, or end your turn.
tip-must-end = You could play again, but none of your cards fits: end your turn.
tip-stuck-passes = None of your cards fits, so you pass. The pile stays where it is.
tip-stuck-passes-or-picks-up = None of your cards fits: pass and let the pile lie, or pick up.
tip-may-let-lie = You may also pass and let the pile lie.
tip-all-passed = Nobody played on that pile any more, so it leaves the game, and a new one begins.
tip-picked-up = Somebody picked up the whole pile. That can happen to you too.
tip-picked-up-part = Somebody picked up cards from the top of the pile. That can happen to you too.
tip-skipped = A player was skipped and misses a turn.
tip-killed-by-run = { $together ->
    [yes] { $count } of a kind in one play kill the pile: it leaves the game.
   *[no] { $count } of a kind in a row kill the pile: it leaves the game.
}
# $may: the player may also end the turn.
tip-run-again = { $may ->
    [yes] Whoever laid the last one may play again.
   *[no] Whoever laid the last one plays again.
}
tip-refill = After each play you draw until you hold { $count } cards, while the draw pile lasts.
tip-draw = After each play you draw { $count ->
    [one] a card
   *[other] { $count } cards
}, while the draw pile lasts.
tip-again = { $may ->
    [yes] That gives you another play, if you want it.
   *[no] That gives you another play.
}
tip-up-row = Your hand is empty: now you play the cards that lie face up in front of you.
tip-up-take = Your hand is empty: take one of your face-up cards. If it fits, it's played at once; { $takes ->
    [part] if not, you keep it and pick up from the pile.
    [before] if not, you keep it, and the player before you has to pick up.
   *[all] if not, you keep it and pick up the pile.
}
tip-down = Only face-down cards are left. Turn one over: if it fits, it's played; { $takes ->
    [part] if not, you keep it and pick up from the pile.
    [before] if not, you keep it, and the player before you has to pick up.
   *[all] if not, you pick it up with the pile.
}

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

tip-order = The order here, from low to high: { $row }.
tip-open-with = You hold the lowest card, { $cards }, so you start: your first play must contain it.
tip-open-with-alone = You hold the lowest card, { $cards }, so you start: play it alone.
tip-lead = You lead: play whatever combination you like.
tip-kinds = You can play { $kinds }.
tip-a-kind = a { $kind }
tip-kind-run = a run of { number } or more cards
tip-beat = To beat { FORM($figure, name: "the") }, play a higher { $kind }.
tip-suits = Between cards of the same rank the suit decides, from low to high: { $suits }.
tip-follow = { $what ->
    [colour] Only a pair of the same colour beats it.
   *[suit] Only the same suit beats it.
}
tip-may-pass = You may pass, even if you could play. Then you wait for the next round.
tip-must-pass = Nothing you hold beats this: pass, and wait for the next round.
tip-may-pass-for-now = You may pass, even if you could play. If somebody beats this, your turn comes again.
tip-must-pass-for-now = Nothing you hold beats this: pass. If somebody plays, your turn comes again.
tip-round = Nobody beat that. The round is over, and its winner leads with anything.
tip-bomb = A { $kind } is a bomb: it beats even { $what }.
