# The lab: what rules do to a game. The page loads this file when the lab is opened.
# $margin is half of a 95 % interval; numbers come with their decimals.

lab-title = The lab
lab-intro = Bots play thousands of games in seconds. See what the rules do, or compare two sets of rules.
lab-game = Rules
lab-versus = Compare with
lab-versus-none = nothing
lab-players = Players
lab-levels = Levels of bots
lab-levels-none = not played
lab-levels-pair = { $strong } against { $weak }
api-lab-levels = Expected the first bot to be of a higher level than the others.
lab-house = your house rules
lab-house-elsewhere = The house rules of this page are only in the browser that opened it first. Ask for a link to the rules themselves.
lab-compares = { $one } compared with { $other }
# $own and $fit: numbers of players, such as 5–6
lab-alone = { $other } is for { $fit } players and { $one } for { $own }, so they can’t be compared. Here is { $one } alone.
lab-read = Read { $title }
lab-share = Share this page
lab-choose = Choose the rules to study.
lab-lobby = Lobby
lab-begins = The first games are being played …
lab-working = { NUMBER($games) } games played. The figures sharpen while more are played.
lab-done = { NUMBER($games) } games played.
lab-done-both = { NUMBER($games) } games of each played.
lab-stopped = The study stopped early: the server is too busy to play more than { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} in the time that a study has.
lab-go-on = Continue
lab-same-deals = Both are dealt the same cards, game by game.
lab-progress = Progress of the study
lab-missing = There is no lab on this server.
lab-failed = These rules could not be studied.
api-lab-players = { $fixed ->
    [yes] { $game } is for { $most } players, not { $count }.
   *[no] { $game } is for { $least } to { $most } players, not { $count }.
}
api-lab-one = Expected either the name of a ruleset or the text of house rules.
api-lab-busy = The lab is busy with other studies. Try again in a moment.
lab-again = Try again
lab-method = How this is measured
lab-method-text = Every seat is played by the same bot, which plays by rules of thumb. ± is half of a 95 % interval: if the study were repeated many times with other cards, 95 of 100 such intervals would hold the true value.
lab-method-differs = ≠ marks a difference that chance alone would hardly make: the same cards are played by both sets of rules, and all marks together are wrong in at most 5 of 100 comparisons.

# -- in words first

lab-says = In words
lab-say-starter-more = The player who starts wins { $points } points more often than an even share (±{ $margin }).
lab-say-starter-less = The player who starts wins { $points } points less often than an even share (±{ $margin }).
lab-say-starter-even = The player who starts wins neither more nor less often than an even share, as far as can be measured (±{ $margin } points).
lab-say-seat-wins = { $distance ->
    [1] The player after the one who starts wins most often: { $points } points more than an even share (±{ $margin }).
   *[other] The player { $distance } seats after the one who starts wins most often: { $points } points more than an even share (±{ $margin }).
}
lab-say-seat-last = { $distance ->
    [0] The player who starts comes last most often: { $points } points more than an even share (±{ $margin }).
    [1] The player after the one who starts comes last most often: { $points } points more than an even share (±{ $margin }).
   *[other] The player { $distance } seats after the one who starts comes last most often: { $points } points more than an even share (±{ $margin }).
}
lab-say-length = A game takes { $mean } decisions on average (±{ $margin }); 95 of 100 games take { $most } or fewer.
lab-say-swings = In { $share } of games the winner was behind at half time (±{ $margin } points). The lead changes { $changes } times in a game.
lab-say-pick-ups = The pile is picked up { $count } times in a game, { $cards } cards each time.
lab-say-rounds = A game has { $count } rounds of { $cards } cards each.
lab-say-choices = { $share } of all decisions leave a choice. In { $matter } of those, the move decides whether that player wins (±{ $margin } points).
lab-say-skill = One skilled player among unskilled ones wins { $share } of games (±{ $margin } points); luck alone would give { $even }.
lab-say-levels = One bot of the level “{ $strong }” among bots of the level “{ $weak }” wins { $share } of games (±{ $margin } points); luck alone would give { $even }.
lab-say-cards = The best card to be dealt: { $best }, worth { $plus } points of winning (±{ $margin }). The worst: { $worst }, { $minus } points.
lab-say-stalled = { $share } of games never come to an end.

# -- two sets of rules: $one has more than $other

lab-differs = What differs
lab-mark-differs = ≠ differs by more than chance would make.
lab-differs-none = No figure differs significantly.
lab-differs-none-yet = No figure differs significantly so far.
lab-differs-few = { NUMBER($games) } games are too few to tell what differs.
lab-differs-count = { $count ->
    [one] One of { $of } figures differs significantly.
   *[other] { $count } of { $of } figures differ significantly.
}
lab-differ-starter = The player who starts wins { $by } points more often in { $one } than in { $other } (±{ $margin }).
lab-differ-length = A game of { $one } takes { $by } decisions more than one of { $other } (±{ $margin }).
lab-differ-comebacks = The winner comes from behind { $by } points more often in { $one } than in { $other } (±{ $margin }).
lab-differ-matter = A choice decides who wins { $by } points more often in { $one } than in { $other } (±{ $margin }).
lab-differ-skill = A skilled player wins { $by } points more games in { $one } than in { $other } (±{ $margin }).
lab-differ-pick-ups = The pile is picked up { $by } times more in a game of { $one } than in one of { $other } (±{ $margin }).
lab-differ-kills = The pile is killed { $by } times more in a game of { $one } than in one of { $other } (±{ $margin }).
lab-differ-rounds = A game of { $one } has { $by } rounds more than one of { $other } (±{ $margin }).
lab-differ-stalled = Games of { $one } fail to end { $by } points more often than those of { $other } (±{ $margin }).

# -- charts and tables

lab-figures = Figures
lab-value = Value
lab-interval = 95 % interval
lab-difference = Difference
lab-picture = { $title }: { $count ->
    [one] one value
   *[other] { $count } values
} with intervals; the table below has all numbers.
lab-picture-curve = { $title }: shares from { $low } to { $high }, the largest at { $top }.
lab-to = { $low } – { $high }
lab-joker = joker

lab-topic-seats = Does it matter who starts?
lab-topic-last = Who comes last?
lab-topic-length = How long is a game?
lab-topic-events = What happens in a game
lab-topic-swings = How a game swings
lab-topic-pick_ups = Size of a pick-up
lab-topic-rounds = Size of a round
lab-topic-choices = How much a choice matters
lab-topic-skill = Luck against skill
lab-topic-values = What a dealt card is worth
lab-topic-zones = The same, by where the card is dealt
lab-topic-laid = What is laid in a game
lab-topic-winners = Share laid by the winner

lab-note-seats = Wins by the distance from the player who starts. Dashed: an even share.
lab-note-last = Last places by the distance from the player who starts. Dashed: an even share.
lab-note-length = Share of games by their number of decisions: moves, pick-ups and passes of everybody.
lab-note-events = Mean number in a game, everybody together.
lab-note-swings = Behind: somebody else has fewer cards. Half time: half of the decisions until the first player is out.
lab-note-pick_ups = Share of pick-ups by the number of cards that go into the hand.
lab-note-rounds = Share of rounds by the number of cards laid in them.
lab-note-choices = One choice of each game is played both ways, and once more with fresh draws, so that what chance does on its own cancels out.
lab-note-skill = Each deal is played from every seat, so that the luck of the deal cancels out. Dashed: luck alone.
lab-note-values = Points of winning that a card of the rank adds if it replaces an average card of the deal. ★ has a rule of its own.
lab-note-zones = Special cards only.
lab-note-laid = Mean number in a game, everybody together. A card laid again counts again.
lab-note-winners = Of all that is laid, the share that the winner laid. Dashed: an even share.

lab-axis-wins = games won, %
lab-axis-last = games in last place, %
lab-axis-games = games, %
lab-axis-share = %
lab-axis-number = mean number in a game
lab-axis-points = points of winning
lab-axis-winner = laid by the winner, %
lab-axis-decisions = decisions
lab-axis-cards = cards
lab-axis-of-games = { $size ->
    [1] % of games
   *[other] % of games, by { $size } decisions
}
lab-axis-of-pick-ups = % of pick-ups
lab-axis-of-rounds = % of rounds

lab-row-starter = starts
lab-row-seat = { $distance } after
lab-row-mean = mean
lab-row-median = median
lab-row-p95 = 95 % are at most
lab-row-kills = piles killed
lab-row-pick_ups = piles picked up
lab-row-rounds = rounds
lab-row-passes = passes
lab-row-cards_left = cards left at the end
lab-row-stalled = games that never end
lab-row-instant = won at once: { $name }
lab-row-comebacks = winner was behind
lab-row-lead_changes = changes of the lead
lab-row-choices-share = decisions with a choice
lab-row-choices-matter = choices that matter
lab-row-choices-gain = points gained by choosing
lab-row-skill = skilled player wins
lab-row-levels = stronger bot wins
lab-row-hand = { $rank } in hand
lab-row-up = { $rank } face up
lab-row-down = { $rank } face down
