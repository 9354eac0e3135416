# A game at the terminal: questions, prompts, commands, results. Prompts end without a space; code adds it.

# -- the questions before a game; what stands in brackets is what Enter takes

setup-what = What shall we play?
setup-more = More games, by name:
setup-game = Number or name [{ $default }]:
setup-no-game = There is no game called { $name }: enter a number or a name of the list, or the path of a file.
setup-no-game-near = There is no game called { $name }. Did you mean { $near }?
setup-players = How many players? { $least } to { $most } [{ $default }]:
setup-people = How many of them are people at this screen? { $least } to { $most } [{ $default }]:
setup-number = Expected a number from { $least } to { $most }.
setup-bots = Which bots? { $bots }, or several with commas [{ $default }]:
setup-no-bot = There is no bot called { $name }: expected one of { $bots }.

# -- a choice: what to do, then in brackets what else can be entered

ask-choose = { $count ->
    [one] Choose { $count } card to lie face up
   *[other] Choose { $count } cards to lie face up
}
    .long = { $count ->
        [one] Choose { $count } card to lie face up by rank or number
       *[other] Choose { $count } cards to lie face up by rank or number
    }
ask-hand = Play cards
    .long = Play cards by rank or number
ask-row = Play face-up cards
    .long = Play face-up cards by rank or number
ask-take = Take a face-up card
    .long = Take a face-up card by rank or number
ask-along = Pick up the pile, alone or with face-up cards
    .long = Pick up the pile, alone or with face-up cards by rank or number
    .short = Pick up the pile
ask-down = Turn over a face-down card
    .long = Turn over a face-down card by number
ask-with-ways = { $asks } ({ $ways }):
ask-way-only = Enter: the only move
ask-way-pick-up = p: pick up
ask-way-pick-up-sign = ^: pick up
ask-way-pass = -: pass
ask-way-end-turn = -: end your turn
ask-way-hint = ?: hint
ask-way-quit = quit
ask-way-help = h: help
ask-only-pick-up = Nothing fits: press Enter to pick up the pile (h: help):
    .short = Press Enter to pick up (h: help):
ask-only-try = Nothing fits: press Enter to turn over the top card of the draw pile (h: help):
    .short = Press Enter to try the draw pile (h: help):
ask-only-give = Nothing fits: press Enter, and the player before you takes the pile (h: help):
    .short = Press Enter to give the pile away (h: help):
ask-only-pass = You cannot beat that: press Enter to pass (h: help):
    .short = Press Enter to pass (h: help):
ask-only-not-last = You cannot finish with that: press Enter to pass (h: help):
    .short = Press Enter to pass (h: help):
ask-only-locked = Your cards of the locked suits cannot beat that: press Enter to pass (h: help):
    .short = Press Enter to pass (h: help):
ask-only-end-turn = Nothing more fits: press Enter to end your turn (h: help):
    .short = Press Enter to end your turn (h: help):
ask-only-let-lie = Nothing fits: press Enter to pass (h: help):
    .short = Press Enter to pass (h: help):

# -- moves that are made without asking

forced-pick-up = Nothing you have fits.
forced-pass = You cannot beat that.
forced-not-last = You cannot finish with that.
forced-locked = Your cards of the locked suits cannot beat that.
forced-end-turn = Nothing more fits.
forced-let-lie = Nothing fits.
forced-opening = There is only one way to open.

# -- commands

help-title = Help
help-naming = Name cards by rank, by the number beside them or as a card: K, KK, 10, 1 3, 6h.
    Digits that could be a rank or a number mean what you can play; #6 is always the number.
help-numbering = Name cards by the numbers beside them: 1 3, or 1,3.
help-pass = - -, p or pass: pass
help-pick-up = - p or ^: pick up the pile
help-pick-up-with = - p or ^: pick up the pile; p #2: the same, with up card 2
help-pick-up-sign = - ^ or pick up: pick up the pile
help-end-turn = - - or pass: end your turn where you need not play again
help-let-lie = - - or pass: pass and let the pile lie
help-flip = - 2 or f2: turn over face-down card 2
help-commands = - Enter: make the only possible move
    - ? or hint: a hint
    - u or undo: take back your last choice
    - k or known: which cards are known to be in whose hand
    - l or log: what has happened so far
    - r or rules: the rules of this game
    - s or save: save, and continue
    - q or quit: save and leave
help-letters = The letters k, q and r mean a king, queen or joker while you hold one; the words always work.
undo-shared = Nothing is taken back where several people share a screen: they would know too much.
undo-nothing = You have not chosen anything yet that could be taken back.
turn-page = Enter: continue, q: back to the game

known-title = What is known
known-nothing = { $who }, nothing in hand
known-none = { $count ->
    [one] { $who }, { $count } in hand: it is not known
   *[other] { $who }, { $count } in hand: none of them is known
}
known-cards = { $who }, { $count } in hand: known to hold { $cards }
known-gone = Out of the game: { $cards }
known-gone-nothing = Out of the game: nothing yet
known-why = A card is known to be in a hand when it was picked up for all to see and not played since.

hint-typed = Hint: { $entry } ({ FORM($move, name: "do") }).
hint-missing = To have hints judged by looking ahead, install numba.
hint-first = Getting ready to look ahead: a second, or half a minute the first time on this machine …

bots-compiling = The bots are getting ready to look ahead. This takes about half a minute, once on this machine.
bots-compiling-begin = The bots are getting ready to look ahead. This takes about half a minute, once on this machine. You can begin.
bots-loading = The bots are getting ready to look ahead.

# -- after a game

after-next = Enter: next game, quit: leave
after-choose = Enter: leave, a: play again, c: hear the coach
after-choose-again = Enter: leave, a: play again
after-coaching = The coach looks at your choices: this can take half a minute …
after-turn-page = Enter: continue, q: back
score-won = won
score-points = points
score-has-won = { $who } has won { $wins }.
score-has-points = { $who } has won { $wins } and has { $points } points.
score-goal = { $count ->
    [one] { $count } game played; the first to win { $wins } takes the match.
   *[other] { $count } games played; the first to win { $wins } takes the match.
}
score-goal-points = { $count ->
    [one] { $count } game played; the first to reach { $points } points takes the match.
   *[other] { $count } games played; the first to reach { $points } points takes the match.
}

save-done = Saved in { $path }.
save-failed = The game could not be saved: { $reason }.
save-failed-record = The game could not be saved: { $reason }. This is its record:
left-record = The record is in { $path }
left-replay = See it again with: { $command }
left-coach = Hear the coach with: { $command }
left-saved = The game is saved in { $path }
left-resume = Continue with: { $command }

# -- a recorded game, step by step, and a game between bots

steps-prompt = Move { $at } of { $last }. Enter: on, b: back, g 40: to 40, v 2: seat 2, v all, quit
steps-help = Expected Enter or n, b, g and a move's number, v and a seat or all, or q.
steps-unfinished = This game is not finished, so it is shown from one seat at a time: choose one, such as v 2.
steps-no-seat = There is no seat { $seat }: expected 1 to { $count }, or all.
steps-left = The game was left here, unfinished.
demo-title = { $title }, game { $seed }: { $seated }.
demo-stalled = Nobody has won after { $count } moves: the game counts as stalled.
demo-left = { $count ->
    [one] Left after { $count } move; --seed { $seed } shows the game again.
   *[other] Left after { $count } moves; --seed { $seed } shows the game again.
}
demo-over = { $count ->
    [one] The game took { $count } move; --seed { $seed } shows it again.
   *[other] The game took { $count } moves; --seed { $seed } shows it again.
}

# -- a puzzle

puzzle-help = Enter a move as in a game, ? for the answer, known for what is known, rules for the rules, or quit to leave.
puzzle-answer = The answer:
