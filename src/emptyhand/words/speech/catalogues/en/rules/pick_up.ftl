### Picking up the pile: pick_up.*

## rulebook-pile

pile-heading-picking-up = Picking up
pile-must-pick-up = If you cannot play any card, you must pick up the pile.
pile-must-give = If you cannot play any card, the player before you picks up the pile.
pile-pass-not-pick-up = If you cannot play any card, you pass: you do not pick up the pile.
pile-pass-or-choice = If you cannot play any card, you pass, unless you pick up the pile by choice.
pile-pass-any-choice = You may pick up by choice on any turn, whether or not you can play, unless the pile is empty.
# $zones is a list as below.
pile-pass-choice-from = You may pick up by choice while you play from { $zones }, whether or not you can play, unless the pile is empty.
pile-pass-choice-on = You may pick up by choice only on { $cards }, whether or not you can play.
# $tried says whether cards are taken or turned over one by one.
pile-pass-no-choice = { $tried ->
    [yes] You may not pick it up by choice, only with a card of your own that you take or turn over and that does not fit.
   *[no] You may not pick it up by choice.
}
pile-no-choice = You may not pick it up while you can play.
pile-no-choice-except = You may not pick it up while you can play, except on { $cards }.
pile-any-choice = You may also pick it up by choice on any turn, unless it is empty.
# $zones is a list of what follows.
pile-choice-from = You may also pick it up by choice while you play from { $zones }, unless it is empty.
pile-your-hand = your hand
pile-your-up = your up cards
pile-your-down = your down cards
pile-choice-on = On { $cards } you may always pick it up.
pile-try-draw = Before that, while the draw pile lasts, you turn over its top card: if it can be played, it is, and nobody picks up the pile; if not, it goes into your hand as well.
pile-picked-up = The whole pile goes into your hand, your turn ends, and the next player plays on an empty pile.
pile-picked-up-goes-on = The whole pile goes into your hand, and you play again, on an empty pile.
pile-given = The whole pile goes into that player's hand, your turn ends, and the next player plays on an empty pile.
pile-given-goes-on = The whole pile goes into that player's hand, and you play on an empty pile.
# $count cards from the top of the pile are picked up at most.
pile-part-picked-up = { $count ->
    [1] Only the top card of the pile goes into your hand.
   *[other] Only the top { number } cards of the pile go into your hand, or all of them if there are fewer.
}
pile-part-given = { $count ->
    [1] Only the top card of the pile goes into that player's hand.
   *[other] Only the top { number } cards of the pile go into that player's hand, or all of them if there are fewer.
}
pile-rest-leaves = The rest leaves the game, your turn ends, and the next player plays on an empty pile.
pile-rest-leaves-goes-on = The rest leaves the game, and you play again, on an empty pile.
pile-rest-stays = The rest stays where it is, your turn ends, and the next player may play anything on it.
pile-rest-stays-goes-on = The rest stays where it is, and you play again: anything may be played on it.
pile-rest-binds = The rest stays where it is, your turn ends, and the next player has to answer the card that is now on top.
pile-rest-binds-goes-on = The rest stays where it is, and you play again: you have to answer the card that is now on top.
pile-rest-no-runs = The cards that stay no longer count for equal cards in a row.
pile-rest-any-number = That play may have any number of equal cards.
pile-given-tried = A card of yours that did not fit stays in your own hand.
pile-burns = { $cards } in the pile do not go into your hand: they leave the game.
pile-burns-part = { $cards } among these cards do not go into your hand: they leave the game.
pile-up-along = If you play from your up cards and must pick up, you may take { $some } of your up cards, all of one rank, along with the pile.
pile-up-must-along = If you play from your up cards and must pick up, you also take { $some } of your up cards, all of one rank, along with the pile.
pile-up-card-along = If you play from your up cards and must pick up, you may take your up card along with the pile.
pile-up-card-must-along = If you play from your up cards and must pick up, your up card goes along with the pile.
pile-none-along-by-choice = When you pick up by choice, no up cards go along.
# What is picked up, $pile in other messages.
pile-picked-whole = the pile
pile-picked-part = { $count ->
    [1] the top card of the pile
   *[other] the top { number } cards of the pile
}

## rulebook-questions

group-pick-up = Picking up
clash-row-only = Up cards can go along with the pile only where you play them from the table.
clash-only-stuck = Only a player who can’t play gets rid of the pile like this.
clash-no-pile = The player who can’t play may not get the pile, so up cards can’t go along with it.
clash-up-stays = Up cards don’t go along with the pile.
clash-no-rest = The whole pile is picked up, so nothing is left of it.
remedy-pick-up-rest-leaves = let the rest of the pile leave the game
remedy-pick-up-with-up-no = leave up cards where they are
remedy-pick-up-try-draw-no = don’t try the draw pile
remedy-pick-up-taker-self = let the player who can’t play take the pile
remedy-pick-up-by-choice-none = let nobody pick up by choice
ask-pick-up-by-choice = When may you pick up the pile although you could play?
choice-pick-up-by-choice-hand = Playing from your hand
choice-pick-up-by-choice-up = Playing your up cards
choice-pick-up-by-choice-down = Playing your down cards
ask-pick-up-with-up = If no up card fits, may you take equal up cards along with the pile?
ask-pick-up-must-take-up = Must you take at least one of them along?
ask-pick-up-taker = Who takes the pile if you cannot play?
choice-pick-up-taker-self = You
choice-pick-up-taker-previous = The player before you
ask-pick-up-try-draw = If you cannot play, do you first try the top card of the draw pile?
ask-pick-up-ends-turn = Does picking up the pile end your turn?
ask-pick-up-top = How many cards do you pick up from the pile?
none-pick-up-top = The whole pile
ask-pick-up-rest = What becomes of the rest of the pile?
choice-pick-up-rest-binds = It stays, and its top card has to be answered
choice-pick-up-rest-stays = It stays, and anything may be played on it
choice-pick-up-rest-leaves = It leaves the game

## page-table

special-top = { $count ->
    [one] only the top card is picked up
   *[other] only the top { number } cards are picked up
}

## page-learn

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
tip-picked-up = Somebody picked up the whole pile. That can happen to you too.
tip-picked-up-part = Somebody picked up cards from the top of the pile. That can happen to you too.

## table

table-tries = { $me ->
    [yes] You turn over { $cards } from the draw pile, and it fits.
   *[no] { $who } turns over { $cards } from the draw pile, and it fits.
}
table-tries-wrong = { $me ->
    [yes] You turn over { $cards } from the draw pile, but it does not fit.
   *[no] { $who } turns over { $cards } from the draw pile, but it does not fit.
}
table-picks-up = { $me ->
    [yes] You pick up { $pile }.
   *[no] { $who } picks up { $pile }.
}
table-picks-up-with = { $me ->
    [yes] You pick up { $pile }, together with { $up } from your up cards.
   *[no] { $who } picks up { $pile }, together with { $up } from the up cards.
}
table-picks-up-top = { $me ->
    [yes] You pick up { $pile }; the rest leaves the game.
   *[no] { $who } picks up { $pile }; the rest leaves the game.
}
table-picks-up-with-top = { $me ->
    [yes] You pick up { $pile }, together with { $up } from your up cards; the rest of the pile leaves the game.
   *[no] { $who } picks up { $pile }, together with { $up } from the up cards; the rest of the pile leaves the game.
}
picked-pile = { $count ->
    [one] the pile of { $count } card
   *[other] the pile of { $count } cards
}
# $gone leave the game instead of going to the hand; $number of them.
picked-pile-less = { $number ->
    [one] the pile of { tally-cards }, of which { $gone } leaves the game
   *[other] the pile of { tally-cards }, of which { $gone } leave the game
}
# The last cards of a player, who may not finish with them, and what is picked up besides.
picked-back = { $cards } again and { $pile }
picked-top = { $count ->
    [one] the top card of the pile
   *[other] the top { $count } cards of the pile
}
picked-top-less = { $number ->
    [one] the top { tally-cards } of the pile, of which { $gone } leaves the game
   *[other] the top { tally-cards } of the pile, of which { $gone } leave the game
}

## why

asks-try = Nothing fits: turn over the top card of the draw pile.
asks-give = Nothing fits: the player before you takes the pile.
why-no-pile = There is no pile to pick up.
why-up-fits = Up cards may go along with the pile only when none of them can be played.
why-must-take-up = Nothing fits: choose the up cards of one rank that go along with the pile.
why-none-along = Up cards do not go along with the pile in this game.
why-one-rank-along = Only up cards of one rank may go along with the pile.
