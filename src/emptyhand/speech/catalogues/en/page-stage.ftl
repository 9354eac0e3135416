# Settings, cards, sounds, and the big moments on the table.

settings-language = Language
settings-language-browser = As the browser
settings-theme = Light or dark
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-back = Back of the cards
settings-four-colours = Four-colour deck
settings-hints = Mark the cards that can be played
settings-sort = Sort my hand
settings-typing = Choose cards by typing their ranks
settings-motion = Let cards fly
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
key-enter-does = play what is chosen
key-u = U
key-u-does = pick up the pile
key-p = P
key-p-does = pass, or end your turn
key-escape = Esc
key-escape-does = choose anew
