# Settings, cards, sounds, and the big moments on the table.

settings-name-save = Save the name
settings-language = Language
settings-language-browser = Same as browser
settings-theme = Light or dark
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-back = Card back
settings-four-colours = Four-colour deck
settings-hints = Mark the cards that can be played
settings-sort = Sort my hand
settings-typing = Choose cards by typing their ranks
settings-motion = Card animations
settings-sound = Sounds
settings-volume = Volume
settings-muted = Hide chat and reactions of others
settings-keys = Keys

back-lattice = Blue lattice
back-waves = Red waves
back-rosette = Green rosette
back-night = Night sky

key-arrows = ← → ↑ ↓
key-arrows-does = move along the hand; with Shift the card moves too
key-space = Space
key-space-does = choose a card, or put it back
key-ranks = 2 to 9, 0, J Q K A R
key-ranks-does = choose a card of that rank; 0 is the ten, R the joker
key-slots = 1 2 3
key-slots-does = choose a down card by its place
key-enter = Enter
key-enter-does = play what is chosen; after a game, the next one
key-u = U
key-u-does = pick up the pile
key-p = P
key-p-does = pass, or end your turn
key-escape = Esc
key-escape-does = choose anew

# $place counts from 1.
moment-out = { $place ->
    [1] { $name } is out first!
    [2] { $name } is out: 2nd place
    [3] { $name } is out: 3rd place
   *[other] { $name } is out: { $place }th place
}
moment-you-out = { $place ->
    [1] You are out first!
    [2] You are out: 2nd place
    [3] You are out: 3rd place
   *[other] You are out: { $place }th place
}

# A hand that wins at once.
moment-at-once = { $me ->
    [yes] You win at once with { $hand }!
   *[no] { $who } wins at once with { $hand }!
}

# The exchange before the first play.
exchange-heading = The exchange
exchange-from = From { $name }
exchange-to = To { $name }
exchange-between = { $who } to { $to }
exchange-highest = { $count ->
    [one] the highest
    [2] the two highest
   *[other] the { $count } highest
}
exchange-lowest = { $count ->
    [one] the lowest
    [2] the two lowest
   *[other] the { $count } lowest
}
exchange-also = { $count ->
    [one] { $who } gives { $to } the highest card and gets the lowest one back.
    [2] { $who } gives { $to } the two highest cards and gets the two lowest back.
   *[other] { $who } gives { $to } the { $count } highest cards and gets the { $count } lowest back.
}
exchange-start = Start

middle-label = Middle of the table
middle-you = You
middle-draw = draw
middle-draw-spoken = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
middle-draw-empty-spoken = The draw pile is used up
middle-gone = { $count } gone
# $way is clockwise or counter.
middle-gone-spoken = { $way ->
    [clockwise] { $count ->
        [one] 1 card out of the game; play goes clockwise
       *[other] { $count } cards out of the game; play goes clockwise
    }
   *[counter] { $count ->
        [one] 1 card out of the game; play goes counter-clockwise
       *[other] { $count } cards out of the game; play goes counter-clockwise
    }
}
middle-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
middle-empty = empty
middle-pile-empty-spoken = The pile is empty. Show what is out of the game
# $cards lists them from the top.
middle-pile-spoken = { $count ->
    [one] Pile of 1 card; from the top: { $cards }. Show all
   *[other] Pile of { $count } cards; from the top: { $cards }. Show all
}
middle-pile-spoken-by = { $count ->
    [one] Pile of 1 card, the newest by { $name }; from the top: { $cards }. Show all
   *[other] Pile of { $count } cards, the newest by { $name }; from the top: { $cards }. Show all
}
middle-table = What lies on the table
middle-round-newest = This round, newest first
middle-pile-newest = The pile, newest first
middle-out-of-game = Out of the game
middle-nothing = Nothing.
