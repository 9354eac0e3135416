# The questions of the workshop. ask-TABLE-KEY asks for the key TABLE.KEY of a ruleset; choice-TABLE-KEY-VALUE is one
# of its answers; none-TABLE-KEY stands for the number 0. Most of them stand in rules/TABLE.ftl. A question about a card
# calls it "it".

group-switches = Often asked
group-end = The end
group-other = More rules

# -- Problems
# $game is the name of a game.
workshop-our = Our { $game }
# Two groups whose rules have the same title.
workshop-first = { $title } (yours)
workshop-second = { $title } (theirs)
workshop-quoted = “{ $question }”
workshop-clash = These answers don’t go together: { $questions }.
workshop-clash-one = This answer doesn’t go with the other rules: { $question }.
# $how says what would help besides dealing fewer cards and fewer players.
workshop-too-few = { $how ->
    [ranks] { $players } players need { $needed } cards, but there are { $there }. Deal fewer cards, play with fewer players or leave fewer ranks out.
    [packs] { $players } players need { $needed } cards, but there are { $there }. Deal fewer cards, play with fewer players or use more packs.
   *[deal] { $players } players need { $needed } cards, but there are { $there }. Deal fewer cards or play with fewer players.
}
workshop-unclear = These rules can’t be played: { $detail }
workshop-title = The name of your rules has at most { $most } characters, all of which can be seen.
workshop-title-instead = Call them “{ $title }”
workshop-of-card = { START($card) }: { $question }
workshop-answer = answer “{ $question }” with “{ $answer }”
workshop-more-packs = Use more packs: { $each ->
    [one] one for every player
   *[other] one for every { $each } players
}
workshop-set-back = Set it back: { $question }
workshop-set-all-back = Set all of these back
workshop-set-these-back = Set these back: { $questions }
workshop-dealt-too = deal these cards after the others
workshop-joker-highest = Make the joker the highest card
workshop-joker-out = Take the joker out of the order
workshop-not-joker = Leave the joker out of it
workshop-no-jokers = Play without jokers
workshop-all-ranks = Let every rank be part of such rows
workshop-cards-cost = Let each card left cost one point
workshop-order-rest = Put { $ranks } at the end of the order
workshop-order-whole = Use the order of the ranks
workshop-yes = Yes
workshop-no = No
workshop-clash-why = { $clash } { $why }
workshop-none = None

# Why answers don’t go together.
clash-suits-equal = Suits don’t decide anything here.
clash-listed-twice = Something is listed twice.

# What a button changes so that the answers go together; several are joined by “and”.
remedy-ends-play-on = play on until one player is left

# -- Order, start, end
ask-ends = When is a game over?
choice-ends-first-out = When the first player is out
choice-ends-play-on = When only one player has cards left
