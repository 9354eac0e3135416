# The rulebook of pile games.

# $zones is a list of what follows.
pile-aim = Get rid of all your cards by playing them onto one common pile: { $zones }.
pile-aim-hand-only = Get rid of all your cards by playing them onto one common pile.
pile-aim-hand = those in your hand
pile-aim-up = those that lie face up in front of you
pile-aim-down = those that lie face down
pile-aim-last-loses = The last player with cards loses.
pile-aim-no-suits = Only the ranks of the cards matter; suits play no part.

## Who starts

pile-clockwise = { $reverses ->
    [yes] Play goes round the table clockwise until a card reverses it.
   *[no] Play goes round the table clockwise and never changes direction.
}

## The end

pile-finish-with-anything = You may finish with any card; what it would have done no longer matters.
pile-finish-except = You may finish with any card, but with { $cards } only on an empty pile; what your last card would have done no longer matters.
pile-plays-on = Play goes on until only one player still has cards; that player comes last and loses.
pile-finish-with-effect = You may finish with any card, and its effect still happens.
pile-finish-effect-except = You may finish with any card, but with { $cards } only on an empty pile; the effect of your last card still happens.
pile-finish-idle = But { $cards } have no effect as your last cards.
pile-finish-no-again = If it would let you play again, the next player plays instead.
