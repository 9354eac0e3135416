# What the table asks for, and why a move is refused.

the-rank = the { rank }

bound-empty = an empty pile
bound-counts = { $top } that counts as { $bound }
bound-lasting = whatever lies on { $bound }
bound-under = { $count ->
    [one] { $bound } under the { rank }
   *[other] { $bound } under the { ranks }
}

opening-all = all your { ranks }
opening-one-or-all = one { rank } or all your { ranks }
opening-some = one or more { ranks }

asks-up-cards = { $count ->
    [one] Choose one card to lie face up.
   *[other] Choose { number } cards to lie face up.
}
asks-others-choose = The up cards are being chosen.
asks-opening = Open with { $cards }.
asks-anything = Anything may be played.
asks-anything-turned = Anything may be played; the order of ranks is upside down.
asks-answer = On { $bound }: { $answers }.
asks-try = Nothing fits: turn over the top card of the draw pile.
asks-give = Nothing fits: the player before you takes the pile.
asks-again-anything = Play again or end the turn: anything may be played.
asks-again-anything-turned = Play again or end the turn: anything may be played; the order of ranks is upside down.
asks-again = Play again or end the turn: on { $bound } { $answers }.
asks-lead-but = Anything may be played but { $cards }.
asks-lead-but-turned = Anything may be played but { $cards }; the order of ranks is upside down.
asks-again-lead = Play again or end the turn: anything may be played but { $cards }.
asks-again-lead-turned = Play again or end the turn: anything may be played but { $cards }; the order of ranks is upside down.
asks-lead = Lead anything.
asks-lead-turned = Lead anything; low ranks beat high ones now.
asks-lead-card = Lead the { $card }, alone or in a combination.
asks-lead-card-alone = Lead the { $card }, alone.
asks-not-last = You cannot finish with { $cards }: pass.
asks-locked-out = Only { $suits } may be played, so you cannot beat { $standing }: pass.
asks-unbeatable = Nothing beats { $standing }.
asks-beat = Beat { $standing }: { $ways }.
asks-beat-locked = Beat { $standing }: { $ways }, only { $suits }.

why-watching = You are watching and have no cards to play.
why-out = You have no cards left and are out of the game.
why-passed = You have passed and must wait for the next round.
why-passed-for-now = You have passed; if somebody plays, your turn comes again.
why-not-your-turn = It is not your turn.
why-no-cards = Choose at least one card.
why-one-up-card = Take only one up card at a time.
why-not-in-hand = You do not have { $cards } in your hand.
why-not-in-row = You do not have { $cards } among your up cards.

why-choose-first = { $count ->
    [one] First choose one card to lie face up.
   *[other] First choose { number } cards to lie face up.
}
why-chosen-already = The up cards are already chosen.
why-never-chosen = Up cards are not chosen in this game.
why-open-first = The game must be opened first: play { $opening }.
why-down-after-hand = Your down cards wait until your hand is empty.
why-down-after-up = Your down cards wait until your up cards are gone.
why-up-after-hand = Your up cards wait until your hand is empty.
why-up-from-row = Up cards are played straight from the row in this game.
why-take-up = Take one of your up cards: it is played if it fits.
why-take-up-first = You may not pick up the pile now: take one of your up cards, and the pile too if it does not fit.
why-only-down = You have only down cards left: turn one of them over.
why-no-end = You may end your turn only after a play that lets you play again.
# $can: what the player can do instead: "play", "pick-up" or "either"; "other" if it is something else.
why-no-pass = { $can ->
    [play] Nobody passes in this game: play a card.
    [pick-up] Nobody passes in this game: nothing fits, so pick up.
    [either] Nobody passes in this game: play, or pick up.
   *[other] Nobody passes in this game.
}
why-pass-instead = You cannot play, so you pass: you may not pick up the pile.
why-lead-no-pass = The pile is empty: you play a card and may not pass.
why-play-no-pass = You may not pass while you can play { $cards }.
why-pass-after-turning = You may not pass now: turn over one of your down cards.
why-pass-after-taking = You may not pass now: take one of your up cards.
why-no-pile = There is no pile to pick up.
why-again-or-end = You may play again or end your turn, but not pick up the pile.
why-must-play = You may not pick up the pile while you can play { $cards }.
why-must-fit = You have an up card that may be played: take { $cards }.
why-up-fits = Up cards may go along with the pile only when none of them can be played.
why-must-take-up = Nothing fits: choose the up cards of one rank that go along with the pile.
why-none-along = Up cards do not go along with the pile in this game.
why-no-such-place = { $count ->
    [one] No card lies in place { $place }: choose place { $places }.
   *[other] No card lies in place { $place }: choose one of the places { $places }.
}
why-one-rank-along = Only up cards of one rank may go along with the pile.
why-mixed = { START($cards) } cannot be played together: cards of one play must be of equal rank.
why-not-on = { START($cards) } cannot go on { $bound }: play { $answers }.
why-not-led = { START($cards) } may not be led while you have another rank to play.
why-nothing-goes = { START($cards) } cannot go on { $bound }: nothing can.
why-cannot-open = { START($cards) } cannot open the game: play { $opening }.
why-open-one = The game is opened with one { rank } only.
why-open-one-or-all = The game is opened with one { rank } or all of them.
why-open-all = The game is opened with all your { ranks } together.
why-one-or-all = Play one { rank } or all of them.
why-as-many = { $count ->
    [1] Play one card only: the last play had just one.
   *[other] Play { number } equal cards: the last play had as many.
}

why-play-or-pass = In this game you can only play cards or pass.
why-opening-card = The first play must include the { $card }.
why-opening-alone = The first play must be the { $card } alone.
why-leader-passes = You lead and may not pass: play any combination.
why-must-beat = You may not pass, because you can beat { $standing }.
why-not-last = You cannot finish with { $cards }: pass, or play so that another card is left.
why-bombs-only = You have passed, so you may only play a bomb in this round.
why-suit-lock = Only { $suits } may be played until the round is over.
why-last-card = The next player has one card left, so a single card must be the highest you hold.
why-nothing-beats = { START($played) } does not beat { $standing }: nothing does, so pass.
why-beat = { START($played) } does not beat { $standing }: play { $ways }.
why-beat-or-pass = { START($played) } does not beat { $standing }: play { $ways }, or pass.

# $cards are ranks side by side: "8 8 9".
why-no-set = { START($cards) } together are no combination in this game.
why-pair-colours = { $cards } is no pair here: both cards must be red, or both black.
why-no-combination = { $cards } together are no combination: cards must be of equal rank or form a run.
why-no-pair = { $cards } is no combination: two cards must be a pair.
why-no-runs = { $cards } is no combination: there are no runs in this game.
why-not-in-runs = { $cards } is not a run: { $outside } may not be part of one.
why-short-run = { $cards } is no combination: a run needs at least { number } cards.
why-no-run = { $cards } is not a run: { $gap }.
why-no-run-or-flush = { $cards } is neither a run nor a flush: the ranks have gaps, and the suits differ.
why-no-pair-rows = { $cards } is no combination: pairs are played one by one in this game.
why-not-in-pair-rows = { $cards } is no row of pairs: { ranks } may not be part of one.
why-no-pair-row = { $cards } is no row of pairs: { $gap }.
why-pair-row-length = { $cards } is no combination: a row of pairs has { $lengths } pairs.

gap-longest = the longest has { number } cards
gap-colours = all its cards must be red, or all black
gap-suits = all its cards must be of one suit
gap-corner = nothing goes round from { $top } to { $bottom }
gap-wide = the ranks do not follow each other
gap-missing = { $count ->
    [one] { $ranks } is missing
   *[other] { $ranks } are missing
}
