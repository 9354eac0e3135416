### Up and down cards: up.*

## rulebook-pile

pile-heading-table = { $zones ->
    [up] Up cards
    [down] Down cards
   *[both] Up and down cards
}
# $when is "drawn" if there is a draw pile to use up first.
pile-when = { $when ->
    [drawn] your hand is empty and the draw pile is used up
    [up-card] your up card is gone too
    [up-cards] your up cards are gone too
   *[hand] your hand is empty
}
pile-up-take-fitting = When { pile-when }, you take one of your up cards into your hand: one that can be played, if there is one.
pile-up-take = { $several ->
    [yes] When { pile-when }, you take any one of your up cards into your hand.
   *[no] When { pile-when }, you take your up card into your hand.
}
pile-up-take-all = { $several ->
    [yes] When { pile-when }, you take all your up cards into your hand at once and play on from there.
   *[no] When { pile-when }, you take your up card into your hand and play on from there.
}
pile-up-taken = If it can be played, it is played at once; if not, it stays in your hand, and you pick up { $pile } too.
pile-up-taken-or-give = If it can be played, it is played at once; if not, it stays in your hand, and the player before you picks up { $pile }.
pile-up-choice = You may pick up the pile instead of taking an up card, unless it is empty.
pile-up-pass = { $may ->
    [yes] You may also pass and take none, unless the pile is empty.
   *[no] You may not pass instead of taking one.
}
pile-up-one = When { pile-when }, you play your up card just as from your hand.
pile-up-one-stays = { $along ->
    [pass] If it cannot be played, you pass, and the up card stays where it is.
    [choose] If it cannot be played, you pass, unless you pick up the pile by choice; either way the up card stays where it is.
    [give] If it cannot be played, the player before you picks up the pile, and the up card stays where it is.
    [must] If it cannot be played, you pick up the pile together with the up card.
    [yes] If it cannot be played, you pick up the pile, and the up card stays where it is unless you take it along.
   *[no] If it cannot be played, you pick up the pile, and the up card stays where it is.
}
# $sets says how many cards are played together: one or "all", the "same" number as before, "any".
pile-up-row = { $sets ->
    [same] When { pile-when }, you play from your up cards just as from your hand.
    [all] When { pile-when }, you play from your up cards just as from your hand, one of them, or all equal ones.
   *[any] When { pile-when }, you play from your up cards just as from your hand, equal ones together if you like.
}
pile-up-row-stays = { $along ->
    [pass] If none of them can be played, you pass, and the up cards stay where they are.
    [choose] If none of them can be played, you pass, unless you pick up the pile by choice; either way the up cards stay where they are.
    [give] If none of them can be played, the player before you picks up the pile, and the up cards stay where they are.
    [must] If none of them can be played, you pick up the pile, and those that you do not take along stay where they are.
    [yes] If none of them can be played, you pick up the pile, and the up cards stay where they are unless you take some along.
   *[no] If none of them can be played, you pick up the pile, and the up cards stay where they are.
}
pile-down = { $several ->
    [yes] When { pile-when }, you turn over one of your down cards.
   *[no] When { pile-when }, you turn over your down card.
}
pile-down-played = If it can be played, it is; if not, you take it and { $pile } into your hand, and your turn ends.
pile-down-played-goes-on = If it can be played, it is; if not, you take it and { $pile } into your hand, and you play again, on an empty pile.
pile-down-played-goes-on-rest = If it can be played, it is; if not, you take it and { $pile } into your hand, and you play again.
pile-down-gives = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and your turn ends.
pile-down-gives-goes-on = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and you play again, on an empty pile.
pile-down-gives-goes-on-rest = If it can be played, it is; if not, it goes into your hand, the player before you picks up { $pile }, and you play again.
pile-down-choice = You may pick up the pile instead of turning a card over, unless it is empty.
pile-down-pass = { $may ->
    [yes] You may also pass and turn none over, unless the pile is empty.
   *[no] You may not pass instead of turning a card over.
}
pile-down-no-choice = You may not pick up the pile instead of turning a card over.
pile-down-no-choice-except = You may not pick up the pile instead of turning a card over, except on { $cards }.
pile-table-after-pick-up = After picking up, you must empty your hand again before you return to the cards on the table.
pile-table-again = If you play again and your hand is empty, you go on with the cards on the table in the same turn.

## rulebook-questions

group-rows = Cards on the table
clash-not-taken = Only an up card that is taken into the hand first may have to fit.
remedy-up-play-row = play up cards from the table
ask-up-play = How do you play your up cards?
choice-up-play-row = Straight from the table, equal ones together
choice-up-play-take = Take one in hand, then play it if it fits
choice-up-play-take-all = Take all in hand at once
ask-up-must-fit = Must you take an up card that fits, if there is one?

## page-learn

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

## table

table-plays-up = { $me ->
    [yes] You play { $laid } from your up cards.
   *[no] { $who } plays { $laid } from the up cards.
}
table-plays-down = { $me ->
    [yes] You play { $laid } from your down cards.
   *[no] { $who } plays { $laid } from the down cards.
}
table-takes = { $me ->
    [yes] You take { $cards } from your up cards, and it fits.
   *[no] { $who } takes { $cards } from the up cards, and it fits.
}
table-takes-wrong = { $me ->
    [yes] You take { $cards } from your up cards, but it does not fit.
   *[no] { $who } takes { $cards } from the up cards, but it does not fit.
}
table-takes-row = { $me ->
    [yes] You take your up cards into your hand: { $cards }.
   *[no] { $who } takes the up cards into the hand: { $cards }.
}
table-flips = { $me ->
    [yes] You turn over { $cards }, and it fits.
   *[no] { $who } turns over { $cards }, and it fits.
}
table-flips-wrong = { $me ->
    [yes] You turn over { $cards }, but it does not fit.
   *[no] { $who } turns over { $cards }, but it does not fit.
}

## why

why-one-up-card = Take only one up card at a time.
why-not-in-row = You do not have { $cards } among your up cards.
why-down-after-hand = Your down cards wait until your hand is empty.
why-down-after-up = Your down cards wait until your up cards are gone.
why-up-after-hand = Your up cards wait until your hand is empty.
why-up-from-row = Up cards are played straight from the row in this game.
why-take-up = Take one of your up cards: it is played if it fits.
why-take-up-first = You may not pick up the pile now: take one of your up cards, and the pile too if it does not fit.
why-only-down = You have only down cards left: turn one of them over.
why-must-fit = You have an up card that may be played: take { $cards }.
why-no-such-place = { $count ->
    [one] No card lies in place { $place }: choose place { $places }.
   *[other] No card lies in place { $place }: choose one of the places { $places }.
}
