### The deal: deal.*

## rulebook-pile

# $shares is a list of what follows: "three cards for the hand and three face down (the down cards)".
pile-deal = Shuffle, then deal each player in turn { $shares }.
pile-deal-whole = Shuffle, then deal out the whole pack, as many cards to every player as there are for all.
# $shares is a list as above.
pile-deal-rows = Of these, { $shares }; the others are for the hand.
pile-share = { $zone ->
    [up] { count-cards } face up (the up cards)
    [down] { count-cards } face down (the down cards)
   *[hand] { count-cards } for the hand
}
pile-next-share = { $zone ->
    [up] { number } face up (the up cards)
    [down] { number } face down (the down cards)
   *[hand] { number } for the hand
}
pile-down-unseen = Nobody looks at the down cards, not even their owner.
pile-choose-up = { $count ->
    [1] Then each player chooses one of the { $dealt } cards in hand to lie face up: the up card.
   *[other] Then each player chooses { number } of the { $dealt } cards in hand to lie face up: the up cards.
}
pile-choose-up-whole = { $count ->
    [1] Then each player chooses one card in hand to lie face up: the up card.
   *[other] Then each player chooses { number } of the cards in hand to lie face up: the up cards.
}
pile-choose-secretly = The choice is secret until everybody has chosen; then all these cards are shown.
pile-choose-openly = The players choose one after another, and everybody sees the cards that were chosen before.
pile-no-rest = No cards are left over, so nobody draws in this game.
# $sure says whether cards are left over with any number of players.
pile-draw-pile = { $sure ->
    [yes] The other cards form the draw pile, face down in the middle.
   *[no] The other cards, if there are any, form the draw pile, face down in the middle.
}
pile-rest-aside = { $sure ->
    [yes] The other cards are put aside: nobody draws in this game.
   *[no] The other cards, if there are any, are put aside: nobody draws in this game.
}
pile-turned = Turn over the next card to start the pile.
pile-turned-first = { $runs ->
    [yes] The first player plays on it as if the dealer had played it, and it counts when equal cards follow in a row.
   *[no] The first player plays on it as if the dealer had played it.
}
pile-turned-kills = { $cards } turned over leaves the game, and the first player plays on an empty pile.
pile-turned-no-effect = It gives nobody an extra play, skips nobody and does not change the direction.
pile-turned-no-draws = Nobody has to draw because of it.
pile-turned-seen-through = Anything may be played on { $cards } turned over.

## rulebook-climb

climb-deal = Shuffle and deal { $cards } to each player.
climb-left-over = Put any cards left over aside, unseen; they are not used.
climb-spare = Cards left over go to the player who holds the lowest card.

## rulebook-questions

clash-no-up-cards = There are no up cards.
clash-dealing-order = Every kind of card that is dealt needs one place in the order of dealing.
clash-nobody-chooses = Nobody chooses up cards.
clash-many-spare = So many cards are left over that everybody could get one more.
remedy-deal-choose-up-no = deal the up cards instead of choosing them
ask-deal-choose-openly = Does everybody see at once which up cards a player chooses?
ask-deal-whole = Is the whole pack dealt, equally to all?
ask-deal-order = In which order are the cards dealt?
ask-deal-hand = How many cards does everyone get in hand?
ask-deal-up = How many cards lie face up before everyone?
ask-deal-down = How many cards lie face down before everyone?
ask-deal-choose-up = Does everyone choose which cards lie face up?
ask-deal-flip-start = Is a card turned up to start the pile?
ask-deal-spare-to-lowest = Do left-over cards go to the holder of the lowest card?

## page-learn

tip-choose = { $count ->
    [one] Choose one more card to lie face up in front of you. You'll play it when your hand is empty.
   *[other] Choose { number } cards to lie face up in front of you. You'll play them when your hand is empty, so good cards are worth keeping for then.
}

## table

table-chooses = { $count ->
    [one] { $who } chooses an up card.
   *[other] { $who } chooses { $count } up cards.
}
table-puts = { $me ->
    [yes] You put { $cards } face up.
   *[no] { $who } puts { $cards } face up.
}
table-turned = The card turned over to start the pile is { $cards }.

## why

asks-up-cards = { $count ->
    [one] Choose one card to lie face up.
   *[other] Choose { number } cards to lie face up.
}
asks-others-choose = The up cards are being chosen.
why-choose-first = { $count ->
    [one] First choose one card to lie face up.
   *[other] First choose { number } cards to lie face up.
}
why-chosen-already = The up cards are already chosen.
why-never-chosen = Up cards are not chosen in this game.
