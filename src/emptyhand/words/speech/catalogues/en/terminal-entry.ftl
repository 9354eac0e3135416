# What a person types, and why a line is refused.

# -- words that can be typed, separated by commas; in other languages these are typed besides the English ones

typed-hint = hint
typed-rules = rules
typed-undo = undo
typed-save = save
typed-log = log
typed-known = known
typed-help = help
typed-quit = quit, exit
typed-pass = pass
typed-pick-up = pick up, pickup, pick
typed-flip = flip
typed-again = again
typed-coach = coach
typed-all = all
# A rank's name or letter and the rank that it stands for. A letter never changes what a line means in English.
typed-ranks = two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, jack J, queen Q, king K, ace A, joker R

# -- refusals; $first and $last are the numbers beside the cards, $count how many there are

entry-range = { $count ->
    [0] none lie here to be named
    [1] yours is number { $first }
   *[other] yours go from { $first } to { $last }
}
entry-not-a-number = Expected the number beside each card you choose, or h for help.
entry-not-a-number-down = Expected the number beside a face-down card, or h for help.
entry-empty = Enter the rank or number of each card you choose, or h for help.
entry-empty-down = Enter the number of a face-down card, or h for help.
entry-one-down = Only one face-down card can be turned at a time.
entry-one-up = Only one face-up card can be taken at a time.
entry-no-such-number = There is no card with that number; { entry-range }.
entry-no-number = There is no card number { $number }; { entry-range }.
entry-no-rank = You have no { $number } here and there is no card number { $number }; { entry-range }.
entry-twice = Number { $number } was entered twice.
entry-p-both = p could be a pass or a pick-up here: enter pass to let the pile lie, or pick up to take it.
entry-both = { $number } could be card number { $number }, which is { $by_number }, or { $by_rank }: enter #{ $number } for the number or { $card } for the card.
entry-unknown = '{ $word }' is not understood; name cards by rank or number, such as KK; h shows help.
entry-not-held = You do not have all of those cards here.
entry-too-many = { $most ->
    [one] Choose { $most } card at most, not { $count }.
   *[other] Choose { $most } cards at most, not { $count }.
}
