# What the table asks for, and why a move is refused.

the-rank = the { rank }

bound-empty = an empty pile
bound-counts = { $top } that counts as { $bound }
bound-lasting = whatever lies on { $bound }
bound-under = { $count ->
    [one] { $bound } under the { rank }
   *[other] { $bound } under the { ranks }
}

asks-anything = Anything may be played.
asks-anything-turned = Anything may be played; the order of ranks is upside down.
asks-answer = On { $bound }: { $answers }.
asks-lead = Lead anything.
asks-lead-turned = Lead anything; low ranks beat high ones now.
asks-unbeatable = Nothing beats { $standing }.
asks-beat = Beat { $standing }: { $ways }.

why-watching = You are watching and have no cards to play.
why-out = You have no cards left and are out of the game.
why-not-your-turn = It is not your turn.
why-no-cards = Choose at least one card.
why-not-in-hand = You do not have { $cards } in your hand.

why-mixed = { START($cards) } cannot be played together: cards of one play must be of equal rank.

why-play-or-pass = In this game you can only play cards or pass.
why-leader-passes = You lead and may not pass: play any combination.
why-nothing-beats = { START($played) } does not beat { $standing }: nothing does, so pass.
why-beat = { START($played) } does not beat { $standing }: play { $ways }.
why-beat-or-pass = { START($played) } does not beat { $standing }: play { $ways }, or pass.
