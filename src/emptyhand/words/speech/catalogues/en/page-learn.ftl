# Learning at the table: hints and tips.

bubble-close = Close
hint-button = Hint
hint-looking = Looking ahead …
hint-taken = { $name } took a hint.
hint-taken-you = You took a hint.

# The choice of the host.
hints-option = Hints
hints-alone = only alone with bots
hints-always = for all, seen by all
hints-never = none

## Tips: each rule when it first matters

guide-label = Tip
guide-got-it = Got it
guide-waits = The others wait while you read.
guide-no-more = No more tips
guide-on = Show tips
guide-learn = Learn by playing
guide-learn-about = A real game with gentle bots. Each rule is explained when it first matters.

tip-goal-pile = Get rid of all your cards. { $rows ->
    [both] Your hand comes first, then the cards face up in front of you, and last the face-down ones.
    [up] Your hand comes first, then the cards face up in front of you.
    [down] Your hand comes first, then the face-down cards in front of you.
   *[none] Play them onto the pile.
}
tip-goal-climb = Get rid of all your cards. Beat what lies on the table with a higher combination of the same kind.
tip-first-out = The first player without cards wins.
tip-play-on = The first player without cards wins; the others play on for the places.
tip-out = Somebody is out and has a place. The others play on.

tip-empty = The pile is empty: you can play anything.
tip-anything = Anything goes on this pile now.
tip-answer = What goes on this pile: { $what }.
tip-bright = The cards you can play are bright. Tap one, then press the first button below.

tip-lead = You lead: play whatever combination you like.
tip-beat = To beat { FORM($figure, name: "the") }, play a higher { $kind }.
tip-round = Nobody beat that. The round is over, and its winner leads with anything.
